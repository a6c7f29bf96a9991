/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  press({ href: url, download: name });
  // The browser has taken it over by then, however slow the machine is.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Leaves a link to the browser, which may save what the page may not read. It never leads away from the app. */
export function saveLink(url: string, name: string): void {
  press({ href: url, download: name, target: '_blank', rel: 'noopener noreferrer' });
}

function press(attributes: Pick<HTMLAnchorElement, 'href' | 'download'> & Partial<Pick<HTMLAnchorElement, 'target' | 'rel'>>): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
