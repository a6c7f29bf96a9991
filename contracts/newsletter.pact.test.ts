import { expect, it } from 'vitest';
import { confirmSubscription } from '#features/newsletter/queries.ts';
import type { operations } from '#generated/newsletter/types.d.ts';
import { shownFor, signedIn, withApp } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('newsletter');

const email = 'anna+news@example.com';
const link = { email, token: 'confirmation-1' };
const failed = 'Your subscription failed';
const provoked = { provoked: true } as const;
const subscription = (situation: string) => ({ state: 'a newsletter subscription exists', ...link, situation });

operation(
  'confirmNewsletterSubscription',
  { ids: 'A7.51 O148', request: { path: link }, call: () => confirmSubscription(link) },
  ({ on }) => {
    on(204, 'the subscription is confirmed', { given: subscription('pending') }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(200, 'the subscription is confirmed, with a body that is ignored', { ids: 'O69', ...provoked }).gives((value) =>
      expect(value).toBeUndefined(),
    );
    on(400, 'the link is not readable', provoked).fails(failed);
    on(404, 'no such subscription', { given: { state: 'a newsletter subscription does not exist', ...link } }).fails(
      failed,
    );
    on(410, 'the link has expired', { given: subscription('expired') }).fails(failed);
    on(410, 'the link was used before', { given: subscription('confirmed'), example: 'used' }).fails(failed);
    on(429, 'too many requests', provoked).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
  },
);

it('A7.51 O149 confirmNewsletterSubscription network: a service that cannot be reached is a failure', async () => {
  // Nothing listens on the discard port.
  await withApp('newsletter', 'http://127.0.0.1:9', signedIn, async ({ sent }) => {
    const failure: unknown = await confirmSubscription(link).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      service: 'newsletter',
      operation: 'confirmNewsletterSubscription',
      kind: 'network',
    });
    expect(shownFor(failure)).toBe(failed);
    expect(sent).toHaveLength(1);
  });
});
