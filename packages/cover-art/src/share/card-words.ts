import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const fonts: Record<string, string> = JSON.parse(readFileSync(new URL('./fonts/letters.json', import.meta.url), 'utf8'));

/** As headlines of the pages are set. */
export const familyOf = { classic: 'Fraunces', modern: 'Bricolage Grotesque', plain: 'Instrument Sans' } as const;

/** Between letters, in parts of the size. */
const tracking: Record<string, number> = { Fraunces: -0.02, 'Bricolage Grotesque': -0.024, 'Instrument Sans': -0.016 };

const has = (letters: string): RegExp => new RegExp(`^[${letters}]*$`, 'u');
const every = has(Object.values(fonts).join(''));

/** What pictures are no part of: emoji, marks that choose how one looks, and what has no look of its own. */
const unseen = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0e}\u{fe0f}\u{20e3}\p{C}]/gu;
/** Of these, joiners and directions are part of words. */
const isJoiner = /[\u200c-\u200f]/;

/** Words as they can be drawn; "" where a letter of them is in no font of ours: half a title says something else. */
export function drawable(words: string): string {
  const plain = words
    .normalize('NFC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(unseen, (sign) => (/[©®™]/.test(sign) || isJoiner.test(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return every.test(plain.replace(/[\u200c-\u200f]/g, '')) ? plain : '';
}

/** The font of the pages, or the one of them that has more letters. What no headline font has comes from the others. */
function fontFor(words: string, family: string): string {
  return !has(fonts[family]!).test(words) && has(fonts.Fraunces!).test(words) ? 'Fraunces' : family;
}

export interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

interface Setting {
  family: string;
  size: number;
  colour: string;
  width: number;
}

let areKnown: Promise<unknown> | undefined;

/** A font that has been used once by its file is known to Pango by its name: no machine has to have it. */
function makeKnown(): Promise<unknown> {
  const fileOf = (family: string): string => fileURLToPath(new URL(`./fonts/${family.toLowerCase().replaceAll(' ', '-')}.ttf`, import.meta.url));
  areKnown ??= Promise.all(Object.keys(fonts).map((family) => sharp({ text: { text: '-', font: family, fontfile: fileOf(family) } }).raw().toBuffer()));
  return areKnown;
}

const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Lines of words, on nothing, cut to what is seen of them. Right-to-left words stand at the right of their box. */
async function set(words: string, o: Setting): Promise<Drawn> {
  await makeKnown();
  const font = fontFor(words, o.family);
  // Small words need their spaces, and letters of joined scripts stay where they are.
  const spaced = o.size > 40 && has(fonts[font]!).test(words) ? ` letter_spacing="${Math.round((tracking[font] ?? 0) * o.size * 1024)}"` : '';
  const text = `<span foreground="${o.colour}"${spaced}>${escaped(words)}</span>`;
  const { data, info } = await sharp({
    text: { text, font: `${[font, ...Object.keys(fonts)].join(',')} ${o.size}`, dpi: 72, width: o.width, rgba: true, wrap: 'word-char', spacing: Math.round(o.size * (font === 'Fraunces' ? -0.12 : -0.1)) },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A headline as large as it fits, its lines about as long as each other. What is far too long ends in an ellipsis. */
export async function headline(words: string, box: { width: number; height: number; sizes: readonly number[] }, look: Omit<Setting, 'size' | 'width'>): Promise<Drawn> {
  const fits = (one: Drawn): boolean => one.width <= box.width && one.height <= box.height;
  for (const size of box.sizes) {
    const first = await set(words, { ...look, size, width: box.width });
    if (fits(first)) return balanced(words, first, { ...look, size, width: box.width });
  }
  const size = box.sizes.at(-1)!;
  const letters = [...words];
  // The most letters that fit, found by halves.
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (fits(await set(cut(letters, count), { ...look, size, width: box.width }))) fitting = count;
    else tooMany = count;
  }
  return set(cut(letters, fitting), { ...look, size, width: box.width });
}

function cut(letters: readonly string[], count: number): string {
  const start = letters.slice(0, count).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > count / 2 ? start.slice(0, space) : start).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The narrowest that needs no more lines. */
async function balanced(words: string, widest: Drawn, o: Setting): Promise<Drawn> {
  if (widest.height < o.size * 1.5) return widest;
  let best = widest;
  let [tooNarrow, enough] = [widest.width / 2, widest.width];
  while (enough - tooNarrow > 12) {
    const width = Math.round((tooNarrow + enough) / 2);
    const one = await set(words, { ...o, width });
    if (one.height <= widest.height + o.size * 0.3 && one.width <= width) [best, enough] = [one, width];
    else tooNarrow = width;
  }
  return best;
}
