import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Tabs } from '#ui/tabs.tsx';
import { ORDER_TABS, type OrderTab } from '../order-windows.ts';
import { ordersQuery, type OrdersView } from '../orders-view.ts';

const TAB_TEXT: Readonly<Record<OrderTab, TextKey>> = {
  inProgress: 'orders.tab.inProgress',
  history: 'orders.tab.history',
};

export interface OrderTabsProps {
  view: OrdersView;
  /** Undefined until the orders are there. */
  counts: Record<OrderTab, number> | undefined;
}

/** What is in progress and what was before, with how many of what is looked for (A2.90, A9.5). */
export function OrderTabs({ view, counts }: OrderTabsProps) {
  const items = ORDER_TABS.map((tab) => ({
    key: tab,
    text: t(TAB_TEXT[tab]),
    count: counts?.[tab].toLocaleString(currentLocale()) ?? '',
    to: paths.orders(ordersQuery({ tab, q: view.q })),
    current: view.tab === tab,
  }));
  return <Tabs label={t('orders.tabs')} items={items} renderLink={({ to }, props) => <Link to={to} {...props} />} />;
}
