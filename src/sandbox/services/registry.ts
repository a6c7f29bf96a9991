import type { ProviderState } from '../core/provider-states.ts';
import type { SpecService } from '../core/service.ts';
import { signInStates } from '../identity-provider/provider-states.ts';
import { appConfig } from './app-config/handlers.ts';
import { auth } from './auth/handlers.ts';
import { commonStates } from './common-states.ts';
import { customer } from './customer/handlers.ts';
import { invoice } from './invoice/handlers.ts';
import { mapPdf } from './map-pdf/handlers.ts';
import { merchandise } from './merchandise/handlers.ts';
import { newsletter } from './newsletter/handlers.ts';
import { orderCutoff } from './order-cutoff/handlers.ts';
import { orderDeliveryDates } from './order-delivery-dates/handlers.ts';
import { order } from './order/handlers.ts';
import { photoDeletion } from './photo-deletion/handlers.ts';
import { photoDownloads } from './photo-downloads/handlers.ts';
import { photoExport } from './photo-export/handlers.ts';
import { photoManagement } from './photo-management/handlers.ts';
import { photoPushStates } from './photo-push/provider-states.ts';
import { photoStorage } from './photo-storage/handlers.ts';
import { productUnzip } from './product-unzip/handlers.ts';
import { product } from './product/handlers.ts';
import { publicVendorConfig } from './public-vendor-config/handlers.ts';
import { reorder } from './reorder/handlers.ts';
import { savedProjects } from './saved-projects/handlers.ts';
import { sharedAlbums } from './shared-albums/handlers.ts';
import { targeting } from './targeting/handlers.ts';
import { tempSelections } from './temp-selections/handlers.ts';
import { uploadStorage } from './upload-storage/handlers.ts';
import { voucher } from './voucher/handlers.ts';
import { widgetGallery } from './widget-gallery/handlers.ts';
import { widget } from './widget/handlers.ts';

/** Every service that has a spec. A new one is a folder beside this file and a line here. */
export const services: readonly SpecService[] = [
  appConfig,
  auth,
  customer,
  invoice,
  mapPdf,
  merchandise,
  newsletter,
  order,
  orderCutoff,
  orderDeliveryDates,
  photoDeletion,
  photoDownloads,
  photoExport,
  photoManagement,
  photoStorage,
  product,
  productUnzip,
  publicVendorConfig,
  reorder,
  savedProjects,
  sharedAlbums,
  targeting,
  tempSelections,
  uploadStorage,
  voucher,
  widget,
  widgetGallery,
];

/** The catalogue of provider states. */
export const states: readonly ProviderState[] = [
  ...commonStates,
  ...services.flatMap((service) => service.states ?? []),
  ...photoPushStates,
  ...signInStates,
];
