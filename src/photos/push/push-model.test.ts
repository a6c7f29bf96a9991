import { describe, expect, it } from 'vitest';
import { authenticationFrame, isAcknowledgement, isLast, newerMessage, parsePushMessage } from './push-model.ts';
import type { PushMessage } from './push-model.ts';

const importEvent = {
  id: '0b0e7f5e-5d0c-4a43-9a8e-3f5f0c1f7a11',
  type: 'photo-import-started',
  data: { payload: {}, timestamp: '2026-11-01T10:00:00Z' },
};
const archiveEvent = {
  id: 'message-1',
  timestamp: '2026-11-01T10:00:00Z',
  key: 'archive-started',
  message: { userId: 'user-anna', downloadId: 'download-1' },
};
const at = Date.UTC(2026, 10, 1, 10);

const parsed = (content: unknown) => parsePushMessage(JSON.stringify(content));

describe('a frame of the push connection', () => {
  it.each([
    ['photo-import-started', 'started'],
    ['photo-import-finished', 'finished'],
    ['photo-import-error', 'error'],
    ['ImportFinished', 'finished'],
    ['IMPORT ERROR', 'error'],
  ])('P3.62 O44 about an import says what happened by the last word of its type: %s', (type, event) => {
    expect(parsed({ ...importEvent, type })).toEqual({ kind: 'import', id: importEvent.id, event, at });
  });

  it.each([
    ['archive-started', 'started'],
    ['archive-finished', 'finished'],
    ['archive-error', 'error'],
    ['ARCHIVE.FINISHED', 'finished'],
  ])('P4.33 P3.70 O44 about an archive says what happened by the last word of its key: %s', (key, event) => {
    const expected = { kind: 'archive', id: 'message-1', event, at, userId: 'user-anna', downloadId: 'download-1' };
    expect(parsed({ ...archiveEvent, key })).toEqual(expected);
  });

  it('P3.59 may carry any payload, as long as there is one', () => {
    expect(parsed({ ...importEvent, data: { ...importEvent.data, payload: null } })).toBeDefined();
    expect(parsed({ ...importEvent, data: { timestamp: importEvent.data.timestamp } })).toBeUndefined();
  });

  it('P4.30 is dated by its timestamp, whatever the time zone', () => {
    expect(parsed({ ...archiveEvent, timestamp: '2026-11-01T11:00:00.250+01:00' })?.at).toBe(at + 250);
  });

  it.each(['OK', ' OK\n'])('P4.38 O55 that only says OK is no message: %j', (frame) => {
    expect(isAcknowledgement(frame)).toBe(true);
    expect(parsePushMessage(frame)).toBeUndefined();
  });

  it.each(['ok', '"OK"', 'OK {}'])('O55 is an acknowledgement only when it trims to OK: %j', (frame) => {
    expect(isAcknowledgement(frame)).toBe(false);
    expect(parsePushMessage(frame)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['JSON cut off', '{"id":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['bytes', new ArrayBuffer(2)],
    ['an import with an id that is no UUID (P3.61)', JSON.stringify({ ...importEvent, id: 'message-1' })],
    ['an import of an unknown type', JSON.stringify({ ...importEvent, type: 'photo-import-paused' })],
    ['an import without a time (P3.60)', JSON.stringify({ ...importEvent, data: { payload: {} } })],
    ['an archive with an unknown key (P3.70)', JSON.stringify({ ...archiveEvent, key: 'archive-finished-soon' })],
    ['an archive without an id (P3.68)', JSON.stringify({ ...archiveEvent, id: undefined })],
    ['an archive at no time (P3.69)', JSON.stringify({ ...archiveEvent, timestamp: 'soon' })],
    ['an archive of nobody (P3.71)', JSON.stringify({ ...archiveEvent, message: { downloadId: 'download-1' } })],
    ['an archive without downloadId (P3.72)', JSON.stringify({ ...archiveEvent, message: { userId: 'user-anna' } })],
  ])('P4.31 that is no message is ignored: %s', (_what, frame) => {
    expect(parsePushMessage(frame)).toBeUndefined();
  });
});

describe('of two messages', () => {
  const message = (event: PushMessage['event'], moment: number): PushMessage => ({
    kind: 'import',
    id: `${event}-${moment}`,
    event,
    at: moment,
  });

  it('P4.30 the newer by timestamp is kept, in whichever order they come', () => {
    const [older, newer] = [message('started', 1), message('finished', 2)];
    expect(newerMessage(older, newer)).toBe(newer);
    expect(newerMessage(newer, older)).toBe(newer);
  });

  it('P4.30 the first one is kept, and of the same moment the later to arrive', () => {
    const [first, second] = [message('started', 1), message('error', 1)];
    expect(newerMessage(undefined, first)).toBe(first);
    expect(newerMessage(first, second)).toBe(second);
  });

  it('P4.30 R4 of the same moment, what is over stays so', () => {
    const [started, finished, error] = [message('started', 1), message('finished', 1), message('error', 1)];
    expect(newerMessage(started, finished)).toBe(finished);
    expect(newerMessage(finished, started)).toBe(finished);
    expect(newerMessage(error, finished)).toBe(finished);
  });
});

it('O53 nothing follows finished and error', () => {
  expect(
    (['started', 'finished', 'error'] as const).map((event) => isLast({ kind: 'import', id: '1', event, at })),
  ).toEqual([false, true, true]);
});

it('P7.37 the first frame says whose connection it is', () => {
  expect(JSON.parse(authenticationFrame('abc'))).toEqual({ action: 'authenticate', token: 'abc' });
});
