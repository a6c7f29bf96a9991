import { onPersonalDataClear } from '#session/personal-data.ts';
import { FailureCard } from './failure-card.tsx';
import { showJobCards } from './job-cards.tsx';
import { putCard } from './page-cards.ts';

/** What takes each card away, by what it says. */
const kept = new Map<string, () => void>();

onPersonalDataClear(() => [...kept.keys()].forEach(forget));

/** Keeps a failure in sight, on whatever page the customer is, until she takes it away. One that says the same gives way to it. */
export function keepFailure(text: string, reference: string | undefined): void {
  forget(text);
  showJobCards();
  kept.set(text, putCard(<FailureCard text={text} reference={reference} onDismiss={() => forget(text)} />));
}

function forget(text: string): void {
  kept.get(text)?.();
  kept.delete(text);
}
