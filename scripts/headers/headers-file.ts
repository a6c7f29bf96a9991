import type { DeliveryHeaders, Headers } from './delivery-headers.ts';

/** Hosts leave out what is longer, without a word. */
export const LONGEST_LINE = 2000;

/** Paths besides the root that hosts answer with a file that may change under the same name. */
const CHANGING = ['/index.html', '/config.json', '/locales/*'];

/**
 * The `_headers` file that hosts for static files read beside the build. All rules that match a path count, so the rule for
 * assets takes the policy away again (`! name`): a worker has that of its own file (docs/decisions/0013).
 */
export function headersFile({ root, page, file, pageCaching, assetCaching }: DeliveryHeaders): string {
  const parts = [
    '# Made from the configuration by `npm run headers`: make it anew whenever the configuration or the app changes.',
    '# It belongs beside index.html, under the name _headers.',
    rule('/*', lines(page)),
    rule('/assets/*', [...without(page, file), `cache-control: ${assetCaching}`]),
    rule('/', [...without(page, root), `cache-control: ${pageCaching}`]),
    ...CHANGING.map((path) => rule(path, [`cache-control: ${pageCaching}`])),
  ];
  return `${parts.join('\n')}\n`;
}

function rule(path: string, headers: readonly string[]): string {
  return ['', path, ...headers.map((line) => `  ${line}`)].join('\n');
}

/** Takes away what only the one has. */
function without(all: Headers, some: Headers): string[] {
  return Object.keys(all)
    .filter((name) => !Object.hasOwn(some, name))
    .map((name) => `! ${name}`);
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
