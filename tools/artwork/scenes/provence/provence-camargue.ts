import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, num, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { wadingHorse } from '../../src/animals/hoofed.ts';
import { cypress, grass } from '@trekker/cover-art/trees.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { burst, mirror, water } from '@trekker/cover-art/water.ts';

/** A flamingo with its neck up or down, water line at 0,0, about 110 high. */
const flamingo = (pink: string, feeding: boolean, k = 0): string => line(`M-3 0V-44M4 0L${4 + k} -44`, '#e0708a', 2.2) + fill(curve([[-26, -46], [-16, -60], [6, -62], [18, -54], [14, -44], [-6, -40]], true), pink) + fill(curve([[-30, -44], [-14, -54], [4, -52], [-8, -44], [-22, -40]], true), tone(pink, -0.1)) + line('M-30 -43L-18 -46', '#33303c', 3) + (feeding ? line(curve([[14, -54], [26, -60], [34, -46], [32, -26], [36, -12]]), pink, 5) + fill('M32 -14Q34 -20 40 -16L38 -4Q32 -2 32 -8Z', pink) + fill('M34 -8L38 -3L30 0Z', '#33303c') : line(curve([[14, -54], [26, -60], [24, -76], [16, -88], [20, -102], [28, -106]]), pink, 5) + disc(28, -105, 5, pink) + fill('M31 -109Q42 -108 42 -98L36 -98Q37 -103 31 -103Z', '#f7d9d0') + fill('M42 -100L38 -92L35 -98Z', '#33303c'));

/** A herdsman's cabin: whitewashed, thatched, its round back against the mistral; foot at 0,0, about 170 wide. */
const cabane = (): string => oval(10, 2, 110, 7, '#6a5a64', 'opacity="0.35"') + rect(-84, -44, 150, 46, '#fff6e6') + fill('M66 -44Q96 -40 94 2H66Z', '#d9c9c4') + fill(poly([[-96, -40], [-72, -96], [56, -96], [102, -38], [66, -40]]), '#a98a6c') + fill(poly([[-72, -96], [56, -96], [54, -90], [-74, -90]]), '#fff6e6') + Array.from({ length: 26 }, (_, i) => line(`M${-68 + i * 5} -92L${-90 + i * 7} -44`, i % 2 ? '#8a6c54' : '#c4a684', 1.8, 'opacity="0.7"')).join('') + rect(-46, -34, 22, 36, '#3f7f94') + rect(8, -32, 20, 18, '#3f7f94') + line('M60 -96V-128M50 -117H70', '#6a5450', 4);

export const camargue: Scene = {
  slug: 'provence-camargue-horses', place: 'Camargue, Provence, France', seed: 3761, light: 0.6, air: '#ffd9cc',
  alt: 'White horses canter through a pink lagoon of the Camargue at sunrise among flamingos, a thatched herdsman’s cabin on the far bank',
  layers: () => {
    const sunrise = sun({ x: 0.76, y: 470, r: 74, colour: '#fffae0', glow: '#ffc890', reach: 760 });
    const bank = layer(0.2, (s) => {
      let out = fill(curve([[-130, 590], [s.w * 0.2, 580], [s.w * 0.42, 588], [s.w * 0.62, 594], [s.w + 130, 584], [s.w + 130, 612], [-130, 612]], true), '#8f7a84');
      for (let i = 0; i < 26; i++) { const p = s.r.range(-0.04, 1.04); if (p > 0.1 && p < 0.26) continue; const x = s.x(p); out += fill(`M${x - 30} 594Q${x - 20} 560 ${x} 562Q${x + 24} 560 ${x + 34} 594Z`, s.r.pick(['#7a6a80', '#8a7684', '#6a5f78'])); }
      return out + put(s.x(0.17), 592, 1, cabane()) + put(s.x(0.09), 594, 1.1, cypress(s, '#5f5a74', '#a98a90')) + put(s.x(0.27), 594, 0.9, cypress(s, '#5f5a74', '#a98a90')) + put(s.x(0.29), 594, 0.7, cypress(s, '#5f5a74', '#a98a90'));
    });
    const flock = layer(0.3, (s) => { let out = ''; for (let i = 0; i < 30; i++) out += put(s.x(0.5) + (i - 15) * 26 + s.r.range(-9, 9), 640 + s.r.range(-8, 14), s.r.range(0.42, 0.56), flamingo(s.r.pick(['#f7a9b0', '#f2929e', '#fbc4c4']), i % 3 === 0, s.r.range(-5, 5)), 0, s.r.chance(0.5)); return out; });
    const near = layer(0.42, (s) => (s.tall ? [[0.14, 740, 1, 0], [0.86, 720, 0.9, 1]] : [[0.024, 726, 1.1, 0], [0.066, 752, 1.2, 1], [0.87, 716, 1.05, 1], [0.925, 740, 1.25, 0], [0.98, 728, 1.1, 0]]).map(([p, y, k, f], i) => put(s.x(p!), y!, k!, flamingo(i % 2 ? '#f58a9c' : '#f9a4ac', f === 1), 0, p! > 0.5)).join(''));
    const herd = layer(0.5, (s) => (s.tall ? put(s.x(0.5), 830, 1.4, wadingHorse(s, '#fdf4ec', '#c9a9b8')) : put(s.x(0.215), 812, 1.5, wadingHorse(s, '#f2dede', '#a98cb0')) + put(s.x(0.63), 818, 1.62, wadingHorse(s, '#f6e4e0', '#b294b4')) + put(s.x(0.44), 876, 2.05, wadingHorse(s, '#fff6ee', '#bf9cb4'))));
    return [
      sky(['#5f7fc0', '#a9a0cc', '#f2b5bc', '#ffcfa4', '#ffe8bc'], 590),
      sunrise,
      streaks({ y: [60, 500], count: 15, colours: ['#b5acd6', '#f7b9bf', '#ffd3ac', '#ffe6bc'], opacity: 0.8 }),
      birds({ x: 0.36, y: 260, count: 9, size: 17, colour: '#d9607c', spread: 130 }),
      bank,
      mist({ depth: 0.22, y: 592, height: 50, colour: '#ffe6d9', opacity: 0.7 }),
      water({ depth: 0.24, top: 604, stops: ['#ffd9b8', '#f2a9ac', '#c98fb0', '#7f74a9'], ripples: { light: '#fff0dc', dark: '#b07a9c', count: 170, opacity: 0.45 }, glitter: { x: 0.76, colour: '#fff6d6', spread: 74, count: 140 } }),
      mirror({ of: [bank], y: 606, depth: 0.26, opacity: 0.5, tint: '#ffdccb', squash: 0.7, bottom: 720, cuts: 40 }),
      flock, near,
      herd,
      layer(0.56, (s: Stage) => {
        // Water breaks round their legs.
        let out = '';
        for (const [p, y, k] of s.tall ? ([[0.5, 830, 1.4]] as const) : ([[0.215, 812, 1.5], [0.63, 818, 1.62], [0.44, 876, 2.05]] as const)) {
          for (const [dx, high] of [[-88, 62], [-8, 50], [70, 30], [112, 70]] as const) { out += group(burst(s, s.x(p) + dx * k, y + 6 * k, 34 * k, high * k, ['#d9b9cc', '#fbe6e4', '#fffaf4']), 'opacity="0.92"'); out += fill(lens(s.x(p) + dx * k, y, 74 * k, 9 * k), '#fff6ec', 'opacity="0.9"'); for (let i = 0; i < 34; i++) { const a = s.r.range(-1.3, 1.3); const r = s.r.range(8, 84) * k; out += disc(s.x(p) + dx * k + Math.sin(a) * r, y - Math.cos(a) * r * 0.9, s.r.range(1.4, 4.2), '#fffaf2', 'opacity="0.9"'); } }
          out += fill(lens(s.x(p), y + 14 * k, 210 * k, 8 * k), '#7f6f9c', 'opacity="0.35"') + fill(lens(s.x(p) - 120 * k, y + 6 * k, 160 * k, 6 * k), '#fff0e2', 'opacity="0.7"');
        }
        return out;
      }),
      layer(0.8, (s) => {
        // Glasswort, red already, on a spit of salt mud.
        let out = fill(curve([[-130, 960], [s.w * 0.1, 944], [s.w * 0.24, 968], [s.w * 0.4, 1010], [s.w * 0.3, 1120], [-130, 1120]], true), '#6a4f68') + fill(curve([[s.w * 0.7, 1030], [s.w * 0.84, 968], [s.w + 130, 930], [s.w + 130, 1120], [s.w * 0.7, 1120]], true), '#5f4864') + line(curve([[-130, 960], [s.w * 0.1, 944], [s.w * 0.24, 968], [s.w * 0.4, 1010]]), '#fff0e4', 4, 'opacity="0.7"');
        for (let i = 0; i < 90; i++) { const left = i % 2 === 0; const x = left ? s.r.range(-60, s.x(0.34)) : s.r.range(s.x(0.76), s.w + 60); const y = left ? 978 + s.r.range(-20, 22) + x * 0.03 : 1000 - (x - s.x(0.76)) * 0.1 + s.r.range(-10, 16); for (let j = 0; j < 5; j++) { const a = Math.PI * (0.25 + 0.5 * s.r.next()); const len = s.r.range(14, 34); out += line(`M${num(x)} ${num(y)}L${num(x + Math.cos(a) * len)} ${num(y - Math.sin(a) * len)}`, s.r.pick(['#c9485c', '#a83a58', '#e0705f', '#7a5a6c']), 4); } }
        return out;
      }),
      grass({ depth: 0.95, y: 1010, height: [80, 230], count: 120, colours: ['#4a3f5c', '#7a5f6c', '#b58a80', '#e2b89a'], to: 0.12, lean: 0.2, seedHeads: '#e8c9a9' }),
      grass({ depth: 0.96, y: 1010, height: [80, 210], count: 100, colours: ['#4a3f5c', '#7a5f6c', '#b58a80', '#e2b89a'], from: 0.9, lean: 0.1, seedHeads: '#e8c9a9' }),
    ];
  },
};
