import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Button, buttonClass, type ButtonVariant } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ExternalLink } from '#vendor/external-link.tsx';
import type { OnlineVersion } from '../use-online-version.ts';
import styles from './book-actions.module.css';
import links from './book-links.module.css';

export interface BookActionsProps {
  version: OnlineVersion;
  /** Name of the photo book in their labels. */
  name: string;
}

/** Actions on a photo book of the list. */
export function BookActions({ version, name }: BookActionsProps) {
  const { book, state } = version;
  return (
    <div className={styles.actions}>
      {state === 'ready' && book.viewUrl !== undefined ? (
        <>
          <ViewLink href={book.viewUrl} title={name} variant="primary" />
          <ShareLink productCode={book.productCode} title={name} />
        </>
      ) : (
        <RequestButton version={version} name={name} />
      )}
    </div>
  );
}

interface RequestButtonProps {
  version: OnlineVersion;
  /** Name of the photo book in its label. */
  name: string;
}

/** Requests an online version. The button keeps its place, and the focus, while that is being made. */
export function RequestButton({ version: { state, isRequesting, request }, name: title }: RequestButtonProps) {
  return (
    <Button
      icon="plus"
      aria-label={t('widgets.requestNamed', { title })}
      busy={isRequesting || state === 'inTheMaking'}
      busyLabel={t('widgets.makingNamed', { title })}
      onClick={request}
    >
      {t('widgets.request')}
    </Button>
  );
}

/** Link to the online version, in a tab of its own. */
export function ViewLink({ href, title, variant }: { href: string; title: string; variant: ButtonVariant }) {
  return (
    <ExternalLink
      href={href}
      className={buttonClass(variant, 'normal', links.link)}
      aria-label={t('widgets.viewNamed', { title })}
    >
      <Icon name="open" size={20} />
      {t('widgets.view')}
    </ExternalLink>
  );
}

/** Link to the page where an online photo book is shared. */
function ShareLink({ productCode, title }: { productCode: string; title: string }) {
  return (
    <Link
      to={paths.widget({ productCode })}
      className={buttonClass('secondary', 'normal', links.link)}
      aria-label={t('widgets.shareNamed', { title })}
    >
      <Icon name="share" size={20} />
      {t('widgets.share')}
    </Link>
  );
}
