import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { hasStatus } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useOverdue } from '#lib/timers.ts';
import { paths } from '#paths';
import { Button, buttonClass } from '#ui/button.tsx';
import { ExpiredDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { showToast } from '#ui/toast-store.ts';
import { addToTray, type Added, limitText } from './tray/add-action.ts';
import { addressFrom, type Received, receivedQuery } from './received.ts';
import styles from './received-screen.module.css';

/** Time, in ms, after which the customer is told that it may take a while. */
const SLOW_AFTER_MS = 4_000;

/** The tray could not take the photos. */
class NotTaken extends Error {
  readonly whyNot: Added['whyNot'];

  constructor(whyNot: Added['whyNot']) {
    super('The print tray could not take the photos');
    this.whyNot = whyNot;
  }
}

/** Page that a tray from another device comes in by: its photos are added to the tray of this one. See: [Note: A tray goes to another device] */
export function ReceivedScreen() {
  const { ids = '' } = useParams();
  const { search } = useLocation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const address = addressFrom(ids, new URLSearchParams(search).get('in'));
  const received = useQuery(receivedQuery(client, address));
  const isSlow = useOverdue(SLOW_AFTER_MS, received.isPending);
  const keep = useWrite(take, {
    errorsIn: 'page',
    onSuccess(amount) {
      if (amount > 0) showToast({ tone: 'success', text: t('tray.received', { count: amount, amount }) });
      void navigate(paths.printTray(), { replace: true });
    },
  });
  const { data } = received;
  const start = useEffectEvent((photos: Received) => void keep.run(photos));
  useEffect(() => {
    if (data) start(data);
  }, [data]);
  return (
    <PageLayout>
      <PageHead title={t('tray.title')} />
      {content()}
    </PageLayout>
  );

  function content(): ReactNode {
    if (!address) return <Expired />;
    if (received.isError) return hasStatus(received.error, 404) ? <Expired /> : <Failure as="page" of={received} />;
    if (data && keep.failure !== undefined) {
      const isFull = keep.failure instanceof NotTaken && keep.failure.whyNot === 'full';
      return (
        <Failure
          of={keep}
          text={isFull ? limitText() : t('tray.notStored')}
          actions={
            <>
              <Button onClick={() => void keep.run(data)}>{t('failure.retry')}</Button>
              <ToTray />
            </>
          }
        />
      );
    }
    return (
      <div className={styles.wait}>
        <Spinner size="large" />
        <p role="status">{t(isSlow ? 'tray.receiving.slow' : 'tray.receiving')}</p>
      </div>
    );
  }
}

async function take({ photos, gone }: Received): Promise<number> {
  const { added, whyNot } = await addToTray(photos, gone);
  if (whyNot) throw new NotTaken(whyNot);
  return added;
}

/** The selection is kept no longer, or it is of another account: the service does not say which. */
function Expired() {
  return (
    <EmptyState drawing={<ExpiredDrawing />} title={t('tray.expired.title')} actions={<ToTray />}>
      <p>{t('tray.expired.text', { action: t('tray.continue') })}</p>
      <p>{t('tray.expired.account')}</p>
    </EmptyState>
  );
}

function ToTray() {
  return (
    <Link to={paths.printTray()} className={buttonClass('secondary')}>
      {t('tray.open')}
    </Link>
  );
}
