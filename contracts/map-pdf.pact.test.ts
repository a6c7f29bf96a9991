import { expect } from 'vitest';
import { getMapPdfs } from '#generated/map-pdf/calls.ts';
import { MapPdfs } from '#generated/map-pdf/model/index.ts';
import type { operations } from '#generated/map-pdf/types.d.ts';
import { contract } from './support/contract.ts';
import { PDF } from './support/files.ts';

const { operation } = contract<operations>('map-pdf');

const provoked = { provoked: true } as const;
const fileFailed = 'We could not download this file. Try again.';
const maps = (kept: 'one' | 'none') => ({ state: 'the customer has maps', maps: kept });

operation(
  'getMapPdfs',
  { ids: 'A7.48 O145', call: () => getMapPdfs({ schema: MapPdfs }) },
  ({ on, refusedToken, broken }) => {
    on(200, 'a PDF', { given: maps('one'), file: PDF }).gives((pdf) => {
      expect(pdf).toBeInstanceOf(Blob);
      expect(pdf).toMatchObject({ type: 'application/pdf', size: PDF.length });
    });
    on(200, 'a list of PDFs instead', provoked).gives((list) =>
      expect(list).toEqual([{ id: 'map-1', url: 'https://photo-files.example/map-1.pdf' }]),
    );
    on(200, 'a list of PDFs that have no address yet', { example: 'idsOnly', ...provoked }).gives((list) =>
      expect(list).toEqual([{ id: 'map-1' }]),
    );
    on(200, 'an empty list', { example: 'none', ...provoked }).gives((list) => expect(list).toEqual([]));
    refusedToken();
    on(404, 'no PDFs', { given: maps('none') }).fails(fileFailed);
    on(500, 'the service fails', provoked).fails(fileFailed);
    broken('O145', '0.id');
    broken('O145', '0.url', 'map-1.pdf');
  },
);
