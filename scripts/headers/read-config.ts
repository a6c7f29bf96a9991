import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { addWireFormats } from '#lib/wire-formats.ts';
import type { AppConfig } from '#sandbox/services/app-config/configuration.ts';
import type { Schema } from '#sandbox/spec/document.ts';
import { readDocument } from '#sandbox/spec/read-document.ts';
import { closed } from '#sandbox/spec/schemas.ts';
import { cookieDomain } from '#session/cookie-domain.ts';
import { vendors } from '#vendor/vendors.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface ReadConfig {
  config: AppConfig;
  /** Warnings about values that the app accepts: unknown names, services without an address, plain http, pictures under a vendor's domain. */
  warnings: string[];
}

/**
 * Reads a config.json as the app will, by the schema of openapi/app-config.yaml (O151).
 * @throws Error with one line for each thing that the app would refuse
 */
export function readConfig(file: string): ReadConfig {
  const config = readJson(file);
  const schemas = validators();
  if (!schemas.accepts(config))
    throw new Error(
      `${file} is not a configuration of the app:\n${schemas.accepts.errors?.map((error) => `  ${placeOf(error)} ${messageOf(error)}`).join('\n')}`,
    );
  schemas.knows(config);
  const unknown = (schemas.knows.errors ?? []).filter(({ keyword }) => keyword === 'unevaluatedProperties');
  return {
    config,
    warnings: [
      ...unknown.map((error) => `The app does not know ${placeOf(error)}.${error.params['unevaluatedProperty']}.`),
      ...serviceWarnings(config),
      ...insecureAddresses(config).map((address) => `${address} is not called by pages that come over https.`),
      ...(config.pictureOrigins ?? [])
        .filter(isGivenCookies)
        .map(
          (origin) => `${origin} is under a vendor's domain: with each picture it is sent the tokens of the customer.`,
        ),
    ],
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function validators() {
  const { content } = readDocument<{ components: { schemas: { AppConfig: Schema } } }>(
    join(ROOT, 'openapi/app-config.yaml'),
  );
  const schema = content.components.schemas.AppConfig;
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addWireFormats(ajv);
  return { accepts: ajv.compile<AppConfig>(schema), knows: ajv.compile(closed(schema)) };
}

/** The one pattern is that of addresses which are given tokens (S29). */
function messageOf({ keyword, message }: ErrorObject): string {
  return keyword === 'pattern'
    ? 'is given tokens: it must begin with https:// or wss://, unless it is this machine'
    : (message ?? '');
}

/** `/services/order` is `config.services.order`. */
function placeOf({ instancePath }: ErrorObject): string {
  return `config${instancePath.replaceAll('/', '.')}`;
}

function serviceWarnings({ services, merchandiseUrl }: AppConfig): string[] {
  const known = callableServices();
  const missing = known.filter(
    (slug) => !Object.hasOwn(services, slug) && !(slug === 'merchandise' && merchandiseUrl !== undefined),
  );
  return [
    ...Object.keys(services)
      .filter((slug) => !known.includes(slug))
      .map((slug) => `There is no service called ${slug}.`),
    ...(missing.length > 0 ? [`Without an address, calls to these services fail: ${missing.join(', ')}.`] : []),
  ];
}

/** The services that the configuration names: all but the configuration itself. */
function callableServices(): string[] {
  const { services }: { services: { slug: string }[] } = JSON.parse(
    readFileSync(join(ROOT, 'generated/index.json'), 'utf8'),
  );
  return services.map(({ slug }) => slug).filter((slug) => slug !== 'app-config');
}

/** Whether a host receives the cookies with the tokens, which are those of a vendor's domain. */
function isGivenCookies(origin: string): boolean {
  const { hostname } = new URL(origin);
  return vendors.some(({ host }) => `.${hostname}`.endsWith(`.${cookieDomain(host)}`));
}

function insecureAddresses(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return [...new Set(Object.values(value).flatMap(insecureAddresses))];
  if (typeof value !== 'string' || !/^(http|ws):/.test(value)) return [];
  const { hostname } = new URL(value);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
    ? []
    : [value];
}
