import { t } from '../texts/names/accent-names.texts.ts';
import { defaultAccent } from './default-accent.ts';

// The accent of a magazine: one color is chosen, each theme uses the shade of it that can be read there.

type Theme = 'light' | 'dark';
type Lab = readonly [lightness: number, a: number, b: number];

/** To choose from, for whoever has no color of their own. */
export const suggestedAccents = [
  { name: () => t.terracotta, color: defaultAccent.chosen },
  { name: () => t.tobacco, color: '#8a5a00' },
  { name: () => t.moss, color: '#3f6b2f' },
  { name: () => t.harbor, color: '#1f5f8b' },
  { name: () => t.plum, color: '#7a3b68' },
  { name: () => t.marigold, color: '#e0a11a' },
] as const;

/** `paper` is what pages are made of, `hardest` the surface on which the accent is the hardest to read. */
const surfaces = {
  light: { paper: '#f8f6f1', hardest: '#efece3' },
  dark: { paper: '#0f1716', hardest: '#172220' },
} as const;

const leastContrast = 4.5;

export type Accent = {
  /** As it was chosen, #rrggbb. */
  chosen: string;
  /** As each theme uses it. */
  light: string;
  dark: string;
  /** On the paper of each theme, to 1. */
  contrast: { light: number; dark: number };
};

/** What is used of a chosen color, #rrggbb; null for the default. */
export function accentOf(chosen: string | null): Accent {
  const used =
    chosen === null || chosen === defaultAccent.chosen
      ? defaultAccent
      : { chosen, light: readable(chosen, 'light'), dark: readable(chosen, 'dark') };
  const contrast = { light: onPaper(used.light, 'light'), dark: onPaper(used.dark, 'dark') };
  return { ...used, contrast };
}

/** How well a color is read on the paper of a theme, from 1 to 21. */
export function onPaper(color: string, theme: Theme): number {
  return Math.round(contrastOf(color, surfaces[theme].paper) * 10) / 10;
}

/** The tokens that an accent sets, by theme. Everything else of the look stays. */
export function accentTokens({ light, dark }: Pick<Accent, 'light' | 'dark'>): Readonly<Record<string, string>> {
  const strong = { light: shifted(light, -0.09), dark: shifted(dark, 0.07) };
  return {
    '--terracotta': light,
    '--coral': dark,
    '--ribbon': light,
    '--accent-strong': `light-dark(${strong.light}, ${strong.dark})`,
    '--accent-wash': `light-dark(${wash(light, strong.light, 'light')}, ${wash(dark, strong.dark, 'dark')})`,
  };
}

/** Of links in mails, which know no tokens. */
export function accentInMails({ light, dark }: Pick<Accent, 'light' | 'dark'>): { light: string; dark: string } {
  return { light: shifted(light, -0.09), dark: shifted(dark, 0.07) };
}

/** The same hue, as much darker or lighter as it takes. */
function readable(color: string, theme: Theme): string {
  const { hardest } = surfaces[theme];
  const step = theme === 'light' ? -0.01 : 0.01;
  let shade = color;
  for (let steps = 1; contrastOf(shade, hardest) < leastContrast && steps <= 100; steps += 1)
    shade = shifted(color, step * steps);
  return shade;
}

/** A breath of the color on paper, on which its strong shade can be read. */
function wash(color: string, strong: string, theme: Theme): string {
  const [paper, ink] = [labOf(surfaces[theme].paper), labOf(color)];
  for (let share = 0.14; share > 0.02; share -= 0.02) {
    const mixed = hexOf(paper.map((value, at) => value + ((ink[at] ?? 0) - value) * share) as unknown as Lab);
    if (contrastOf(strong, mixed) >= leastContrast) return mixed;
  }
  return surfaces[theme].paper;
}

/** Lighter or darker by a part of all there is. Near white and black there is less color to be had. */
function shifted(color: string, by: number): string {
  const [lightness, a, b] = labOf(color);
  const to = Math.min(1, Math.max(0, lightness + by));
  const fade = Math.min(1, (to < 0.5 ? to : 1 - to) / 0.12);
  return hexOf([to, a * Math.max(fade, 0), b * Math.max(fade, 0)]);
}

/** As WCAG 2.2 measures it. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = linearOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(color: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

// OKLab (Björn Ottosson, 2020): what is changed in lightness alone keeps its hue.

function labOf(color: string): Lab {
  const [r, g, b] = linearOf(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const encoded = channels.map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    const sent = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(sent * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${encoded.join('')}`;
}
