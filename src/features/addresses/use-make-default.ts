import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { GoneError } from '#api/reactions.ts';
import { t } from '#i18n/texts.ts';
import { addressQueries } from '#customer/queries.ts';
import { showToast } from '#ui/toast-store.ts';
import { addressesChanged } from './addresses-changed.ts';
import { type Address, withAddress } from './model.ts';
import { changeAddress } from './writes.ts';

export interface MakeDefault {
  isBusy: boolean;
  /** What it failed with, until it is tried again. */
  failure: unknown;
  makeDefault: () => void;
}

/**
 * Makes an address the default one (O107); the one that was so far yields.
 * @param onDone it is, and the page is about to show it
 * @param onGone it was deleted elsewhere meanwhile, and the page is about to leave it out
 */
export function useMakeDefault(
  { id }: Address,
  { onDone, onGone }: { onDone: () => void; onGone: () => void },
): MakeDefault {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isUnderWay = useRef(false);
  const save = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const changed = await changeAddress(client, id, { before: { isDefault: undefined }, after: { isDefault: true } });
      onDone();
      addressesChanged(client, (addresses) => (changed ? withAddress(addresses, changed) : [...addresses]));
    } catch (error) {
      if (error instanceof GoneError) {
        onGone();
        void client.invalidateQueries({ queryKey: addressQueries.list().queryKey });
        showToast({ tone: 'failure', text: t('addresses.gone.title') });
      } else setFailure(error);
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return { isBusy, failure, makeDefault: () => void save() };
}
