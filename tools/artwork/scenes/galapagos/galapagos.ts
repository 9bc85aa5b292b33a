import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { volcano } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { opuntia, tortoise } from '../../src/land/shore.ts';
import { birds, cumulus, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

function crab(): string {
  return line('M-10 -4L-20 -9L-24 0M-9 -2L-18 -2L-21 5M10 -4L20 -9L24 0M9 -2L18 -2L21 5', '#c93a28', 2.4) + oval(0, -6, 12, 7.5, '#ef5a33') + oval(-2, -8.5, 7, 3, '#ffa35c') + line('M-8 -11L-14 -17M8 -11L14 -17', '#ef5a33', 3) + disc(-3, -14, 1.7, '#241a24') + disc(3, -14, 1.7, '#241a24');
}

export const shore: Scene = {
  slug: 'galapagos-tortoise-shore', place: 'Galápagos, Ecuador', seed: 311, light: -0.6, air: '#f3d8b8',
  alt: 'A giant tortoise on a lava shore of the Galápagos, red crabs and prickly pears beside it, a volcano across the turquoise bay',
  layers: () => [
    sky(['#3f8fc0', '#8cc6d6', '#e6e2c8', '#ffd9a4', '#ffe9bf'], 600),
    sun({ x: 0.13, y: 400, r: 56, colour: '#fff8dc', glow: '#ffd894', reach: 620 }),
    streaks({ y: [70, 320], count: 8, colours: ['#f6ecdc', '#ffe6c8'], opacity: 0.7 }),
    cumulus({ at: [[0.78, 300, 330, 90]], lit: '#fffaf0', body: '#f8ecdc', shade: '#d8ccc8', opacity: 0.9 }),
    volcano({ depth: 0.12, x: 0.6, base: 612, height: 230, half: 560, colour: '#8a8598', shade: '#5f6488', foot: '#dcc8b0', lit: '#c9a898' }),
    volcano({ depth: 0.15, x: 0.24, base: 616, height: 110, half: 330, colour: '#a0968f', shade: '#767688', foot: '#e0ccb0' }),
    mist({ depth: 0.17, y: 604, height: 50, colour: '#ffeacb', opacity: 0.75 }),
    water({ depth: 0.2, top: 612, stops: ['#d6efd8', '#6fd0c8', '#1fa0b4', '#0f6a94'], ripples: { light: '#f4fff0', dark: '#2a9ab4', count: 190, opacity: 0.45 }, glitter: { x: 0.14, colour: '#fff8dc', spread: 110, count: 170 } }),
    // The leaning pinnacle and its isthmus.
    layer(0.28, (s) => {
      const x = s.x(s.tall ? 0.8 : 0.78);
      const p: Pt[] = [[x - 62, 660], [x - 44, 590], [x - 22, 500], [x + 4, 430], [x + 24, 452], [x + 30, 520], [x + 52, 590], [x + 84, 662]];
      const land: Pt[] = [[x - 130, 664], [x - 40, 650], [x + 90, 640], [x + 240, 612], [x + 420, 584], [s.w + 160, 560]];
      return fill(`${curve(land)}L${s.w + 160} 672L${x - 130} 668Z`, s.down(560, 670, ['#a5886c', '#7a6a58', '#c9a878'])) + fill(poly(p), s.across(x - 62, x + 84, ['#c99c74', '#8f6f60', '#54485c'])) + fill(poly([[x + 4, 430], [x + 24, 452], [x + 30, 520], [x + 52, 590], [x + 84, 662], [x + 22, 662], [x + 10, 560]]), '#4a4058', 'opacity="0.55"') + [0, 1, 2, 3, 4].map((i) => line(`M${x - 50 + i * 10} ${640 - i * 34}L${x - 10 + i * 9} ${628 - i * 38}`, '#e6bf94', 2.4, 'opacity="0.6"')).join('') + rect(x - 150, 664, s.w, 7, '#f6e6c4') + rect(x - 150, 670, s.w, 3, '#ffffff', 'opacity="0.7"');
    }),
    layer(0.34, (s) => put(s.x(s.tall ? 0.3 : 0.33), 700, 0.9, sloop('#fffaf0', '#fff4e4', '#8f5f6a'))),
    birds({ x: 0.44, y: 290, count: 7, size: 17, colour: '#2f3048', spread: 130 }),
    layer(0.6, (s) => {
      const edge: Pt[] = [[-100, 800], [s.w * 0.08, 806], [s.w * 0.2, 842], [s.w * 0.4, 852], [s.w * 0.62, 838], [s.w * 0.8, 812], [s.w + 100, 776]];
      let out = line(curve(edge.map(([x, y]): Pt => [x, y - 8])), '#ffffff', 15, 'opacity="0.55"') + line(curve(edge.map(([x, y]): Pt => [x, y - 20])), '#d9fff4', 4, 'opacity="0.6"') + fill(`${curve(edge)}L${s.w + 100} 1100L-100 1100Z`, s.down(790, 1000, ['#4a4456', '#2a2638', '#1a1828']));
      out += boulders(s, -60, s.w * 0.4, 838, [14, 38], 30, '#38344a', '#8f7d80') + boulders(s, s.w * 0.45, s.w + 60, 830, [14, 40], 34, '#38344a', '#8f7d80');
      for (let i = 0; i < 90; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(868, 1000), s.r.range(14, 70), s.r.range(2, 6), s.r.chance(0.5) ? '#6a5f70' : '#151322', 'opacity="0.4"');
      return out;
    }),
    layer(0.7, (s) => {
      let out = '';
      for (const [x, y, k] of s.tall ? [[0.12, 880, 2.2]] as const : [[0.1, 880, 3], [0.2, 866, 1.9], [0.965, 850, 1.9]] as const) out += put(s.x(x), y, k, opuntia(s, '#7a5a48', '#4f8a5f', '#a9c26a'));
      out += put(s.x(s.tall ? 0.46 : 0.5), 945, s.tall ? 1.9 : 2.35, tortoise(s, '#5f5648', '#8f8268', '#ffe2a8'));
      for (const [x, y, k, a] of [[0.25, 950, 1.3, -8], [0.33, 975, 1, 12], [0.83, 905, 1.2, 0], [0.9, 940, 1.5, -10], [0.14, 915, 0.9, 6]] as const) out += oval(s.x(x), y + 3, 24 * k, 4 * k, '#0f0d1c', 'opacity="0.5"') + put(s.x(x), y, k, crab(), a);
      return out;
    }),
    grass({ depth: 0.95, y: 1012, height: [30, 90], count: 200, colours: ['#22303a', '#3f6a54', '#7f9a58', '#c9c070'], lean: 0.12 }),
  ],
};

export const galapagos = [shore];
