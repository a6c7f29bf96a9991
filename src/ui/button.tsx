import { useImperativeHandle, useRef, type ComponentProps, type MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './loading.tsx';
import { useTooltip } from './tooltip.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Whether what the button started is running: it keeps its width and its focus, and ignores presses. */
  busy?: boolean;
  /** Read out when it becomes busy. */
  busyLabel?: string;
  /**
   * Reason why it cannot be pressed now. The button stays reachable and says so, to the pointer as a tooltip and to
   * screen readers as its description (X15).
   */
  disabledReason?: string;
  /** Tooltip that repeats the button's name; for those that show an icon alone. */
  hint?: string;
}

/** A button. For links that look like one see `buttonClass`. */
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

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'hint' | 'icon' | 'aria-label'> {
  icon: IconName;
  /** Name of its action; also shown as a tooltip. */
  label: string;
  /** Without the tooltip, inside a live region for example, which would read it out. */
  plain?: boolean;
}

/** A button that shows an icon alone. */
export function IconButton({ icon, label, plain, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      hint={plain ? undefined : label}
      aria-label={label}
      className={classNames(styles.square, className)}
    />
  );
}

/** `overlay` lies on a photo. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'overlay';

export type ButtonSize = 'normal' | 'small';

/** Class name that makes a link look like a button. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'normal',
  className?: string,
): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className);
}
