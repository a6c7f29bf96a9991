import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { useWrite, type Write } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { onBackAgain } from '#lib/events.ts';
import { after } from '#lib/timers.ts';
import { Button } from '#ui/button.tsx';
import { noticeLeaving } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';
import { orderQueries, reorder } from '../queries.ts';

/** Time, in ms, after which a customer who is still here has stayed: the browser asks before it leaves a download. */
const LEAVING_MS = 10_000;

export interface Reorder {
  isPossible: boolean;
  /** Whether it is not known yet whether that is possible. */
  isAwaited: boolean;
  /** Write that is running until the shop shows in place of this page. */
  write: Write<void>;
}

/**
 * Hook: ordering the same again: whether that is possible, and going to the shop, where it is in the basket then (A7.20, A7.21).
 * @param orderCode undefined as long as there is no order
 */
export function useReorder(orderCode: string | undefined): Reorder {
  const code = orderCode ?? '';
  const status = orderQueries.isReorderable(code);
  const { data: isPossible = false, isLoading: isAwaited } = useQuery({ ...status, enabled: orderCode !== undefined });
  const write = useWrite(() => noticeLeaving(() => reorder(code)), {
    errorsIn: 'page',
    failureText,
    invalidates: (failure) => (hasStatus(failure, 409) ? [{ queryKey: status.queryKey }] : []),
    onSuccess: async ({ result: shop, hasLeft }) => {
      if (!hasLeft) {
        location.assign(shop);
        await untilStayed();
        return;
      }
      // Whoever has gone elsewhere meanwhile stays there, and learns what has come of it.
      const action = { label: t('order.reorder.toBasket'), run: () => location.assign(shop) };
      showToast({ tone: 'success', text: t('order.reorder.filled'), action });
    },
  });
  return { isPossible, isAwaited, write };
}

/** Orders the same again, where that is possible (O112). */
export function ReorderButton({ reorder: { write } }: { reorder: Reorder }) {
  return (
    <Button
      variant="primary"
      icon="retry"
      busy={write.isRunning}
      busyLabel={t('order.reorder.busy')}
      onClick={() => void write.run()}
    >
      {t('order.reorder')}
    </Button>
  );
}

/** Failure of placing the order again. It stays when the button goes because it never can be (409). */
export function ReorderFailure({ reorder: { write } }: { reorder: Reorder }) {
  return <Failure of={write} text={failureText(write.failure)} />;
}

/** Text for an order that never can be placed again (409); every other failure has the text of its call. */
function failureText(failure: unknown): string | undefined {
  return hasStatus(failure, 409) ? t('order.reorder.over') : undefined;
}

/** Waits until the customer has not left after all, or is back on a page from the browser's back/forward cache. */
function untilStayed(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const endings = [after(LEAVING_MS, resolve), onBackAgain(resolve)];
  return promise.finally(() => endings.forEach((end) => end()));
}
