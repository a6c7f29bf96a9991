import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Services whose spec is not called after them. */
const APART: Readonly<Record<string, string>> = {
  'photo-push': 'push.asyncapi.yaml',
  'identity-provider': 'sign-in/identity-provider.yaml',
};

/** The file of a service's spec in openapi/; most are named after it. */
export function specFile(slug: string): string {
  return APART[slug] ?? `${slug}.yaml`;
}

/**
 * The names of a folder's files, sorted, without what editors leave there: hidden files, such as a lock that is a link to nothing, and
 * folders that are called like a file.
 */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .sort();
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
