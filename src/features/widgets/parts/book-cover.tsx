import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './book-cover.module.css';

export interface BookCoverProps {
  src: string | undefined;
  /** What the photo book is called. */
  title: string;
  className?: string;
}

/** The cover of a photo book; one of linen with its title where there is no picture of it, or none that can be shown. */
export function BookCover({ src, title, className }: BookCoverProps) {
  // Links of pictures expire; a fresh one is worth a try.
  const [failed, setFailed] = useState<string>();
  return (
    <div className={classNames(styles.cover, className)}>
      {src !== undefined && src !== failed ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
      )}
    </div>
  );
}
