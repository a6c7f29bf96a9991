import { HomeScreen } from '#features/home/home-screen.tsx';
import { t, type TextKey } from '#i18n/texts.ts';
import { EntryLink } from '../layout/menu-list.tsx';
import { useMenu } from '../menu.ts';

/** What the entries of the menu are good for. */
const about: Partial<Record<TextKey, TextKey>> = {
  'menu.orders': 'menu.orders.about',
  'menu.invoices': 'menu.invoices.about',
  'menu.integration': 'menu.integration.about',
  'menu.settings': 'menu.settings.about',
  'menu.savedProjects': 'menu.savedProjects.about',
  'menu.photos': 'menu.photos.about',
  'menu.widgets': 'menu.widgets.about',
  'menu.faq': 'menu.faq.about',
};

/** The overview: a tile for every entry of the menu, without the overview itself and without signing out (O84). */
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
  return <HomeScreen tiles={tiles} renderLink={({ entry }, link) => <EntryLink entry={entry} {...link} />} />;
}

function aboutText(label: TextKey): string | undefined {
  const key = about[label];
  return key && t(key);
}
