import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { currentLocale, t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SelectField } from '../choice-fields.tsx';
import { TextField } from '../field.tsx';
import styles from './address-fields.module.css';
import { countriesIn, rulesOf } from './countries.ts';
import type { AddressField } from './address-values.ts';
import { loadPhonePlans } from './phone-number.ts';

export interface AddressFieldsProps {
  /** Any form that has the fields of an address, among others or alone. */
  form: {
    register: (field: AddressField) => UseFormRegisterReturn;
    watch: (field: 'countryCode') => string;
    /** Made with `normaliseAddress`, or something that begins with it. */
    normalise: () => readonly string[];
    errors: { readonly [Field in AddressField]?: { message?: string } };
  };
  /** With the company first, and its VAT number. */
  isBusiness?: boolean;
}

/**
 * Fields of a delivery address in the order of its country, for a form whose rules have `addressSchema`. HTML has no
 * autocomplete token for the number of a house: browsers put it into the street, as address-line1 means, whether there is a field
 * for it or not. `normaliseAddress` takes it out again.
 */
export function AddressFields({
  form: { register, watch, normalise, errors },
  isBusiness = false,
}: AddressFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [isSplit, setSplit] = useState(false);
  useEffect(() => void loadPhonePlans(), []);
  const settle = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && fields.current?.contains(target)) setSplit(normalise().includes('streetNumber'));
  });
  useEffect(() => {
    // The browser's `change` comes once per edit and also after filling in, unlike React's own, which comes with every key. At
    // the document the form has the value already: React listens at the root.
    const onChange = (event: Event) => settle(event);
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  const country = watch('countryCode');
  const { isNumberOptional, isNumberFirst, isPostalCodeLast } = rulesOf(country);
  const field = (name: AddressField) => ({ ...register(name), error: errors[name]?.message });

  const company = (
    <TextField
      key="company"
      className={styles.whole}
      optional
      label={t('address.companyName')}
      autoComplete="shipping organization"
      {...field('companyName')}
    />
  );
  const street = (
    <TextField
      key="street"
      className={styles.whole}
      label={t('address.streetName')}
      autoComplete="shipping address-line1"
      {...field('streetName')}
    />
  );
  const number = (
    <Fragment key="number">
      <TextField
        className={styles.medium}
        label={t('address.streetNumber')}
        optional={isNumberOptional}
        {...field('streetNumber')}
      />
      <TextField
        className={styles.short}
        label={t('address.streetNumberAddition')}
        optional
        {...field('streetNumberAddition')}
      />
    </Fragment>
  );
  const postalCode = (
    <TextField
      key="postalCode"
      className={styles.short}
      label={t('address.postalCode')}
      autoComplete="shipping postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...field('postalCode')}
    />
  );
  const city = (
    <TextField
      key="city"
      className={styles.medium}
      label={t('address.city')}
      autoComplete="shipping address-level2"
      {...field('city')}
    />
  );

  return (
    <div ref={fields} className={styles.fields}>
      <VisuallyHidden live="polite">{isSplit ? t('address.streetNumber.split') : ''}</VisuallyHidden>
      <SelectField
        className={styles.whole}
        label={t('address.countryCode')}
        autoComplete="shipping country"
        options={options(country)}
        {...field('countryCode')}
      />
      {isBusiness && company}
      {isBusiness && (
        <TextField
          className={styles.whole}
          optional
          label={t('address.vatNumber')}
          autoComplete="off"
          spellCheck={false}
          {...field('vatNumber')}
        />
      )}
      <TextField
        className={classNames(styles.half, styles.name)}
        label={t('address.firstName')}
        autoComplete="shipping given-name"
        {...field('firstName')}
      />
      <TextField
        className={classNames(styles.half, styles.name)}
        label={t('address.lastName')}
        autoComplete="shipping family-name"
        {...field('lastName')}
      />
      {!isBusiness && company}
      {inOrder([street, number], isNumberFirst)}
      <TextField
        className={styles.whole}
        optional
        label={t('address.addressLine2')}
        autoComplete="shipping address-line2"
        {...field('addressLine2')}
      />
      {inOrder([postalCode, city], isPostalCodeLast)}
      <TextField
        className={styles.whole}
        type="tel"
        optional
        label={t('address.phoneNumber')}
        hint={t('address.phoneNumber.hint')}
        autoComplete="shipping tel"
        {...field('phoneNumber')}
      />
    </div>
  );
}

function options(country: string) {
  return countriesIn(currentLocale(), country || undefined).map(({ code, name }) => ({ value: code, text: name }));
}

/** Fields in the order of the country; by their keys they stay mounted, with their values, when it is reversed. */
function inOrder(parts: readonly ReactNode[], isTurned = false): ReactNode {
  return isTurned ? parts.toReversed() : parts;
}
