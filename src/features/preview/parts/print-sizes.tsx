import { t } from '#i18n/texts.ts';
import type { PrintFormat } from '#photos/print-quality/print-formats.ts';
import { largestFor, type PixelSize, qualityOf, type Verdict } from '#photos/print-quality/print-quality.ts';
import { articleName, formatName, verdictTexts } from '#photos/print-quality/print-texts.ts';
import { usePrintFormats } from '#photos/print-quality/use-print-formats.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import styles from './print-sizes.module.css';

/** Number of places kept for formats that are on their way. */
const PLACES = 6;

const icons = { sharp: 'check', good: 'check', soft: 'warning', unknown: 'info' } as const satisfies Record<
  Verdict,
  IconName
>;

/** Sizes in which a photo can be printed: in one sentence, and format by format. */
export function PrintSizes({ pixels }: { pixels: PixelSize }) {
  const formats = usePrintFormats();
  return (
    <section className={styles.sizes} aria-labelledby="print-sizes" aria-busy={!formats}>
      <h3 id="print-sizes">{t('print.title')}</h3>
      {formats ? <Verdicts pixels={pixels} formats={formats} /> : <Places />}
    </section>
  );
}

function Verdicts({ pixels, formats }: { pixels: PixelSize; formats: readonly PrintFormat[] }) {
  const judged = formats.map((format) => ({ format, quality: qualityOf(pixels, format) }));
  // Whether the size of a photo is known does not depend on the format.
  if (judged.every(({ quality }) => quality.verdict === 'unknown')) return <p>{t('print.unknown')}</p>;
  return (
    <>
      <p className={styles.sum}>{summary(pixels, formats)}</p>
      <ul role="list" className={styles.list}>
        {judged.map(({ format, quality }) => (
          <li key={format.id} className={styles.row}>
            <span>{articleName(format)}</span>
            <span className={styles.verdict} data-verdict={quality.verdict}>
              <Icon name={icons[quality.verdict]} size={16} />
              {t(verdictTexts[quality.verdict])}
            </span>
          </li>
        ))}
      </ul>
      {judged.some(({ quality }) => quality.verdict === 'soft') && (
        <p className={styles.note}>{t('print.softMeans')}</p>
      )}
    </>
  );
}

/** "Sharp up to 30 × 45 cm". */
function summary(pixels: PixelSize, formats: readonly PrintFormat[]): string {
  const largest = largestFor(pixels, formats);
  if (!largest) return t('print.softAll');
  return t(largest.verdict === 'sharp' ? 'print.sharpUpTo' : 'print.goodUpTo', { size: formatName(largest.size) });
}

function Places() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="45%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
