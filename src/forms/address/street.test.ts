import { describe, expect, it, test } from 'vitest';
import { addressLines, addressValues, normaliseAddress } from './address-values.ts';
import { splitStreet } from './street.ts';

/** Lines that browsers fill in -> street, number, addition. */
const lines: [country: string, text: string, parts: [string, string, string]][] = [
  ['NL', 'Molenweg 12', ['Molenweg', '12', '']],
  ['NL', 'Molenweg 12 A', ['Molenweg', '12', 'A']],
  ['NL', 'Molenweg 12-2', ['Molenweg', '12', '2']],
  ['NL', 'Molenweg 12-bis', ['Molenweg', '12', 'bis']],
  ['NL', '1e Jan Steenstraat 12-14', ['1e Jan Steenstraat', '12-14', '']],
  ['NL', 'Plein 1944 12', ['Plein 1944', '12', '']],
  ['NL', 'Plein 1944 12a', ['Plein 1944', '12', 'a']],
  ['BE', 'Kerkstraat 12 bus 3', ['Kerkstraat', '12', 'bus 3']],
  ['BE', 'Rue de la Loi, 16', ['Rue de la Loi', '16', '']],
  ['AT', 'Kärntner Straße 21-23/4/12', ['Kärntner Straße', '21-23', '4/12']],
  ['AT', 'Kärntner Straße 21/Stiege 4/Top 12', ['Kärntner Straße', '21', 'Stiege 4/Top 12']],
  ['AT', 'Straße des 17. Juni 135', ['Straße des 17. Juni', '135', '']],
  ['DE', 'Hauptstr.12 b', ['Hauptstr.', '12', 'b']],
  ['DE', 'Q 7 24', ['Q 7', '24', '']],
  ['IT', 'Via Roma, 12/B', ['Via Roma', '12', 'B']],
  ['IT', 'Via XX Settembre 5 int. 3', ['Via XX Settembre', '5', 'int. 3']],
  ['ES', 'Calle Mayor 5, 2º B', ['Calle Mayor', '5', '2º B']],
  ['ES', 'Calle Mayor, 5', ['Calle Mayor', '5', '']],
  ['PT', 'Rua X nº 5', ['Rua X', '5', '']],
  ['PT', 'Rua 25 de Abril, n.º 5 - 2º Dto', ['Rua 25 de Abril', '5', '2º Dto']],
  ['DK', 'Vestergade 12, 2. tv', ['Vestergade', '12', '2. tv']],
  ['NO', 'Storgata 12B', ['Storgata', '12', 'B']],
  ['SE', 'Storgatan 12 lgh 1101', ['Storgatan', '12', 'lgh 1101']],
  ['FR', '12 rue de la Paix', ['rue de la Paix', '12', '']],
  ['FR', '12 bis, rue du 8 mai 1945', ['rue du 8 mai 1945', '12', 'bis']],
  ['GB', '221B Baker Street', ['Baker Street', '221', 'B']],
  ['GB', '12-14 Mill Lane', ['Mill Lane', '12-14', '']],
  ['CH', 'Bahnhofstrasse 3', ['Bahnhofstrasse', '3', '']],
];

describe('A5.3 O107 the number is taken out of the street', () => {
  it.each(lines)('of %s: %j', (country, text, [streetName, streetNumber, streetNumberAddition]) => {
    expect(splitStreet(text, country)).toEqual({ streetName, streetNumber, streetNumberAddition });
  });
});

test.each([
  ['NL', 'Plein 1944'],
  ['BE', 'Rue du 8 mai 1945'],
  ['NL', 'Molenweg'],
  ['NL', '2e Hugo de Grootstraat'],
  ['DE', '3. Mai-Straße'],
  ['DE', 'Q 7, 24'],
  ['DE', 'Straße 1 '.repeat(20) + '2'],
  ['ES', 'Calle 8, 12'],
  ['ES', 'Calle Mayor 5, 2B'],
  ['ES', 'Calle Mayor s/n'],
  ['ES', 'Calle 2 de Mayo'],
  ['IT', 'Via 4 Novembre'],
  ['NL', 'Molenweg 12 naast de molen'],
  ['NL', 'Molenweg 1234567'],
  ['FR', '2e avenue'],
  ['FR', 'rue de la Paix 12'],
  ['GB', '1st Avenue'],
  ['GB', 'Flat 2, 12 Mill Lane'],
  ['NL', '12'],
  ['NL', ''],
])('A5.3 what cannot be told apart stays: %s, %j', (country, text) =>
  expect(splitStreet(text, country)).toBeUndefined(),
);

const molenweg = { ...addressValues(undefined, 'NL'), streetName: 'Molenweg 12\u00A0A' };

test('A5.3 O107 a number or an addition that was typed is never overwritten, and nothing is lost', () => {
  expect(normaliseAddress(molenweg)).toMatchObject({
    streetName: 'Molenweg',
    streetNumber: '12',
    streetNumberAddition: 'A',
  });
  expect(normaliseAddress({ ...molenweg, streetNumber: '7' })).toMatchObject({
    streetName: 'Molenweg 12 A',
    streetNumber: '7',
    streetNumberAddition: '',
  });
  expect(normaliseAddress({ ...molenweg, streetNumberAddition: 'hs' })).toMatchObject({
    streetName: 'Molenweg 12 A',
    streetNumber: '',
    streetNumberAddition: 'hs',
  });
  expect(normaliseAddress({ ...molenweg, streetName: 'Molenweg 12', streetNumberAddition: 'hs' })).toMatchObject({
    streetName: 'Molenweg',
    streetNumber: '12',
    streetNumberAddition: 'hs',
  });
  expect(normaliseAddress({ ...normaliseAddress(molenweg), countryCode: 'GB' })).toMatchObject({
    streetName: 'Molenweg',
    streetNumber: '12',
  });
});

test.each([
  ['NL', 'Molenweg 12'],
  ['NL', 'Molenweg 12-2'],
  ['AT', 'Kärntner Straße 21-23/4/12'],
  ['ES', 'Calle Mayor 5, 2º B'],
  ['DK', 'Vestergade 12, 2. tv'],
  ['BE', 'Kerkstraat 12 bus 3'],
  ['NO', 'Storgata 12B'],
  ['FR', '12 bis rue de la Paix'],
  ['GB', '221B Baker Street'],
])('A2.106 on an envelope of %s it is %j again', (countryCode, text) => {
  expect(
    addressLines(normaliseAddress({ ...addressValues(undefined, countryCode), streetName: text }), 'en-GB'),
  ).toContain(text);
});
