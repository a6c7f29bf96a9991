import { getAppConfig } from '#generated/app-config/calls.ts';
import type { AppConfig } from '#generated/app-config/model/index.ts';
import type { ServiceSlug } from '#generated/operations.d.ts';
import { CORRELATION_ID_HEADER } from '#lib/correlation-id.ts';
import { isTestEnvironment } from './vendor.ts';

export type { AppConfig };

let loaded: AppConfig | undefined;

/**
 * Loads /config.json, once at start; nothing can be called without it (O125).
 * @throws ApiError when it is missing or breaks its schema
 */
export async function loadAppConfig(): Promise<AppConfig> {
  loaded = await getAppConfig();
  return loaded;
}

/** The deployment's configuration (O151). A part that is missing switches its feature off. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('No configuration is loaded');
  return loaded;
}

/** The base address of a service; the configuration files themselves are served beside the app. */
export function serviceUrl(
  service: ServiceSlug,
  { services }: Pick<AppConfig, 'services'> = appConfig(),
): string | undefined {
  if (service === 'app-config') return '';
  return Object.hasOwn(services, service) ? services[service] : undefined;
}

/** Address of an operation that has its own one (O139, O150); undefined when the configuration names none. */
export function configuredUrl(
  key: string,
  config: Pick<AppConfig, 'reorderDirectUrl' | 'merchandiseUrl'> = appConfig(),
): string | undefined {
  return key === 'reorderDirectUrl' || key === 'merchandiseUrl' ? config[key] : undefined;
}

/** The header that carries the correlation id. */
export function correlationIdHeader(
  { correlationIdHeader: name }: Pick<AppConfig, 'correlationIdHeader'> = appConfig(),
): string {
  return name ?? CORRELATION_ID_HEADER;
}

/** Whether this page is not the production one. */
export function onTestEnvironment(): boolean {
  return isTestEnvironment(appConfig().environment, location.hostname);
}
