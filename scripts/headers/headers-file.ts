import type { DeliveryHeaders, Headers } from './delivery-headers.ts';

/** Hosts leave out what is longer, without a word. */
export const LONGEST_LINE = 2000;

/** Paths besides the root that hosts answer with a file that may change under the same name. */
const CHANGING = ['/index.html', '/config.json', '/locales/*'];

/**
 * The `_headers` file that hosts for static files read beside the build. All rules that match a path count, so the rule for
 * assets takes the policy away (`! name`) before it sends that of workers, which have the policy of their own file
 * (docs/decisions/0013). Without any, a host that answers unknown paths with the page would send it unprotected below /assets/.
 */
export function headersFile({ root, page, asset, pageCaching, assetCaching }: DeliveryHeaders): string {
  const parts = [
    '# Made from the configuration by `npm run headers`: make it anew whenever the configuration or the app changes.',
    '# It belongs beside index.html, under the name _headers.',
    rule('/*', lines(page)),
    rule('/assets/*', [...instead(page, asset), `cache-control: ${assetCaching}`]),
    rule('/', [...instead(page, root), `cache-control: ${pageCaching}`]),
    ...CHANGING.map((path) => rule(path, [`cache-control: ${pageCaching}`])),
  ];
  return `${parts.join('\n')}\n`;
}

function rule(path: string, headers: readonly string[]): string {
  return ['', path, ...headers.map((line) => `  ${line}`)].join('\n');
}

/** Turns the headers of an earlier rule into others: a value that is not taken away would stand beside the new one. */
function instead(earlier: Headers, wanted: Headers): string[] {
  const isOther = (name: string) => earlier[name] !== wanted[name];
  return [
    ...Object.keys(earlier)
      .filter(isOther)
      .map((name) => `! ${name}`),
    ...lines(Object.fromEntries(Object.entries(wanted).filter(([name]) => isOther(name)))),
  ];
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
