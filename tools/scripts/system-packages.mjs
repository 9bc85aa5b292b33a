import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const aptGet = '/usr/bin/apt-get';

/** Whether packages of the system can be installed here: as root on Debian and its kin. */
export const canInstallPackages = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync(aptGet);

/**
 * Installs packages of the system, the first that is found of each list. What cannot be installed is said and left out.
 */
export async function installPackages(...alternatives) {
  if (!canInstallPackages()) return;
  // A server that is installed for tests is not to run by itself.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run(aptGet, ['update', '-qq'], { env, capture: true });
  for (const names of alternatives) {
    for (const name of names) {
      console.log(`Installing ${name} with apt-get`);
      const { code, output } = await run(aptGet, ['install', '-y', '-qq', name], { env, capture: true });
      if (code === 0) break;
      console.log(output);
    }
  }
}
