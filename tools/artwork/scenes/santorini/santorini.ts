import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, group, line, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { sloop, ferry } from '@trekker/cover-art/boats.ts';
import { aegeanMill, belfry, bougainvillea, cube } from '@trekker/cover-art/mediterranean.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { water } from '@trekker/cover-art/water.ts';

const place = 'Santorini, Greece';

const village: Scene = {
  slug: 'santorini-oia-sunset', place, seed: 61, light: -0.8, air: '#f9c7ae',
  alt: 'White houses and blue domes step down a cliff above the caldera of Santorini at sunset',
  layers: () => [
    sky(['#5a7fb5', '#a7a6cc', '#f0b9b4', '#ffcf9c', '#ffe4b0'], 560),
    sun({ x: 0.24, y: 470, r: 50, colour: '#fffae0', glow: '#ffcf88', reach: 640 }),
    streaks({ y: [60, 420], count: 12, colours: ['#f3c0c2', '#ffd0b4', '#ffe0b4'], opacity: 0.8 }),
    ridge({ depth: 0.12, base: 548, height: 80, rough: 0.4, peaks: [[0.06, 0.7, 340], [0.3, 0.5, 300], [0.46, 1, 360], [0.6, 0.7, 300]], colour: '#a58fb4', shade: '#8678a8', foot: '#eeb9ae', gullies: 2 }),
    water({ depth: 0.2, top: 545, stops: ['#fbcfa8', '#c9a9ba', '#6f86b4', '#2f5590'], glitter: { x: 0.24, colour: '#fff2cc', spread: 90, count: 260 }, ripples: { light: '#ffe0c4', dark: '#5d76aa', count: 120, opacity: 0.35 } }),
    ridge({ island: true, depth: 0.24, base: 606, height: 60, rough: 0.6, peaks: [[0.36, 1, 190], [0.43, 0.6, 150], [0.29, 0.4, 120]], colour: '#6a5578', shade: '#46406a', lit: '#ffb98a', foot: '#8a7394', gullies: 3 }),
    layer(0.3, (s) => put(s.x(0.2), 690, 0.5, sloop('#fdf3e4', '#fff4dc', '#c99aa4')) + put(s.x(0.36), 760, 0.75, sloop('#fdf3e4', '#fff8e6', '#c99aa4'))),
    layer(0.4, (s) => {
      const slope: Pt[] = [[s.x(1) + 100, 330], [s.x(0.9), 372], [s.x(0.76), 452], [s.x(0.64), 560], [s.x(0.55), 690], [s.x(0.46), 806], [s.x(0.3), 905], [s.x(0.1), 958], [-100, 980]];
      const d = `${curve(slope)}L-100 1120L${s.w + 120} 1120Z`;
      let out = '';
      for (let i = 0; i < 40; i++) {
        const x = s.r.range(s.x(0.4), s.w);
        const y = s.r.range(480, 980);
        out += line(`M${x} ${y}l${s.r.range(-50, -20)} ${s.r.range(30, 70)}`, '#4b3450', 5, 'opacity="0.16"');
      }
      return fill(d, s.down(330, 1000, ['#c08a72', '#8a5a5c', '#57405c'])) + group(out, s.clip(d));
    }),
    layer(0.5, (s) => {
      // Houses in rows that follow the slope, upper rows first so that lower ones overlap them.
      const slopeY = (p: number): number => 330 + 640 * (1 - Math.min(1, Math.max(0, (p - 0.3) / 0.74))) ** 1.35;
      let out = '';
      for (let row = 0; row < 8; row++) {
        const k = 0.62 + row * 0.13;
        for (let p = 0.5 + row * 0.012; p < 1.08; p += 0.042 + row * 0.005) {
          const x = s.x(p) + s.r.range(-8, 8);
          const y = slopeY(p) + row * 70 + s.r.range(-10, 10) + 24;
          if (y > 1060 || (p < 0.56 && row > 3)) continue;
          const kind = s.r.chance(0.13) ? 'dome' : s.r.chance(0.24) ? 'vault' : 'flat';
          const w = s.r.range(46, 74) * (kind === 'dome' ? 1.15 : 1);
          out += put(x, y, k, cube(s, w, s.r.range(36, 64), s.r.pick(['#fff6e8', '#fff2e2', '#ffeddc', '#fbe3d6']), s.r.pick(['#b9a5c4', '#c4abc6', '#a99cc2']), '#2c6cb0', kind));
        }
      }
      return out;
    }),
    layer(0.6, (s) => put(s.x(0.675), 640, 1.45, cube(s, 74, 50, '#fff8ea', '#b3a0c4', '#2467b2', 'dome')) + put(s.x(0.84), 800, 1.9, cube(s, 82, 50, '#fff8ea', '#b3a0c4', '#1f62ae', 'dome'))),
    birds({ x: 0.45, y: 300, count: 5, size: 13, colour: '#6a5a80', spread: 80 }),
    layer(0.9, (s) => fill(`M-100 1100V880Q${s.x(0.1)} 868 ${s.x(0.2)} 930Q${s.x(0.28)} 968 ${s.x(0.36)} 1010L${s.x(0.4)} 1100Z`, s.down(870, 1000, ['#e9d3d4', '#a58fb0'])) + bougainvillea(s, s.x(0.07), 900, s.x(0.13), 80, 330, ['#e8488f', '#d52f7c', '#a81f68'], '#3f6b4a') + bougainvillea(s, s.x(0.2), 968, s.x(0.08), 40, 130, ['#f06aa4', '#d52f7c', '#a81f68'], '#3f6b4a')),
  ],
};

const mills: Scene = {
  slug: 'santorini-windmills-dusk', place, seed: 62, light: 0.6, air: '#8c86b8',
  alt: 'Two thatched windmills of Oia against a violet dusk, lamps coming on among the white houses below, the caldera still light',
  layers: () => [
    sky(['#1c2452', '#47468a', '#9a6fa3', '#e79a93', '#ffc487'], 640),
    stars(140, 330),
    sun({ x: 0.82, y: 660, r: 0, colour: '#fff0c0', glow: '#ffb878', reach: 560 }),
    streaks({ y: [200, 560], count: 11, colours: ['#8a6aa8', '#d98a9a', '#ffb48a'], opacity: 0.75, width: [300, 800] }),
    ridge({ depth: 0.12, base: 660, height: 70, rough: 0.4, peaks: [[0.7, 0.9, 380], [0.98, 1, 360], [0.5, 0.5, 300]], colour: '#6f639c', shade: '#564f8c', foot: '#d2929c', gullies: 1 }),
    water({ depth: 0.2, top: 652, stops: ['#f6b48c', '#a57aa6', '#4f4d90', '#1d2354'], glitter: { x: 0.82, colour: '#ffd9a4', spread: 90, count: 200 } }),
    layer(0.24, (s) => put(s.x(0.7), 720, 0.6, ferry('#f4e3dc', '#ffe9c0'))),
    layer(0.36, (s) => {
      // The rim of the caldera: dark cliffs with pale bands, falling to the sea.
      const rim: Pt[] = [[-120, 548], [s.x(0.1), 552], [s.x(0.26), 572], [s.x(0.4), 606], [s.x(0.5), 640], [s.x(0.57), 690], [s.x(0.6), 760], [s.x(0.66), 840], [s.x(0.7), 900], [s.x(0.8), 960], [s.x(0.9), 1040]];
      const d = `${curve(rim)}L${s.x(0.9)} 1160L-120 1160Z`;
      let inner = '';
      for (let i = 0; i < 46; i++) { const x = s.x(s.r.range(0.36, 0.86)); const y = s.r.range(640, 1000); inner += line(curve([[x, y], [x + s.r.range(4, 20), y + 50], [x + s.r.range(20, 60), y + s.r.range(90, 160)]]), i % 2 ? '#2a2252' : '#a8768c', s.r.range(2, 6), 'opacity="0.35"'); }
      return fill(d, s.down(560, 1000, ['#7a6490', '#43386e', '#1c1d46'])) + group(inner, s.clip(d)) + line(curve(rim), '#ffb89a', 2.6, 'opacity="0.6"');
    }),
    layer(0.46, (s) => put(s.x(0.13), 596, 2.1, aegeanMill(s, '#efd2d2', '#8572ac', '#8a6a74', 9)) + put(s.x(0.34), 606, 3.3, aegeanMill(s, '#f4d8d2', '#7d6ca8', '#8f6c70', 22, '#ffd27c'))),
    layer(0.5, (s) => {
      // Houses on top of one another, the back rows pale, the front rows in shade; every wall stands on the roof of the
      // next.
      const edge = (p: number): number => 586 + 150 * Math.max(0, p - 0.12) ** 1.5 * 2.4;
      let out = '';
      for (let row = 0; row < 8; row++) {
        const k = 0.74 + row * 0.105;
        const end = [0.44, 0.5, 0.545, 0.57, 0.55, 0.585, 0.53, 0.47][row] ?? 0.5;
        const places: number[] = [];
        for (let p = -0.03 + (row % 2) * 0.018; p < end; p += 0.034 + row * 0.0035) places.push(p);
        for (const p of places) {
          const y = edge(p) + row * 56 + s.r.range(-7, 7);
          if (y > 1090) continue;
          const near = row / 7;
          const warm = Math.min(1, p / 0.5);
          const white = mix(mix('#d9c6de', '#f7d2c8', warm * 0.7), '#7a6cae', near * 0.55);
          const dome = s.r.chance(0.08);
          const glow = !dome && s.r.chance(0.34);
          out += put(s.x(p) + s.r.range(-6, 6), y, k, cube(s, s.r.range(54, 76), s.r.range(34, 60), tone(white, s.r.range(-0.03, 0.03)), mix('#7467a8', '#3b3576', near), glow ? '#ffd27c' : mix('#4d5596', '#2a2c66', near), dome ? 'dome' : s.r.chance(0.2) ? 'vault' : 'flat'));
        }
      }
      for (let i = 0; i < 16; i++) { const [x, y] = [s.x(s.r.range(0, 0.5)), s.r.range(640, 940)]; out += disc(x, y, 26, s.radial(x, y, 26, ['#ffd99acc', '#ffb46a00'])) + disc(x, y, 2.6, '#fff2cc'); }
      return out;
    }),
    layer(0.9, (s) => fill(curve([[-120, 1000], [s.x(0.16), 978], [s.x(0.34), 1004], [s.x(0.6), 1030], [s.x(0.66), 1160], [-120, 1160]], true), '#141538') + line(curve([[-120, 1000], [s.x(0.16), 978], [s.x(0.34), 1004], [s.x(0.6), 1030]]), '#5a4f8c', 3, 'opacity="0.8"')),
  ],
};

const bells: Scene = {
  slug: 'santorini-bells-noon', place, seed: 63, light: -0.6, air: '#cfe6ee',
  alt: 'A white belfry with four bells before the deep blue caldera at noon, a sailing boat far below',
  layers: () => [
    sky(['#1f76bd', '#57a6d6', '#a9d5e8', '#e2f0ea'], 520),
    cumulus({ at: [[0.78, 390, 320, 84], [0.2, 350, 240, 60]], lit: '#ffffff', body: '#f4f8f6', shade: '#cfe3ec' }),
    ridge({ depth: 0.12, base: 520, height: 110, rough: 0.4, peaks: [[0.7, 0.9, 420], [0.92, 1, 380], [0.48, 0.6, 320], [0.1, 0.6, 420]], colour: '#8fa9c4', shade: '#6a8bb2', foot: '#cfe0e6', gullies: 5, bands: { colour: '#c99a8a', count: 3, opacity: 0.4 } }),
    water({ depth: 0.2, top: 516, stops: ['#9fd3e2', '#3f9ccc', '#1a6fb2', '#0c4a8c'], ripples: { light: '#c9f0f4', dark: '#145f9e', count: 320, opacity: 0.4 } }),
    ridge({ island: true, depth: 0.24, base: 585, height: 70, rough: 0.6, peaks: [[0.86, 1, 260], [0.77, 0.6, 200]], colour: '#7b6a70', shade: '#51506a', lit: '#e3c3a8', foot: '#7f93a8', gullies: 5 }),
    layer(0.3, (s) => put(s.x(0.74), 720, 0.95, sloop('#ffffff', '#ffffff', '#9cc3dc')) + put(s.x(0.58), 640, 0.5, sloop('#ffffff', '#ffffff', '#9cc3dc')) + fill(`M${s.x(0.74) - 40} 728q60 8 140 4q-60 10 -140 -4Z`, '#e6f8fa', 'opacity="0.7"')),
    birds({ x: 0.72, y: 250, count: 4, size: 16, colour: '#ffffff', spread: 70 }),
    layer(0.5, (s) => put(s.x(s.tall ? 0.36 : 0.33), 830, 3.4, belfry(s, '#fffdf6', '#b4cbe2', '#1f62ae'))),
    layer(0.7, (s) => put(s.x(0.58), 980, 4.2, cube(s, 74, 26, '#fffdf6', '#aec7e0', '#1f62ae', 'dome')) + rect(-100, 920, s.w + 200, 200, s.down(920, 1000, ['#ffffff', '#c4d6e8'])) + line(`M-100 920H${s.w + 100}`, '#ffffff', 6)),
    layer(0.9, (s) => bougainvillea(s, s.x(0.95), 900, s.x(0.12), 130, 420, ['#ee5a9c', '#d93584', '#ad2270'], '#3d7a52') + bougainvillea(s, s.x(0.02), 960, s.x(0.1), 60, 190, ['#ee5a9c', '#d93584', '#ad2270'], '#3d7a52')),
  ],
};

export const santorini = [village, mills, bells];
