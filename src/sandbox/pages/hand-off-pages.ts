import type { ServerResponse } from 'node:http';
import type { Sandbox } from '../core/sandbox.ts';
import { sendPageFile } from '../http/pages.ts';
import { vendors } from '../services/public-vendor-config/vendors.ts';
import { chosenPhotos } from './chosen-photos.ts';

type HandOff = { title: string; text: string };

/** Pages outside of the app that customers are sent to. */
const PAGES: Readonly<Record<string, HandOff>> = {
  shop: { title: 'Shop', text: 'Here the customer chooses a photo book, a poster or prints.' },
  faq: { title: 'Frequently asked questions', text: 'Here the customer reads how the photo library works.' },
  'customer-care': { title: 'Customer care', text: 'Here the customer writes to somebody who helps.' },
  'prints-editor': { title: 'Prints editor', text: 'Here the customer cuts and orders the photos that were chosen.' },
  payment: { title: 'Payment method', text: 'Here the customer changes how to pay.' },
  'order-payment': { title: 'Payment of an order', text: 'Here the customer pays an order that waits for it.' },
  'mobile-upload': { title: 'Mobile upload', text: 'Here the customer picks photos on the phone.' },
  'ftp-instructions': { title: 'FTP instructions', text: 'Here a business customer reads how files are handed over.' },
  privacy: { title: 'Privacy', text: 'Here the customer reads what is kept, and why.' },
  terms: { title: 'Terms', text: 'Here the customer reads the terms of the shop.' },
};

/** Answers a plain page that a hand-off ends at. Says whether the path is one. */
export async function answerHandOff(
  path: string,
  query: URLSearchParams,
  sandbox: Sandbox,
  response: ServerResponse,
): Promise<boolean> {
  const name = path.slice(1);
  if (name === 'hand-off.css') {
    sendPageFile(response, import.meta.dirname, 'hand-off.css');
    return true;
  }
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!page) return false;
  const brand = vendors.find(({ host }) => host === query.get('vendor'))?.brand ?? vendors[0].brand;
  const more = name === 'prints-editor' ? await chosenPhotos(sandbox, query) : '';
  sendPageFile(response, import.meta.dirname, 'hand-off.html', {
    ...page,
    brand,
    app: `${sandbox.addresses.app}/`,
    more,
  });
  return true;
}
