import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** A text node, as far as React needs one. */
interface Words {
  nodeValue: string;
}

/**
 * Mounts a component that draws nothing but words, with its effects, where there is no page: for what it does after its first
 * rendering. It goes with the test.
 * @returns reads the words that show
 */
export function mountForTest(node: ReactNode): () => string {
  let shown: Words[] = [];
  const removeChild = (words: Words) => void (shown = shown.filter((one) => one !== words));
  const insertBefore = (words: Words, next?: Words) => {
    removeChild(words);
    shown.splice(next ? shown.indexOf(next) : shown.length, 0, words);
  };
  const ownerDocument = {
    nodeType: 9,
    addEventListener() {},
    createTextNode: (nodeValue: string) => ({ nodeType: 3, nodeValue }),
    defaultView: { document: {}, HTMLIFrameElement: Object },
  };
  // React goes on when the test has ended, so this stays.
  vi.stubGlobal('window', {});
  const root = createRoot({
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument,
    addEventListener() {},
    appendChild: (words: Words) => insertBefore(words),
    insertBefore,
    removeChild,
  } as never);
  root.render(node);
  onTestFinished(() => root.unmount());
  return () => shown.map(({ nodeValue }) => nodeValue).join('');
}
