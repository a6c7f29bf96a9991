import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { DOWNLOAD_LIMIT } from '#photos/data/limits.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { LibraryPart } from '../order-part.ts';
import styles from './part-row.module.css';

/** A part of the library as it is listed. */
export interface NamedPart {
  key: string;
  name: string;
  /** Photos in it. */
  count: number;
  part: LibraryPart;
}

/** Row of an album or a month: its name, its photos, and the button that orders it as archives (P1.6). */
export function PartRow({ name, count, part }: Omit<NamedPart, 'key'>) {
  const client = useQueryClient();
  const whyNot = whyNoActions(useActivation());
  const [isOrdered, setOrdered] = useState(false);
  const failed = t(count === 1 ? 'photo.downloadFailed' : 'photos.downloadFailed');
  const order = useWrite(
    async () => {
      const { orderPart } = await import('../order-part.ts');
      return orderPart(client, part, { name, count });
    },
    {
      errorsIn: 'dialog',
      failureText: () => failed,
      onSuccess: setOrdered,
    },
  );
  const files = Math.ceil(count / DOWNLOAD_LIMIT);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {t('album.photos', { count, amount: count })}
          {files > 1 && ` ${t('export.parts.files', { count: files })}`}
        </span>
        <span className={styles.state} role="status">
          {isOrdered && (
            <>
              <Icon name="check-circle" size={20} />
              {t('export.parts.ordered')}
            </>
          )}
        </span>
      </div>
      <Button
        icon="download"
        variant={isOrdered ? 'quiet' : 'secondary'}
        disabledReason={whyNot}
        busy={order.isRunning}
        busyLabel={t('downloads.started')}
        onClick={() => void order.run()}
      >
        <span>
          {t(isOrdered ? 'export.chunk.again' : 'export.chunk.download')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      {order.failure !== undefined && (
        <div className={styles.failure}>
          <Failure of={order} text={failed} />
        </div>
      )}
    </li>
  );
}
