import { describe, expect, it, vi } from 'vitest';
import { createAlbum } from '#generated/photo-management/calls.ts';
import { updateCustomer } from '#generated/customer/calls.ts';
import { ApiError } from './api-error.ts';
import { bodyCheck, setBodyCheck } from './connection.ts';
import { connectForTest } from './test-connection.ts';
import { checkBody } from './check-bodies.ts';

function answering(status: number) {
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  connectForTest('https://photos.example', { accessToken: () => 't' });
  return fetched;
}

describe('a body that the HTTP client sends', () => {
  it('that breaks its spec is not sent, and names operation and place', async () => {
    const fetched = answering(204);
    const failure: unknown = await createAlbum({ name: ' ' }).catch((error: unknown) => error);
    expect(String(failure)).toBe('Error: createAlbum: the body breaks its spec at name');
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that fits is sent, a record also with the nulls that it was read with', async () => {
    const fetched = answering(204);
    await updateCustomer({ firstName: 'Anna', companyName: null as never });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not looked at where nobody asked for that', async () => {
    const fetched = answering(422);
    const check = bodyCheck();
    setBodyCheck(undefined);
    await expect(createAlbum({ name: ' ' })).rejects.toBeInstanceOf(ApiError);
    setBodyCheck(check);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is none of an operation without one', () =>
    expect(() => checkBody('getCustomer', '{}')).toThrow('getCustomer has no JSON body'));
  it('takes no null where no record is sent back', () =>
    expect(() => checkBody('createGalleryEntry', '{"orderCode":"1","channel":"c","title":null}')).toThrow(
      'createGalleryEntry: the body breaks its spec at title',
    ));
});
