import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { errorReport } from './error-report.ts';

const at = (page: string) => ({ environment: 'acceptance', vendor: 'folioleaf-uk', locale: 'en-GB', page });
const reportOf = (error: unknown, page = 'album') =>
  errorReport(error, { action: 'updateAlbum', correlationId: 'c-1' }, at(page));

test('A8.1 A8.4 S32 a failed call is told by service, operation, status and code, not by what the service said', () => {
  const error = new ApiError(
    'Error {"code":"name-taken","message":"Summer in Kent exists"}; Status Code: 409 Received from https://photos.example/albums/anna',
    {
      service: 'photo-management',
      operation: 'updateAlbum',
      kind: 'http',
      correlationId: 'c-1',
      status: 409,
      code: 'name-taken',
    },
  );
  expect(reportOf(error)).toMatchObject({
    action: 'updateAlbum',
    correlationId: 'c-1',
    error: {
      name: 'ApiError',
      message: 'Error name-taken; Status Code: 409 Received from photo-management/updateAlbum',
      service: 'photo-management',
      operation: 'updateAlbum',
      kind: 'http',
      status: 409,
      code: 'name-taken',
    },
  });
  expect(JSON.stringify(reportOf(error))).not.toMatch(/Summer|anna/);
});

test.each(['photos', 'photoPreview', 'album', 'albums', 'sharedAlbum', 'export', 'downloads'])(
  'P9.28 O80 a report from the page "%s" of the library names Photo Management',
  (page) => {
    expect(reportOf(new Error('odd'), page).product).toBe('Photo Management');
  },
);

test.each(['home', 'orders', 'savedProjects', 'settings', 'none'])(
  'P9.29 O80 a report from the page "%s" of the account names Photo Organizer',
  (page) => {
    expect(reportOf(new Error('odd'), page).product).toBe('Photo Organizer');
  },
);

test('A8.6 scripts and lines of a stack are told, neither its message nor queries', () => {
  const error = new Error('no place for Anna');
  error.stack = [
    'Error: no place for Anna',
    '    at draw (https://account.folioleaf-uk.example/assets/app-4f1c.js?token=x:1:2345)',
    '    at http://localhost:5173/assets/start.js:7:1',
    '    at new Promise (<anonymous>)',
  ].join('\n');
  expect(reportOf(error).stack).toEqual([
    '/account.folioleaf-uk.example/assets/app-4f1c.js:1:2345',
    'assets/start.js:7:1',
  ]);
});

test('A8.6 what was thrown without being an error is told by its shape', () => {
  expect(reportOf({ status: 404, name: 'Summer in Kent' })).toMatchObject({
    error: { status: 404, '#1': '[removed]' },
  });
  expect(reportOf('Summer in Kent').error).toBe('[removed]');
});
