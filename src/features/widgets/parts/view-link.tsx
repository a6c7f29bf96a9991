import { t } from '#i18n/texts.ts';
import { buttonClass, type ButtonVariant } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './book-links.module.css';

/** The way to the online version, in a tab of its own (A2.111). */
export function ViewLink({ href, title, variant }: { href: string; title: string; variant: ButtonVariant }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass(variant, 'normal', styles.link)}
      aria-label={t('widgets.viewNamed', { title })}
    >
      <Icon name="open" size={20} />
      {t('widgets.view')}
    </a>
  );
}
