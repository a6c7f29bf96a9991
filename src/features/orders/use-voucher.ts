import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { VoucherDetails } from './model.ts';
import { orderQueries } from './queries.ts';

export interface VoucherProps {
  /** Its code. */
  voucher: string;
  /** Whether it is time to look it up. */
  isNear: boolean;
}

export interface VoucherLookUp {
  /** Undefined until the service has said something. */
  details: VoucherDetails | undefined;
  /** Looks again (A7.25, O140). */
  refresh: () => void;
  isRefreshing: boolean;
  isRefreshed: boolean;
  /** Why looking again has failed; what was known before stays. */
  error: Error | null;
}

/** What is behind the voucher of a product. */
export function useVoucher({ voucher, isNear }: VoucherProps): VoucherLookUp {
  const client = useQueryClient();
  const lookUp = orderQueries.voucher(voucher);
  const { data } = useQuery({ ...lookUp, enabled: isNear });
  const again = useMutation({
    // The read itself, of which the customer hears how it went.
    mutationFn: () => client.fetchQuery({ ...lookUp, staleTime: 0 }),
  });
  return {
    details: data,
    refresh: () => again.mutate(),
    isRefreshing: again.isPending,
    isRefreshed: again.isSuccess,
    error: again.error,
  };
}
