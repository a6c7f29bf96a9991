export const unpackedNginx: string;
export function findNginx(): { program: string; mimeTypes: string; brotliModule: string | undefined } | undefined;
