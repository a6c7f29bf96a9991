import { useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { GoneError } from '#api/reactions.ts';
import { Failure } from '#failures/failure.tsx';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { SummaryContext } from '#forms/field.tsx';
import { FormState } from '#forms/form-state.tsx';
import { UnsavedChanges } from '#forms/unsaved-changes.tsx';
import { UnsavedQuestion } from '#forms/unsaved-question.tsx';
import type { AddressField } from '#forms/address/address-values.ts';
import { AddressFields } from '#forms/address/address-fields.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Revealed } from '#ui/revealed.tsx';
import type { Order } from '../model.ts';
import { ChooseAddress } from './address/choose-address.tsx';
import type { ChangingAddress } from './address/use-address-change.ts';
import { useAddressForm } from './address/use-address-form.ts';
import styles from './address-dialog.module.css';

export interface AddressDialogProps {
  order: Order;
  changing: ChangingAddress;
}

/** Where the order is to go instead: an address of the customer's, or one that is typed (A2.93). */
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
  const { form, from, choose } = useAddressForm(order, changing);
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
          <>
            <Button onClick={() => !form.isSending && leave()}>{t('dialog.cancel')}</Button>
            {!isGone && (
              <Button type="submit" variant="primary" busy={form.isSending} busyLabel={t('order.address.saving')}>
                {t('order.address.save')}
              </Button>
            )}
          </>
        }
      >
        <SummaryContext value={true}>
          <ErrorSummary
            problems={form.problems}
            attempts={form.attempts}
            onFollow={(name) => form.setFocus(name as AddressField)}
          />
          <FormState form={form} />
          <ChooseAddress order={order} chosen={from} onChoose={choose} />
          <AddressFields form={form} />
          {form.failure !== undefined && (
            <Revealed by={form.failure} className={styles.failure}>
              <Failure
                of={{ failure: form.failure }}
                text={t('order.addressFailed')}
                gone={{ text: t('order.gone'), actions: toOrders }}
              />
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
