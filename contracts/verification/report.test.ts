import { expect, test } from 'vitest';
import { triedReport } from '../verifier/interaction-report.ts';
import { greeting } from './fake-provider.ts';
import { resultsIn } from './report.ts';

/** The report of Pact's verifier of an interaction in which one place differs. */
const reportOf = (mismatch: object) =>
  JSON.stringify({
    interactionResults: [
      { description: greeting.description, result: 'ERROR', mismatch: { type: 'mismatches', mismatches: [mismatch] } },
    ],
  });

test('F12 a null in the place of an object is told as what was expected and what came', () => {
  const [result] =
    resultsIn(
      reportOf({
        type: 'BodyMismatch',
        path: '$.frame',
        mismatch: 'Type mismatch: Expected null (Null) to be the same type as {"colour":"black"} (Object)',
        actual: null,
      }),
    ) ?? [];
  if (!result) throw new Error('There is no result');
  expect(result.differences).toMatchObject([{ place: '$.frame', got: 'null' }]);
  const response = { status: 200, body: { content: { frame: { colour: 'black' } } } };
  const { differences } = triedReport({ ...greeting, response }, result, 'http://localhost', undefined);
  expect(differences).toMatchObject([{ place: '$.frame', rule: 'object', got: 'null' }]);
});

test.each([
  ['a value', { path: '$.text', mismatch: 'is no text', actual: 7 }, '7'],
  ['no body', { path: '/', mismatch: 'is missing' }, 'no body'],
  ['a field that is missing', { path: '$', mismatch: 'Actual map is missing the following keys: text' }, 'nothing'],
])('F12 of %s it is told what came', (_what, mismatch, got) => {
  expect(resultsIn(reportOf({ type: 'BodyMismatch', ...mismatch }))?.[0]?.differences).toMatchObject([{ got }]);
});
