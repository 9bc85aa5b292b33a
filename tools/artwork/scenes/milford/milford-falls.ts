import { curve, disc, fill, group, lens, line, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { rainbow } from '../../src/buildings/curtain.ts';
import { mist, rays, sky } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { plunge, veil } from '../../src/land/veil.ts';
import { ripples, water } from '@trekker/cover-art/water.ts';

/** A small cruise boat under the fall, waterline at 0,0, about 170 long, bow to the right. */
const cruiser = (): string => fill('M-84 -26H70Q84 -26 96 -34Q90 -4 74 8H-70Q-84 -6 -84 -26Z', '#ffffff') + fill('M-82 -10Q0 -4 88 -14Q84 2 74 8H-70Q-80 0 -82 -10Z', '#1f4f7c') + rect(-66, -50, 110, 25, '#f4f6f6') + Array.from({ length: 8 }, (_, i) => rect(-60 + i * 13, -46, 9, 14, '#3f5f74')).join('') + rect(-58, -72, 84, 22, '#ffffff') + fill('M4 -70H24L32 -52H4Z', '#3f5f74') + Array.from({ length: 4 }, (_, i) => rect(-52 + i * 13, -68, 9, 12, '#3f5f74')).join('') + line('M-62 -74H20M-60 -74V-82M-40 -74V-82M-20 -74V-82M0 -74V-82M-62 -84H4', '#c9d5da', 2) + rect(-20, -96, 12, 22, '#d9a83c') + [[-50, '#e8503c'], [-38, '#f2c23c'], [-28, '#e8503c'], [52, '#f2c23c'], [62, '#e8503c'], [72, '#2f8f7c']].map(([x, c]) => fill(curve([[(x as number) - 5, (x as number) > 0 ? -26 : -74], [(x as number) - 5, (x as number) > 0 ? -38 : -86], [x as number, (x as number) > 0 ? -42 : -90], [(x as number) + 5, (x as number) > 0 ? -38 : -86], [(x as number) + 5, (x as number) > 0 ? -26 : -74]], true), c as string) + disc(x as number, (x as number) > 0 ? -46 : -94, 4, '#e0b08c')).join('') + line('M66 -27V-36M78 -28V-38M90 -32V-42M66 -36L90 -42', '#c9d5da', 1.8);

/**
 * A wall of dark schist that fills the picture, in folds; moss and ferns on its ledges. `gap` is where the fall's cleft
 * lies.
 */
const cliff = (s: Stage): string => {
  let out = rect(-BLEED, -BLEED, s.w + 2 * BLEED, 900, s.down(-60, 780, ['#3f6a64', '#2c5156', '#1f3f4a']));
  const seed = s.r.int(1, 999);
  for (let i = 0; i < 46; i++) {
    const x = -BLEED + (i / 45) * (s.w + 2 * BLEED) + s.r.range(-16, 16);
    const w = s.r.range(20, 80);
    const pts: Pt[] = [];
    for (let y = -60; y <= 790; y += 50) pts.push([x + fbm(y / 210, seed + i, 3) * 54, y]);
    const d = `${curve(pts)}L${x + w} 790L${x + w * 0.6} -60Z`;
    out += fill(d, s.r.pick(['#17323f', '#4f7f70', '#23474c', '#6f9a78', '#1c3a44']), `opacity="${s.r.range(0.2, 0.45).toFixed(2)}"`);
  }
  for (let i = 0; i < 60; i++) { const x = s.r.range(-BLEED, s.w + BLEED); const y = s.r.range(0, 700); out += line(`M${x} ${y}q${s.r.range(-8, 8)} ${s.r.range(30, 60)} ${s.r.range(-12, 12)} ${s.r.range(70, 150)}`, s.r.pick(['#8fb59c', '#12303c']), s.r.range(1.5, 4), 'opacity="0.4"'); }
  for (let i = 0; i < 80; i++) { const x = s.r.range(-BLEED, s.w + BLEED); const y = s.r.next() ** 1.4 * 640; const k = s.r.range(0.5, 1.1); out += foliage(s, x, y, 44 * k, 20 * k, s.r.pick([['#163f3c', '#2f6a4c', '#6f9a58'], ['#1c4a40', '#3f7a50', '#9cb868']] as [string, string, string][]), 11); }
  return out;
};

export const stirling: Scene = {
  slug: 'milford-sound-waterfall-boat', place: 'Milford Sound, New Zealand', seed: 773, light: -0.5, air: '#c9dcd8',
  alt: 'A white boat noses into the spray of a mighty waterfall that drops from a mossy cliff into Milford Sound, a rainbow in the mist',
  layers: () => [
    sky(['#bcd6d9', '#e2ece0'], 300),
    layer(0.2, (s) => cliff(s)),
    layer(0.24, (s) => fill(curve([[-120, -120], [s.w * 0.2, 30], [s.w * 0.36, 66], [s.w * 0.5, 40], [s.w * 0.56, 96], [s.w * 0.66, 44], [s.w * 0.84, 74], [s.w + 120, -20], [s.w + 120, -140]], true), s.down(-80, 90, ['#dfeae4', '#f4f2e0'])) + Array.from({ length: 60 }, () => { const p = s.r.range(-0.04, 1.04); return Math.abs(p - 0.557) < 0.06 ? '' : foliage(s, s.x(p), 60 + 26 * Math.sin(p * 9) + s.r.range(-16, 26), s.r.range(22, 50), s.r.range(14, 28), s.r.pick([['#1f4f44', '#3f7a50', '#8fb062'], ['#2a5a4a', '#4f8a58', '#b5c874']] as [string, string, string][]), 11); }).join('')),
    rays({ depth: 0.28, x: 0.1, y: -120, count: 8, spread: 44, angle: 30, length: 1200, colour: '#fffbe0', strength: 0.2 }),
    veil({ depth: 0.33, x: 0.565, top: 92, bottom: 744, width: 96, flare: 1.1 }),
    layer(0.34, (s) => {
      let out = '';
      // Thin side threads that fray on the ledges.
      for (const [p, w, top] of [[0.2, 9, 104], [0.3, 6, 130], [0.86, 10, 96]] as const) {
        for (let k = 0; k < 7; k++) { const o = (k - 3) * w * 0.5; out += line(curve([[s.x(p), top], [s.x(p) + o * 0.4, 300 + k * 8], [s.x(p) + o + s.r.range(-4, 4), 520], [s.x(p) + o * 1.5, 748]]), k % 2 ? '#ffffff' : '#c9e2e2', s.r.range(1.5, 4), 'opacity="0.7"'); }
        out += fill(lens(s.x(p), 748, w * 16, 6), '#ffffff', 'opacity="0.7"');
      }
      return out;
    }),
    water({ depth: 0.4, top: 744, stops: ['#b5d5d2', '#4f939c', '#1f6478', '#0f4258'], ripples: { light: '#e6f7f2', dark: '#1a5468', count: 240, opacity: 0.45 } }),
    rainbow({ depth: 0.44, x: 0.5, y: 800, r: 330, width: 9, opacity: 0.42 }),
    plunge({ depth: 0.48, x: 0.565, y: 756, width: 190, height: 200 }),
    mist({ depth: 0.5, y: 756, height: 60, colour: '#eef6f2', opacity: 0.45 }),
    layer(0.6, (s) => { const x = s.x(s.tall ? 0.3 : 0.33); return group(put(x, 858, 1.5, fill('M-86 2L-76 26H58L84 2Z', '#dfe9ec') + rect(-70, 26, 92, 18, '#eef4f4')), 'opacity="0.32"') + put(x, 842, 1.5, cruiser()) + fill(lens(x, 856, 330, 7), '#f4fff8', 'opacity="0.7"') + [0, 1, 2].map((i) => fill(lens(x - 210 - i * 70, 862 + i * 9, 150 - i * 20, 6), '#ffffff', `opacity="${0.55 - i * 0.13}"`)).join(''); }),
    layer(0.8, (s) => {
      // Seals on a rock in the near corner.
      const seal = (x: number, y: number, k: number, up: boolean): string => put(x, y, k, fill(curve(up ? [[-60, 0], [-66, -12], [-30, -26], [10, -34], [30, -60], [44, -78], [58, -76], [66, -66], [58, -58], [46, -34], [44, -8], [30, 0]] : [[-66, 0], [-74, -8], [-40, -24], [10, -30], [50, -26], [74, -24], [80, -14], [64, -6], [20, 0]], true), '#4a4048') + fill(curve(up ? [[-40, -4], [10, -14], [36, -40], [44, -8], [30, 0]] : [[-40, -2], [20, -12], [60, -10], [20, 0]], true), '#6f625f', 'opacity="0.7"') + (up ? disc(56, -70, 2, '#120f14') + line('M62 -66L72 -68M62 -64L72 -62', '#c9bfb4', 1) : disc(70, -18, 2, '#120f14')) + fill('M-60 -4L-84 -14L-80 2L-66 2Z', '#3a323a') + fill('M10 -4Q0 8 -18 8Q-4 0 -2 -8Z', '#3a323a'));
      return fill(curve([[s.w * 0.68, 1040], [s.w * 0.72, 948], [s.w * 0.8, 906], [s.w * 0.9, 900], [s.w + 120, 880], [s.w + 120, 1120], [s.w * 0.68, 1120]], true), s.down(880, 1000, ['#6f8078', '#2f4650', '#16303c'])) + fill(curve([[s.w * 0.73, 946], [s.w * 0.8, 908], [s.w * 0.9, 902], [s.w + 120, 882], [s.w + 120, 900], [s.w * 0.88, 922], [s.w * 0.8, 928]], true), '#b5c4a8', 'opacity="0.6"') + seal(s.x(0.8), 920, 1.3, false) + seal(s.x(s.tall ? 0.94 : 0.91), 908, 1.5, true) + ripples(s, 940, 1000, '#e6f7f2', 20, 0.4) + fill(lens(s.w * 0.72, 1004, 300, 9), '#f4fff8', 'opacity="0.6"');
    }),
  ],
};
