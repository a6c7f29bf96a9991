/** First labels of a host that name a stage and not the vendor (O163). */
const stages = ['test', 'acc', 'acceptance'];
const word = `(?:account|www|${stages.join('|')})`;
const prefixes = new RegExp(`^(?:${word}(?:-${word})*\\.)+`);

/**
 * A host without its account, www, test and acceptance prefixes, also joined ones such as `test-account.`: what names
 * the vendor, and what the vendor's sites share their cookies on (A9.7).
 */
export function withoutPrefixes(hostname: string): string {
  return hostname.toLowerCase().replace(prefixes, '');
}

/** Whether the prefixes of a host name a test or acceptance stage (O105). */
export function isTestHost(hostname: string): boolean {
  const [prefix = ''] = prefixes.exec(hostname.toLowerCase()) ?? [];
  return prefix.split(/[-.]/).some((label) => stages.includes(label));
}
