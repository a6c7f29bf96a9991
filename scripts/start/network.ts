import type { NetworkInterfaceInfo } from 'node:os';
import { SetupFailure } from '../setup/failure.mjs';

type Interfaces = Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>;

/** Networks within this machine: of containers, virtual machines, and tunnels. Phones are in none of them. */
const WITHIN = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|bridge|lxc|cni|podman|vEthernet)/i;
/** Addresses that routers at home and at work give (RFC 1918). */
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** Addresses that a machine gives itself where nobody else does (RFC 3927). */
const SELF_GIVEN = /^169\.254\./;

/**
 * Addresses at which other machines reach this one, the likeliest first. IPv4 alone: every network at home has it, and it can
 * be typed on a phone.
 */
export function lanAddresses(interfaces: Interfaces): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !SELF_GIVEN.test(address))
      .map(({ address }) => ({ address, rank: (WITHIN.test(name) ? 2 : 0) + (PRIVATE.test(address) ? 0 : 1) })),
  );
  return [...new Set(found.sort((one, other) => one.rank - other.rank).map(({ address }) => address))];
}

/**
 * The address at which the app is opened to others.
 * @throws SetupFailure when there is none, or not the one that was asked for
 */
export function lanAddress(addresses: readonly string[], wanted: string | undefined): string {
  const [likeliest] = addresses;
  if (likeliest === undefined)
    throw new SetupFailure(
      'This machine is in no network that a phone could be in: connect it, then run the command again.',
    );
  if (wanted === undefined) return likeliest;
  if (addresses.includes(wanted)) return wanted;
  throw new SetupFailure(`This machine does not have the address ${wanted}. It has: ${addresses.join(', ')}.`);
}
