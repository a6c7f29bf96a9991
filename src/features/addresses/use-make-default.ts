import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
 */
export function useMakeDefault(address: Address, onDone: () => void): MakeDefault {
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
      await changeAddress(address, { isDefault: true });
      onDone();
      addressesChanged(client, (addresses) => withAddress(addresses, { ...address, isDefault: true }));
    } catch (error) {
      setFailure(error);
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return { isBusy, failure, makeDefault: () => void save() };
}
