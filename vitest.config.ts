import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Some paint pictures, seed 100,000 photos or start processes, and the machine may be busy.
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
      },
      {
        // Some of them run the linter or read the build.
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: { name: 'contracts', include: ['contracts/**/*.test.ts'], pool: 'forks', testTimeout: 60_000 },
      },
    ],
  },
});
