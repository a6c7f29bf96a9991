export class SetupFailure extends Error {}
export function portTaken(port: string | number | undefined): string;
export function plainReason(cause: unknown): string | undefined;
export function endWith(cause: unknown): never;
