import { expect, test } from 'vitest';
import type { operations } from '#generated/photo-deletion/types.d.ts';
import { contract } from './contract.ts';

const { operation } = contract<operations>('photo-deletion');
const plan = { call: () => Promise.resolve(undefined) };

test('a case that does not say what the app makes of the answer is an error', () => {
  expect(() => operation('getAccountInformation', plan, ({ on }) => void on(500, 'the service fails'))).toThrow(
    'It is not said what the app makes of getAccountInformation 500: the service fails.',
  );
});

test('an example that the spec does not have is an error', () => {
  expect(() => operation('getAccountInformation', plan, ({ on }) => void on(200, 'x', { example: 'none' }))).toThrow(
    'The spec has no example none for getAccountInformation 200.',
  );
});

test('an operation or status that the types have and the spec has not is an error', () => {
  const outdated = contract<{ getNothing: Teapot; getAccountInformation: Teapot }>('photo-deletion');
  expect(() => outdated.operation('getNothing', plan, () => {})).toThrow(
    'The spec of photo-deletion has no operation getNothing.',
  );
  expect(() => outdated.operation('getAccountInformation', plan, ({ on }) => void on(418, 'x'))).toThrow(
    'The spec does not document getAccountInformation 418.',
  );
});

interface Teapot {
  parameters: object;
  responses: { 418: object };
}
