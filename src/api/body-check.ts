import type { OperationId } from '#generated/operations.d.ts';

/** Looks at a JSON body before it is sent. @throws Error where it breaks the spec */
export type BodyCheck = (operationId: OperationId, json: string) => void;

let check: BodyCheck | undefined;

/** Has every JSON body looked at; in development and in tests alone, see check-bodies.ts. */
export function setBodyCheck(next: BodyCheck | undefined): void {
  check = next;
}

/** The check in force, if any. */
export function bodyCheck(): BodyCheck | undefined {
  return check;
}
