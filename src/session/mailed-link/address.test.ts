import { expect, it } from 'vitest';
import { mailedLinkIn, withoutMailedLink } from './address.ts';
import { holdsMailedLink } from './holds-mailed-link.ts';

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

it('O128 a plus sign that the mail did not encode belongs to the e-mail address', () => {
  expect(mailedLinkIn('?email=anna+news@example.com')).toEqual({ email: 'anna+news@example.com' });
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
