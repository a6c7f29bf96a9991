import { basename } from 'node:path';

/** Services whose spec is not called after them. */
const APART: Readonly<Record<string, string>> = {
  'photo-push': 'push.asyncapi.yaml',
  'identity-provider': 'sign-in/identity-provider.yaml',
};

/** The file of a service's spec in openapi/; most are named after it. */
export function specFile(slug: string): string {
  return APART[slug] ?? `${slug}.yaml`;
}

/** The service that a file of openapi/ describes: `merchandise` for merchandise.yaml, merchandise.graphql and merchandise-schema.graphql. */
export function serviceOf(file: string): string {
  const [apart] = Object.entries(APART).find(([, name]) => name === file) ?? [];
  return apart ?? basename(file).replace(/(-schema\.graphql|\.asyncapi\.yaml|\.\w+)$/, '');
}

/** Whether a file of openapi/ describes a service that sends messages. */
export function isMessageSpec(file: string): boolean {
  return file.endsWith('.asyncapi.yaml');
}

/** The slugs of the services that send messages, which AsyncAPI describes. */
export function messageSlugs(): string[] {
  return Object.keys(APART).filter((slug) => isMessageSpec(specFile(slug)));
}
