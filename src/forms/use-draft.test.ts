import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onUnaskedLeaving } from './use-draft.ts';

let told: string[];
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  told = [];
  end = onUnaskedLeaving(
    () => told.push('left'),
    () => told.push('back'),
  );
});
afterEach(() => vi.unstubAllGlobals());

const tell = (name: string, detail: object = {}) => window.dispatchEvent(Object.assign(new Event(name), detail));
function look(hidden: boolean): void {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('S23 a page that is hidden counts as left, for a phone may end it without a word, until it is looked at again', () => {
  look(true);
  expect(told).toEqual(['left']);
  look(false);
  expect(told).toEqual(['left', 'back']);
});

test('S23 a page that is left without a question counts as left, until it is shown as it was', () => {
  tell('pagehide');
  tell('pageshow', { persisted: false });
  expect(told).toEqual(['left']);
  tell('pageshow', { persisted: true });
  expect(told).toEqual(['left', 'back']);
});

test('S23 who has said that she leaves what she has typed finds nothing of it; who has stayed does once she has been away', () => {
  tell('beforeunload');
  look(true);
  tell('pagehide');
  expect(told).toEqual([]);
  look(false);
  look(true);
  expect(told).toEqual(['back', 'left']);
});

test('a form that is not there any more listens to nothing', () => {
  end();
  look(true);
  tell('pagehide');
  expect(told).toEqual([]);
});
