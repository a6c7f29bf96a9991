import { expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json';
import { ApiError } from './api-error.ts';
import { accountFailureTexts } from './account-failure-texts.ts';
import { failureText, provideFailureTexts } from './failure-text.ts';

const failed = (operation: ConstructorParameters<typeof ApiError>[1]['operation']) =>
  new ApiError('x', { service: 'photo-management', operation, kind: 'http', status: 500, correlationId: 'c' });
const said = (error: unknown) => {
  const key = failureText(error);
  return key && enGB[key as keyof typeof enGB];
};

test('P2.37 P2.92 P2.112 each operation has the text of the catalogue', () => {
  expect(said(failed('getTimeline'))).toBe('Error: Your photos could not be loaded');
  expect(said(failed('listAlbums'))).toBe('Unable to display albums. Please refresh the page or try again later.');
  expect(said(failed('getAlbum'))).toBe('Unable to display album. Please refresh the page or try again later.');
});

test('A8.11 A8.13 F1 those of the account come with its pages', () => {
  expect(failureText(failed('confirmAccountDeletion'))).toBeNull();
  provideFailureTexts(accountFailureTexts);
  expect(said(failed('confirmAccountDeletion'))).toBe("Your account couldn't be deleted");
  expect(said(failed('confirmEmailChange'))).toBe("Your email wasn't changed");
  expect(said(failed('getTimeline'))).toBe('Error: Your photos could not be loaded');
});

test('operations that a page does without say nothing', () => {
  expect(failureText(failed('getPhotoAccountCounts'))).toBeNull();
  expect(failureText(failed('getVendorConfig'))).toBeNull();
});

test('A8.10 anything else is the unexpected error', () => {
  expect(said(new Error('boom'))).toBe(
    'An unexpected error has occurred, please contact us if you continue to have problems.',
  );
});
