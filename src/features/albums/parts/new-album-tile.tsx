import { t } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './new-album-tile.module.css';

/** The first tile of the grid: makes a new album (P2.88). */
export function NewAlbumTile({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.cover}>
        <Icon name="plus" size={32} />
      </span>
      <span className={styles.text}>{t('albums.new')}</span>
    </button>
  );
}
