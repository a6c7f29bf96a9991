import type { RouteKey } from '#paths';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { fault, late, refused, type PageCase, type Shown, type VendorName } from './page-case.ts';
import { ANNA, BUSINESS, NEWCOMER } from '../support/seeded.ts';

const FORM = 'A form is there whatever it holds.';
const SAYS_NOTHING = 'Nothing is asked for that it cannot be shown without.';
const LEFT_OUT = 'What cannot be read is left out: the page is as it is with nothing.';
const ONE_THING = 'It shows one thing: without it, that is a failure.';
const FIELD = { selector: 'main form input' };
/** One more than she has. */
const withAddress = (user: string) => (sandbox: SandboxControl) =>
  sandbox.state('an address exists', { user, id: 'address-9' });
const withoutAddresses = (sandbox: SandboxControl) => sandbox.state('the customer has no addresses');
const lateCustomer = late('getCustomer');

/** The pages of the account. */
export const accountPages = {
  home: {
    at: '/',
    vendor: 'bildvik-se',
    person: ANNA,
    filled: { shows: { selector: 'main li h2 a' } },
    loading: late('listMySuperOrders', 'listPhotos', 'listProjects', 'getAccountInformation'),
    empty: { person: NEWCOMER, shows: { selector: 'main header + ul a' } },
    failed: LEFT_OUT,
  },
  orders: {
    at: '/orders',
    vendor: 'wallbay-uk',
    person: ANNA,
    filled: { shows: { selector: 'main li h2 a' } },
    loading: late('listMySuperOrders'),
    empty: { person: NEWCOMER, shows: 'orders.empty' },
    failed: refused('orders.loadFailed', 'listMySuperOrders'),
  },
  order: {
    at: '/orders/SO-2979',
    vendor: 'printmoor-uk',
    person: ANNA,
    filled: { shows: { selector: 'main section li' } },
    loading: late('getSuperOrder', 'getOrderDeliveryDates', 'getReorderStatus', 'getProduct'),
    empty: { at: '/orders/SO-1', shows: 'order.notFound' },
    failed: refused('order.loadFailed', 'getSuperOrder'),
  },
  savedProjects: {
    at: '/saved-projects',
    vendor: 'folioleaf-nl',
    person: ANNA,
    filled: { shows: { selector: 'main li button' } },
    loading: late('listProjects'),
    empty: { person: NEWCOMER, shows: 'projects.empty' },
    failed: refused('projects.loadFailed', 'listProjects'),
  },
  widgets: {
    at: '/online-products',
    vendor: 'folioleaf-at',
    person: ANNA,
    filled: {
      arrange: (sandbox) =>
        sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' }),
      shows: { selector: 'main li a[href*="/online-products/"]' },
    },
    loading: late('listOrdersByAccount', 'listWidgetsByOrderCodes'),
    empty: { person: NEWCOMER, shows: 'widgets.empty.title' },
    failed: refused('widgets.loadFailed', 'listWidgetsByOrderCodes'),
  },
  widget: {
    at: '/online-products/OR-2999-1',
    vendor: 'folioleaf-fr',
    person: ANNA,
    filled: {
      arrange: (sandbox) =>
        sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' }),
      shows: FIELD,
    },
    loading: late('getWidget'),
    empty: { arrange: (sandbox) => fault(sandbox, ['getWidget'], { status: 404 }), shows: 'widget.notOnline' },
    failed: refused('widgets.loadFailed', 'getWidget'),
  },
  settings: settings('/settings', 'folioleaf-be', ANNA, { arrange: withoutAddresses, shows: 'settings.none' }),
  personalDetails: {
    at: '/settings/personal-details',
    vendor: 'wallbay-fr',
    person: ANNA,
    filled: { shows: FIELD },
    loading: lateCustomer,
    empty: FORM,
    failed: refused('settings.loadFailed', 'getCustomer'),
  },
  paymentMethod: {
    at: '/settings/payment-method',
    vendor: 'wallbay-uk',
    person: ANNA,
    filled: { shows: 'payment.title' },
    loading: lateCustomer,
    empty: ONE_THING,
    failed: refused('settings.loadFailed', 'getCustomer'),
  },
  addresses: {
    at: '/settings/addresses/all',
    vendor: 'norrleaf-dk',
    person: ANNA,
    filled: { arrange: withAddress(ANNA), shows: { selector: 'main li button' } },
    loading: late('listAddresses'),
    empty: { arrange: withoutAddresses, shows: 'addresses.empty.title' },
    failed: refused('addresses.loadFailed', 'listAddresses'),
  },
  newAddress: newAddress('/settings/new-address', 'bildvik-se', ANNA),
  address: address('/settings/address/', 'printmoor-nl', ANNA),
  email: email('/settings/email', 'folioleaf-es', ANNA),
  b2bSettings: settings('/settings/b2b', 'printmoor-uk', BUSINESS, {
    person: 'b2b-new@example.com',
    shows: 'b2b.pendingValidation',
  }),
  b2bEmail: email('/settings/b2b/email', 'wallbay-nl', BUSINESS),
  newB2bAddress: newAddress('/settings/b2b/new-address', 'folioleaf-it', BUSINESS),
  b2bAddress: address('/settings/b2b/address/', 'folioleaf-be', BUSINESS),
  invoices: {
    at: '/invoices',
    vendor: 'wallbay-de',
    person: BUSINESS,
    filled: { shows: { selector: 'main table button' } },
    loading: late('listHistoricalInvoices'),
    empty: {
      arrange: (sandbox) => fault(sandbox, ['listHistoricalInvoices'], { status: 404 }),
      shows: 'invoices.empty',
    },
    failed: refused('invoices.loadFailed', 'listHistoricalInvoices'),
  },
  integration: {
    at: '/integration',
    vendor: 'folioleaf-nl',
    person: BUSINESS,
    filled: { shows: FIELD },
    loading: lateCustomer,
    empty: FORM,
    failed: refused('settings.loadFailed', 'getCustomer'),
  },
} as const satisfies Partial<Record<RouteKey, PageCase>>;

function newAddress(at: string, vendor: VendorName, person: string): PageCase {
  return { at, vendor, person, filled: { shows: FIELD }, loading: FORM, empty: FORM, failed: FORM };
}

function email(at: string, vendor: VendorName, person: string): PageCase {
  const filled: Shown = { shows: FIELD };
  return { at, vendor, person, filled, loading: SAYS_NOTHING, empty: FORM, failed: SAYS_NOTHING };
}

function settings(at: string, vendor: VendorName, person: string, empty: Shown): PageCase {
  return {
    at,
    vendor,
    person,
    filled: { shows: { selector: 'main dd, main address, main a[href$="/personal-details"]' } },
    loading: late('getCustomer', 'listAddresses'),
    empty,
    failed: refused('settings.loadFailed', 'getCustomer', 'listAddresses'),
  };
}

/** @param before the path of each address without its id */
function address(before: string, vendor: VendorName, person: string): PageCase {
  return {
    at: `${before}address-9`,
    vendor,
    person,
    filled: { arrange: withAddress(person), shows: FIELD },
    loading: late('listAddresses'),
    empty: { at: `${before}nowhere`, shows: 'addresses.gone.title' },
    failed: refused('addresses.loadFailed', 'listAddresses'),
  };
}
