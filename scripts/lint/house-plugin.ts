import { join, relative } from 'node:path';
import { importFault } from './import-directions.ts';

/** The few parts of the linter's plugin interface that this file uses; it is that of ESLint. */
interface Node {
  type: string;
}
interface SourceNode extends Node {
  source: { type: string; value?: unknown } | null;
}
interface ProgramNode extends Node {
  body: SourceNode[];
}
interface Context {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

const root = join(import.meta.dirname, '../..');

/** Imports go one way; see import-directions.ts. Covers import, import type, export from, import() and import('…') types. */
const importDirections = {
  create(context: Context) {
    const importer = relative(root, context.filename).replaceAll('\\', '/');
    const check = (node: SourceNode) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? importFault(importer, specifier) : undefined;
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

/** No file only hands on what others export, and none hands on everything: who needs a thing names its file. */
const noBarrel = {
  create(context: Context) {
    return {
      Program(node: ProgramNode) {
        const handsOn = (statement: SourceNode) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' && Boolean(statement.source));
        const everything = node.body.find((statement) => statement.type === 'ExportAllDeclaration');
        if (everything)
          context.report({ node: everything, message: 'No barrels: export by name what this file itself makes.' });
        else if (node.body.length > 0 && node.body.every(handsOn))
          context.report({ node, message: 'No barrels: this file only hands on what others export.' });
      },
    };
  },
};

const plugin = {
  meta: { name: 'house' },
  rules: { 'import-directions': importDirections, 'no-barrel': noBarrel },
};

export default plugin;
