import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { SearchField } from '#ui/search-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './list-search.module.css';

/** State of history entries that typing has made: the field may be ahead of them. */
const TYPED = { typed: true };

export interface ListSearchProps {
  label: string;
  /** What can be looked for. */
  placeholder: string;
  /** What is looked for, as the address says. */
  q: string;
  /** The address of the list with something else looked for, on its first page. */
  addressOf: (q: string) => string;
  /** Number of results, for screen readers; undefined until that is known. */
  found: string | undefined;
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
    <search className={styles.search}>
      <SearchField
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={q}
        enterKeyHint="search"
        onChange={({ target: { value } }) => void navigate(addressOf(value), { replace: true, state: TYPED })}
      />
      <VisuallyHidden live="polite">{q.trim() === '' ? '' : found}</VisuallyHidden>
    </search>
  );
}
