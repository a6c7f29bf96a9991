import type { ProviderState } from '../../core/provider-states.ts';

/** Whether an order can be ordered again is a matter of the order: the states of the order service bring it about. */
export const reorderStates: readonly ProviderState[] = [];
