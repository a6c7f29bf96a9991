import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import type { UploadItem } from '../../engine/upload-item.ts';
import { toChooseAgain } from '../upload-counts.ts';
import styles from './refused-files.module.css';

/** Which photos the browser has not kept over a reload: chosen again, they go on where they stopped (O65). */
export function ChooseAgain({ items }: { items: readonly UploadItem[] }) {
  const lost = toChooseAgain(items);
  const count = lost.length;
  if (count === 0) return null;
  return (
    <Banner tone="warning" title={t('upload.chooseAgain', { count, amount: count })} announced>
      <p>{t('upload.chooseAgain.text')}</p>
      <ul className={styles.files}>
        {lost.map(({ id, name }) => (
          <li key={id} className={styles.name}>
            {name}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
