import { bookTitle } from '../book-title.ts';
import type { OnlineVersion } from '../use-online-version.ts';
import styles from './book-actions.module.css';
import { RequestButton } from './request-button.tsx';
import { ShareLink } from './share-link.tsx';
import { ViewLink } from './view-link.tsx';

/** What can be done with a photo book of the list. */
export function BookActions({ version }: { version: OnlineVersion }) {
  const { book, state } = version;
  const title = bookTitle(book);
  return (
    <div className={styles.actions}>
      {state === 'ready' && book.viewUrl !== undefined ? (
        <>
          <ViewLink href={book.viewUrl} title={title} variant="primary" />
          <ShareLink productCode={book.productCode} title={title} />
        </>
      ) : (
        <RequestButton version={version} />
      )}
    </div>
  );
}
