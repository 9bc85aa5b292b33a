import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { suspension, townHouse, tram } from '@trekker/cover-art/city.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { water } from '@trekker/cover-art/water.ts';

const walls = ['#f6d9a8', '#f2b8a0', '#fbeedb', '#a9cdd0', '#f0c46c', '#e8a58c', '#d8e2d0'];

export const lisbon: Scene = {
  slug: 'lisbon-tram-hill', place: 'Lisbon, Portugal', seed: 51, light: -0.6, air: '#f6dcc4',
  alt: 'The yellow tram 28 climbs a steep lane of pastel houses, the Tagus and the red bridge behind',
  layers: () => [
    sky(['#4f9fd0', '#93c9dc', '#dfe6d4', '#fde3bb'], 520),
    sun({ x: 0.3, y: 330, r: 0, colour: '#fff', glow: '#fff1c8', reach: 560 }),
    cumulus({ at: [[0.78, 300, 360, 100], [0.3, 230, 260, 66]], lit: '#fffdf6', body: '#fbf2e4', shade: '#dcd9dc' }),
    streaks({ y: [60, 200], count: 5, colours: ['#ffffff'], opacity: 0.5 }),
    ridge({ depth: 0.12, base: 500, height: 80, rough: 0.4, peaks: [[0.1, 0.7, 400], [0.5, 0.4, 400], [0.8, 0.9, 460]], colour: '#9db7bd', shade: '#84a3b0', foot: '#dfdccb', gullies: 1 }),
    water({ depth: 0.18, top: 496, bottom: 760, stops: ['#cfe6e2', '#7fbccb', '#3f92b5'], ripples: { light: '#f2fbf4', dark: '#4f9fbd', count: 170, opacity: 0.5 }, glitter: { x: 0.34, colour: '#fffbe4', spread: 70, count: 120 } }),
    layer(0.2, (s) => suspension([[s.x(0.3), 1], [s.x(0.7), 1]], [[-100, 486], [s.w + 100, 470]], 150, '#c4473a', '#d98a78', 5) + put(s.x(0.45), 590, 0.4, sloop('#ffffff', '#ffffff', '#c9dde2')) + put(s.x(0.54), 556, 0.26, sloop('#ffffff', '#fff', '#c9dde2'))),
    layer(0.35, (s) => {
      let out = rect(-100, 640, s.w + 200, 500, s.down(640, 1000, ['#d9a088', '#a8707a', '#6a4c64']));
      // The lower town: roofs and gables, smaller and paler towards the river.
      for (let row = 0; row < 9; row++) {
        let x = -100 + s.r.range(0, 40);
        while (x < s.w + 100) {
          const w = s.r.range(70, 120);
          const k = 0.55 + row * 0.15;
          out += put(x, 636 + row * 34 + row * row * 2.2 + s.r.range(-10, 10) + 30 * Math.abs(x / s.w - 0.5), k, townHouse(s, w, s.r.range(50, 92), { wall: s.r.pick(walls), roof: s.r.pick(['#d9805c', '#cf7050', '#e29470']), trim: '#fff6e6', pane: '#7d9aa6' }));
          x += w * k + s.r.range(-4, 12);
        }
      }
      return out;
    }),
    layer(0.5, (s) => {
      const cx = s.x(0.52);
      const lane: Pt[] = [[cx - 34, 690], [cx + 34, 690], [cx + 330, 1120], [cx - 330, 1120]];
      let out = fill(poly(lane), s.down(690, 1000, ['#e6cfb8', '#b59a90', '#7d6a70']));
      for (let i = 0; i < 15; i++) {
        const y = 696 + i * i * 1.9;
        const half = 34 + (296 * (y - 690)) / 430;
        out += line(`M${cx - half} ${y}Q${cx} ${y + 5 + i * 0.7} ${cx + half} ${y}`, '#6a5560', 1 + i * 0.12, 'opacity="0.28"');
      }
      for (const u of [-0.5, 0.5]) out += line(`M${cx + u * 26} 690L${cx + u * 300} 1120`, '#584a52', 3.4) + line(`M${cx + u * 26 - 1} 690L${cx + u * 300 - 4} 1120`, '#fff0d8', 1.2, 'opacity="0.7"');
      for (let i = 0; i < 6; i++) {
        const k = 0.72 + i * 0.34;
        const y = 716 + i * i * 13.5;
        const off = 44 + i * i * 9.4;
        const w = 118;
        const c = (n: number) => ({ wall: walls[(i * 2 + n) % walls.length]!, roof: '#c9694a', trim: '#fff8ea', pane: '#5d7f90' });
        out += put(cx - off - w * k, y, k, townHouse(s, w, 150 + (i % 3) * 34, c(1))) + put(cx + off, y, k, townHouse(s, w, 168 - (i % 3) * 22, c(4)));
        // Shade falls into the lane from the houses on the sun's side.
        out += fill(poly([[cx - off, y], [cx - off, y - 130 * k], [cx - off + 16 * k, y - 116 * k], [cx - off + 16 * k, y + 10]]), '#6a4f6c', 'opacity="0.28"');
      }
      for (const [y0, y1] of [[600, 610], [520, 545]] as const) out += line(`M${cx - 150} ${y0}Q${cx} ${y1 + 16} ${cx + 150} ${y0}`, '#5a4a52', 1.4);
      return out;
    }),
    layer(0.6, (s) => oval(s.x(0.52), 892, 118, 12, '#4b3a48', 'opacity="0.45"') + put(s.x(0.52), 890, 2.05, tram())),
    birds({ x: 0.3, y: 300, count: 5, size: 13, colour: '#ffffff', spread: 80 }),
    layer(0.9, (s) => bougainvillea(s, s.x(0.02), 60, s.x(0.15), 130, 380, ['#e86a8f', '#d8457a', '#b52f68'], '#4f8a56') + rect(-100, 960, s.w * 0.18 + 100, 60, '#f9ecd8') + rect(-100, 952, s.w * 0.19 + 100, 14, '#fffaf0') + bougainvillea(s, s.x(0.08), 945, s.x(0.1), 42, 130, ['#f0a04a', '#e8743f', '#d8553f'], '#4f8a56')),
  ],
};
