import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { nextPartSize, PAUSES_MS, sendFile, SendingFailed, SignedOut, smallerPartSize } from './send-file.ts';

type Step = number | undefined | Error;

function failing(status?: number): ApiError {
  const kind = status === undefined ? 'network' : 'http';
  return new ApiError('failed', {
    service: 'photo-storage',
    operation: 'appendToUpload',
    kind,
    status,
    correlationId: 'c-1',
    ...(status === 401 && { isSessionOver: true }),
  });
}

/** Sends a file of 10 bytes to a service whose answers are given; with the last of them when they run out. */
function sending({
  answers,
  uploadId,
  file = new Blob(['0123456789']),
}: {
  answers: { announce?: (string | Error)[]; ask?: Step[]; send?: Step[] };
  uploadId?: string;
  file?: Blob;
}) {
  const controller = new AbortController();
  const log: string[] = [];
  const next = <Answer>(list: (Answer | Error)[] | undefined, otherwise: Answer): Answer => {
    const answer = list && list.length > 1 ? list.shift() : list?.[0];
    if (answer instanceof Error) throw answer;
    return list && list.length > 0 ? (answer as Answer) : otherwise;
  };
  const result = sendFile({
    file,
    uploadId,
    signal: controller.signal,
    calls: {
      announce: async () => {
        log.push('announce');
        return next(answers.announce, 'new');
      },
      uploadedSoFar: async (id) => {
        log.push(`ask ${id}`);
        return next<number | undefined>(answers.ask, 0);
      },
      sendPart: async (id, offset, part) => {
        log.push(`send ${id} ${offset}+${part.size}`);
        return next<number | undefined>(answers.send, offset + part.size);
      },
    },
    onAnnounced: async (id) => void log.push(`keep ${id}`),
    onArrived: (bytes, justNow) => void log.push(`arrived ${bytes} (${justNow})`),
    onInterrupted: () => void log.push('interrupted'),
    wait: async (ms, signal) => {
      log.push(`wait ${ms}`);
      signal.throwIfAborted();
    },
    now: () => 0,
  });
  return { result, log, controller };
}

test('O65 a file is announced, kept in mind, and sent', async () => {
  const { result, log } = sending({ answers: {} });
  await expect(result).resolves.toBe('new');
  expect(log).toEqual(['announce', 'keep new', 'send new 0+10', 'arrived 10 (10)']);
});

test('O65 what has arrived before is asked for, and not sent again nor counted as sent just now', async () => {
  const { result, log } = sending({ uploadId: 'old', answers: { ask: [7] } });
  await expect(result).resolves.toBe('old');
  expect(log).toEqual(['ask old', 'arrived 7 (0)', 'send old 7+3', 'arrived 10 (3)']);
});

test('O65 an upload that had arrived whole sends nothing', async () => {
  const { result, log } = sending({ uploadId: 'old', answers: { ask: [10] } });
  await expect(result).resolves.toBe('old');
  expect(log).toEqual(['ask old', 'arrived 10 (0)']);
});

test('O65 an upload that has expired is announced anew', async () => {
  const { result, log } = sending({ uploadId: 'old', answers: { ask: [undefined] } });
  await expect(result).resolves.toBe('new');
  expect(log).toEqual(['ask old', `wait ${PAUSES_MS[0]}`, 'announce', 'keep new', 'send new 0+10', 'arrived 10 (10)']);
});

test('R2 after a lost connection it asks how much has arrived, and goes on there', async () => {
  const { result, log } = sending({ answers: { send: [failing(), 10], ask: [4] } });
  await expect(result).resolves.toBe('new');
  expect(log).toEqual([
    'announce',
    'keep new',
    'send new 0+10',
    'interrupted',
    `wait ${PAUSES_MS[0]}`,
    'ask new',
    'arrived 4 (0)',
    'send new 4+6',
    'arrived 10 (6)',
  ]);
});

test('R2 a connection that never comes back ends in a failure that can be tried again', async () => {
  const { result, log } = sending({ answers: { send: [failing()], ask: [0] } });
  await expect(result).rejects.toMatchObject({ failure: { reason: 'upload.reason.connection', canRetry: true } });
  expect(log.filter((line) => line.startsWith('wait'))).toEqual(PAUSES_MS.map((ms) => `wait ${ms}`));
});

test('R1 a service that never answers is given up sooner than one that cannot be reached: each try has waited by itself', async () => {
  const silent = new ApiError('failed', {
    service: 'photo-storage',
    operation: 'appendToUpload',
    kind: 'timeout',
    status: undefined,
    correlationId: 'c-1',
  });
  const { result, log } = sending({ answers: { send: [silent], ask: [0] } });
  await expect(result).rejects.toMatchObject({ failure: { reason: 'upload.reason.connection', canRetry: true } });
  expect(log.filter((line) => line.startsWith('send'))).toHaveLength(3);
});

test('an upload that another tab never lets go of, or that is forgotten over and over, ends too', async () => {
  await expect(sending({ answers: { send: [0] } }).result).rejects.toBeInstanceOf(SendingFailed);
  await expect(sending({ answers: { send: [undefined] } }).result).rejects.toBeInstanceOf(SendingFailed);
});

test('a service that says more has arrived than there is, is not believed', async () => {
  await expect(sending({ uploadId: 'old', answers: { ask: [11] } }).result).rejects.toMatchObject({
    failure: { reason: 'upload.failed' },
  });
});

test('S24 a session that is over is no failure of the file', async () => {
  await expect(sending({ answers: { send: [failing(401)] } }).result).rejects.toBeInstanceOf(SignedOut);
});

test('a refusal ends it at once, with the reference that the customer can quote', async () => {
  const { result, log } = sending({ answers: { send: [failing(500)] } });
  await expect(result).rejects.toMatchObject({
    failure: { reason: 'upload.failed', canRetry: true, correlationId: 'c-1' },
  });
  expect(log.filter((line) => line.startsWith('wait'))).toEqual([]);
});

test('a file that has changed since it was chosen is told as that, not as a lost connection', async () => {
  class Gone extends Blob {
    override slice(): Blob {
      const part = new Blob(['x']);
      part.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
      return part;
    }
  }
  await expect(
    sending({ file: new Gone(['0123456789']), answers: { send: [failing()] } }).result,
  ).rejects.toMatchObject({ failure: { reason: 'upload.reason.unreadable', canRetry: false } });
});

test('who stops it stops it, unless all has arrived', async () => {
  const stopped = sending({ answers: { send: [5] } });
  stopped.controller.abort();
  await expect(stopped.result).rejects.toMatchObject({ name: 'AbortError' });
  const tooLate = sending({ uploadId: 'old', answers: { ask: [10] } });
  tooLate.controller.abort();
  await expect(tooLate.result).resolves.toBe('old');
});

const KB = 1024;

test('parts are as large as the connection carries in a second', () => {
  expect(nextPartSize({ bytes: 256 * KB, ms: 500 })).toBe(512 * KB);
  expect(nextPartSize({ bytes: 512 * KB, ms: 2_000 })).toBe(256 * KB);
});

test('one lucky moment is not believed at once, and no part is endless or tiny', () => {
  expect(nextPartSize({ bytes: 256 * KB, ms: 0 })).toBe(1024 * KB);
  expect(nextPartSize({ bytes: 8192 * KB, ms: 1 })).toBe(8192 * KB);
  expect(nextPartSize({ bytes: 64 * KB, ms: 60_000 })).toBe(64 * KB);
  expect(smallerPartSize(256 * KB)).toBe(128 * KB);
  expect(smallerPartSize(64 * KB)).toBe(64 * KB);
});

test('a part on a very slow line ends long before its call is given up', () => {
  const slowest = nextPartSize({ bytes: 64 * KB, ms: 60_000 });
  expect((slowest / (5 * KB)) * 1_000).toBeLessThan(120_000);
});
