import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './support/project.ts';

const isText = (path: string) =>
  /\.(ts|tsx|mjs|json|yaml|yml|css|svg|html|md|graphql)$|(^|\/)(run|\.npmrc|\.gitignore)$/.test(path);
const isCode = (path: string) => /\.(ts|tsx|mjs|css|html)$/.test(path) && !path.startsWith('generated/');

/** Modules that run in the browser, but for the leaf helpers and tests. */
const isAboveLib = (path: string) => /^src\/(?!lib\/|sandbox\/).*(?<!\.test)\.tsx?$/.test(path);

/** Forbidden words: `where` says in which files, `words` is put together so that this file has none. */
interface Taboo {
  where: (path: string) => boolean;
  words: RegExp;
  planted: string;
}

const taboos: Record<string, Taboo> = {
  'paths of a machine': {
    where: isText,
    words: new RegExp(
      `(?<![\\w.\\-/*}])/(${['wo' + 'rk', 't' + 'mp', 'ro' + 'ot', 'ho' + 'me/\\w'].join('|')})(?=[/'"\`\\s]|$)`,
      'm',
    ),
    planted: 'see /wo' + 'rk/main',
  },
  'hosts of a registry': {
    where: isText,
    words: new RegExp(
      ['regis' + 'try\\.(npmjs|yarnpkg|npmmirror)', 'npm\\.pkg\\.github', 'deb\\.deb' + 'ian\\.org'].join('|'),
    ),
    planted: 'https://regis' + 'try.npmjs.org/x',
  },
  'work put off': {
    where: isText,
    words: new RegExp(`\\b(${'TO' + 'DO'}|${'FIX' + 'ME'}|${'XX' + 'X'})\\b`),
    planted: '// TO' + 'DO: later',
  },
  'ways around the types': {
    where: isCode,
    words: new RegExp(['as unk' + 'nown as', '@ts-' + '(ignore|nocheck|expect-error)'].join('|')),
    planted: 'x as unk' + 'nown as Y',
  },
  'ways around the linter': {
    where: (path) => isCode(path) && path.startsWith('src/'),
    words: new RegExp(`(${'ox' + 'lint'}|${'es' + 'lint'})-dis` + 'able'),
    planted: '// ox' + 'lint-dis' + 'able-next-line',
  },
  'flags asked for beside the table of gates': {
    where: (path) => /^src\/(?!vendor\/|sandbox\/).*(?<!\.test)\.tsx?$/.test(path),
    words: /PhotoManagement\w+Enabled/,
    planted: "flag('PhotoManagementUploadViewEnabled')",
  },
  // docs/decisions/0052-where-state-is-held.md
  'listeners kept by hand instead of an atom, or an emitter of lib': {
    where: isAboveLib,
    words: /\bSet<\([^>]*\) => /,
    planted: 'const watchers = new Map<string, Set<() => void>>();',
  },
  'values told to React by hand': {
    where: isAboveLib,
    words: /useSyncExternalStore/,
    planted: "import { useSyncExternalStore } from 'react';",
  },
  'timers kept by hand, or waits without their end': {
    // Modules that run before the app do not import React.
    where: (path) => isAboveLib(path) && path !== 'src/app/ahead.ts',
    words: /\bclearTimeout\(|\bsetInterval\(|\bnew Promise\b.*\bsetTimeout\(/,
    planted: 'await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));',
  },
  'channels between tabs opened by hand': {
    where: isAboveLib,
    words: /\bnew BroadcastChannel\(/,
    planted: "const channel = new BroadcastChannel('tabs');",
  },
  'a look by hand at whether the page is seen': {
    where: isAboveLib,
    words: /visibilitychange|visibilityState/,
    planted: "document.addEventListener('visibilitychange', look);",
  },
  // P9.28, P9.29, O80: they stand in error reports and are nowhere to be seen.
  'the names Photo Management and Photo Organizer, but for error reports': {
    where: (path) => /^(src\/(?!app\/reports\/)|public\/|index\.html)/.test(path) && isText(path),
    words: /Photo (Management|Organizer)/,
    planted: '<h1>Photo Organizer</h1>',
  },
  'inline styles and scripts': {
    where: (path) => path.endsWith('.html'),
    words: /<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/,
    planted: '<p style="color: red">',
  },
  'failures provoked in the browser instead of the sandbox': {
    // What holds requests back changes none of them.
    where: (path) => /^tests\/(?:e2e|support)\/.*\.ts$/.test(path) && path !== 'tests/support/held-requests.ts',
    words: /\.(route|routeFromHAR|routeWebSocket|unroute)\(/,
    planted: "await page.route('**', abort)",
  },
};

describe.each(Object.entries(taboos))('no file has %s', (_name, { where, words, planted }) => {
  it('in the repository', () => {
    const found = projectFiles()
      .filter((path) => where(path) && path !== 'tests/house/repository.test.ts')
      .flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : [])),
      );
    expect(found).toEqual([]);
  });

  it('and one that had would be found', () => {
    expect(planted).toMatch(words);
  });
});

it('no file that people write is longer than 400 lines', () => {
  // The ledger of requirements is data: a line for each of them.
  const isWritten = (path: string) =>
    isCode(path) || (path.endsWith('.md') && !path.startsWith('docs/') && path !== 'tests/requirements.md');
  const long = projectFiles().filter((path) => isWritten(path) && read(path).split('\n').length > 401);
  expect(long).toEqual([]);
});

it('files and folders are kebab-case', () => {
  const named = /^(\.?[a-z0-9]+([.-][a-z0-9]+)*|README\.md|CONTRIBUTING\.md|en-GB\.json|[a-z]{2}-[A-Z]{2}\.json)$/;
  // Other languages name their tests after a class, or find them by an underscore.
  const ofOtherLanguages = /^docs\/examples\/(java|dotnet|go|python)\/\w+\.(java|cs|go|py)$/;
  const others = projectFiles().filter(
    (path) =>
      !path.startsWith('generated/') &&
      !ofOtherLanguages.test(path) &&
      !path.split('/').every((part) => named.test(part)),
  );
  expect(others).toEqual([]);
});
