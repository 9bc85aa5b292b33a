import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, line, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { bird } from '@trekker/cover-art/creatures.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { hills, mesa } from '@trekker/cover-art/rock.ts';
import { mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { ribbon } from '@trekker/cover-art/water.ts';

const beds = ['#f2cf9a', '#e39a62', '#f0b780', '#c9603f', '#e08a58', '#a8483a', '#c76a4a', '#8a3b3c'];

/** The canyon at the hour when its beds are told apart by colour alone. */
export const grandCanyon: Scene = {
  slug: 'grand-canyon-sunset',
  place: 'Grand Canyon, United States',
  alt: 'Banded red and ochre mesas recede into violet haze above the Colorado river, a hiker on the rim',
  seed: 5,
  light: -0.9,
  air: '#d9a6b4',
  layers: () => [
    sky(['#39588f', '#7f7fb4', '#d79ab0', '#f7b98e', '#ffe0a3'], 470),
    sun({ x: 0.2, y: 405, r: 40, colour: '#fff3c9', glow: '#ffcf86', reach: 560 }),
    streaks({ y: [70, 330], count: 12, colours: ['#e6a0ad', '#f7b89a', '#ffd7a0'], opacity: 0.8, width: [240, 620] }),
    mesa({ depth: 0.1, x: 0.84, base: 560, top: 404, half: 380, spread: 160, bands: beds, shade: '#5c4a86', haze: 0.66 }),
    mesa({ depth: 0.11, x: 0.34, base: 560, top: 418, half: 330, spread: 140, bands: beds, shade: '#5c4a86', haze: 0.72 }),
    hills({ depth: 0.115, y: 548, height: 16, colour: '#d59aa4', foot: '#c87f84' }),
    mist({ depth: 0.12, y: 560, height: 130, colour: '#efb7ae', opacity: 0.7 }),
    mesa({ depth: 0.18, x: 0.58, base: 640, top: 420, half: 90, spread: 190, bands: beds, shade: '#54427e', lit: '#ffdca0', haze: 0.5 }),
    mesa({ depth: 0.2, x: 0.98, base: 680, top: 392, half: 150, spread: 230, bands: beds, shade: '#4f3b76', lit: '#ffdca0', haze: 0.38 }),
    mesa({ depth: 0.22, x: 0.06, base: 690, top: 410, half: 170, spread: 200, bands: beds, shade: '#4f3b76', lit: '#ffdca0', haze: 0.36 }),
    hills({ depth: 0.23, y: 664, height: 26, colour: '#cd8583', foot: '#b4605f', lit: '#ffc79a' }),
    mist({ depth: 0.24, y: 680, height: 120, colour: '#e8a7a6', opacity: 0.6 }),
    mesa({ depth: 0.28, x: 0.76, base: 800, top: 452, half: 84, spread: 240, bands: beds, shade: '#472f66', lit: '#ffd89a', haze: 0.16 }),
    mesa({ depth: 0.3, x: 0.25, base: 820, top: 520, half: 130, spread: 220, bands: beds, shade: '#472f66', lit: '#ffd89a', haze: 0.12 }),
    mist({ depth: 0.32, y: 810, height: 110, colour: '#d78b90', opacity: 0.55 }),
    hills({ depth: 0.33, y: 784, height: 30, colour: '#b5615a', foot: '#7d3648', lit: '#ffb98a', dots: { colour: '#8a3f4a', count: 130, size: [2, 6] } }),
    ribbon({ depth: 0.34, points: [[0.5, 786, 5], [0.475, 800, 8], [0.52, 822, 14], [0.45, 856, 22], [0.52, 905, 34], [0.36, 1010, 70]], paint: (s) => s.down(740, 960, ['#ffd9a8', '#7fb0b0', '#3f7f92']), light: '#fff0c8' }),
    mesa({ depth: 0.4, x: 0.99, base: 1010, top: 640, half: 180, spread: 190, bands: beds.slice(1), shade: '#3b2350', lit: '#ffcf8c', haze: 0 }),
    mesa({ depth: 0.42, x: 0.68, base: 1030, top: 850, half: 70, spread: 240, bands: beds.slice(2), shade: '#3b2350', lit: '#ffcf8c', haze: 0 }),
    layer(0.8, (s) => {
      const x = s.x(0.2);
      const rim: Pt[] = [[-120, 800], [x - 160, 792], [x - 70, 786], [x + 20, 790], [x + 92, 784], [x + 132, 800], [x + 122, 830], [x + 168, 850], [x + 150, 900], [x + 196, 930], [x + 186, 1100], [-120, 1100]];
      let cracks = '';
      for (let i = 0; i < 16; i++) cracks += poly([[s.r.range(-60, x + 110), s.r.range(810, 850)], [s.r.range(-60, x + 110), s.r.range(860, 930)], [s.r.range(-60, x + 120), s.r.range(940, 1000)]].map((p, k, all): Pt => [all[0]![0]! + k * 9, p[1]!]), false);
      return fill(poly(rim), s.down(784, 1000, ['#6b2f3a', '#3a1d33', '#24142a'])) + line(cracks, '#1d1024', 3, 'opacity="0.55"') + line(poly(rim.slice(0, 6), false), '#ffc07c', 3.5, 'opacity="0.85"') + put(x + 30, 790, 1.35, hiker('#d8553b', '#2f5f6e', '#2c2440', '#c98a62', '#ffd59a'));
    }),
    layer(0.9, (s) => {
      let out = line(`M${s.w + 30} 900Q${s.w - 60} 700 ${s.w - 130} 560Q${s.w - 150} 480 ${s.w - 230} 420M${s.w - 126} 566Q${s.w - 60} 480 ${s.w - 70} 380M${s.w - 90} 640Q${s.w - 190} 600 ${s.w - 250} 610`, '#2a1730', 15);
      out += line(`M${s.w - 130} 560Q${s.w - 150} 480 ${s.w - 230} 420`, '#8a4a48', 3, 'opacity="0.7"');
      for (let i = 0; i < 84; i++) {
        const [cx, cy] = s.r.pick([[s.w - 230, 420], [s.w - 70, 380], [s.w - 250, 606], [s.w - 10, 470], [s.w - 150, 440]] as const);
        // A pinyon's needles: short tufts that stand up from the twig.
        const [x, y] = [cx + s.r.gauss() * 56, cy + s.r.gauss() * 24 - 16];
        const colour = s.r.pick(['#2b2038', '#3b2c40', '#54403f', '#6a4a44']);
        for (let k = 0; k < 11; k++) { const a = Math.PI * (0.04 + 0.092 * k); out += line(`M${x} ${y}L${x + Math.cos(a) * s.r.range(26, 38)} ${y - Math.sin(a) * s.r.range(20, 32)}`, colour, 3.2); }
      }
      return out;
    }),
    layer(0.6, (s) => put(s.x(0.46), 300, 0.7, bird('#3a2748'), -8)),
  ],
};
