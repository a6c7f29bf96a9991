import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Whether an archive is under way, or has come and was not looked at; see archive-orders.ts. */
export const hasNewArchivesAtom = atom(false);

/** Id of the link while there is news in the list. */
export const downloadsNewsId = 'downloads-news';

/** Link to the list of downloads, for when the toast with the same link is gone (X7); with a dot while there is news in it. */
export function DownloadsLink() {
  const hasNews = useAtomValue(hasNewArchivesAtom);
  return (
    <Link
      to={paths.downloads()}
      id={hasNews ? downloadsNewsId : undefined}
      className={buttonClass('quiet')}
      data-news={hasNews || undefined}
    >
      <Icon name="download" size={20} />
      {t(hasNews ? 'downloads.new' : 'downloads.title')}
    </Link>
  );
}
