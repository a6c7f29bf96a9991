import { useEffect } from 'react';
import { loadIcons } from '#ui/icon.tsx';
import { notMissed } from '../missing-scripts.ts';
import { preload, screens, type Area } from '../screens.ts';

/** When the pictures of the first screen have most likely arrived, in ms. */
const AFTER_THE_FIRST_SCREEN_MS = 2000;

/** Has the scripts of an area's other screens ready, once the first one stands: a photo opens without waiting (F8). */
export function useNextScreens(area: Area | undefined): void {
  useEffect(() => {
    if (!area) return;
    const timer = setTimeout(() => {
      void loadIcons().catch(notMissed);
      for (const screen of screens) if (screen.area === area) void preload(screen);
    }, AFTER_THE_FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [area]);
}
