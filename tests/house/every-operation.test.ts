import { expect, it } from 'vitest';
import index from '#generated/index.json' with { type: 'json' };
import calls from '../resilience/calls.json' with { type: 'json' };

/** Operations that nothing a customer does calls, and why. */
const CALLED_BY_NOBODY: Readonly<Record<string, string>> = {
  'map-pdf/getMapPdfs': 'no page shows the maps (O145)',
  'merchandise/getChannel': 'no page shows the catalogue of the channel (A3)',
  'order/getOrder': 'pages show super-orders; no page shows one order of the account (A7)',
  'temp-selections/getTempSelection': 'the prints editor asks for it, which is a page of its own (O59)',
  'upload-storage/getAnonymousUploads': 'no page shows uploads that are of no account (A7.50)',
  'upload-storage/getUpload': 'no page shows an upload by its id (A7.49)',
};

it('R1 every operation is called by something that the fault matrix knows a customer to do, or there is a reason why not', () => {
  const called = new Set(Object.values(calls).flat());
  const operations = index.services.flatMap(({ slug, operations: all }) => all.map(({ operationId }) => `${slug}/${operationId}`));
  expect(operations.filter((name) => !called.has(name) && CALLED_BY_NOBODY[name] === undefined), 'called by no situation').toEqual([]);
  expect(Object.keys(CALLED_BY_NOBODY).filter((name) => called.has(name) || !operations.includes(name)), 'reasons that are none any more').toEqual([]);
});
