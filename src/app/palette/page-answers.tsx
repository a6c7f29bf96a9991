import { getDefaultStore } from 'jotai/vanilla';
import { startAdding } from '#features/upload/dialog/add-photos-button.tsx';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { gridIsThereAtom } from '#photos/grid/geometry/grid-focus.ts';
import { openShortcuts } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import { maySelect, startSelecting } from '#photos/selection/selection-atoms.ts';
import { sortAtoms } from '#photos/sort/sort-atoms.ts';
import { SORT_CHOICES } from '#photos/sort/sort.ts';
import { sortName } from '#photos/sort/sort-select.tsx';
import type { IconName } from '#ui/icon.tsx';
import { openLayer } from '#ui/layers.tsx';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { routeAt } from '#vendor/route-at.ts';
import { currentVisitor, mayVisit } from '../access/access.ts';
import { type AwaitedEntry, isNamed, type MenuEntry, type PageEntry } from '../access/menu.ts';
import type { Answer } from './answers.ts';
import type { Navigation } from './go-to-month.ts';
import { knownMonths } from './known-answers.ts';

const newAlbum = lazyDialog(() =>
  import('#features/albums/album-name-dialog.tsx').then(({ NewAlbumDialog }) => NewAlbumDialog),
);

/** Pages that stand one step behind those of the menu. */
const further = [
  { route: 'albums', label: 'albums.title', icon: 'albums' },
  { route: 'downloads', label: 'downloads.title', icon: 'download' },
  { route: 'personalDetails', label: 'settings.details.title', icon: 'settings' },
  { route: 'addresses', label: 'settings.address.change', icon: 'settings' },
  { route: 'email', label: 'settings.email.change', icon: 'settings' },
  { route: 'b2bEmail', label: 'settings.email.change', icon: 'settings' },
  { route: 'paymentMethod', label: 'settings.payment.change', icon: 'settings' },
] as const satisfies readonly PageEntry[];

/** Pages by name: those of the menu and the ones behind them. */
export function pageAnswers({ navigate }: Navigation, menu: readonly (MenuEntry | AwaitedEntry)[]): Answer[] {
  const visitor = currentVisitor();
  return [...menu, ...further.filter((page) => isNamed(page, visitor))].flatMap((entry): Answer[] => {
    if ('isAwaited' in entry) return [];
    const { label, icon } = entry;
    const answer = { key: `page ${label}`, kind: 'pages', icon, label: t(label) } as const;
    if ('route' in entry) return [{ ...answer, run: () => void navigate(paths[entry.route]()) }];
    const run = () => void window.open(entry.href, '_blank', 'noopener');
    return [{ ...answer, about: t('app.opensNewTab'), run }];
  });
}

/** Actions on photos that are possible from here. @param mayChange nothing forbids to add any now */
export function actionAnswers(navigation: Navigation, { mayChange }: { mayChange: boolean }): Answer[] {
  const { client, navigate } = navigation;
  if (!mayVisit('photos', currentVisitor())) return [];
  const action = (key: string, icon: IconName, label: string, run: () => void, about?: string): Answer => ({
    key: `action ${key}`,
    kind: 'actions',
    icon,
    label,
    ...(about !== undefined && { about }),
    run,
  });
  const here = routeAt(location.pathname);
  const albumId = here?.key === 'album' || here?.key === 'sharedAlbum' ? here.params['id'] : undefined;
  const kind = here?.key === 'album' ? 'albumPhotos' : here?.key === 'sharedAlbum' ? 'sharedAlbumPhotos' : 'photos';
  const isHere = kind !== 'photos' || here?.key === 'photos';
  const toPhotos = () => {
    if (!isHere) void navigate(paths.photos());
  };
  // From other pages the counts may not be loaded yet: a selection that begins in an empty library ends at once.
  const hasPhotos = isHere ? getDefaultStore().get(gridIsThereAtom) : knownMonths(navigation)?.length !== 0;
  const start = (purpose: 'actions' | 'prints') => () => {
    toPhotos();
    startSelecting({ kind, albumId }, purpose);
  };
  return [
    ...(mayChange && isOpen('addPhotos')
      ? [
          action(
            'add',
            'upload',
            t('upload.add'),
            () => void startAdding(kind === 'albumPhotos' ? albumId : undefined, navigate, client),
          ),
        ]
      : []),
    ...(maySelect(kind, 'actions', hasPhotos)
      ? [action('select', 'check-circle', t('palette.select'), start('actions'))]
      : []),
    ...(maySelect(kind, 'prints', hasPhotos)
      ? [action('prints', 'prints', t(kind === 'photos' ? 'prints.entry' : 'actions.orderPrints'), start('prints'))]
      : []),
    ...(isOpen('albums')
      ? [
          action(
            'album',
            'albums',
            t('albums.create.title'),
            () => void openLayer((end) => <newAlbum.Component onClose={end} />),
          ),
        ]
      : []),
    ...SORT_CHOICES[kind].map((choice) =>
      action(
        `sort ${choice.sortKey} ${choice.sortOrder}`,
        'integration',
        sortName(choice),
        () => {
          toPhotos();
          getDefaultStore().set(sortAtoms[kind], choice);
        },
        t('sort.label'),
      ),
    ),
    action('keys', 'keyboard', t('shortcuts.title'), () => openShortcuts(kind === 'photos')),
  ];
}
