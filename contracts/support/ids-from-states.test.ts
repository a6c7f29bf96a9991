import { expect, test } from 'vitest';
import { idsFromStates, idsInAnswer } from './ids-from-states.ts';

const given = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' });
const album = { params: { albumId: 'album-1', name: 'Summer' } };

test('F12 an id of a state in a path, a query and a body comes from its answer', () => {
  const request = {
    path: '/albums/album-1/photos',
    query: { after: ['album-1'], name: ['Summer'], ids: ['album-1', 'album-2'] },
    body: { content: { from: { albumId: 'album-1' }, ids: ['album-1'], name: 'Summer' } },
  };
  expect(idsFromStates(request, [album])).toEqual({
    path: given('/albums/${albumId}/photos'),
    query: { after: given('${albumId}') },
    body: { '$.from.albumId': given('${albumId}'), '$.ids[0]': given('${albumId}') },
  });
});

test('F12 the fields of a form come from the answers of states, too', () => {
  const body = {
    content: 'grant_type=refresh_token&refresh_token=refresh-1&client_id=app',
    contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
  };
  expect(idsFromStates({ path: '/token', body }, [{ params: { refreshToken: 'refresh-1', scope: 'openid' } }])).toEqual(
    {
      body: { '$.refresh_token': given('${refreshToken}') },
    },
  );
});

test('F12 what a request does not hold, what is written otherwise in an address, and what two states call alike stays', () => {
  expect(idsFromStates({ path: '/albums' }, [album])).toBeUndefined();
  expect(idsFromStates({ path: '/anna%40example.com' }, [{ params: { email: 'anna@example.com' } }])).toBeUndefined();
  const another = { params: { albumId: 'album-2' } };
  expect(idsFromStates({ path: '/albums/album-1' }, [album, another])).toBeUndefined();
  expect(idsFromStates({ path: '/albums/album-1' }, [album, album])).toEqual({ path: given('/albums/${albumId}') });
});

test('F12 an id that an answer is asked for comes from the answer of the state, where the very value is meant', () => {
  const body = { albumId: 'album-1', title: 'Summer', photos: [{ albumId: 'album-1' }] };
  expect(idsInAnswer(body, { '$.title': {} }, [album])).toEqual({ body: { '$.albumId': given('${albumId}') } });
  expect(idsInAnswer(body, { '$.title': {}, '$.albumId': {} }, [album])).toBeUndefined();
});
