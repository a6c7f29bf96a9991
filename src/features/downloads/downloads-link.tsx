import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { squareButtonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTooltip } from '#ui/tooltip.tsx';

/** Link to the list of downloads, for when the toast with the same link is gone (X7). */
export function DownloadsLink() {
  const link = useRef<HTMLAnchorElement>(null);
  const { bubble } = useTooltip(link, t('downloads.title'));
  return (
    <>
      <Link ref={link} to={paths.downloads()} className={squareButtonClass()} aria-label={t('downloads.title')}>
        <Icon name="download" />
      </Link>
      {bubble}
    </>
  );
}
