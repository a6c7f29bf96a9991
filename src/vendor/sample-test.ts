import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { getGetSampleTestOfferQueryKey, getSampleTestOffer } from '#generated/targeting/hooks.ts';

export type SampleTestVariant = 'A' | 'control';

/**
 * The variant of the sample test that this visitor sees. Anything but A, every failure and a second without an answer
 * are control (O154), so it never fails.
 */
export const sampleTestQuery = () =>
  queryOptions({
    queryKey: getGetSampleTestOfferQueryKey(),
    queryFn: ({ signal }): Promise<SampleTestVariant> =>
      getSampleTestOffer({ signal }).then(
        ({ variant, offer }) => ((variant ?? offer) === 'A' ? 'A' : 'control'),
        (error: unknown) => {
          if (error instanceof ApiError) return 'control';
          throw error;
        },
      ),
    // A visitor does not change sides.
    staleTime: Number.POSITIVE_INFINITY,
  });
