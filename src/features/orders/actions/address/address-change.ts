import type { DeliveryType } from '../../model.ts';

/** How far the change of an order's delivery address is (A4.17). */
export type AddressChange =
  | { name: 'NotStarted' | 'Editing' | 'RequestInProgress' | 'RequestSent' | 'SuccessfulUpdate' }
  | { name: 'RequestFailed'; error: unknown };

/**
 * What happens to it: the customer begins or gives up, the request goes out and is answered, the order has been read again. She
 * begins again where she has typed on while the request was under way.
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

/** How an order is delivered; undefined while that is being changed (A4.36). */
export function deliveryTypeDuring(
  change: AddressChange,
  deliveryType: DeliveryType | undefined,
): DeliveryType | undefined {
  return isChanging(change) ? undefined : deliveryType;
}
