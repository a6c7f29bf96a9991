import type { ProviderState } from '../core/provider-states.ts';
import type { SpecService } from '../core/service.ts';
import { appConfig } from './app-config/handlers.ts';
import { commonStates } from './common-states.ts';
import { customer } from './customer/handlers.ts';
import { photoDeletion } from './photo-deletion/handlers.ts';
import { photoManagement } from './photo-management/handlers.ts';
import { publicVendorConfig } from './public-vendor-config/handlers.ts';
import { sharedAlbums } from './shared-albums/handlers.ts';

/** Every service that has a spec. A new one is a folder beside this file and a line here. */
export const services: readonly SpecService[] = [
  appConfig,
  customer,
  photoDeletion,
  photoManagement,
  publicVendorConfig,
  sharedAlbums,
];

/** The catalogue of provider states. */
export const states: readonly ProviderState[] = [
  ...commonStates,
  ...services.flatMap((service) => service.states ?? []),
];
