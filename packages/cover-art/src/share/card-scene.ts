import { sloop } from '../boats.ts';
import { mix, tone } from '../core/colour.ts';
import { hash, rng } from '../core/random.ts';
import { put } from '../core/shape.ts';
import { type Layer, layer, type Scene } from '../core/stage.ts';
import { pick } from '../cover-light.ts';
import { ridge } from '../mountains.ts';
import { hills } from '../rock.ts';
import { birds, mist, sky, sun } from '../sky.ts';
import { pines } from '../trees.ts';
import { water } from '../water.ts';

export const paper = '#f8f6f1';

/** Where the land begins, in parts of the height: what is above it is for words. */
const horizon = 700;

/**
 * A quiet land at the foot of a sheet of paper, in shades of one colour, the same for the same words. `accent` is a
 * colour that can be read on paper. The sun stands where lines end: at the left of words that are read from the right.
 */
export function cardScene(words: string, accent: string, fromRight: boolean): Scene {
  const seed = hash(words);
  const random = rng(seed);
  const r = (a: number, b: number): number => a + (b - a) * random.next();
  r(0, 1);
  const shade = (share: number): string => mix(paper, accent, share);
  const deep = tone(accent, -0.12);
  const dark = tone(accent, -0.22);
  const air = shade(0.16);
  const side = (x: number): number => (fromRight ? 1 - x : x);
  const at = side(r(0.72, 0.88));
  const kind = pick(['hills', 'peaks', 'sea'] as const, r(0, 1));

  const ground = (y: number, height: number, colour: string, foot: string, depth: number): Layer =>
    hills({ depth, y, height, length: r(380, 620), colour, foot, lit: mix(colour, paper, 0.35) });
  const range = (depth: number, base: number, height: number, share: number): Layer =>
    ridge({
      depth,
      base,
      height,
      rough: 0.6,
      peaks: Array.from({ length: 4 }, (_, i) => [(i + 0.5) / 4 + r(-0.1, 0.1), r(0.4, 1), r(260, 420)] as [number, number, number]),
      colour: shade(share),
      shade: shade(share + 0.14),
      lit: shade(share * 0.55),
      foot: air,
      gullies: 4,
    });
  const near = (y: number): Layer[] => [ground(y, 90, deep, dark, 0.8), pines({ depth: 0.85, ground: () => y + 60, height: [50, 110], count: 22, dark: tone(dark, -0.04), lit: deep, ...(r(0, 1) < 0.5 ? { from: 0.72, to: 1.04 } : { from: -0.04, to: 0.24 }) })];

  const build: Record<typeof kind, () => Layer[]> = {
    hills: () => [ground(horizon, 120, shade(0.26), air, 0.2), ground(horizon + 60, 110, shade(0.46), shade(0.3), 0.4), ground(horizon + 130, 100, shade(0.72), shade(0.5), 0.6), ...near(horizon + 210)],
    peaks: () => [range(0.2, horizon + 40, r(170, 230), 0.3), mist({ depth: 0.25, y: horizon + 20, height: 90, colour: air, opacity: 0.6 }), range(0.4, horizon + 100, 120, 0.52), ground(horizon + 120, 70, shade(0.76), shade(0.6), 0.6), ...near(horizon + 210)],
    sea: () => [
      range(0.15, horizon + 8, r(90, 150), 0.26),
      water({ depth: 0.3, top: horizon, stops: [shade(0.2), shade(0.42), shade(0.7)], ripples: { light: paper, dark: deep, count: 120, opacity: 0.22 }, glitter: { x: at, colour: paper, spread: 70, count: 120 } }),
      layer(0.5, (s) => put(s.x(side(r(0.46, 0.6))), horizon + 90, r(1.2, 1.7), sloop(dark, paper, shade(0.3)))),
      ground(horizon + 270, 110, deep, dark, 0.8),
    ],
  };
  return {
    slug: '',
    place: '',
    alt: '',
    seed,
    light: 0.4,
    air,
    grain: 0.3,
    edge: 0.2,
    layers: () => [
      sky([paper, paper, shade(0.13)], horizon),
      sun({ x: at, y: horizon - r(70, 130), r: r(90, 124), colour: shade(0.42), glow: shade(0.2), reach: 420 }),
      ...build[kind](),
      birds({ x: side(side(at) - 0.1), y: horizon - 150, count: 4, size: 11, colour: shade(0.6), spread: 80 }),
    ],
  };
}
