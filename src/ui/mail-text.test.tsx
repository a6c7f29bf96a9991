import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailText } from './mail-text.tsx';

const markup = (text: string) =>
  renderToStaticMarkup(<MailText>{text}</MailText>)
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

test('X10 an address may go on in the next line after its @ and before its dots, and nowhere else', () => {
  expect(markup('anna.berg@post.example.com')).toBe('[anna<wbr/>.berg@<wbr/>post<wbr/>.example<wbr/>.com]');
  expect(markup('Shared by anna@example.com.')).toBe('Shared by [anna@<wbr/>example<wbr/>.com.]');
});

test('X10 a text without an address stays as it is', () => {
  for (const text of ['', 'Your photos. They are safe.', 'photos @ home.page', 'v1.2 at example.com'])
    expect(markup(text)).toBe(text);
});
