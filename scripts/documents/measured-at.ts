import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Today, and the commit that is checked out: when something was measured, and of what. */
export function measuredAt(): { date: string; commit: string } {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  return { date: new Date().toISOString().slice(0, 10), commit: commit.trim() };
}
