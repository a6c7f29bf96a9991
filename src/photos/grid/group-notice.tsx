import { Failure } from '#failures/failure.tsx';
import styles from './group-notice.module.css';

export interface GroupNoticeProps {
  error: unknown;
  /** Offset of the missing photos, and their extent, in px of the month. */
  top: number;
  width: number;
  height: number;
  onRetry: () => void;
}

/** Size of the whole notice at most, in px. */
const ROOM_FOR_ALL = { width: 260, height: 220 };

/** Notice over the places of photos that could not be loaded; the rest of the timeline goes on. */
export function GroupNotice({ error, top, width, height, onRetry }: GroupNoticeProps) {
  const isSmall = width < ROOM_FOR_ALL.width || height < ROOM_FOR_ALL.height;
  return (
    <div className={styles.area} style={{ top, height }}>
      <div className={isSmall ? styles.low : styles.notice}>
        <Failure of={{ error, refetch: onRetry }} as={isSmall ? 'lines' : undefined} />
      </div>
    </div>
  );
}
