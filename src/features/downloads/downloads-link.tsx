import { useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Icon } from '#ui/icon.tsx';
import { squareButtonClass } from '#ui/square-button-class.ts';
import { useTooltip } from '#ui/tooltip.tsx';

/** The way to the list of downloads, for when the toast that had it is gone (X7). */
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
