import { HTTP_METHODS, type HttpMethod } from './document.ts';

/** An operation of an OpenAPI document, with what it has from around it. */
export interface PlacedOperation<Item, Operation> {
  method: HttpMethod;
  /** As the document writes it: what follows a `#` tells apart GraphQL operations of one address. */
  path: string;
  item: Item;
  operation: Operation;
  /** What it asks of who calls it: its own, else the document's; empty for nothing. */
  security: readonly object[];
}

type Described = { security?: readonly object[] };

/** The operations of an OpenAPI document, in the order in which it names them; what holds nothing is none. */
export function operationsIn<Item extends { [method in HttpMethod]?: Described }>(
  document: Described & { paths?: Record<string, Item> },
): PlacedOperation<Item, NonNullable<Item[HttpMethod]>>[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation: Item[HttpMethod] | null = item?.[method];
      if (typeof operation !== 'object' || operation === null) return [];
      return [{ method, path, item, operation, security: operation.security ?? document.security ?? [] }];
    }),
  );
}
