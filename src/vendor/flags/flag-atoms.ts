import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore, type Atom } from 'jotai/vanilla';
import { appConfig } from '#vendor/app-config.ts';
import { flagFrom, flagNames, gates, opens, type FlagName, type FlagSources, type GateName } from './flag-rules.ts';

/** Query when the page opened: a flag does not flip while the customer walks on to addresses without it (P6.3). */
const queryOverridesAtom = atom(() => new URLSearchParams(location.search));

/** Flags stored in this browser when the page opened (P6.2). */
const storedOverridesAtom = atom(
  (): ReadonlyMap<FlagName, string | null> => new Map(flagNames.map((name) => [name, localStorage.getItem(name)])),
);

/** Sources of the flags of this visit; known once the configuration is. */
const flagSourcesAtom = atom((get): FlagSources => {
  const stored = get(storedOverridesAtom);
  const { features, hostAllowList } = appConfig();
  return {
    query: get(queryOverridesAtom),
    stored: (name) => stored.get(name) ?? null,
    features,
    hostAllowList,
    hostname: location.hostname,
  };
});

/** Whether each flag is on for this visit (P6.2 to P6.5). */
const flagAtoms = atomsOf(flagNames, (name) => atom((get) => flagFrom(get(flagSourcesAtom), name)));

/** Whether each gate is open for this visit. */
const gateAtoms = atomsOf(Object.keys(gates) as GateName[], (gate) =>
  atom((get) => opens(gate, (name) => get(flagAtoms[name]))),
);

/** Hook: whether a gate is open for this visit. */
export function useFlag(gate: GateName): boolean {
  return useAtomValue(gateAtoms[gate]);
}

/** Whether a gate is open for this visit, outside of React. */
export function isOpen(gate: GateName): boolean {
  return getDefaultStore().get(gateAtoms[gate]);
}

function atomsOf<Name extends string>(
  names: readonly Name[],
  atomOf: (name: Name) => Atom<boolean>,
): Record<Name, Atom<boolean>> {
  return Object.fromEntries(names.map((name) => [name, atomOf(name)])) as Record<Name, Atom<boolean>>;
}
