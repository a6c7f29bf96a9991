import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { hasStatus } from '#api/api-error.ts';
import type { DeliveryAddress } from '../../model.ts';
import { changeDeliveryAddress, orderQueries } from '../../queries.ts';
import { nextAddressChange, type AddressChange } from './address-change.ts';

export interface ChangingAddress {
  change: AddressChange;
  begin: () => void;
  giveUp: () => void;
  /** Rejects when the service refuses. */
  send: (address: DeliveryAddress) => Promise<void>;
  /** What was sent was accepted: the order shows it at once, and is read again. */
  sent: () => void;
}

/** The change of an order's delivery address, with its states (A2.93, A4.17). */
export function useAddressChange(orderCode: string): ChangingAddress {
  const client = useQueryClient();
  const [change, tell] = useReducer(nextAddressChange, { name: 'NotStarted' });
  const accepted = useRef<DeliveryAddress>(undefined);
  const { queryKey } = orderQueries.detail(orderCode);

  async function send(address: DeliveryAddress): Promise<void> {
    tell({ name: 'send' });
    try {
      await changeDeliveryAddress(orderCode, address);
      accepted.current = address;
    } catch (error) {
      tell({ name: 'fail', error });
      // Production has started: the order says so itself from now on.
      if (hasStatus(error, 409)) void client.invalidateQueries({ queryKey });
      throw error;
    }
  }

  async function readAgain(): Promise<void> {
    tell({ name: 'answer' });
    if (accepted.current) {
      const { deliveryType, ...deliveryAddress } = accepted.current;
      client.setQueryData(queryKey, (order) => order && { ...order, deliveryType, deliveryAddress });
    }
    void client.invalidateQueries({ queryKey: orderQueries.list().queryKey });
    // Also when it fails: the change was accepted, and is shown.
    await client.invalidateQueries({ queryKey });
    tell({ name: 'reread' });
  }

  return { change, begin: () => tell({ name: 'begin' }), giveUp: () => tell({ name: 'giveUp' }), send, sent: () => void readAgain() };
}
