import type { DeliveryHeaders, Headers } from './delivery-headers.ts';

/** Length of the longest word that nginx reads. */
const LONGEST_VALUE = 4000;

const COMPRESSED_TYPES =
  'text/css text/javascript application/javascript application/json application/wasm image/svg+xml';

export interface NginxOptions {
  /** Whether nginx has the module brotli_static, which sends the twins (`x.js.br`) that the build made. */
  brotli: boolean;
}

/**
 * Content of nginx' `server` block for the app's hosts, beside `listen`, `server_name` and `root`. Where a location
 * adds a header nginx forgets those of the block around it, so each location names all of its own.
 * @throws Error for a value that nginx could not read as it stands
 */
export function nginxFile(
  { root, page, file, pageCaching, assetCaching }: DeliveryHeaders,
  { brotli }: NginxOptions,
): string {
  return `# Made from the configuration by \`npm run headers\`: make it anew whenever the configuration or the app changes.
# Include it in the server block, beside listen, server_name and root (the folder of the build, with config.json in it).

server_tokens off;
${brotli ? 'brotli_static on;\n' : ''}gzip on;
gzip_vary on;
gzip_min_length 1000;
gzip_types ${COMPRESSED_TYPES};

${location('~ /\\.(?!well-known/)', [...added(file), 'return 404;'])}
# Their names change with their content. What is missing must not be kept, nor look like a page: the browser would run it.
${location('/assets/', [...added(file), cached(assetCaching), 'try_files $uri =404;'])}
${location('= /config.json', [...added(file), cached(pageCaching), 'try_files $uri =404;'])}
${location('/locales/', [...added(file), cached(pageCaching), 'try_files $uri =404;'])}
# Every other path is a page of the app, unless it is a file.
${location('/', [...added(file), cached(pageCaching), 'try_files $uri /index.html;'])}
${location('= /index.html', [...added(page), cached(pageCaching)])}
${location('= /', [...added(root), cached(pageCaching), 'try_files /index.html =404;'])}`;
}

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Security headers go with every answer, failures included. */
function added(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** Only what is there may be kept. */
function cached(value: string): string {
  return `add_header cache-control ${quoted(value)};`;
}

/** nginx has no way to write `$` in a word, and none is longer than its buffer. */
function quoted(value: string): string {
  if (/["\\$\r\n]/.test(value)) throw new Error(`nginx cannot send a header with one of " \\ $ in it: ${value}`);
  if (value.length > LONGEST_VALUE)
    throw new Error(
      `nginx reads no header above ${LONGEST_VALUE} characters, and the policy has ${value.length}: let services share hosts.`,
    );
  return `"${value}"`;
}
