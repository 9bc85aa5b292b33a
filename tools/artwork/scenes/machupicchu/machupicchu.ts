import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { curve, fill, group, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { llamaStanding, stoneHouse } from '../../src/land/andes.ts';
import { fitted } from '../../src/buildings/masonry.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { cumulus, mist, rays, sky, sun } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';

const morning: Scene = {
  slug: 'machu-picchu-morning', place: 'Machu Picchu, Peru', seed: 19, light: -0.6, air: '#d9e4d4',
  alt: 'Huayna Picchu rises behind the terraces and stone houses of Machu Picchu, a llama in front',
  layers: () => [
    sky(['#5f9fbd', '#a6cdd0', '#e6ead2', '#fbeec8'], 560),
    sun({ x: 0.14, y: 150, r: 0, colour: '#fffbe4', glow: '#fff1bd', reach: 640 }),
    cumulus({ at: [[0.86, 330, 380, 120], [0.24, 300, 260, 80]], lit: '#ffffff', body: '#f2f3e8', shade: '#bcd2d2', opacity: 0.9 }),
    ridge({ depth: 0.1, base: 640, height: 360, rough: 0.6, peaks: [[0.1, 0.85, 360], [0.3, 0.5, 260], [0.86, 0.8, 360], [1.02, 1, 330]], colour: '#8fb3b4', shade: '#6b98a3', foot: '#dfe8d6', snow: { line: 0.84, colour: '#f6faf6', ragged: 22 }, gullies: 4 }),
    mist({ depth: 0.14, y: 560, height: 140, colour: '#fbfaec', opacity: 0.85 }),
    ridge({ depth: 0.18, base: 680, height: 300, rough: 0.6, peaks: [[0.14, 0.8, 280], [0.98, 0.9, 320], [0.3, 0.4, 200]], colour: '#5f9384', shade: '#3d7478', foot: '#c3d8bb', gullies: 3 }),
    mist({ depth: 0.2, y: 650, height: 130, colour: '#fdfcee', opacity: 0.8 }),
    ridge({
      depth: 0.24, base: 700, height: 560, rough: 0.34, grainSize: 60,
      outline: [{ at: 0.585, points: [[-430, 0], [-330, 70], [-272, 120], [-238, 176], [-214, 232], [-190, 262], [-166, 252], [-140, 240], [-116, 286], [-92, 384], [-66, 470], [-40, 536], [-12, 566], [22, 556], [50, 506], [84, 430], [116, 330], [146, 250], [196, 160], [262, 90], [360, 30], [430, 0]] }],
      colour: '#4f8a5f', shade: '#1d4f52', lit: '#dfe08e', foot: '#8fb884', gullies: 14,
    }),
    mist({ depth: 0.26, y: 640, height: 70, colour: '#fdfcf0', opacity: 0.7, from: 0.5, to: 0.98 }),
    mist({ depth: 0.27, y: 560, height: 40, colour: '#fdfcf0', opacity: 0.65, from: 0.28, to: 0.5 }),
    rays({ depth: 0.28, x: 0.02, y: -80, count: 8, spread: 42, angle: 48, length: 1100, colour: '#fff3c0', strength: 0.24 }),
    // The saddle: steps of grass and wall; the houses stand in rows on them, a long green in their middle.
    layer(0.4, (s) => {
      const steps: [y: number, flat: number, wall: number, from: number, to: number, house: number][] = [
        [688, 12, 11, 0.42, 0.66, 20], [711, 14, 13, 0.38, 0.72, 24], [738, 16, 15, 0.35, 0.74, 28], [769, 44, 16, 0, 0, 0],
        [829, 18, 19, 0.56, 0.9, 38], [866, 20, 22, 0.6, 0.86, 44], [908, 18, 24, 0, 0, 0], [950, 20, 26, 0, 0, 0], [996, 24, 28, 0, 0, 0],
      ];
      const at = (y: number, p: number): number => y + (150 + (y - 690) * 0.5) * Math.abs(p - 0.54) ** 1.7 - 12 * Math.sin(p * 5);
      const edge = (y: number, to = 1.08): Pt[] => Array.from({ length: 25 }, (_, i): Pt => [s.x(-0.08 + ((to + 0.08) * i) / 24), at(y, -0.08 + ((to + 0.08) * i) / 24)]);
      const below = `L${s.w + 120} 1120L-120 1120Z`;
      let out = '';
      steps.forEach(([y, flat, wall, from, to, house], i) => {
        const t = i / (steps.length - 1);
        const grassy = mix('#a9d07a', '#4f9150', t);
        out += fill(curve(edge(y)) + below, grassy) + line(curve(edge(y + 1)), tone(grassy, 0.07), 2.4);
        out += fill(curve(edge(y + flat)) + below, mix('#e6d6b0', '#8f8874', t)) + line(curve(edge(y + flat)), '#f4ecd2', 2, 'opacity="0.8"');
        let joints = '';
        for (let p = -0.06; p < 1.06; p += s.r.range(0.007, 0.016)) joints += `M${s.x(p).toFixed(1)} ${(at(y + flat, p) + 2).toFixed(1)}v${(wall * s.r.range(0.4, 0.9)).toFixed(1)}`;
        out += line(joints, '#7d7666', 1.3, 'opacity="0.45"') + line(curve(edge(y + flat + wall)), '#2f5a40', 3, 'opacity="0.5"');
        if (!house) return;
        const k = house * (s.tall ? 0.8 : 1);
        for (let x = s.x(from); x < s.x(to); x += k * s.r.range(1.75, 2.3)) {
          const p = x / s.w;
          out += put(x, at(y, p) + flat * 0.72, 1, stoneHouse(s, k * 0.8, k * 0.62, k * 0.9, s.r.pick(['#e4dac2', '#d6ccb4', '#ece2cb']), s.r.chance(0.34) ? s.r.pick(['#b8925c', '#a58250']) : undefined));
        }
      });
      return out;
    }),
    layer(0.7, (s) => fill(curve([[-100, 858], [s.w * 0.1, 852], [s.w * 0.26, 876], [s.w * 0.42, 934], [s.w * 0.6, 978], [s.w + 100, 1000], [s.w + 100, 1120], [-100, 1120]], true), s.down(846, 1000, ['#4f9150', '#1d5340'])) + put(s.x(s.tall ? 0.14 : 0.235), 896, 1.15, llamaStanding(s, '#b98a62', '#86604a', '#5a4038'), 0, true) + put(s.x(s.tall ? 0.34 : 0.15), 930, 1.95, llamaStanding(s, '#fbf1de', '#d3bfa4', '#a58468'))),
    grass({ depth: 0.9, y: 985, height: [40, 120], count: 460, colours: ['#123f36', '#1f5a40', '#3f8048', '#86b45a'], lean: 0.1, bank: '#12392f' }),
  ],
};

/** The first light through a doorway of fitted stone. */
const door: Scene = {
  slug: 'machu-picchu-stone-door', place: 'Machu Picchu, Peru', seed: 1901, light: 0.3, air: '#f6d9b4',
  alt: 'A leaning stone doorway of the Inca frames Huayna Picchu in golden mist, a llama stands on the sill',
  layers: () => {
    const corners = (s: Stage): Pt[] => { const c = s.x(0.5); const k = s.tall ? 0.86 : 1; return [[c - 250 * k, 900], [c - 196 * k, 210], [c + 196 * k, 210], [c + 250 * k, 900]]; };
    return [
      sky(['#6fa3b8', '#b9cdb8', '#f6e2a8', '#ffd08a', '#ffe3b4'], 620),
      sun({ x: 0.57, y: 392, r: 40, colour: '#fffbe2', glow: '#ffdf92', reach: 420 }),
      ridge({ depth: 0.1, base: 640, height: 220, rough: 0.5, peaks: [[0.3, 0.9, 280], [0.5, 0.5, 220], [0.68, 1, 260]], colour: '#c9b79a', shade: '#a89f92', foot: '#f6dcae', gullies: 3 }),
      mist({ depth: 0.14, y: 590, height: 110, colour: '#fff0cc', opacity: 0.9 }),
      ridge({ depth: 0.2, base: 720, height: 400, rough: 0.34, grainSize: 60, outline: [{ at: 0.45, points: [[-300, 0], [-236, 60], [-196, 120], [-160, 176], [-138, 190], [-112, 168], [-84, 216], [-58, 300], [-30, 366], [0, 398], [26, 390], [52, 338], [80, 268], [110, 200], [160, 120], [230, 50], [320, 0]] }], colour: '#7f9a6a', shade: '#3f6a5c', lit: '#ffe2a0', foot: '#dcd09a', gullies: 12 }),
      mist({ depth: 0.24, y: 660, height: 90, colour: '#fff2d2', opacity: 0.85 }),
      layer(0.3, (s) => {
        let out = '';
        for (let i = 0; i < 6; i++) {
          const y = 702 + i * 26 + i * i * 2;
          const edge = (dy: number): string => `M${s.x(0.5) - 400} ${y + 40 + dy}Q${s.x(0.5) + 40} ${y - 30 + dy} ${s.x(0.5) + 400} ${y + 50 + dy}V1000H${s.x(0.5) - 400}Z`;
          out += fill(edge(0), mix('#c3d184', '#6fa05a', i / 5)) + fill(edge(16 + i * 2), mix('#d9c79c', '#9c9478', i / 5)) ;
        }
        return out;
      }),
      layer(0.34, (s) => [-150, -96, -52, 70, 128].map((dx, i) => put(s.x(0.5) + dx, 722 + Math.abs(dx) * 0.09 + (i % 2) * 8, 1, stoneHouse(s, 24, 19, 26, '#d9c9a4', i === 1 || i === 4 ? '#b08a56' : undefined))).join('')),
      rays({ depth: 0.4, x: 0.57, y: 380, count: 9, spread: 110, angle: 0, length: 760, colour: '#fff0b8', strength: 0.2 }),
      layer(0.6, (s) => {
        const [a, b, c, d] = corners(s) as [Pt, Pt, Pt, Pt];
        const hole = `M-120 -120H${s.w + 120}V1120H-120Z${poly([a, b, c, d])}`;
        let out = `<g clip-path="none">${`<path d="${hole}" fill="#3f3a48" fill-rule="evenodd"/>`}</g>`;
        // The passage: jambs and the underside of the lintel catch the light from outside.
        const inset = 46;
        const [ai, bi, ci, di]: Pt[] = [[a[0] - inset - 10, 960], [b[0] - inset + 6, b[1] - 34], [c[0] + inset - 6, c[1] - 34], [d[0] + inset + 10, 960]];
        out += `<path d="M-120 -120H${s.w + 120}V1120H-120Z${poly([ai!, bi!, ci!, di!])}" fill="#3f3a48" fill-rule="evenodd"/>`;
        out += fill(poly([a, b, bi!, ai!]), s.across(ai![0], a[0], ['#7d6656', '#e9bb84'])) + fill(poly([d, c, ci!, di!]), s.across(d[0], di![0], ['#d9a878', '#6a5850'])) + fill(poly([b, c, ci!, bi!]), '#54484e');
        for (let i = 1; i < 8; i++) { const t = i / 8 + (i % 2) * 0.03; const m = (p: Pt, q: Pt): Pt => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]; out += line(poly([m(a, b), m(ai!, bi!)], false), '#5a4640', 2.4, 'opacity="0.7"') + line(poly([m(d, c), m(di!, ci!)], false), '#4a3c3c', 2.4, 'opacity="0.7"'); }
        const front = s.clip(`M-120 -120H${ai![0]}L${bi![0]} ${bi![1]}H${ci![0]}L${di![0]} ${di![1]}V1120H${s.w + 120}V-120Z`);
        const wallL = group(fitted(s, -120, -60, ai![0] + 70, 1010, 118, '#6f626a', '#b89c8e', '#302a36'), s.clip(`M-120 -120H${bi![0]}V${bi![1]}L${ai![0]} 960V1120H-120Z`));
        const wallR = group(fitted(s, ci![0] - 10, -60, s.w + 120, 1010, 118, '#675a66', '#ac9088', '#2c2632'), s.clip(`M${s.w + 120} -120H${ci![0]}V${ci![1]}L${di![0]} 960V1120H${s.w + 120}Z`));
        // One great stone lies across the door.
        const lintel: Pt[] = [[bi![0] - 120, bi![1] - 112], [ci![0] + 130, bi![1] - 118], [ci![0] + 124, bi![1] - 2], [bi![0] - 116, bi![1] - 2]];
        out += group(fitted(s, bi![0] - 200, -80, ci![0] + 200, bi![1] - 100, 112, '#6a5d66', '#b0958a', '#2e2834'), front) + wallL + wallR + fill(poly(lintel), s.down(bi![1] - 118, bi![1], ['#85747a', '#5f5460'])) + line(poly([lintel[0]!, lintel[1]!], false), '#b09a90', 4, 'opacity="0.6"') + line(poly(lintel), '#2c2632', 4) + fill(poly([lintel[3]!, lintel[2]!, [lintel[2]![0] - 6, lintel[2]![1] - 16], [lintel[3]![0] + 6, lintel[3]![1] - 16]]), '#2c2632', 'opacity="0.3"');
        // Shade gathers away from the opening.
        return out + fill(`M-120 -120H${s.w + 120}V1120H-120Z`, s.radial(s.x(0.5), 560, s.tall ? 760 : 1050, ['#1a182800', [0.34, '#1a182800'], [1, '#1a182899']]));
      }),
      layer(0.7, (s) => {
        const [a, , , d] = corners(s) as [Pt, Pt, Pt, Pt];
        let out = fill(poly([[a[0], 898], [d[0], 898], [s.w + 120, 1010], [s.w + 120, 1120], [-120, 1120], [-120, 1010]]), s.down(890, 1010, ['#c9a07c', '#4f4652'])) + fill(poly([[a[0] + 20, 898], [d[0] - 20, 898], [d[0] + 150, 1100], [a[0] - 150, 1100]]), '#ffdda0', 'opacity="0.5"');
        for (let i = 0; i < 4; i++) { const y = 912 + i * i * 9 + i * 8; out += line(`M-100 ${y}H${s.w + 100}`, '#4a3e48', 2 + i * 0.6, 'opacity="0.4"'); for (let k = -6; k < 7; k++) out += line(`M${s.x(0.5) + (k + (i % 2) * 0.5) * (84 + i * 20)} ${y}L${s.x(0.5) + (k + (i % 2) * 0.5) * (92 + i * 24)} ${y + 14 + i * 10}`, '#4a3e48', 2, 'opacity="0.4"'); }
        return out;
      }),
      layer(0.72, (s) => oval(s.x(0.5) - 96, 936, 96, 10, '#2a2030', 'opacity="0.4"') + put(s.x(0.5) - 90, 932, 1.9, llamaStanding(s, '#8a6a54', '#54424a', '#3a2c34'))),
    ];
  },
};

export const machuPicchu = [morning, door];
