import ts from 'typescript';
import { compatOf } from './support.ts';

/** Place where something of the browser is used. */
export interface Use {
  /** Path in MDN's data. */
  api: string;
  file: string;
  line: number;
}

/**
 * Uses of the browser by the given scripts, as MDN's data names them: globals, members of objects, events that are
 * listened for, elements and their attributes. Types say whose member one is, which a name alone does not: `at` is of
 * arrays and of much else. Options that are passed are not looked at.
 * @param names last names of the paths that matter: to ask for the type of each expression takes half a minute
 */
export function usesOfScripts(program: ts.Program, files: ReadonlySet<string>, names: ReadonlySet<string>): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];

  for (const source of program.getSourceFiles()) if (files.has(source.fileName)) look(source, source);
  return uses;

  function look(node: ts.Node, source: ts.SourceFile): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const name = nameIn(node);
    const api = name !== undefined && names.has(name) ? pathsOf(node).find((path) => compatOf(path)) : undefined;
    if (api !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      uses.push({ api, file: source.fileName, line: line + 1 });
    }
    ts.forEachChild(node, (child) => look(child, source));
  }

  /** Paths in the data of what a node may use, the likeliest first. */
  function pathsOf(node: ts.Node): string[] {
    if (ts.isPropertyAccessExpression(node)) return ofMember(ownersOf(node.expression), node.name.text);
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      const { parent: pattern } = node;
      if (!ts.isObjectBindingPattern(pattern) || !ts.isIdentifier(name)) return [];
      const { parent: holder } = pattern;
      const from = ts.isVariableDeclaration(holder) ? holder.initializer : undefined;
      return ofMember(from ? ownersOf(from) : ownersOfType(checker.getTypeAtLocation(pattern)), name.text);
    }
    if (ts.isCallExpression(node)) return ofEvent(node);
    if (ts.isIdentifier(node)) return ofGlobal(node);
    if (ts.isJsxAttribute(node)) {
      const { tagName } = node.parent.parent;
      const [tag, name] = [tagName.getText(), node.name.getText().toLowerCase()];
      return isElement(tag) ? [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`] : [];
    }
    if (ts.isJsxOpeningLikeElement(node)) {
      const tag = node.tagName.getText();
      return isElement(tag) ? [`html.elements.${tag}`] : [];
    }
    return [];
  }

  function ofEvent({ expression, arguments: [name] }: ts.CallExpression): string[] {
    if (!name || !ts.isStringLiteralLike(name)) return [];
    if (ts.isIdentifier(expression) && expression.text === 'addEventListener') return [`api.Window.${name.text}_event`];
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'addEventListener') return [];
    return ownersOf(expression.expression).map((owner) => `api.${owner}.${name.text}_event`);
  }

  function ofGlobal(node: ts.Identifier): string[] {
    const { parent, text } = node;
    // Looked at as a member; or the name of something of ours.
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return [];
    if (ts.isBindingElement(parent) || ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
      if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return [];
    }
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && isOfBrowser(symbol) && symbol.declarations?.some(isGlobal) ? ofMember(['Window'], text) : [];
  }

  /** Names of the interfaces that an expression's value has, the nearest first. What it is cast to is of our making. */
  function ownersOf(expression: ts.Expression): string[] {
    let inner = expression;
    while (ts.isParenthesizedExpression(inner) || ts.isAsExpression(inner) || ts.isNonNullExpression(inner))
      inner = inner.expression;
    return ownersOfType(checker.getTypeAtLocation(inner));
  }

  function ownersOfType(type: ts.Type): string[] {
    if (type.isUnionOrIntersection()) return [...new Set(type.types.flatMap(ownersOfType))];
    const apparent = checker.getApparentType(type);
    const { symbol } = apparent;
    if (!symbol) return [];
    if (symbol.flags & ts.SymbolFlags.ValueModule && symbol.name === 'globalThis') return ['Window'];
    const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : targetBases(apparent);
    return [...(isOfBrowser(symbol) ? [ownerName(symbol)] : []), ...bases.flatMap(ownersOfType)];
  }

  function targetBases(type: ts.Type): ts.BaseType[] {
    const { target } = type as ts.TypeReference;
    return target?.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  }

  /** Declared by TypeScript's own libraries, if not by them alone. */
  function isOfBrowser(symbol: ts.Symbol): boolean {
    return (
      symbol.declarations?.some((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile())) ===
      true
    );
  }
}

/** Name in a node, if it may use something of the browser. */
function nameIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isJsxAttribute(node)) return node.name.getText().toLowerCase();
  if (ts.isJsxOpeningLikeElement(node)) return node.tagName.getText();
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText();
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  return first && ts.isStringLiteralLike(first) ? first.text : undefined;
}

/** Name of an interface, or of the constructor that a type without a name describes: `declare var AbortSignal: { any(…): … }`. */
function ownerName(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const holder = declaration && ts.isTypeLiteralNode(declaration) ? declaration.parent : undefined;
  return holder && ts.isVariableDeclaration(holder) ? holder.name.getText() : symbol.name;
}

function ofMember(owners: readonly string[], name: string): string[] {
  return owners.flatMap((owner) => {
    const builtin = owner.replace(/Constructor$/, '');
    const paths = [
      `api.${owner}.${name}`,
      `api.${owner}.${name}_static`,
      `javascript.builtins.${builtin}.${name}`,
      `javascript.builtins.Intl.${builtin}.${name}`,
    ];
    return owner === 'Window' ? [...paths, `api.${name}`, `javascript.builtins.${name}`] : paths;
  });
}

function isGlobal(declaration: ts.Declaration): boolean {
  const scope = ts.isVariableDeclaration(declaration) ? declaration.parent.parent.parent : declaration.parent;
  return ts.isSourceFile(scope);
}

function isElement(tag: string): boolean {
  return /^[a-z][a-z\d]*$/.test(tag);
}
