import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GoneError, hasStatus } from '#api/api-error.ts';
import { addressQueries } from '#customer/queries.ts';
import { Failure } from '#failures/failure.tsx';
import { AddressFields } from '#forms/address/address-fields.tsx';
import type { AddressField } from '#forms/address/address-values.ts';
import { ErrorSummary, FormState } from '#forms/form-frame.tsx';
import { SummaryContext } from '#forms/field.tsx';
import { SelectField } from '#forms/choice-fields.tsx';
import { SendButtons } from '#forms/send-buttons.tsx';
import { UnsavedChanges, UnsavedQuestion } from '#forms/unsaved-changes.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Revealed } from '#ui/in-view.tsx';
import { Skeleton } from '#ui/loading.tsx';
import type { Order } from '../model.ts';
import type { ChangingAddress } from '../address-change.ts';
import { addressBefore, type AddressSource, addressSources, ANOTHER, AS_NOW } from '../form.ts';
import { useAddressForm } from '../use-address-form.ts';
import styles from './address-dialog.module.css';

export interface AddressDialogProps {
  order: Order;
  changing: ChangingAddress;
}

/** Dialog with the address to which the order is to go instead: one of the customer's, or one that is typed (A2.93). */
export function AddressDialog({ order, changing }: AddressDialogProps) {
  const { change, giveUp } = changing;
  const isTooLate = change.name === 'RequestFailed' && hasStatus(change.error, 409);
  return isTooLate ? (
    <TooLate error={change.error} onClose={giveUp} />
  ) : (
    <AddressForm order={order} changing={changing} />
  );
}

function AddressForm({ order, changing }: AddressDialogProps) {
  const { form, choose } = useAddressForm(order, changing);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    form.giveUp();
    changing.giveUp();
  };
  const isGone = form.failure instanceof GoneError;
  const close = () => (form.isDirty && !isGone ? setAsking(true) : leave());
  const toOrders = (
    <Link to={paths.orders()} className={buttonClass('secondary')} onClick={form.giveUp}>
      {t('order.notFound.toOrders')}
    </Link>
  );
  return (
    <>
      <Dialog
        title={t('order.address.title')}
        closeLabel={t('dialog.close')}
        closable={!form.isSending}
        onClose={close}
        // What was typed is kept as a draft, as on every page that is left.
        onLeavePage={changing.giveUp}
        fallbackFocus={contentOfPage}
        onSubmit={form.onSubmit}
        footer={
          <SendButtons
            send={isGone ? undefined : t('order.address.save')}
            isSending={form.isSending}
            busyLabel={t('order.address.saving')}
            onCancel={leave}
          />
        }
      >
        <SummaryContext value={true}>
          <ErrorSummary
            problems={form.problems}
            attempts={form.attempts}
            onFollow={(name) => form.setFocus(name as AddressField)}
          />
          <FormState form={form} />
          <ChooseAddress order={order} chosen={form.watch('source')} onChoose={choose} />
          <AddressFields form={form} />
          {form.failure !== undefined && (
            <Revealed by={form.failure} className={styles.failure}>
              <Failure of={form} text={t('order.addressFailed')} gone={{ text: t('order.gone'), actions: toOrders }} />
            </Revealed>
          )}
        </SummaryContext>
      </Dialog>
      <UnsavedChanges isDirty={form.isDirty} mayLose={form.mayLose} giveUp={form.giveUp} />
      {isAsking && <UnsavedQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    </>
  );
}

/** Production has started in the meantime, so that nothing typed here matters any more. */
function TooLate({ error, onClose }: { error: unknown; onClose: () => void }) {
  return (
    <Dialog
      role="alertdialog"
      title={t('order.address.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      fallbackFocus={contentOfPage}
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <Failure of={{ failure: error }} text={t('order.address.tooLate')} />
    </Dialog>
  );
}

/** The button that opened it may be gone: the address may not be changed for ever. */
function contentOfPage(): HTMLElement | null {
  return document.getElementById('content');
}

interface ChooseAddressProps {
  order: Order;
  /** The key of the source that the fields were filled from. */
  chosen: string;
  onChoose: (source: AddressSource) => void;
}

/** Fills the form from one of the customer's addresses. Without any there is only the form; when they cannot be had, it is said above it. */
function ChooseAddress({ order, chosen, onChoose }: ChooseAddressProps) {
  const { data: saved, isFetching, error, refetch } = useQuery(addressQueries.list());
  // Those that were read before stay when they cannot be read again.
  if (!saved) return error ? <Failure of={{ error, refetch, isFetching }} /> : <Skeleton className={styles.place} />;
  const sources = addressSources(addressBefore(order), saved, chosen, currentLocale());
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
