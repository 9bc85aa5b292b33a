import { falls } from './iceland-falls.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, fill, group, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { iceBeach, icebergs } from '../../src/land/glacier.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { aurora, mist, sky, stars } from '@trekker/cover-art/sky.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const ice = { lit: '#d9f4f2', shade: '#6fb7cf', deep: '#2a6f9a', line: '#17486f' };

export const lagoon: Scene = {
  slug: 'iceland-glacier-lagoon', place: 'Jökulsárlón, Iceland', seed: 211, light: -0.6, air: '#3f8f9c',
  alt: 'Green aurora over the glacier lagoon of Jökulsárlón, icebergs mirrored in dark water and a hiker on the black beach',
  layers: () => {
    const curtain = aurora({ y: 400, sway: 190, height: 400, colours: ['#7dffc0', '#8a7bff'], x: [-0.08, 1.02] });
    const veil = aurora({ y: 330, sway: 120, height: 260, colours: ['#4fe0c4', '#c37bff'], x: [0.3, 1.1] });
    const far = ridge({ depth: 0.12, base: 596, height: 200, rough: 0.7, peaks: [[0.04, 0.9, 300], [0.17, 0.75, 230], [0.3, 0.62, 170], [0.38, 0.3, 110], [0.68, 0.36, 130], [0.76, 0.66, 190], [0.88, 1, 300], [1.03, 0.8, 240]], colour: '#28506f', shade: '#173757', lit: '#7fc4c4', snow: { line: 0.34, colour: '#b9dfe4', ragged: 30 }, foot: '#2f6f84', gullies: 7 });
    const cap = ridge({ depth: 0.1, base: 600, height: 130, rough: 0.35, peaks: [[0.5, 1, 620], [0.62, 0.95, 560], [0.4, 0.9, 460]], colour: '#a9d8dc', shade: '#6aa6bf', lit: '#e2fbf4', foot: '#9fd2d8', gullies: 2 });
    const flow = layer(0.11, (s) => {
      // The outlet glacier: it leaves the ice cap in a bend, widens and ends in a broken front.
      const c = s.x(0.54);
      const left: Pt[] = [[c - 20, 500], [c - 70, 512], [c - 104, 534], [c - 150, 560], [c - 250, 584], [c - 330, 604]];
      const right: Pt[] = [[c + 96, 500], [c + 112, 510], [c + 140, 530], [c + 190, 556], [c + 290, 580], [c + 370, 604]];
      const d = `${curve(left)}L${curve(right.slice().reverse()).slice(1)}Z`;
      let inner = '';
      for (let i = 0; i < 22; i++) { const t = i / 21; const y = 474 + 126 * t; const half = 80 + 270 * t ** 1.7; inner += line(curve([[c + 40 - half, y], [c + 30, y + 9 + 12 * t], [c + 40 + half, y]]), i % 2 ? '#8fc4d4' : '#5f9cba', 1.2 + 2 * t, 'opacity="0.4"'); }
      for (const u of [-0.5, 0, 0.45]) inner += line(curve([[c + 45 + u * 70, 470], [c + 20 + u * 130, 530], [c + 20 + u * 480, 604]]), '#5f9cba', 3, 'opacity="0.3"');
      let front = '';
      for (let x = c - 336; x < c + 372; ) { const w = s.r.range(8, 20); const h = s.r.range(14, 34) * (1 - Math.abs(x - c - 18) / 620); front += fill(poly([[x, 606], [x + 1, 606 - h], [x + w * 0.5, 606 - h - s.r.range(2, 7)], [x + w, 606 - h * 0.86], [x + w, 606]]), s.down(606 - h, 606, [s.r.pick(['#e2f7f4', '#b5dde6', '#8fc4d9']), '#3f86ac'])); x += w * 0.92; }
      return fill(d, s.down(496, 604, ['#a9d8dc00', '#d9f2ee', '#a9d8e2', '#7fb8cc'])) + group(inner, s.clip(d)) + front;
    });
    const a = icebergs({ depth: 0.24, haze: 0.35, tones: ice, at: [[0.1, 622, 150, 46], [0.3, 618, 110, 34], [0.47, 622, 90, 26], [0.66, 620, 150, 50], [0.92, 624, 170, 52]] });
    const b = icebergs({ depth: 0.32, haze: 0.08, tones: ice, at: [[0.19, 676, 230, 108], [0.42, 664, 120, 44], [0.8, 690, 280, 150], [0.58, 668, 90, 30]] });
    return [
      sky(['#061230', '#0d2a52', '#14506a', '#2f8f8f', '#8fd0ae'], 610),
      stars(220, 520), curtain, veil, cap, flow, far,
      mist({ depth: 0.18, y: 600, height: 50, colour: '#9fe0d0', opacity: 0.35 }),
      water({ depth: 0.2, top: 602, stops: ['#4fae9f', '#1f6a7c', '#0d3a58', '#08203f'], glitter: { x: 0.48, colour: '#a6ffd8', spread: 170, count: 130 } }),
      mirror({ of: [cap, flow, far], y: 603, depth: 0.21, opacity: 0.55, tint: '#5fc4b0', cuts: 160 }),
      a, mirror({ of: [a], y: 622, depth: 0.25, opacity: 0.4, tint: '#5fc4b0', cuts: 40 }),
      b, mirror({ of: [b], y: 680, depth: 0.33, opacity: 0.5, tint: '#3f9fa4', cuts: 120 }),
      icebergs({ depth: 0.4, tones: ice, at: [[0.52, 772, 130, 44], [0.07, 790, 190, 78]] }),
      iceBeach({ depth: 0.7, y: 856, sand: '#0e1a2e', wet: '#1c3f5a', tones: { lit: '#e4faf6', shade: '#7cc6d4', deep: '#2f7fa4', line: '#164a70' }, count: 11 }),
      layer(0.8, (s) => { const x = s.x(s.tall ? 0.66 : 0.63); return oval(x + 6, 937, 32, 5, '#000814', 'opacity="0.6"') + put(x, 936, 1.3, hiker('#d8502f', '#f2b23f', '#20304a', '#e9b898', '#9fffd8')); }),
    ];
  },
};

export const iceland = [lagoon, falls];
