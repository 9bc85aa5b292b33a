import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawInitial } from './initial.ts';

const mark = 'M8 8h16v16H8z';

/** How much of the square is not of its colour, in hundredths. */
async function inkOf(letter: string): Promise<number> {
  const { data } = await sharp(await drawInitial({ letter, mark, colour: '#204060', typePair: 'classic' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let inked = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 128) inked += 1;
  return Math.round((inked / (data.length / 3)) * 100);
}

test('the letter of a name stands on the square', async () => {
  const ink = await inkOf('K');
  expect(ink).toBeGreaterThan(5);
  expect(ink).not.toBe(25);
});

test.each(['', '日', '한'])('in place of a letter that no font of ours has stands the mark: %j', async (letter) => {
  expect(await inkOf(letter)).toBe(25);
});
