import type { Random } from '#lib/random.ts';
import { ok, type Client, type Reply } from './client.ts';
import { createRegister, type Register } from './register.ts';

/** Somebody who writes, one thing after the other, and remembers what was acknowledged. */
export interface Writer {
  name: string;
  /** One write that has been acknowledged. @throws Lost */
  write(random: Random): Promise<void>;
  /** What of it is not there any more, a line each. */
  faults(): Promise<string[]>;
  /** It has nothing more to write; for ever something unless told. */
  readonly isDone?: boolean;
}

/** Own name and the texts around it. */
export async function settingsWriter(client: Client): Promise<Writer> {
  const read = async () => ok<Record<string, unknown>>(await client.call('/customer/customers/me'), 200);
  const settings = createRegister('settings', await read());
  let turn = 0;
  return {
    name: 'settings',
    async write() {
      turn += 1;
      const next = { ...settings.known, firstName: `Anna ${turn}`, lastName: `Writer ${turn}` };
      await settings.write(
        next,
        async () => void ok(await client.call('/customer/customers/me', { method: 'PUT', body: next }), 200, 204),
      );
    },
    faults: async () => listed(settings.compare(await read())),
  };
}

const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Writer',
  streetName: 'Quay',
  streetNumber: '1',
  postalCode: '1011 AB',
  city: 'Amsterdam',
  countryCode: 'NL',
};

/** Addresses that come, change and go. */
export function addressWriter(client: Client): Writer {
  const addresses = new Map<string, Register<string | undefined>>();
  let turn = 0;
  return {
    name: 'addresses',
    async write(random) {
      turn += 1;
      const city = `Town ${turn}`;
      const [own] = [...addresses].filter(([, { known }]) => known !== undefined).slice(-1);
      if (own === undefined || random.next() < 0.4) {
        const { id } = ok<{ id: string }>(
          await client.call('/customer/customers/me/addresses', { method: 'POST', body: { ...ADDRESS, city } }),
          201,
        );
        addresses.set(id, createRegister(`address ${id}`, city));
        return;
      }
      const [id, register] = own;
      const path = `/customer/customers/me/addresses/${id}`;
      if (random.next() < 0.5)
        await register.write(
          city,
          async () => void ok(await client.call(path, { method: 'PUT', body: { ...ADDRESS, city } }), 200, 204),
        );
      else await register.write(undefined, async () => void ok(await client.call(path, { method: 'DELETE' }), 204));
    },
    async faults() {
      const now = new Map(
        ok<{ id: string; city: string }[]>(await client.call('/customer/customers/me/addresses'), 200).map(
          ({ id, city }) => [id, city],
        ),
      );
      return [...addresses].flatMap(([id, register]) => listed(register.compare(now.get(id))));
    },
  };
}

/** The delivery address of an order, and orders that are ordered again. */
export async function orderWriter(client: Client): Promise<Writer> {
  const { superOrders } = ok<{ superOrders: { code: string; canChangeDeliveryAddress?: boolean }[] }>(
    await client.call('/order/v2/superorders/me?OrderState=notExpired&Limit=100'),
    200,
  );
  const changeable = superOrders.find(({ canChangeDeliveryAddress }) => canChangeDeliveryAddress);
  if (!changeable) throw new Error('No order may still be changed.');
  const path = `/order/v1/superorders/${changeable.code}`;
  const read = async () => ok<{ deliveryAddress: unknown }>(await client.call(path), 200).deliveryAddress;
  const address = createRegister('delivery address', await read());
  const baskets = new Map<string, Register<string>>();
  const reorder = (code: string) => client.call(`/reorder/reorder/direct?OrderCode=${code}`, { method: 'POST' });
  let turn = 0;
  return {
    name: 'orders',
    async write(random) {
      turn += 1;
      const next = superOrders[random.between(0, superOrders.length - 1)]?.code ?? '';
      if (random.next() < 0.3) {
        const { status, body }: Reply = await reorder(next);
        if (status !== 409)
          baskets.set(
            next,
            createRegister(
              `basket of ${next}`,
              ok<{ ShopUrl: string }>({ status, body, headers: new Headers() }, 200).ShopUrl,
            ),
          );
        return;
      }
      const value = { ...ADDRESS, city: `Harbour ${turn}` };
      await address.write(
        value,
        async () =>
          void ok(
            await client.call(`${path}/deliveryAddress`, { method: 'PUT', body: { ...value, deliveryType: 'Home' } }),
            200,
            204,
          ),
      );
    },
    async faults() {
      const found = listed(address.compare(await read()));
      for (const [code, register] of baskets)
        found.push(...listed(register.compare(ok<{ ShopUrl: string }>(await reorder(code), 200).ShopUrl)));
      return found;
    },
  };
}

/** Albums that are made, named, filled, emptied and deleted. */
export async function albumWriter(client: Client): Promise<Writer> {
  const ids = await photoIds(client, 200);
  const albums = new Map<string, Register<{ name: string; photos: string[] } | undefined>>();
  let turn = 0;
  return {
    name: 'albums',
    async write(random) {
      turn += 1;
      const name = `Written ${turn}`;
      const own = [...albums].findLast(([, { known }]) => known !== undefined);
      if (own === undefined || random.next() < 0.25) {
        const { albumId } = ok<{ albumId: string }>(
          await client.call('/photo-management/albums', { method: 'POST', body: { name } }),
          201,
        );
        albums.set(albumId, createRegister(`album ${albumId}`, { name, photos: [] }));
        return;
      }
      const [id, register] = own;
      const { name: present, photos } = register.known ?? { name: '', photos: [] };
      const path = `/photo-management/albums/${id}`;
      const step = random.next();
      if (step < 0.2)
        await register.write(
          { name, photos },
          async () => void ok(await client.call(path, { method: 'PATCH', body: { name } }), 200, 204),
        );
      else if (step < 0.7 || photos.length === 0) {
        const from = random.between(0, ids.length - 60);
        const added = ids.slice(from, from + random.between(1, 60));
        await register.write(
          { name: present, photos: union(photos, added) },
          async () => void ok(await client.call(`${path}/photos`, { method: 'POST', body: { photoIds: added } }), 204),
        );
      } else if (step < 0.9) {
        const gone = photos.slice(0, random.between(1, photos.length));
        await register.write(
          { name: present, photos: photos.slice(gone.length) },
          async () => void ok(await client.call(`${path}/photos`, { method: 'DELETE', body: { photoIds: gone } }), 204),
        );
      } else await register.write(undefined, async () => void ok(await client.call(path, { method: 'DELETE' }), 204));
    },
    async faults() {
      const found: string[] = [];
      for (const [id, register] of albums) {
        const answer = await client.call(`/photo-management/albums/${id}`);
        const { albumName: name } = ok<{ albumName: string }>(answer, 200, 404);
        const photos =
          answer.status === 404 ? [] : await photoIds(client, 500, `/photo-management/albums/${id}/photos`);
        found.push(
          ...listed(register.compare(answer.status === 404 ? undefined : { name, photos: photos.toSorted() })),
        );
      }
      return found;
    },
  };
}

/** Photos that are deleted, a few at a time; albums are filled with others. */
export async function deletionWriter(client: Client): Promise<Writer> {
  const left = (await photoIds(client, 500)).slice(250);
  const chunks: Register<string[]>[] = [];
  const ofChunk: string[][] = [];
  return {
    name: 'deletions',
    get isDone() {
      return left.length === 0;
    },
    async write(random) {
      const chunk = left.splice(0, random.between(1, 5)).toSorted();
      ofChunk.push(chunk);
      const register = createRegister<string[]>(`deletion of ${chunk.length}`, chunk);
      chunks.push(register);
      await register.write(
        [],
        async () =>
          void ok(await client.call('/photo-management/photos', { method: 'DELETE', body: { photoIds: chunk } }), 200),
      );
    },
    async faults() {
      const now = new Set(await photoIds(client, 500));
      return chunks.flatMap((register, index) =>
        listed(register.compare((ofChunk[index] ?? []).filter((id) => now.has(id)))),
      );
    },
  };
}

/** Ids of photos, the newest first. */
async function photoIds(client: Client, limit: number, path = '/photo-management/photos'): Promise<string[]> {
  const { images } = ok<{ images: { imageId: string }[] }>(
    await client.call(`${path}?limit=${limit}&sortKey=uploaded&sortOrder=desc`),
    200,
  );
  return images.map(({ imageId }) => imageId);
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])].toSorted();
}

function listed(fault: string | undefined): string[] {
  return fault === undefined ? [] : [fault];
}
