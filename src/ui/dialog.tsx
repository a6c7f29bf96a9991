import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useDialogLayer } from './use-dialog-layer.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  /** Called when the customer leaves the page; `onClose` unless told otherwise. */
  onLeavePage?: () => void;
  /** What the cross in the corner is called. */
  closeLabel: string;
  /** Escape, the cross and a press beside the dialog close it; not while it must be waited for. */
  closable?: boolean;
  /** `alertdialog` for what asks before something is lost: its text is read out together with the title. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
  children?: ReactNode;
  /** Below that, what an alert reads out by itself: it is no part of the text, or it would be read twice. */
  notice?: ReactNode;
  /** The buttons, the one that does it last; on phones they stand above one another, that one on top. */
  footer?: ReactNode;
  /** Makes body and footer a form, so that Enter sends it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes when what opened the dialog is gone afterwards. */
  fallbackFocus?: () => HTMLElement | null;
}

/**
 * A dialog that is open for as long as it is rendered. It takes focus and gives it back, keeps Tab inside and the
 * page behind still (P4.50, P4.51, X3). On phones it is a sheet at the bottom.
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
  // A press that began inside, to mark a text, and ended beside the dialog does not mean to close it.
  const pressedBeside = useRef(false);
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
    <div
      className={styles.layer}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => closable && pressedBeside.current && event.target === event.currentTarget && onClose()}
    >
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
