import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** The compiler over a folder, which can be asked about a file with another content of one of them. */
export interface Types {
  /** What does not compile in one file, one line each, while another has some other content; one that is not there is empty. */
  faultsWith: (file: string, content: string | undefined, looked: string) => string[];
}

/** @param files what is asked about, by paths within the folder */
export function typesOf(folder: string, files: readonly string[]): Types {
  const { options } = ts.parseJsonConfigFileContent(JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')), ts.sys, folder, { incremental: false });
  const overlay = new Map<string, { content: string; version: number }>();
  let version = 0;
  const contentOf = (path: string) => overlay.get(path)?.content ?? ts.sys.readFile(path);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files.map((file) => join(folder, file)), ...readdirSync(join(folder, 'src')).filter((name) => name.endsWith('.d.ts')).map((name) => join(folder, 'src', name))],
    getScriptVersion: (path) => String(overlay.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const content = contentOf(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: (path) => (path.includes('node_modules') ? (ts.sys.realpath?.(path) ?? path) : path),
  });
  return {
    faultsWith(file, content, looked) {
      const path = join(folder, file);
      overlay.set(path, { content: content ?? 'export {};', version: ++version });
      const faults = service.getSemanticDiagnostics(join(folder, looked));
      overlay.delete(path);
      return faults.map(({ messageText }) => `${looked}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    },
  };
}

/**
 * Some files of a folder and the TypeScript files that name one of them in an import. Compiling the whole project takes longer
 * than all else.
 */
export function withNamers(folder: string, files: readonly string[]): string[] {
  const wanted = new Set(files);
  return sources(folder).filter((file) => wanted.has(file) || importsOf(folder, file).some((name) => wanted.has(name)));
}

function sources(folder: string): string[] {
  return ['src', 'contracts', 'generated'].flatMap((part) => readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll('\\', '/')}`).filter((file) => /\.tsx?$/.test(file)));
}

function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(#?[\w./-]+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [resolve('/', dirname(file), name).slice(1)];
    const path = name === '#paths' ? 'src/paths.ts' : name.startsWith('#generated/') ? name.slice(1) : `src/${name.slice(1)}`;
    return name.startsWith('#') && existsSync(join(folder, path)) ? [path] : [];
  });
}
