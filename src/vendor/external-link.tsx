import type { ComponentProps } from 'react';
import { t } from '#i18n/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'>;

/** Link to a page outside that leaves this one where it is: in a tab of its own, which it says (O91). */
export function ExternalLink({ children, 'aria-label': label, ...rest }: ExternalLinkProps) {
  const opens = t('app.opensNewTab');
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" aria-label={label && `${label} ${opens}`}>
      {children}
      {!label && <VisuallyHidden>{` ${opens}`}</VisuallyHidden>}
    </a>
  );
}
