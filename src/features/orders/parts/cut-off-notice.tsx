import { useQuery } from '@tanstack/react-query';
import { currentLocale, t } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { useIsVendorConfigPending, useVendorConfig } from '#vendor/vendor-config.ts';
import { formatDeadline } from '../deadline.ts';
import type { Order } from '../model.ts';
import { orderQueries } from '../queries.ts';
import { type CutOff, cutOffOf, type CutOffPurpose, cutOffText } from '../cut-off.ts';
import styles from './cut-off-notice.module.css';

/** Until when to order, or to pay; nothing out of season, and nothing where it cannot be learned. */
export interface OrderCutOff {
  /** The service's name for what it is in time for. */
  campaign?: string | undefined;
  cutOff?: CutOff | undefined;
  /** Whether it is not known yet: what is named may be others, of about as many lines. */
  isAwaited: boolean;
}

/**
 * Hook: until when to order these products.
 * @param order undefined where nobody asks for it
 */
export function useCutOff(order: Pick<Order, 'products'> | undefined): OrderCutOff {
  const now = useNow();
  const { cutOffCampaign: named } = useVendorConfig();
  const isVendorPending = useIsVendorConfigPending();
  const isAsked = order !== undefined && named !== undefined;
  const { data: campaign, isLoading } = useQuery({
    ...orderQueries.cutoffCampaign(named ?? ''),
    enabled: isAsked,
  });
  const namesGroups = campaign?.cutOffDate !== undefined && campaign.articleGroups !== undefined;
  const { data: known, isLoading: areGroupsLoading } = useQuery({
    ...orderQueries.cutoffGroups(),
    enabled: isAsked && namesGroups,
  });
  if (!isAsked) return { isAwaited: order !== undefined && isVendorPending };
  if (isLoading || areGroupsLoading) {
    const groups = [...new Set(order.products.map(({ articleType }) => articleType ?? ''))];
    return { isAwaited: true, campaign: named, cutOff: { until: now, isDay: false, groups } };
  }
  if (!campaign || (namesGroups && !known)) return { isAwaited: false };
  return { isAwaited: false, campaign: campaign.name, cutOff: cutOffOf(campaign, known ?? [], order.products, now) };
}

export interface CutOffNoticeProps extends OrderCutOff {
  to: CutOffPurpose;
}

/**
 * Until when to pay or to order so that it arrives in time, for a campaign that the vendor names (O113). It stands where the
 * customer can do something about it. While it is awaited it takes its room unseen.
 */
export function CutOffNotice({ campaign, cutOff, isAwaited, to }: CutOffNoticeProps) {
  if (campaign === undefined || !cutOff) return null;
  return (
    <div className={styles.notice} data-unseen={isAwaited || undefined} aria-hidden={isAwaited || undefined}>
      <p className={styles.title}>{t(cutOffText(campaign, to), { date: formatDeadline(cutOff) })}</p>
      <p>
        {cutOff.groups.length > 0
          ? t('order.cutOff.groups', { groups: listed(cutOff.groups) })
          : t('order.cutOff.everything')}
      </p>
    </div>
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names);
}
