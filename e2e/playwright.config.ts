import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '../tools/scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

// Chromium as root in a container, and nothing that calls home.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// What does not depend on the screen is seen on the desktop alone (README.md).
const sameOnEveryScreen =
  /(validation-texts|visitor\/(contact|content-cache|discovery|feedback|fitting-languages|keyboard|languages|legal|newsletter|not-found|pseudo-language|search|take-along|without-script)|member\/(google|intention|journey|login|mailed-links|profile)|security-hostile-texts|staff\/(authors|banners-team|categories|drafts|drafts-elsewhere|feedback|keyboard|lists|media|media-picker|own-export|pages|presence|redirects|screens|second-factor|settings|stories|two-editors|uploads|users|writing|writing-clipboards|writing-find|writing-tree))\.e2e\.ts$/;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine stalls now and then; what passes at a second try is told as flaky. At one's desk nothing is tried
  // twice.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, which knows the port only when the site runs.
    baseURL: process.env.E2E_SITE_URL,
    // A trace of every test costs a third of the time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // What a worker answers, no test could change; the tests of reading without a line let it work.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second, by the processor: a sixth of the time. The tests of what moves say
    // `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: { args, ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }) },
  },
  projects: [
    // Tests say beside their tag why one screen is enough.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: sameOnEveryScreen,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
