import { fill, oval, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { camel } from '@trekker/cover-art/creatures.ts';
import { sand } from '../../src/land/dunes.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { pyramid } from '../../src/buildings/pyramids.ts';
import { dhow } from '../../src/people/sails.ts';
import { birds, mist, moon, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, grass, palm } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const place = 'Giza, Egypt';

const caravan: Scene = {
  slug: 'giza-camel-caravan', place, seed: 361, light: -0.75, air: '#f9d3a4',
  alt: 'A camel caravan walks along a dune before the three pyramids of Giza in late golden light',
  layers: () => [
    sky(['#3f7fa6', '#86b4bc', '#e6d6b4', '#ffcf92', '#ffdda6'], 700),
    sun({ x: 0.13, y: 430, r: 54, colour: '#fffbe0', glow: '#ffdf96', reach: 720 }),
    streaks({ y: [70, 420], count: 10, colours: ['#f4ead4', '#ffe6bd', '#ffd89e'], opacity: 0.7 }),
    ridge({ depth: 0.1, base: 700, height: 60, rough: 0.5, colour: '#d9b08c', shade: '#c79c88', foot: '#fbd8a8', gullies: 1 }),
    mist({ depth: 0.12, y: 690, height: 70, colour: '#ffe6b8', opacity: 0.7 }),
    layer(0.18, (s) => put(s.x(0.86), 704, 1, pyramid(s, s.tall ? 110 : 170, s.tall ? 132 : 205, '#eeb877', '#a87a78'))),
    layer(0.2, (s) => [0.9, 0.945, 0.985].map((x, i) => put(s.x(x), 716, 1, pyramid(s, 38 - i * 5, 44 - i * 6, '#e8b070', '#a4746e'))).join('')),
    layer(0.22, (s) => put(s.x(s.tall ? 0.6 : 0.6), 722, 1, pyramid(s, s.tall ? 270 : 330, s.tall ? 350 : 430, '#f6be72', '#98667a', 0.26))),
    layer(0.26, (s) => put(s.x(s.tall ? 0.2 : 0.27), 742, 1, pyramid(s, s.tall ? 230 : 300, s.tall ? 300 : 376, '#f9c478', '#8c5a74'))),
    mist({ depth: 0.28, y: 738, height: 56, colour: '#ffe0ac', opacity: 0.65 }),
    sand({ depth: 0.34, y: 770, height: 34, colour: '#f3bd78', shade: '#d48a56', lit: '#ffe9b8', length: 700 }),
    sand({ depth: 0.42, y: 836, height: 60, colour: '#f0ac62', shade: '#b8643f', lit: '#ffe2a2', shape: (p) => 0.9 * Math.sin(p * 3.6 + 0.2) - 0.35 }),
    layer(0.5, (s) => {
      const list: [number, string][] = [[0.3, '#b8433a'], [0.42, '#2f6a80'], [0.54, '#c98a2f'], [0.655, '#7c3f6a']];
      const at = (p: number): number => 842 - 60 * (0.9 * Math.sin(p * 3.6 + 0.2) - 0.35);
      let out = '';
      for (const [p, cloth] of s.tall ? list.slice(0, 3).map(([q, c]) => [q * 1.2 - 0.06, c] as [number, string]) : list) out += fill(`M${s.x(p) - 34} ${at(p)}L${s.x(p) + 180} ${at(p) + 40}L${s.x(p) + 220} ${at(p) + 46}L${s.x(p) + 40} ${at(p)}Z`, '#8a4a44', 'opacity="0.35"') + put(s.x(p), at(p) + 4, 1.05, camel('#8f5a3c', '#6a4038', cloth)) + put(s.x(p) - 6, at(p) - 64, 0.56, walker(cloth, '#6a3c2c', '#f4e4c8'));
      const lead = s.tall ? 0.82 : 0.745;
      return out + put(s.x(lead), at(lead) + 3, 0.88, walker('#f4e6cc', '#6a3c2c', '#d3b79c'));
    }),
    sand({ depth: 0.7, y: 950, height: 60, colour: '#d98c50', shade: '#7c3a3f', lit: '#ffd592', ripple: '#8a4642', shape: (p) => 0.7 - 1.4 * p }),
    birds({ x: 0.44, y: 250, count: 6, size: 13, colour: '#7a5a58', spread: 90 }),
  ],
};

const nile: Scene = {
  slug: 'giza-nile-felucca', place: 'Cairo, Egypt', seed: 362, light: 0.5, air: '#c9a0bc',
  alt: 'A felucca with a tall white sail on the Nile at dusk, palms and the pyramids behind under a young moon',
  layers: () => {
    const far = layer(0.14, (s) => put(s.x(0.2), 640, 1, pyramid(s, 190, 236, '#e8a88c', '#8a6a9c')) + put(s.x(0.42), 640, 1, pyramid(s, 205, 256, '#eeb090', '#846498', 0.26)) + put(s.x(0.58), 640, 1, pyramid(s, 104, 126, '#e0a490', '#8c6ea0')));
    const bank = layer(0.24, (s) => {
      let out = rect(-100, 640, s.w + 200, 24, '#4f4a6e');
      for (let i = 0; i < 44; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 43), 648 + s.r.range(-6, 6), s.r.range(26, 56), s.r.range(14, 30), ['#46466c', '#585578', '#8a6f88'], 12);
      for (let i = 0; i < 26; i++) {
        const p = s.r.next();
        out += put(s.x(p < 0.5 ? p * 0.5 : 0.66 + (p - 0.5) * 0.8), 652, s.r.range(0.8, 1.7), palm(s, '#45406a', ['#403e66', '#56507a'], s.r.range(-10, 10), 12));
      }
      return out;
    });
    return [
      sky(['#2b3f80', '#6a69a8', '#b98ab4', '#f2a69a', '#ffcf9a'], 640),
      stars(90, 320), moon({ x: 0.33, y: 190, r: 44, colour: '#fff3d0', glow: '#f0d0c0', crescent: 0.5 }),
      sun({ x: 0.7, y: 620, r: 0, colour: '#ffcf8a', glow: '#ffb070', reach: 620 }),
      streaks({ y: [180, 560], count: 11, colours: ['#8a80b8', '#e09cac', '#ffc49a'], opacity: 0.75 }),
      far, mist({ depth: 0.18, y: 630, height: 70, colour: '#f4b8a4', opacity: 0.7 }), bank,
      water({ depth: 0.3, top: 662, stops: ['#f0b09a', '#a888b4', '#4f5c9c', '#1d2c62'], glitter: { x: 0.7, colour: '#ffdcae', spread: 110, count: 220 } }),
      mirror({ of: [far, bank], y: 662, depth: 0.32, opacity: 0.6, tint: '#c090b0', cuts: 200 }),
      layer(0.5, (s) => `<g opacity="0.35">${put(s.x(s.tall ? 0.6 : 0.66), 856, 4.2, `<g transform="scale(1 -0.55)">${dhow('#33284f', '#d9b4bc', '#9a86b0')}</g>`)}</g>` + put(s.x(s.tall ? 0.6 : 0.66), 848, 4.2, dhow('#2c2348', '#fff1dc', '#d3a4a8')) + put(s.x(0.3), 702, 1, dhow('#3a3260', '#f6d6c4', '#c094ac')) + put(s.x(0.9), 690, 0.7, dhow('#3a3260', '#f2cfc4', '#b88fae'))),
      birds({ x: 0.5, y: 380, count: 7, size: 12, colour: '#453f74', spread: 100 }),
      grass({ depth: 0.95, y: 990, height: [90, 260], count: 230, colours: ['#141c44', '#1f2853', '#343a68'], lean: 0.12, to: 0.26, bank: '#121838', seedHeads: '#7a6a90' }),
      layer(0.96, (s) => oval(s.x(0.06), 1010, 200, 30, '#121838')),
    ];
  },
};

export const giza = [caravan, nile];
