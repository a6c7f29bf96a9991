const APART: Readonly<Record<string, string>> = {
  'photo-push': 'push.asyncapi.yaml',
  'identity-provider': 'sign-in/identity-provider.yaml',
};

/** The file of a service's spec in openapi/; most are named after it. */
export function specFile(slug: string): string {
  return APART[slug] ?? `${slug}.yaml`;
}

/** The slugs of the services that send messages, which AsyncAPI describes. */
export function messageSlugs(): string[] {
  return Object.keys(APART).filter((slug) => specFile(slug).endsWith('.asyncapi.yaml'));
}
