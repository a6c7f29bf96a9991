import { renderUnicodeCompact } from 'uqr';

interface Opened {
  app: string;
  isTrusted: boolean;
  /** The addresses of this machine in the network, the one in use first; left out: it is not open to others. */
  lan?: readonly string[] | undefined;
  /** The shop of hosts that name none. */
  vendor: string;
}

/** Text behind `Ready` when the app is served by https: how it is opened, on a phone too. */
export function howToOpen({ app, isTrusted, lan, vendor }: Opened): string {
  const [address, ...others] = lan ?? [];
  const { port } = new URL(app);
  const warning = isTrusted
    ? [`  The certificate is mkcert's${lan ? ': a phone trusts it once it has its authority (mkcert -CAROOT)' : ''}.`]
    : [
        `  The certificate is this machine's own: accept the browser's warning once${lan ? ', on the phone, too' : ''}.`,
        `  It stands for the services, too. Shops with a host of their own want it accepted at ${app} before.`,
      ];
  if (address === undefined) return [...warning, ''].join('\n');
  return [
    `  Open ${app} on a phone in the same network, or scan:`,
    '',
    renderUnicodeCompact(app, { border: 2 }).replace(/^/gm, '  '),
    '',
    ...warning,
    `  It shows the shop ${vendor}; --vendor <shop> shows another.`,
    ...(others.length > 0
      ? [`  Not reached? Choose another address of this machine: --address ${others.join(' or ')}`]
      : []),
    `  Nothing loads? Let the firewall accept TCP port ${port}, and see that the network lets devices reach each other.`,
    '  Whoever is in the network can sign in as anybody of the list. Control interface and data folder stay on this machine.',
    '',
  ].join('\n');
}
