import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SendButtons } from './send-buttons.tsx';

const draw = (isSending: boolean) =>
  renderToStaticMarkup(
    <SendButtons send="Save" isSending={isSending} busyLabel="Saving" cancel="Cancel" onCancel={() => {}} />,
  );
/** The buttons of the markup, by what they are called. */
const buttonsIn = (markup: string) => markup.match(/<button.*?<\/button>/g) ?? [];

test('X15 while it is sent the way back is off, and says what is under way', () => {
  const [cancel = '', send = ''] = buttonsIn(draw(true));
  const id = /aria-describedby="([^"]+)"/.exec(cancel)?.[1];
  expect(cancel).toContain('aria-disabled="true"');
  expect(draw(true)).toMatch(new RegExp(`id="${id}"[^>]*>Saving<`));
  expect(send).toContain('aria-busy="true"');
});

test('before and after, both can be pressed', () => {
  expect(buttonsIn(draw(false))).toHaveLength(2);
  expect(draw(false)).not.toContain('aria-disabled');
});
