/**
 * Runs the app and the sandbox in one process until it is interrupted.
 *
 * Usage: node scripts/start.ts [--dev] [--https] [--lan [--address <one of this machine>]] [--vendor <shop>]
 * --https serves them encrypted; --lan opens them to the network, encrypted; --vendor is the shop of hosts that name none.
 * Environment: PORT (5173), SANDBOX_PORT (5174), SANDBOX_DATA (.sandbox/; ":memory:" keeps nothing); 0 takes a free port.
 * SANDBOX_DEFECT=<operationId>:<kind> makes an operation answer defectively. POLICY_REPORTS=<address> has browsers report there
 * what violates the content security policy.
 */
import { networkInterfaces } from 'node:os';
import { startSandbox } from '#sandbox/main.ts';
import { vendorHosts, vendors } from '#sandbox/services/public-vendor-config/vendors.ts';
import { endWith } from './setup/failure.mjs';
import { lanAddress, lanAddresses } from './start/network.ts';
import { readSettings } from './start/settings.ts';
import { readSwitches } from './start/switches.ts';

try {
  const { dev, https, lan, address, vendor } = readSwitches(process.argv.slice(2));
  const settings = readSettings(process.env);
  const addresses = https ? lanAddresses(networkInterfaces()) : [];
  const chosen = lan ? lanAddress(addresses, address) : undefined;
  const certificate = https ? await makeCertificate(addresses) : undefined;
  const sandbox = await startSandbox({
    ...settings,
    app: dev ? 'dev' : 'dist',
    opening: { tls: certificate, lan: chosen },
    vendor,
  });
  const stop = () => void sandbox.close().then(() => process.exit());
  process.once('SIGINT', stop).once('SIGTERM', stop);
  if (certificate) {
    const { howToOpen } = await import('./start/how-to-open.ts');
    console.log(
      howToOpen({
        app: sandbox.addresses.app,
        isTrusted: certificate.isTrusted,
        lan: chosen === undefined ? undefined : [chosen, ...addresses.filter((one) => one !== chosen)],
        vendor: vendor ?? vendors[0].host,
      }),
    );
  }
} catch (error) {
  endWith(error);
}

/** Makes a certificate. Who starts without encryption does not wait for what makes certificates. */
async function makeCertificate(addresses: readonly string[]) {
  const { certificateFor, namesFor } = await import('./start/certificate.ts');
  return certificateFor(namesFor(vendorHosts, addresses), '.cache/https');
}
