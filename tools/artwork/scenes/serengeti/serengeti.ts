import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { line, put } from '@trekker/cover-art/core/shape.ts';
import { elephant, giraffe } from '@trekker/cover-art/creatures.ts';
import { balloon } from '@trekker/cover-art/people.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { rainbow } from '../../src/buildings/curtain.ts';
import { birds, cumulus, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { acacia, grass } from '@trekker/cover-art/trees.ts';

const trees = (depth: number, list: [number, number, number][], trunk: string, tones: [string, string, string]) => layer(depth, (s: Stage) => list.map(([x, y, k]) => put(s.x(x), y, k, acacia(s, trunk, tones))).join(''));

/** One great sun, one tree, one giraffe. */
const sunset: Scene = {
  slug: 'serengeti-sunset', place: 'Serengeti, Tanzania', seed: 3, light: 0.5, air: '#f08a4b',
  alt: 'A giraffe and an acacia stand against an enormous setting sun on the Serengeti plain',
  layers: () => [
    sky(['#6e2a4f', '#b23a48', '#e8623c', '#f9964a', '#ffcf70'], 720),
    sun({ x: 0.6, y: 560, r: 205, colour: '#fff0b8', glow: '#ffb34f', reach: 900 }),
    streaks({ y: [120, 600], count: 13, colours: ['#d9534a', '#f27a47', '#ffa352'], opacity: 0.75, width: [300, 800] }),
    birds({ x: 0.62, y: 420, count: 9, size: 13, colour: '#5a1f3a', spread: 110 }),
    ridge({ depth: 0.2, base: 735, height: 90, rough: 0.7, colour: '#c9553f', shade: '#a83f45', foot: '#f09552', gullies: 0 }),
    hills({ depth: 0.3, y: 738, height: 26, colour: '#a8403f', foot: '#7b2c3c' }),
    trees(0.32, [[0.06, 742, 0.45], [0.42, 740, 0.34], [0.93, 744, 0.5], [0.84, 742, 0.3]], '#7a2b3b', ['#7a2b3b', '#8a3340', '#9a3b42']),
    mist({ depth: 0.34, y: 742, height: 50, colour: '#ffb968', opacity: 0.5 }),
    hills({ depth: 0.5, y: 820, height: 34, colour: '#702a38', foot: '#421a2c', lit: '#f28a4c' }),
    layer(0.55, (s) => put(s.x(0.66), 832, 2.05, giraffe(s, '#3a1428', '#571f30'), 0, true) + put(s.x(0.52), 826, 1.2, giraffe(s, '#4a1a2c', '#612636'))),
    trees(0.6, [[0.23, 862, 5.2]], '#2b0f22', ['#2b0f22', '#41172a', '#5c2130']),
    grass({ depth: 0.9, y: 930, height: [50, 150], count: 620, colours: ['#1f0b1c', '#2e1024', '#4a1a2a', '#7d2f30'], lean: 0.15, bank: '#1c0a1a', seedHeads: '#c25a38' }),
  ],
};

/** First light, balloons over the herds. */
const balloons: Scene = {
  slug: 'serengeti-balloons', place: 'Serengeti, Tanzania', seed: 14, light: -0.7, air: '#f6dcc0',
  alt: 'Hot-air balloons float over golden grassland with acacias and distant elephants at dawn',
  layers: () => [
    sky(['#5d9fc0', '#9cc8cf', '#e3e2c4', '#fbdcae', '#fff0d2'], 640),
    sun({ x: 0.1, y: 560, r: 34, colour: '#fffbe6', glow: '#ffe3a4', reach: 560 }),
    streaks({ y: [60, 420], count: 9, colours: ['#ffffff', '#fff4dc', '#ffe7c4'], opacity: 0.7, width: [300, 760] }),
    ridge({ depth: 0.14, base: 640, height: 150, rough: 0.5, peaks: [[0.72, 1, 380], [0.9, 0.7, 320], [0.5, 0.5, 320], [0.2, 0.45, 380]], colour: '#8fb0b5', shade: '#6b96a6', foot: '#f0e0c2', gullies: 3 }),
    mist({ depth: 0.16, y: 636, height: 70, colour: '#fff0d8', opacity: 0.8 }),
    hills({ depth: 0.25, y: 650, height: 26, colour: '#d9c184', foot: '#cfae63' }),
    trees(0.28, [[0.38, 664, 0.34], [0.46, 668, 0.26], [0.58, 664, 0.4], [0.87, 670, 0.5], [0.04, 668, 0.44]], '#7d7a52', ['#7f8a5a', '#8f9a63', '#a8ad70']),
    layer(0.3, (s) => put(s.x(0.52), 250, 0.62, balloon(['#e8b84a', '#f3d27a', '#e07a4a', '#f3d27a', '#c9563f', '#e07a4a'], '#6a4630')) + put(s.x(0.87), 352, 0.45, balloon(['#4f8f93', '#f4ead2', '#4f8f93', '#f4ead2', '#35707c', '#f4ead2'], '#6a4630'))),
    hills({ depth: 0.36, y: 706, height: 34, colour: '#e0bd68', foot: '#c7983f', lit: '#ffedb8', dots: { colour: '#b58a3a', count: 150, size: [1.5, 4] } }),
    layer(0.4, (s) => [[0.6, 0.62], [0.655, 0.74], [0.71, 0.5], [0.745, 0.36]].map(([x, k]) => put(s.x(x!), 734 + k! * 14, k!, elephant('#7d6f6a', '#5d5257', '#fff6e0', '#ffeec4'))).join('')),
    layer(0.5, (s) => put(s.x(0.27), 470, 2.3, balloon(['#b8402f', '#e26a3a', '#f4b24c', '#fbe2a4', '#f4b24c', '#e26a3a', '#b8402f'], '#5a3826'))),
    hills({ depth: 0.6, y: 830, height: 60, colour: '#d2a24a', foot: '#9a6a2c', lit: '#ffe6a0', shape: (p) => 0.5 - p * 0.6, dots: { colour: '#a8762e', count: 160, size: [1.5, 4] } }),
    trees(0.66, [[0.86, 866, 3.1]], '#4f3b26', ['#47562f', '#667540', '#93984f']),
    grass({ depth: 0.9, y: 945, height: [50, 140], count: 640, colours: ['#6b4a20', '#946728', '#c9953c', '#efcd74'], lean: 0.2, bank: '#5e3f1e', seedHeads: '#f6dc92' }),
  ],
};

/** Elephants before the rain. */
const storm: Scene = {
  slug: 'serengeti-elephants', place: 'Serengeti, Tanzania', seed: 23, light: -0.6, air: '#a9b3b0',
  alt: 'A family of elephants walks through fresh green grass past an acacia; sun breaks under a storm cloud and lights a rainbow',
  layers: () => [
    sky(['#2f4468', '#4f6c8c', '#8fa8a8', '#f0d494', '#ffe6a0'], 690),
    sun({ x: 0.04, y: 620, r: 0, colour: '#ffe6a0', glow: '#ffd878', reach: 700 }),
    cumulus({ at: [[0.74, 480, 800, 340], [0.42, 470, 420, 150], [1, 450, 420, 260]], lit: '#f7e7c0', body: '#8d96a0', shade: '#4a586c' }),
    mist({ depth: 0.09, y: 520, height: 120, colour: '#65758a', opacity: 0.7 }),
    layer(0.1, (s) => {
      let d = '';
      for (let i = 0; i < 70; i++) {
        const x = s.x(s.r.range(0.52, 0.86));
        d += `M${x} ${s.r.range(500, 560)}l${-40} ${s.r.range(90, 170)}`;
      }
      return line(d, '#dfe4dc', 1.6, 'opacity="0.3"');
    }),
    ridge({ depth: 0.16, base: 690, height: 80, rough: 0.5, colour: '#6f8288', shade: '#566a76', foot: '#c9c49c', gullies: 2 }),
    rainbow({ depth: 0.17, x: 0.86, y: 790, r: 560, width: 7, opacity: 0.5 }),
    rays({ depth: 0.18, x: 0.02, y: 380, count: 7, spread: 50, angle: 48, length: 760, colour: '#ffe9a8', strength: 0.4 }),
    hills({ depth: 0.3, y: 694, height: 26, colour: '#a8b06a', foot: '#7d9150' }),
    trees(0.33, [[0.1, 706, 0.7], [0.2, 700, 0.42], [0.83, 706, 0.62], [0.93, 702, 0.4], [0.5, 698, 0.3]], '#4a5540', ['#4c6046', '#5b7150', '#7d8f5c']),
    trees(0.38, [[0.14, 786, 3.4]], '#3f3a34', ['#34503c', '#4d6a44', '#a4ac5c']),
    hills({ depth: 0.4, y: 776, height: 30, colour: '#a9bb58', foot: '#5f8140', lit: '#e9e08c', dots: { colour: '#6f9047', count: 140, size: [2, 5] } }),
    layer(0.5, (s) => {
      const herd: [number, number, number][] = s.tall ? [[0.3, 842, 2.1], [0.74, 850, 2.6]] : [[0.86, 812, 1.5], [0.93, 806, 1], [0.78, 806, 0.7], [0.33, 858, 2.2], [0.43, 862, 1.05], [0.6, 880, 3.7], [0.755, 878, 1.6]];
      return herd.map(([x, y, k]) => put(s.x(x), y, k, elephant('#6e6269', '#453c4e', '#fff3d6', '#ffe09a'))).join('');
    }),
    birds({ x: 0.3, y: 330, count: 9, size: 14, colour: '#fff6e4', spread: 150 }),
    grass({ depth: 0.8, y: 880, height: [40, 110], count: 560, colours: ['#3f5f35', '#5c8040', '#8aa94c', '#c6cf6a'], lean: 0.12, bank: '#3f6036', seedHeads: '#e6dc8c' }),
    grass({ depth: 0.95, y: 985, height: [60, 150], count: 320, colours: ['#1f3a2c', '#2c4c33', '#4a6c3c'], lean: 0.2, bank: '#1c3529' }),
  ],
};

export const serengeti = [sunset, balloons, storm];
