/**
 * `npm run measure`: what the first photo screen costs and what stays after scrolling through 100,000 photos, measured in
 * Chromium against the production build and a sandbox of its own.
 */
import { measureFirstScreen, measureFootprint } from '../tests/measure/first-screen.ts';
import { commandLine } from './command-line.ts';
import { inWorld, launchChromium } from './measure/in-world.ts';

commandLine('npm run measure', {});
await inWorld(launchChromium, async (world, browser) => {
  const first = await measureFirstScreen(browser, world, 'anna@example.com');
  console.log('JavaScript and CSS until the first photo screen, compressed as served:');
  for (const { file, bytes } of first.code) console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
  console.log(`  ${(first.code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1).padStart(6)} kB  in all`);
  console.log(
    `Requests until the first thumbnail: ${first.requestsUntilFirstThumbnail}, until the viewport is full: ${first.requestsUntilFull}`,
  );
  console.log(`First thumbnail after ${first.firstThumbnailMs.toFixed(0)} ms`);
  const { afterLoad, afterScrolling, screens } = await measureFootprint(browser, world, 'large@example.com');
  const shown = ({ elements, heapMb }: typeof afterLoad) => `${elements} elements, ${heapMb.toFixed(1)} MB heap`;
  console.log(`100,000 photos after load: ${shown(afterLoad)}`);
  console.log(`100,000 photos after scrolling through ${screens} screens: ${shown(afterScrolling)}`);
});
