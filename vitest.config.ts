import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['site/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // One PostgreSQL for the whole run; each file that needs a database takes a clone of the migrated template.
    globalSetup: ['site/test/database.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
