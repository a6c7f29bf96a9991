import { useQueryClient } from '@tanstack/react-query';
import { formatISO } from 'date-fns/formatISO';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isCurrentBusinessUser, settingsPath } from '#customer/business-user.ts';
import type { CustomerRecord } from '#customer/queries.ts';
import { loadPhonePlans } from '#forms/address/phone-number.ts';
import { DateField } from '#forms/date-field.tsx';
import { FormFrame } from '#forms/form-frame.tsx';
import { TextField } from '#forms/field.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { currentVendor } from '#vendor/vendor.ts';
import { detailsIn, detailsRecord, detailsRefusals, detailsRules, detailsValues, normaliseDetails } from '../form.ts';
import { hasCompany } from '../model.ts';
import { changeCustomer } from '../queries.ts';
import styles from './details-form.module.css';
import { Line } from './settings-section.tsx';

/** The customer's details to be changed (O101, O102). Once they are saved, the settings show them. */
export function DetailsForm({ customer }: { customer: CustomerRecord }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isBusiness = isCurrentBusinessUser();
  const [before] = useState(customer);
  const [rules] = useState(() =>
    detailsRules(currentVendor().country, () => formatISO(new Date(), { representation: 'date' })),
  );
  useEffect(() => void loadPhonePlans(), []);
  const form = useValidatedForm({
    rules,
    defaults: detailsValues(before),
    normalise: normaliseDetails,
    send: (details, from) => changeCustomer(client, { before: detailsIn(from), after: details }),
    goOn: () => void navigate(settingsPath()),
    record: detailsRecord(currentLocale()),
    refusable: detailsRefusals,
    errorsIn: 'summary',
    draft: 'personal-details',
  });
  const { register, errors } = form;
  const { dateOfBirth } = errors;
  return (
    <FormFrame
      form={form}
      label={t('settings.details')}
      submitLabel={t('settings.save')}
      cancelTo={settingsPath()}
      failureText={() => t('settings.saveFailed')}
    >
      <div className={styles.name}>
        <TextField
          label={t('settings.firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={t('settings.lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      {hasCompany(before, isBusiness) && (
        <TextField
          label={t('settings.companyName')}
          optional
          autoComplete="organization"
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      )}
      {isBusiness && (
        <TextField
          label={t('settings.vatNumber')}
          optional
          autoComplete="off"
          spellCheck={false}
          error={errors.vatNumber?.message}
          {...register('vatNumber')}
        />
      )}
      <DateField
        label={t('settings.dateOfBirth')}
        optional
        autoComplete="bday"
        parts={{
          day: register('dateOfBirth.day'),
          month: register('dateOfBirth.month'),
          year: register('dateOfBirth.year'),
        }}
        errors={dateOfBirth}
      />
      <TextField
        label={t('settings.phoneNumber')}
        optional
        type="tel"
        autoComplete="tel"
        hint={t('settings.phoneNumber.hint')}
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
    </FormFrame>
  );
}

/** Skeleton of the form while the record is being read. */
export function DetailsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <LoadingAnnouncement>{t('settings.loading')}</LoadingAnnouncement>
      <div className={styles.name}>
        <Place />
        <Place />
      </div>
      <Place isExplained width="18.5rem" />
      <Place isExplained />
    </div>
  );
}

/** @param isExplained a second line of text stands over the field */
function Place({ isExplained = false, width = '100%' }: { isExplained?: boolean; width?: string }) {
  return (
    <div className={styles.place} aria-hidden="true">
      <small>
        <Line width="9ch" />
      </small>
      {isExplained && (
        <small>
          <Line width="14ch" />
        </small>
      )}
      <Skeleton shape="tile" width={width} height={44} />
    </div>
  );
}
