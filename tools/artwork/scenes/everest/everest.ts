import { put } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { chorten, prayerFlags } from '../../src/people/flags.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';

export const everest: Scene = {
  slug: 'everest-prayer-flags', place: 'Khumbu, Nepal', seed: 431, light: -0.7, air: '#d8d6e6',
  alt: 'Prayer flags stream from a white chorten; a trekker looks up to Everest and Ama Dablam in the first light',
  layers: () => [
    sky(['#2a4f94', '#5f86bd', '#b4b8d4', '#f6cfc0', '#ffe2c0'], 660),
    stars(60, 180), streaks({ y: [90, 400], count: 8, colours: ['#8fa6cf', '#e0c4cc', '#ffdcc4'], opacity: 0.65 }),
    ridge({ depth: 0.1, base: 640, height: 300, rough: 0.42, outline: [{ at: 0.4, points: [[-620, 0], [-520, 90], [-440, 150], [-380, 136], [-300, 196], [-210, 262], [-150, 300], [-96, 346], [-54, 372], [-20, 352], [30, 318], [84, 276], [118, 262], [160, 288], [196, 300], [236, 262], [300, 196], [380, 120], [470, 60], [560, 0]] }], colour: '#7f8fb8', shade: '#4a6299', lit: '#ffd6b4', foot: '#d4cfe0', snow: { line: 0.42, colour: '#ffeadb', ragged: 50 }, gullies: 9 }),
    mist({ depth: 0.13, y: 600, height: 110, colour: '#f4e2e0', opacity: 0.75 }),
    ridge({ depth: 0.18, base: 730, height: 440, rough: 0.42, outline: [{ at: 0.84, points: [[-420, 0], [-330, 70], [-250, 130], [-196, 176], [-150, 240], [-112, 330], [-84, 416], [-58, 474], [-36, 490], [-14, 458], [12, 388], [44, 320], [84, 290], [120, 300], [156, 262], [210, 190], [300, 120], [420, 60], [520, 0]] }], colour: '#5f76a8', shade: '#2f4a86', lit: '#ffd2a8', foot: '#b4bcd8', snow: { line: 0.5, colour: '#fff0e0', ragged: 60 }, gullies: 10 }),
    ridge({ depth: 0.2, base: 760, height: 260, rough: 0.5, peaks: [[0, 1, 420], [0.2, 0.5, 300], [0.55, 0.32, 300]], colour: '#4f6690', shade: '#33497c', lit: '#c9b4b4', foot: '#a8b4cc', gullies: 6 }),
    mist({ depth: 0.24, y: 740, height: 90, colour: '#e4dfe8', opacity: 0.8 }),
    hills({ depth: 0.3, y: 800, height: 40, colour: '#7a8278', foot: '#56604f', lit: '#e8d8b0', shape: (p) => 0.6 - p * 1.1 }),
    hills({ depth: 0.45, y: 872, height: 70, colour: '#6f6a50', foot: '#3f3f3c', lit: '#f4d69c', shape: (p) => 0.9 - 1.8 * p, dots: { colour: '#4c4a40', count: 120, size: [2, 5] } }),
    layer(0.5, (s) => {
      const [x, y, k] = [s.x(s.tall ? 0.25 : 0.22), 838, s.tall ? 2.3 : 2.7];
      const top: [number, number] = [x, y - 126 * k];
      // The long string is tied to a cairn on the slope.
      return prayerFlags(s, top, [s.x(0.62), 872], 40, 22) + boulders(s, s.x(0.612), s.x(0.634), 890, [16, 24], 6, '#4c4a48', '#a89f90') + boulders(s, s.x(0.618), s.x(0.628), 874, [12, 16], 3, '#56524c', '#b8ae9c') + prayerFlags(s, [-70, 560], top, 30, 22) + put(x, y, k, chorten(s, '#fff8ec', '#8f9cc4', '#f0bc48')) + put(s.x(s.tall ? 0.64 : 0.52), 896, 1.05, hiker('#d8503c', '#f0b03f', '#3a3f5c', '#d0a080', '#ffe2b4'));
    }),
    birds({ x: 0.58, y: 270, count: 4, size: 15, colour: '#3a4f80', spread: 70 }),
    layer(0.9, (s) => prayerFlags(s, [-60, 40], [s.w + 80, 120], s.tall ? 90 : 120, s.tall ? 44 : 52, 0.42)),
    grass({ depth: 0.95, y: 968, height: [20, 70], count: 420, colours: ['#4a4434', '#6f6240', '#a88f54', '#d8bc78'], lean: 0.3, bank: '#3a3730' }),
  ],
};
