import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOverdue } from '#lib/timers.ts';
import { catalogueQuery, channelQuery } from '#vendor/channel.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { formatsOf, type PrintFormat, usualFormats } from './print-formats.ts';

/** Time, in ms, that the catalogue is waited for until the usual sizes take its place. */
const CATALOGUE_TIMEOUT_MS = 4_000;

/**
 * Hook: formats in which photos can be printed: those of the vendor's catalogue, read once a visit, or the usual sizes
 * where that cannot be had, or offers nothing with sides. That is no failure to the customer, who has not asked for a
 * catalogue.
 * @returns undefined while the catalogue is on its way, for a few seconds at most
 */
export function usePrintFormats(): readonly PrintFormat[] | undefined {
  const channel = useQuery(channelQuery());
  const id = channel.data;
  const catalogue = useQuery({ ...catalogueQuery(id ?? '', currentVendor().locale), enabled: id !== undefined });
  const isComing = id === undefined ? channel.isPending : catalogue.isPending;
  const isLate = useOverdue(CATALOGUE_TIMEOUT_MS, isComing);
  const { data } = catalogue;
  const offered = useMemo(() => (data ? formatsOf(data) : []), [data]);
  if (isComing && !isLate) return undefined;
  return offered.length > 0 ? offered : usualFormats;
}
