import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { curtain, spray } from '../../src/buildings/curtain.ts';
import { rays, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';

/** Someone in a rain cape with a hood, feet at 0,0, about 100 high, going right. */
const caped = (cape: string, legs: string): string =>
  line('M-4 -30L-9 -14L-8 0M6 -30L12 -14L14 0', legs, 7) + line('M-11 0H-3M12 0H20', '#20242c', 5) + fill(curve([[-22, -22], [-17, -50], [-12, -70], [0, -80], [11, -70], [17, -48], [24, -22], [2, -18]], true), cape) + fill(curve([[5, -20], [6, -50], [2, -78], [11, -70], [17, -48], [24, -22]], true), tone(cape, -0.08)) + oval(1, -84, 10.500, 12, cape) + oval(5, -84, 6.500, 8, '#6a4434') + line('M-14 -52Q-6 -44 8 -46', tone(cape, -0.12), 2);

const steps: readonly [number, number][] = [[-0.1, 590], [0.14, 606], [0.34, 628], [0.56, 652], [0.78, 664], [1.1, 672]];

export const knifeEdge: Scene = {
  slug: 'victoria-falls-knife-edge', place: 'Victoria Falls, Zambia', seed: 4521, light: -0.4, air: '#dcefe8',
  alt: 'Walkers in bright rain capes cross the narrow Knife-Edge Bridge through the spray of Victoria Falls, rainforest on both sides',
  layers: () => [
    sky(['#5fa0b4', '#a4ccd0', '#e6f2e8', '#f4f8ee'], 420),
    streaks({ y: [40, 190], count: 5, colours: ['#ffffff'], opacity: 0.6 }),
    layer(0.1, (s) => { let out = ''; for (let i = 0; i < 50; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 49), 236 + s.r.range(-6, 6), s.r.range(26, 52), s.r.range(12, 22), ['#86aa98', '#9cbaa0', '#c0d0b0'], 12); return out + rect(-120, 240, s.w + 240, 40, '#b4d4d4'); }),
    curtain({ depth: 0.2, lip: [[-0.2, 268], [0.2, 262], [0.42, 272], [0.7, 258], [1.2, 270]], bottom: 900, water: '#f6fcf8', shade: '#86b8c4', rock: ['#5a6460', '#2f4450'], moss: '#5f9a5c', gaps: [[0.36, 0.41], [0.62, 0.7]] }),
    layer(0.22, (s) => rect(-120, 560, s.w + 240, 560, s.down(560, 1000, ['#f4faf600', [0.45, '#eaf5f2e6'], [0.62, '#e2f0f0'], [1, '#c4dee0']]))),
    spray({ depth: 0.24, y: 700, height: 420, colour: '#f4faf6', count: 70 }),
    layer(0.3, (s) => {
      // The two rock points that the bridge joins, green to the edge.
      const l: Pt[] = [[-120, 500], [s.w * 0.06, 520], [s.w * 0.17, 560], [s.w * 0.225, 604], [s.w * 0.21, 720], [s.w * 0.25, 860], [s.w * 0.22, 1120], [-120, 1120]];
      const r: Pt[] = [[s.w + 120, 540], [s.w * 0.9, 566], [s.w * 0.8, 620], [s.w * 0.755, 664], [s.w * 0.78, 760], [s.w * 0.74, 900], [s.w * 0.77, 1120], [s.w + 120, 1120]];
      let out = '';
      for (const [pts, dir] of [[l, 1], [r, -1]] as const) {
        out += fill(poly(pts), s.down(520, 980, ['#47705c', '#2c5454', '#6f9c9c']));
        for (let i = 0; i < 24; i++) { const x = dir > 0 ? s.r.range(-60, s.w * 0.2) : s.r.range(s.w * 0.8, s.w + 60); const y = s.r.range(640, 880); out += fill(poly([[x, y], [x + 12, y + 20], [x + 8, y + s.r.range(70, 150)], [x - 6, y + 60]]), s.r.pick(['#1c3f44', '#6f9a74']), 'opacity="0.4"'); }
        pts.slice(0, 4).forEach(([x0, y0], i) => { const [x1, y1] = pts[i + 1]!; for (let k = 0; k < 10; k++) { const t = k / 10; out += foliage(s, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + s.r.range(-20, 16), s.r.range(40, 76), s.r.range(24, 42), ['#1c5048', '#3f8050', '#a4c06a'], 16); } });
      }
      return out + put(s.x(0.07), 526, 3, palm(s, '#3a4a40', ['#1c5848', '#4f9258'], 12, 13)) + put(s.x(0.93), 574, 2.6, palm(s, '#3a4a40', ['#1c5848', '#4f9258'], -12, 13));
    }),
    spray({ depth: 0.36, y: 960, height: 300, colour: '#eef8f4', count: 44, opacity: 0.9 }),
    layer(0.5, (s: Stage) => {
      // The bridge: a slim truss between the points, posts, wet planks.
      const deck = (p: number): number => { const i = Math.max(1, steps.findIndex(([x]) => x >= p)); const [a, b] = [steps[i - 1]!, steps[i]!]; return a[1] + ((b[1] - a[1]) * (p - a[0])) / (b[0] - a[0]) + Math.sin(((p - 0.17) / 0.6) * Math.PI) * 12; };
      const [from, to] = [0.17, 0.8];
      const at = (p: number, up = 0): Pt => [s.x(p), deck(p) - up];
      const run = (up: number): string => curve(Array.from({ length: 22 }, (_, i) => at(from + ((to - from) * i) / 21, up)));
      let out = line(run(-26), '#3a5560', 8) + line(run(0), '#4a6470', 13) + line(run(7), '#dfeeea', 3);
      for (let i = 0; i < 21; i++) { const a = from + ((to - from) * i) / 21; const b = from + ((to - from) * (i + 1)) / 21; out += line(`M${at(a)[0]} ${at(a)[1]}L${at(b, -26)[0]} ${at(b, -26)[1]}M${at(b)[0]} ${at(b)[1]}L${at(b, -26)[0]} ${at(b, -26)[1]}`, '#3a5560', 3.4); }
      const people: [number, string, string, number][] = s.tall ? [[0.3, '#f2b02c', '#3a4a6a', 1.1], [0.46, '#e0483c', '#2f3f4c', 1.14], [0.6, '#2f8fb0', '#4a3a4c', 1.08]] : [[0.27, '#f2b02c', '#3a4a6a', 1.14], [0.34, '#2f8fb0', '#4a3a4c', 1], [0.485, '#e0483c', '#2f3f4c', 1.18], [0.64, '#f47f9c', '#3f4a5c', 1.12]];
      let back = '';
      for (const up of [30, 58]) back += line(run(up), '#7fa0a8', 3);
      out = back + people.map(([p, c, d, k]) => put(...at(p), k, caped(c, d))).join('') + out;
      for (let i = 0; i <= 21; i++) { const [x, y] = at(from + ((to - from) * i) / 21); out += line(`M${x} ${y + 4}V${y - 66}`, '#3f5a66', 4.4); }
      for (const up of [22, 44, 66]) out += line(run(up), up === 66 ? '#3f5a66' : '#5a7884', up === 66 ? 5.4 : 2.6);
      return out + line(run(68), '#f0f8f4', 1.6);
    }),
    rays({ depth: 0.55, x: 0.1, y: -120, count: 8, spread: 44, angle: 30, length: 1150, colour: '#fffbe0', strength: 0.26 }),
    layer(0.7, (s) => {
      let out = '';
      for (let i = 0; i < 150; i++) { const [x, y] = [s.r.range(0, s.w), s.r.range(120, 940)]; out += line(`M${x} ${y}l${s.r.range(-3, -1)} ${s.r.range(12, 28)}`, '#ffffff', s.r.range(1, 2), `opacity="${s.r.range(0.25, 0.7).toFixed(2)}"`); }
      return group(out);
    }),
    layer(0.92, (s) => {
      // The rainforest's own edge: broad leaves, ferns, red blood lilies.
      let out = '';
      const leaf = (x: number, y: number, len: number, turn: number, c: string): string => put(x, y, len / 100, fill('M0 0Q-30 -40 0 -100Q30 -40 0 0Z', c) + line('M0 -4V-92M0 -30L-13 -46M0 -30L13 -46M0 -52L-11 -66M0 -52L11 -66', mix(c, '#e0f0b0', 0.3), 1.6), turn);
      for (let i = 0; i < 26; i++) { const left = i % 2; const u = s.r.next() ** 1.4; const x = left ? u * s.w * 0.3 - 60 : s.w + 60 - u * s.w * 0.32; out += leaf(x, 1040, s.r.range(140, 300) * (1.1 - u * 0.6), (left ? 1 : -1) * s.r.range(-14, 46), s.r.pick(['#0f3f3c', '#165a48', '#2a7a50'])); }
      for (const [p, y, k] of [[0.2, 930, 1.2], [0.26, 964, 0.9], [0.78, 950, 1.1]] as const) { const x = s.x(p); out += line(`M${x} 1040Q${x - 6} ${y + 30} ${x} ${y}`, '#3f8a50', 6); for (let a = 0; a < 44; a++) { const t = (a / 44) * Math.PI * 2; const r = 44 * k * s.r.range(0.8, 1); out += line(`M${x} ${y}L${x + Math.cos(t) * r} ${y + Math.sin(t) * r}`, a % 2 ? '#e8402f' : '#ff7a4c', 2) + disc(x + Math.cos(t) * r, y + Math.sin(t) * r, 2.4 * k, '#ffd67a'); } }
      for (let i = 0; i < 34; i++) out += leafSpray(s, s.r.range(s.w * 0.62, s.w + 70), s.r.range(-70, 10), s.r.range(70, 150), s.r.pick(['#0f3f3c', '#1f6a4c', '#3f8a54']), 7);
      return out;
    }),
  ],
};
