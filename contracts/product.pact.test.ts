import { expect } from 'vitest';
import { productFileQueries } from '#features/orders/queries.ts';
import type { operations } from '#generated/product/types.d.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('product');

const provoked = { provoked: true } as const;
const fileFailed = 'We could not download this file. Try again.';
const files = (...purposes: string[]) => ({ state: 'a product has files', code: 'OR-1', purposes });

operation(
  'getProduct',
  {
    ids: 'A7.44',
    request: { path: { code: 'OR-1' }, query: { extendResponseCommand: 'none', extendResponseWithUrls: false } },
    call: () => read(productFileQueries.hasPdf('OR-1')),
  },
  ({ on, refusedToken, broken }) => {
    on(200, 'a product with a PDF', {
      ids: 'A3.50 A7.45',
      given: files('product.pdf'),
      body: () => ({ code: 'OR-1', files: [{ purpose: 'product.pdf' }] }),
      exactly: ['files.0.purpose'],
    }).gives((hasPdf) => expect(hasPdf).toBe(true));
    on(200, 'a product with a PDF that has a name', {
      ids: 'A7.45',
      given: files('product.pdf'),
      borne: true,
      exactly: ['files.0.purpose'],
    }).gives((hasPdf) => expect(hasPdf).toBe(true));
    on(200, 'a product with other files', {
      ids: 'A7.45',
      given: files('product.thumbnail'),
      example: 'otherFiles',
      exactly: ['files.0.purpose'],
    }).gives((hasPdf) => expect(hasPdf).toBe(false));
    on(200, 'a product without files', { given: files(), example: 'noFiles' }).gives((hasPdf) =>
      expect(hasPdf).toBe(false),
    );
    on(200, 'a product of which no files are told', { example: 'withoutFiles', ...provoked }).gives((hasPdf) =>
      expect(hasPdf).toBe(false),
    );
    on(200, 'a product of which nothing is told', { example: 'nothing', ...provoked }).gives((hasPdf) =>
      expect(hasPdf).toBe(false),
    );
    refusedToken();
    on(404, 'no such product, which has no file', { given: { state: 'a product does not exist', code: 'OR-1' } }).gives(
      (hasPdf) => expect(hasPdf).toBe(false),
    );
    on(500, 'the service fails', provoked).fails(fileFailed);
    broken('A7.45', 'files', 'product.pdf');
    broken('A7.45', 'files.0.purpose');
  },
);
