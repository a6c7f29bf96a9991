import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';

/**
 * Has Pact's core trust a single certificate while `act` runs: for each request it reads all that the machine has, be it to this machine
 * and without TLS, which takes more time than all else that it does.
 */
export async function withOneCertificate<Result>(act: () => Promise<Result>): Promise<Result> {
  const { SSL_CERT_FILE: file, SSL_CERT_DIR: directory } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const remove = () => rmSync(folder, { recursive: true });
  process.once('exit', remove);
  try {
    const one = join(folder, 'one.pem');
    writeFileSync(one, `${rootCertificates[0]}\n`);
    set({ SSL_CERT_FILE: one, SSL_CERT_DIR: undefined });
    return await act();
  } finally {
    set({ SSL_CERT_FILE: file, SSL_CERT_DIR: directory });
    remove();
    process.off('exit', remove);
  }
}

function set(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
