import sharp from 'sharp';
import { drawable, familyOf, headline } from './card-words.ts';

export interface Initial {
  /** "" for none. */
  letter: string;
  /** The path, on 32 by 32, of what is drawn in place of a letter that no font of ours has. */
  mark: string;
  /** A colour that can be read on paper, #rrggbb. */
  colour: string;
  typePair: keyof typeof familyOf;
}

const size = 512;
const paper = '#f8f6f1';

/**
 * A letter in the type of headlines, on a square of a colour, as PNG. Without one that a font of ours has: a mark, which
 * is a drawing (SVG) that sharp must be allowed to read.
 */
export async function drawInitial({ letter, mark, colour, typePair }: Initial): Promise<Buffer> {
  const square = sharp({ create: { width: size, height: size, channels: 3, background: colour } });
  const known = drawable(letter);
  if (!known) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><path fill="${paper}" d="${mark}"/></svg>`;
    return square.composite([{ input: Buffer.from(drawing) }]).png().toBuffer();
  }
  const box = { width: 338, height: 308, sizes: [400, 360, 320, 280, 240] };
  const one = await headline(known, box, { family: familyOf[typePair], colour: paper });
  const [top, left] = [(size - one.height) / 2, (size - one.width) / 2].map(Math.round);
  return square.composite([{ input: one.data, top: top!, left: left! }]).png().toBuffer();
}
