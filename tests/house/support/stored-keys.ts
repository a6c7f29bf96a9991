import ts from 'typescript';
import type { SourceText } from './notes.ts';

/** What the product stores by a name: keys of web storage, and databases. A name that goes on with what it belongs to ends in "…". */
export interface StoredNames {
  keys: string[];
  databases: string[];
  /** Files that store by a name that is only known when they run. */
  unread: string[];
}

const STORES = new Set(['getItem', 'setItem', 'removeItem']);
const NAMED_BY = new Map<string, Named['kind']>([
  ['openTable', 'database'],
  ['setFileFlag', 'key'],
]);

/** Every name by which these files store something: in a `Stored`, in a call of a storage, in `openTable` or `setFileFlag`. */
export function storedNames(sources: readonly SourceText[]): StoredNames {
  const files = sources
    .filter(({ content }) =>
      /\bStored<|\b(get|set|remove)Item\(|\b(openTable|setFileFlag)\(|\bexport const \w+ = '/.test(content),
    )
    .map(({ path, content }) => ({ path, file: ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true) }));
  const exported = new Map(files.flatMap(({ file }) => [...textsOf(file)]));
  const found = files.flatMap(({ path, file }) => {
    const texts = new Map([...exported, ...textsOf(file)]);
    return namesIn(file).map((named) => ({ path, ...named, names: namesOf(named.name, texts) }));
  });
  const all = (kind: Named['kind']) =>
    [...new Set(found.filter((one) => one.kind === kind).flatMap(({ names }) => names ?? []))].toSorted();
  return {
    keys: all('key'),
    databases: all('database'),
    unread: [...new Set(found.filter(({ names }) => !names).map(({ path }) => path))].toSorted(),
  };
}

interface Named {
  kind: 'key' | 'database';
  name: ts.Expression;
}

function namesIn(node: ts.Node): Named[] {
  const here: Named[] = [];
  if (ts.isCallExpression(node) && node.arguments[0]) {
    const called = node.expression;
    if (ts.isPropertyAccessExpression(called) && STORES.has(called.name.text))
      here.push({ kind: 'key', name: node.arguments[0] });
    const kind = ts.isIdentifier(called) && NAMED_BY.get(called.text);
    if (kind) here.push({ kind, name: node.arguments[0] });
  }
  // The three members of a `Stored`, whatever it is declared as.
  if (ts.isObjectLiteralExpression(node)) {
    const members = new Map(node.properties.map((property) => [property.name?.getText(), property]));
    const key = members.get('key');
    if (key && members.has('parse') && members.has('store'))
      here.push({ kind: 'key', name: ts.isPropertyAssignment(key) ? key.initializer : node });
  }
  ts.forEachChild(node, (child) => void here.push(...namesIn(child)));
  return here;
}

/** The texts that a name may be; undefined where that is not known from the source. */
function namesOf(name: ts.Expression, texts: ReadonlyMap<string, string>): string[] | undefined {
  if (ts.isStringLiteralLike(name)) return [name.text];
  if (ts.isTemplateExpression(name)) return name.head.text === '' ? undefined : [`${name.head.text}…`];
  if (ts.isBinaryExpression(name)) return namesOf(name.left, texts)?.map((text) => `${text}…`);
  if (ts.isConditionalExpression(name)) {
    const [yes, no] = [namesOf(name.whenTrue, texts), namesOf(name.whenFalse, texts)];
    return yes && no && [...yes, ...no];
  }
  const text = ts.isIdentifier(name) ? texts.get(name.text) : undefined;
  return text === undefined ? undefined : [text];
}

/** The constants of a file that are texts. */
function textsOf(file: ts.SourceFile): Map<string, string> {
  const texts = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer && ts.isStringLiteralLike(initializer))
        texts.set(name.text, initializer.text);
  }
  return texts;
}
