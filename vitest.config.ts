import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['site/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // One PostgreSQL for the whole run; each file that needs a database takes a clone of the migrated template.
    globalSetup: ['site/test/database.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A shared machine stalls now and then. At one's desk nothing is tried twice.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
  },
});
