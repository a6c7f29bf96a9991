import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { OnlineState } from '../model.ts';
import styles from './book-state.module.css';

export interface BookStateProps {
  state: OnlineState;
  /** Whether its progress cannot be told at the moment. */
  isUnclear: boolean;
}

/** Whether a photo book is online, in words (X19). */
export function BookState({ state, isUnclear }: BookStateProps) {
  return (
    <p className={classNames(styles.state, styles[state])}>
      {state === 'ready' && <Icon name="check-circle" size={16} />}
      {text()}
    </p>
  );

  function text(): string {
    if (state === 'ready') return t('widgets.online');
    if (state === 'notOnline') return t('widgets.notOnline');
    return t(isUnclear ? 'widgets.unclear' : 'widgets.making');
  }
}
