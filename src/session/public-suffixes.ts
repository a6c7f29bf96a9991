/**
 * Suffixes of more than one label under which strangers own the next label: those of the vendors' countries, and of
 * hosts that previews are deployed to. Not the whole list of publicsuffix.org, which weighs more than this app:
 * browsers refuse cookies for the rest, and the tokens then stay with their host (src/session/token-cookies.ts).
 */
const SUFFIXES: Readonly<Record<string, string>> = {
  uk: 'ac co gov ltd me net nhs org plc police sch',
  nl: 'co',
  be: 'ac',
  fr: 'asso com gouv nom prd tm',
  es: 'com edu gob nom org',
  it: 'edu gov',
  pt: 'com edu gov int net nome org publ',
  at: 'ac co gv or',
  dk: 'co',
  no: 'co dep fhs fylkesbibl kommune mil stat vgs',
  se: 'ac org pp tm',
  de: 'com',
  app: 'netlify vercel web',
  com: 'amazonaws azurewebsites cloudapp herokuapp',
  dev: 'pages workers',
  io: 'github gitlab',
  net: 'azurewebsites cloudfront',
};

/** Whether nobody owns this domain as a whole (S13). A bare top-level domain is one. */
export function isPublicSuffix(domain: string): boolean {
  const labels = domain.split('.');
  const [name = '', topLevel] = labels;
  if (topLevel === undefined) return true;
  if (labels.length !== 2 || !Object.hasOwn(SUFFIXES, topLevel)) return false;
  return SUFFIXES[topLevel]?.split(' ').includes(name) ?? false;
}
