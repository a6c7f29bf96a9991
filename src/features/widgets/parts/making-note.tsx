import { t } from '#i18n/texts.ts';
import styles from './making-note.module.css';

/** An online version is on its way. @param props.isUnclear how far cannot be told at the moment */
export function MakingNote({ isUnclear }: { isUnclear: boolean }) {
  return <p className={styles.note}>{t(isUnclear ? 'widgets.unclear' : 'widgets.making')}</p>;
}
