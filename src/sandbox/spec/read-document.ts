import { readFileSync } from 'node:fs';
import {
  getLineColLocation,
  isRef,
  makeDocumentFromString,
  unescapePointer,
  YamlParseError,
  type Document,
} from '@redocly/openapi-core';
import { pointerOf } from './pointer.ts';

/** An OpenAPI or AsyncAPI file, with what each reference points to in its place. */
export interface SpecDocument<Content> {
  content: Content;
  /** As it stands in the file, for tools that follow references themselves. */
  raw: object;
  /** `openapi/order.yaml:12`: where a part of the content begins, or something in it; undefined for what is none. */
  placeOf: (part: unknown, ...names: (string | number)[]) => string | undefined;
}

/**
 * Reads a spec: the one reader of references, for the generator, the sandbox and the contracts.
 * @throws Error naming file and line when it is not readable YAML, a reference leads nowhere or into itself, or an anchor into itself
 */
export function readDocument<Content>(file: string): SpecDocument<Content> {
  const { source, parsed } = parsedFile(file);
  const at = (pointer: string) => `${file}:${getLineColLocation({ source, pointer, reportOnKey: true }).start.line}`;
  const { content, pointers } = withoutReferences(parsed, at);
  return {
    content: content as Content,
    raw: parsed,
    placeOf: (part, ...names) => {
      const pointer = pointers.get(part);
      return pointer === undefined ? undefined : at(pointer + pointerOf(...names));
    },
  };
}

/**
 * The document as it stands in a file; of an empty one an object without anything.
 * @throws Error naming file and line when it is not readable YAML
 */
export function parsedFile(file: string): Document {
  try {
    const document = makeDocumentFromString(readFileSync(file, 'utf8'), file);
    return { ...document, parsed: document.parsed ?? {} };
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    // Of a second document in the file it knows no line.
    throw new Error(`${file}:${error.line || 1}: not readable YAML: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`, {
      cause: error,
    });
  }
}

/** Parts that references or anchors share are shared in the result, too: a schema with a name can be told by being the same. */
function withoutReferences(
  document: unknown,
  at: (pointer: string) => string,
): { content: unknown; pointers: Map<unknown, string> } {
  const done = new Map<object, unknown>();
  const pointers = new Map<unknown, string>();
  const open = new Set<object>();
  const written = (node: unknown, pointer: string): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (!done.has(node)) {
      if (open.has(node)) throw new Error(`${at(pointer)}: an anchor contains itself`);
      open.add(node);
      const result = isRef(node) ? followed(node, pointer) : inside(node, pointer);
      done.set(node, result);
      // Of what is referred to, its own place was noted first.
      if (!pointers.has(result)) pointers.set(result, pointer);
      open.delete(node);
    }
    return done.get(node);
  };
  const inside = (node: object, pointer: string): unknown =>
    Array.isArray(node)
      ? node.map((part, index) => written(part, `${pointer}/${index}`))
      : Object.fromEntries(
          Object.entries(node).map(([name, part]) => [name, written(part, pointer + pointerOf(name))]),
        );
  const followed = ({ $ref, ...beside }: { $ref: string }, pointer: string): unknown => {
    const target = pointedAt(document, $ref);
    if (target === undefined) throw new Error(`${at(pointer)}: ${$ref} leads nowhere`);
    if (typeof target === 'object' && open.has(target as object))
      throw new Error(`${at(pointer)}: ${$ref} contains itself`);
    const whole = written(target, $ref);
    return Object.keys(beside).length > 0 ? { ...(whole as object), ...(inside(beside, pointer) as object) } : whole;
  };
  return { content: written(document, '#'), pointers };
}

/** The target of a reference such as `#/components/schemas/Album`; none leads out of its document, nor has escapes that are none. */
function pointedAt(document: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  try {
    return reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, step) =>
          typeof node === 'object' && node !== null ? Reflect.get(node, unescapePointer(step)) : undefined,
        document,
      );
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
