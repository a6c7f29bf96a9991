export const unpackedDriver: string;
export function findChromedriver(): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; browser: string } | undefined;
