/**
 * The two questions that a change of a spec answers. The specs say what this client asks of its services, so both count:
 * `today`: would the services that run today, which keep the baseline, satisfy the client that is generated from this spec?
 * `baseline`: would the client of the baseline, which customers have open, be satisfied by services that keep this spec?
 */
export type Question = 'today' | 'baseline';

/** One difference between two versions of a spec. */
export interface Change {
  /** The operationId, or what else the change is in. */
  operation: string;
  /** Part of the operation, such as `200 items[].price`, `query limit` or `body name`; empty for the operation itself. */
  place: string;
  text: string;
  /** The questions to which it is a no. */
  breaks: Question[];
  /** `openapi/order.yaml:12`, in the baseline for what is gone. */
  at: string;
  /** Whether it is in `x-client`, how the client calls: no affair of the service. */
  ofClient?: true;
}

export const BOTH: Question[] = ['today', 'baseline'];
