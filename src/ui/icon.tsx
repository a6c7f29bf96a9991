import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge length in px; 24 is the size the icons are drawn for. */
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** A line icon in the colour of the text around it. It says nothing by itself: the control has the words. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}

const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const frame =
  'M5.5 4.75h13A1.75 1.75 0 0 1 20.25 6.5v11a1.75 1.75 0 0 1-1.75 1.75h-13a1.75 1.75 0 0 1-1.75-1.75v-11A1.75 1.75 0 0 1 5.5 4.75z';
const lens = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3l5.2 5.2';
const tray = 'M4.5 15.5v3A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-3';
const openAlbum =
  'M19.5 10V5.75A1.75 1.75 0 0 0 17.75 4H6.25A1.75 1.75 0 0 0 4.5 5.75v12.5c0 .97.78 1.75 1.75 1.75h5M8.25 4v16';

/** The icons, as outlines on a grid of 24, for a stroke of 1.75 with round ends. A dot is a line of no length. */
export const iconShapes = {
  back: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'chevron-down': 'M5.5 9.5 12 16l6.5-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  home: 'M3.5 11.5 12 4l8.5 7.5M5.75 9.75V20h12.5V9.75M10 20v-5.5h4V20',
  photos: `${frame}M4 16l4.25-4.25L13 16.5l2.75-2.75 4.25 4.25M15.5 9h.01M15.5 8.75v.5`,
  orders: 'M12 3.25 19.75 7.5v9L12 20.75 4.25 16.5v-9zM4.5 7.6l7.5 4.15 7.5-4.15M12 11.75v8.75M8.1 5.4l7.65 4.25',
  projects:
    'M3.75 17.75V6.5c0-.97.78-1.75 1.75-1.75h4l2.25 2.5h6.75c.97 0 1.75.78 1.75 1.75v8.75c0 .97-.78 1.75-1.75 1.75h-13a1.75 1.75 0 0 1-1.75-1.75zM8.5 13.25l2.5 2.5 4.5-4.5',
  widgets: 'M4 4.75h6.25V11H4zM13.75 4.75H20V11h-6.25zM4 14h6.25v6.25H4zM16.9 13.75v6.75M13.5 17.1h6.75',
  settings:
    'M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  help: `${circle}M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2.95-1.2 1.9M12 16.75v.01`,
  keyboard:
    'M4.5 6h15A1.75 1.75 0 0 1 21.25 7.75v8.5A1.75 1.75 0 0 1 19.5 18h-15a1.75 1.75 0 0 1-1.75-1.75v-8.5A1.75 1.75 0 0 1 4.5 6zM7 10v.01M10.3 10v.01M13.7 10v.01M17 10v.01M8 14.25h8',
  'sign-out':
    'M13.5 4H6.25C5.28 4 4.5 4.78 4.5 5.75v12.5c0 .97.78 1.75 1.75 1.75h7.25M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  'check-circle': `${circle}M8 12.4l2.8 2.8L16 9.5`,
  info: `${circle}M12 11.25v5M12 7.75v.01`,
  error: 'M8.25 3.25h7.5l5 5v7.5l-5 5h-7.5l-5-5v-7.5zM12 7.75v5M12 16.1v.01',
  albums:
    'M6.75 4h10.5c.97 0 1.75.78 1.75 1.75v12.5c0 .97-.78 1.75-1.75 1.75H6.75C5.78 20 5 19.22 5 18.25V5.75C5 4.78 5.78 4 6.75 4zM8.75 4v16M12 8.5h3.5M12 12h3.5',
  more: 'M4.75 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0M11.25 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0M17.75 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0',
  download: `M12 4v11M7.5 10.75 12 15.25l4.5-4.5${tray}`,
  upload: `M12 15.25v-11M7.5 8.5 12 4l4.5 4.5${tray}`,
  'tray-add': `M12 4.25v9.5M7.25 9h9.5${tray}`,
  'tray-remove': `M7.25 9h9.5${tray}`,
  trash:
    'M4.5 6.5h15M9.25 6.5V4h5.5v2.5M6.25 6.5l.85 12.1A1.5 1.5 0 0 0 8.6 20h6.8a1.5 1.5 0 0 0 1.5-1.4l.85-12.1M10 10.5V16M14 10.5V16',
  'copy-to-album': `${openAlbum}M17 13.25v7M13.5 16.75h7`,
  'remove-from-album': `${openAlbum}M13.5 16.75h7`,
  prints:
    'M8.5 4h10c.83 0 1.5.67 1.5 1.5V14M4 9.5C4 8.67 4.67 8 5.5 8h9c.83 0 1.5.67 1.5 1.5v9c0 .83-.67 1.5-1.5 1.5h-9c-.83 0-1.5-.67-1.5-1.5zM4.25 17l3.25-3.25 2.5 2.5 2-2L15.75 18',
  print:
    'M7.5 8V3.75h9V8M7.5 16.5H5.25A1.5 1.5 0 0 1 3.75 15V9.5A1.5 1.5 0 0 1 5.25 8h13.5a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H16.5M7.5 13.75h9v6.5h-9zM16.75 11v.01',
  copy: 'M9.5 8.5h8.75c.83 0 1.5.67 1.5 1.5v8.75c0 .83-.67 1.5-1.5 1.5H9.5c-.83 0-1.5-.67-1.5-1.5V10c0-.83.67-1.5 1.5-1.5zM16 5.25A1.5 1.5 0 0 0 14.5 3.75H5.75c-.83 0-1.5.67-1.5 1.5V14c0 .83.67 1.5 1.5 1.5',
  'chevron-left': 'M14.5 5.5 8 12l6.5 6.5',
  'chevron-right': 'M9.5 5.5 16 12l-6.5 6.5',
  'chevron-up': 'M5.5 14.5 12 8l6.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  open: 'M13.5 4.5h6v6M19.25 4.75 11 13M17.75 13.5v4.75c0 .83-.67 1.5-1.5 1.5H5.75c-.83 0-1.5-.67-1.5-1.5V7.75c0-.83.67-1.5 1.5-1.5h4.75',
  share: 'M20 4 10.5 13.5M20 4l-6 16-3.5-6.5L4 10z',
  retry: 'M19.5 4.5v5h-5M19 9.25A7.75 7.75 0 1 0 19.75 13',
  edit: 'M4.5 19.5l.9-4.1L15.9 4.9a1.75 1.75 0 0 1 2.5 0l.7.7a1.75 1.75 0 0 1 0 2.5L8.6 18.6zM13.75 7l3.25 3.25',
  search: lens,
  'zoom-in': `${lens}M10.5 7.75v5.5M7.75 10.5h5.5`,
  'zoom-out': `${lens}M7.75 10.5h5.5`,
  storage:
    'M4.5 6.25c0-1.5 3.36-2.75 7.5-2.75s7.5 1.25 7.5 2.75S16.14 9 12 9 4.5 7.75 4.5 6.25zM4.5 6.25v11.5c0 1.5 3.36 2.75 7.5 2.75s7.5-1.25 7.5-2.75V6.25M4.5 12c0 1.5 3.36 2.75 7.5 2.75s7.5-1.25 7.5-2.75',
  warning: 'M12 4 2.75 19.75h18.5zM12 10v4.5M12 16.9v.01',
  invoices: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.25 8h5.5M9.25 12h5.5',
  integration: 'M4 8h14.5M15 4.5 18.5 8 15 11.5M20 16H5.5M9 12.5 5.5 16 9 19.5',
  'image-broken':
    'M10.5 19.25h-5a1.75 1.75 0 0 1-1.75-1.75v-11c0-.97.78-1.75 1.75-1.75h6M15.5 4.75h3c.97 0 1.75.78 1.75 1.75v11c0 .97-.78 1.75-1.75 1.75h-4M13.5 3.5 11.25 9l3 3.25-2 3.75.75 4.5M4 16l3.75-3.75 1.75 1.75',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconShapes;
