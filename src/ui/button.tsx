import type { ComponentProps, MouseEvent } from 'react';
import { useImperativeHandle, useRef } from 'react';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { buttonClass } from './button-class.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-shapes.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { useTooltip } from './tooltip.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Something is under way that this button started: it keeps its width and its focus, and takes no press. */
  busy?: boolean;
  /** Read out when it becomes busy. */
  busyLabel?: string;
  /**
   * Why it cannot be pressed now. The button stays reachable and says so, to the pointer as a tooltip and to
   * screen readers as its description (X15).
   */
  disabledReason?: string;
  /** A tooltip that repeats what the button is called; for those that show an icon alone. */
  hint?: string;
}

/** A button: says what happens when it is pressed. For links that look like one see `buttonClass`. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  hint,
  className,
  children,
  onClick,
  ref,
  type = 'button',
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const describes = disabledReason !== undefined;
  const { describedBy, bubble } = useTooltip(button, disabledReason ?? hint, { describes });
  const off = busy || describes;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) {
      // Keeps a form from being sent, too.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Safari does not focus a button that is clicked, and a dialog would not know where to give focus back.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
  };

  return (
    <>
      <button
        {...rest}
        ref={button}
        type={type}
        className={buttonClass(variant, size, className)}
        onClick={press}
        aria-describedby={classNames(rest['aria-describedby'], describedBy) || undefined}
        aria-disabled={off || rest['aria-disabled']}
        aria-busy={busy || undefined}
      >
        <span className={styles.content}>
          {icon && <Icon name={icon} size={20} />}
          {children}
        </span>
        {busy && <Spinner className={styles.busy} />}
      </button>
      {bubble}
      {busyLabel !== undefined && <VisuallyHidden live="polite">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
}
