import index from '#generated/index.json' with { type: 'json' };

const operations = index.services.flatMap(({ slug, operations: ofService }) =>
  ofService.map((operation) => ({
    ...operation,
    service: slug,
    operationName: 'operationName' in operation ? operation.operationName : undefined,
    address: new RegExp(`^/${slug}${pattern(operation.path)}$`),
  })),
);

export type OperationAt = (typeof operations)[number];

/** A path of a spec as the paths that it stands for. */
function pattern(path: string): string {
  return path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+');
}

/** The operations that a request to the sandbox may be: one, or all of an address that says in its body which one is meant. */
export function operationsAt(method: string, pathname: string): OperationAt[] {
  const found = operations.filter((operation) => operation.method === method && operation.address.test(pathname));
  // `/v1/widget/all` is also a path of `/v1/widget/{orderCode}`.
  const fewest = Math.min(...found.map(({ path }) => path.split('{').length));
  return found.filter(({ path }) => path.split('{').length === fewest);
}

/** Whether a request to the sandbox is a call that its spec says the token goes with (S29): signed links and public calls are none. */
export function mayHaveToken(method: string, pathname: string): boolean {
  return operationsAt(method, pathname).some(({ auth }) => auth === 'bearer');
}
