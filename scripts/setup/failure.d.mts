export class SetupFailure extends Error {}
export const unreachable: string;
export function portTaken(port: string | number | undefined): string;
export function plainReason(cause: unknown): string | undefined;
export function endWith(cause: unknown): never;
