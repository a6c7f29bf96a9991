import { describe, expectTypeOf, it } from 'vitest';
import type { operations as Albums } from '#generated/photo-management/types.d.ts';
import type { Answer, HandlerRequest, Handlers } from './handlers.ts';

describe('handlers typed from the specs', () => {
  it('ask for every operation', () => {
    expectTypeOf<keyof Handlers<Albums>>().toEqualTypeOf<keyof Albums>();
    expectTypeOf<Omit<Handlers<Albums>, 'getAlbum'>>().not.toExtend<Handlers<Albums>>();
  });

  it('get parameters and bodies as the spec has them', () => {
    expectTypeOf<HandlerRequest<Albums['getTimelinePage']>['params']>().toEqualTypeOf<{ year: string; month: string }>();
    expectTypeOf<HandlerRequest<Albums['listPhotos']>['query']['limit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<HandlerRequest<Albums['deletePhotos']>['body']['photoIds']>().toEqualTypeOf<string[]>();
    expectTypeOf<HandlerRequest<Albums['getAlbum']>['body']>().toEqualTypeOf<undefined>();
  });

  it('answer what the spec documents, and nothing else', () => {
    expectTypeOf<{ status: 201; body: { albumId: string } }>().toExtend<Answer<Albums['createAlbum']>>();
    expectTypeOf<{ status: 201; body: { album: string } }>().not.toExtend<Answer<Albums['createAlbum']>>();
    expectTypeOf<{ status: 202; body: { albumId: string } }>().not.toExtend<Answer<Albums['createAlbum']>>();
    expectTypeOf<{ status: 204 }>().toExtend<Answer<Albums['deleteAlbum']>>();
  });
});
