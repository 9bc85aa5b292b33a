import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { curve, fill, line, put } from '@trekker/cover-art/core/shape.ts';
import { beach, bungalow, fale, lagoon, starfish } from '../../src/land/islands.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { outrigger } from '../../src/people/sails.ts';
import { birds, cumulus, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grove, leafSpray, palm } from '@trekker/cover-art/trees.ts';

const boraBora: Scene = {
  slug: 'bora-bora-lagoon', place: 'Bora Bora, French Polynesia', seed: 371, light: -0.6, air: '#cfe9e4',
  alt: 'Mount Otemanu over the turquoise lagoon of Bora Bora, thatched houses on stilts and an outrigger canoe',
  layers: () => [
    sky(['#2f8fc9', '#6fc0dc', '#bfe6e4', '#fbf0d0'], 600),
    cumulus({ depth: 0.08, at: [[0.2, 420, 420, 130], [0.86, 400, 380, 120], [0.62, 250, 240, 60]], lit: '#ffffff', body: '#f4f6f0', shade: '#c4dce0' }),
    ridge({ depth: 0.14, base: 600, height: 300, rough: 0.4, grainSize: 60, island: true, outline: [{ at: 0.46, points: [[-470, 0], [-400, 24], [-320, 66], [-250, 110], [-196, 128], [-150, 156], [-112, 232], [-92, 300], [-70, 336], [-44, 346], [-24, 330], [-8, 286], [12, 252], [32, 244], [52, 258], [72, 236], [100, 170], [150, 124], [210, 104], [270, 70], [350, 38], [430, 12], [480, 0]] }], colour: '#5f9a7a', shade: '#2f6a74', lit: '#c9d98a', foot: '#8fc4a0', gullies: 14 }),
    mist({ depth: 0.16, y: 440, height: 44, colour: '#ffffff', opacity: 0.5, from: 0.34, to: 0.62 }),
    grove({ depth: 0.18, ground: () => 606, from: 0.12, to: 0.86, count: 46, height: [18, 40], tones: ['#2f7a5c', '#4c9a64', '#9cc46a'] }),
    layer(0.19, (s) => Array.from({ length: 22 }, (_, i) => put(s.x(0.13 + i * 0.034), 606, s.r.range(0.36, 0.62), palm(s, '#5f7a58', ['#2f7f5a', '#4fa068'], s.r.range(-12, 12), 9))).join('')),
    lagoon({ depth: 0.3, top: 604, stops: ['#2f8fc0', '#37b6c9', '#6fd8d2', '#b4efdf'], shoal: '#d4f7e4', reef: '#1f8fae' }),
    layer(0.42, (s) => {
      const row: [number, number, number][] = s.tall ? [[0.62, 652, 0.7], [0.78, 676, 1.05], [0.96, 716, 1.6]] : [[0.6, 640, 0.55], [0.67, 650, 0.72], [0.755, 668, 1], [0.86, 700, 1.45], [1, 756, 2.2]];
      const deck = `M${s.x(row[0]![0]) - 60} ${row[0]![1] - 12}Q${s.x(0.8)} ${row[2]![1] - 24} ${s.w + 120} ${row.at(-1)![1] + 4}`;
      return line(deck, '#8a5f40', 5) + row.map(([x, y, k]) => `<g opacity="0.3">${put(s.x(x), y + 6 * k, k, `<g transform="scale(1 -0.5)">${bungalow(s, '#7a6a50', '#4a6a6a', '#8fc0b4')}</g>`)}</g>` + put(s.x(x), y, k, bungalow(s, '#b98a52', '#7a4f36', '#ffe3a0'))).join('');
    }),
    layer(0.55, (s) => `<g opacity="0.25">${put(s.x(0.37), 812, 2.4, `<g transform="scale(1 -0.4)">${outrigger('#0f5f7a', '#0f5f7a', '#0f5f7a')}</g>`)}</g>` + put(s.x(0.37), 800, 2.4, outrigger('#c4452f', '#fff0d4', '#8a5a3c'))),
    birds({ x: 0.68, y: 300, count: 6, size: 14, colour: '#ffffff', spread: 90 }),
    layer(0.92, (s) => put(s.x(s.tall ? -0.02 : 0.02), 1060, s.tall ? 8 : 9.6, coconutPalm(s, '#6a5240', ['#0f4c48', '#1b6f55', '#4f9f58'], 15))),
  ],
};

const samoa: Scene = {
  slug: 'samoa-palm-beach', place: 'Lalomanu, Samoa', seed: 372, light: 0.7, air: '#ffd9b0',
  alt: 'Palms lean over a white beach in Samoa at sunset, an open fale among them, an outrigger on the lagoon',
  layers: () => [
    sky(['#4a5fa8', '#a07ab8', '#f09aa0', '#ffbf86', '#ffe3a4'], 640),
    sun({ x: 0.64, y: 560, r: 66, colour: '#fff6cc', glow: '#ffc872', reach: 680 }),
    streaks({ y: [80, 500], count: 13, colours: ['#b48ac0', '#ffab9c', '#ffd09a'], opacity: 0.8 }),
    ridge({ depth: 0.14, base: 640, height: 190, rough: 0.5, island: true, peaks: [[0.98, 1, 420], [0.84, 0.5, 260]], colour: '#6a6a9c', shade: '#54568c', lit: '#f0b0a0', foot: '#d99ca4', gullies: 5 }),
    ridge({ depth: 0.16, base: 640, height: 50, rough: 0.5, island: true, peaks: [[0.44, 1, 110], [0.5, 0.6, 90]], colour: '#8a6f9c', shade: '#6f5f94', foot: '#e0a0a0', gullies: 1 }),
    lagoon({ depth: 0.3, top: 640, stops: ['#f7b790', '#d98f9c', '#7fa0b8', '#7fd0c4'], shoal: '#ffe0c0', reef: '#5a7aac' }),
    layer(0.32, (s) => Array.from({ length: 150 }, () => { const t = s.r.next(); return `<ellipse cx="${(s.x(0.64) + s.r.gauss() * 70 * (0.4 + t)).toFixed(0)}" cy="${(644 + 230 * t).toFixed(0)}" rx="${(s.r.range(8, 40) * (0.3 + t)).toFixed(1)}" ry="${(1 + 1.6 * t).toFixed(1)}" fill="#fff2c4" opacity="0.8"/>`; }).join('')),
    layer(0.4, (s) => put(s.x(0.52), 712, 0.9, outrigger('#4a2f56', '#e0604a', '#5a3440'))),
    beach({ depth: 0.5, edge: [[-0.1, 720], [0.06, 742], [0.2, 792], [0.36, 836], [0.56, 866], [0.8, 910], [1.1, 936]], sand: ['#ffe3bc', '#e0a58c'], wet: '#e8b294' }),
    layer(0.6, (s) => {
      let out = put(s.x(s.tall ? 0.2 : 0.13), 810, 1.9, fale('#a8744c', '#5a3a3c', '#b08a80'));
      for (let i = 0; i < 20; i++) out += leafSpray(s, s.r.range(-60, s.x(0.08)), 800 + s.r.range(-20, 30), -s.r.range(40, 90), s.r.pick(['#2f4a5c', '#3f6a60', '#587f5c']), 6);
      return out;
    }),
    layer(0.7, (s) => {
      // Three palms of three ages; their shadows lie towards us, away from the sun.
      const palms: [p: number, y: number, k: number, lean: number][] = s.tall ? [[0.3, 900, 4.4, -12], [0.2, 960, 6, 34]] : [[0.315, 872, 3.6, 26], [0.2, 912, 5.2, -16], [0.245, 976, 7, 46]];
      return palms.map(([p, y, k, lean], i) => {
        const x = s.x(p);
        const shadow = fill(curve([[x - 3 * k, y], [x - 16 * k, y + 7 * k], [x - 40 * k, y + 15 * k], [x - 38 * k, y + 17 * k], [x - 13 * k, y + 9 * k], [x + 3 * k, y + 1.4 * k]], true), '#8a5a70', 'opacity="0.3"');
        const tuft = line(Array.from({ length: 16 }, () => `M${(x + s.r.range(-5, 5) * k).toFixed(1)} ${(y + 2).toFixed(1)}q${(s.r.range(-2, 2) * k).toFixed(1)} ${(-2 * k).toFixed(1)} ${(s.r.range(-4, 4) * k).toFixed(1)} ${(-s.r.range(2, 5) * k).toFixed(1)}`).join(''), '#3f5a52', 3);
        return shadow + put(x, y, k, coconutPalm(s, ['#6a465a', '#54364a', '#3f2838'][i]!, ([['#3f5a72', '#4f7478', '#8fa482'], ['#2c4763', '#3a606c', '#7d9c76'], ['#1c3450', '#29505c', '#6a9070']] as [string, string, string][])[i]!, lean, 15, { rise: 0.92, droop: 0.62 })) + tuft;
      }).join('') + starfish(s.x(0.62), 962, 20, '#e8604a');
    }),
    birds({ x: 0.74, y: 330, count: 6, size: 13, colour: '#5a4a80', spread: 80 }),
  ],
};

export const pacific = [boraBora, samoa];
