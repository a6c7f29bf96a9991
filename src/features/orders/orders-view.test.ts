import { expect, it } from 'vitest';
import { ordersQuery, ordersView } from './orders-view.ts';

const view = (query: string) => ordersView(new URLSearchParams(query));

it('A9.3 A9.4 A9.5 A5.7 the address says which tab and which page show, and what is looked for', () => {
  expect(view('order_state=history&page=2&q=Skagen')).toEqual({ tab: 'history', page: 2, q: 'Skagen' });
  expect(view('order_state=inProgress')).toEqual({ tab: 'inProgress', page: 1, q: '' });
  expect(view('')).toEqual({ tab: 'inProgress', page: 1, q: '' });
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page='])(
  'A5.8 O128 "%s" is no page, and the tab stays',
  (page) => {
    expect(view(`${page}&order_state=history`)).toEqual({ tab: 'history', page: 1, q: '' });
  },
);

it.each(['History', 'inprogress', 'all', ''])('A5.8 O128 "%s" is no tab, and the page stays', (tab) => {
  expect(view(`page=3&order_state=${tab}`)).toEqual({ tab: 'inProgress', page: 3, q: '' });
});

it('A5.8 what is looked for ends where nobody would type on', () => {
  expect(view(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
});

it('A9.4 A9.5 an address says no more than it has to', () => {
  expect(ordersQuery({ tab: 'inProgress', page: 1, q: '' })).toEqual({});
  expect(ordersQuery({ tab: 'history', page: 2, q: 'Alps' })).toEqual({ order_state: 'history', page: 2, q: 'Alps' });
});
