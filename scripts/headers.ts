/**
 * Writes the headers that a host has to send with the build, made from the configuration that the build will read there.
 *
 * Usage: node scripts/headers.ts --config <config.json> --target nginx|static [--brotli] [--out <file>]
 * nginx: lines for its `server` block; --brotli when it has the module brotli_static
 * static: the `_headers` file of hosts for static files
 * Without --out it is printed; what may be a mistake in the configuration is told on the error output.
 */
import { writeFileSync } from 'node:fs';
import { commandLine, withReportedErrors } from './command-line.ts';
import { deliveryHeaders } from './headers/delivery-headers.ts';
import { headersFile, LONGEST_LINE } from './headers/headers-file.ts';
import { nginxFile } from './headers/nginx-file.ts';
import { readConfig } from './headers/read-config.ts';

const USAGE = 'npm run headers -- --config <config.json> --target nginx|static [--brotli] [--out <file>]';

await withReportedErrors(() => {
  const { config: file, target, brotli, out } = parameters();
  const { config, warnings } = readConfig(file);
  const headers = deliveryHeaders(config);
  const text = target === 'nginx' ? nginxFile(headers, { brotli }) : headersFile(headers);
  const tooLong = target === 'static' && text.split('\n').some((line) => line.length > LONGEST_LINE);
  if (tooLong)
    warnings.push(
      `A line has more than ${LONGEST_LINE} characters, which some hosts leave out: let services share hosts, or check what yours allows.`,
    );
  warnings.forEach((warning) => console.error(`Warning: ${warning}`));
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
});

function parameters() {
  const { values } = commandLine(USAGE, {
    options: {
      config: { type: 'string' },
      target: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const { config, target, brotli, out } = values;
  if (config === undefined || (target !== 'nginx' && target !== 'static')) throw new Error(`Usage: ${USAGE}`);
  return { config, target, brotli, out };
}
