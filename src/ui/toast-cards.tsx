import { useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-shapes.ts';
import { Icon } from './icon.tsx';
import { LinkedText } from './linked-text.tsx';
import type { Toast } from './toast-store.ts';
import type { ToastsProps } from './toasts.tsx';
import styles from './toasts.module.css';

interface ToastCardsProps extends Pick<ToastsProps, 'dismissLabel' | 'renderLink'> {
  toasts: readonly Toast[];
  onDismiss: (toast: Toast, card: HTMLElement | null) => void;
}

interface ToastCardProps extends Omit<ToastCardsProps, 'toasts'> {
  toast: Toast;
}

const icons: Record<Toast['tone'], IconName> = { info: 'info', success: 'check-circle', failure: 'error' };

/** The toasts of one live region. */
export function ToastCards({ toasts, ...rest }: ToastCardsProps) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} {...rest} />);
}

/** One toast. Escape takes it away while it has focus, and closes no dialog behind it. */
function ToastCard({ toast, dismissLabel, renderLink, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const dismiss = () => onDismiss(toast, card.current);
  const { link, action } = toast;
  return (
    <div
      ref={card}
      className={classNames(styles.card, styles[toast.tone])}
      data-toast=""
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
    >
      <Icon name={icons[toast.tone]} className={styles.icon} />
      <div className={styles.message}>
        <p className={styles.text}>
          {link ? (
            <LinkedText
              text={toast.text}
              link={renderLink({ href: link.href, children: link.text, onClick: dismiss })}
            />
          ) : (
            toast.text
          )}
        </p>
        {action && (
          <Button
            variant="quiet"
            size="small"
            className={styles.action}
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" size="small" plain label={dismissLabel} onClick={dismiss} />
    </div>
  );
}
