import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What customers' browsers ask for: plain pages, and below `/<slug>` the services. */
export type Downstream = {
  answer(path: string, query: URLSearchParams, request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(path: string, request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

/** Folder of the app's origin that holds them over https. The control interface is not among them, whoever asks. */
export const DOWNSTREAM_PATH = '/__services';
