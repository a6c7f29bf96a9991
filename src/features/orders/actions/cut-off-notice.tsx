import { useQuery } from '@tanstack/react-query';
import { currentLocale, t } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import { spellEnd } from '../end-of.ts';
import type { Order } from '../model.ts';
import { orderQueries } from '../queries.ts';
import styles from './cut-off-notice.module.css';
import { type CutOff, cutOffOf, type CutOffPurpose, cutOffText } from './cut-off.ts';

export interface CutOffNoticeProps {
  order: Order;
  to: CutOffPurpose;
}

/**
 * Until when to pay or to order so that it arrives in time, for a campaign that the vendor names (O113). It stands where the
 * customer can do something about it; nothing out of season, and nothing when it cannot be learned.
 */
export function CutOffNotice({ order, to }: CutOffNoticeProps) {
  // The page has waited for it: what has failed is not asked for twice.
  const { campaign, cutOff, isAwaited } = useCutOff(order, { retryOnMount: false });
  return campaign !== undefined && cutOff && <Notice {...{ campaign, cutOff, isAwaited, to }} />;
}

interface OrderCutOff {
  /** The service's name for what it is in time for. */
  campaign?: string | undefined;
  cutOff?: CutOff | undefined;
  /** It is not known yet: what is named may be others, of about as many lines. */
  isAwaited: boolean;
}

/**
 * Hook: until when to order these products.
 * @param order undefined where nobody asks for it
 * @param retryOnMount whether what could not be read is asked for again
 */
export function useCutOff(order: Pick<Order, 'products'> | undefined, { retryOnMount = true } = {}): OrderCutOff {
  const now = useNow();
  const { cutOffCampaign: named } = useVendorConfig();
  const isAsked = order !== undefined && named !== undefined;
  const { data: campaign, isLoading } = useQuery({
    ...orderQueries.cutoffCampaign(named ?? ''),
    enabled: isAsked,
    retryOnMount,
  });
  const namesGroups = campaign?.cutOffDate !== undefined && campaign.articleGroups !== undefined;
  const { data: known, isLoading: areGroupsLoading } = useQuery({
    ...orderQueries.cutoffGroups(),
    enabled: isAsked && namesGroups,
    retryOnMount,
  });
  if (!isAsked) return { isAwaited: false };
  if (isLoading || areGroupsLoading) {
    const groups = [...new Set(order.products.map(({ articleType }) => articleType ?? ''))];
    return { isAwaited: true, campaign: named, cutOff: { until: now, isDay: false, groups } };
  }
  if (!campaign || (namesGroups && !known)) return { isAwaited: false };
  return { isAwaited: false, campaign: campaign.name, cutOff: cutOffOf(campaign, known ?? [], order.products, now) };
}

interface NoticeProps {
  campaign: string;
  to: CutOffPurpose;
  cutOff: CutOff;
  /** It takes its room unseen: what is below would move under a press when it comes. */
  isAwaited: boolean;
}

function Notice({ campaign, to, cutOff, isAwaited }: NoticeProps) {
  return (
    <div className={styles.notice} data-awaited={isAwaited || undefined} aria-hidden={isAwaited || undefined}>
      <p className={styles.title}>{t(cutOffText(campaign, to), { date: spellEnd(cutOff) })}</p>
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
