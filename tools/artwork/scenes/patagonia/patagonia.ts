import type { Scene } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** The three towers at first light over a turquoise lake. */
export const patagonia: Scene = {
  slug: 'patagonia-towers',
  place: 'Torres del Paine, Chile',
  alt: 'The three granite towers of Torres del Paine glow rose at dawn above a turquoise lake',
  seed: 31,
  light: -0.8,
  air: '#f3c9b8',
  layers: () => {
    const far = ridge({ depth: 0.12, base: 640, height: 210, rough: 0.8, colour: '#a996b8', shade: '#7f7aa6', foot: '#f0c6bb' });
    const towers = ridge({
      depth: 0.2, base: 660, height: 520, rough: 0.42, grainSize: 46,
      outline: [{ at: 0.62, points: [[-420, 0], [-330, 90], [-280, 130], [-235, 210], [-205, 250], [-192, 330], [-178, 420], [-160, 432], [-142, 400], [-132, 330], [-112, 285], [-86, 270], [-74, 360], [-62, 470], [-44, 512], [-22, 498], [-6, 420], [8, 318], [34, 290], [52, 330], [66, 420], [84, 462], [104, 452], [118, 372], [140, 275], [190, 225], [250, 190], [310, 120], [430, 40], [520, 0]] }],
      colour: '#d58b7a', shade: '#6a4f78', lit: '#ffd2a6', foot: '#e9b3a4', gullies: 9,
    });
    const horns = ridge({ depth: 0.28, base: 690, height: 300, rough: 0.7, peaks: [[0.04, 0.82, 260], [0.2, 0.66, 190], [0.36, 0.4, 170], [0.9, 0.62, 220], [1.02, 0.85, 260]], colour: '#8f6583', shade: '#4b3f6b', lit: '#f6b79a', foot: '#c796a0', snow: { line: 0.52, colour: '#f7dcd6', ragged: 30 } });
    const shore = ridge({ depth: 0.4, base: 705, height: 60, rough: 0.9, grainSize: 200, peaks: [[0.1, 0.9, 400], [0.85, 0.7, 500], [0.5, 0.3, 400]], colour: '#5c4d63', shade: '#3d3653', foot: '#57506a' });
    return [
      sky(['#4f6f9f', '#8fa0c4', '#e3b7bd', '#fbd3b0', '#ffe6c4'], 660),
      sun({ x: 0.16, y: 600, r: 0, colour: '#fff1d0', glow: '#ffd9a0', reach: 620 }),
      streaks({ y: [90, 430], count: 11, colours: ['#f4c4c0', '#ffd9c2', '#ffe3c8'], opacity: 0.75 }),
      far,
      towers,
      mist({ depth: 0.22, y: 560, height: 120, colour: '#fbe0d2', opacity: 0.55 }),
      horns,
      mist({ depth: 0.3, y: 668, height: 60, colour: '#f6d3c6', opacity: 0.6 }),
      shore,
      water({ depth: 0.45, top: 700, stops: ['#9fc9c4', '#5fb0b3', '#2f8796', '#1d5e76'], ripples: { light: '#d9efe6', dark: '#2b7d8e', count: 120, opacity: 0.3 } }),
      mirror({ of: [towers, horns, shore], y: 702, depth: 0.46, opacity: 0.55, tint: '#6fb9ba', squash: 0.62 }),
      birds({ x: 0.3, y: 300, count: 3, size: 17, colour: '#4b3f5f', spread: 50 }),
      grass({ depth: 0.9, y: 930, height: [40, 130], count: 420, colours: ['#3b2f3f', '#5a3f40', '#8a5a44', '#c58a55'], lean: 0.22, bank: '#33293a', seedHeads: '#d9a066' }),
    ];
  },
};
