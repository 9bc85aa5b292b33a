import { resolveQuickly } from '../../src/processes/start/quick-imports.ts';

// For a process that a test starts from its source (`node --import`): it finds its files as those of `npm start` do.
resolveQuickly();
