import { fill, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { festiveElephant, kite, windPalace } from '../../src/buildings/palace.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { hills } from '@trekker/cover-art/rock.ts';

export const jaipur: Scene = {
  slug: 'jaipur-palace-of-winds', place: 'Jaipur, India', seed: 421, light: -0.6, air: '#f9cfae',
  alt: 'The pink palace of winds in Jaipur in morning light, paper kites above and a painted elephant before it',
  layers: () => [
    sky(['#4f8fb8', '#93bfc8', '#ecdcc0', '#ffd2a4', '#ffe2b8'], 720),
    sun({ x: 0.12, y: 380, r: 52, colour: '#fffbe2', glow: '#ffdf9c', reach: 620 }),
    streaks({ y: [60, 380], count: 10, colours: ['#f4efe0', '#ffeacb', '#ffdcb0'], opacity: 0.75 }),
    hills({ depth: 0.1, y: 640, height: 120, length: 500, colour: '#c9a4a4', foot: '#f4caa8', lit: '#ffe2c0' }),
    layer(0.3, (s) => {
      // Lower town to both sides, so that the palace stands in a street.
      let out = '';
      for (let i = 0; i < 13; i++) {
        const x = s.x(-0.06 + (i / 12) * 1.06);
        const h = s.r.range(170, 280);
        const c = s.r.pick(['#d9836c', '#cf7866', '#e0917a']);
        out += rect(x, 842 - h, s.w / 11, h, s.down(842 - h, 842, [c, '#b8605c'])) + rect(x - 4, 842 - h, s.w / 11 + 8, 6, '#fbe4cc');
        for (let k = 0; k < 3; k++) for (let j = 0; j < 3; j++) out += fill(`M${(x + 16 + k * 38).toFixed(0)} ${(842 - h + 70 + j * 62).toFixed(0)}v-26q9 -16 18 0v26Z`, '#8a4450', 'opacity="0.75"');
        out += fill(`M${(x + 40).toFixed(0)} ${842 - h}q18 -44 36 0Z`, '#f0b490') + rect(x + 57, 842 - h - 34, 2, 14, '#f4c24a');
      }
      return out;
    }),
    layer(0.4, (s) => put(s.x(s.tall ? 0.5 : 0.56), 856, s.tall ? 1.1 : 1.36, windPalace(s, '#dd7464', '#f59c7c', '#a84a58', '#fff0dc'))),
    layer(0.5, (s) => rect(-100, 852, s.w + 200, 250, s.down(852, 1000, ['#f2c49a', '#cf8a70', '#8f4f56'])) + rect(-100, 852, s.w + 200, 7, '#fbe4c4', 'opacity="0.7"')),
    layer(0.55, (s) => [[0.12, 884, 0.8, '#f4ead6', '#d8c4b0'], [0.16, 888, 0.76, '#c43f6a', '#8f2f54'], [0.72, 886, 0.8, '#e8a83a', '#b87a2c'], [0.755, 890, 0.74, '#3f7f9c', '#2c5c7c'], [0.93, 884, 0.8, '#6a4f9c', '#4c3a7c']].map(([x, y, k, a, b]) => oval(s.x(x as number) + 22, y as number, 30, 4, '#7a4450', 'opacity="0.4"') + put(s.x(x as number), y as number, k as number, walker(a as string, '#6a4030', b as string))).join('')),
    layer(0.65, (s) => fill(poly([[s.x(0.32) - 110, 966], [s.x(0.32) + 130, 966], [s.x(0.32) + 380, 996], [s.x(0.32) + 60, 1000]]), '#6a3446', 'opacity="0.4"') + put(s.x(0.32), 970, 3, festiveElephant('#6f6470', '#4c4456', '#c42f5c', '#f7c24a'))),
    layer(0.7, (s) => kite(s.x(0.2), 170, 1.7, 24, '#e0483c', '#f7c24a') + kite(s.x(0.34), 300, 1.05, -14, '#2f8f9c', '#f4ead2') + kite(s.x(0.84), 150, 1.35, 12, '#8a3f8f', '#f28a5a') + kite(s.x(0.93), 330, 0.8, -20, '#f2a03a', '#e0483c') + kite(s.x(0.08), 300, 0.7, 10, '#3f6fb0', '#f7c24a')),
    birds({ x: 0.72, y: 200, count: 6, size: 12, colour: '#7a5f70', spread: 90 }),
  ],
};
