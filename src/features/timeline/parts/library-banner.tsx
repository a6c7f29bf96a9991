import { t } from '#i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import styles from './library-banner.module.css';

/** Explains the library; closed at first (P2.38 to P2.41). With albums on it is worded for the time before the launch (P2.42, O8). */
export function LibraryBanner() {
  const faqUrl = webAddress(useVendorConfig().faqUrl);
  const isPrelaunch = useFlag('prelaunchBanner');
  return (
    <Banner
      title={t(isPrelaunch ? 'photos.banner.prelaunch.title' : 'photos.banner.title')}
      disclosure={{
        showLabel: t('photos.showMore'),
        hideLabel: t('photos.showLess'),
        content: (
          <div className={styles.text}>
            <p>{t(isPrelaunch ? 'photos.banner.prelaunch.text' : 'photos.banner.text')}</p>
            <p>{t(isPrelaunch ? 'photos.banner.prelaunch.more' : 'photos.banner.more')}</p>
            {faqUrl && (
              <p>
                <a href={faqUrl} target="_blank" rel="noreferrer">
                  {t('photos.banner.faq')}
                </a>
              </p>
            )}
          </div>
        ),
      }}
    />
  );
}
