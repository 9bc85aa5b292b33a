import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { archBridge, highlandCastle } from '../../src/buildings/castle.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, grass, pine } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

export const loch: Scene = {
  slug: 'scotland-loch-castle', place: 'Scottish Highlands', seed: 251, light: -0.7, air: '#e4cfc0',
  alt: 'A castle on its island in a Highland loch, joined to the shore by a bridge of three arches, heather in front',
  layers: () => {
    const far = ridge({ depth: 0.1, base: 620, height: 260, rough: 0.4, peaks: [[0.06, 0.8, 420], [0.34, 0.62, 320], [0.56, 0.9, 420], [0.92, 1, 420]], colour: '#a6a2b8', shade: '#83859f', lit: '#ffe0bb', foot: '#e6d2c2', gullies: 6 });
    const mid = ridge({ depth: 0.16, base: 660, height: 240, rough: 0.45, peaks: [[-0.02, 1, 420], [0.2, 0.55, 320], [0.82, 0.7, 340], [1.04, 1, 400]], colour: '#7c7a6c', shade: '#4d5468', lit: '#e9b878', foot: '#bda88c', gullies: 9 });
    const isle = layer(0.3, (s) => {
      const x = s.x(s.tall ? 0.42 : 0.44);
      const k = s.tall ? 1.2 : 1.45;
      let out = archBridge(s, { from: x + 150 * k, to: s.w + 110, deck: 664, water: 706, spans: s.tall ? 3 : 5, stone: '#a89888', shade: '#57536a', pier: 0.26, rise: 0.5, parapet: 9, slope: -0.012 });
      for (const [dx, h] of [[-178, 62], [-160, 82], [-200, 50], [126, 74], [150, 56]] as const) out += put(x + dx * k, 676, (h / 100) * k, pine(s, '#2f4a44', '#7a8a58'));
      out += put(x, 668, k, highlandCastle(s, '#b09f8c', '#5c5f70', '#ffd58a'));
      const knoll: Pt[] = [[x - 250 * k, 708], [x - 214 * k, 686], [x - 150 * k, 674], [x - 60 * k, 678], [x + 60 * k, 676], [x + 140 * k, 672], [x + 206 * k, 690], [x + 240 * k, 708]];
      out += fill(`${curve(knoll)}Z`, s.down(670, 710, ['#9a9a58', '#5f6a48']));
      for (let i = 0; i < 26; i++) out += foliage(s, x + s.r.range(-210, 200) * k, 690 + s.r.range(-8, 10), s.r.range(12, 26), s.r.range(7, 12), i % 3 ? ['#4a5f42', '#738250', '#b0a860'] : ['#7a4f7c', '#a0689a', '#cf98b8'], 9);
      return out + boulders(s, x - 250 * k, x + 245 * k, 704, [8, 20], 46, '#4a4850', '#b5a694');
    });
    return [
      sky(['#5d7fa8', '#a2aec2', '#e6c9c0', '#ffd7a6', '#ffe6bd'], 600),
      sun({ x: 0.16, y: 470, r: 0, colour: '#fff6dc', glow: '#ffd490', reach: 640 }),
      streaks({ y: [70, 420], count: 15, colours: ['#c9c6d2', '#f0d3cc', '#ffdcb8'], thick: [12, 30], opacity: 0.75 }),
      far, mist({ depth: 0.13, y: 600, height: 90, colour: '#ffe6cc', opacity: 0.75 }), mid,
      rays({ depth: 0.2, x: 0.04, y: -60, count: 8, spread: 44, angle: 42, length: 1050, colour: '#fff0c8', strength: 0.26 }),
      mist({ depth: 0.22, y: 656, height: 56, colour: '#ffe9d2', opacity: 0.7 }),
      water({ depth: 0.26, top: 666, stops: ['#f6dcbc', '#b9b3b8', '#64789a', '#2f4568'], ripples: { light: '#ffe6c4', dark: '#566a8c', count: 150, opacity: 0.35 }, glitter: { x: 0.16, colour: '#fff2d0', spread: 110, count: 160 } }),
      mirror({ of: [far, mid], y: 668, depth: 0.27, opacity: 0.5, tint: '#f3dcc4', cuts: 140, squash: 0.6 }),
      isle, mirror({ of: [isle], y: 712, depth: 0.32, opacity: 0.62, tint: '#a7a6b4', cuts: 150, squash: 0.72 }),
      birds({ x: 0.7, y: 330, count: 5, size: 13, colour: '#4d5468', spread: 90 }),
      layer(0.8, (s) => {
        const bank: Pt[] = [[-100, 862], [s.w * 0.14, 866], [s.w * 0.34, 918], [s.w * 0.6, 962], [s.w * 0.84, 936], [s.w + 100, 880]];
        let out = fill(`${curve(bank)}L${s.w + 100} 1100L-100 1100Z`, s.down(860, 1000, ['#6f6a48', '#3a4038']));
        const at = (x: number): number => { const i = Math.max(0, bank.findIndex((b) => b[0] > x) - 1); const [a, b] = [bank[i]!, bank[i + 1]!]; return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]); };
        const list = Array.from({ length: 150 }, () => { const x = s.r.range(-60, s.w + 60); return [x, at(x) + s.r.next() * 130] as Pt; }).sort((a, b) => a[1] - b[1]);
        for (const [x, y] of list) {
          const k = 0.6 + (y - 860) / 120;
          out += foliage(s, x, y, 26 * k, 13 * k, s.r.chance(0.3) ? ['#39482f', '#5f6b3d', '#8f8f4f'] : s.r.pick([['#54305f', '#84508a', '#c07fb4'], ['#4a2d5a', '#9a5a92', '#d89cc4'], ['#623a5c', '#a6618c', '#e0aac0']] as [string, string, string][]), 11);
          for (let j = 0; j < 4; j++) out += disc(x + s.r.range(-24, 24) * k, y - s.r.range(2, 16) * k, s.r.range(1.2, 2.4) * k, s.r.pick(['#f0c4d8', '#d88fbc', '#fff0e0']));
        }
        return out;
      }),
      grass({ depth: 0.9, y: 1000, height: [30, 96], count: 240, colours: ['#3f3a3a', '#6a5a40', '#a98a54', '#d9b878'], lean: 0.14, seedHeads: '#e6c88a' }),
    ];
  },
};

export const highlands = [loch];
