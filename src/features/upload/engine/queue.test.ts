import { describe, expect, test } from 'vitest';
import { newEntry } from './persistence.ts';
import {
  EMPTY_QUEUE,
  isMissing,
  missingTwinOf,
  nextEntries,
  reduce,
  type Entry,
  type Queue,
  type QueueEvent,
} from './queue.ts';

function entry(id: string, news: Partial<Entry> = {}): Entry {
  return { ...newEntry(new File([id], `${id}.jpg`), undefined), id, size: 100, ...news };
}

function queueOf(...entries: Entry[]): Queue {
  return { ...EMPTY_QUEUE, entries };
}

function run(queue: Queue, ...events: QueueEvent[]): Queue {
  return events.reduce(reduce, queue);
}

function checked(id: string, digest = id): QueueEvent {
  return { type: 'checked', id, pictureType: 'image/jpeg', digest, hasCopy: true };
}

const states = ({ entries }: Queue) => entries.map(({ state }) => state);
const one = (queue: Queue, id: string) => queue.entries.find((other) => other.id === id);

describe('a file on its way', () => {
  test('P2.155 nothing is sent before the customer says so', () => {
    const queue = run(queueOf(entry('a')), checked('a'));
    expect(states(queue)).toEqual(['ready']);
    expect(nextEntries(queue)).toEqual([]);
  });

  test('O29 three at a time take their turn, in order', () => {
    let queue = run(queueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => entry(id, { state: 'ready' }))), {
      type: 'begun',
    });
    expect(nextEntries(queue).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    queue = run(queue, { type: 'started', id: 'a' }, { type: 'started', id: 'b' }, { type: 'started', id: 'c' });
    expect(nextEntries(queue)).toEqual([]);
    queue = run(queue, { type: 'done', id: 'b' });
    expect(nextEntries(queue).map(({ id }) => id)).toEqual(['d']);
  });

  test('who begins while files are still looked at has begun with those too, but not with what is added later', () => {
    const queue = run(
      queueOf(entry('a')),
      { type: 'begun' },
      { type: 'added', entries: [entry('b')] },
      checked('a'),
      checked('b'),
    );
    expect(states(queue)).toEqual(['waiting', 'ready']);
  });

  test('it counts what has arrived, and all of it in the end', () => {
    const queue = run(
      queueOf(entry('a', { state: 'sending' })),
      { type: 'announced', id: 'a', uploadId: 'u' },
      { type: 'arrived', id: 'a', sent: 40 },
    );
    expect(one(queue, 'a')).toMatchObject({ uploadId: 'u', sent: 40, state: 'sending' });
    expect(one(run(queue, { type: 'done', id: 'a' }), 'a')).toMatchObject({ sent: 100, state: 'done' });
  });

  test('R1 a full library holds up everything that has begun, until the customer goes on', () => {
    const full = run(
      queueOf(...['a', 'b', 'c'].map((id) => entry(id, { state: 'ready' }))),
      { type: 'begun' },
      { type: 'started', id: 'a' },
      { type: 'full', correlationId: 'c-1' },
    );
    expect(full.full).toEqual({ correlationId: 'c-1' });
    expect(states(full)).toEqual(['paused', 'paused', 'paused']);
    expect(nextEntries(full)).toEqual([]);
    const later = run(full, { type: 'added', entries: [entry('d')] }, checked('d'));
    expect(nextEntries(later)).toEqual([]);
    const goneOn = run(later, { type: 'resumed' });
    expect(goneOn.full).toBeUndefined();
    expect(states(goneOn)).toEqual(['waiting', 'waiting', 'waiting', 'ready']);
  });

  test('R9 an album that is gone is not asked about any more once none of its photos is on the list, and the others go on', () => {
    const gone = run(
      queueOf(
        entry('a', { state: 'done', albumId: 'summer' }),
        entry('b', { state: 'sending', albumId: 'summer' }),
        entry('c', { state: 'waiting' }),
      ),
      { type: 'albumGone', albumId: 'summer' },
      { type: 'removed', ids: new Set(['b']) },
    );
    // Whether what has arrived goes into another one is still to be said.
    expect(gone).toMatchObject({ goneAlbum: 'summer', isPaused: true });
    for (const last of [
      { type: 'forgotten', state: 'done' },
      { type: 'removed', ids: new Set(['a']) },
    ] as const) {
      const left = run(gone, last);
      expect(left).toMatchObject({ goneAlbum: undefined, isPaused: false });
      expect(states(left)).toEqual(['waiting']);
    }
  });

  test('R1 R9 a list that goes on with another album is not said to be held up by a full library any more', () => {
    const going = run(
      queueOf(entry('a', { state: 'sending', albumId: 'summer' }), entry('b', { state: 'sending', albumId: 'summer' })),
      { type: 'full', correlationId: 'c-1' },
      { type: 'done', id: 'b' },
      { type: 'albumGone', albumId: 'summer' },
      { type: 'albumReplaced', albumId: 'winter' },
    );
    expect(going).toMatchObject({ isPaused: false, full: undefined });
    expect(states(going)).toEqual(['waiting', 'done']);
  });

  test('a lost connection is told until something arrives again', () => {
    const queue = run(queueOf(entry('a', { state: 'sending' })), { type: 'interrupted', id: 'a' });
    expect(one(queue, 'a')?.reason).toBe('upload.reason.reconnecting');
    expect(one(run(queue, { type: 'arrived', id: 'a', sent: 1 }), 'a')?.reason).toBeUndefined();
  });

  test('what happens to a file that is gone changes nothing', () => {
    const queue = queueOf(entry('a', { state: 'ready' }));
    const events: QueueEvent[] = [
      checked('x'),
      { type: 'done', id: 'x' },
      { type: 'arrived', id: 'x', sent: 1 },
      { type: 'retried', id: 'x' },
      { type: 'foundAgain', id: 'x', missing: 'a' },
    ];
    for (const event of events) expect(reduce(queue, event)).toEqual(queue);
  });
});

describe('pausing and going on', () => {
  const going = queueOf(
    entry('a', { state: 'sending', sent: 50 }),
    entry('b', { state: 'waiting' }),
    entry('c', { state: 'done' }),
    entry('d', { state: 'ready' }),
  );

  test('pauses what is going, and goes on with it', () => {
    const paused = run(going, { type: 'paused' });
    expect(states(paused)).toEqual(['paused', 'paused', 'done', 'ready']);
    expect(nextEntries(paused)).toEqual([]);
    const resumed = run(paused, { type: 'resumed' });
    expect(states(resumed)).toEqual(['waiting', 'waiting', 'done', 'ready']);
    expect(one(resumed, 'a')?.sent).toBe(50);
  });

  test('what arrives or ends after the pause has arrived and ended', () => {
    const queue = run(going, { type: 'paused' }, { type: 'arrived', id: 'a', sent: 80 });
    expect(one(queue, 'a')).toMatchObject({ state: 'paused', sent: 80 });
    expect(one(run(queue, { type: 'done', id: 'a' }), 'a')?.state).toBe('done');
  });

  test('who tries again while all is paused waits for the others', () => {
    const queue = run(
      queueOf(entry('a', { state: 'failed' }), entry('b', { state: 'sending' })),
      { type: 'paused' },
      { type: 'retried', id: 'a' },
    );
    expect(states(queue)).toEqual(['paused', 'paused']);
  });

  test.each<[string, Partial<Entry>, QueueEvent]>([
    ['taken off the list', { state: 'sending' }, { type: 'removed', ids: new Set(['b']) }],
    ['done after all', { state: 'sending' }, { type: 'done', id: 'b' }],
    [
      'there already',
      { state: 'checking', isBegun: true },
      { ...checked('b'), inLibrary: 'upload.reason.inLibrary' } as QueueEvent,
    ],
  ])('O29 R1 a pause ends when its last file is %s: what is tried again then is sent', (_how, news, last) => {
    const begun = queueOf(
      entry('a', { state: 'failed' }),
      entry('b', { state: 'sending', ...news }),
      entry('c', { state: 'waiting' }),
      entry('d', { state: 'ready' }),
      entry('e'),
    );
    for (const pause of [{ type: 'paused' }, { type: 'full', correlationId: 'c-1' }] as const) {
      const held = run(begun, pause, { type: 'removed', ids: new Set(['c']) });
      expect(held.isPaused).toBe(true);
      const over = run(held, last, { type: 'retried', id: 'a' });
      expect(over).toMatchObject({ isPaused: false, full: undefined });
      expect(nextEntries(over).map(({ id }) => id)).toEqual(['a']);
    }
  });

  test('without a connection what is sent waits, and no turn is taken', () => {
    const queue = run(going, { type: 'connection', isOffline: true });
    expect(states(queue)).toEqual(['waiting', 'waiting', 'done', 'ready']);
    expect(nextEntries(queue)).toEqual([]);
    expect(nextEntries(run(queue, { type: 'connection', isOffline: false }))).toHaveLength(2);
  });
});

describe('failures', () => {
  const failure = { reason: 'upload.failed', canRetry: true, correlationId: 'c-1' } as const;

  test('a failed file says why, and is tried again alone or with all others', () => {
    const failed = run(
      queueOf(entry('a', { state: 'sending' }), entry('b', { state: 'sending' })),
      { type: 'failed', id: 'a', failure },
      { type: 'failed', id: 'b', failure: { ...failure, canRetry: false } },
    );
    expect(one(failed, 'a')).toMatchObject({ state: 'failed', reason: 'upload.failed', correlationId: 'c-1' });
    expect(one(run(failed, { type: 'retried', id: 'a' }), 'a')).toMatchObject({
      state: 'waiting',
      reason: undefined,
      correlationId: undefined,
    });
    expect(states(run(failed, { type: 'retriedAll' }))).toEqual(['waiting', 'failed']);
  });

  test('P2.153 the list forgets what is done, and what was there once it has been seen, not what failed', () => {
    const queue = queueOf(
      entry('a', { state: 'done' }),
      entry('b', { state: 'duplicate' }),
      entry('c', { state: 'failed' }),
      entry('d', { state: 'sending' }),
    );
    const forgotten = run(queue, { type: 'forgotten', state: 'done' });
    expect(forgotten.entries.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    expect(run(forgotten, { type: 'forgotten', state: 'duplicate' }).entries.map(({ id }) => id)).toEqual(['c', 'd']);
  });
});

describe('duplicates', () => {
  test('the same content twice on the list is sent once, unless the customer wants it so', () => {
    const queue = run(queueOf(entry('a'), entry('b')), checked('a', 'same'), checked('b', 'same'));
    expect(one(queue, 'b')).toMatchObject({ state: 'duplicate', reason: 'upload.reason.onList' });
    expect(one(run(queue, { type: 'retried', id: 'b' }), 'b')).toMatchObject({ state: 'waiting', isWanted: true });
  });

  test('a twin that failed does not stand in the way', () => {
    const queue = run(queueOf(entry('a', { state: 'failed', digest: 'same' }), entry('b')), checked('b', 'same'));
    expect(one(queue, 'b')?.state).toBe('ready');
  });

  const onList = { state: 'duplicate', reason: 'upload.reason.onList', digest: 'same' } as const;
  const unreadable = { reason: 'upload.reason.unreadable', canRetry: false } as const;

  test('O29 R1 a photo that is on its way into another album, or into none, is sent for its own, too', () => {
    for (const elsewhere of ['summer', undefined]) {
      const going = queueOf(
        entry('a', { state: 'sending', digest: 'same', albumId: elsewhere }),
        entry('b', { albumId: 'winter' }),
      );
      expect(one(run(going, checked('b', 'same')), 'b')).toMatchObject({ state: 'ready', reason: undefined });
    }
    const intoLibrary = queueOf(entry('a', { state: 'sending', digest: 'same', albumId: 'summer' }), entry('b'));
    expect(one(run(intoLibrary, checked('b', 'same')), 'b')).toMatchObject(onList);
  });

  test('O29 R1 what is taken off the list makes way for its twin, and for one of its twins only', () => {
    const twins = queueOf(entry('a', { state: 'ready', digest: 'same' }), entry('b', onList), entry('c', onList));
    const left = run(twins, { type: 'removed', ids: new Set(['a']) });
    expect(left.entries).toMatchObject([{ state: 'ready', reason: undefined }, onList]);
    expect(states(run(left, { type: 'begun' }))).toEqual(['waiting', 'duplicate']);
    // What can be tried again is on the list still.
    const failed = run(twins, { type: 'failed', id: 'a', failure: { ...unreadable, canRetry: true } });
    expect(states(failed)).toEqual(['failed', 'duplicate', 'duplicate']);
    expect(states(run(failed, { type: 'removed', ids: new Set(['a']) }))).toEqual(['ready', 'duplicate']);
  });

  test('O29 R1 the twin of what has failed for good is sent if it was there when the customer began', () => {
    const twins = queueOf(entry('a', { state: 'ready', digest: 'same' }), entry('b', onList));
    const begun = run(twins, { type: 'begun' }, { type: 'started', id: 'a' });
    const failed = { type: 'failed', id: 'a', failure: unreadable } as const;
    expect(states(run(begun, failed))).toEqual(['failed', 'waiting']);
    const paused = run(begun, { type: 'paused' }, failed);
    expect(paused.isPaused).toBe(true);
    expect(states(paused)).toEqual(['failed', 'paused']);
    const addedLater = run(begun, { type: 'added', entries: [entry('c')] }, checked('c', 'same'));
    expect(states(run(addedLater, { type: 'removed', ids: new Set(['b']) }, failed))).toEqual(['failed', 'ready']);
  });

  test.each<[string, QueueEvent, string]>([
    ['has arrived', { type: 'done', id: 'a' }, 'upload.reason.inLibrary'],
    [
      'was there already',
      { type: 'inLibrary', id: 'a', reason: 'upload.reason.inLibraryNotAlbum' },
      'upload.reason.inLibraryNotAlbum',
    ],
  ])('O29 R1 once a photo %s, its twins say so, not that it is on the list', (_how, event, reason) => {
    const summer = { albumId: 'summer' };
    const going = queueOf(
      entry('a', { state: 'sending', digest: 'same', ...summer }),
      entry('b', { ...onList, ...summer }),
      entry('c', onList),
      entry('d', { state: 'ready', digest: 'same', albumId: 'winter' }),
      entry('e', { ...onList, albumId: 'winter' }),
    );
    const over = run(going, event, { type: 'forgotten', state: 'done' });
    expect(one(over, 'b')?.reason).toBe(reason);
    expect(one(over, 'c')?.reason).toBe('upload.reason.inLibrary');
    expect(one(over, 'e')).toMatchObject(onList);
  });

  test('what is in the library is told, at once or when another tab was faster', () => {
    const atOnce = run(queueOf(entry('a')), { ...checked('a'), inLibrary: 'upload.reason.inLibrary' } as QueueEvent);
    const later = run(queueOf(entry('a', { state: 'sending' })), {
      type: 'inLibrary',
      id: 'a',
      reason: 'upload.reason.inLibrary',
    });
    for (const queue of [atOnce, later])
      expect(one(queue, 'a')).toMatchObject({ state: 'duplicate', reason: 'upload.reason.inLibrary' });
  });

  test('what another tab sends takes no turn until that tab has ended', () => {
    const held = run(queueOf(entry('a', { state: 'sending' })), {
      type: 'heldUp',
      id: 'a',
      reason: 'upload.reason.otherTab',
    });
    expect(one(held, 'a')).toMatchObject({ state: 'waiting', reason: 'upload.reason.otherTab' });
    expect(nextEntries(held)).toEqual([]);
    expect(nextEntries(run(held, { type: 'freed', id: 'a' }))).toHaveLength(1);
  });
});

describe('what the browser did not keep over a reload', () => {
  const lost = entry('a', {
    state: 'failed',
    file: undefined,
    canRetry: false,
    digest: 'same',
    uploadId: 'u',
    albumId: 'album',
    isBegun: true,
  });

  test('is found again by its content, or by name and size where that was never read, and goes on in its place', () => {
    const found = new File(['content'], 'other.jpg');
    expect(isMissing(lost)).toBe(true);
    expect(missingTwinOf(queueOf({ ...lost, size: 7 }), found, 'same')?.id).toBe('a');
    expect(missingTwinOf(queueOf({ ...lost, size: 7 }), found, 'else')).toBeUndefined();
    expect(missingTwinOf(queueOf({ ...lost, size: 8 }), found, 'same')).toBeUndefined();
    const unread = { ...lost, digest: undefined, name: 'other.jpg', size: 7 };
    expect(missingTwinOf(queueOf(unread), found, 'same')?.id).toBe('a');

    const queue = run(
      queueOf(lost, entry('z', { state: 'ready' }), entry('b')),
      { type: 'foundAgain', id: 'b', missing: 'a' },
      checked('b', 'same'),
    );
    expect(queue.entries.map(({ id }) => id)).toEqual(['b', 'z']);
    expect(one(queue, 'b')).toMatchObject({ state: 'waiting', uploadId: 'u', albumId: 'album' });
  });

  test('is not tried again without the file', () => {
    expect(states(run(queueOf(lost), { type: 'retriedAll' }, { type: 'retried', id: 'a' }))).toEqual(['failed']);
  });
});
