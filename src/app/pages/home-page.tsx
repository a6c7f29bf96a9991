import { HomeScreen } from '#features/home/home-screen.tsx';
import { t } from '#i18n/texts.ts';
import { EntryLink } from '../entry-link.tsx';
import { useMenu } from '../use-menu.ts';

/** The overview: a tile for every entry of the menu, without the overview itself and without signing out (O84). */
export function HomePage() {
  const tiles = useMenu()
    .flatMap((entry) => ('isAwaited' in entry ? [] : [entry]))
    .filter((entry) => !('route' in entry && ['home', 'logout'].includes(entry.route)))
    .map((entry) => ({ key: entry.label, icon: entry.icon, label: t(entry.label), about: entry.about && t(entry.about), entry }));
  return <HomeScreen tiles={tiles} renderLink={({ entry }, link) => <EntryLink entry={entry} {...link} />} />;
}
