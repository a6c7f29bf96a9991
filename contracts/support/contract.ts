import { createCases } from './cases.ts';
import { readSpec } from './spec.ts';
import type { Success } from './subject.ts';
import { nullsCase } from './unrecorded-cases.ts';
import type { Cases, Operation, Plan } from './typed.ts';

/**
 * The contract of one service: registers a test for each case, which drives the app's own function through the HTTP client
 * against a mock server, checks what the app makes of the answer, and records the interaction for the provider.
 * @example
 * const { operation } = contract<operations>('customer');
 * operation('getCustomer', { ids: 'A7.8', call: () => getCustomer() }, ({ on, refusedToken }) => {
 *   on(200, 'a consumer', { given: { state: 'a consumer' } }).gives((customer) => expect(customer.firstName).toBe('Anna'));
 *   refusedToken();
 *   on(500, 'the service fails', { provoked: true }).fails('An error occurred loading your settings');
 * });
 */
export function contract<Operations extends { [Id in keyof Operations]: Operation }>(service: string) {
  const spec = readSpec(service);
  const successes = new Map<string, Success>();
  return {
    operation<Id extends keyof Operations & string, Value>(
      id: Id,
      plan: Plan<Operations[Id], Value>,
      register: (cases: Cases<Operations[Id], Value>) => void,
    ): void {
      const operation = spec.operations.get(id);
      if (!operation) throw new Error(`The spec of ${service} has no operation ${id}.`);
      const unsaid = new Set<string>();
      const subject = { service, operation, plan, successes };
      register(createCases(subject, unsaid));
      nullsCase(subject);
      // Without gives, fails or throws there is no test, which would go unnoticed.
      if (unsaid.size > 0) throw new Error(`It is not said what the app makes of ${[...unsaid].join(', ')}.`);
    },
  };
}
