import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeZip } from './zip-writer.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });

test('what is in memory does not grow with what was written', async () => {
  const files = 1500;
  let before = 0;
  let after = 0;
  await writeZip(nowhere(), new Date(), async (add) => {
    const held = async (): Promise<number> => {
      // What packs a file is given back a turn after it was found to be unused.
      for (let turn = 0; turn < 3; turn += 1) {
        collectGarbage();
        await setImmediate();
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    for (let number = 0; number < files; number += 1) {
      if (number === 100) before = await held();
      await add(`texts/${number}.txt`, `${number} words of a text `.repeat(300));
    }
    after = await held();
  });
  // An entry of the directory takes some hundred bytes; a text with what it was packed by takes 20 kB.
  expect((after - before) / files).toBeLessThan(3000);
});

test('ends with the reason where what it writes into closes, while a file is not whole', async () => {
  const output = nowhere();
  const writing = writeZip(output, new Date(), async (add) => {
    const endless = async function* () {
      for (;;) {
        yield 'words ';
        output.destroy(new Error('no room'));
        await new Promise(() => {});
      }
    };
    await add('endless.txt', endless());
  });
  await expect(writing).rejects.toThrow('no room');
});
