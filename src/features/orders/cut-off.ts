import type { TextKey } from '#i18n/texts.ts';
import { type Deadline, deadlineOf } from './deadline.ts';
import type { ArticleGroup, Campaign, OrderProduct } from './model.ts';

/** Until when to order what, so that it arrives in time for a campaign. */
export interface CutOff extends Deadline {
  /** Names of what to order by then, in the service's words; none when it is true of everything. */
  groups: string[];
}

/** Purpose that there is still time for: the notice stands beside what does it. */
export type CutOffPurpose = 'orderAgain' | 'pay';

/** Texts of the campaigns that vendors have, by the service's names for them: each calls its campaign what customers do. */
const CAMPAIGNS: ReadonlyMap<string, Readonly<Record<CutOffPurpose, TextKey>>> = new Map([
  ['christmas', { orderAgain: 'order.cutOff.christmas', pay: 'order.cutOff.christmas.pay' }],
  ['valentinesday', { orderAgain: 'order.cutOff.valentinesDay', pay: 'order.cutOff.valentinesDay.pay' }],
  ['easter', { orderAgain: 'order.cutOff.easter', pay: 'order.cutOff.easter.pay' }],
  ['mothersday', { orderAgain: 'order.cutOff.mothersDay', pay: 'order.cutOff.mothersDay.pay' }],
  ['fathersday', { orderAgain: 'order.cutOff.fathersDay', pay: 'order.cutOff.fathersDay.pay' }],
]);

const NAMELESS: Readonly<Record<CutOffPurpose, TextKey>> = {
  orderAgain: 'order.cutOff.title',
  pay: 'order.cutOff.pay',
};

/** The text that says until when; it leaves out a name that is not meant for customers. */
export function cutOffText(name: string, purpose: CutOffPurpose): TextKey {
  // A year behind it, as in "christmas-2026", is the service's affair.
  return (CAMPAIGNS.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? NAMELESS)[purpose];
}

/**
 * Deadline of the campaign for a customer who has ordered these products; undefined when it says nothing about them,
 * names no date, or is over (O113).
 * @param groups the article groups that the service knows
 */
export function cutOffOf(
  campaign: Campaign,
  groups: readonly ArticleGroup[],
  products: readonly Pick<OrderProduct, 'articleType'>[],
  now: Date,
): CutOff | undefined {
  const end = deadlineOf(campaign.cutOffDate);
  if (!end || end.over <= now) return undefined;
  const { until, isDay } = end;
  if (!campaign.articleGroups) return { until, isDay, groups: [] };
  const ordered = new Set(products.flatMap(({ articleType }) => articleType?.toLowerCase() ?? []));
  const concerned = groups.filter(
    ({ id, articles = [] }) =>
      campaign.articleGroups?.includes(id) && articles.some((article) => ordered.has(article.toLowerCase())),
  );
  return concerned.length === 0 ? undefined : { until, isDay, groups: concerned.map(({ name }) => name) };
}
