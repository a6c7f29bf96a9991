import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from './escape-html.ts';

/** Headers of the sandbox's own pages: nothing inline, nothing from elsewhere. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Text that is HTML already: what it holds of others is escaped. */
export type Html = { html: string };

/** Sends one of the sandbox's own files; `fill` replaces `{{name}}` in it, texts escaped. */
export function sendPageFile(
  response: ServerResponse,
  folder: string,
  name: string,
  fill: Record<string, string | Html> = {},
): void {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => {
    const value = fill[key] ?? '';
    return typeof value === 'string' ? escapeHtml(value) : value.html;
  });
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  response.writeHead(200, { ...PAGE_HEADERS, 'content-type': type }).end(text);
}
