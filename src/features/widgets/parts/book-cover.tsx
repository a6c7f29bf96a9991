import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './book-cover.module.css';

export interface BookCoverProps {
  src: string | undefined;
  /** Title of the photo book. */
  title: string;
  className?: string;
}

/** The cover of a photo book; one of linen with its title where there is no picture of it, or none that can be shown. */
export function BookCover({ src, title, className }: BookCoverProps) {
  return (
    <div className={classNames(styles.cover, className)}>
      <Picture
        src={src}
        referrerPolicy="no-referrer"
        className={styles.picture}
        instead={
          <span className={styles.title} aria-hidden="true">
            {title}
          </span>
        }
      />
    </div>
  );
}
