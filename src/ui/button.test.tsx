import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, IconButton } from './button.tsx';

/** The text of the element that a control names as its description. */
function descriptionIn(markup: string): string | undefined {
  const id = /<button[^>]*aria-describedby="([^"]+)"/.exec(markup)?.[1];
  return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1];
}

describe('a button that cannot be pressed now', () => {
  const markup = renderToStaticMarkup(
    <Button disabledReason="Unavailable for shared albums">{'Copy to album'}</Button>,
  );

  test('X15 stays reachable and says that it is off', () => {
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled[ =>]/);
  });

  test('X15 says why, without being hovered', () => {
    expect(descriptionIn(markup)).toBe('Unavailable for shared albums');
  });
});

test('a busy button keeps its name and is neither removed from focus nor pressed', () => {
  const markup = renderToStaticMarkup(<Button busy>{'Save'}</Button>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).toContain('Save');
  expect(markup).not.toMatch(/ disabled[ =>]/);
});

test('a usable button says nothing of being off, and sends no form by accident', () => {
  const markup = renderToStaticMarkup(<Button>{'Select'}</Button>);
  expect(markup).not.toContain('aria-disabled');
  expect(markup).not.toContain('aria-describedby');
  expect(markup).toContain('type="button"');
});

test('X2 a button without words has a name, and its drawing is none', () => {
  const markup = renderToStaticMarkup(<IconButton icon="close" label="Close" />);
  expect(markup).toContain('aria-label="Close"');
  expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
});
