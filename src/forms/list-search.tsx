import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { SearchField, type SearchFieldProps } from '#ui/search-field.tsx';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './list-search.module.css';

/** State of history entries that typing has made: the field may be ahead of them. */
const TYPED = { typed: true };

export interface SpokenSearchProps extends SearchFieldProps {
  /** Number of results, for screen readers; undefined where nothing is looked for, and until that is known. */
  found: string | undefined;
}

/** Search field of a list, which shows what is found as it is typed: how much that is, is read out once typing has come to rest. */
export function SpokenSearch({ found = '', ...field }: SpokenSearchProps) {
  const spoken = useSettledText(found);
  return (
    <search className={styles.search}>
      <SearchField type="search" enterKeyHint="search" {...field} />
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </search>
  );
}

export interface ListSearchProps extends Pick<SpokenSearchProps, 'found'> {
  label: string;
  /** Kinds of text that can be looked for. */
  placeholder: string;
  /** Search term, as the address has it. */
  q: string;
  /** The address of the list with something else looked for, on its first page. */
  addressOf: (q: string) => string;
}

/**
 * Search field for a list that has been read as a whole (`findByWords`), or is read on while something is looked for. The search text
 * stands in the address.
 */
export function ListSearch({ label, placeholder, q, addressOf, found }: ListSearchProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Typing replaces the entry; whoever comes back to what it has made finds its text in the field.
  const isAhead = useNavigationType() === 'REPLACE' && state?.typed === true;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && !isAhead) field.current.value = q;
  }, [q, isAhead]);

  return (
    <SpokenSearch
      ref={field}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={q}
      found={q.trim() === '' ? undefined : found}
      onChange={({ target: { value } }) => void navigate(addressOf(value), { replace: true, state: TYPED })}
    />
  );
}
