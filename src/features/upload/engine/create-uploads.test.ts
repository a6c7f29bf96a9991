import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploads, type UploadEngine } from './create-uploads.ts';
import type { Rejected } from './model.ts';
import { testWorld } from './upload-test-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const photo = (name: string, content = name) => new File([content], name);
const states = (engine: UploadEngine) => engine.view().items.map(({ name, state }) => `${name} ${state}`);
const settled = async (engine: UploadEngine) => vi.waitFor(() => expect(engine.view().isActive).toBe(false));

test('P2.153 P2.155 what is refused is named with the reason, at once where its name tells it; what is taken waits for the customer', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  const refused: Rejected[] = [];
  const adding = engine.addFiles([photo('a.jpg'), photo('b.gif'), photo('c.jpg', '\0disguised'), photo('d.png', '')], {
    onRefused: (file) => refused.push(file),
  });
  // What the name tells does not wait until the others have been read.
  const byName = [
    { name: 'b.gif', reason: 'upload.reason.type' },
    { name: 'd.png', reason: 'upload.reason.empty' },
  ];
  expect(refused).toEqual(byName);
  await adding;
  expect(refused).toEqual([...byName, { name: 'c.jpg', reason: 'upload.reason.content' }]);
  expect(states(engine)).toEqual(['a.jpg ready']);
  expect(world.calls).toEqual([]);
});

test('O29 O65 what arrives is announced with its album, and told to who listens', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  const uploaded = vi.fn<(one: { uploadId: string; albumId?: string }) => void>();
  engine.onUploaded(uploaded);
  await engine.addFiles([photo('a.jpg')], { albumId: 'album-1' });
  engine.start();
  expect(world.guarded).toBe(true);
  await settled(engine);
  expect(world.stored.get('upload-1')).toMatchObject({ name: 'a.jpg', albumId: 'album-1' });
  expect(uploaded).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ uploadId: 'upload-1', albumId: 'album-1' }),
  );
  expect(engine.view()).toMatchObject({ sentBytes: 5, totalBytes: 5 });
  expect(world.guarded).toBe(false);
  engine.forget('done');
  expect(states(engine)).toEqual([]);
});

test('R2 O65 after a reload it goes on by itself where it stopped, and sends no byte twice', async () => {
  const world = testWorld();
  const first = world.openPage();
  const engine = createUploads(first.world);
  const content = 'x'.repeat(600_000);
  await engine.addFiles([photo('large.jpg', content)]);
  let passed = 0;
  // The announcement and the first part get through.
  world.gate = () => ((passed += 1) > 2 ? new Promise(() => {}) : Promise.resolve());
  engine.start();
  await vi.waitFor(() => expect(world.calls).toHaveLength(3));
  const arrived = engine.view().items[0]?.sent;
  expect(arrived).toBe(world.stored.get('upload-1')?.bytes.length);
  expect(arrived).toBeGreaterThan(0);
  first.leave();
  world.calls.length = 0;
  world.gate = () => Promise.resolve();

  const next = createUploads(world.openPage().world);
  await next.restore();
  await settled(next);
  expect(states(next)).toEqual(['large.jpg done']);
  expect(world.calls.map(({ call }) => call).slice(0, 2)).toEqual(['uploadedSoFar', 'sendPart']);
  expect(world.calls[1]?.offset).toBe(arrived);
  expect(world.stored.size).toBe(1);
  expect(Buffer.from(world.stored.get('upload-1')?.bytes ?? []).toString()).toBe(content);
});

test('P2.155 after a reload what was not begun is still not begun, and what was paused is paused', async () => {
  const world = testWorld();
  const first = world.openPage();
  const engine = createUploads(first.world);
  await engine.addFiles([photo('a.jpg')]);
  await vi.waitFor(() => expect([...world.rows.values()][0]?.digest).toBeDefined());
  first.leave();
  const second = world.openPage();
  const next = createUploads(second.world);
  await next.restore();
  expect(states(next)).toEqual(['a.jpg ready']);
  world.gate = () => new Promise(() => {});
  next.start();
  next.pause();
  await vi.waitFor(() => expect([...world.rows.values()][0]?.phase).toBe('paused'));
  second.leave();
  const last = createUploads(world.openPage().world);
  await last.restore();
  expect(states(last)).toEqual(['a.jpg paused']);
  expect(last.view().isPaused).toBe(true);
});

test('two pages that have the same file send it once', async () => {
  const world = testWorld();
  const [one, other] = [createUploads(world.openPage().world), createUploads(world.openPage().world)];
  await Promise.all([one, other].map((engine) => engine.addFiles([photo('a.jpg', 'the same')])));
  one.start();
  other.start();
  await Promise.all([settled(one), settled(other)]);
  expect([...states(one), ...states(other)].toSorted()).toEqual(['a.jpg done', 'a.jpg duplicate']);
  expect(world.stored.size).toBe(1);
});

test('what was uploaded before is told, also that it is not in this album; it can be added all the same', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg')]);
  engine.start();
  await settled(engine);
  engine.forget('done');
  await engine.addFiles([photo('a.jpg')]);
  expect(engine.view().items[0]).toMatchObject({ state: 'duplicate', reason: 'upload.reason.inLibrary' });
  engine.forget('duplicate');
  await engine.addFiles([photo('a.jpg')], { albumId: 'album-1' });
  const [twin] = engine.view().items;
  expect(twin).toMatchObject({ state: 'duplicate', reason: 'upload.reason.inLibraryNotAlbum' });
  engine.retry(twin?.id ?? '');
  await settled(engine);
  expect(states(engine)).toEqual(['a.jpg done']);
  expect(world.stored.size).toBe(2);
});

test('what was deleted from the library since is no duplicate, nor while the list still names it', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg')]);
  engine.start();
  await settled(engine);
  world.stored.clear();
  await engine.addFiles([photo('a.jpg')]);
  expect(states(engine)).toEqual(['a.jpg done', 'a.jpg ready']);
  engine.cancelAll();
  engine.forget('done');
  await engine.addFiles([photo('a.jpg')]);
  expect(states(engine)).toEqual(['a.jpg ready']);
});

test.each([
  ['arrives', 'it is in the library but not in this album', 'duplicate', ['summer']],
  ['fails', 'it goes into this album', 'done', ['winter']],
] as const)(
  'O29 R1 a photo waits for its twin that goes into another album: once that %s, %s',
  async (how, _what, state, albums) => {
    const world = testWorld();
    const engine = createUploads(world.openPage().world);
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    world.gate = () => gate;
    let announced = 0;
    world.fate = (call) =>
      call === 'announce' && (announced += 1) === 1 && how === 'fails' ? { status: 413 } : 'good';
    await engine.addFiles([photo('a.jpg', 'the same')], { albumId: 'summer' });
    engine.start();
    await engine.addFiles([photo('b.jpg', 'the same')], { albumId: 'winter' });
    expect(states(engine)).toEqual(['a.jpg sending', 'b.jpg ready']);
    engine.start();
    await vi.waitFor(() => expect(states(engine)).toEqual(['a.jpg sending', 'b.jpg waiting']));
    letGo();
    await settled(engine);
    expect(engine.view().items[1]).toMatchObject({
      state,
      ...(how === 'arrives' && { reason: 'upload.reason.inLibraryNotAlbum' }),
    });
    expect([...world.stored.values()].map(({ albumId }) => albumId)).toEqual(albums);
  },
);

test('cancelling throws away what has arrived, also of a file that was just being announced', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  const { promise: announced, resolve: letGo } = Promise.withResolvers<void>();
  await engine.addFiles([photo('a.jpg')]);
  world.gate = () => announced;
  engine.start();
  await vi.waitFor(() => expect(world.calls.map(({ call }) => call)).toEqual(['announce']));
  engine.cancelAll();
  expect(states(engine)).toEqual([]);
  letGo();
  await vi.waitFor(() => expect(world.calls.map(({ call }) => call)).toEqual(['announce', 'throwAway']));
  await vi.waitFor(() => expect(world.stored.size).toBe(0));
  await vi.waitFor(() => expect(world.rows.size).toBe(0));
});

test('R2 without a connection nothing is tried; it goes on when it is back', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg')]);
  world.setOnline(false);
  engine.start();
  expect(engine.view()).toMatchObject({ isOffline: true, isActive: true });
  expect(world.calls).toEqual([]);
  world.setOnline(true);
  await settled(engine);
  expect(states(engine)).toEqual(['a.jpg done']);
});

test('S24 when the session is over, the page may be left, and the next one goes on', async () => {
  const world = testWorld();
  const first = world.openPage();
  const engine = createUploads(first.world);
  await engine.addFiles([photo('a.jpg')]);
  world.fate = () => ({ status: 401 });
  engine.start();
  await vi.waitFor(() => expect(world.guarded).toBe(false));
  expect(states(engine)).toEqual(['a.jpg waiting']);
  first.leave();
  world.fate = () => 'good';
  const next = createUploads(world.openPage().world);
  await next.restore();
  await settled(next);
  expect(states(next)).toEqual(['a.jpg done']);
});

/** Has a file fail to be read, as WebKit fails on a page that is being left. @returns makes it readable again */
function makeUnreadable(file: File): () => void {
  const reading = vi
    .spyOn(Blob.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('The I/O read operation failed.', 'NotReadableError'));
  const slicing = vi.spyOn(file, 'slice').mockImplementation(() => new Blob());
  return () => [reading, slicing].forEach((spy) => spy.mockRestore());
}

test('R2 O65 what a page cannot read any more while it is being left is not forgotten: the next one asks for it', async () => {
  const world = testWorld();
  const first = world.openPage();
  world.keepsCopies = false;
  const engine = createUploads(first.world);
  const file = photo('a.jpg');
  await engine.addFiles([file]);
  const pendingUnload = (world.pendingUnload = vi.fn(() => new Promise<void>(() => {})));
  const readAgain = makeUnreadable(file);
  engine.start();
  await vi.waitFor(() => expect(pendingUnload).toHaveBeenCalledOnce());
  readAgain();
  first.leave();
  const next = createUploads(world.openPage().world);
  await next.restore();
  expect(next.view().items).toMatchObject([{ name: 'a.jpg', state: 'failed', reason: 'upload.reason.chooseAgain' }]);
});

test('R2 O65 a page that stays after all goes on with what it could not read meanwhile, and looks again at what was chosen', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  const [sent, chosen] = [photo('a.jpg'), photo('b.jpg')];
  await engine.addFiles([sent]);
  const { promise, resolve: stay } = Promise.withResolvers<void>();
  world.pendingUnload = vi.fn(() => promise);
  const readAgain = makeUnreadable(sent);
  engine.start();
  const onRefused = vi.fn<(refused: Rejected) => void>();
  const adding = engine.addFiles([chosen], { onRefused });
  await vi.waitFor(() => expect(world.pendingUnload).toHaveBeenCalledTimes(2));
  readAgain();
  world.pendingUnload = () => undefined;
  stay();
  await adding;
  expect(onRefused).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(states(engine)).toEqual(['a.jpg done', 'b.jpg ready']));
});

test('R1 a service that fails is told with its reference; "try all again" tries again', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg'), photo('b.jpg')]);
  world.fate = () => ({ status: 500 });
  engine.start();
  await settled(engine);
  expect(engine.view().items).toMatchObject(
    Array.from({ length: 2 }, () => ({ state: 'failed', reason: 'upload.failed', correlationId: 'c-2' })),
  );
  world.fate = () => 'good';
  engine.retryAllFailed();
  await settled(engine);
  expect(states(engine)).toEqual(['a.jpg done', 'b.jpg done']);
});

test('S14 when the customer goes, everything stops, and nothing is told of what was under way', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await engine.addFiles([photo('a.jpg')]);
  world.gate = () => gate;
  engine.start();
  engine.drop();
  expect(engine.view()).toMatchObject({ items: [], isActive: false });
  expect(world.guarded).toBe(false);
  world.rows.clear();
  letGo();
  await new Promise((resolve) => setImmediate(resolve));
  expect(states(engine)).toEqual([]);
  expect(world.rows.size).toBe(0);
});

test.each([true, false])(
  'R9 O65 photos for an album that another device has deleted wait until it is said where they go instead (refused: %s)',
  async (isRefused) => {
    const world = testWorld();
    const engine = createUploads(world.openPage().world);
    await engine.addFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('d.jpg'), photo('e.jpg')], {
      albumId: 'summer',
    });
    world.goneAlbums.add('summer');
    world.refusesGoneAlbums = isRefused;
    engine.start();
    await settled(engine);
    expect(engine.view()).toMatchObject({ goneAlbum: 'summer', isPaused: true });
    expect(states(engine).filter((state) => state.endsWith('failed'))).toEqual([]);
    const done = states(engine).filter((state) => state.endsWith('done')).length;
    expect(done > 0).toBe(!isRefused);
    engine.replaceAlbum('winter');
    await settled(engine);
    expect(states(engine).every((state) => state.endsWith('done'))).toBe(true);
    expect(engine.view().goneAlbum).toBeUndefined();
    const complete = [...world.stored.values()].filter(({ bytes, size }) => bytes.length === size);
    expect(complete).toHaveLength(5);
    expect(complete.filter(({ albumId }) => albumId === 'winter')).toHaveLength(5 - done);
  },
);

test('R2 R9 a photo that has arrived whole though its album is gone and no answer said so is not sent again for another album', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], { albumId: 'summer' });
  world.goneAlbums.add('summer');
  // The answer to the bytes of the second is lost, and all else is held up until the first has arrived.
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  let parts = 0;
  world.gate = (call) => {
    parts += call === 'sendPart' ? 1 : 0;
    return call === 'uploadedSoFar' || (call === 'sendPart' && parts > 2) ? gate : Promise.resolve();
  };
  let sent = 0;
  world.fate = (call) => (call === 'sendPart' && (sent += 1) === 2 ? 'answerLost' : 'good');
  engine.start();
  await vi.waitFor(() => expect(engine.view().goneAlbum).toBe('summer'));
  letGo();
  expect(states(engine)).toEqual(['a.jpg done', 'b.jpg paused', 'c.jpg paused']);
  const uploaded = vi.fn<(one: { uploadId: string; albumId?: string }) => void>();
  engine.onUploaded(uploaded);
  await engine.findArrived();
  expect(states(engine)).toEqual(['a.jpg done', 'b.jpg done', 'c.jpg paused']);
  expect(uploaded).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ uploadId: 'upload-2', albumId: 'summer' }),
  );
  engine.replaceAlbum('winter');
  await settled(engine);
  expect(states(engine)).toEqual(['a.jpg done', 'b.jpg done', 'c.jpg done']);
  expect([...world.stored.values()].map(({ name, albumId }) => `${name} ${albumId}`)).toEqual([
    'a.jpg summer',
    'b.jpg summer',
    'c.jpg winter',
  ]);
});

test('R9 O65 photos whose album is gone go into the library alone when she says so', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg'), photo('b.jpg')], { albumId: 'summer' });
  world.goneAlbums.add('summer');
  world.refusesGoneAlbums = true;
  engine.start();
  await settled(engine);
  engine.replaceAlbum(undefined);
  await settled(engine);
  expect(states(engine)).toEqual(['a.jpg done', 'b.jpg done']);
  expect([...world.stored.values()].map(({ albumId }) => albumId)).toEqual([undefined, undefined]);
});

test('R9 an announcement that is answered once its photo is meant for another album is given up', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg'), photo('b.jpg')], { albumId: 'summer' });
  world.goneAlbums.add('summer');
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  world.gate = (call) => (call === 'announce' && world.calls.length === 2 ? gate : Promise.resolve());
  engine.start();
  await vi.waitFor(() => expect(engine.view().goneAlbum).toBe('summer'));
  engine.replaceAlbum('winter');
  letGo();
  await settled(engine);
  await vi.waitFor(() => expect([...world.stored.values()].map((one) => one.albumId)).toEqual(['summer', 'winter']));
});

test('R9 a refusal for another reason is no album that is gone', async () => {
  const world = testWorld();
  const engine = createUploads(world.openPage().world);
  await engine.addFiles([photo('a.jpg')], { albumId: 'summer' });
  world.fate = (call) => (call === 'announce' ? { status: 404 } : 'good');
  engine.start();
  await settled(engine);
  expect(engine.view().goneAlbum).toBeUndefined();
  expect(states(engine)).toEqual(['a.jpg failed']);
});
