import { useQuery } from '@tanstack/react-query';
import { Failure } from '#failures/failure.tsx';
import { SelectField } from '#forms/select-field.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { addressQueries } from '#customer/queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Order } from '../../model.ts';
import { addressBefore } from './address-request.ts';
import { type AddressSource, addressSources, ANOTHER, AS_NOW } from './address-sources.ts';
import styles from './choose-address.module.css';

export interface ChooseAddressProps {
  order: Order;
  /** The key of the source that the fields were filled from. */
  chosen: string;
  onChoose: (source: AddressSource) => void;
}

/** Fills the form from one of the customer's addresses. Without any there is only the form; when they cannot be had, it is said above it. */
export function ChooseAddress({ order, chosen, onChoose }: ChooseAddressProps) {
  const { data: saved = [], isPending, isFetching, error, refetch } = useQuery(addressQueries.list());
  if (isPending) return <Skeleton className={styles.place} />;
  if (error) return <Failure of={{ error, refetch, isFetching }} />;
  const sources = addressSources(addressBefore(order), saved, currentLocale());
  if (!sources.some(({ line }) => line !== undefined)) return null;
  return (
    <SelectField
      label={t('order.address.source')}
      options={sources.map((source) => ({ value: source.key, text: textOf(source) }))}
      value={chosen}
      onChange={({ target }) => {
        const source = sources.find(({ key }) => key === target.value);
        if (source) onChoose(source);
      }}
    />
  );
}

function textOf({ key, line }: AddressSource): string {
  if (key === AS_NOW) return t('order.address.asNow');
  return key === ANOTHER || line === undefined ? t('order.address.another') : line;
}
