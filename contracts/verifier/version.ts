import { spawnSync } from 'node:child_process';

/**
 * Version of what is packed: day and commit, such as `2026.11.25-g684cc235`, with `.changed` when the contracts or what is
 * packed with them differ from the commit. Versions of later days are later ones for npm, too.
 */
export function versionOf(folder: string): string {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const [day, commit] = git('log', '-1', '--format=%cs %H')?.split(' ') ?? [];
  if (day === undefined || commit === undefined) return `${dotted(new Date().toISOString().slice(0, 10))}-unknown`;
  // A part of digits alone may not begin with 0 for npm.
  const isChanged = git('status', '--porcelain', '--', 'contracts', 'openapi', 'src/lib', 'src/sandbox/spec') !== '';
  return `${dotted(day)}-g${commit.slice(0, 8)}${isChanged ? '.changed' : ''}`;
}

function dotted(day: string): string {
  return day.split('-').map(Number).join('.');
}
