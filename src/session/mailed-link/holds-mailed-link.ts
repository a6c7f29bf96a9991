/** Whether the query of an address is that of a mail's link: it holds what must not stay there (S31). */
export function holdsMailedLink(search: string): boolean {
  return /[?&](confirmation-token|email)=/.test(search);
}
