import { expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { ApiError, GoneError } from './api-error.ts';
import { changeRecord, ConflictError, type FieldChange } from './change-record.ts';

interface Card {
  town?: string | undefined;
  phone?: string | undefined;
  name?: string | undefined;
  tags?: string[];
}
type Stored = Card & { id: string; secret?: string };

const failure = (status: number) =>
  new ApiError('refused', {
    service: 'customer',
    operation: 'updateAddress',
    kind: 'http',
    correlationId: 'c',
    status,
  });

/** A service with one record, and what was sent to it. */
function service(record: Stored | undefined) {
  const state = { record, written: [] as Stored[], reads: 0 };
  const change = (fields: FieldChange<Card>, isReplaced = false, needed: (keyof Card)[] = []) =>
    changeRecord<Stored, Card>({
      read: async () => {
        state.reads += 1;
        return state.record;
      },
      fieldsOf: ({ id: _, secret: __, ...card }) => card,
      write: async (next) => {
        state.record = next;
        state.written.push(next);
      },
      ...fields,
      isReplaced,
      needed,
    });
  return { state, change };
}

const before: Card = { town: 'London', phone: '1', name: 'Anna' };
const stored: Stored = { id: 'a', secret: '4711', ...before };

test('R9 O106 O107 what was changed is put into the record as it is now, and what only the service knows stays', async () => {
  const { state, change } = service({ ...stored, phone: '2' });
  expect(await change({ before, after: { ...before, town: 'Leeds' } })).toEqual({
    ...stored,
    town: 'Leeds',
    phone: '2',
  });
  expect(state.written).toEqual([{ ...stored, town: 'Leeds', phone: '2' }]);
});

test('R9 without a change nothing is read or written; missing and empty are the same', async () => {
  const { state, change } = service({ ...stored, name: 'Maja' });
  expect(await change({ before: { ...before, phone: undefined }, after: { ...before, phone: '' } })).toBeUndefined();
  expect(state).toMatchObject({ reads: 0, written: [] });
});

test('R9 a field that both have changed to the same is no matter, and not written again', async () => {
  const { state, change } = service({ ...stored, town: 'Leeds' });
  expect(await change({ before, after: { ...before, town: 'Leeds' } })).toMatchObject({ town: 'Leeds' });
  expect(state.written).toEqual([]);
});

test('R9 a field that both have changed to something else is asked about, all of them at once, and nothing is written', async () => {
  const { state, change } = service({ ...stored, town: 'Leeds', name: 'Maja', phone: '2' });
  const failed = await change({ before, after: { ...before, town: 'York', name: '' } }).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(ConflictError);
  expect(failed).toMatchObject({ fields: ['town', 'name'], theirs: { town: 'Leeds', name: 'Maja', phone: '2' } });
  expect(state.written).toEqual([]);
  // Whoever has seen theirs and keeps hers begins with theirs.
  await change({
    before: { ...before, town: 'Leeds', name: 'Maja' },
    after: { ...before, town: 'York', name: 'Maja' },
  });
  expect(state.record).toEqual({ ...stored, town: 'York', name: 'Maja', phone: '2' });
});

test('R9 O106 a field that both have left empty is no matter, be it absent or an empty text', async () => {
  for (const empty of [undefined, '']) {
    const { state, change } = service({ ...stored, phone: empty });
    await change({ before, after: { ...before, phone: '' } });
    expect(state.written).toEqual([]);
  }
});

test('R9 O99 O136 a field that no record is without has not been emptied elsewhere: hers counts, and nothing is asked', async () => {
  const { state, change } = service({ ...stored, town: undefined, phone: undefined });
  await change({ before, after: { ...before, town: 'Leeds' } }, false, ['town']);
  expect(state.record).toMatchObject({ town: 'Leeds' });
  state.record = { ...stored, town: undefined, phone: undefined };
  await expect(
    change({ before, after: { ...before, town: 'Leeds', phone: '2' } }, false, ['town']),
  ).rejects.toMatchObject({ fields: ['phone'] });
});

test('O106 O107 fields that she left alone go back as they may be written; what the form cannot read stays', async () => {
  const written: object[] = [];
  await changeRecord<
    { id: string; phone?: string; country: string; title: string },
    Record<string, string | undefined>
  >({
    before: { town: 'London' },
    after: { town: 'Leeds', country: 'GB' },
    needed: ['country'],
    read: async () => ({ id: 'a', phone: '', country: 'gb', title: 'Mx' }),
    fieldsOf: ({ phone, country }) => ({
      town: 'London',
      phone: phone || undefined,
      country: country.toUpperCase(),
      title: undefined,
    }),
    write: async (next) => written.push(next),
  });
  expect(written).toEqual([{ id: 'a', phone: undefined, country: 'GB', title: 'Mx', town: 'Leeds' }]);
});

test('R9 O115 of lists each entry counts for itself', async () => {
  const { state, change } = service({ ...stored, tags: ['b', 'c'] });
  await change({ before: { tags: ['a', 'b'] }, after: { tags: ['a', 'd'] } });
  expect(state.record?.tags).toEqual(['c', 'd']);
});

test('R9 O99 a record that takes the place of another is mixed with nothing of it', async () => {
  const { state, change } = service(stored);
  await change({ before, after: { ...before, town: 'York' } }, true);
  expect(state.record).toEqual({ ...stored, town: 'York' });
  state.record = { ...stored, phone: '2' };
  // Its phone number is hers even where that is the one from before, so that the new one is asked about.
  await expect(change({ before, after: { ...before, town: 'Leeds' } }, true)).rejects.toMatchObject({
    fields: ['phone'],
  });
});

test('R9 a record that is gone is told as that, by the read or by the write', async () => {
  await expect(service(undefined).change({ before, after: { town: 'York' } })).rejects.toBeInstanceOf(GoneError);
  for (const status of [404, 410]) {
    const change = changeRecord({
      read: async () => stored,
      fieldsOf: (record): Card => record,
      write: () => Promise.reject(failure(status)),
      before,
      after: { ...before, town: 'York' },
    });
    await expect(change).rejects.toMatchObject({ name: 'GoneError', cause: { status } });
  }
});

test('R1 R9 what cannot be read is not written, and other failures are told as they are', async () => {
  let isWritten = false;
  const change = (read: () => Promise<Stored>, status: number) =>
    changeRecord({
      read,
      fieldsOf: (record): Card => record,
      write: () => {
        isWritten = true;
        return Promise.reject(failure(status));
      },
      before,
      after: { ...before, town: 'York' },
    });
  await expect(change(() => Promise.reject(failure(500)), 500)).rejects.toMatchObject({ status: 500 });
  expect(isWritten).toBe(false);
  await expect(change(async () => stored, 422)).rejects.toMatchObject({ status: 422 });
});

test('R9 whatever two devices change, each finds its change, but where both meant the same field', async () => {
  const random = createRandom(20_261_123);
  const names = ['town', 'phone', 'name'] as const;
  const values = [undefined, '', 'x', 'y', 'z'] as const;
  const edited = (card: Card): Card => ({
    ...card,
    ...Object.fromEntries(names.filter(() => random.next() < 0.5).map((name) => [name, random.pick(values)])),
  });
  const same = (one: string | undefined, other: string | undefined) => (one ?? '') === (other ?? '');

  for (let round = 0; round < 2_000; round += 1) {
    const begin = edited({});
    const { state, change } = service({ ...begin, id: 'a', secret: '4711' });
    const [one, other] = [edited(begin), edited(begin)];
    await change({ before: begin, after: one });
    const disputed = names.filter(
      (name) => !same(begin[name], one[name]) && !same(begin[name], other[name]) && !same(one[name], other[name]),
    );
    const outcome = await change({ before: begin, after: other }).catch((error: unknown) => error);
    expect(outcome instanceof ConflictError ? outcome.fields.toSorted() : [], `round ${round}`).toEqual(
      disputed.toSorted(),
    );
    for (const name of names) {
      const kept = disputed.length > 0 || same(begin[name], other[name]) ? one[name] : other[name];
      expect(same(state.record?.[name], kept), `${name} in round ${round}`).toBe(true);
    }
    expect(state.record).toMatchObject({ id: 'a', secret: '4711' });
  }
});
