import { classNames } from '#ui/class-names.ts';
import styles from './more-tile.module.css';

export interface MoreTileProps {
  text: string;
  label: string;
  cell: string;
  /** A stop for Tab of its own, beside the one that the grid is. */
  isTabStop?: boolean;
  /** A word instead of a number. */
  isWordy?: boolean;
  onPress: () => void;
}

/** A tile that brings further photos. */
export function MoreTile({ text, label, cell, isTabStop, isWordy, onPress }: MoreTileProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tile, isWordy && styles.wordy)}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      data-cell={cell}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
