import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { textsDefine } from './scripts/build/locale-files.ts';

/** See: [Note: One process for many test files] */
const shared = {
  setupFiles: ['tests/support/clean-slate.ts', 'src/api/check-bodies.ts'],
  isolate: false,
  pool: 'forks' as const,
  // What is awaited ends when it is there; Vitest's second is not enough for a process or a connection on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // All cores: Vitest would keep one for itself, which does next to nothing.
    maxWorkers: availableParallelism(),
    projects: [
      {
        define: textsDefine,
        // Some seed 100,000 photos or start processes, and the machine may be busy.
        test: {
          name: 'unit',
          ...shared,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Some of them run the linter or read the build.
        test: {
          name: 'house',
          ...shared,
          include: ['tests/house/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // As many bodies as RESILIENCE says: see tests/resilience/extent.ts.
        test: { name: 'fuzz', ...shared, include: ['tests/resilience/**/*.test.ts'], testTimeout: 300_000 },
      },
      {
        define: textsDefine,
        test: { name: 'contracts', ...shared, include: ['contracts/*.pact.test.ts'], testTimeout: 120_000 },
      },
      {
        // What records, verifies and hands out the contracts.
        test: { name: 'contract-tools', ...shared, include: ['contracts/*/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
