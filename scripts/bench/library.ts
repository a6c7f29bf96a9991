import type { Browser, BrowserContextOptions } from '@playwright/test';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { viewSize } from './subject.ts';
import { signInOn } from '../../tests/support/sign-in.ts';
import type { World } from '../../tests/support/world.ts';

/** Content of the floor page: the months of a person's library, and some of its pictures. */
export interface Library {
  months: [name: string, count: number][];
  pictures: { small: Uint8Array[]; large: Uint8Array[] };
}

export type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Number of different pictures that the floor shows. */
const POOL = 60;
/** Number of photos that show nearly every picture of the sandbox. */
const WARMED = 2_000;

/** Signs in and looks at the photos once: pages that are measured afterwards have nothing in their cache, but what the app keeps. */
async function sessionOf(browser: Browser, world: World, email: string): Promise<Session> {
  const context = await browser.newContext({ viewport: viewSize });
  try {
    const page = await context.newPage();
    await signInOn(page, email, `${world.app}/my-photos/photos`);
    await page.locator('main [data-photo] img').first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Time, in ms, for which a session is used: access tokens last a quarter of an hour, and are renewed after that. */
const SESSION_MS = 8 * 60_000;

/** Signs in anew whenever the session has become old, so that no page that is measured has to. */
export function sessionsOf(browser: Browser, world: World, email: string): () => Promise<Session> {
  let last: { session: Promise<Session>; at: number } | undefined;
  return () => {
    if (!last || Date.now() - last.at > SESSION_MS)
      last = { session: sessionOf(browser, world, email), at: Date.now() };
    return last.session;
  };
}

/** Reads from the photo service as a customer. @throws Error with the path when it is not answered with success */
async function readPhotos(world: World, session: Session, path: string) {
  const token = session.cookies.find(({ name }) => name === 'auth_access_token')?.value;
  const response = await fetch(`${world.sandbox}/photo-management/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

interface ListedPhotos {
  images: { thumbnails: { id: number; url: string }[] }[];
  cursor: string | null;
}

/** Reads a person's library from the sandbox, as the app does. */
export async function libraryOf(world: World, session: Session): Promise<Library> {
  const timeline: Record<string, Record<string, number>> = await readPhotos(world, session, 'users/timeline');
  const months = Object.entries(timeline)
    .flatMap(([year, counts]) =>
      Object.entries(counts).map(([month, count]) => ({ year: Number(year), month: Number(month), count })),
    )
    .sort((one, other) => other.year - one.year || other.month - one.month)
    .map(({ year, month, count }): [string, number] => [`${year}-${month}`, count]);
  const { images }: ListedPhotos = await readPhotos(
    world,
    session,
    `photos?limit=${POOL}&sortKey=dateTaken&sortOrder=desc`,
  );
  const picture = async (size: number) =>
    Promise.all(
      images.map(async ({ thumbnails }) => {
        const url = thumbnails.find(({ id }) => id === size)?.url;
        if (!url) throw new Error(`A photo has no picture of ${size} px`);
        return new Uint8Array(await (await fetch(url)).arrayBuffer());
      }),
    );
  return { months, pictures: { small: await picture(300), large: await picture(1300) } };
}

/** Has the sandbox make its thumbnails, which a real service has made when a photo came: while a page is measured that would take both processors. */
export async function makeThumbnails(world: World, session: Session): Promise<void> {
  const urls: string[] = [];
  let cursor: string | null = '';
  for (let read = 0; read < WARMED && cursor !== null; read += 500) {
    const from = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const page: ListedPhotos = await readPhotos(
      world,
      session,
      `photos?limit=500&sortKey=dateTaken&sortOrder=desc${from}`,
    );
    for (const { thumbnails } of page.images)
      urls.push(...thumbnails.filter(({ id }) => id < 1300).map(({ url }) => url));
    cursor = page.cursor;
  }
  const waiting = urls.values();
  const lane = async () => {
    for (const url of waiting) await (await fetch(url)).arrayBuffer();
  };
  await Promise.all([lane(), lane()]);
}

/** Gives a person who has nothing a library of 20,000 photos. */
export async function fillLibrary(world: World, user: string): Promise<void> {
  for (let month = 0; month < 20; month += 1) {
    const response = await fetch(`${world.sandbox}/__sandbox/provider-states`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        state: 'the customer has photos in a month',
        params: { user, year: 2023 + Math.floor(month / 12), month: (month % 12) + 1, count: 1000 },
      }),
    });
    if (!response.ok) throw new Error(`The sandbox refused to make photos: ${await response.text()}`);
  }
}

/** The floor page of a library, at an address of its own. */
export async function startFloor(library: Library): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const worker = new Worker(new URL('./floor-server.ts', import.meta.url), { workerData: library });
  const [port] = await once(worker, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => worker.terminate() };
}
