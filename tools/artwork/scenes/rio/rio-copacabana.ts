import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { granite } from '../../src/land/granite.ts';
import { beach } from '../../src/land/islands.ts';
import { birds, cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A cart with coconuts under a parasol, foot at 0,0, about 150 high. */
const coconutCart = (a: string, b: string): string => line('M0 -60V-150', '#8a6a4c', 4) + Array.from({ length: 6 }, (_, i) => fill(poly([[0, -176], [-66 + i * 22, -142 + 10 * Math.sin((i / 6) * Math.PI)], [-44 + i * 22, -142 + 10 * Math.sin(((i + 1) / 6) * Math.PI)]]), i % 2 ? a : b)).join('') + rect(-48, -62, 96, 46, '#f7f2e6') + rect(-48, -62, 96, 10, a) + rect(-48, -30, 96, 5, b) + [-30, 30].map((x) => disc(x, -10, 13, '#3a3a48') + disc(x, -10, 5, '#d9d4cc')).join('') + [-34, -16, 2, 20, 36].map((x, i) => oval(x, -70 - (i % 2) * 5, 11, 12, i % 2 ? '#5f9a4c' : '#7fb85a') + oval(x - 3, -75 - (i % 2) * 5, 4, 4, '#b5d98a')).join('');

export const promenade: Scene = {
  slug: 'rio-copacabana-promenade', place: 'Rio de Janeiro, Brazil', seed: 2813, light: -0.6, air: '#d9ece6',
  alt: 'The black and white waves of the Copacabana promenade run along the beach towards green granite hills, palms and a coconut cart in the noon sun',
  layers: () => {
    // Seen from above the pavement; everything runs to one point at the left.
    const vx = (s: Stage): number => s.x(0.2);
    const vy = 452;
    return [
      sky(['#2a92d0', '#74c4de', '#d0efe4', '#fdf2d4'], 460),
      streaks({ y: [40, 190], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
      cumulus({ at: [[0.76, 250, 420, 110], [0.44, 210, 260, 60]], lit: '#ffffff', body: '#fdfaf2', shade: '#cfe0e6', opacity: 0.95 }),
      granite({ depth: 0.1, x: 0.1, base: 470, points: [[-200, 0], [-150, 60], [-110, 130], [-70, 176], [-20, 196], [30, 180], [70, 130], [120, 60], [190, 0]], rock: '#8fa4a4', lit: '#e6ddc4', shade: '#5f7f8c', green: ['#6f9a84', '#9fbf8a'], haze: 0.25 }),
      granite({ depth: 0.12, x: 0.26, base: 474, points: [[-150, 0], [-110, 70], [-80, 160], [-50, 226], [-14, 258], [20, 240], [50, 180], [84, 90], [130, 0]], rock: '#7f9a98', lit: '#e2dcc0', shade: '#4f7480', green: ['#5a8f78', '#8fb582'], haze: 0.15 }),
      granite({ depth: 0.14, x: 0.46, base: 474, points: [[-170, 0], [-120, 34], [-60, 66], [0, 80], [70, 62], [130, 30], [190, 0]], rock: '#7f9a98', lit: '#dcd9bc', shade: '#4f7480', green: ['#4f8a70', '#86b07c'], haze: 0.1 }),
      water({ depth: 0.2, top: 462, bottom: 760, stops: ['#2f9fc4', '#3fb9c9', '#9fe2d6'], ripples: { light: '#f4fffa', dark: '#2488ac', count: 180, opacity: 0.5 } }),
      layer(0.24, (s) => {
        // The town front on the far side of the bay.
        let out = '';
        for (let i = 0; i < 46; i++) { const x = vx(s) - 330 + i * 15 + s.r.range(-4, 4); const h = s.r.range(20, 56) * (x < vx(s) ? 1 : 0.7); const w = s.r.range(12, 20); out += rect(x, 468 - h, w, h, s.r.pick(['#ffffff', '#f7ead8', '#f0dcc8', '#fbf4ea'])) + rect(x + w * 0.62, 468 - h, w * 0.38, h, '#a9b9c4', 'opacity="0.6"'); }
        return out + rect(-120, 464, s.x(0.36) + 120, 8, '#fbeccc');
      }),
      beach({ depth: 0.3, edge: [[-0.08, 474], [0.2, 474], [0.36, 482], [0.56, 510], [0.78, 560], [1.08, 650]], sand: ['#fff4d8', '#f7dfb2'], wet: '#e2c794', foam: '#ffffff' }),
      layer(0.36, (s) => {
        let out = '';
        // Parasols and people, smaller towards the bay's end.
        const list = Array.from({ length: 54 }, () => [s.r.next(), s.r.next()] as const).map(([u, v]) => { const z = 0.12 + u * 0.9; const x = vx(s) + (s.x(0.9) * z) * (0.35 + v * 0.6); return [x, vy + 30 + z * (70 + v * 70), z] as const; }).sort((a, b) => a[1] - b[1]);
        for (const [x, y, z] of list) { const c = s.r.pick(['#e8443f', '#f7c42e', '#2f8fc4', '#f0803c', '#4fae72', '#ffffff']); const k = z * 0.95; out += oval(x + 14 * k, y, 30 * k, 5 * k, '#b5935c', 'opacity="0.5"') + line(`M${x} ${y}V${y - 54 * k}`, '#8a6a4c', 2.4 * k) + fill(`M${x - 34 * k} ${y - 46 * k}Q${x} ${y - 84 * k} ${x + 34 * k} ${y - 46 * k}Z`, c) + fill(`M${x} ${y - 65 * k}Q${x + 22 * k} ${y - 62 * k} ${x + 34 * k} ${y - 46 * k}H${x + 12 * k}Z`, tone(c, -0.08)) + oval(x - 20 * k, y - 2 * k, 15 * k, 4 * k, s.r.pick(['#ffffff', '#f0a48a', '#8fc4d9'])); }
        return out;
      }),
      layer(0.5, (s) => {
        // The promenade, black basalt waves set in white limestone.
        const a: Pt[] = [[vx(s) - 40, vy + 24], [s.w + 120, 760], [s.w + 120, 1120], [-120, 1120], [-120, 560]];
        const x0 = vx(s);
        const bands = 17;
        // A point on the ground: `u` runs across the promenade (0 beach side … 1 street side), `z` away from us.
        const ground = (u: number, z: number): Pt => { const right: Pt = [x0 + (s.w * 0.98 - x0) / z * 1.1, vy + 14 + 340 / z]; const left: Pt = [x0 - (x0 + s.w * 0.3) / z, vy + 14 + 600 / z]; return [right[0] + (left[0] - right[0]) * u, right[1] + (left[1] - right[1]) * u]; };
        let out = fill(poly(a), s.down(vy, 1000, ['#f2e9da', '#fbf6ea', '#e9ded0']));
        const edge = poly([ground(0, 0.5), ground(0, 1), ground(0, 2), ground(0, 4), ground(0, 9), ground(0, 30), ground(1, 30), ground(1, 9), ground(1, 4), ground(1, 2), ground(1, 1), ground(1, 0.5)]);
        let waves = '';
        for (let i = 0; i < bands; i++) {
          const [l, r]: [Pt[], Pt[]] = [[], []];
          for (let k = 0; k <= 120; k++) {
            const d = k / 120;
            const z = 0.5 * 30 ** d;
            // The wave is regular on the ground: its phase goes with the true distance, not with the picture's.
            const u = (i + 0.34 * Math.sin(z * 6.2)) / bands;
            l.push(ground(u, z));
            r.push(ground(u + 0.5 / bands, z));
          }
          waves += fill(poly([...l, ...r.reverse()]), mix('#3a3a44', '#6a6a72', (i % 3) * 0.1));
        }
        out += `<g ${s.clip(edge)}>${waves}</g>` + fill(poly([ground(-0.03, 0.5), ground(-0.03, 30), ground(0, 30), ground(0, 0.5)]), '#d9cbb8') + line(poly([ground(0, 0.5), ground(0, 30)], false), '#ffffff', 3);
        return out;
      }),
      layer(0.6, (s) => {
        const at = (z: number): Pt => [vx(s) + ((s.w * 0.98 - vx(s)) / z) * 1.1, vy + 14 + 340 / z];
        let out = '';
        for (const z of [7, 4.6, 3.1, 2.1, 1.42]) { const [x, y] = at(z); const k = 6.4 / z; out += oval(x + 30 * k, y + 4, 26 * k, 3 * k, '#6a5f58', 'opacity="0.4"') + put(x - 10 * k, y + 4, k, coconutPalm(s, '#8a6f56', ['#2a6a4c', '#3f8f58', '#9cc86c'], s.r.range(-10, 8), 12)); }
        return out;
      }),
      layer(0.66, (s) => (s.tall
        ? put(s.x(0.66), 830, 1.4, coconutCart('#e8443f', '#ffffff')) + oval(s.x(0.3), 902, 30, 5, '#3a3a44', 'opacity="0.4"') + put(s.x(0.28), 900, 1.6, lady('#f7c42e', '#3a2420', '#a5704c'))
        : put(s.x(0.6), 800, 1.25, coconutCart('#e8443f', '#ffffff')) + [[0.33, 642, 0.66, 0], [0.38, 690, 0.86, 1], [0.27, 760, 1.2, 2], [0.44, 880, 1.9, 3], [0.505, 884, 1.9, 4]].map(([x, y, k, n]) => oval(s.x(x!) + 20 * k!, y!, 34 * k!, 4 * k!, '#3a3a44', 'opacity="0.4"') + put(s.x(x!), y!, k!, n! % 2 ? lady(['#e8443f', '#f7c42e', '#ffffff'][n! % 3]!, '#3a2420', '#a5704c', n === 3 ? '#fbeed0' : undefined) : stroller(['#2f8fc4', '#ffffff', '#f0803c'][n! % 3]!, '#f4ecd8', '#2a1c1c', '#7a4a31'))).join(''))),
      birds({ x: 0.5, y: 150, count: 4, size: 17, colour: '#3a4a5c', spread: 120 }),
      layer(0.9, (s) => put(s.x(-0.01), 1090, s.tall ? 7 : 8.6, coconutPalm(s, '#6a5646', ['#1f5a48', '#2f7a4c', '#7fb85a'], 9, 15)) + (s.tall ? '' : put(s.x(0.09), 1120, 5.6, coconutPalm(s, '#6a5646', ['#1f5a48', '#357f50', '#8fc062'], 12, 13))) + fill(curve([[-120, 1010], [s.w * 0.04, 990], [s.w * 0.14, 1010], [s.w * 0.16, 1060], [-120, 1080]], true), '#2f6a4c')),
    ];
  },
};
