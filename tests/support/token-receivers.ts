import index from '#generated/index.json' with { type: 'json' };

const receivers = index.services.flatMap(({ slug, operations }) =>
  operations.map(({ method, path, auth }) => ({ method, mayHaveToken: auth === 'bearer', address: new RegExp(`^/${slug}${pattern(path)}$`) })),
);

/** A path of a spec as the paths that it stands for. */
function pattern(path: string): string {
  return path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+');
}

/** Whether a request to the sandbox is a call that its spec says the token goes with (S29): signed links and public calls are none. */
export function mayHaveToken(method: string, pathname: string): boolean {
  return receivers.some((receiver) => receiver.mayHaveToken && receiver.method === method && receiver.address.test(pathname));
}
