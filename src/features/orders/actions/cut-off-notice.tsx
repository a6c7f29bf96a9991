import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDateTime, formatDay } from '#lib/dates.ts';
import { Banner } from '#ui/banner.tsx';
import { useVendorConfig } from '#vendor/vendor-config.ts';
import type { Order } from '../model.ts';
import { orderStatus } from '../order-status.ts';
import { orderQueries } from '../queries.ts';
import styles from './cut-off-notice.module.css';
import { type CutOff, cutOffOf } from './cut-off.ts';

/**
 * Until when to order so that it arrives in time, for a campaign that the vendor names (O113). For customers who can do something about
 * it: order the same again, or pay what is not paid. Nothing out of season, and nothing when it cannot be learned.
 */
export function CutOffNotice({ order }: { order: Order }) {
  const [now] = useState(() => new Date());
  const { cutOffCampaign } = useVendorConfig();
  const isUnpaid = orderStatus(order) === 'AwaitingPayment';
  const { data: isReorderable = false } = useQuery(orderQueries.isReorderable(order.orderCode));
  const isWanted = cutOffCampaign !== undefined && (isUnpaid || isReorderable);
  const { data: campaign } = useQuery({ ...orderQueries.cutoffCampaign(cutOffCampaign ?? ''), enabled: isWanted });
  const namesGroups = campaign?.cutOffDate !== undefined && campaign.articleGroups !== undefined;
  const { data: groups } = useQuery({ ...orderQueries.cutoffGroups(), enabled: isWanted && namesGroups });
  if (!isWanted || !campaign || (namesGroups && !groups)) return null;

  const cutOff = cutOffOf(campaign, groups ?? [], order.products, now);
  return (
    cutOff && (
      <Banner className={styles.notice} title={t('order.cutOff.title', { date: spellEnd(cutOff) })}>
        <p>
          {cutOff.groups.length > 0
            ? t('order.cutOff.groups', { groups: listed(cutOff.groups) })
            : t('order.cutOff.everything')}
        </p>
      </Banner>
    )
  );
}

function spellEnd({ until, isDay }: CutOff): string {
  return isDay ? formatDay(until, currentLocale()) : formatDateTime(until, currentLocale());
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names);
}
