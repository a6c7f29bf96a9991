import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routePaths } from '#paths';
import { screens } from '../pages/screens.ts';
import {
  CHAT_MOBILE_BREAKPOINT,
  CHAT_Z_INDEX,
  externalAddress,
  thirdPartiesAt,
  type PartyConfig,
  type PartyPlace,
} from './party-rules.ts';

const complete = {
  scripts: { cookieConsentUrl: 'https://consent.example/consent.js' },
  consentCookieName: 'cookie_consent',
  supportChat: { enabled: true, scriptUrl: 'https://chat.example/chat.js' },
  feedback: {
    scriptUrl: 'https://feedback.example/feedback.js',
    keys: { 'en-GB': 'wide-en', 'nl-NL': 'wide-nl' },
    keysSmall: { 'en-GB': 'narrow-en' },
  },
} satisfies PartyConfig;
const home: PartyPlace = { page: 'home', isStripped: false, locale: 'en-GB', width: 1440, isBusinessUser: false };

const names = (config: PartyConfig, place: Partial<PartyPlace> = {}) =>
  thirdPartiesAt(config, { ...home, ...place }).map(({ name }) => name);
const named = (name: string, config: PartyConfig = complete, place: Partial<PartyPlace> = {}) =>
  thirdPartiesAt(config, { ...home, ...place }).find((party) => party.name === name);

test('A7.59 A2.118 A7.60 a page of the account has all three, each from the address that the configuration names', () => {
  expect(thirdPartiesAt(complete, home).map(({ name, scriptUrl }) => [name, scriptUrl])).toEqual([
    ['cookie-consent', 'https://consent.example/consent.js'],
    ['support-chat', 'https://chat.example/chat.js'],
    ['feedback', 'https://feedback.example/feedback.js'],
  ]);
});

test('A2.119 O156 no photo, album, shared album or export page has any, every other page with the menu of the account has', () => {
  const pages = screens.map(({ key }) => key);
  const without = pages.filter((page) => names(complete, { page }).length === 0);
  expect(without).toEqual(pages.filter((page) => routePaths[page].startsWith('/my-photos')));
  expect(without).toContain('sharedAlbumPhotoPreview');
  expect(names(complete, { page: undefined })).toEqual([]);
});

test('O151 a part that is not configured is off, one by one', () => {
  const { scripts: _scripts, ...noConsent } = complete;
  const { supportChat: _chat, ...noChat } = complete;
  const { feedback: _feedback, ...noFeedback } = complete;
  expect(names(noConsent)).toEqual(['support-chat', 'feedback']);
  expect(names({ ...complete, scripts: {} })).toEqual(['support-chat', 'feedback']);
  expect(names(noChat)).toEqual(['cookie-consent', 'feedback']);
  expect(names({ ...complete, supportChat: { enabled: true } })).toEqual(['cookie-consent', 'feedback']);
  expect(names(noFeedback)).toEqual(['cookie-consent', 'support-chat']);
  expect(names({})).toEqual([]);
});

test('A2.120 a disabled chat is not loaded, whatever its address', () => {
  expect(names({ ...complete, supportChat: { ...complete.supportChat, enabled: false } })).toEqual([
    'cookie-consent',
    'feedback',
  ]);
});

test('O82 with reduced chrome there is no chat', () => {
  expect(names(complete, { isStripped: true })).toEqual(['cookie-consent', 'feedback']);
});

test('A9.15 A9.16 O156 the chat is told its breakpoint and its layer, which the theme knows as well', () => {
  expect([CHAT_MOBILE_BREAKPOINT, CHAT_Z_INDEX]).toEqual([576, 18]);
  expect(named('support-chat')?.settings).toEqual({
    locale: 'en-GB',
    customer: 'consumer',
    mobileBreakpoint: '576',
    zIndex: '18',
  });
  const tokens = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');
  expect(/--z-chat: (\d+);/.exec(tokens)?.[1]).toBe(String(CHAT_Z_INDEX));
});

test('O156 the chat is told when a business customer writes, and nothing that says who it is', () => {
  expect(named('support-chat', complete, { isBusinessUser: true })?.settings).toMatchObject({ customer: 'business' });
});

test('A7.60 O157 each locale has its own key; one without is not loaded', () => {
  expect(named('feedback')?.settings).toEqual({ key: 'wide-en', locale: 'en-GB' });
  expect(named('feedback', complete, { locale: 'nl-NL' })?.settings).toMatchObject({ key: 'wide-nl' });
  for (const locale of ['sv-SE', 'toString', '__proto__'])
    expect(named('feedback', complete, { locale }), locale).toBeUndefined();
  expect(named('feedback', { feedback: { scriptUrl: complete.feedback.scriptUrl } })).toBeUndefined();
  expect(named('feedback', { feedback: { ...complete.feedback, keys: { 'en-GB': '' } } })).toBeUndefined();
});

test.each([
  [320, 'narrow-en'],
  [574, 'narrow-en'],
  [575, 'narrow-en'],
  [1023, 'narrow-en'],
  [1024, 'wide-en'],
  [1920, 'wide-en'],
])('A9.14 %i px wide the key is %s', (width, key) => {
  expect(named('feedback', complete, { width })?.settings['key']).toBe(key);
});

test('A9.14 a key for wide screens does not stand in for one that is missing on small ones', () => {
  expect(named('feedback', complete, { locale: 'nl-NL', width: 600 })).toBeUndefined();
});

test('A7.59 O116 the consent tool is told the name of the cookie, where there is one', () => {
  const { consentCookieName: _name, ...unnamed } = complete;
  expect(named('cookie-consent')?.settings).toEqual({ cookieName: 'cookie_consent' });
  expect(named('cookie-consent', unnamed)?.settings).toEqual({});
});

test.each([
  'javascript:alert(1)',
  'data:text/javascript,1',
  'http://chat.example/chat.js',
  'blob:https://chat.example/1',
  'no address',
])('S38 nothing is loaded from %s', (scriptUrl) => {
  expect(names({ supportChat: { enabled: true, scriptUrl } })).toEqual([]);
  expect(() => externalAddress(scriptUrl, [scriptUrl])).toThrow('Only scripts that the configuration names');
});

test('S46 S48 the policy vouches for the configured addresses alone, to the letter', () => {
  const configured = ['https://chat.example/chat.js', 'http://localhost:5174/third-parties/feedback.js'];
  for (const address of configured) expect(externalAddress(address, configured)).toBe(address);
  for (const address of [
    'https://chat.example/chat.js?x',
    'https://chat.example/',
    'https://chat.example/chat.js.evil',
    '/assets/main.js',
  ]) {
    expect(() => externalAddress(address, configured), address).toThrow('Only scripts that the configuration names');
  }
});
