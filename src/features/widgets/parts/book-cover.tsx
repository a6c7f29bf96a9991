import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './book-cover.module.css';

/** The cover of a photo book; a plain one where there is no picture of it, or none that can be shown. */
export function BookCover({ src, className }: { src?: string; className?: string }) {
  // Links of pictures expire; a fresh one is worth a try.
  const [failed, setFailed] = useState<string>();
  return (
    <div className={classNames(styles.cover, className)}>
      {src !== undefined && src !== failed ? (
        <img src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" className={styles.picture} onError={() => setFailed(src)} />
      ) : (
        <Icon name="albums" size={32} />
      )}
    </div>
  );
}
