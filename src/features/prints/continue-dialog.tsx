import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { retryWithoutMissing } from '#photos/actions/gone-photos.ts';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/loading.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { createPrintsSelection } from './queries.ts';
import styles from './continue-dialog.module.css';
import { inSelections, type Tray } from './tray/model.ts';
import { addressOf } from './received.ts';

export interface ContinueDialogProps {
  list: PhotoList;
  tray: Tray;
  onClose: () => void;
}

/** Dialog that hands the tray to another device: a code with the address that opens it there. See: [Note: A tray goes to another device] */
export function ContinueDialog({ list, tray, onClose }: ContinueDialogProps) {
  const client = useQueryClient();
  const [made, setMade] = useState<{ address: string; amount: number }>();
  const keep = useWrite(() => keepSelections(client, list, tray), {
    errorsIn: 'dialog',
    onSuccess: (kept) => (kept ? setMade(kept) : onClose()),
  });
  const start = useEffectEvent(() => void keep.run());
  useEffect(() => start(), []);
  const hasFailed = keep.failure !== undefined;
  return (
    <Dialog
      title={t('tray.continue')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          {made && (
            <CopyButton
              value={made.address}
              label={t('tray.continue.copy')}
              copiedLabel={t('failure.copied')}
              failedLabel={t('failure.copyFailed')}
              variant="primary"
            />
          )}
          {hasFailed && (
            <Button variant="primary" onClick={() => void keep.run()}>
              {t('failure.retry')}
            </Button>
          )}
        </>
      }
      notice={<Failure of={keep} />}
    >
      <div className={styles.content} aria-live="polite">
        {made ? (
          <>
            <p>{t('tray.continue.how', { count: made.amount, amount: made.amount })}</p>
            <QrCode text={made.address} label={t('tray.continue.code')} />
            <p className={styles.quiet}>{t('tray.continue.howLong')}</p>
          </>
        ) : (
          !hasFailed && (
            <div className={styles.place}>
              <Spinner size="large" />
              <p>{t('tray.continue.making')}</p>
            </div>
          )
        )}
      </div>
    </Dialog>
  );
}

/** Keeps the photos of the tray that are still there; gives the address that opens them, nothing when none is. */
async function keepSelections(
  client: QueryClient,
  list: PhotoList,
  { photos }: Tray,
): Promise<{ address: string; amount: number } | undefined> {
  const references = photos.map(({ id }) => ({ imageId: id, groupKey: ALBUM_GROUP }));
  return retryWithoutMissing({ client, list }, references, async (left) => {
    const ids = left.map(({ imageId }) => imageId);
    const there = new Set(ids);
    const selections: string[] = [];
    // One after the other: the service is not to be asked for all of them at once.
    for (const some of inSelections(ids)) selections.push(await createPrintsSelection(some));
    const address = addressOf(
      selections,
      photos.filter(({ id }) => there.has(id)),
    );
    return { address: new URL(paths.printTrayReceived(address), location.origin).href, amount: ids.length };
  });
}
