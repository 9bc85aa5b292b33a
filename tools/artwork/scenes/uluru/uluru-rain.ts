import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, fill, group, lens, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { rainbow } from '../../src/buildings/curtain.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, cumulus, sky } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';

/** The rock seen from the east, wet: purple-brown flanks, silver threads of water in every gully. */
const monolith = (depth: number, base: number) =>
  layer(depth, (s: Stage) => {
    const seed = 77;
    const crest: Pt[] = [[-0.1, 0], [0.02, 30], [0.08, 120], [0.13, 214], [0.2, 262], [0.32, 286], [0.46, 296], [0.58, 288], [0.7, 276], [0.8, 250], [0.88, 190], [0.93, 110], [0.98, 40], [1.1, 0]].map(([p, h], i): Pt => [s.x(s.tall ? 0.5 + (p! - 0.5) * 1.3 : p!), base - h! * (s.tall ? 0.86 : 1.06) + fbm(i * 1.3, seed) * 10]);
    const d = `${curve(crest)}L${s.w + BLEED + 60} ${base + 10}L${-BLEED - 60} ${base + 10}Z`;
    let inner = '';
    for (let i = 0; i < 60; i++) {
      const p = s.r.range(0.06, 0.94);
      const x = s.x(p);
      const top = base - 290 * Math.sin(Math.PI * Math.min(1, Math.max(0, (p - 0.04) / 0.92))) ** 0.5;
      const w = s.r.range(8, 34);
      inner += fill(curve([[x, top], [x + w * 0.5, top + 90], [x + w, base - 60], [x + w * 1.4, base + 8], [x - w * 0.5, base + 8], [x - w * 0.2, base - 90], [x - w * 0.3, top + 100]], true), i % 3 ? '#5a2440' : '#e88a6a', `opacity="${(i % 3 ? 0.32 : 0.3).toFixed(2)}"`);
    }
    const rim = (x: number): number => { const i = Math.max(1, crest.findIndex((q) => q[0] >= x)); const [a, b] = [crest[i - 1]!, crest[i] ?? crest.at(-1)!]; return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]); };
    // Every fall begins at the rim, breaks on a ledge or two and frays below it.
    for (const [p, w] of [[0.2, 2.4], [0.27, 4.4], [0.335, 2.4], [0.4, 5.4], [0.465, 2.8], [0.54, 4.4], [0.605, 2.2], [0.67, 3.8], [0.745, 5], [0.81, 2.6]] as const) {
      const x = s.x(p);
      const top = rim(x) + 3;
      const fall = base - top;
      const ledge = top + fall * s.r.range(0.34, 0.5);
      const bend = s.r.range(-9, 9);
      inner += fill(curve([[x - w * 4, top + 10], [x, top - 4], [x + w * 4, top + 10], [x + bend + w * 5, base], [x + bend - w * 5, base]], true), '#4a1c40', 'opacity="0.42"');
      inner += fill(curve([[x - w * 0.4, top], [x + w * 0.4, top], [x + bend * 0.5 + w, ledge], [x + bend + w * 1.7, base], [x + bend - w * 1.7, base], [x + bend * 0.5 - w, ledge]], true), s.down(top, base, ['#f4f4fa', '#d3dcf0', '#e6ecf8']));
      for (let k = 0; k < 5; k++) { const o = s.r.range(-1.6, 1.6) * w; inner += line(curve([[x + bend * 0.5 + o * 0.5, ledge - s.r.range(0, 20)], [x + bend + o * 1.4, (ledge + base) / 2], [x + bend + o * 2, base]]), '#ffffff', s.r.range(0.8, 1.8), 'opacity="0.8"'); }
      inner += oval(x + bend, base, w * 8, 7, '#e6eaf6', 'opacity="0.55"');
    }
    return fill(d, s.down(base - 310, base, ['#d96f54', '#b04c4c', '#7a3450'])) + group(inner, s.clip(d)) + line(curve(crest.slice(2, 11)), '#ffc59a', 3, 'opacity="0.7"');
  });

/** A desert oak after rain, foot at 0,0, about 130 high: a loose crown of hanging grey-green. */
const oak = (s: Stage, k: number): string => line(curve([[0, 0], [4 * k, -36 * k], [-3 * k, -80 * k]]), '#3a2a34', 7 * k) + line(curve([[1 * k, -40 * k], [20 * k, -66 * k]]), '#3a2a34', 4 * k) + [[-16, -96, 30, 24], [18, -86, 28, 22], [2, -114, 30, 20], [-4, -78, 34, 18]].map(([x, y, rx, ry]) => foliage(s, x! * k, y! * k, rx! * k, ry! * k, ['#2f4a44', '#4a6f54', '#86a070'], 13)).join('');

export const rain: Scene = {
  slug: 'uluru-waterfalls-after-rain', place: 'Uluru, Australia', seed: 3413, light: -0.7, air: '#b5a9c4',
  alt: 'After rain silver waterfalls run down the wet red flanks of Uluru under a violet storm cloud and a rainbow, the desert green with new grass',
  layers: () => {
    const rock = monolith(0.3, 690);
    return [
      sky(['#3a3f74', '#5f5f96', '#9a86ac', '#e2b4a4', '#ffd9a4'], 690),
      cumulus({ depth: 0.05, at: [[0.2, 230, 900, 210], [0.66, 190, 1000, 230], [0.98, 260, 700, 180]], lit: '#b5a4c8', body: '#7f76a8', shade: '#4a487f', opacity: 0.95 }),
      layer(0.06, (s) => { let out = ''; for (let i = 0; i < 90; i++) { const x = s.r.range(s.w * 0.5, s.w + 60); const y = s.r.range(240, 420); out += line(`M${x} ${y}l-26 ${s.r.range(150, 260)}`, '#c3bbd8', 2, `opacity="${s.r.range(0.08, 0.3).toFixed(2)}"`); } return group(out, s.blur(1.5)); }),
      rainbow({ depth: 0.1, x: 0.4, y: 720, r: 560, width: 13, opacity: 0.5 }),
      hills({ depth: 0.16, y: 684, height: 20, length: 420, colour: '#8f7a9c', foot: '#b597a4' }),
      rock,
      layer(0.36, (s) => { let out = ''; for (let i = 0; i < 26; i++) out += put(s.x(s.r.range(-0.02, 1.02)), 694 + s.r.range(-4, 8), 1, oak(s, s.r.range(0.22, 0.4))); return out; }),
      hills({ depth: 0.4, y: 704, height: 16, length: 600, colour: '#c96a4c', lit: '#f2a474', foot: '#a84c40' }),
      water({ depth: 0.44, top: 744, bottom: 900, stops: ['#d9b4b8', '#9a8ab8', '#5f6aa4'], ripples: { light: '#f7e2d9', dark: '#6a6aa4', count: 90, opacity: 0.4 } }),
      mirror({ of: [rock], y: 746, depth: 0.45, opacity: 0.6, tint: '#d3b4c4', squash: 0.46, bottom: 900, cuts: 100 }),
      layer(0.5, (s) => {
        // Pools between tongues of red sand; grass springs up along them.
        const tongue = (pts: Pt[], c: string): string => fill(curve(pts, true), c) + line(curve(pts.slice(0, Math.ceil(pts.length / 2))), '#ffb98a', 2.4, 'opacity="0.6"');
        let out = tongue([[-120, 742], [s.w * 0.12, 746], [s.w * 0.26, 764], [s.w * 0.34, 784], [s.w * 0.2, 800], [-120, 812]], '#c4583f') + tongue([[s.w * 0.46, 830], [s.w * 0.62, 806], [s.w * 0.82, 800], [s.w + 120, 786], [s.w + 120, 860], [s.w * 0.7, 862]], '#bb523f') + tongue([[s.w * 0.56, 752], [s.w * 0.7, 744], [s.w + 120, 740], [s.w + 120, 758], [s.w * 0.76, 764]], '#c9604a') + fill(curve([[-120, 850], [s.w * 0.14, 862], [s.w * 0.34, 884], [s.w * 0.56, 892], [s.w * 0.8, 880], [s.w + 120, 866], [s.w + 120, 1120], [-120, 1120]], true), s.down(850, 1000, ['#cf6244', '#a8443c', '#6f2c3c']));
        let blades = '';
        for (let i = 0; i < 900; i++) { const t = s.r.next(); const x = s.r.range(-90, s.w + 90); const y = t < 0.25 ? 792 + s.r.range(-8, 14) + (x > s.w * 0.45 ? 40 : 0) : 880 + s.r.next() * 130; const h = (y - 720) * s.r.range(0.1, 0.26); if (fbm(x / 130 + y / 90, 9, 2) > -0.1) blades += line(`M${x} ${y}q${s.r.range(-4, 4)} ${-h * 0.6} ${s.r.range(-9, 11)} ${-h}`, s.r.pick(['#5f9a54', '#86b85f', '#b5d07a', '#3f7a50']), 1.2 + (y - 780) / 200); }
        return out + blades;
      }),
      layer(0.6, (s) => [[0.05, 884, 1.9], [0.93, 872, 1.2], [0.87, 884, 1.7]].map(([p, y, k]) => oval(s.x(p!) + 30, y!, 60 * k!, 6, '#5a2438', 'opacity="0.4"') + put(s.x(p!), y!, 1, oak(s, k!))).join('')),
      layer(0.7, (s) => {
        let out = '';
        // Parrot peas and everlasting daisies after the rain.
        for (let i = 0; i < 120; i++) { const x = s.r.range(-40, s.w + 40); const y = s.r.range(915, 1000); const k = (y - 860) / 90; if (fbm(x / 90, 4, 2) > 0.05) out += line(`M${x} ${y + 14 * k}V${y}`, '#4f7a4c', 2) + oval(x, y, 5 * k, 4 * k, i % 3 ? '#ffffff' : '#f7cf4a') + oval(x, y, 1.8 * k, 1.5 * k, i % 3 ? '#f2b53c' : '#b5703c'); }
        return out + ripples(s, 760, 780, '#ffffff', 10, 0.4) + fill(lens(s.x(0.42), 838, 160, 3), '#ffffff', 'opacity="0.5"');
      }),
      birds({ x: 0.62, y: 470, count: 9, size: 12, colour: '#f7ecec', spread: 120 }),
      layer(0.9, (s) => fill(`M-120 -120H${s.w + 120}V60H-120Z`, s.down(-100, 60, [mix('#3a3f74', '#2a2f5c', 0.6), `${tone('#3a3f74', -0.04)}00`]), 'opacity="0.5"')),
    ];
  },
};
