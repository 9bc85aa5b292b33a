import { defineConfig } from 'vitest/config';
import { compiledSources } from './site/test/site/site-process.ts';
import { keepTemporaryFilesInMemory } from './tools/scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

// They measure the memory of their process.
const apart = [
  'packages/database/src/connections/pipelined-reads.test.ts',
  'packages/response-cache/src/memory.test.ts',
];

const isShared = process.env.CI !== undefined && process.env.CI !== 'false';

export default defineConfig({
  test: {
    // They end what hangs, and say nothing of how quick anything is: other work may want the same processors. What
    // must happen is waited for half as long as a test may take, in `vi.waitUntil` too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 150_000 } },
    // A shared machine stalls now and then. At one's desk nothing is tried twice.
    retry: isShared ? 1 : 0,
    // A third of the time a worker waits: for a process that starts, or for what comes by the clock.
    maxWorkers: 3,
    // Each run proves that no file and no test needs another before it; `--sequence.seed=` with the number that it
    // prints repeats one. A story in several tests says `shuffle: false`, and why. A shared machine tells whether a
    // change is good, so it keeps to one order: no change is refused for what was there before.
    sequence: { shuffle: true, ...(isShared && { seed: 1_796_005_440_941 }) },
    // What the processes that tests start get from their environment.
    env: compiledSources,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['site/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', ...apart],
          // One PostgreSQL for the whole run; each file that needs a database takes a clone of the migrated template.
          globalSetup: ['site/test/database.setup.ts'],
          setupFiles: ['packages/texts/src/in-english.fixture.ts'],
          // To load the site anew for each file took half of the time. So no test may leave anything behind in a
          // module.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
