import { defineState } from '../core/provider-states.ts';

/** Situations that every service knows. */
export const commonStates = [
  defineState<{ service: string; operationId: string; status: number; code?: string }>({
    name: 'the service fails',
    description: 'The next call of the operation answers with that status, whatever is asked.',
    parameters: {
      service: { type: 'string', description: 'The slug of the service.' },
      operationId: { type: 'string' },
      status: { type: 'integer', minimum: 400, maximum: 599, default: 500 },
      code: { type: 'string', default: 'internal-error' },
    },
    setup({ faults }, _account, { service, operationId, status, code }) {
      const body = { code, message: 'Something went wrong on our side.' };
      faults.add({ service, operationId, status, body, times: 1 });
    },
  }),
  defineState<{ service: string; operationId: string; status: number; body?: unknown }>({
    name: 'the service answers',
    description:
      'The next call of the operation answers exactly so: for answers that a service may give and this one never does.',
    parameters: {
      service: { type: 'string', description: 'The slug of the service.' },
      operationId: { type: 'string' },
      status: { type: 'integer', minimum: 200, maximum: 599 },
      body: { description: 'The JSON body; null for none.', default: null },
    },
    setup({ faults }, _account, { service, operationId, status, body }) {
      faults.add({ service, operationId, status, ...(body === null ? {} : { body }), times: 1 });
    },
  }),
  defineState<Record<string, never>>({
    name: 'the access token is refused',
    description: 'The call carries a token that is expired, forged or missing; the contract itself says which is sent.',
    parameters: {},
    setup() {
      // Nothing to prepare: tokens that this sandbox has not issued are refused.
    },
  }),
];
