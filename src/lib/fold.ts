/** A text without case and accents, so that `ete` finds `Été`; for comparing, not for showing. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
