import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { GoneError, mayBeDone } from '#api/api-error.ts';
import { changeRecord, type FieldChange } from '#api/change-record.ts';
import { addressValues, REQUIRED_ADDRESS_FIELDS } from '#forms/address/address-values.ts';
import type { DeliveryType, OrderAddress } from './model.ts';
import { changeDeliveryAddress, orderQueries, readOrder } from './queries.ts';
import { addressBefore, addressRequest, type TypedDelivery, typedDelivery } from './form.ts';

/** State of the change of an order's delivery address (A4.17). */
export type AddressChange =
  | { name: 'NotStarted' | 'Editing' | 'RequestInProgress' | 'RequestSent' | 'SuccessfulUpdate' }
  | { name: 'RequestFailed'; error: unknown };

/**
 * Event of the change: the customer begins or gives up, the request goes out and is answered, the order has been read
 * again. She begins again where she has typed on while the request was under way.
 */
export type AddressChangeEvent =
  | { name: 'begin' | 'giveUp' | 'send' | 'answer' | 'reread' }
  | { name: 'fail'; error: unknown };

type Moves = Partial<Record<AddressChangeEvent['name'], Exclude<AddressChange['name'], 'RequestFailed'>>>;

const MOVES: Readonly<Record<AddressChange['name'], Moves>> = {
  NotStarted: { begin: 'Editing' },
  Editing: { send: 'RequestInProgress', giveUp: 'NotStarted' },
  RequestInProgress: { answer: 'RequestSent', begin: 'Editing' },
  RequestSent: { reread: 'SuccessfulUpdate' },
  SuccessfulUpdate: { begin: 'Editing' },
  RequestFailed: { send: 'RequestInProgress', giveUp: 'NotStarted' },
};

/** The next state; what does not belong to a state changes nothing. */
export function nextAddressChange(state: AddressChange, event: AddressChangeEvent): AddressChange {
  if (event.name === 'fail')
    return state.name === 'RequestInProgress' ? { name: 'RequestFailed', error: event.error } : state;
  const next = MOVES[state.name][event.name];
  return next === undefined ? state : { name: next };
}

/** Whether the customer is at it: from the beginning until the order says where it goes now. */
export function isChanging({ name }: AddressChange): boolean {
  return name !== 'NotStarted' && name !== 'SuccessfulUpdate';
}

/** Delivery type of an order; undefined while that is being changed (A4.36). */
export function deliveryTypeDuring(
  change: AddressChange,
  deliveryType: DeliveryType | undefined,
): DeliveryType | undefined {
  return isChanging(change) ? undefined : deliveryType;
}

/** Address that an order is to go to instead. */
export interface NewAddress extends FieldChange<TypedDelivery> {
  /** The address that takes the place of the order's; none when the order's own was changed. */
  replacement?: { address: OrderAddress | undefined };
}

/**
 * Changes where an order goes, as that is by now (R9), and notes it wherever it is cached.
 * @returns whether it goes elsewhere than before: also where it does so already, because the answer to an earlier try got lost
 * @throws ConflictError, GoneError, ApiError
 */
export async function changeOrderAddress(
  client: QueryClient,
  orderCode: string,
  { replacement, ...fields }: NewAddress,
): Promise<boolean> {
  const { queryKey } = orderQueries.detail(orderCode);
  const fieldsOf = (address: OrderAddress) => typedDelivery(addressValues(address, ''));
  try {
    const changed = await changeRecord<OrderAddress, TypedDelivery>({
      ...fields,
      isReplaced: replacement !== undefined,
      // What is known of the order stays in the page until the customer has read that it is gone.
      read: () => readOrder(orderCode).then((order) => order && (addressBefore(order) ?? {})),
      fieldsOf,
      needed: REQUIRED_ADDRESS_FIELDS,
      write: async (address) => {
        const request = addressRequest(replacement ? replacement.address : address, fieldsOf(address));
        await changeDeliveryAddress(orderCode, request);
        const { deliveryType, ...deliveryAddress } = request;
        client.setQueryData(queryKey, (order) => order && { ...order, deliveryType, deliveryAddress });
      },
    });
    if (!changed) return false;
    void client.invalidateQueries({ queryKey: orderQueries.list().queryKey });
    // Another country is another day.
    void client.invalidateQueries({ queryKey: orderQueries.deliveryDates(orderCode).queryKey });
    return true;
  } catch (error) {
    // The order says itself how it is: production has started, or what was sent has come, though its answer got lost (R3).
    const isOpen = mayBeDone(error, 409);
    if (isOpen) void client.invalidateQueries({ queryKey });
    if (isOpen || error instanceof GoneError) void client.invalidateQueries({ queryKey: orderQueries.list().queryKey });
    throw error;
  }
}

export interface ChangingAddress {
  change: AddressChange;
  begin: () => void;
  giveUp: () => void;
  /** @throws ConflictError, GoneError, ApiError */
  send: (address: NewAddress) => Promise<void>;
  /** Called when what was sent was accepted, and the order is read again. */
  sent: () => void;
  /** Called when it was accepted, but there is more to send. */
  sentInPart: () => void;
}

/** Hook: the change of an order's delivery address, with its states (A2.93, A4.17). */
export function useAddressChange(orderCode: string): ChangingAddress {
  const client = useQueryClient();
  const [change, dispatch] = useReducer(nextAddressChange, { name: 'NotStarted' });
  const isChanged = useRef(false);
  const { queryKey } = orderQueries.detail(orderCode);

  async function send(address: NewAddress): Promise<void> {
    dispatch({ name: 'send' });
    try {
      if (await changeOrderAddress(client, orderCode, address)) isChanged.current = true;
    } catch (error) {
      dispatch({ name: 'fail', error });
      throw error;
    }
  }

  function begin(): void {
    isChanged.current = false;
    dispatch({ name: 'begin' });
  }

  async function readAgain(): Promise<void> {
    if (!isChanged.current) {
      dispatch({ name: 'begin' });
      return dispatch({ name: 'giveUp' });
    }
    dispatch({ name: 'answer' });
    // Also when it fails: the change was accepted, and is shown.
    await client.invalidateQueries({ queryKey });
    dispatch({ name: 'reread' });
  }

  function giveUp(): void {
    if (change.name === 'RequestFailed' && change.error instanceof GoneError)
      void client.invalidateQueries({ queryKey });
    dispatch({ name: 'giveUp' });
  }

  return { change, begin, giveUp, send, sent: () => void readAgain(), sentInPart: () => dispatch({ name: 'begin' }) };
}
