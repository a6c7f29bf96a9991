import { vendorHosts } from '#sandbox/services/public-vendor-config/vendors.ts';
import { parsedArgs } from '../command-line.ts';
import { SetupFailure } from '../setup/failure.mjs';

/** Switches of `npm start`. */
export interface Switches {
  dev: boolean;
  https: boolean;
  lan: boolean;
  /** The address of this machine that others use; left out: the likeliest one. */
  address: string | undefined;
  /** The shop of hosts that name none. */
  vendor: string | undefined;
}

const USAGE = 'npm start -- [--https] [--lan [--address <one of this machine>]] [--vendor <shop>]';

/**
 * The development server gives whoever reaches it the sources and the data folder with its keys: it is for this machine alone.
 * @throws SetupFailure with one line that says what to do
 */
export function readSwitches(args: string[]): Switches {
  const { dev, https, lan, address, vendor } = parsed(args);
  if (dev && lan)
    throw new SetupFailure('--lan would open the whole project to the network with npm run dev: npm start -- --lan.');
  if (address !== undefined && !lan)
    throw new SetupFailure('--address goes with --lan, which opens the app to others.');
  if (vendor !== undefined && !vendorHosts.includes(vendor))
    throw new SetupFailure(`There is no shop ${vendor}. There are: ${vendorHosts.join(', ')}.`);
  // Without encryption no browser keeps the cookies of a session at another address than its own machine's (S12).
  return { dev, https: https || lan, lan, address, vendor };
}

function parsed(args: string[]) {
  const { values } = parsedArgs(USAGE, {
    args,
    options: {
      dev: { type: 'boolean', default: false },
      https: { type: 'boolean', default: false },
      lan: { type: 'boolean', default: false },
      address: { type: 'string' },
      vendor: { type: 'string' },
    },
  });
  return { address: undefined, vendor: undefined, ...values };
}
