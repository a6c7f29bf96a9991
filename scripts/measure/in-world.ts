import { type Browser, chromium } from '@playwright/test';
import { startWorld, type World } from '../../tests/support/world.ts';
import { chromiumFlags, findChromium } from '../setup/find-chromium.mjs';

/** Starts a Chromium. @param flags those that it gets beside the usual ones */
export function launchChromium(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...flags] });
}

/** Works in the built app with a sandbox and a browser of its own, which end whatever comes of it. */
export async function inWorld<Result>(
  launch: () => Promise<Browser>,
  work: (world: World, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const world = await startWorld();
  try {
    const browser = await launch();
    try {
      return await work(world, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await world.stop();
  }
}
