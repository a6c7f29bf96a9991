import { useEffect, useRef } from 'react';
import { Failure } from '#failures/failure.tsx';
import { addressLines } from '#forms/address/address-lines.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Address } from '../model.ts';
import { addressPages } from '../pages.ts';
import { useMakeDefault } from '../use-make-default.ts';
import styles from './address-card.module.css';

export interface AddressCardProps {
  address: Address;
  /** It has just been saved: it is brought into view, and the focus goes to its name. */
  isSaved: boolean;
  /** Asks before it is deleted. */
  onDelete: () => void;
}

/** An address as it stands on an envelope, and what can be done with it. */
export function AddressCard({ address, isSaved, onDelete }: AddressCardProps) {
  const [name = '', ...lines] = addressLines(address, currentLocale());
  const which = { address: [name, ...lines.slice(0, 1)].join(', ') };
  const card = useRef<HTMLLIElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever has gone on in the meantime stays there.
    if (!isSaved || !document.activeElement?.matches('h1, main, body')) return;
    title.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaved]);
  const change = useRef<HTMLAnchorElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  // Its button goes, and the focus must not go with it (X4).
  const focusOn = (heir: HTMLElement | null) => {
    if (document.activeElement === make.current) heir?.focus();
  };
  const { isBusy, failure, makeDefault } = useMakeDefault(address, {
    onDone: () => focusOn(change.current),
    onGone: () => focusOn(document.getElementById('content')),
  });
  return (
    <li ref={card} className={styles.card} data-address={address.id}>
      <div className={styles.head}>
        <h2 ref={title} className={styles.name} tabIndex={-1}>
          {name}
        </h2>
        {address.isDefault && (
          <span className={styles.default}>
            <Icon name="check" size={16} />
            {t('addresses.default')}
          </span>
        )}
      </div>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.phoneNumber && <span className={styles.phone}>{address.phoneNumber}</span>}
      </address>
      {failure !== undefined && <Failure of={{ failure: failure }} text={t('addresses.saveFailed')} />}
      <div className={styles.actions}>
        <Link
          ref={change}
          to={addressPages().change(address.id)}
          className={buttonClass('secondary', 'small')}
          aria-label={t('addresses.change.named', which)}
        >
          {t('addresses.change')}
        </Link>
        {!address.isDefault && (
          <Button
            ref={make}
            variant="quiet"
            size="small"
            busy={isBusy}
            busyLabel={t('form.saving')}
            onClick={makeDefault}
            aria-label={t('addresses.makeDefault.named', which)}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <IconButton
          icon="trash"
          size="small"
          className={styles.last}
          label={t('addresses.delete.named', which)}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
