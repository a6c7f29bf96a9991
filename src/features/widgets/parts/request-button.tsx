import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { bookTitle } from '../book-title.ts';
import type { OnlineVersion } from '../use-online-version.ts';

/** Asks for an online version (A2.112). It keeps its place, and the focus, for as long as that is being made. */
export function RequestButton({ version: { book, state, isRequesting, request } }: { version: OnlineVersion }) {
  const title = bookTitle(book);
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
