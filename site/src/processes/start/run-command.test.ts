import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { environmentWith } from '../../config/environment.ts';

// Says a line, and more of them in their own time when nobody reads any more.
const command = `
  import { runCommand } from ${JSON.stringify(path.join(import.meta.dirname, 'run-command.ts'))};
  import { setImmediate } from 'node:timers/promises';
  await runCommand(async () => async ({ say, warn, input }) => {
    say('first');
    for await (const _ of input);
    for (let line = 0; line < 20; line++) {
      say('more');
      await setImmediate();
    }
    warn('done to the end');
  });`;

test('a command whose reader leaves goes on to its end, and says nothing of it', async () => {
  const { PATH } = environmentWith({});
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command], { env: { PATH }, stdio: 'pipe' });
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  const [code] = await once(child, 'exit');
  expect([code, await said]).toEqual([0, 'done to the end\n']);
});
