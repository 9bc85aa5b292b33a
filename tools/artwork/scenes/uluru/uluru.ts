import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, group, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { sand } from '../../src/land/dunes.ts';
import { foliage, grass } from '@trekker/cover-art/trees.ts';

export const uluru: Scene = {
  slug: 'uluru-red-evening', place: 'Uluru, Australia', seed: 441, light: 0.75, air: '#e8a890',
  alt: 'Uluru glows red in the last light under a rising moon, desert oaks and golden spinifex in front',
  layers: () => [
    sky(['#2c3f86', '#6a6cae', '#c08fb0', '#f4b098', '#ffd6a4'], 650),
    stars(50, 220), moon({ x: 0.2, y: 230, r: 52, colour: '#fff4dc', glow: '#f0c8c8', reach: 420 }),
    streaks({ y: [130, 420], count: 9, colours: ['#8f86bc', '#e0a0b0', '#ffc4a4'], opacity: 0.7 }),
    ridge({ depth: 0.08, base: 654, height: 60, rough: 0.4, peaks: [[0.06, 1, 130], [0.11, 0.7, 100], [0.02, 0.6, 90]], colour: '#8a6a9c', shade: '#705c94', lit: '#d898a0', foot: '#d89ca0', gullies: 1 }),
    layer(0.16, (s) => {
      const at = s.x(s.tall ? 0.52 : 0.54);
      const k = s.tall ? 0.72 : 1.12;
      const top: Pt[] = ([[-500, 0], [-478, 60], [-448, 128], [-400, 186], [-330, 214], [-250, 226], [-160, 240], [-60, 248], [40, 250], [140, 244], [230, 230], [310, 212], [380, 180], [430, 130], [470, 66], [496, 0]] as Pt[]).map(([x, h]) => [at + x * k, 664 - h * (s.tall ? 0.86 : 1.06)]);
      const peak = Math.min(...top.map((p) => p[1]));
      const body = `${curve(top)}Z`;
      // Ribs: each runs down from the edge, bright towards the sun, dark beside it; caves and stains between.
      let lit = '';
      let dark = '';
      for (let i = 0; i < 62; i++) {
        const u = (i + s.r.range(-0.3, 0.3)) / 61;
        const x = at - 500 * k + 996 * k * u;
        const lean = (u - 0.5) * 70 * k;
        const y0 = peak + s.r.range(-10, 90);
        const w = s.r.range(4, 13) * k;
        const y1 = 668 - s.r.next() ** 2 * 90;
        const rib = (dx: number, ww: number): string => `M${(x - lean * 0.4 + dx).toFixed(1)} ${y0.toFixed(1)}C${(x - lean * 0.1 + dx - ww).toFixed(1)} ${(y0 + 60).toFixed(1)} ${(x + lean * 0.5 + dx - ww).toFixed(1)} ${(y1 - 70).toFixed(1)} ${(x + lean + dx - ww * 0.6).toFixed(1)} ${y1.toFixed(1)}L${(x + lean + dx + ww * 0.6).toFixed(1)} ${y1.toFixed(1)}C${(x + lean * 0.5 + dx + ww * 0.6).toFixed(1)} ${(y1 - 70).toFixed(1)} ${(x - lean * 0.1 + dx + ww * 0.5).toFixed(1)} ${(y0 + 60).toFixed(1)} ${(x - lean * 0.4 + dx).toFixed(1)} ${y0.toFixed(1)}Z`;
        dark += rib(0, w);
        lit += rib(-w * 1.5, w * 0.6);
      }
      let caves = '';
      for (let i = 0; i < 16; i++) caves += oval(at + s.r.range(-420, 420) * k, s.r.range(560, 640), s.r.range(5, 16) * k, s.r.range(3, 8) * k, '#5a2038', 'opacity="0.55"');
      return fill(body, s.down(peak, 664, ['#f88a4c', '#e05a38', '#b03a3c'])) + group(fill(body, s.across(at - 500 * k, at + 500 * k, ['#6a2048c0', [0.3, '#8f2c4080'], [0.62, '#d8503800'], [1, '#ffb06a70']])) + fill(dark, '#7a2440', 'opacity="0.34"') + fill(lit, '#ffa468', 'opacity="0.4"') + caves, s.clip(body)) + line(curve(top.slice(7)), '#ffc890', 2.6, 'opacity="0.75"');
    }),
    mist({ depth: 0.18, y: 664, height: 40, colour: '#f0a888', opacity: 0.55 }),
    layer(0.22, (s) => {
      let out = '';
      for (let i = 0; i < 60; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 59), 674 + s.r.range(-4, 6), s.r.range(14, 40), s.r.range(6, 15), ['#5a4a58', '#7a6456', '#b08a5c'], 11);
      return out;
    }),
    sand({ depth: 0.3, y: 690, height: 18, colour: '#d8683f', shade: '#8f3438', lit: '#ffb87a', ripple: '#8a3038' }),
    layer(0.4, (s) => {
      // Spinifex: round cushions of needles, larger towards the viewer.
      let out = '';
      const list = Array.from({ length: 130 }, () => ({ x: s.r.range(-60, s.w + 60), t: s.r.next() ** 0.8 })).sort((a, b) => a.t - b.t);
      for (const { x, t } of list) {
        const y = 706 + 250 * t;
        const r = 9 + 38 * t;
        let d = '';
        for (let i = 0; i < 26; i++) {
          const a = -Math.PI * (0.06 + 0.88 * (i / 25)) + s.r.range(-0.1, 0.1);
          const len = r * s.r.range(0.75, 1.15);
          d += `M${(x + Math.cos(a) * r * 0.2 - r * 0.05).toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(a) * len).toFixed(1)} ${(y + Math.sin(a) * len * 0.72).toFixed(1)}L${(x + Math.cos(a) * r * 0.2 + r * 0.07).toFixed(1)} ${y.toFixed(1)}Z`;
        }
        const c = mix('#d8b060', '#a88a44', s.r.next());
        out += oval(x - r * 0.5, y + 1, r * 1.1, r * 0.16, '#6a2436', 'opacity="0.4"') + fill(d, mix(c, '#6a4a40', 0.45)) + `<g transform="translate(${(x * 0.14 + 1).toFixed(1)} ${(y * 0.16).toFixed(1)}) scale(0.86 0.84)">${fill(d, c, 'opacity="0.9"')}</g>`;
      }
      return out;
    }),
    layer(0.6, (s) => {
      const oak = (x: number, y: number, k: number): string => {
        let needles = '';
        for (let i = 0; i < 520; i++) {
          const t = s.r.next();
          const w = 20 * Math.sin(Math.PI * (0.15 + t * 0.75)) ** 0.8;
          const [px, py] = [s.r.gauss() * w, -26 - 76 * t];
          needles += `M${px.toFixed(1)} ${py.toFixed(1)}q${(px * 0.16).toFixed(1)} 5 ${(px * 0.1 + s.r.range(-1, 1)).toFixed(1)} ${s.r.range(8, 15).toFixed(1)}`;
        }
        return put(x, y, k, line('M0 2Q2 -30 0 -60L2 -96M0 -46L-13 -72M1 -40L14 -68M0 -62L-9 -88M1 -66L11 -90', '#3a2032', 2.6) + line(needles, '#353850', 0.42) + group(line(needles, '#a08a5c', 0.3, 'opacity="0.8"'), 'transform="translate(2.6 -2.6) scale(0.92)"'));
      };
      return oak(s.x(0.1), 872, 4.4) + (s.tall ? '' : oak(s.x(0.92), 806, 2.5) + oak(s.x(0.86), 786, 1.7));
    }),
    birds({ x: 0.64, y: 300, count: 7, size: 13, colour: '#4f3f74', spread: 100 }),
    grass({ depth: 0.95, y: 976, height: [40, 120], count: 460, colours: ['#4a2034', '#7a3a3c', '#b87a48', '#e8c078'], lean: -0.15, bank: '#4a1c30' }),
  ],
};
