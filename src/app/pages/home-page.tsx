import { useOpenInvoice } from '#features/b2b/open-invoice.tsx';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { useOrderUnderWay } from '#features/orders/order-under-way.tsx';
import { useNewestProject } from '#features/saved-projects/newest-project.tsx';
import { useStorageCard } from '#features/storage-status/storage-card.tsx';
import { useNewestPhotos } from '#features/timeline/newest-photos.tsx';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t, type TextKey } from '#i18n/texts.ts';
import type { OverviewPart } from '#ui/overview-card.tsx';
import { currentVisitor, mayVisit } from '../access/access.ts';
import { useMenu } from '../access/menu.ts';
import { EntryLink } from './menu-list.tsx';

/** Descriptions of the menu's entries. */
const about: Partial<Record<TextKey, TextKey>> = {
  'menu.orders': 'menu.orders.about',
  'menu.invoices': 'menu.invoices.about',
  'menu.integration': 'menu.integration.about',
  'menu.settings': 'menu.settings.about',
  'menu.savedProjects': 'menu.savedProjects.about',
  'menu.photos': 'menu.photos.about',
  'tray.title': 'tray.about',
  'menu.widgets': 'menu.widgets.about',
  'menu.faq': 'menu.faq.about',
};

const storageDialog = lazyDialog(() =>
  import('./photos-storage-dialog.tsx').then(({ PhotosStorageDialog }) => PhotosStorageDialog),
);

/**
 * The overview: what there is to say now, then a tile for every entry of the menu, without the overview itself and without
 * signing out (O84).
 */
export function HomePage() {
  const tiles = useMenu()
    .flatMap((entry) => ('isAwaited' in entry ? [] : [entry]))
    .filter((entry) => !('route' in entry && ['home', 'logout'].includes(entry.route)))
    .map((entry) => ({
      key: entry.label,
      icon: entry.icon,
      label: t(entry.label),
      about: aboutText(entry.label),
      entry,
    }));
  return (
    <HomeScreen
      parts={useParts()}
      tiles={tiles}
      renderLink={({ entry }, link) => <EntryLink entry={entry} {...link} />}
    />
  );
}

/** Hook: parts of the areas that are open to this customer, the most important first. */
function useParts(): ReadonlyMap<string, OverviewPart> {
  const visitor = currentVisitor();
  const hasLibrary = mayVisit('photos', visitor);
  const order = useOrderUnderWay();
  const invoice = useOpenInvoice({ isOpen: mayVisit('invoices', visitor) });
  // An open invoice takes its place.
  const project = useNewestProject({ isOpen: !invoice.isPending && !invoice.card });
  const photos = useNewestPhotos({ isOpen: hasLibrary });
  const storage = useStorageCard({ isOpen: hasLibrary, dialog: storageDialog.Component });
  return new Map<string, OverviewPart>([
    ['order', order],
    // Nothing is lost where there is nothing.
    ['storage', photos.hasPhotos === false ? { isPending: false } : storage],
    ['project', invoice.isPending || invoice.card || (invoice.mayCome && !project.card) ? invoice : project],
    ['photos', photos],
  ]);
}

function aboutText(label: TextKey): string | undefined {
  const key = about[label];
  return key && t(key);
}
