import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Facts } from './facts.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './loading.tsx';
import styles from './overview-card.module.css';

/** A part of an overview: what one area has to say now. */
export interface OverviewPart {
  /** Whether it is not known yet if there is anything to say. */
  isPending: boolean;
  /** Whether it got no answer, and may get one once there is a connection again. */
  mayCome?: boolean;
  /** An `OverviewCard`; undefined where there is nothing to say, or where that cannot be read. */
  card?: ReactNode;
}

export interface OverviewCardProps {
  /** A square before the words. */
  picture?: ReactNode;
  /** Facts about it, in a few words each. */
  facts: readonly string[];
  /** Main fact now; undefined while it is on its way. */
  headline: string | undefined;
  /** Name of its action, where that is not to see more of it. */
  action?: string;
  tone?: 'calm' | 'warning' | 'danger';
  /** Draws the link or the button that is the whole card. */
  renderLink: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
  /** Content below the words. */
  children?: ReactNode;
}

/** A card of an overview, all of which can be pressed. Its words stand from the top, so that what comes late moves nothing. */
export function OverviewCard({
  picture,
  facts,
  headline,
  action,
  tone = 'calm',
  renderLink,
  children,
}: OverviewCardProps) {
  return (
    <div className={styles.card}>
      {picture}
      <div className={styles.body}>
        <h2 className={styles.title}>
          {renderLink({
            className: styles.link,
            children: (
              <>
                <Facts facts={facts} />
                <span className={classNames(styles.headline, styles[tone])}>
                  {headline ?? <Skeleton width="min(18ch, 100%)" />}
                </span>
                {action !== undefined && (
                  <span className={styles.action}>
                    {action} <Icon name="chevron-right" size={16} />
                  </span>
                )}
              </>
            ),
          })}
        </h2>
        {children}
      </div>
    </div>
  );
}

/** Place of such a card while it is not known what it will say, or whether anything. */
export function OverviewCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="tile" className={styles.picture} />
      <div className={styles.body}>
        <div className={classNames(styles.title, styles.link)}>
          <Facts facts={undefined} />
          <span className={styles.headline}>
            <Skeleton width="min(18ch, 100%)" />
          </span>
        </div>
      </div>
    </div>
  );
}

/** Class of a picture's square in a card. */
export const overviewPicture = styles.picture;
