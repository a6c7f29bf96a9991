import { StartFailure } from '../core/start-failure.ts';
import type { Delivery } from '../http/deliver.ts';
import type { Mounted } from '../http/mounted.ts';

type Json = unknown;
type Found = { holder: Record<string, Json>; name: string; value: Json };

/** Changes the answer in place; what has no such place stays as it is. */
const bodyDefects: Record<string, (body: Json) => void> = {
  'missing-field': (body) =>
    changeFirst(
      body,
      () => true,
      ({ holder, name }) => Reflect.deleteProperty(holder, name),
    ),
  'wrong-type': (body) =>
    changeFirst(
      body,
      () => true,
      ({ holder, name, value }) => Reflect.set(holder, name, typeof value === 'object' ? 'defect' : { defect: true }),
    ),
  'wrong-code': (body) =>
    changeFirst(body, ({ name, value }) => name === 'code' && typeof value === 'string', replaceBy('defect')),
  'bad-date': (body) =>
    changeFirst(
      body,
      ({ value }) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value),
      replaceBy('the day before yesterday'),
    ),
  'null-id': (body) => changeFirst(body, ({ name }) => /(?:^i|I)d$/.test(name), replaceBy(null)),
};

const WRONG_STATUS = 'wrong-status';

/** Defects of a response that SANDBOX_DEFECT can cause. */
const defectKinds: readonly string[] = [WRONG_STATUS, ...Object.keys(bodyDefects)];

/**
 * The negative control of contract verification: one operation answers defectively, after its answers have been checked
 * against the spec. Faults of the control interface answer before and stay as they are told.
 * @param defect `<operationId>:<kind>`, or `<service>/<operationId>:<kind>`; left out: nothing is changed
 * @throws StartFailure in one line for an operation or a kind that there is not
 */
export function withDefect(mounted: readonly Mounted[], defect: string | undefined): Mounted[] {
  if (!defect) return [...mounted];
  const [, slug, operationId = '', kind = ''] = /^(?:([\w-]+)\/)?(\w+):([\w-]+)$/.exec(defect) ?? [];
  if (operationId === '') throw refusal(defect, 'it must be <operationId>:<kind>');
  if (!defectKinds.includes(kind))
    throw refusal(defect, `there is no kind ${kind}, there are ${defectKinds.join(', ')}`);
  const isMeant = (service: Mounted) =>
    (slug === undefined || service.slug === slug) && (service.operationIds?.includes(operationId) ?? false);
  if (!mounted.some(isMeant)) throw refusal(defect, `no service has an operation ${operationId}`);

  return mounted.map((service) =>
    isMeant(service)
      ? {
          ...service,
          async answer(exchange) {
            const delivery = await service.answer(exchange);
            const isHit = service.operationIdOf(exchange.method, exchange.path, exchange.body) === operationId;
            return delivery && isHit ? defective(delivery, kind) : delivery;
          },
        }
      : service,
  );
}

function refusal(defect: string, reason: string): StartFailure {
  return new StartFailure(`SANDBOX_DEFECT=${defect} cannot be brought about: ${reason}.`, undefined);
}

function defective(delivery: Delivery, kind: string): Delivery {
  if (kind === WRONG_STATUS) return { ...delivery, status: delivery.status < 400 ? 500 : 200 };
  const { headers = {}, body } = delivery;
  if (!(body instanceof Uint8Array) || !headers['content-type']?.startsWith('application/json')) return delivery;
  const value: Json = JSON.parse(new TextDecoder().decode(body));
  bodyDefects[kind]?.(value);
  return { ...delivery, body: Buffer.from(JSON.stringify(value)) };
}

function changeFirst(body: Json, isMeant: (found: Found) => boolean, change: (found: Found) => unknown): void {
  const found = firstIn(body, isMeant);
  if (found) change(found);
}

function replaceBy(value: Json): (found: Found) => unknown {
  return ({ holder, name }) => Reflect.set(holder, name, value);
}

/** The first field that is meant, from the outside in. */
function firstIn(body: Json, isMeant: (found: Found) => boolean): Found | undefined {
  const waiting: Json[] = [body];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      const holder = value as Record<string, Json>;
      const found = Object.entries(holder)
        .map(([name, part]) => ({ holder, name, value: part }))
        .find(isMeant);
      if (found) return found;
    }
    waiting.push(...Object.values(value));
  }
  return undefined;
}
