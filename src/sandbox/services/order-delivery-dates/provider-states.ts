import type { ProviderState } from '../../core/provider-states.ts';

/** What there is to know of delivery follows from the orders: the states of the order service bring it about. */
export const orderDeliveryDatesStates: readonly ProviderState[] = [];
