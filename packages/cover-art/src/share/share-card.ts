import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { pixels } from '../render.ts';
import { cardScene } from './card-scene.ts';
import { drawable, familyOf, headline, type Drawn } from './card-words.ts';

export interface ShareCard {
  /** Of the site. */
  name: string;
  /** Of the page; "" for the site itself. */
  title: string;
  /** A colour that can be read on paper, #rrggbb. */
  accent: string;
  typePair: keyof typeof familyOf;
  /** An image of any kind that sharp reads. */
  logo: Uint8Array | null;
}

const width = 1200;
const height = 630;
const margin = 72;
const ink = '#14211f';

/** Words that are read from right to left begin at the right. */
const beginsRight = (words: string): boolean => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words);

/** The picture that is shown beside a link to a page without one: a sheet with its title over a quiet land. */
export async function drawShareCard({ name, title, accent, typePair, logo }: ShareCard): Promise<Buffer> {
  const family = familyOf[typePair];
  const [said, called] = [drawable(title), drawable(name)];
  // A site without a title to say is its own title.
  const main = said || called;
  const right = beginsRight(main);
  const scene = await pixels(cardScene(title || name, accent, right), width / height, width);
  const layers: OverlayOptions[] = [];
  const place = (one: Drawn, top: number, from = margin): void => {
    layers.push({ input: one.data, top: Math.round(top), left: Math.round(right ? width - from - one.width : from) });
  };

  // The ribbon of the magazine hangs from the edge.
  layers.push({ input: ribbon(accent), top: 0, left: right ? width - margin - 34 : margin });
  const mark = logo ? await shownLogo(sharp(logo)) : undefined;
  const beside = margin + 34 + 26;
  if (mark) place(mark, 84 - mark.height / 2, beside);
  // A wide logo says the name itself.
  const isNamed = said && called && !(mark && mark.width > mark.height * 2);
  if (isNamed) {
    const one = await headline(called, { width: 800, height: 60, sizes: [34, 28, 24] }, { family, colour: accent });
    place(one, 84 - one.height / 2, beside + (mark ? mark.width + 18 : 0));
  }
  if (main) {
    const one = await headline(main, { width: width - 2 * margin - 40, height: 268, sizes: [104, 96, 88, 80, 72, 64, 56, 50] }, { family, colour: ink });
    place(one, 158 + Math.max(0, (230 - one.height) / 2));
  }
  return scene.composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

function ribbon(colour: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="34" height="112"><path d="M0 0H34V112L17 96L0 112Z" fill="${colour}"/></svg>`);
}

async function shownLogo(logo: Sharp): Promise<Drawn> {
  const { data, info } = await logo.resize({ width: 380, height: 64, fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
