import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lanAddress, lanAddresses } from './network.ts';

function at(address: string, internal = false): NetworkInterfaceInfo {
  return { address, netmask: '255.255.255.0', family: 'IPv4', mac: '', internal, cidr: null };
}
const ipv6: NetworkInterfaceInfo = {
  address: 'fe80::1',
  netmask: '',
  mac: '',
  internal: false,
  cidr: null,
  family: 'IPv6',
  scopeid: 1,
};

describe('S12 the address that a phone opens', () => {
  it('is one of the network at home before those of containers, tunnels and the open Internet', () => {
    expect(
      lanAddresses({
        lo: [at('127.0.0.1', true)],
        docker0: [at('172.17.0.1')],
        utun3: [at('10.8.0.2')],
        eth0: [at('203.0.113.9')],
        wlan0: [ipv6, at('192.168.1.20')],
      }),
    ).toEqual(['192.168.1.20', '203.0.113.9', '172.17.0.1', '10.8.0.2']);
  });

  it('is none that the machine gave itself, and none of its own', () => {
    expect(lanAddresses({ lo: [at('127.0.0.1', true)], eth0: [at('169.254.7.7'), ipv6], gone: undefined })).toEqual([]);
  });

  it('is the likeliest one, or the one that was asked for', () => {
    expect(lanAddress(['192.168.1.20', '10.0.0.7'], undefined)).toBe('192.168.1.20');
    expect(lanAddress(['192.168.1.20', '10.0.0.7'], '10.0.0.7')).toBe('10.0.0.7');
  });

  it('is refused in one line where there is no network, or no such address', () => {
    expect(() => lanAddress([], undefined)).toThrow(/^This machine is in no network/);
    expect(() => lanAddress(['10.0.0.7'], '10.0.0.8')).toThrow(
      'This machine does not have the address 10.0.0.8. It has: 10.0.0.7.',
    );
  });
});
