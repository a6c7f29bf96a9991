import { type ComponentType, useRef, useState } from 'react';
import { gotNoAnswer } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { OverviewCard, overviewPicture, type OverviewPart } from '#ui/overview-card.tsx';
import { STORAGE_MONTHS, stateText, type StorageLeft } from './model.ts';
import { useStorageLeft } from './queries.ts';
import type { OpenStorageDialog } from './storage-button.tsx';
import styles from './storage-card.module.css';

export interface StorageCardOptions {
  /** Whether to ask for it. */
  isOpen: boolean;
  /** Dialog that it opens; its script may come late. */
  dialog: ComponentType<OpenStorageDialog>;
}

/** Hook: part of an overview with the time for which photos are stored, where they are soon to be deleted (O84). */
export function useStorageCard({ isOpen, dialog }: StorageCardOptions): OverviewPart {
  const { data: left, isPending, error } = useStorageLeft(isOpen);
  const isInDanger = left && left.status !== 'safe';
  return {
    isPending: isOpen && isPending,
    mayCome: gotNoAnswer(error),
    card: isInDanger && <StorageCard left={left} dialog={dialog} />,
  };
}

/** Card with the text of the photos page's button, and of what keeps the photos. */
function StorageCard({ left, dialog: StorageDialog }: { left: StorageLeft } & Pick<StorageCardOptions, 'dialog'>) {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLButtonElement>(null);
  return (
    <>
      <OverviewCard
        picture={
          <span className={`${overviewPicture} ${styles.sign}`} data-status={left.status}>
            <Icon name="warning" size={32} />
          </span>
        }
        facts={[t('storage.title')]}
        headline={stateText(left)}
        tone={left.status === 'critical' ? 'danger' : 'warning'}
        renderLink={(button) => (
          <button {...button} ref={card} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} />
        )}
      >
        <p className={styles.help}>{t('storage.helpAll', { months: STORAGE_MONTHS })}</p>
      </OverviewCard>
      {isOpen && <StorageDialog onClose={() => setOpen(false)} fallbackFocus={() => card.current} />}
    </>
  );
}
