import type { AppConfig } from '../services/app-config/configuration.ts';

/**
 * The names of the Trusted Types policies that the app may make: one for the addresses of scripts that the configuration
 * names, one for the workers that belong to the app (src/lib/trusted-scripts.ts).
 */
const TRUSTED_TYPES_POLICIES = ['external-scripts', 'own-workers'] as const;

/** Additions of the development server to the policy; none of them reaches customers. */
export type DevelopmentNeeds = {
  /** Marks the inline scripts and styles that hot reloading puts into the page. */
  nonce: string;
  /** The address of the hot-reloading connection: `ws://localhost:5173`. */
  reloadOrigin: string;
};

/** The parts of the configuration that the policy follows from. */
export type PolicySource = Pick<
  AppConfig,
  | 'services'
  | 'auth'
  | 'pictureOrigins'
  | 'push'
  | 'scripts'
  | 'supportChat'
  | 'feedback'
  | 'errorReportingUrl'
  | 'reorderDirectUrl'
  | 'merchandiseUrl'
> & {
  /** Address to which browsers report what violates the policy; left out: they report to nobody. */
  policyReportsUrl?: string | undefined;
};

/**
 * The content security policy that a configuration needs, and nothing more (S45): scripts and styles from the app
 * itself, scripts of others only at the very addresses that the configuration names, calls only to its services, frames of hosts of
 * files; scripts of others may also call, show and frame what is on the servers that they come from.
 * @throws Error that names an address whose host could be read as anything but a host
 */
export function contentSecurityPolicy(config: PolicySource, development?: DevelopmentNeeds): string {
  const { services, auth, push, pictureOrigins = [] } = config;
  const scripts = [config.scripts?.cookieConsentUrl, config.supportChat?.scriptUrl, config.feedback?.scriptUrl];
  // Hidden frames ask for the files that the browser saves.
  const framed = [...pictureOrigins, ...scripts];
  const called = [
    ...Object.values(services),
    auth.authority,
    ...pictureOrigins,
    config.errorReportingUrl,
    config.reorderDirectUrl,
    config.merchandiseUrl,
    push?.photoImportPushUrl,
    push?.downloadPushUrl,
  ];
  const nonce = development ? [`'nonce-${development.nonce}'`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...nonce, ...distinct(scripts, withoutQuery)],
    'style-src': ["'self'", ...nonce],
    'img-src': ["'self'", 'blob:', 'data:', ...distinct([...pictureOrigins, ...scripts], originOf)],
    'font-src': ["'self'"],
    'frame-src': framed.some((address) => address !== undefined) ? distinct(framed, originOf) : ["'none'"],
    'connect-src': [
      "'self'",
      ...distinct([...called, ...scripts], originOf),
      ...(development ? [development.reloadOrigin] : []),
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...distinct([auth.authority], originOf)],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
    ...(config.policyReportsUrl !== undefined && { 'report-uri': [config.policyReportsUrl] }),
  };
  return policyOf(directives);
}

/**
 * The policy of the workers, for hosts that send headers by path alone: they send it with everything below /assets/, and perhaps the
 * page with it, for a path that is missing there. So it allows what the workers need (their parts, WebAssembly, the archives of an
 * export) and closes what only a page could do: be framed, make scripts of strings, send forms.
 * @throws Error as `contentSecurityPolicy`
 */
export function assetPolicy({ pictureOrigins = [] }: Pick<PolicySource, 'pictureOrigins'>): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'connect-src': ["'self'", ...distinct(pictureOrigins, originOf)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every page of the app. */
export function pageHeaders(config: PolicySource, development?: DevelopmentNeeds): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, development),
    'permissions-policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...fileHeaders,
  };
}

/**
 * Keeps search engines from a page, also those that run no scripts: all but the root of production (S49). What is written into
 * the file of the page would count for the root as well: it is the same file.
 */
export function indexingHeaders({ environment }: Pick<AppConfig, 'environment'>, path: string): Record<string, string> {
  return environment === 'production' && path === '/' ? {} : { 'x-robots-tag': 'noindex' };
}

/** The headers of every answer of the app's server. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function distinct(addresses: readonly (string | undefined)[], simplify: (address: string) => string): string[] {
  return [...new Set(addresses.filter((address) => address !== undefined).map(simplify))];
}

/** Addresses may have hosts like `*` or `a;b`, which in a policy would be every host, or the end of the directive. */
function originOf(address: string): string {
  const { protocol, host, hostname } = new URL(address);
  if (!/^([a-z\d]([a-z\d._-]*[a-z\d])?|\[[a-f\d:]+\])$/.test(hostname))
    throw new Error(`The configuration names an address with an impossible host: ${address}`);
  return `${protocol}//${host}`;
}

/** A policy names a file without its query; `;` and `,` would end the directive. */
function withoutQuery(address: string): string {
  return originOf(address) + new URL(address).pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
