import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { withOneCertificate } from './certificates.ts';

afterEach(() => vi.unstubAllEnvs());

const trusted = () => ({ file: process.env.SSL_CERT_FILE, folder: process.env.SSL_CERT_DIR });

test('one certificate is trusted for the time being, and afterwards what was before', async () => {
  vi.stubEnv('SSL_CERT_FILE', '/etc/own.pem');
  vi.stubEnv('SSL_CERT_DIR', '/etc/own');
  const within = await withOneCertificate(async () => ({
    ...trusted(),
    text: readFileSync(trusted().file ?? '', 'utf8'),
  }));
  expect(within.folder).toBeUndefined();
  expect(within.text.match(/BEGIN CERTIFICATE/g)).toHaveLength(1);
  expect(trusted()).toEqual({ file: '/etc/own.pem', folder: '/etc/own' });
});

test('so it is when that fails, and where nothing was said before', async () => {
  vi.stubEnv('SSL_CERT_FILE', undefined);
  vi.stubEnv('SSL_CERT_DIR', undefined);
  await expect(withOneCertificate(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(trusted()).toEqual({ file: undefined, folder: undefined });
});
