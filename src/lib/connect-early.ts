/** Has the browser connect to servers while nothing is known yet of what will be asked of them. */
export function connectEarly(addresses: readonly string[]): void {
  const origins = new Set(
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  for (const origin of origins) {
    if (origin === location.origin) continue;
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = origin;
    document.head.append(link);
  }
}
