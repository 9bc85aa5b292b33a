import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { tone } from '@trekker/cover-art/core/colour.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { cumulus, mist, sky, sun } from '@trekker/cover-art/sky.ts';
import { pines } from '@trekker/cover-art/trees.ts';
import { spruce } from '../../src/land/conifer.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A canoe with one paddler seen from the side, waterline at 0,0. */
function canoe(hull: string, coat: string): string {
  return line('M12 -38L34 6', '#8a5a34', 2.6) + fill('M-6 -8L-8 -30Q-6 -40 2 -41Q11 -40 12 -30L12 -8Z', coat) + line('M6 -34L18 -26L26 -14', coat, 5) + `<circle cx="2" cy="-48" r="6.500" fill="#eebf9c"/>` + fill('M-6 -49Q-5 -57 3 -57Q10 -56 10 -49Z', '#f2c441') + fill('M-74 -19Q-64 -8 -40 -8H40Q64 -8 74 -19Q72 4 52 6H-52Q-72 4 -74 -19Z', hull) + fill('M-74 -19Q-64 -8 -40 -8H40Q64 -8 74 -19L73 -14Q62 -4 40 -4H-40Q-62 -4 -73 -14Z', tone(hull, 0.14)) + fill('M-66 2H66Q60 6 52 6H-52Q-60 6 -66 2Z', tone(hull, -0.12));
}

export const lake: Scene = {
  slug: 'banff-moraine-lake', place: 'Moraine Lake, Banff, Canada', seed: 231, light: -0.7, air: '#cfe4ea',
  alt: 'Ten sharp peaks with snow stand around the turquoise water of Moraine Lake, a red canoe crosses it',
  layers: () => {
    const peaks = ridge({
      depth: 0.16, base: 640, height: 440, rough: 0.85, grainSize: 70,
      outline: [{ at: 0.5, points: [[-860, 240], [-760, 330], [-700, 300], [-640, 372], [-590, 318], [-530, 352], [-470, 262], [-420, 236], [-366, 330], [-318, 402], [-280, 362], [-236, 250], [-176, 226], [-120, 330], [-86, 372], [-46, 300], [8, 240], [60, 330], [110, 430], [150, 452], [196, 372], [240, 282], [296, 250], [350, 340], [398, 392], [446, 316], [500, 262], [566, 372], [622, 440], [690, 400], [760, 468], [860, 420]] }],
      colour: '#8f95a8', shade: '#4b5f86', lit: '#ffe9cf', snow: { line: 0.52, colour: '#fbfcfc', ragged: 30 }, foot: '#8fb0b4', gullies: 14,
    });
    const shore = pines({ depth: 0.24, ground: (p) => 664 - 120 * Math.max(0, Math.abs(p - 0.46) - 0.1) ** 1.1, count: 210, height: [26, 74], dark: '#2f6659', lit: '#86b577' });
    const near = pines({ depth: 0.28, ground: (p) => 694 - 200 * Math.max(0, p - 0.72), from: 0.68, to: 1.06, count: 44, height: [70, 150], dark: '#1f5049', lit: '#6ea46a' });
    return [
      sky(['#2f7fc0', '#6fb4dd', '#b9dfea', '#f6f0da'], 560),
      sun({ x: 0.1, y: 130, r: 0, colour: '#fffbe8', glow: '#fff2c8', reach: 620 }),
      cumulus({ at: [[0.24, 216, 330, 90], [0.74, 170, 420, 104]], lit: '#ffffff', body: '#f4f6f4', shade: '#c5dae6', opacity: 0.95 }),
      ridge({ depth: 0.1, base: 600, height: 300, rough: 0.8, peaks: [[0.12, 0.9, 220], [0.44, 1, 240], [0.56, 0.8, 200], [0.78, 0.9, 220]], colour: '#b5c6d4', shade: '#93aec6', lit: '#fff6e6', snow: { line: 0.3, colour: '#ffffff', ragged: 40 }, foot: '#d3e4e8', gullies: 4 }),
      peaks, mist({ depth: 0.2, y: 606, height: 60, colour: '#e6f2ee', opacity: 0.55 }), shore,
      water({ depth: 0.26, top: 664, stops: ['#8fe0d4', '#3fbfc6', '#1593ae', '#0b5f86'], ripples: { light: '#c9fbf0', dark: '#0f86a4', count: 170, opacity: 0.4 }, glitter: { x: 0.26, colour: '#f4fff6', spread: 110, count: 110 } }),
      mirror({ of: [peaks, shore], y: 665, depth: 0.27, opacity: 0.42, tint: '#a4f0e2', cuts: 200, squash: 0.6 }),
      near,
      layer(0.5, (s) => { const x = s.x(s.tall ? 0.5 : 0.42); return oval(x + 4, 816, 150, 9, '#0a5a7c', 'opacity="0.45"') + put(x, 808, 1.75, canoe('#d8382f', '#2f5f9a')) + [0, 1, 2].map((i) => line(`M${x - 150 - i * 50} ${822 + i * 8}q60 -7 120 0`, '#d6fff6', 2, 'opacity="0.7"')).join(''); }),
      layer(0.8, (s) => {
        let out = boulders(s, -60, s.w * 0.5, 950, [30, 66], 22, '#4a5568', '#b7b2ae') + boulders(s, s.w * 0.5, s.w + 60, 985, [30, 60], 14, '#465166', '#a9a6a6');
        out += line(`M-40 940L${s.w * 0.34} 985`, '#7d6656', 26) + line(`M-40 934L${s.w * 0.34} 980`, '#c2a684', 8) + line(`M${s.w * 0.1} 1000L${s.w * 0.46} 962`, '#6a5548', 22) + line(`M${s.w * 0.1} 995L${s.w * 0.46} 957`, '#b0947a', 6);
        return rect(-100, 990, s.w + 200, 60, '#39455a') + out + boulders(s, -60, s.w + 60, 1018, [34, 74], 34, '#3a465c', '#8f929c');
      }),
      layer(0.95, (s) => {
        let out = '';
        const list: [number, number, number][] = s.tall ? [[0.93, 1010, 6.2], [0.02, 1005, 4]] : [[0.955, 1010, 7.4], [0.87, 1015, 4.6], [1.03, 1010, 5.6], [-0.01, 1005, 5], [0.055, 1010, 3]];
        for (const [x, y, k] of list) out += put(s.x(x), y, k, spruce(s, '#0c3336', '#1d5349', '#4f8f62'));
        return out + fill(poly([[-100, 1000], [s.w + 100, 1004], [s.w + 100, 1050], [-100, 1050]]), '#22303f');
      }),
    ];
  },
};

export const moraine = [lake];
