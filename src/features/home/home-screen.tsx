import type { ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import type { IconName } from '#ui/icon.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { OverviewCardSkeleton, type OverviewPart } from '#ui/overview-card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import styles from './home-screen.module.css';
import { useSlots } from './use-slots.ts';

/** A way from the overview into one area of the account. */
export interface HomeTile {
  key: string;
  icon: IconName;
  label: string;
  about?: string;
}

interface HomeScreenProps<Tile extends HomeTile> {
  /** Parts of the areas, by a name of their own, the most important first. */
  parts: ReadonlyMap<string, OverviewPart>;
  tiles: readonly Tile[];
  /** Draws the link of a tile, inside the app or out of it. */
  renderLink: (tile: Tile, props: { className: string | undefined; children: ReactNode }) => ReactNode;
}

/** The overview of the account: what there is to say now, and the ways into its areas (A2.74, O84). */
export function HomeScreen<Tile extends HomeTile>({ parts, tiles, renderLink }: HomeScreenProps<Tile>) {
  const { slots, expected } = useSlots(parts);
  return (
    <div className={styles.screen}>
      <PageHead title={t('home.title')} />
      {slots ? <Now parts={parts} slots={slots} /> : <NowSkeleton count={expected} />}
      {slots ? (
        <ul role="list" className={styles.tiles} aria-label={t('home.areas')}>
          {tiles.map((tile) => (
            <li key={tile.key}>{renderLink(tile, { className: styles.tile, children: <TileContent {...tile} /> })}</li>
          ))}
        </ul>
      ) : (
        <TilesSkeleton count={tiles.length} />
      )}
    </div>
  );
}

function TileContent({ icon, label, about }: HomeTile) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
    </>
  );
}

/** Cards of the parts, each in its slot; one that has nothing to say after all leaves it empty. */
function Now({ parts, slots }: { parts: HomeScreenProps<HomeTile>['parts']; slots: readonly string[] }) {
  if (slots.length === 0) return null;
  const isNamed = slots.some((slot) => parts.get(slot)?.card);
  return (
    <ul role="list" className={styles.now} aria-label={t('home.now')} aria-hidden={!isNamed || undefined}>
      {slots.map((slot) => {
        const { card, isPending = false } = parts.get(slot) ?? {};
        return card ? (
          <li key={slot} className={styles.slot}>
            {card}
          </li>
        ) : (
          <li key={`${slot} awaited`} className={styles.slot} aria-hidden="true" data-unseen={!isPending || undefined}>
            <OverviewCardSkeleton />
          </li>
        );
      })}
    </ul>
  );
}

function NowSkeleton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.now} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.slot}>
          <OverviewCardSkeleton />
        </div>
      ))}
    </div>
  );
}

function TilesSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.tile}>
          <Skeleton shape="tile" width={48} height={48} className={styles.icon} />
          <span className={styles.text}>
            <span className={styles.label}>
              <Skeleton width="9ch" />
            </span>
            <span className={styles.about}>
              <Skeleton width="min(22ch, 100%)" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
