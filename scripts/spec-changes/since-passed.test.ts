import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sincePassed } from './since-passed.ts';

const SERVICES = ['order', 'order-cutoff', 'photo-push'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of [
    'openapi/order.yaml',
    'openapi/order-cutoff.yaml',
    'openapi/push.asyncapi.yaml',
    'openapi/baseline/order.yaml',
    'contracts/order.pact.test.ts',
    'contracts/order.situations.ts',
    'contracts/order-cutoff.pact.test.ts',
    'contracts/photo-push.pact.test.ts',
    'contracts/support/cases.ts',
    'contracts/support/contract.test.ts',
    'contracts/report.html',
    'contracts/pacts/photo-account-order.json',
    'contracts/pacts/client/photo-account-order.json',
    'generated/order/calls.ts',
    'generated/bodies.ts',
    'generated/index.json',
    'scripts/build/locale-files.ts',
    'src/sandbox/main.ts',
    'package-lock.json',
  ])
    write(file, 'as it was');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const changed = (step: 'contracts' | 'verify' = 'contracts') => sincePassed(step, SERVICES, root).changed;
const pass = (step: 'contracts' | 'verify' = 'contracts') => sincePassed(step, SERVICES, root).passed();

test('a step runs for every service until it has passed, and each step apart', () => {
  expect(changed()).toEqual(SERVICES);
  pass();
  expect(changed()).toEqual([]);
  expect(sincePassed('contracts', SERVICES, root).unchanged).toEqual(SERVICES);
  expect(changed('verify')).toEqual(SERVICES);
});

test.each([
  ['openapi/order.yaml', ['order']],
  ['openapi/push.asyncapi.yaml', ['photo-push']],
  ['contracts/order.pact.test.ts', ['order']],
  ['contracts/order.situations.ts', ['order']],
  ['contracts/pacts/client/photo-account-order.json', ['order']],
  ['generated/order/calls.ts', ['order']],
  ['generated/bodies.ts', SERVICES],
  ['scripts/build/locale-files.ts', SERVICES],
  ['contracts/support/cases.ts', SERVICES],
  ['src/sandbox/main.ts', SERVICES],
  ['openapi/shared.graphql', SERVICES],
  ['package-lock.json', SERVICES],
  ['openapi/baseline/order.yaml', []],
  ['contracts/support/contract.test.ts', []],
  ['contracts/report.html', []],
  ['generated/index.json', []],
])('a change of %s has it run again for %j', (file, expected) => {
  pass();
  write(file, 'as it is now');
  expect(changed()).toEqual(expected);
  write(file, 'as it was');
  rmSync(join(root, 'openapi/shared.graphql'), { force: true });
  expect(changed()).toEqual([]);
});

test('a spec that passed with the code of the one before is asked again once its own is generated', () => {
  write('openapi/order.yaml', 'as it is now');
  pass();
  write('generated/order/calls.ts', 'as it is now');
  expect(changed()).toEqual(['order']);
});

test('a contract that is written anew has passed; what changes while a step runs has not', () => {
  const running = sincePassed('contracts', SERVICES, root);
  write('contracts/pacts/photo-account-order.json', 'recorded');
  running.passed();
  expect(changed()).toEqual([]);

  const late = sincePassed('verify', SERVICES, root);
  write('src/sandbox/main.ts', 'edited in the meantime');
  late.passed();
  expect(changed('verify')).toEqual(SERVICES);
});

test('a contract that is written anew while another version of it is verified is verified again; the others are not', () => {
  const running = sincePassed('verify', SERVICES, root);
  write('contracts/pacts/photo-account-order.json', 'recorded');
  running.passed();
  expect(changed('verify')).toEqual(['order']);
});

test('of what was verified only what held counts as passed', () => {
  sincePassed('verify', SERVICES, root).passed(['order']);
  expect(changed('verify')).toEqual(['order-cutoff', 'photo-push']);
});

test('a service whose cases are gone is asked again: its contract is one that no case records', () => {
  pass();
  rmSync(join(root, 'contracts/order.pact.test.ts'));
  expect(changed()).toEqual(['order']);
});

test('a service that is left out does not count as passed', () => {
  pass();
  write('openapi/order.yaml', 'as it is now');
  sincePassed('contracts', ['order-cutoff'], root).passed();
  expect(changed()).toContain('order');
});
