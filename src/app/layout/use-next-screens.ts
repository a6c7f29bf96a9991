import { useEffect } from 'react';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { preload, screens, type Area } from '../screens.ts';

/** Has the scripts of an area's other screens ready, once the first one stands: a photo opens without waiting (F8). */
export function useNextScreens(area: Area | undefined): void {
  useEffect(() => {
    if (!area) return;
    return afterFirstScreen(() => {
      for (const screen of screens) if (screen.area === area) void preload(screen);
    });
  }, [area]);
}
