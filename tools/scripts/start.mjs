import { spawnSync } from 'node:child_process';
import { buildIsStale } from './build-state.ts';

// Builds when the sources are newer than what was built, then becomes the site itself: signals need no relay.
if (buildIsStale()) {
  console.log('Building the site');
  const { status } = spawnSync(process.execPath, ['site/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../../site/src/processes/main.ts');
