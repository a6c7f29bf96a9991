export const unreachable: string;
export class SetupFailure extends Error {}
export function plainReason(cause: unknown): string | undefined;
export function endWith(cause: unknown): never;
