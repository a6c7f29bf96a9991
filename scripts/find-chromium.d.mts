export function findChromium(): string | undefined;
export const chromiumFlags: string[];
