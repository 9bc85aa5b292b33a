import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { superviseProcess } from './supervised-process.ts';

/** A program that writes its process id down, says that it has begun if it shall, and waits for the end. */
function program(begins: boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'program.mjs');
  const log = path.join(folder, 'pids');
  // Without a listener the line to its parent would not keep it running.
  const waits = `process.once('disconnect', () => process.exit()); process.once('SIGTERM', () => process.exit());`;
  const rest = begins ? `process.send('working'); ${waits}` : 'process.exit(3);';
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(log)}, process.pid + '\\n');\n${rest}`,
  );
  return { file, pids: () => readFileSync(log, 'utf8').trim().split('\n').map(Number) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a supervised process that is killed is replaced, until it is told to stop', async () => {
  const { file, pids } = program(true);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const kept = await superviseProcess(file, 'test program', { env: process.env, handed: '{}' });
  const [first = 0] = pids();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(pids()).toHaveLength(2), { timeout: 150_000, interval: 20 });
  expect(said).toHaveBeenCalledWith('The test program ended (SIGKILL); starting another.');
  await kept.stop();
  expect(pids().filter(isAlive)).toEqual([]);
});

test('a supervised process that cannot start is reported', async () => {
  const { file } = program(false);
  await expect(superviseProcess(file, 'test program', { env: process.env, handed: '{}' })).rejects.toThrow(
    'The test program could not start',
  );
});
