import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { changeRecord, type FieldChange } from '#api/change-record.ts';
import { GoneError } from '#api/reactions.ts';
import { addressValues, NEEDED_ADDRESS_FIELDS } from '#forms/address/address-values.ts';
import type { DeliveryAddress, OrderAddress } from '../../model.ts';
import { changeDeliveryAddress, orderQueries, readOrder } from '../../queries.ts';
import { nextAddressChange, type AddressChange } from './address-change.ts';
import { addressBefore, addressRequest } from './address-request.ts';
import { typedDelivery, type TypedDelivery } from './form.ts';

/** Where an order is to go instead of where it went. */
export interface NewAddress extends FieldChange<TypedDelivery> {
  /** The address that takes the place of the order's; none when the order's own was changed. */
  replacement?: { address: OrderAddress | undefined };
}

export interface ChangingAddress {
  change: AddressChange;
  begin: () => void;
  giveUp: () => void;
  /** @throws ConflictError, GoneError, ApiError */
  send: (address: NewAddress) => Promise<void>;
  /** What was sent was accepted, and the order is read again. */
  sent: () => void;
  /** The same, but there is more to send. */
  sentInPart: () => void;
}

/** The change of an order's delivery address, with its states (A2.93, A4.17). */
export function useAddressChange(orderCode: string): ChangingAddress {
  const client = useQueryClient();
  const [change, tell] = useReducer(nextAddressChange, { name: 'NotStarted' });
  const isChanged = useRef(false);
  const { queryKey } = orderQueries.detail(orderCode);

  async function send({ replacement, ...fields }: NewAddress): Promise<void> {
    tell({ name: 'send' });
    const fieldsOf = (address: OrderAddress) => typedDelivery(addressValues(address, ''));
    const sent: { address?: DeliveryAddress } = {};
    try {
      await changeRecord<OrderAddress, TypedDelivery>({
        ...fields,
        isReplaced: replacement !== undefined,
        // What is known of the order stays in the page until the customer has read that it is gone.
        read: () => readOrder(orderCode).then((order) => order && (addressBefore(order) ?? {})),
        fieldsOf,
        needed: NEEDED_ADDRESS_FIELDS,
        write: async (address) => {
          // What the order's own lacks and an address needs is there in the form.
          const there = Object.fromEntries(Object.entries(fieldsOf(address)).filter(([, value]) => value !== ''));
          const request = addressRequest(replacement ? replacement.address : address, { ...fields.after, ...there });
          await changeDeliveryAddress(orderCode, request);
          sent.address = request;
        },
      });
    } catch (error) {
      tell({ name: 'fail', error });
      // Production has started: the order says so itself from now on.
      if (hasStatus(error, 409)) void client.invalidateQueries({ queryKey });
      if (error instanceof GoneError) void client.invalidateQueries({ queryKey: orderQueries.list().queryKey });
      throw error;
    }
    if (!sent.address) return;
    isChanged.current = true;
    const { deliveryType, ...deliveryAddress } = sent.address;
    client.setQueryData(queryKey, (order) => order && { ...order, deliveryType, deliveryAddress });
    void client.invalidateQueries({ queryKey: orderQueries.list().queryKey });
  }

  function begin(): void {
    isChanged.current = false;
    tell({ name: 'begin' });
  }

  async function readAgain(): Promise<void> {
    if (!isChanged.current) {
      tell({ name: 'begin' });
      return tell({ name: 'giveUp' });
    }
    tell({ name: 'answer' });
    // Also when it fails: the change was accepted, and is shown.
    await client.invalidateQueries({ queryKey });
    tell({ name: 'reread' });
  }

  function giveUp(): void {
    if (change.name === 'RequestFailed' && change.error instanceof GoneError)
      void client.invalidateQueries({ queryKey });
    tell({ name: 'giveUp' });
  }

  return { change, begin, giveUp, send, sent: () => void readAgain(), sentInPart: () => tell({ name: 'begin' }) };
}
