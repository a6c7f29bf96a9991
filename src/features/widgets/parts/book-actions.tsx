import type { OnlineVersion } from '../use-online-version.ts';
import styles from './book-actions.module.css';
import { RequestButton } from './request-button.tsx';
import { ShareLink } from './share-link.tsx';
import { ViewLink } from './view-link.tsx';

export interface BookActionsProps {
  version: OnlineVersion;
  /** What they call the photo book. */
  name: string;
}

/** What can be done with a photo book of the list. */
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
