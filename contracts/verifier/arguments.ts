import { parseArgs } from 'node:util';
import { reasonOf } from '../support/reason.ts';

/** Error in the arguments of the command: it exits with 2, not with the 1 of a contract that does not hold. */
export class UsageError extends Error {}

/** The exit codes, which pipelines read. */
export const exitCodes = { good: 0, failed: 1, misused: 2 } as const;

/** Major version of Node from which on everything here is there. */
const OLDEST_NODE = 22;

/** @throws UsageError for a Node that lacks what the command needs, instead of a stack trace half-way */
export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST_NODE)
    throw new UsageError(`photo-contracts needs Node ${OLDEST_NODE} or later; this is ${version}.`);
}

const text = { type: 'string' } as const;
const options = {
  provider: text,
  'base-url': text,
  'message-url': text,
  'state-url': text,
  states: text,
  'auth-header': text,
  only: text,
  pending: { type: 'boolean' },
  junit: text,
  json: text,
  html: text,
  port: text,
  openapi: text,
  'broker-url': text,
  'provider-version': text,
  'provider-branch': text,
  'build-url': text,
  fuzz: { type: 'boolean' },
  'fuzz-requests': text,
  'fuzz-seconds': text,
  'fuzz-seed': text,
  'fuzz-only': text,
  'fuzz-writes': { type: 'boolean' },
  'fuzz-remote': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

type Option = keyof typeof options;

/** Options of each command; `!` marks required ones. */
const commands = {
  verify: [
    'provider!',
    'base-url',
    'message-url',
    'state-url',
    'states',
    'auth-header',
    'only',
    'pending',
    'junit',
    'json',
    'html',
    'broker-url',
    'provider-version',
    'provider-branch',
    'build-url',
    'fuzz',
    'fuzz-requests',
    'fuzz-seconds',
    'fuzz-seed',
    'fuzz-only',
    'fuzz-writes',
    'fuzz-remote',
  ],
  compare: ['provider!', 'openapi!', 'only', 'json'],
  list: ['provider'],
  states: ['provider', 'json'],
  report: ['provider', 'base-url', 'html', 'json'],
  stub: ['provider', 'port'],
} as const satisfies Record<string, readonly (Option | `${Option}!`)[]>;

export type CommandName = keyof typeof commands;

/** Values of the options, as they were given. */
export type Options = ReturnType<typeof parsed>['values'];

export interface Arguments {
  command: CommandName | 'help' | 'version';
  options: Options;
}

/**
 * Reads the command line.
 * @param words what follows the program's name
 * @throws UsageError for a command or an option that is not there, one that the command does not take, one that it misses, and
 * one with a value that is given twice
 */
export function readArguments(words: string[]): Arguments {
  const { values, positionals } = parsed(words);
  if (values.version) return { command: 'version', options: {} };
  if (values.help || positionals[0] === 'help') return { command: 'help', options: {} };
  const [command, ...rest] = positionals;
  if (!isCommand(command))
    throw new UsageError(command === undefined ? 'Say what to do.' : `There is no command "${command}".`);
  if (rest.length > 0) {
    // Without its quotes the value of --auth-header ends at a blank, and the token is among the rest.
    const what = values['auth-header'] === undefined ? `"${rest.join(' ')}"` : 'A word (is --auth-header in quotes?)';
    throw new UsageError(`${what} belongs to no option.`);
  }
  const takes: readonly string[] = commands[command];
  const stray = Object.keys(values).find((name) => !takes.includes(name) && !takes.includes(`${name}!`));
  if (stray !== undefined) throw new UsageError(`"${command}" does not take --${stray}.`);
  const missing = takes.find((name) => name.endsWith('!') && !(name.slice(0, -1) in values));
  if (missing !== undefined) throw new UsageError(`"${command}" needs --${missing.slice(0, -1)}.`);
  if (command === 'verify' && values['base-url'] === undefined && values['message-url'] === undefined)
    throw new UsageError('"verify" needs --base-url, or for messages --message-url.');
  if (values['state-url'] !== undefined && values.states !== undefined)
    throw new UsageError('Give --state-url or --states, not both.');
  for (const name of ['base-url', 'message-url', 'state-url', 'broker-url'] as const) refuseNoUrl(name, values[name]);
  refuseUseless(values);
  return { command, options: values };
}

/** Options that mean nothing without another. */
function refuseUseless(values: Options): void {
  for (const [name, needed] of [
    ['provider-version', 'broker-url'],
    ['provider-branch', 'provider-version'],
    ['build-url', 'provider-version'],
    ...(['fuzz-requests', 'fuzz-seconds', 'fuzz-seed', 'fuzz-only', 'fuzz-writes', 'fuzz-remote'] as const).map(
      (option) => [option, 'fuzz'] as const,
    ),
  ] as const)
    if (values[name] !== undefined && values[needed] === undefined)
      throw new UsageError(`--${name} needs --${needed}.`);
  if (values['provider-version'] !== undefined && values.only !== undefined)
    throw new UsageError('What is verified in part cannot be published: leave out --only or --provider-version.');
  if (values.fuzz && values['base-url'] === undefined) throw new UsageError('--fuzz needs --base-url.');
  for (const name of ['fuzz-requests', 'fuzz-seconds', 'fuzz-seed'] as const)
    if (values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name]))
      throw new UsageError(`--${name} is to be a whole number from 1, not "${values[name]}".`);
}

/** A header as `--auth-header` gives it, its name in small letters. */
export interface AuthHeader {
  name: string;
  value: string;
}

/**
 * The header in `--auth-header`. A message about a wrong one holds nothing that may be the token.
 * @throws UsageError unless it reads `Name: value`, and for one of which the token is missing
 */
export function readHeader(header: string): AuthHeader {
  const [, name, value = ''] = /^([\w-]+):\s*(.*)$/s.exec(header.trimEnd()) ?? [];
  if (name === undefined || /[\r\n]/.test(value)) {
    const fault = name === undefined ? 'its name and colon are missing' : 'a line break stands in it';
    throw new UsageError(`--auth-header is to read "Authorization: Bearer …": ${fault}.`);
  }
  if (/^(?:bearer|basic)?$/i.test(value))
    throw new UsageError(
      `--auth-header ends after "${value || `${name}:`}": is the variable set that holds the token?`,
    );
  return { name: name.toLowerCase(), value };
}

function parsed(words: string[]) {
  try {
    const { tokens, ...read } = parseArgs({ args: words, options, allowPositionals: true, tokens: true });
    refuseTwice(tokens.flatMap((token) => (token.kind === 'option' && token.value !== undefined ? [token.name] : [])));
    return read;
  } catch (error) {
    throw new UsageError(reasonOf(error));
  }
}

/** Of a value that is given twice, `parseArgs` drops the first: what it asks for would not be done, and nobody told. */
function refuseTwice(names: string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice.`);
}

function isCommand(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(commands, word);
}

function refuseNoUrl(option: string, url: string | undefined): void {
  if (url !== undefined && !(URL.canParse(url) && /^https?:/.test(url)))
    throw new UsageError(`--${option} is to be an address such as http://localhost:8080, not "${url}".`);
}
