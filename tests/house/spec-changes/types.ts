import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The compiler over a folder, which can be asked about a file with another content of one of them. */
export interface Types {
  /** Type errors of one file, one a line, while another has other content; none for a missing file. */
  faultsWith: (file: string, content: string | undefined, looked: string) => string[];
}

/** @param files what is asked about, by paths within the folder */
export function typesOf(folder: string, files: readonly string[]): Types {
  const { options } = ts.parseJsonConfigFileContent(
    JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')),
    ts.sys,
    folder,
    { incremental: false },
  );
  const overlay = new Map<string, { content: string; version: number }>();
  let version = 0;
  const contentOf = (path: string) => overlay.get(path)?.content ?? ts.sys.readFile(path);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.map((file) => join(folder, file)),
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
