import { reporter as appReporter, type ErrorReporter } from '#lib/error-reporter.ts';
import { knownStatus } from './order-status.ts';

const noted = new Set<string>();

/** Reports each status that is not in the table, once: somebody should decide what it means (O122). */
export function noteUnknownStatuses(
  order: { status?: string; products: readonly { status?: string }[] },
  reporter: ErrorReporter = appReporter,
): void {
  for (const { status } of [order, ...order.products]) {
    if (status === undefined || knownStatus(status) !== undefined || noted.has(status)) continue;
    noted.add(status);
    reporter.capture(new Error(`The order status "${status}" is unknown and counts as ordered`), {
      action: 'order-status',
    });
  }
}
