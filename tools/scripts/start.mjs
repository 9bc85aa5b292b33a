import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildOnce } from './build-once.ts';
import { endWithNpm } from './end-with-npm.mjs';
import { buildIsStale } from './gates/build-state.ts';

// Builds when the sources are newer than what was built, then becomes the site itself. The script of package.json
// begins with `exec`, or a shell would stand between npm and us that hands no signal on.
endWithNpm();
await buildOnce(buildIsStale, async () => {
  console.log('Building the site');
  const build = spawn(process.execPath, ['site/build.ts'], { stdio: 'inherit' });
  const end = (signal) => build.kill(signal);
  process.on('SIGTERM', end).on('SIGINT', end);
  const [code] = await once(build, 'exit');
  process.off('SIGTERM', end).off('SIGINT', end);
  if (code !== 0) process.exit(code ?? 1);
});
await import('../../site/build/processes/main.js');
