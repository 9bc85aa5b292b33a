import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { elk } from '../../src/animals/hoofed.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, grass, pines } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

export const autumn: Scene = {
  slug: 'banff-elk-autumn', place: 'Banff, Canada', seed: 2313, light: -0.7, air: '#f0d9c0',
  alt: 'A bull elk stands in golden grass by a river bend on an autumn morning in Banff, aspens yellow, Mount Rundle in the first light',
  layers: () => {
    const rundle = ridge({
      depth: 0.16, base: 620, height: 430, rough: 0.34, grainSize: 80,
      outline: [{ at: 0.56, points: [[-760, 40], [-640, 110], [-540, 170], [-440, 210], [-340, 280], [-240, 330], [-150, 380], [-60, 420], [10, 436], [34, 420], [60, 340], [86, 280], [130, 250], [190, 240], [250, 290], [330, 330], [380, 320], [410, 250], [450, 180], [520, 130], [620, 70], [760, 20]] }],
      colour: '#9c8fa4', shade: '#4f5684', lit: '#ffc99c', snow: { line: 0.72, colour: '#fbf0ee', ragged: 34 }, foot: '#c9b4ac', gullies: 18, bands: { colour: '#6a648c', count: 6, opacity: 0.3 },
    });
    return [
      sky(['#4f76b4', '#98a9cc', '#e8c4bc', '#ffd2a4', '#ffe9c4'], 600),
      sun({ x: 0.06, y: 420, r: 0, colour: '#fff', glow: '#ffdda4', reach: 720 }),
      streaks({ y: [60, 360], count: 11, colours: ['#f4d3cc', '#ffdcbc', '#fff0d4'], opacity: 0.75 }),
      ridge({ depth: 0.1, base: 610, height: 220, rough: 0.5, peaks: [[0.02, 0.9, 260], [0.18, 0.6, 220], [0.94, 0.8, 260]], colour: '#b5aac0', shade: '#8a86b0', lit: '#ffd9b8', snow: { line: 0.5, colour: '#fbf2f0', ragged: 20 }, foot: '#dcc9c4', gullies: 6 }),
      rundle, layer(0.18, (s) => { const x = s.x(0.565); return disc(x, 480, 330, s.radial(x, 480, 330, ['#fff0d0aa', '#ffe6c400'])); }), mist({ depth: 0.2, y: 600, height: 90, colour: '#ffe4cc', opacity: 0.75 }),
      pines({ depth: 0.22, ground: (p) => 640 - 26 * Math.sin(p * 7), count: 120, height: [40, 90], dark: '#4f6a70', lit: '#9a9a7c' }),
      layer(0.26, (s) => {
        let out = '';
        // Stands of aspen: white stems, yellow crowns.
        for (const [a, b, n] of [[-0.04, 0.22, 16], [0.7, 1.04, 20], [0.34, 0.44, 7]] as const) for (let i = 0; i < n; i++) { const p = a + ((b - a) * (i + s.r.next())) / n; const x = s.x(p); const y = 676 + s.r.range(-6, 12); const h = s.r.range(90, 150); out += line(`M${x} ${y}l${s.r.range(-4, 4)} ${-h}`, '#f4ece0', 5) + foliage(s, x, y - h * 0.72, 30, 44, s.r.pick([['#c98a2c', '#f2b83c', '#ffe07a'], ['#b5702c', '#e8a03c', '#ffcf6a'], ['#d99a2c', '#f7c94a', '#fff09c']] as [string, string, string][]), 12); }
        return out;
      }),
      water({ depth: 0.3, top: 676, bottom: 860, stops: ['#ffe2c0', '#a9bcc4', '#5f8aa4'], ripples: { light: '#fff4dc', dark: '#5a86a0', count: 120, opacity: 0.4 } }),
      mirror({ of: [rundle], y: 678, depth: 0.31, opacity: 0.6, tint: '#ffe2c8', squash: 0.46, bottom: 860, cuts: 90 }),
      mist({ depth: 0.34, y: 690, height: 50, colour: '#fff0dc', opacity: 0.7 }),
      rays({ depth: 0.36, x: 0, y: 380, count: 10, spread: 50, angle: 68, length: 1400, colour: '#fff0c8', strength: 0.22 }),
      layer(0.44, (s) => {
        const near: Pt[] = [[-120, 792], [s.w * 0.12, 800], [s.w * 0.3, 826], [s.w * 0.5, 838], [s.w * 0.7, 820], [s.w * 0.86, 780], [s.w + 120, 752]];
        let out = fill(`${curve(near)}L${s.w + 120} 1120L-120 1120Z`, s.down(760, 1000, ['#e0b45c', '#b5843c', '#6f5434'])) + line(curve(near), '#ffe8b0', 3, 'opacity="0.8"') + fill(curve([[s.w * 0.58, 700], [s.w * 0.76, 690], [s.w + 120, 684], [s.w + 120, 720], [s.w * 0.72, 722]], true), '#d9b464');
        for (let i = 0; i < 60; i++) { const y = s.r.range(840, 1000); out += oval(s.r.range(-60, s.w + 60), y, s.r.range(20, 70), s.r.range(4, 9), s.r.pick(['#f2cf7a', '#96703a', '#c9983f']), 'opacity="0.45"'); }
        return out;
      }),
      layer(0.56, (s) => oval(s.x(s.tall ? 0.5 : 0.6) + 10, 916, 170, 9, '#5a4030', 'opacity="0.45"') + put(s.x(s.tall ? 0.5 : 0.6), 922, s.tall ? 1.4 : 1.85, elk('#b07d4a', '#553529', '#e6c894', '#8a6a50'))),
      layer(0.6, (s) => (s.tall ? '' : [[0.2, 842, 0.66], [0.265, 850, 0.6]].map(([p, y, k], i) => oval(s.x(p!) + 14, y!, 50 * k!, 4, '#5a4030', 'opacity="0.4"') + put(s.x(p!), y!, k!, elk('#a87a4c', '#6f4c3c', '#ecd2a4'), 0, i === 1)).join(''))),
      birds({ x: 0.3, y: 280, count: 7, size: 14, colour: '#5a5474', spread: 130 }),
      grass({ depth: 0.82, y: 1000, height: [40, 120], count: 620, colours: ['#a8782f', '#d9a84a', '#f2d07c', '#8a6028'], lean: 0.18, bank: '#6f5030', seedHeads: '#fff0b8' }),
      layer(0.92, (s: Stage) => put(s.x(0.01), 1030, s.tall ? 5 : 6.6, spruce(s, '#1f3a40', '#345a50', mix('#8f9a64', '#ffd9a0', 0.3))) + put(s.x(0.1), 1040, 4.2, spruce(s, '#1f3a40', '#345a50', '#8f9a64')) + (s.tall ? '' : put(s.x(0.985), 1040, 5, spruce(s, '#1f3a40', '#345a50', '#8f9a64')))),
    ];
  },
};
