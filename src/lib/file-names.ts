/** What systems reserve or take for a folder. */
const RESERVED = /[/\\:*?"<>|]/g;
/** Control characters, and those that cannot be seen or turn text around: "gpj.exe" must not look like "exe.jpg". */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const LONGEST = 200;

/**
 * The name of a file as it may be saved, whatever the service calls it (S43).
 * @param substitute for a name of which nothing is left
 */
export function safeFileName(name: string, substitute: string): string {
  const safe = name
    .replace(INVISIBLE, '')
    .replace(RESERVED, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (safe.length <= LONGEST) return safe || substitute;
  const [extension = ''] = /\.\w{1,8}$/.exec(safe) ?? [];
  return safe.slice(0, LONGEST - extension.length) + extension;
}
