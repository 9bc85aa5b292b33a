import { endWithNpm } from './end-with-npm.mjs';

// npm run dev: becomes the site from its sources.
endWithNpm();
await import('../../site/src/processes/dev.ts');
