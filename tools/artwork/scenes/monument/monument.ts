import { butte, mitten } from '../../src/land/butte.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, fill, line, oval, poly, put } from '@trekker/cover-art/core/shape.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { mesa } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, grass } from '@trekker/cover-art/trees.ts';

const bands = ['#d8683f', '#c4552f', '#a84a32', '#b8573a', '#c97048', '#a85a44'];

export const valley: Scene = {
  slug: 'monument-valley-buttes', place: 'Monument Valley, USA', seed: 321, light: -0.6, air: '#f6b98c',
  alt: 'The two Mittens and Merrick Butte of Monument Valley at sunset, a straight road runs towards them through sage brush and a hiker looks on',
  layers: () => [
    sky(['#4a4a94', '#9a6aa4', '#e88a80', '#ffb56e', '#ffdf9c'], 640),
    stars(60, 240, '#fff0e0'),
    sun({ x: 0.34, y: 560, r: 70, colour: '#fff2c4', glow: '#ffb45e', reach: 640 }),
    streaks({ y: [80, 480], count: 14, colours: ['#b87aa8', '#f29a88', '#ffc890'], opacity: 0.75 }),
    mesa({ depth: 0.12, x: 0.08, base: 650, top: 566, half: 200, spread: 110, bands, shade: '#5a3468', haze: 0.6 }),
    mesa({ depth: 0.13, x: 0.55, base: 650, top: 584, half: 120, spread: 110, bands, shade: '#5a3468', haze: 0.62 }),
    mesa({ depth: 0.13, x: 0.98, base: 650, top: 556, half: 240, spread: 90, bands, shade: '#5a3468', haze: 0.58 }),
    mist({ depth: 0.15, y: 640, height: 60, colour: '#ffd2a0', opacity: 0.7 }),
    layer(0.16, (s) => fill(`${curve([[-100, 650], [s.w * 0.3, 644], [s.w * 0.7, 650], [s.w + 100, 642]])}L${s.w + 100} 1100L-100 1100Z`, s.down(640, 1000, ['#f2a070', '#c4603f', '#7a3040']))),
    butte({ depth: 0.2, x: 0.22, base: 700, cliff: mitten(1, 1.3), talus: [96, 110, 130], bands, shade: '#4a2458', lit: '#ffcf90', haze: 0.12 }),
    butte({ depth: 0.21, x: 0.585, base: 692, cliff: [[-66, 0], [-64, 60], [-60, 118], [-50, 130], [-10, 128], [30, 134], [52, 126], [60, 70], [64, 0]], talus: [66, 80, 80], bands, shade: '#4a2458', lit: '#ffcf90', haze: 0.34 }),
    butte({ depth: 0.22, x: 0.81, base: 712, cliff: mitten(-1, 1.5), talus: [112, 140, 120], bands, shade: '#421f52', lit: '#ffcf90', haze: 0.04 }),
    layer(0.3, (s) => {
      let out = fill(`${curve([[-100, 700], [s.w * 0.2, 690], [s.w * 0.5, 704], [s.w * 0.8, 696], [s.w + 100, 704]])}L${s.w + 100} 1100L-100 1100Z`, s.down(690, 1000, ['#d9774c', '#a8483a', '#5f2440']));
      // Long shadows of the buttes and low swells in the ground.
      out += fill(poly([[s.x(0.7), 712], [s.x(0.9), 716], [s.w + 100, 760], [s.w + 100, 738]]), '#4a1f48', 'opacity="0.35"') + fill(poly([[s.x(0.12), 706], [s.x(0.27), 710], [s.x(0.5), 742], [s.x(0.4), 740]]), '#4a1f48', 'opacity="0.28"');
      for (let i = 0; i < 60; i++) { const y = 716 + s.r.next() ** 1.3 * 270; out += oval(s.r.range(-60, s.w + 60), y, s.r.range(40, 160), s.r.range(2, 7), s.r.chance(0.5) ? '#f2996a' : '#6a2440', 'opacity="0.2"'); }
      const cx = s.x(0.5);
      out += fill(poly([[cx - 4, 702], [cx + 5, 702], [cx + 330, 1100], [cx - 210, 1100]]), s.down(702, 1000, ['#c98a7c', '#6a4a64', '#3a2848']));
      for (let i = 0; i < 9; i++) { const t0 = (i / 9) ** 2; const t1 = ((i + 0.55) / 9) ** 2; const f = (t: number, o: number): [number, number] => [cx + 0.5 + 59.5 * t + o * (1 + 7 * t), 702 + 398 * t]; out += fill(poly([f(t0, -0.5), f(t0, 0.5), f(t1, 0.5), f(t1, -0.5)]), '#ffd27a'); }
      for (const side of [-1, 1]) out += line(poly([[cx + side * 4, 704], [cx + 60 + side * 246, 1100]], false), '#ffe0b4', 2.2, 'opacity="0.7"');
      for (let i = 0; i < 130; i++) { const t = s.r.next() ** 0.8; const y = 716 + 280 * t; const x = s.r.range(-60, s.w + 60); const edge = ((y - 700) / 400) * 300 + 30; if (Math.abs(x - cx - 60 * t) < edge) continue; const k = 5 + 30 * t; out += oval(x + k * 0.9, y + k * 0.28, k * 1.5, k * 0.22, '#3a1838', 'opacity="0.4"') + foliage(s, x, y, k, k * 0.62, t > 0.5 ? ['#4a4450', '#77704f', '#c9b070'] : ['#6f5a54', '#9a8058', '#d9b478'], 9); }
      return out + oval(s.x(0.4) + 34, 905, 60, 6, '#2a1030', 'opacity="0.45"') + put(s.x(s.tall ? 0.3 : 0.37), 904, 1.35, hiker('#2f7f94', '#f2b53c', '#3a2f4a', '#c98f6c', '#ffd9a0'));
    }),
    birds({ x: 0.5, y: 330, count: 5, size: 15, colour: '#4a2f60', spread: 120 }),
    grass({ depth: 0.95, y: 1010, height: [40, 120], count: 240, colours: ['#2f1834', '#5a2f40', '#a8683f', '#e2a862'], lean: 0.1, to: 0.34, seedHeads: '#f2c67c' }),
    grass({ depth: 0.96, y: 1010, height: [40, 120], count: 200, colours: ['#2f1834', '#5a2f40', '#a8683f', '#e2a862'], lean: -0.1, from: 0.82, seedHeads: '#f2c67c' }),
  ],
};

export const monument = [valley];
