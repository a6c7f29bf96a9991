import { describe, expectTypeOf, it } from 'vitest';
import type { Readable } from 'node:stream';
import type { operations as Invoices } from '#generated/invoice/types.d.ts';
import type { operations as Albums } from '#generated/photo-management/types.d.ts';
import type { Answer, HandlerRequest, Handlers } from './handlers.ts';

describe('handlers typed from the specs', () => {
  it('ask for every operation', () => {
    expectTypeOf<keyof Handlers<Albums>>().toEqualTypeOf<keyof Albums>();
    expectTypeOf<Omit<Handlers<Albums>, 'getAlbum'>>().not.toExtend<Handlers<Albums>>();
  });

  it('get parameters and bodies as the spec has them', () => {
    expectTypeOf<HandlerRequest<Albums['getTimelinePage']>['params']>().toEqualTypeOf<{
      year: string;
      month: string;
    }>();
    expectTypeOf<HandlerRequest<Albums['listPhotos']>['query']['limit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<HandlerRequest<Albums['deletePhotos']>['body']['photoIds']>().toEqualTypeOf<string[]>();
    expectTypeOf<HandlerRequest<Albums['getAlbum']>['body']>().toEqualTypeOf<undefined>();
  });

  it('answer files where the spec has them, and JSON where it has both', () => {
    expectTypeOf<{ status: 200; body: Readable }>().toExtend<Answer<Invoices['getHistoricalInvoicePdf']>>();
    expectTypeOf<{ status: 200; body: { url: string } }>().toExtend<Answer<Invoices['getInvoiceGroupFiles']>>();
    expectTypeOf<{ status: 200; body: Uint8Array }>().toExtend<Answer<Invoices['getInvoiceGroupFiles']>>();
    expectTypeOf<{ status: 200; body: Uint8Array }>().not.toExtend<Answer<Albums['getAlbum']>>();
  });

  it('answer what the spec documents, and nothing else', () => {
    expectTypeOf<{ status: 201; body: { albumId: string } }>().toExtend<Answer<Albums['createAlbum']>>();
    expectTypeOf<{ status: 201; body: { album: string } }>().not.toExtend<Answer<Albums['createAlbum']>>();
    expectTypeOf<{ status: 202; body: { albumId: string } }>().not.toExtend<Answer<Albums['createAlbum']>>();
    expectTypeOf<{ status: 204 }>().toExtend<Answer<Albums['deleteAlbum']>>();
  });
});
