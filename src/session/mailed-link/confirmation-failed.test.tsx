import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { ConfirmationFailed } from './confirmation-failed.tsx';

beforeAll(() => useTexts('en-GB', texts));

const title = "Your email wasn't changed";
const text = 'Something went wrong with the email change. Could you please try again?';
const usedText = 'You have already used it to confirm your new email address.';

/** The paragraphs of the page of a link that failed for a reason. */
function paragraphs(reason: string | undefined, openAgain?: string): string[] {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[{ pathname: '/', state: { reason } }]}>
      <ConfirmationFailed title={title} text={text} openAgain={openAgain} usedText={usedText} actions={null} />
    </MemoryRouter>,
  );
  return [...markup.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(([, content = '']) => content);
}

it.each([
  [undefined, []],
  ['expired', ['This link has expired. Ask for a new one.']],
  ['over', ['This link has expired or has already been used. Ask for a new one.']],
  ['email-in-use', ['This e-mail address is already in use']],
])('A2.58 A8.12 A8.14 a link that fails is explained, then why, as far as that is known: %s', (reason, why) => {
  expect(paragraphs(reason)).toEqual([text, ...why]);
});

it('S56 one that was used before is no failure, and says so alone', () => {
  expect(paragraphs('used')).toEqual([usedText]);
});

it('A2.47 S56 a link without a button is opened in the mail once more, unless it is over', () => {
  const openAgain = 'To do that, please open the link in our email once more.';
  expect(paragraphs(undefined, openAgain)).toEqual([`${text} ${openAgain}`]);
  expect(paragraphs('over', openAgain)).toEqual([
    text,
    'This link has expired or has already been used. Ask for a new one.',
  ]);
});
