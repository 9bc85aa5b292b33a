import { curve, disc, fill, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { beach } from '../../src/land/islands.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A small tunnel tent, foot at 0,0, about 150 wide; its door stands open to the sea. */
function tent(cloth: string, lit: string, shade: string): string {
  return oval(10, 2, 100, 9, '#2b3a3c', 'opacity="0.4"') + fill('M-84 0Q-70 -62 -18 -70Q46 -66 84 0Z', shade) + fill('M-84 0Q-70 -62 -18 -70Q-2 -60 6 0Z', cloth) + fill('M-84 0Q-70 -60 -20 -69Q-40 -50 -50 0Z', lit) + fill('M-62 0Q-54 -40 -26 -56Q-12 -40 -8 0Z', '#5a2f34') + fill('M-26 -56Q-12 -40 -8 0L-16 0Q-20 -34 -30 -50Z', '#ffe2b4') + line('M-18 -70Q-2 -58 6 0M-18 -70Q20 -58 44 0', shade, 2) + line('M-84 0L-112 10M84 0L108 8M-18 -70L-34 -84', '#f4ead8', 1.4);
}

export const midnightSun: Scene = {
  slug: 'lofoten-midnight-sun-beach', place: 'Haukland, Lofoten, Norway', seed: 2212, light: 0.5, air: '#f6d6b0',
  alt: 'The midnight sun stands low over a white beach and green peaks of Lofoten, a small tent in the dune grass',
  layers: () => {
    const left = ridge({ depth: 0.2, base: 560, height: 400, rough: 0.5, grainSize: 70, outline: [{ at: 0.16, points: [[-420, 90], [-330, 170], [-280, 260], [-230, 300], [-180, 380], [-146, 404], [-116, 384], [-76, 300], [-30, 262], [20, 250], [60, 190], [110, 150], [160, 90], [230, 40], [310, 0]] }], colour: '#6f8a5c', shade: '#2f4f5c', island: true, lit: '#ffdf9a', foot: '#b4b088', gullies: 16 });
    const right = ridge({ depth: 0.16, base: 556, height: 300, rough: 0.5, peaks: [[0.86, 0.9, 190], [0.98, 1, 240], [0.76, 0.4, 130]], island: true, colour: '#7a8a74', shade: '#465f74', lit: '#ffe0a8', foot: '#d6bf98', gullies: 10 });
    return [
      sky(['#4f86b4', '#8fb0c0', '#e2cfae', '#ffcf86', '#ffe7ae'], 560),
      sun({ x: 0.58, y: 486, r: 46, colour: '#fffbe2', glow: '#ffd27a', reach: 720 }),
      streaks({ y: [60, 450], count: 14, colours: ['#c9c2bc', '#ffd8a0', '#ffe8ba'], opacity: 0.8, width: [280, 820] }),
      ridge({ depth: 0.1, base: 552, height: 70, rough: 0.6, peaks: [[0.44, 0.6, 110], [0.5, 1, 90], [0.68, 0.7, 120]], island: true, colour: '#b9a79c', shade: '#a0949c', foot: '#f2cf9a', gullies: 2 }),
      water({ depth: 0.14, top: 552, stops: ['#ffe2a4', '#9fc4b8', '#4fb0b4', '#5fc4bc'], bottom: 860, ripples: { light: '#fff4cc', dark: '#3f9aa6', count: 220, opacity: 0.45 }, glitter: { x: 0.58, colour: '#fffbe0', spread: 70, count: 190 } }),
      right, left,
      mirror({ of: [left, right], y: 562, depth: 0.24, opacity: 0.4, tint: '#cfe6d0', squash: 0.42, bottom: 760, cuts: 120 }),
      mist({ depth: 0.26, y: 556, height: 36, colour: '#ffe7b8', opacity: 0.6 }),
      rays({ depth: 0.3, x: 0.58, y: 486, count: 12, spread: 200, angle: 0, length: 620, colour: '#fff0bc', strength: 0.14 }),
      beach({ depth: 0.4, edge: [[-0.08, 604], [0.08, 620], [0.2, 664], [0.34, 740], [0.5, 790], [0.68, 812], [0.86, 806], [1.08, 790]], sand: ['#fff2d2', '#e6c79c'], wet: '#c9b08c', foam: '#ffffff' }),
      layer(0.46, (s) => {
        const x = s.x(0.37);
        let out = oval(x - 60, 806, 74, 4, '#8a7458', 'opacity="0.45"') + put(x, 806, 0.62, hiker('#c9503f', '#3f5a4c', '#3a3f52', '#e8bf9c', '#ffe2a8'));
        for (let i = 0; i < 20; i++) out += oval(x - 6 - i * 15 + (i % 2 ? 3 : -3), 812 + i * 5.600, 4 + i * 0.16, 1.8, '#a98f6c', 'opacity="0.6"');
        return out;
      }),
      birds({ x: 0.44, y: 330, count: 5, size: 14, colour: '#4f5f6c', spread: 90 }),
      layer(0.7, (s) => {
        const bank: Pt[] = [[-120, 846], [s.w * 0.12, 858], [s.w * 0.3, 920], [s.w * 0.5, 964], [s.w * 0.66, 942], [s.w * 0.82, 884], [s.w + 120, 850]];
        let out = fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(846, 1000, ['#8a9a5c', '#4f6a4c', '#2f4a40'])) + line(curve(bank), '#f2dc94', 3, 'opacity="0.7"');
        out += boulders(s, s.w * 0.58, s.w * 0.7, 962, [22, 40], 5, '#4a5258', '#c9b592');
        return out + put(s.x(s.tall ? 0.8 : 0.83), 922, 1.55, tent('#e0633f', '#ff9a5c', '#a83f3c'));
      }),
      grass({ depth: 0.86, y: 985, height: [40, 130], count: 420, colours: ['#3f5f42', '#6f8a4c', '#b5ac5c', '#e2cf84'], lean: -0.24, bank: '#2f4636', seedHeads: '#f7e6a8' }),
      layer(0.92, (s) => {
        let out = '';
        // Cotton grass and sea pinks in the corner.
        for (let i = 0; i < 34; i++) { const left0 = i % 2 === 0; const x = left0 ? s.r.range(-20, s.w * 0.22) : s.r.range(s.w * 0.56, s.w); const y = s.r.range(905, 985); out += line(`M${x} 1010Q${x + 4} ${y + 20} ${x - 6} ${y}`, '#5f7a48', 2) + (i % 3 ? disc(x - 6, y, s.r.range(6, 10), '#f08fa4') + disc(x - 8, y - 2, 4, '#ffc2cc') : disc(x - 6, y, 9, '#fff8ea') + disc(x - 11, y + 3, 6, '#fff8ea') + disc(x - 1, y + 4, 6, '#f2e6d0')); }
        return out;
      }),
    ];
  },
};
