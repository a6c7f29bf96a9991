import { expect, test } from 'vitest';
import { readArguments, readHeader, refuseOldNode, UsageError } from './arguments.ts';

const good = ['verify', '--provider', 'customer', '--base-url', 'http://localhost:8080'];

test('a call is read', () => {
  expect(readArguments([...good, '--pending', '--junit', 'a.xml'])).toEqual({
    command: 'verify',
    options: { provider: 'customer', 'base-url': 'http://localhost:8080', pending: true, junit: 'a.xml' },
  });
  const messages = ['verify', '--provider', 'photo-push', '--message-url', 'http://localhost:8080/messages'];
  expect(readArguments(messages).options).toEqual({
    provider: 'photo-push',
    'message-url': 'http://localhost:8080/messages',
  });
  expect(readArguments(['list', '--help']).command).toBe('help');
  expect(readArguments(['help']).command).toBe('help');
  expect(readArguments(['--version']).command).toBe('version');
});

test('a Node that is too old is named before anything begins', () => {
  expect(() => refuseOldNode('20.20.2')).toThrow(
    new UsageError('photo-contracts needs Node 22 or later; this is 20.20.2.'),
  );
  expect(() => refuseOldNode('22.0.0')).not.toThrow();
});

test.each([
  [[], 'Say what to do.'],
  [['toString'], 'There is no command "toString".'],
  [['verify'], '"verify" needs --provider.'],
  [['verify', '--provider', 'customer'], '"verify" needs --base-url, or for messages --message-url.'],
  [[...good, 'customer'], '"customer" belongs to no option.'],
  [[...good, '--port', '1'], '"verify" does not take --port.'],
  [['list', '--only', 'getCustomer'], '"list" does not take --only.'],
  [[...good, '--states', 'a.mjs', '--state-url', 'http://localhost'], 'Give --state-url or --states, not both.'],
  [
    ['verify', '--provider', 'customer', '--base-url', 'localhost:8080'],
    '--base-url is to be an address such as http://localhost:8080, not "localhost:8080".',
  ],
  [
    [...good, '--message-url', 'messages'],
    '--message-url is to be an address such as http://localhost:8080, not "messages".',
  ],
  [[...good, '--provider-version', '1'], '--provider-version needs --broker-url.'],
  [
    [...good, '--broker-url', 'http://localhost', '--provider-version', '1', '--only', 'getCustomer'],
    'What is verified in part cannot be published',
  ],
  [
    [...good, '--broker-url', 'http://localhost', '--provider-branch', 'a'],
    '--provider-branch needs --provider-version.',
  ],
  [[...good, '--fuzz-writes'], '--fuzz-writes needs --fuzz.'],
  [[...good, '--fuzz', '--fuzz-requests', 'many'], '--fuzz-requests is to be a whole number from 1, not "many".'],
  [['compare', '--provider', 'customer'], '"compare" needs --openapi.'],
  [[...good, '--state-url', 'states'], '--state-url is to be an address such as http://localhost:8080, not "states".'],
  [[...good, '--provider=newsletter'], '--provider is given twice.'],
  [[...good, '--only', 'getCustomer', '--only', 'getCustomer'], '--only is given twice.'],
  [['compare', '--provider', 'a', '--openapi', 'a.yaml', '--openapi', 'b.yaml'], '--openapi is given twice.'],
  [['list', '--provider', 'voucher', '--provider', 'newsletter'], '--provider is given twice.'],
])('a wrong call is refused: %j', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});

test('an option that is not there, or lacks its value, is refused', () => {
  expect(() => readArguments([...good, '--ony', 'x'])).toThrow("Unknown option '--ony'");
  expect(() => readArguments([...good, '--only'])).toThrow("'--only <value>' argument missing");
});

test('a header is read with its name in small letters', () => {
  expect(readHeader('Authorization: Bearer abc')).toEqual({ name: 'authorization', value: 'Bearer abc' });
  expect(readHeader('X-Api-Key:k')).toEqual({ name: 'x-api-key', value: 'k' });
  expect(readHeader('Authorization: Bearer abc\r\n')).toEqual({ name: 'authorization', value: 'Bearer abc' });
});

test.each([
  ['Bearer abc', '--auth-header is to read "Authorization: Bearer …": its name and colon are missing.'],
  ['Authorization: Bearer a\nbc', '--auth-header is to read "Authorization: Bearer …": a line break stands in it.'],
  ['Authorization: Bearer ', '--auth-header ends after "Bearer": is the variable set that holds the token?'],
  ['Authorization: bearer', '--auth-header ends after "bearer": is the variable set that holds the token?'],
  ['X-Token: Basic  \n', '--auth-header ends after "Basic": is the variable set that holds the token?'],
  ['X-Token: ', '--auth-header ends after "X-Token:": is the variable set that holds the token?'],
])('a wrong header is refused without its token: %j', (header, message) => {
  expect(() => readHeader(header)).toThrow(new UsageError(message));
});

test('a header without its quotes is refused without its token', () => {
  const words = [...good, '--auth-header', 'Authorization:', 'Bearer', 'abc'];
  expect(() => readArguments(words)).toThrow(
    new UsageError('A word (is --auth-header in quotes?) belongs to no option.'),
  );
});
