import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { subHours } from 'date-fns/subHours';
import { generate } from 'selfsigned';

export interface Certificate {
  /** PEM. */
  key: string;
  cert: string;
  /** Whether the browsers of this machine trust it without a question. */
  isTrusted: boolean;
}

/** Number of days for which a certificate is valid: Safari and Chromium refuse more than 398. */
const VALID_DAYS = 397;
/** Number of days before its end in which it is made anew, so that none ends while it is in use. */
const LEAST_DAYS = 14;

/** Names of a certificate: this machine, all hosts of the vendors on it, and its addresses in the network. */
export function namesFor(vendorHosts: readonly string[], addresses: readonly string[]): string[] {
  return ['localhost', ...vendorHosts.map((host) => `*.${host}.localhost`), '127.0.0.1', '::1', ...addresses];
}

/**
 * The certificate of this machine: the one that the folder keeps while it has all names and some time left, or a new one. It
 * is signed by mkcert's authority where that is installed, and by itself elsewhere.
 */
export async function certificateFor(
  names: readonly string[],
  folder: string,
  { now = new Date(), hasMkcert = isMkcertInstalled() }: { now?: Date; hasMkcert?: boolean } = {},
): Promise<Certificate> {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'certificate.pem') };
  const kept = read(files);
  if (kept && isOfUse(kept, names, now, hasMkcert)) {
    chmodSync(files.key, 0o600);
    return { ...kept, isTrusted: hasMkcert };
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A file that is written over keeps the rights that it had.
  for (const file of Object.values(files)) rmSync(file, { force: true });
  if (hasMkcert) {
    execFileSync('mkcert', ['-key-file', files.key, '-cert-file', files.cert, ...names], { stdio: 'pipe' });
    chmodSync(files.key, 0o600);
  } else {
    const { private: key, cert } = await selfSigned(names, now);
    writeFileSync(files.key, key, { mode: 0o600 });
    writeFileSync(files.cert, cert);
  }
  return { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8'), isTrusted: hasMkcert };
}

function selfSigned(names: readonly string[], now: Date) {
  // Clocks of phones may be a little late.
  const notBeforeDate = subHours(now, 1);
  return generate([{ name: 'commonName', value: 'Photo Account on this machine' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate,
    notAfterDate: addDays(notBeforeDate, VALID_DAYS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
}

type Pair = Pick<Certificate, 'key' | 'cert'>;

function read(files: Pair): Pair | undefined {
  if (!existsSync(files.key) || !existsSync(files.cert)) return undefined;
  return { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
}

function isOfUse({ key, cert }: Pair, names: readonly string[], now: Date, hasMkcert: boolean): boolean {
  try {
    const certificate = new X509Certificate(cert);
    return (
      certificate.checkPrivateKey(createPrivateKey(key)) &&
      names.every((name) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined) &&
      new Date(certificate.validFrom) <= now &&
      new Date(certificate.validTo) > addDays(now, LEAST_DAYS) &&
      (certificate.issuer !== certificate.subject) === hasMkcert
    );
  } catch {
    // Not a certificate, or cut short.
    return false;
  }
}

/** Whether mkcert is there and has an authority. Without one it would make one that no browser trusts. */
function isMkcertInstalled(): boolean {
  try {
    const folder = execFileSync('mkcert', ['-CAROOT'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return existsSync(join(folder, 'rootCA.pem')) && existsSync(join(folder, 'rootCA-key.pem'));
  } catch {
    return false;
  }
}
