import ts from 'typescript';

/** A file of the product. */
export interface Source {
  path: string;
  text: string;
}

/** Module that may use the library of forms: the hook that all forms are made with. */
const HOOK = 'src/forms/use-validated-form.ts';
const RULES = 'src/forms/form-rules.ts';

/** The files that have a form of their own, by their use of the hook. */
export function formsIn(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => path !== HOOK && callsOf(parsed({ path, text }), 'useValidatedForm').length > 0)
    .map(({ path }) => path);
}

/**
 * Forms that do not end in a generated schema, one sentence each.
 * @param isRequest whether a file such as `generated/customer/model/addressInput.zod.ts` holds what a request takes
 */
export function formFaults(sources: readonly Source[], isRequest: (file: string) => boolean): string[] {
  return sources.flatMap((source) => faultsOf(source, isRequest).map((fault) => `${source.path}: ${fault}`));
}

function faultsOf(source: Source, isRequest: (file: string) => boolean): string[] {
  const file = parsed(source);
  const imports = importsOf(file);
  const faults: string[] = [];
  const fromLibrary = [...imports.values()].some((from) => from === 'react-hook-form' || from.startsWith('@hookform/'));
  if (fromLibrary && source.path !== HOOK)
    faults.push('builds a form with the library itself and not with useValidatedForm');
  if (
    /<form[\s>]/.test(source.text) &&
    !/^src\/(forms|ui)\//.test(source.path) &&
    callsOf(file, 'useValidatedForm').length === 0
  )
    faults.push('has a form without useValidatedForm');
  for (const { arguments: given } of source.path === RULES ? [] : callsOf(file, 'formRules')) {
    const body = propertyOf(given[0], 'body');
    const from = body && ts.isIdentifier(body) ? imports.get(body.text) : undefined;
    if (!from?.startsWith('#generated/') || !isRequest(from.slice(1)))
      faults.push(`a form ends in ${body?.getText(file) ?? 'nothing'}, which is no generated schema of a request`);
  }
  for (const { arguments: given } of source.path === RULES ? [] : callsOf(file, 'formWithoutBody')) {
    if (!given[1] || !ts.isStringLiteral(given[1]) || given[1].text === '')
      faults.push('a form without a body does not say why it has none');
  }
  for (const { arguments: given } of callsOf(file, 'useValidatedForm')) {
    const rules = propertyOf(given[0], 'rules');
    // Nothing but `formRules` and `formWithoutBody` makes rules, unless the compiler is told to look away.
    if (!rules || !(ts.isIdentifier(rules) || ts.isCallExpression(rules)))
      faults.push(`a form has ${rules ? 'rules that are made up' : 'no rules'}`);
  }
  if (/\bas (?:unknown as |never|any)?\s*FormRules\b/.test(source.text))
    faults.push('calls something FormRules that is none');
  return faults;
}

function parsed({ path, text }: Source): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

/** Value imports, not types: local name -> module. */
function importsOf(file: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { importClause, moduleSpecifier } = statement;
    const named = importClause?.namedBindings;
    if (!importClause || importClause.isTypeOnly) continue;
    if (importClause.name) found.set(importClause.name.text, moduleSpecifier.text);
    if (named && ts.isNamespaceImport(named)) found.set(named.name.text, moduleSpecifier.text);
    if (named && ts.isNamedImports(named))
      for (const one of named.elements) if (!one.isTypeOnly) found.set(one.name.text, moduleSpecifier.text);
  }
  return found;
}

function callsOf(file: ts.SourceFile, name: string): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name)
      calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

function propertyOf(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return property.name;
  }
  return undefined;
}
