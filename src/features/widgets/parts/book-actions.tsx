import { useKeptFocus } from '../use-kept-focus.ts';
import { bookTitle } from '../book-title.ts';
import type { OnlineVersion } from '../use-online-version.ts';
import styles from './book-actions.module.css';
import { BookMenu } from './book-menu.tsx';
import { RequestButton } from './request-button.tsx';
import { ShareLink } from './share-link.tsx';
import { ViewLink } from './view-link.tsx';

/** What can be done with a photo book of the list. The focus stays here when that changes. */
export function BookActions({ version }: { version: OnlineVersion }) {
  const { book, state } = version;
  const title = bookTitle(book);
  const group = useKeptFocus(state);
  return (
    <div className={styles.actions} {...group}>
      {state === 'ready' && book.viewUrl !== undefined ? (
        <>
          <ViewLink href={book.viewUrl} title={title} variant="primary" />
          <ShareLink productCode={book.productCode} title={title} />
          <BookMenu version={version} />
        </>
      ) : (
        <RequestButton version={version} />
      )}
    </div>
  );
}
