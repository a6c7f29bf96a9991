import { useAtomValue } from 'jotai/react';
import { t } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { fullFilesAtom } from '../full-file.ts';
import { photoFacts, sizeOf } from '../photo-facts.ts';
import styles from './photo-details.module.css';
import { PrintSizes } from './print-sizes.tsx';

/** Dialog with what is known of a photo. */
export function PhotoDetailsDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const file = useAtomValue(fullFilesAtom).get(photo.imageId);
  return (
    <Dialog
      title={t('preview.details')}
      size="small"
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <dl className={styles.facts}>
        {photoFacts(photo, file).map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{t(label)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <PrintSizes pixels={sizeOf(photo, file)} />
    </Dialog>
  );
}
