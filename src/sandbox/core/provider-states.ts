import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Account } from '../accounts/accounts.ts';
import { ensureAccount } from '../accounts/accounts.ts';
import type { Schema } from '../spec/document.ts';
import { Problem } from './problem.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * A situation that a contract asks for. It acts for the person whose token the verifier sends: parameter `user`, an
 * e-mail address that every state takes.
 */
export type ProviderState = {
  name: string;
  description: string;
  /** Name -> JSON schema. A parameter without a default is required. */
  parameters: Record<string, Schema>;
  setup(sandbox: Sandbox, account: Account, parameters: Record<string, unknown>): void;
  /** Ids of this sandbox in the place of those that were given, once it is set up: requests then hold these. */
  ownIds?(sandbox: Sandbox, account: Account, parameters: Record<string, unknown>): Record<string, string>;
};

/** The person whom contracts speak of unless they name another. */
const DEFAULT_USER = 'anna@example.com';

/**
 * A state with typed parameters: each field of the type has a schema, and with it a default or the duty to be given.
 */
export function defineState<Parameters extends Record<string, unknown>>(state: {
  name: string;
  description: string;
  parameters: { [Name in keyof Parameters]-?: Schema } & Record<string, Schema>;
  setup(sandbox: Sandbox, account: Account, parameters: Parameters): void;
  ownIds?(sandbox: Sandbox, account: Account, parameters: Parameters): Record<string, string>;
}): ProviderState {
  // The schemas of the parameters were checked before, by setUpState.
  const { setup, ownIds, ...described } = state;
  return {
    ...described,
    setup: (sandbox, account, parameters) => setup(sandbox, account, parameters as Parameters),
    ...(ownIds && { ownIds: (sandbox, account, parameters) => ownIds(sandbox, account, parameters as Parameters) }),
  };
}

/**
 * Holds fields that a state names against what there is and cannot be changed.
 * @throws Problem 422 naming those that there are not
 */
export function requireFields(named: object, there: object): void {
  const missing = Object.keys(named).filter((name) => !Object.hasOwn(there, name));
  if (missing.length > 0) throw new Problem(422, 'impossible-state', `There is no ${missing.join(', ')} here.`);
}

/** Id that may be left out: the empty one is none. */
export const OPTIONAL_ID: Schema = { type: 'string', default: '' };

/** Those of some ids that were given. */
export function givenIds(...ids: readonly string[]): string[] {
  return ids.filter((id) => id !== '');
}

/**
 * Brings a state about.
 * @returns its parameters with their defaults, and the ids of this sandbox in their place, which requests may hold
 * @throws Problem 422 for a state that nobody defined, or parameters that do not fit it
 */
export function setUpState(
  sandbox: Sandbox,
  states: readonly ProviderState[],
  name: string,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Problem(422, 'unknown-state', `No service defines the state "${name}".`);
  const parameters = { user: DEFAULT_USER, ...given };
  const check = parametersCheck(state);
  if (!check(parameters)) {
    throw new Problem(
      422,
      'invalid-parameters',
      `State "${name}": ${ajv.errorsText(check.errors, { dataVar: 'params' })}.`,
    );
  }
  return sandbox.database.transaction(() => {
    const account = ensureAccount(sandbox.database, String(parameters.user));
    state.setup(sandbox, account, parameters);
    return { ...parameters, ...state.ownIds?.(sandbox, account, parameters) };
  });
}

const ajv = new Ajv2020({ strict: false, useDefaults: true, validateSchema: false });
const checks = new WeakMap<ProviderState, ValidateFunction>();

/** Check of a state's parameters, which fills in defaults. Compiled once: it takes longer than most states. */
function parametersCheck(state: ProviderState): ValidateFunction {
  const known = checks.get(state);
  if (known) return known;
  const made = ajv.compile(parametersSchema(state));
  checks.set(state, made);
  return made;
}

/** The JSON schema of a state's parameters, for validation and for the catalogue. */
export function parametersSchema({ parameters }: ProviderState): Schema {
  const isRequired = (schema: Schema) => typeof schema === 'object' && !('default' in schema);
  return {
    type: 'object',
    properties: { user: { type: 'string', default: DEFAULT_USER }, ...parameters },
    required: Object.keys(parameters).filter((name) => isRequired(parameters[name] ?? true)),
    additionalProperties: false,
  };
}
