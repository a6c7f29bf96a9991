import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GoneError } from '#api/api-error.ts';
import { addressQueries } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { addressLines } from '#forms/address/address-values.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { Button, buttonClass, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type Address, withAddress } from '../model.ts';
import { addressPages } from '../pages.ts';
import { addressesChanged, changeAddress } from '../writes.ts';
import styles from './address-card.module.css';

export interface AddressCardProps {
  address: Address;
  /** Whether it has just been saved: it is brought into view, and the focus goes to its name. */
  isSaved: boolean;
  /** Asks whether to delete it. */
  onDelete: () => void;
}

/** Card of an address: as it stands on an envelope, with the default to be set (O107), changed or deleted. */
export function AddressCard({ address, isSaved, onDelete }: AddressCardProps) {
  const [name = '', ...lines] = addressLines(address, currentLocale());
  const which = { address: [name, ...lines.slice(0, 1)].join(', ') };
  const card = useRef<HTMLLIElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A customer who has gone on in the meantime stays there.
    if (!isSaved || !document.activeElement?.matches('h1, main, body')) return;
    title.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaved]);
  const change = useRef<HTMLAnchorElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  // Its button goes, and the focus must not go with it (X4).
  const focusOn = (target: HTMLElement | null) => {
    if (document.activeElement === make.current) target?.focus();
  };
  const client = useQueryClient();
  const makeDefault = useWrite(
    () => changeAddress(address.id, { before: { isDefault: undefined }, after: { isDefault: true } }),
    {
      errorsIn: 'page',
      failureText: () => t('addresses.saveFailed'),
      invalidates: (failure) => (failure instanceof GoneError ? [{ queryKey: addressQueries.list().queryKey }] : []),
      // It was deleted elsewhere meanwhile, and the page is about to leave it out.
      handles: (error) => {
        if (!(error instanceof GoneError)) return false;
        focusOn(document.getElementById('content'));
        showToast({ tone: 'failure', text: t('addresses.gone.title') });
        return true;
      },
      onSuccess: (changed) => {
        focusOn(change.current);
        addressesChanged(client, (addresses) => (changed ? withAddress(addresses, changed) : [...addresses]));
      },
    },
  );
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
      <Failure of={makeDefault} text={t('addresses.saveFailed')} />
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
            busy={makeDefault.isRunning}
            busyLabel={t('form.saving')}
            onClick={() => void makeDefault.run()}
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
