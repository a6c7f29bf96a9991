import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(...lines: string[]) {
  const file = join(folder, 'a.yaml');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return readDocument<{ [name: string]: unknown }>(file);
}

const named = { type: 'object', required: ['name'] };
const NAMED = 'named: { type: object, required: [name] }';

describe('a document', () => {
  it('has what a reference points to in its place, with what stands beside it', () => {
    const { content, raw } = read(
      NAMED,
      "list: { type: array, items: { $ref: '#/named' } }",
      "told: { $ref: '#/named', description: One. }",
      "twice: { $ref: '#/list/items' }",
    );
    expect(content).toEqual({
      named,
      list: { type: 'array', items: named },
      told: { ...named, description: 'One.' },
      twice: named,
    });
    expect(raw).toMatchObject({ list: { items: { $ref: '#/named' } } });
  });

  it('shares what has a name, so that it can be told by it', () => {
    const { content } = read(NAMED, "other: { $ref: '#/named' }", 'anchored: &one { a: 1 }', 'again: *one');
    expect(content['other']).toBe(content['named']);
    expect(content['again']).toBe(content['anchored']);
  });

  it('follows names with slashes, tildes and signs', () => {
    const { content } = read(
      "'/a/{id}': { '~x': 1 }",
      "to: { $ref: '#/~1a~1{id}' }",
      "deep: { $ref: '#/~1a~1%7Bid%7D' }",
    );
    expect(content['to']).toEqual({ '~x': 1 });
    expect(content['deep']).toEqual({ '~x': 1 });
  });

  it('knows the line of each part', () => {
    const { content, placeOf } = read(
      "list: { $ref: '#/named' }",
      NAMED,
      'paths:',
      '  /a/b:',
      '    get:',
      '      tags: [x,',
      '        y]',
    );
    const at = (line: number) => `${join(folder, 'a.yaml')}:${line}`;
    expect(placeOf(content, 'paths', '/a/b', 'get')).toBe(at(5));
    expect(placeOf(content['paths'], '/a/b', 'get', 'tags', 1)).toBe(at(7));
    expect(placeOf(content['list'])).toBe(at(2));
    expect(placeOf({})).toBeUndefined();
  });

  it.each([
    ['leads nowhere', 2, ['a: 1', "b: { $ref: '#/gone' }"]],
    ['leads out of it', 2, ['a: 1', "b: { $ref: 'other.yaml#/a' }"]],
    ['leads into itself', 2, ['a:', "  b: { $ref: '#/a' }"]],
    ['has an escape that is none', 2, ['a: 1', "b: { $ref: '#/a/%ZZ' }"]],
    ['leads in a circle', 2, ["a: { $ref: '#/b' }", "b: { $ref: '#/a' }"]],
  ])('with a reference that %s is refused with its line', (_, line, lines) => {
    expect(() => read(...lines)).toThrow(new RegExp(`a\\.yaml:${line}: .*(leads nowhere|contains itself)`));
  });

  it('with an anchor that contains itself is refused with its line', () => {
    expect(() => read('a: 1', 'b: &b', '  c: [1]', '  d: [*b]')).toThrow(/a\.yaml:4: an anchor contains itself$/);
  });

  it('that is not readable, or not there, is refused', () => {
    expect(() => read('a: 1', '---')).toThrow(/a\.yaml:1: not readable YAML: /);
    expect(() => read('a: 1', 'b: [')).toThrow(/a\.yaml:[23]: not readable YAML: /);
    expect(() => readDocument(join(folder, 'gone.yaml'))).toThrow(/ENOENT/);
  });
});
