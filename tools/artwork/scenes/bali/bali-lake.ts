import { curve, disc, fill, group, line, oval, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { meru } from '@trekker/cover-art/village.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A slender canoe with two outriggers and a fisher who stands, waterline at 0,0, about 170 long. */
const jukung = (hull: string, shirt: string): string => line('M-50 4Q-46 22 -38 24M44 4Q48 22 56 24', '#8a6a4c', 3) + line('M-78 26H96', '#f2e2c4', 5) + fill('M-84 -14Q-76 -2 -60 0H64Q82 -4 92 -20Q88 8 66 10H-62Q-80 6 -84 -14Z', hull) + line('M-80 -6Q-70 3 -58 4H62Q78 2 88 -10', '#ffffff', 2.4) + disc(80, -4, 2.4, '#1f2a3a') + line('M-6 0L-9 -30M8 0L8 -30', '#2f3a4c', 7) + fill(curve([[-12, -28], [-13, -48], [-7, -60], [7, -60], [13, -48], [11, -28]], true), shirt) + line('M-10 -56L-26 -44L-38 -30M9 -56L22 -46L14 -34', '#9a6a48', 5) + line('M-60 40L20 -92', '#6a4a34', 3) + disc(0, -68, 7.4, '#9a6a48') + fill('M-22 -70Q0 -76 22 -70L0 -90Z', '#e8cf94');

export const lakeTemple: Scene = {
  slug: 'bali-lake-temple-mist', place: 'Bedugul, Bali, Indonesia', seed: 8103, light: 0.5, air: '#d3dfdc',
  alt: 'The many-roofed shrine of Ulun Danu stands in a still lake in cool morning mist, a fisher poles his outrigger past it',
  layers: () => {
    const far = ridge({ depth: 0.1, base: 610, height: 300, rough: 0.3, peaks: [[0.06, 0.8, 420], [0.34, 0.5, 360], [0.62, 0.9, 460], [0.94, 1, 420]], colour: '#8fb0b4', shade: '#7399a4', foot: '#dbe6e0', gullies: 2 });
    const near = ridge({ depth: 0.16, base: 620, height: 190, rough: 0.3, peaks: [[-0.02, 1, 420], [0.24, 0.6, 320], [0.84, 0.7, 360], [1.04, 1, 340]], colour: '#5f8f88', shade: '#477a7c', foot: '#b5cfc4', gullies: 2 });
    const shrine = layer(0.36, (s) => {
      const c = s.x(s.tall ? 0.5 : 0.42);
      const isle = (x: number, w: number): string => fill(`M${x - w} 700Q${x - w * 0.9} 672 ${x - w * 0.6} 668H${x + w * 0.6}Q${x + w * 0.9} 672 ${x + w} 700Z`, s.down(664, 700, ['#7f9a6a', '#4f6a5c'])) + rect(x - w * 0.96, 690, w * 1.92, 12, '#6a6c70') + Array.from({ length: 16 }, (_, i) => foliage(s, x - w * 0.9 + (i * w * 1.8) / 15, 680 + s.r.range(-4, 6), s.r.range(12, 22), s.r.range(8, 14), i % 4 ? ['#3f6f54', '#5f9460', '#a5c478'] : ['#a83f54', '#d9607a', '#f7a4b4'], 8)).join('');
      let out = isle(c, 130) + put(c, 674, 2.35, meru(11, '#4f4438', '#b58a6a', '#f2c75a'));
      out += isle(c + 300, 150) + put(c + 270, 676, 1.9, meru(3, '#4f4438', '#b58a6a', '#f2c75a')) + put(c + 370, 678, 1.3, meru(3, '#4f4438', '#b58a6a', '#f2c75a'));
      // A gate to the shore and a yellow parasol.
      out += line(`M${c + 190} 670V540`, '#6a4a34', 3) + fill(`M${c + 160} 566Q${c + 190} 530 ${c + 220} 566Q${c + 190} 574 ${c + 160} 566Z`, '#f2c23c') + line(`M${c - 70} 668V560`, '#6a4a34', 3) + fill(`M${c - 96} 584Q${c - 70} 552 ${c - 44} 584Q${c - 70} 592 ${c - 96} 584Z`, '#f7efe0');
      return out;
    });
    return [
      sky(['#6f9cb4', '#a9c6cc', '#dfe6da', '#f7ead2'], 600),
      streaks({ y: [60, 360], count: 12, colours: ['#e6ecea', '#fbf4e4'], opacity: 0.7, thick: [9, 22] }),
      far, mist({ depth: 0.13, y: 520, height: 150, colour: '#f2f5ec', opacity: 0.8 }), near,
      mist({ depth: 0.2, y: 470, height: 70, colour: '#f4f7f0', opacity: 0.6, from: 0.5, to: 1.1 }),
      mist({ depth: 0.22, y: 606, height: 90, colour: '#eef4ee', opacity: 0.85 }),
      water({ depth: 0.3, top: 622, stops: ['#e2ebe4', '#b5d0d0', '#7fabb4', '#47788a'], ripples: { light: '#f7fbf6', dark: '#7fa9b0', count: 170, opacity: 0.4 } }),
      mirror({ of: [far, near], y: 624, depth: 0.31, opacity: 0.45, tint: '#dcebe6', squash: 0.5, cuts: 90 }),
      shrine, mirror({ of: [shrine], y: 702, depth: 0.4, opacity: 0.6, tint: '#cfe2de', squash: 0.62, cuts: 150 }),
      mist({ depth: 0.44, y: 716, height: 50, colour: '#f4f8f2', opacity: 0.55 }),
      birds({ x: 0.7, y: 300, count: 6, size: 13, colour: '#4f7480', spread: 110 }),
      layer(0.56, (s) => { const x = s.x(s.tall ? 0.66 : 0.8); return group(put(x, 858, 1.35, `<g transform="scale(1 -0.5)">${jukung('#2f6f8f', '#c9553f')}</g>`), 'opacity="0.25"') + put(x, 838, 1.35, jukung('#2f8fb0', '#d9604a'), 0, true); }),
      layer(0.9, (s) => {
        let out = '';
        // Hydrangeas and lilies on the near bank.
        for (let i = 0; i < 60; i++) { const left = i % 3 > 0; out += leafSpray(s, left ? s.r.range(-60, s.w * 0.36) : s.r.range(s.w * 0.84, s.w + 60), 1040, -s.r.range(60, 140), s.r.pick(['#1f4f4c', '#2f6a58', '#4a8a60']), 6); }
        const ball = (x: number, y: number, r: number, tones: [string, string, string]): string => foliage(s, x, y, r * 1.15, r, tones, 22);
        for (const [p, y, r, k] of [[0.03, 930, 54, 0], [0.12, 966, 46, 1], [0.2, 946, 38, 0], [0.28, 984, 40, 1], [0.92, 970, 48, 0], [0.99, 940, 44, 1]] as const) out += ball(s.x(p), y, r, k ? ['#7f6ab5', '#a48fd4', '#d5c6ee'] : ['#4f74b8', '#7f9fd9', '#c3d6f2']);
        return out + oval(s.x(0.1), 1046, 300, 60, '#1f4a48');
      }),
    ];
  },
};
