import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { differenceInHours } from 'date-fns/differenceInHours';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vendorHosts } from '#sandbox/services/public-vendor-config/vendors.ts';
import { certificateFor, namesFor } from './certificate.ts';

const now = new Date('2026-11-20T12:00:00Z');
const names = namesFor(vendorHosts, ['192.168.1.20', '10.0.0.7']);
const own = { now, hasMkcert: false };

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'certificate-')), 'https');
});

afterEach(() => vi.unstubAllEnvs());

describe('S12 the certificate of this machine', () => {
  it('has the names of the machine, of every shop with its test hosts, and of its addresses, and no others', async () => {
    const certificate = new X509Certificate((await certificateFor(names, folder, own)).cert);
    expect(vendorHosts).toHaveLength(17);
    const hosts = vendorHosts.flatMap((vendor) =>
      ['account', 'test-account', 'acceptance-account'].map((prefix) => `${prefix}.${vendor}.localhost`),
    );
    for (const host of ['localhost', ...hosts]) expect(certificate.checkHost(host), host).toBeDefined();
    for (const address of ['127.0.0.1', '::1', '192.168.1.20', '10.0.0.7'])
      expect(certificate.checkIP(address), address).toBeDefined();
    expect(certificate.checkHost('account.nobody.localhost')).toBeUndefined();
    expect(certificate.checkHost('account.folioleaf-uk.example')).toBeUndefined();
    expect(certificate.checkIP('192.168.1.21')).toBeUndefined();
  });

  it('may sign no other, serves and nothing else, and is valid from now on for no more than 397 days', async () => {
    const certificate = new X509Certificate((await certificateFor(names, folder, own)).cert);
    expect(certificate.ca).toBe(false);
    // Of a server: https://oidref.com/1.3.6.1.5.5.7.3.1
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
    expect(from.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(differenceInHours(to, from)).toBeLessThanOrEqual(397 * 24);
    expect(to.getTime()).toBeGreaterThan(addDays(now, 390).getTime());
  });

  it.skipIf(process.platform === 'win32')(
    'keeps its key for its owner alone, also where that was open before',
    async () => {
      await certificateFor(names, folder, own);
      const rights = (name = '') => statSync(join(folder, name)).mode & 0o777;
      expect([rights(), rights('key.pem')]).toEqual([0o700, 0o600]);
      writeFileSync(join(folder, 'certificate.pem'), 'cut short');
      writeFileSync(join(folder, 'key.pem'), '', { mode: 0o644 });
      await certificateFor(names, folder, own);
      expect(rights('key.pem')).toBe(0o600);
    },
  );

  it('stays while it has all names and two weeks left: what was accepted counts', async () => {
    const first = await certificateFor(names, folder, own);
    expect(await certificateFor(names, folder, { ...own, now: addDays(now, 380) })).toEqual(first);
    expect(await certificateFor(names.slice(0, -1), folder, own)).toEqual(first);
  });

  it.each([
    ['an address is new', () => certificateFor([...names, '192.168.1.21'], folder, own)],
    ['it is about to end', () => certificateFor(names, folder, { ...own, now: addDays(now, 384) })],
    ['its time is still to come', () => certificateFor(names, folder, { ...own, now: addDays(now, -2) })],
    [
      'its file is broken',
      () => {
        writeFileSync(join(folder, 'certificate.pem'), 'cut short');
        return certificateFor(names, folder, own);
      },
    ],
    [
      'its key is another',
      async () => {
        const { key } = await certificateFor(names, `${folder}-other`, own);
        writeFileSync(join(folder, 'key.pem'), key);
        return certificateFor(names, folder, own);
      },
    ],
  ])('is made anew when %s', async (_when, again) => {
    const first = await certificateFor(names, folder, own);
    const next = await again();
    expect(next.cert).not.toBe(first.cert);
    expect(next.key).not.toBe(first.key);
  });
});

describe.skipIf(process.platform === 'win32')('S12 where mkcert is installed', () => {
  /** A stand-in on the PATH: it hands out a pair that an authority has signed, and notes what it was asked for. */
  async function installMkcert(hasAuthority: boolean) {
    const place = mkdtempSync(join(tmpdir(), 'mkcert-'));
    mkdirSync(join(place, 'root'));
    const keyType = 'ec' as const;
    const root = await generate([{ name: 'commonName', value: 'mkcert of a test' }], {
      keyType,
      algorithm: 'sha256',
      extensions: [{ name: 'basicConstraints', cA: true }],
    });
    const altNames = names.map((name) =>
      /^[\d.:]+$/.test(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
    );
    const leaf = await generate([{ name: 'commonName', value: 'a leaf' }], {
      keyType,
      algorithm: 'sha256',
      ca: { key: root.private, cert: root.cert },
      extensions: [{ name: 'subjectAltName', altNames }],
    });
    if (hasAuthority)
      for (const file of ['rootCA.pem', 'rootCA-key.pem']) writeFileSync(join(place, 'root', file), '-');
    writeFileSync(join(place, 'key'), leaf.private);
    writeFileSync(join(place, 'cert'), leaf.cert);
    const script = `#!/bin/sh
if [ "$1" = -CAROOT ]; then echo "${place}/root"; exit; fi
echo "$@" >> "${place}/asked"; cp "${place}/key" "$2"; cp "${place}/cert" "$4"
`;
    writeFileSync(join(place, 'mkcert'), script, { mode: 0o755 });
    vi.stubEnv('PATH', `${place}${delimiter}${process.env.PATH ?? ''}`);
    return { leaf, asked: () => readFileSync(join(place, 'asked'), 'utf8').trim().split('\n') };
  }

  it('its authority signs, for all names, once; what was signed by itself goes', async () => {
    await certificateFor(names, folder, { hasMkcert: false });
    const { leaf, asked } = await installMkcert(true);
    for (let start = 1; start <= 2; start += 1)
      expect(await certificateFor(names, folder)).toEqual({ key: leaf.private, cert: leaf.cert, isTrusted: true });
    expect(asked()).toEqual([expect.stringContaining(names.join(' '))]);
    expect(statSync(join(folder, 'key.pem')).mode & 0o777).toBe(0o600);
  });

  it('but has no authority that browsers trust, it is left alone', async () => {
    const { leaf } = await installMkcert(false);
    const certificate = await certificateFor(names, folder);
    expect([certificate.isTrusted, certificate.cert === leaf.cert]).toEqual([false, false]);
  });
});
