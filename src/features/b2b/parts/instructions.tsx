import { t } from '#i18n/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import styles from './instructions.module.css';

/** What happens and what is to be done for it, step by step, and the vendor's own document where it has one (O137). */
export function Instructions() {
  const address = webAddress(useVendorConfig().ftpInstructionsUrl);
  return (
    <section className={styles.instructions} aria-labelledby="integration-how">
      <h2 id="integration-how" className={styles.heading}>
        {t('integration.how')}
      </h2>
      <ol className={styles.steps}>
        <li>{t('integration.step.place')}</li>
        <li>{t('integration.step.format')}</li>
        <li>{t('integration.step.save')}</li>
      </ol>
      {address !== undefined && (
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t('integration.document')} <VisuallyHidden>{t('app.opensNewTab')}</VisuallyHidden>
          </a>
        </p>
      )}
    </section>
  );
}
