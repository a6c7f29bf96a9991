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
  const now = useNow();
  const { cutOffCampaign } = useVendorConfig();
  const isNamed = cutOffCampaign !== undefined;
  const { data: campaign, isLoading } = useQuery({
    ...orderQueries.cutoffCampaign(cutOffCampaign ?? ''),
    enabled: isNamed,
  });
  const namesGroups = campaign?.cutOffDate !== undefined && campaign.articleGroups !== undefined;
  const { data: known, isLoading: areGroupsLoading } = useQuery({
    ...orderQueries.cutoffGroups(),
    enabled: isNamed && namesGroups,
  });
  // What is below would move under a press when it comes: about as many lines are kept for it.
  if (isNamed && (isLoading || areGroupsLoading)) {
    const groups = [...new Set(order.products.map(({ articleType }) => articleType ?? ''))];
    return <Notice isAwaited campaign={cutOffCampaign} to={to} cutOff={{ until: now, isDay: false, groups }} />;
  }
  if (!isNamed || !campaign || (namesGroups && !known)) return null;

  const cutOff = cutOffOf(campaign, known ?? [], order.products, now);
  return cutOff && <Notice campaign={campaign.name} to={to} cutOff={cutOff} />;
}

interface NoticeProps {
  campaign: string;
  to: CutOffPurpose;
  cutOff: CutOff;
  /** Takes its room unseen. */
  isAwaited?: boolean;
}

function Notice({ campaign, to, cutOff, isAwaited }: NoticeProps) {
  return (
    <div className={styles.notice} data-awaited={isAwaited} aria-hidden={isAwaited}>
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
