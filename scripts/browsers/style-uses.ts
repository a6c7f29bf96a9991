import { readFileSync } from 'node:fs';
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import type { Use } from './script-uses.ts';
import { compatOf, nameOfPath, pathsBelow } from './support.ts';

/** Paths of functions, by name: in groups, `css.types.color.light-dark`. */
const functions = new Map(pathsBelow('css.types').map((path) => [nameOfPath(path), path]));

/**
 * Uses by style sheets, as MDN's data names them: properties, their words and functions, at-rules, selectors. A
 * declaration that stands below `@supports`, or after another one of the same property, has its fallback beside it.
 */
export function usesOfStyles(files: readonly string[]): Use[] {
  return files.flatMap((file) => {
    const uses: Use[] = [];
    const note = (paths: string[], line = 0) => {
      const api = paths.find((path) => compatOf(path));
      if (api) uses.push({ api, file, line });
    };
    parse(readFileSync(file, 'utf8'), { from: file }).walk((node) => {
      const line = node.source?.start?.line;
      if (node.type === 'comment' || isBelowSupports(node)) return;
      if (node.type === 'atrule') pathsOfAtRule(node).forEach((path) => note([path], line));
      if (node.type === 'rule')
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) note([`css.selectors.${name}`], line);
      if (node.type === 'decl' && !hasFallback(node)) pathsOfDeclaration(node).forEach((paths) => note(paths, line));
    });
    return uses;
  });
}

function pathsOfAtRule({ name, params }: AtRule): string[] {
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => `css.at-rules.${name}.${feature}`);
  return [`css.at-rules.${name}`, ...features];
}

function pathsOfDeclaration({ prop, value }: Declaration): string[][] {
  const property = `css.properties.${prop}`;
  // What stands in strings, and in names of our own, is not the browser's.
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');
  const called = [...text.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => [
    `${property}.${name}`,
    functions.get(name) ?? '',
  ]);
  const words = [...text.matchAll(/(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => [`${property}.${word}`]);
  return prop.startsWith('--') ? called : [[property], ...called, ...words];
}

function isBelowSupports(node: ChildNode): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  return (
    (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isBelowSupports(parent as Rule | AtRule)
  );
}

function hasFallback(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === declaration.prop) return true;
  return false;
}
