import { afterEach, expect, it, vi } from 'vitest';
import { applyVendorRoutes } from '#paths';
import { holdsMailedLink } from './holds-mailed-link.ts';
import {
  expireMailedLink,
  forgetMailedLink,
  hideMailedLink,
  type LinkEnvironment,
  mailedLink,
  mailedLinkIn,
  withoutMailedLink,
} from './mailed-link.ts';

const PAGE = '/subscription-confirmation';
const MINUTE = 60_000;

afterEach(() => {
  applyVendorRoutes();
  vi.useRealTimers();
});

/** A tab that was opened at an address. */
function tab(address: string, shown = Promise.resolve()) {
  const values = new Map<string, string>();
  const replaceAddress = vi.fn<(address: string) => void>();
  const clock = { now: 1_000_000 };
  const env: LinkEnvironment = {
    store: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    location: () => new URL(address, 'https://account.folioleaf-uk.example'),
    replaceAddress,
    shown: () => shown,
    now: () => clock.now,
  };
  return { env, values, replaceAddress, clock };
}

it('S31 A2.40 A2.41 token and e-mail address leave the address and are kept for their page', async () => {
  const { env, replaceAddress } = tab(`${PAGE}?confirmation-token=t-1&email=anna@example.com&stripped=true`);
  await hideMailedLink(env);
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(`${PAGE}?stripped=true`);
  expect(mailedLink('subscriptionConfirmation', env)).toMatchObject({ token: 't-1', email: 'anna@example.com' });
  expect(mailedLink('deleteAccountConfirmation', env)).toEqual({});
});

it('S31 once used, nothing of a link is left', async () => {
  const { env, values } = tab(`${PAGE}?confirmation-token=t-1`);
  await hideMailedLink(env);
  forgetMailedLink(env);
  expect([...values]).toEqual([]);
  expect(mailedLink('subscriptionConfirmation', env)).toEqual({});
});

it('O89 an address without a link changes nothing and says nothing', async () => {
  const { env, values, replaceAddress } = tab(`${PAGE}?stripped=true`);
  await hideMailedLink(env);
  expect(replaceAddress).not.toHaveBeenCalled();
  expect([...values]).toEqual([]);
  expect(mailedLink('subscriptionConfirmation', env)).toEqual({});
});

it('S56 what the browser runs ahead waits until the customer looks at it', async () => {
  const looking = Promise.withResolvers<void>();
  const { env, replaceAddress } = tab(`${PAGE}?confirmation-token=t-1`, looking.promise);
  const hidden = hideMailedLink(env);
  await Promise.resolve();
  expect(mailedLink('subscriptionConfirmation', env)).toEqual({});
  looking.resolve();
  await hidden;
  expect(replaceAddress).toHaveBeenCalledOnce();
  expect(mailedLink('subscriptionConfirmation', env)).toMatchObject({ token: 't-1' });
});

it('S31 a link that nobody came back for is good for nothing after half an hour, and no other shape is taken for one', async () => {
  const { env, values, clock } = tab(`${PAGE}?confirmation-token=t-1`);
  await hideMailedLink(env);
  clock.now += 29 * MINUTE;
  expect(mailedLink('subscriptionConfirmation', env)).toMatchObject({ token: 't-1' });
  clock.now += 2 * MINUTE;
  expect(mailedLink('subscriptionConfirmation', env)).toEqual({});
  expect([...values]).toEqual([]);
  values.set('mailedLink', '{"token":7}');
  expect(mailedLink('subscriptionConfirmation', env)).toEqual({});
});

it('S31 it goes after half an hour also from a page that stays open and asks for none', async () => {
  vi.useFakeTimers();
  const { env, values, clock } = tab(`${PAGE}?confirmation-token=t-1`);
  const wait = (ms: number) => {
    clock.now += ms;
    vi.advanceTimersByTime(ms);
  };
  await hideMailedLink(env);
  wait(20 * MINUTE);
  // A page that follows, after signing in.
  expireMailedLink(true, env);
  wait(9 * MINUTE);
  expect(mailedLink('subscriptionConfirmation', env)).toMatchObject({ token: 't-1' });
  wait(2 * MINUTE);
  expect([...values]).toEqual([]);
});

it('S31 a page finds one that is too old, and removes it at once', async () => {
  const { env, values, clock } = tab(`${PAGE}?confirmation-token=t-1`);
  await hideMailedLink(env);
  clock.now += 31 * MINUTE;
  expireMailedLink(false, env);
  expect([...values]).toEqual([]);
});

it.each(['/', '/orders', '/subscription-confirmation-success'])(
  'S31 where no mail leads, it leaves the address and is not stored: %s',
  async (pathname) => {
    const { env, values, replaceAddress } = tab(`${pathname}?confirmation-token=t-1&email=anna@example.com`);
    await hideMailedLink(env);
    expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(pathname);
    expect([...values]).toEqual([]);
  },
);

it.each([
  ['of no page', '/no-such-page', {}, []],
  ['of another page of the vendor\u2019s', '/my-orders', { orders: '/my-orders' }, []],
  ['of a confirmation', '/my-news', { subscriptionConfirmation: '/my-news' }, ['mailedLink']],
] as const)(
  'S31 A1.17 an address that may be the vendor\u2019s keeps its link until it turns out to be one %s',
  async (_name, pathname, routes, left) => {
    vi.useFakeTimers();
    const { env, values } = tab(`${pathname}?confirmation-token=t-1`);
    await hideMailedLink(env);
    expireMailedLink(false, env);
    expect([...values.keys()]).toEqual(['mailedLink']);
    applyVendorRoutes(routes);
    expireMailedLink(true, env);
    expect([...values.keys()]).toEqual(left);
  },
);

it.each([PAGE, `${PAGE}/`, '/subscription-confirmatio%6E', '/my-news'])(
  'A1.17 A2.40 S57 a link is its page\u2019s at our address and at the vendor\u2019s, however it is spelled: %s',
  async (pathname) => {
    const { env } = tab(`${pathname}?confirmation-token=t-1`);
    await hideMailedLink(env);
    applyVendorRoutes({ subscriptionConfirmation: '/my-news' });
    expect(mailedLink('subscriptionConfirmation', env)).toMatchObject({ token: 't-1' });
  },
);

it('A2.40 A2.41 A2.50 a link says its token and, for the newsletter, an e-mail address', () => {
  expect(mailedLinkIn('?confirmation-token=t-1')).toEqual({ token: 't-1' });
  expect(mailedLinkIn('?email=anna%2Bnews%40example.com&confirmation-token=t%2F1')).toEqual({
    token: 't/1',
    email: 'anna+news@example.com',
  });
});

it('O128 each part that is missing or malformed is left out by itself', () => {
  expect(mailedLinkIn('')).toEqual({});
  expect(mailedLinkIn('?confirmation-token=&email=anna@example.com')).toEqual({ email: 'anna@example.com' });
  expect(mailedLinkIn('?confirmation-token=t&email=nobody')).toEqual({ token: 't' });
});

it('O128 A2.40 a plus sign that the mail did not encode belongs to the e-mail address, and to the token', () => {
  expect(mailedLinkIn('?email=anna+news@example.com')).toEqual({ email: 'anna+news@example.com' });
  for (const token of ['Zm9v+YmFy==', '+abc', 'abc+'])
    expect(mailedLinkIn(`?confirmation-token=${token}`)).toEqual({ token });
  expect(mailedLinkIn('?email=+anna@example.com+')).toEqual({ email: 'anna@example.com' });
});

it('S31 token and e-mail address go from the address, everything else stays', () => {
  expect(withoutMailedLink('?confirmation-token=t&stripped=true&email=a@b.example')).toBe('?stripped=true');
  expect(withoutMailedLink('?confirmation-token=t')).toBe('');
  expect(withoutMailedLink('')).toBe('');
});

it('S31 a link is known by either of them, and by nothing else', () => {
  expect(holdsMailedLink('?confirmation-token=')).toBe(true);
  expect(holdsMailedLink('?stripped=true&email=x')).toBe(true);
  expect(holdsMailedLink('?stripped=true&page=2')).toBe(false);
});
