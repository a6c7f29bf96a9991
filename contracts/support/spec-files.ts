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

/** Endings of the files that describe services, and of those that are mistaken for them. */
const DESCRIBES = /\.(?:ya?ml|json|graphql)$/i;

/**
 * Files of openapi/, or of its baseline, that describe services, as sorted paths: `product.yaml`, `sign-in/identity-provider.yaml`,
 * `merchandise.graphql`. What editors and git leave there is none of them: hidden files, such as a lock that is a link to nothing,
 * copies (`product.yaml.orig`), and folders that are called like a file.
 */
export function specFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => DESCRIBES.test(path) && !/^baseline\/|(?:^|\/)\./.test(path))
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** Whether a file of openapi/ is the spec of its service; another stands beside one (GraphQL), or for no service. */
export function isSpec(file: string): boolean {
  return file === specFile(serviceOf(file));
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
