import { matchRoutes } from 'react-router';
import { addressesOf, paths, type RouteKey } from '#paths';
import { mayVisit, type Visitor } from './access.ts';

/** Pages whose paths the documents name without the id that they take. */
const withId = ['address', 'b2bAddress'] as const satisfies readonly RouteKey[];

/**
 * Where the path of a delivery address leads when it names none: to the list of them (O85), or home whom it is not for.
 * @returns undefined for any other path
 */
export function withoutId(pathname: string, visitor: Visitor): string | undefined {
  const key = withId.find((one) =>
    matchRoutes(
      addressesOf(one).map((address) => ({ path: address.replace('/:id', '') })),
      { pathname },
    ),
  );
  return key && (mayVisit(key, visitor) ? paths.addresses() : paths.home());
}
