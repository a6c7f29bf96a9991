import type { ComponentProps } from 'react';
import { LONGEST_SEARCH } from '#lib/lists.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'maxLength' | 'autoComplete' | 'autoCorrect' | 'autoCapitalize' | 'spellCheck'
>;

/** A field to look for something in, with the sign of it. What is typed is nobody's name and no prose: nothing is filled in or corrected. */
export function SearchField(props: SearchFieldProps) {
  return (
    <span className={styles.frame}>
      <Icon name="search" size={20} className={styles.icon} />
      <input
        {...props}
        className={styles.field}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </span>
  );
}
