import type { Fault } from '../core/faults.ts';
import type { Delivery } from './deliver.ts';
import type { Exchange } from './exchange.ts';

/** A service as the gateway sees it. */
export type Mounted = {
  slug: string;
  /** The names that faults may use, where they are known. */
  operationIds?: readonly string[];
  /** The operation that a call asks for; of several at one address, the one that its JSON body names. */
  operationIdOf(method: string, path: string, body?: unknown): string | undefined;
  /** The answer to a call, or undefined when the service has answered by itself. */
  answer(exchange: Exchange): Promise<Delivery | undefined>;
  /** Why the service cannot have a fault, for one that would not do all that it says; undefined when it can. */
  refusalOf?(fault: Fault): string | undefined;
  /** Links to its files are the permission to read them, from any page. */
  isOpenToAll?: boolean;
  /** Its requests must reach it unread. */
  readsItsBodies?: boolean;
};
