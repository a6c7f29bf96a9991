import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { covers, type Fallback } from './fallbacks.ts';
import { usesOfScripts, type Use } from './script-uses.ts';
import { usesOfStyles } from './style-uses.ts';
import { compatOf, lackedBy, nameOfPath, pathsBelow } from './support.ts';
import { supportedBrowsers } from './supported.ts';

/** Areas of MDN's data that scripts and their elements use. */
const SCRIPT_AREAS = ['api', 'javascript.builtins', 'html.elements', 'html.global_attributes'];

/** Files that run in no customer's browser. */
const NOT_SERVED = /\/sandbox\/|\/testing\/|\.test\.tsx?$|-test-[\w-]+\.tsx?$/;

/** Prefixes that the build writes in front of properties of style sheets. */
const PREFIXES = ['-webkit-'];

const supported = supportedBrowsers();

/** Supported browsers that lack something, given its path. */
function lacks(api: string, prefixes?: string[]): string[] {
  const compat = compatOf(api);
  return compat ? lackedBy(compat, supported, prefixes) : [];
}

/** Uses in the app that a supported browser lacks, or that the list of fallbacks is about. */
export function usesToJudge(root: string, fallbacks: readonly Fallback[], more: readonly string[] = []): Use[] {
  const listed = fallbacks.flatMap(({ apis }) => apis);
  const beyond = SCRIPT_AREAS.flatMap(pathsBelow).filter((path) => lacks(path).length > 0);
  const names = new Set([...listed, ...beyond].map(nameOfPath));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const isServed = (file: string) => /^(src|generated)\//.test(relative(root, file)) && !NOT_SERVED.test(file);
  const files = [...(config?.fileNames ?? []).filter(isServed), ...more];
  const program = ts.createProgram(files, { ...config?.options, noEmit: true });
  const sheets = [...globSync(join(root, 'src/**/*.css')), ...more].filter(
    (file) => file.endsWith('.css') && !NOT_SERVED.test(file),
  );
  return [...usesOfScripts(program, new Set(files), names), ...usesOfStyles(sheets)]
    .map((use) => ({ ...use, file: relative(root, use.file) }))
    .filter(({ api, file }) => fallbackOf(api, fallbacks) || lacks(api, prefixesOf(file)).length > 0);
}

/** Problems of uses and the list of fallbacks, in sentences; none when each is in the other. */
export function problems(root: string, uses: readonly Use[], fallbacks: readonly Fallback[]): string[] {
  return [
    ...uses.flatMap(({ api, file, line }) => {
      const fallback = fallbackOf(api, fallbacks);
      if (fallback?.files.includes(file) || (fallback && isStyle(file))) return [];
      const why = fallback
        ? `only ${fallback.files.join(' and ')} may use it, with what is done without`
        : `${lacks(api, prefixesOf(file)).join(', ')} ${lacks(api).length === 1 ? 'lacks' : 'lack'} it, and scripts/browsers/fallbacks.ts names no fallback`;
      return [`${file}:${line} ${api}: ${why}`];
    }),
    ...fallbacks.flatMap(({ name, apis, files, test }) => {
      const unused = apis.filter((path) => !uses.some(({ api }) => covers(path, api)));
      const idle = files.filter(
        (file) => !uses.some((use) => use.file === file && apis.some((path) => covers(path, use.api))),
      );
      return [
        ...unused.map((api) => `${name}: nothing uses ${api} any more`),
        ...idle.map((file) => `${name}: ${file} does not use it`),
        ...(hasTest(root, test) ? [] : [`${name}: there is no test "${test.title}" in ${test.file}`]),
      ];
    }),
  ];
}

function fallbackOf(api: string, fallbacks: readonly Fallback[]): Fallback | undefined {
  return fallbacks.find(({ apis }) => apis.some((path) => covers(path, api)));
}

function hasTest(root: string, { file, title }: Fallback['test']): boolean {
  try {
    return readFileSync(join(root, file), 'utf8').includes(title);
  } catch {
    return false;
  }
}

function prefixesOf(file: string): string[] | undefined {
  return isStyle(file) ? PREFIXES : undefined;
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}
