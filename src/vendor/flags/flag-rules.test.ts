import { expect, test } from 'vitest';
import { flagFrom, flagNames, type FlagSources } from './flag-rules.ts';

const name = 'PhotoManagementTimelineViewEnabled';

function on(
  {
    query = '',
    stored = {},
    ...rest
  }: { query?: string; stored?: Record<string, string> } & Partial<Omit<FlagSources, 'query' | 'stored'>>,
  flag = name,
): boolean {
  return flagFrom(
    {
      query: new URLSearchParams(query),
      stored: (key) => stored[key] ?? null,
      hostname: 'account.wallbay-uk.example',
      ...rest,
    },
    flag as typeof name,
  );
}

test('O62 the six flags of the documents and that of looking back are off unless something says otherwise', () => {
  expect(flagNames).toHaveLength(7);
  for (const flag of flagNames) expect(on({}, flag)).toBe(false);
});

test('P6.2 what the browser stores switches a flag', () => {
  expect(on({ stored: { [name]: 'true' } })).toBe(true);
});

test('P6.3 the query switches a flag', () => {
  expect(on({ query: `?${name}=true` })).toBe(true);
});

test('P6.4 the configuration switches a flag', () => {
  expect(on({ features: { [name]: true } })).toBe(true);
  expect(on({ features: { [name]: false } })).toBe(false);
});

test('P6.5 the list of hosts switches a flag on for those', () => {
  expect(on({ hostAllowList: { [name]: ['Account.wallbay-uk.example'] } })).toBe(true);
  expect(on({ hostAllowList: { [name]: ['account.wallbay-uk.example.'] } })).toBe(true);
  expect(on({ hostAllowList: { [name]: ['account.wallbay-fr.example'] } })).toBe(false);
});

test('O62 the most specific source wins, also to switch off', () => {
  const everywhere = { features: { [name]: true }, hostAllowList: { [name]: ['account.wallbay-uk.example'] } };
  expect(on({ ...everywhere, query: `?${name}=false`, stored: { [name]: 'true' } })).toBe(false);
  expect(on({ ...everywhere, stored: { [name]: 'false' } })).toBe(false);
  expect(on({ ...everywhere, features: { [name]: false } })).toBe(false);
  expect(on({ query: `?${name}=true`, stored: { [name]: 'false' }, features: { [name]: false } })).toBe(true);
});

test.each(['1', 'TRUE', 'yes', '', 'true ', 'on'])('S44 "%s" is no truth value and is passed over', (value) => {
  const query = new URLSearchParams({ [name]: value }).toString();
  expect(on({ query, stored: { [name]: value } })).toBe(false);
  expect(on({ query, stored: { [name]: value }, features: { [name]: true } })).toBe(true);
});

test('S44 other names in the query switch nothing', () => {
  expect(on({ query: '?PhotoManagementUploadViewEnabled=true&photomanagementtimelineviewenabled=true' })).toBe(false);
});

test('S39 what sits on a prototype is not configured', () => {
  expect(on({ features: Object.create({ [name]: true }) })).toBe(false);
  expect(on({ hostAllowList: Object.create({ [name]: ['account.wallbay-uk.example'] }) })).toBe(false);
});
