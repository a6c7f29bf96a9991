import { useId, useRef, type FormEventHandler, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './button.tsx';
import { useDialogLayer } from './use-dialog-layer.ts';
import { useKeyboard } from './use-keyboard.ts';
import { usePressBeside } from './use-press-beside.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  /** Called when the customer leaves the page; `onClose` by default. */
  onLeavePage?: () => void;
  /** Accessible name of the cross in the corner. */
  closeLabel: string;
  /** Escape, the cross and a press beside the dialog close it; true by default. */
  closable?: boolean;
  /** `alertdialog` for what asks before something is lost: its text is read out together with the title. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
  children?: ReactNode;
  /** An alert below the text; inside of it, it would be read twice. */
  notice?: ReactNode;
  /** Buttons, the primary one last; on phones they stand above one another, the primary one on top. */
  footer?: ReactNode;
  /** Makes body and footer a form, so that Enter sends it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element that gets the focus when what opened the dialog is gone afterwards. */
  fallbackFocus?: () => HTMLElement | null;
}

/**
 * Dialog that is open for as long as it is rendered, with the focus handling of `useDialogLayer`. On phones it is a sheet at the
 * bottom.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    onClose,
    closeLabel,
    closable = true,
    role = 'dialog',
    size = 'medium',
    children,
    notice,
    footer,
    onSubmit,
  } = props;
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  useKeyboard(layer);
  const beside = usePressBeside(() => closable && onClose());
  const panel = useDialogLayer({
    onClose,
    onLeavePage: props.onLeavePage,
    closable,
    initialFocus: props.initialFocus,
    fallbackFocus: props.fallbackFocus,
  });

  const content = (
    <>
      <div className={styles.body}>
        <div className={styles.text} id={`${id}-text`}>
          {children}
        </div>
        {notice}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
  return createPortal(
    <div ref={layer} className={styles.layer} {...beside}>
      <div
        ref={panel}
        className={classNames(styles.panel, styles[size])}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
        tabIndex={-1}
      >
        <div className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          {closable && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </div>
        {onSubmit ? (
          <form noValidate onSubmit={onSubmit}>
            {content}
          </form>
        ) : (
          content
        )}
      </div>
    </div>,
    document.body,
  );
}
