import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** Uses of an operation in the code of the app. */
export interface Users {
  /** Files that name what is generated of it, from the root of the project. */
  files: string[];
  /** Components that are loaded as a page, or that the page of every address draws ("every page"). */
  screens: string[];
  /** Components and hooks that send it from a form. */
  forms: string[];
}

/** A declaration at the top of a file, or a member of an object that is declared there: "src/photos/data/album-queries.ts#albumQueries.detail". */
type Unit = string;

/** Entry points of what every page renders. */
const ROOTS = ['src/main.tsx', 'src/ahead.ts', 'src/app/start.tsx'];
const EVERY_PAGE = 'every page';
/** Pages are loaded by these, one script each. */
const PAGE_TABLES = ['src/app/pages/screens.ts', 'src/app/pages/account-views.tsx', 'src/app/routes.tsx'];
/** Parts of the app that all pages have, with a readable name. */
const GIVEN: Readonly<Record<Unit, string>> = {
  'src/app/photo-actions.ts#photoActions': 'actions of selected photos',
  'src/app/in-background.tsx#startInBackground': 'behind every page',
};
const FORM_HOOK = 'src/forms/use-validated-form.ts#useValidatedForm';

/**
 * Users of each operation by the code: from its generated declarations along those that refer to one another up
 * to the pages.
 * @param root folder of the project
 * @returns by operationId; an operation that nothing but tests names has no files
 */
export function usersOfOperations(root: string): Map<string, Users> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const files = (config?.fileNames ?? []).filter((file) => isOfApp(nameOf(file)));
  const program = ts.createProgram(files, { ...config?.options, types: [] });
  const graph: Graph = { users: new Map(), operations: new Map(), pages: new Set() };
  const checker = program.getTypeChecker();
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && isOfApp(nameOf(file.fileName))) readFile(file, checker, nameOf, graph);
  }
  return new Map([...graph.operations].map(([operationId, units]) => [operationId, usersOf(units, graph)]));

  function nameOf(path: string): string {
    return relative(root, path).split(sep).join('/');
  }
}

/** The app's own code: neither its tests nor the stand-in services. */
function isOfApp(file: string): boolean {
  return /^(?:src|generated)\/.*\.tsx?$/.test(file) && !file.startsWith('src/sandbox/') && !file.includes('.test.');
}

interface Graph {
  /** unit -> the units that name it. */
  users: Map<Unit, Set<Unit>>;
  /** operationId -> the generated functions that call it. */
  operations: Map<string, Unit[]>;
  /** Modules that the tables of pages load. */
  pages: Set<Unit>;
}

function readFile(file: ts.SourceFile, checker: ts.TypeChecker, nameOf: (path: string) => string, graph: Graph): void {
  const path = nameOf(file.fileName);
  const isTable = PAGE_TABLES.includes(path);
  visit(file);

  function visit(node: ts.Node): void {
    if (
      ts.isImportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    )
      return;
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(file) === 'operationId' &&
      ts.isStringLiteral(node.initializer) &&
      path.startsWith('generated/')
    ) {
      graph.operations.set(node.initializer.text, [
        ...(graph.operations.get(node.initializer.text) ?? []),
        unitOf(node),
      ]);
    }
    if (ts.isBindingElement(node) || ts.isIdentifier(node)) note(node);
    node.forEachChild(visit);
  }

  function note(node: ts.BindingElement | ts.Identifier): void {
    const named = ts.isBindingElement(node)
      ? propertyOf(node)
      : ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
    const declaration = named && declarationOf(named);
    if (!declaration || !isOfApp(nameOf(declaration.getSourceFile().fileName))) return;
    const [user, used] = [unitOf(node), unitOf(declaration)];
    // Only that member of an object is used.
    if (
      user === used ||
      (ts.isIdentifier(node) &&
        ts.isPropertyAccessExpression(node.parent) &&
        node.parent.expression === node &&
        isObject(declaration))
    )
      return;
    link(used, user);
    // A user of the whole object uses all its members.
    for (let member = user; member.includes('.', member.indexOf('#')); member = objectOf(member))
      link(member, objectOf(member));
    if (isTable && isComponent(used) && used.split('#')[0] !== path) graph.pages.add(used);
  }

  function link(used: Unit, user: Unit): void {
    graph.users.set(used, (graph.users.get(used) ?? new Set()).add(user));
  }

  /** Names that `{ name }` destructures: the export of a module that is loaded later. */
  function propertyOf(node: ts.BindingElement): ts.Symbol | undefined {
    const name = node.propertyName ?? node.name;
    if (!ts.isObjectBindingPattern(node.parent) || !ts.isIdentifier(name)) return undefined;
    return checker.getTypeAtLocation(node.parent).getProperty(name.text);
  }

  function declarationOf(symbol: ts.Symbol): ts.Declaration | undefined {
    // oxlint-disable-next-line no-bitwise -- TypeScript keeps flags in bits
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target.declarations?.find((one) => !one.getSourceFile().isDeclarationFile);
  }

  function unitOf(node: ts.Node): Unit {
    const own = nameOf(node.getSourceFile().fileName);
    const names: string[] = [];
    for (let one: ts.Node = node; !ts.isSourceFile(one); one = one.parent) {
      const name = ts.getNameOfDeclaration(one as ts.Declaration)?.getText();
      if (name !== undefined && isTop(one)) names.unshift(name);
    }
    return `${own}#${names.join('.')}`;
  }
}

function objectOf(member: Unit): Unit {
  return member.slice(0, member.lastIndexOf('.'));
}

/** Whether a node is declared at the top of its file, or is a member of an object that is. */
function isTop(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return ts.isSourceFile(node.parent);
  if (ts.isVariableDeclaration(node))
    return ts.isVariableStatement(node.parent.parent) && ts.isSourceFile(node.parent.parent.parent);
  if (!ts.isPropertyAssignment(node) && !ts.isMethodDeclaration(node) && !ts.isShorthandPropertyAssignment(node))
    return false;
  const object = node.parent;
  return ts.isObjectLiteralExpression(object) && isTop(outOf(object));
}

/** Parent of an object, past `as`, `satisfies` and parentheses. */
function outOf(object: ts.Node): ts.Node {
  const { parent } = object;
  return ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isParenthesizedExpression(parent)
    ? outOf(parent)
    : parent;
}

function isObject(declaration: ts.Declaration): boolean {
  return (
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    ts.isObjectLiteralExpression(unwrapped(declaration.initializer))
  );
}

function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? unwrapped(expression.expression)
    : expression;
}

function isComponent(unit: Unit): boolean {
  return /#[A-Z]\w*$/.test(unit);
}

function usersOf(start: readonly Unit[], { users, pages }: Graph): Users {
  const [files, screens, forms] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const seen = new Set<Unit>(start);
  const open = [...start];
  for (let unit = open.pop(); unit !== undefined; unit = open.pop()) {
    const [file = '', name = ''] = unit.split('#');
    const page = GIVEN[unit] ?? (pages.has(unit) ? name : undefined);
    if (page !== undefined) {
      screens.add(page);
      continue;
    }
    if (ROOTS.includes(file)) screens.add(EVERY_PAGE);
    for (const user of users.get(unit) ?? []) {
      const [userFile = ''] = user.split('#');
      if (file.startsWith('generated/') && !userFile.startsWith('generated/')) files.add(userFile);
      if (users.get(FORM_HOOK)?.has(user)) forms.add(user.split('#')[1] ?? '');
      if (!seen.has(user)) open.push(user);
      seen.add(user);
    }
  }
  const sorted = (names: Set<string>) => [...names].sort();
  // Parts of every page are parts of each of them.
  return {
    files: sorted(files),
    screens: screens.has(EVERY_PAGE) ? [EVERY_PAGE] : sorted(screens),
    forms: sorted(forms),
  };
}
