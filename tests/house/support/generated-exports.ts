import { posix } from 'node:path';
import ts from 'typescript';

/** A file of the project: its path from the root, and what it says. */
export interface SourceFile {
  path: string;
  text: string;
}

/**
 * Exports below generated/ that no other file imports. A name that is a value and a type counts once; a file that
 * is imported as a whole has all that it exports imported.
 * @param files those of the project that may import; all below generated/ among them
 * @returns one line each: file and name
 */
export function exportsWithoutImporter(files: readonly SourceFile[]): string[] {
  const modules = new Map(files.filter(({ path }) => /\.tsx?$/.test(path)).map((file) => [file.path, readOnce(file)]));
  const used = new Set<string>();
  for (const [importer, { imports }] of modules) for (const { from, name } of imports) use(importer, from, name);
  return [...modules].flatMap(([path, { exports }]) =>
    path.startsWith('generated/')
      ? exports.filter((name) => !used.has(`${path} ${name}`)).map((name) => `${path} ${name}`)
      : [],
  );

  /** Marks what an import names, through files that hand on what others export. */
  function use(importer: string, from: string, name: string): void {
    const target = modules.get(from);
    if (!target || from === importer) return;
    if (name === '*') target.exports.forEach((one) => used.add(`${from} ${one}`));
    used.add(`${from} ${name}`);
    for (const handedOn of target.handsOn) use(from, handedOn, name);
  }
}

interface Module {
  exports: string[];
  imports: { from: string; name: string }[];
  /** Files of which it exports everything: `export * from`. */
  handsOn: string[];
}

/** What files were read as: a test that asks about all of the project twice parses it once. */
const known = new WeakMap<SourceFile, Module>();

function readOnce(file: SourceFile): Module {
  const module = known.get(file) ?? readModule(file.path, file.text);
  known.set(file, module);
  return module;
}

function readModule(path: string, text: string): Module {
  const found: Module = { exports: [], imports: [], handsOn: [] };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  visit(file);
  return { ...found, exports: [...new Set(found.exports)] };

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      const from = resolved(path, node.moduleSpecifier);
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        named.elements.forEach(({ name, propertyName }) =>
          found.imports.push({ from, name: (propertyName ?? name).text }),
        );
      else if (named) found.imports.push({ from, name: '*' });
    } else if (ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier && resolved(path, node.moduleSpecifier);
      const elements = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
      if (from !== undefined && elements.length === 0) found.handsOn.push(from);
      for (const { name, propertyName } of elements) {
        found.exports.push(name.text);
        if (from !== undefined) found.imports.push({ from, name: (propertyName ?? name).text });
      }
    } else if (isExported(node)) {
      found.exports.push(...namesOf(node));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
      found.imports.push({ from: resolved(path, node.arguments[0]), name: '*' });
    node.forEachChild(visit);
  }
}

/** Path in the project of what a specifier names; a package is nothing of ours. */
function resolved(importer: string, specifier: ts.Expression): string {
  const name = ts.isStringLiteralLike(specifier) ? specifier.text : '';
  if (name.startsWith('#generated/')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(importer), name) : name.replace(/^#/, 'src/');
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function namesOf(node: ts.Node): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const name = ts.getNameOfDeclaration(node as ts.Declaration);
  return name ? [name.getText()] : [];
}
