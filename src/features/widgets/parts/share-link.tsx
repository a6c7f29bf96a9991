import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './book-links.module.css';

/** The way to where an online photo book is shared (A2.21). */
export function ShareLink({ productCode, title }: { productCode: string; title: string }) {
  return (
    <Link
      to={paths.widget({ productCode })}
      className={buttonClass('secondary', 'normal', styles.link)}
      aria-label={t('widgets.shareNamed', { title })}
    >
      <Icon name="share" size={20} />
      {t('widgets.share')}
    </Link>
  );
}
