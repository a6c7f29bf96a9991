import { Ajv2020 } from 'ajv/dist/2020.js';
import { addWireFormats } from '#lib/wire-formats.ts';
import type { Fault } from '../core/faults.ts';
import { invalidRequest } from '../core/problem.ts';

const moment = { type: 'string', format: 'date-time' };

function object(properties: Record<string, unknown>, required: string[]): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

const schemas = {
  reset: object({ now: moment }, []),
  clock: object({ now: moment }, ['now']),
  push: object({ to: { type: 'string' }, message: {} }, ['to', 'message']),
  expireTokens: object({ user: { type: 'string' }, refresh: { type: 'boolean' } }, ['user']),
  providerState: object(
    { action: { enum: ['setup', 'teardown'] }, state: { type: 'string' }, params: { type: 'object' } },
    ['state'],
  ),
  fault: object(
    {
      service: { type: 'string' },
      operationId: { type: 'string' },
      path: { type: 'string' },
      status: { type: 'integer', minimum: 200, maximum: 599 },
      body: {},
      headers: { type: 'object', additionalProperties: { type: 'string' } },
      delayMs: { type: 'number', minimum: 0 },
      abort: { enum: [true, false, 'body'] },
      abortAfter: { type: 'number', minimum: 0, maximum: 1 },
      malformed: { type: 'boolean' },
      nulls: { type: 'boolean' },
      times: { type: 'integer', minimum: 1 },
      probability: { type: 'number', minimum: 0, maximum: 1 },
      seed: { type: 'integer' },
    },
    ['service'],
  ),
};

/** Request bodies of the control interface. */
export type ControlBodies = {
  reset: { now?: string };
  clock: { now: string };
  push: { to: string; message: unknown };
  expireTokens: { user: string; refresh?: boolean };
  providerState: { action?: 'setup' | 'teardown'; state: string; params?: Record<string, unknown> };
  fault: Fault;
};

/** Checks the bodies of the control interface: a mistyped fault that never fires makes a test pass for nothing. */
export function createControlCheck(): <Name extends keyof ControlBodies>(
  name: Name,
  body: unknown,
) => ControlBodies[Name] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addWireFormats(ajv);
  return <Name extends keyof ControlBodies>(name: Name, body: unknown) => {
    const value = body ?? {};
    if (!ajv.validate(schemas[name], value)) throw invalidRequest(ajv.errorsText(ajv.errors, { dataVar: 'body' }));
    return value as ControlBodies[Name];
  };
}
