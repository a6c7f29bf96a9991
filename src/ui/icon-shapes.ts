import type { laterIconShapes } from './later-icon-shapes.ts';

const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const frame = 'M5.5 4.75h13A1.75 1.75 0 0 1 20.25 6.5v11a1.75 1.75 0 0 1-1.75 1.75h-13a1.75 1.75 0 0 1-1.75-1.75v-11A1.75 1.75 0 0 1 5.5 4.75z';

/** The icons of the first screen, as outlines on a grid of 24, for a stroke of 1.75 with round ends. A dot is a line of no length. */
export const iconShapes = {
  back: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'chevron-down': 'M5.5 9.5 12 16l6.5-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  home: 'M3.5 11.5 12 4l8.5 7.5M5.75 9.75V20h12.5V9.75M10 20v-5.5h4V20',
  photos: `${frame}M4 16l4.25-4.25L13 16.5l2.75-2.75 4.25 4.25M15.5 9h.01M15.5 8.75v.5`,
  orders: 'M12 3.25 19.75 7.5v9L12 20.75 4.25 16.5v-9zM4.5 7.6l7.5 4.15 7.5-4.15M12 11.75v8.75M8.1 5.4l7.65 4.25',
  projects: 'M3.75 17.75V6.5c0-.97.78-1.75 1.75-1.75h4l2.25 2.5h6.75c.97 0 1.75.78 1.75 1.75v8.75c0 .97-.78 1.75-1.75 1.75h-13a1.75 1.75 0 0 1-1.75-1.75zM8.5 13.25l2.5 2.5 4.5-4.5',
  widgets: 'M4 4.75h6.25V11H4zM13.75 4.75H20V11h-6.25zM4 14h6.25v6.25H4zM16.9 13.75v6.75M13.5 17.1h6.75',
  settings: 'M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  help: `${circle}M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2.95-1.2 1.9M12 16.75v.01`,
  'sign-out': 'M13.5 4H6.25C5.28 4 4.5 4.78 4.5 5.75v12.5c0 .97.78 1.75 1.75 1.75h7.25M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  'check-circle': `${circle}M8 12.4l2.8 2.8L16 9.5`,
  info: `${circle}M12 11.25v5M12 7.75v.01`,
  error: 'M8.25 3.25h7.5l5 5v7.5l-5 5h-7.5l-5-5v-7.5zM12 7.75v5M12 16.1v.01',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconShapes | keyof typeof laterIconShapes;

/** Whether an icon is one of the first screen. */
export function isFirstIcon(name: IconName): name is keyof typeof iconShapes {
  return name in iconShapes;
}
