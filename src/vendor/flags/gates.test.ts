import { describe, expect, test } from 'vitest';
import { flagNames, type FlagName, gates, opens, type GateName } from './flag-rules.ts';

const names = Object.keys(gates) as GateName[];

/** Gates that are closed when one flag is off and all others are on. */
function closedWithout(off: FlagName): GateName[] {
  return names.filter((gate) => !opens(gate, (name) => name !== off));
}

describe('what each flag closes', () => {
  test('O62 nothing is closed while every flag is on, and everything while none is', () => {
    expect(names.filter((gate) => !opens(gate, () => true))).toEqual([]);
    expect(names.filter((gate) => opens(gate, () => false))).toEqual([]);
  });

  test('P6.6 A2.70 the timeline flag: the library, and with it albums and shared albums', () => {
    expect(closedWithout('PhotoManagementTimelineViewEnabled')).toEqual(['library', 'albums', 'sharedAlbums']);
  });

  test('P6.7 P2.27 P2.42 P2.83 the album flag: albums, the tabs, Copy to album and the wording before the launch', () => {
    expect(closedWithout('PhotoManagementAlbumViewEnabled')).toEqual([
      'albums',
      'photoTabs',
      'copyToAlbum',
      'prelaunchBanner',
    ]);
  });

  test('P6.8 the shared-albums flag: shared albums', () => {
    expect(closedWithout('PhotoManagementSharedAlbumsViewEnabled')).toEqual(['sharedAlbums']);
  });

  test('P6.9 P2.23 O30 the upload flag: Add photos', () => {
    expect(closedWithout('PhotoManagementUploadViewEnabled')).toEqual(['addPhotos']);
  });

  test('P6.10 O31 the reactivation flag: reactivation', () => {
    expect(closedWithout('PhotoManagementReactivationEnabled')).toEqual(['reactivation']);
  });

  test('P6.11 P2.107 the order-prints flag: ordering prints', () => {
    expect(closedWithout('PhotoManagementOrderPrintsEnabled')).toEqual(['orderPrints']);
  });

  test('O62 the looking-back flag: the line of the timeline that looks back', () => {
    expect(closedWithout('PhotoManagementLookingBackEnabled')).toEqual(['lookingBack']);
  });
});

describe.each(names)('the gate "%s"', (gate) => {
  test.each(flagNames)('%s decides about it exactly when it is named', (name) => {
    const others = flagNames.filter((other) => other !== name);
    const isNamed = (gates[gate] as readonly FlagName[]).includes(name);
    expect(opens(gate, (one) => others.includes(one))).toBe(!isNamed);
  });
});
