import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from './scripts/setup/find-chromium.mjs';

// Interactions are measured in what customers have (F11).
const executablePath =
  process.env.TEST_BROWSER ?? (process.env.INTERACTIONS ? undefined : findHeadlessShell()) ?? findChromium();
if (!executablePath) throw new Error('There is no Chromium to test in: `node scripts/setup.mjs test` installs one.');
// Looked for once: the workers, which read this file too, inherit what the first reading found.
process.env.TEST_BROWSER = executablePath;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/**
 * The browser tests. Each worker starts a sandbox and the built app of its own (tests/support), so that tests run side
 * by side and a test may reset, break and slow down the services as it likes.
 */
export default defineConfig({
  testDir: 'tests',
  // Beside them are tests that Vitest runs.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores, too: tests wait a good part of their time. With more of them they wait for one another.
  workers: 3,
  // A test that passes at the second try hides a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Ends what hangs, not what is slow: of that, assertions know how long a customer waits. Measured with a slower processor, everything
  // takes longer (F11).
  timeout: process.env.INTERACTIONS ? 180_000 : 120_000,
  expect: { timeout: process.env.INTERACTIONS ? 30_000 : 10_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['./tests/resilience/journeys/run-reporter.ts'],
    ['./tests/resilience/matrix/run-reporter.ts'],
  ],
  use: {
    // Recording costs a third of the time of all tests: --trace retain-on-failure, when one of them is a riddle.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    { name: 'desktop', testDir: 'tests/e2e', grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'accessibility', testDir: 'tests/accessibility', use: desktop },
    { name: 'resilience', testDir: 'tests/resilience', use: desktop },
    // Each in a browser of its own choice, which Playwright does not start (tests/browsers); of its windows one has the focus.
    ...['chromium', 'firefox', 'webkit'].map((name) => ({ name, testDir: 'tests/browsers', workers: 1 })),
  ],
});
