import type { Random } from '#lib/random.ts';
import type { OtherDevice } from '../../../support/other-device.ts';
import type { Journey, Move } from '../move.ts';

interface Photos {
  images: { imageId: string }[];
}
interface Albums {
  albums: { albumId: string; albumName: string }[];
}
interface Address {
  id: string;
  doorCode?: string | null;
}

const LIBRARY = 'photo-management';
const ADDRESSES = '/customers/me/addresses';
const LIBRARY_PAGES = '/my-photos/';
const ADDRESS_PAGES = '/settings/address';
/** When the photos were taken that arrive: lately, long ago, and at the turn of a year and a day, which zones tell apart. */
const TAKEN = ['2026-11-21T09:30:00Z', '2019-07-02T12:00:00Z', '2025-12-31T23:50:00Z', '2026-01-01T00:10:00Z'] as [
  string,
  ...string[],
];

/** @throws Error when there is none: the move is missed then */
function anyOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing of the kind');
  return item;
}

const anyPhoto = async (device: OtherDevice, random: Random) =>
  anyOf((await device.get<Photos>(LIBRARY, '/photos?limit=60')).images, random).imageId;
const anyAlbum = async (device: OtherDevice, random: Random) =>
  anyOf((await device.get<Albums>(LIBRARY, '/albums?limit=49')).albums, random);

/**
 * Something that the customer's other device does; the pages that are open need not know.
 * @param where the pages that show what it changes; on others it would make no difference
 */
function elsewhere(
  what: string,
  where: string,
  weight: number,
  make: (journey: Journey, random: Random) => Promise<string>,
): Move {
  return {
    name: `elsewhere: ${what}`,
    weight,
    keepsTyped: true,
    possible: (scene) => scene.isOurs && scene.at.startsWith(where),
    make(journey, _scene, { random }) {
      journey.isBehind = true;
      return make(journey, random);
    },
  };
}

/** What the same customer does on another device, at any moment (R9). */
export const onOtherDevice: Move[] = [
  elsewhere('photos arrive', LIBRARY_PAGES, 1.5, async ({ device, sandbox, email }, random) => {
    // Nothing arrives in a library that was never activated.
    await device.get(LIBRARY, '/users');
    const photoIds = Array.from({ length: random.between(1, 3) }, () => `arrived-${random.between(1, 1e9)}`);
    const taken = random.pick(TAKEN);
    await sandbox.state('photos arrive from another device', { user: email, photoIds, taken });
    return `${photoIds.length} of ${taken}`;
  }),
  elsewhere('delete a photo', LIBRARY_PAGES, 1.5, async ({ device }, random) => {
    const photo = await anyPhoto(device, random);
    await device.delete(LIBRARY, '/photos', { photoIds: [photo] });
    return photo;
  }),
  elsewhere('rename an album', LIBRARY_PAGES, 1, async ({ device }, random) => {
    const { albumId, albumName } = await anyAlbum(device, random);
    const name = `Elsewhere ${random.between(1, 999)}`;
    await device.patch(LIBRARY, `/albums/${albumId}`, { name });
    return `${albumName} becomes ${name}`;
  }),
  elsewhere('copy a photo to an album', LIBRARY_PAGES, 1, async ({ device }, random) => {
    const [{ albumId, albumName }, photo] = [await anyAlbum(device, random), await anyPhoto(device, random)];
    await device.post(LIBRARY, `/albums/${albumId}/photos`, { photoIds: [photo] });
    return `${photo} to ${albumName}`;
  }),
  elsewhere('take a photo out of an album', LIBRARY_PAGES, 1, async ({ device }, random) => {
    const { albumId, albumName } = await anyAlbum(device, random);
    const photo = anyOf(
      (await device.get<Photos>(LIBRARY, `/albums/${albumId}/photos?limit=60`)).images,
      random,
    ).imageId;
    await device.delete(LIBRARY, `/albums/${albumId}/photos`, { photoIds: [photo] });
    return `${photo} out of ${albumName}`;
  }),
  elsewhere('delete an album', LIBRARY_PAGES, 0.4, async ({ device }, random) => {
    const { albumId, albumName } = await anyAlbum(device, random);
    await device.delete(LIBRARY, `/albums/${albumId}`);
    return albumName;
  }),
  // A field that no form here shows: whoever saves the address afterwards has no reason to undo it.
  elsewhere('change an address', ADDRESS_PAGES, 1, async ({ device, doorCodes }, random) => {
    const address = anyOf(await device.get<Address[]>('customer', ADDRESSES, []), random);
    const doorCode = String(random.between(1_000, 9_999));
    await device.put('customer', `${ADDRESSES}/${address.id}`, { ...address, doorCode });
    doorCodes.set(address.id, doorCode);
    return `door code of ${address.id}: ${doorCode}`;
  }),
];

/** Which door codes of the other device a later save has undone, in words. An address that has gone has none. */
export async function undoneDoorCodes({ device, doorCodes }: Pick<Journey, 'device' | 'doorCodes'>): Promise<string[]> {
  if (doorCodes.size === 0) return [];
  const addresses = await device.get<Address[]>('customer', ADDRESSES, []);
  return addresses.flatMap(({ id, doorCode }) => {
    const given = doorCodes.get(id);
    return given === undefined || given === doorCode
      ? []
      : [`address ${id}: another device gave it the door code ${given}, and it is ${doorCode ?? 'none'}`];
  });
}
