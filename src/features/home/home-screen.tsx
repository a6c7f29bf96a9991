import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import type { IconName } from '#ui/icon.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import styles from './home-screen.module.css';

/** A way from the overview into one area of the account. */
export interface HomeTile {
  key: string;
  icon: IconName;
  label: string;
  about?: string;
}

interface HomeScreenProps<Tile extends HomeTile> {
  tiles: readonly Tile[];
  /** Draws the link of a tile, inside the app or out of it. */
  renderLink: (tile: Tile, props: { className: string | undefined; children: ReactNode }) => ReactNode;
}

/** The overview of the account (A2.74, O84). */
export function HomeScreen<Tile extends HomeTile>({ tiles, renderLink }: HomeScreenProps<Tile>) {
  return (
    <div className={styles.screen}>
      <PageHead title={t('home.title')} />
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            {renderLink(tile, {
              className: styles.tile,
              children: (
                <>
                  <span className={styles.icon}>
                    <Icon name={tile.icon} />
                  </span>
                  <span className={styles.text}>
                    <span className={styles.label}>{tile.label}</span>
                    {tile.about !== undefined && <span className={styles.about}>{tile.about}</span>}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
