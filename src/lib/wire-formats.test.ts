import { expect, test } from 'vitest';
import { portable, WIRE_FORMATS, type WireFormat } from './wire-formats.ts';

/** Texts of a format that client and contracts take, that both refuse, and that the client alone takes. */
const TEXTS: Record<string, { taken: string[]; refused: string[]; borne?: string[] }> = {
  date: { taken: ['2024-02-29', '2026-12-31'], refused: ['2026-02-30', '2023-02-29', '2026-13-01', '5 March 2026'] },
  'date-time': {
    taken: ['2026-03-05T12:00:00Z', '2024-02-29T23:59:59.123456+02:00'],
    refused: [
      '2026-02-30T12:00:00Z',
      '2026-03-05T24:00:00Z',
      '2026-03-05T23:59:60Z',
      '2026-03-05T12:00:00',
      '2026-03-05 12:00:00Z',
      '٢٠٢٦-03-05T12:00:00Z',
    ],
  },
  email: {
    taken: [
      'anna@example.com',
      'a&b!@example.com',
      "o'neill+x/y=z@a-b.co",
      'olga@xn--e1aybc.xn--p1ai',
      'CARL@EXAMPLE.NL',
    ],
    refused: [
      'carl',
      'carl@example',
      'carl@@example.com',
      'carl@-example.com',
      'carl@exämple.com',
      'Carl <c@example.com>',
    ],
  },
  uri: {
    taken: [
      'https://photos.example/a?b=c#d',
      'wss://push.example/import?x=1',
      'http://localhost:5174/',
      'https://user:secret@files.example:65535/a b/日',
      'https://[2001:db8::1]:8080/a',
      'https://192.0.2.7',
      'https://xn--mnchen-3ya.example/',
    ],
    refused: [
      'https://photos.example:99999/',
      'https://[2001:db8::1/',
      'https://[::g]/',
      'https://<host>/a',
      'https://300.1.1.1/',
      'https://',
      '/photos/1',
      'photo-1',
      '',
    ],
    borne: ['https://münchen.example/', 'https:photos.example', 'mailto:carl@example.com', ' https://photos.example/'],
  },
  uuid: {
    taken: ['4f1c6f5e-0d0b-4c39-9a55-1d7e8f2b3a60'],
    refused: ['4f1c6f5e', '4f1c6f5e-0d0b-4c39-9a55-1d7e8f2b3a6g'],
  },
};

function formatOf(name: string): WireFormat {
  const format = WIRE_FORMATS[name];
  if (!format) throw new Error(`There is no format ${name}.`);
  return format;
}

test.each(Object.entries(TEXTS))(
  'F12 R6 %s means the same to contracts and client',
  (name, { taken, refused, borne = [] }) => {
    const { pattern, fits } = formatOf(name);
    const contract = new RegExp(pattern);
    const verdicts = (texts: string[]) => texts.map((text) => [text, fits(text), contract.test(text)]);
    expect(verdicts(taken)).toEqual(taken.map((text) => [text, true, true]));
    expect(verdicts(refused)).toEqual(refused.map((text) => [text, false, false]));
    expect(verdicts(borne)).toEqual(borne.map((text) => [text, true, false]));
  },
);

test('F12 a pattern for verifiers of other languages has digits and letters of ASCII', () => {
  expect(portable(String.raw`^\d{2}[\w.-]+\\d\[\d$`)).toBe(String.raw`^[0-9]{2}[A-Za-z0-9_.-]+\\d\[[0-9]$`);
});
