import type { ProviderState } from '../../core/provider-states.ts';

/** Situations of this service that contracts ask for. */
export const orderCutoffStates: readonly ProviderState[] = [];
