import { ApiError } from '#api/api-error.ts';
import { cachedAs, recovered } from '#api/query-options.ts';
import { getGetSampleTestOfferQueryOptions } from '#generated/targeting/queries.ts';
import type { Offer } from '#generated/targeting/model/index.ts';

export type SampleTestVariant = 'A' | 'control';

/**
 * The variant of the sample test that this visitor sees. Anything but A, every failure and a second without an answer
 * are control (O154), so it never fails.
 */
export const sampleTestQuery = () => ({
  ...cachedAs(recovered(getGetSampleTestOfferQueryOptions(), noOffer), variantOf),
  // A visitor does not change sides.
  staleTime: Number.POSITIVE_INFINITY,
});

function noOffer(failure: unknown): Offer {
  if (failure instanceof ApiError) return {};
  throw failure;
}

function variantOf({ variant, offer }: Offer): SampleTestVariant {
  return (variant ?? offer) === 'A' ? 'A' : 'control';
}
