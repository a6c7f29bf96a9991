import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from '../support/world.ts';

test('a program that is not ready in time does not go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const [script, pid] = [join(folder, 'late.mjs'), join(folder, 'pid')];
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(pid)}, String(process.pid));
     console.log('begun');
     setTimeout(() => {}, 60_000);`,
  );
  await expect(startProgram(script, { readyMs: 6_000 })).rejects.toThrow(/Not ready within 6 s:\nbegun/);
  expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH');
});
