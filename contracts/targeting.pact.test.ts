import { expect, it } from 'vitest';
import { getSampleTestOffer } from '#generated/targeting/calls.ts';
import type { operations } from '#generated/targeting/types.d.ts';
import { sampleTestQuery } from '#vendor/sample-test.ts';
import { read, signedIn, withApp } from './support/app.ts';
import { contract } from './support/contract.ts';
import { serveAsIs } from './support/serve-as-is.ts';

const { operation } = contract<operations>('targeting');

const variant = (shown: string) => ({ state: 'the sample test shows a variant', variant: shown });
const provoked = { provoked: true } as const;

operation(
  'getSampleTestOffer',
  { ids: 'A7.58 O154', call: () => read(sampleTestQuery()), alone: () => getSampleTestOffer() },
  ({ on, broken, garbled, silent }) => {
    on(200, 'variant A', { given: variant('A'), exactly: ['variant'] }).gives((shown) => expect(shown).toBe('A'));
    on(200, 'control', { given: variant('control'), example: 'control', exactly: ['variant'] }).gives((shown) =>
      expect(shown).toBe('control'),
    );
    on(200, 'variant A, as an offer', { ...provoked, example: 'offer', exactly: ['offer'] }).gives((shown) =>
      expect(shown).toBe('A'),
    );
    on(200, 'control, as an offer', { ...provoked, example: 'offerOfControl', exactly: ['offer'] }).gives((shown) =>
      expect(shown).toBe('control'),
    );
    on(200, 'a variant that nobody knows', { ...provoked, example: 'unknown' }).gives((shown) =>
      expect(shown).toBe('control'),
    );
    on(200, 'neither variant nor offer', { ...provoked, example: 'nothing' }).gives((shown) =>
      expect(shown).toBe('control'),
    );
    on(404, 'no such test', { given: { state: 'there is no sample test' } }).gives((shown) =>
      expect(shown).toBe('control'),
    );
    on(500, 'the service fails', provoked).gives((shown) => expect(shown).toBe('control'));
    broken('A7.58', 'variant', 7);
    garbled('A7.58', null);
    silent('A7.58', null);
  },
);

it('A7.58 O154 getSampleTestOffer timeout: without an answer within a second the app goes on with control', async () => {
  await serveAsIs('silence', (url) =>
    withApp('targeting', url, signedIn, async () => expect(await read(sampleTestQuery())).toBe('control')),
  );
});
