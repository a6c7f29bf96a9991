import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../support/project.ts';
import type { Edit, Exercise } from './exercise.ts';

const PARTS = [
  'contracts',
  'generated',
  'openapi',
  'orval.config.ts',
  'scripts',
  'src',
  'tests',
  'package.json',
  'redocly.yaml',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxlintrc.json',
];

/** A copy of the project in which all exercises are done. */
export interface Tree {
  folder: string;
  /** A file as it is when all edits are made but one; undefined for one that is not there then. */
  without: (edit: Edit) => string | undefined;
  /** Runs a program of the project in the copy. @returns its exit code and all that it printed */
  run: (...command: string[]) => Promise<{ code: number; output: string }>;
  /** Does something while files are as if some edits, one of each file, had been left out. */
  while: <Value>(leftOut: readonly Edit[], act: () => Promise<Value>) => Promise<Value>;
  remove: () => void;
}

/** Makes the copy with every edit of every exercise. @throws Error naming the file that an edit does not fit */
export function treeWith(exercises: readonly Exercise[]): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'spec-changes-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  const edits = exercises.flatMap((exercise) => exercise.edits);
  const content = (file: string, leftOut?: Edit): string | undefined =>
    edits
      .filter((edit) => edit.file === file && edit !== leftOut)
      .reduce<string | undefined>((text, edit) => changed(edit, text), original(file));
  const write = (file: string, text: string | undefined) => {
    if (text === undefined) return rmSync(join(folder, file), { force: true });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const { file } of edits) write(file, content(file));
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: join(folder, '.compiled'),
    PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
  };
  return {
    folder,
    without: (edit) => content(edit.file, edit),
    run: (program = '', ...parameters) =>
      new Promise((done) => {
        execFile(program, parameters, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
          done({ code: error === null ? 0 : Number(error.code) || 1, output: `${stdout}${stderr}` }),
        );
      }),
    async while(leftOut, act) {
      for (const edit of leftOut) write(edit.file, content(edit.file, edit));
      try {
        return await act();
      } finally {
        for (const { file } of leftOut) write(file, content(file));
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function original(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

function changed({ file, change }: Edit, text: string | undefined): string {
  try {
    return change(text ?? '');
  } catch (cause) {
    throw new Error(`${file} is not as the edit expects`, { cause });
  }
}
