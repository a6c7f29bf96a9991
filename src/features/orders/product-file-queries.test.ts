import { describe, expect, it } from 'vitest';
import { hasPdf } from './product-file-queries.ts';

describe('whether a product has a PDF', () => {
  it('A3.50 A7.45 depends on a file with the purpose product.pdf', () => {
    expect(hasPdf({ files: [{ purpose: 'product.thumbnail' }, { purpose: 'product.pdf' }] })).toBe(true);
    expect(hasPdf({ files: [{ purpose: 'product.thumbnail' }, { purpose: 'cover.product.pdf' }] })).toBe(false);
    expect(hasPdf({ files: [] })).toBe(false);
    expect(hasPdf({})).toBe(false);
  });
});
