import type { operations } from '#generated/map-pdf/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { renderMap } from './render-map.ts';
import { mapsDataset, mapsOf } from './maps.ts';
import { mapPdfStates } from './provider-states.ts';

/** Maps of places that a customer has been to, all of them in one PDF. */
export const mapPdf = defineService<operations>({
  slug: 'map-pdf',
  dataset: mapsDataset,
  states: mapPdfStates,
  createHandlers: ({ database }) => ({
    getMapPdfs({ account }) {
      const maps = mapsOf(database, account);
      if (maps.length === 0) throw notFound('There are no PDFs.');
      return { status: 200, body: renderMap(maps) };
    },
  }),
});
