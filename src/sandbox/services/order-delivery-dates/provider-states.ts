import type { ProviderState } from '../../core/provider-states.ts';

/** Delivery dates follow from the orders: the states of the order service set them up. */
export const orderDeliveryDatesStates: readonly ProviderState[] = [];
