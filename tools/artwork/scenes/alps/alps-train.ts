import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { pines } from '@trekker/cover-art/trees.ts';
import { ribbon } from '@trekker/cover-art/water.ts';

const snow = '#f6f7fc';

/** A viaduct of tall arches, deck from x0 to x1 at y, piers down to `foot`. */
function viaduct(s: Stage, x0: number, x1: number, y: number, foot: number, spans: number, stone: string, shade: string): string {
  const w = (x1 - x0) / spans;
  const pier = w * 0.2;
  let holes = '';
  let inner = '';
  for (let i = 0; i < spans; i++) {
    const [a, b] = [x0 + i * w + pier / 2, x0 + (i + 1) * w - pier / 2];
    const r = (b - a) / 2;
    holes += `M${a - 4} ${foot + 200}V${y + 40 + r}A${r} ${r} 0 0 1 ${b} ${y + 40 + r}V${foot + 200}Z`;
    inner += `M${b} ${foot + 200}V${y + 40 + r}A${r} ${r} 0 0 0 ${a + r * 0.5} ${y + 40 + r * 0.13}A${r * 0.8} ${r * 1.05} 0 0 1 ${b - 13} ${y + 40 + r * 1.1}V${foot + 200}Z`;
  }
  const body = `M${x0} ${y}H${x1}V${foot + 200}H${x0}Z`;
  let courses = '';
  for (let k = 0; k < 230; k++) { const yy = y + 12 + s.r.next() * (foot - y); courses += rect(s.r.range(x0, x1 - 20), yy, s.r.range(12, 26), s.r.range(4, 7), tone(stone, s.r.range(-0.06, 0.05)), 'opacity="0.7"'); }
  let out = `<path d="${body}${holes}" fill-rule="evenodd" fill="${s.across(x0, x1, [stone, tone(stone, 0.03), mix(stone, shade, 0.3)])}"/>` + `<g ${s.clip(body)}><path d="${holes}" fill="none"/>${courses}</g>`;
  // The courses must not hang in the openings: they are cut with the same path.
  out = `<g ${s.mask(`<path d="${body}${holes}" fill-rule="evenodd" fill="#ffffff"/>`)}>${out}</g>` + fill(inner, shade, 'opacity="0.75"');
  for (let i = 0; i < spans; i++) { const cx = x0 + (i + 0.5) * w; const r = (w - pier) / 2; out += `<path d="M${cx - r} ${y + 40 + r}A${r} ${r} 0 0 1 ${cx + r} ${y + 40 + r}" fill="none" stroke="${tone(stone, 0.1)}" stroke-width="6" stroke-dasharray="12 2"/>`; }
  return out + rect(x0, y - 6, x1 - x0, 13, tone(stone, 0.07)) + rect(x0, y + 7, x1 - x0, 5, shade, 'opacity="0.5"') + rect(x0, y - 12, x1 - x0, 8, snow);
}

/** One carriage, rail at 0,0, its left end at 0, 168 long. */
const carriage = (red: string, glow: string, first: boolean): string => rect(4, -10, 160, 8, '#2c2a38') + [22, 46, 122, 146].map((x) => disc(x, -5, 6.500, '#23202e')).join('') + fill(first ? 'M2 -10V-52Q2 -62 12 -62H150Q160 -60 166 -40L170 -10Z' : 'M2 -10V-54Q2 -62 10 -62H158Q166 -62 166 -54V-10Z', red) + rect(2, -20, 166, 4, '#f7f2e8') + Array.from({ length: first ? 5 : 6 }, (_, i) => rect(14 + i * 24, -52, 18, 20, '#fbf6ea') + rect(16 + i * 24, -50, 14, 16, glow)).join('') + (first ? fill('M140 -54H150Q156 -52 160 -36H140Z', '#3f4f6c') + disc(164, -18, 3.400, '#fff2b8') : '') + fill(`M0 -61Q40 -70 84 -68Q130 -71 ${first ? 154 : 168} -61Z`, snow);

export const redTrain: Scene = {
  slug: 'swiss-alps-red-train-winter', place: 'Graubünden, Switzerland', seed: 1513, light: -0.7, air: '#d9e2f2',
  alt: 'A red train crosses a tall stone viaduct into a snowy cliff in the Swiss Alps, firs white with snow in the winter sun',
  layers: () => [
    sky(['#3f86cc', '#8fbce2', '#d5e3ee', '#fdf0dc'], 520),
    sun({ x: 0.16, y: 150, r: 0, colour: '#fff', glow: '#fff4d8', reach: 620 }),
    streaks({ y: [60, 220], count: 6, colours: ['#ffffff'], opacity: 0.7 }),
    ridge({ depth: 0.1, base: 560, height: 400, rough: 0.6, peaks: [[0.1, 0.8, 300], [0.32, 1, 330], [0.56, 0.7, 260], [0.8, 0.9, 320], [1.02, 0.7, 260]], colour: '#a9bbdc', shade: '#6f8cc4', lit: '#fff4e4', snow: { line: 0.12, colour: '#f9fafd', ragged: 40 }, foot: '#d5e0f0', gullies: 10 }),
    mist({ depth: 0.14, y: 520, height: 110, colour: '#f2f5fa', opacity: 0.8 }),
    ridge({ depth: 0.18, base: 640, height: 160, rough: 0.4, peaks: [[0, 1, 420], [0.3, 0.5, 320], [0.66, 0.7, 360], [0.96, 1, 420]], colour: '#c3d2ea', shade: '#8fa9d6', lit: '#ffffff', foot: '#e6edf6', gullies: 2 }),
    pines({ depth: 0.22, ground: (p) => 628 - 50 * Math.abs(p - 0.45), count: 74, height: [46, 96], dark: '#5f83a4', lit: '#e6eef6' }),
    mist({ depth: 0.26, y: 640, height: 70, colour: '#eef3fa', opacity: 0.65 }),
    layer(0.3, (s) => fill(curve([[-120, 640], [s.w * 0.2, 650], [s.w * 0.5, 672], [s.w * 0.8, 660], [s.w + 120, 640], [s.w + 120, 1120], [-120, 1120]], true), s.down(640, 1000, ['#eef3fa', '#d3e0f2', '#8fabdc']))),
    pines({ depth: 0.34, ground: (p) => 740 + 40 * Math.sin(p * 3), count: 30, height: [90, 170], dark: '#3f6a80', lit: '#f2f6fa' }),
    // The drift that the firs stand in.
    layer(0.36, (s) => fill(curve([[-120, 726], [s.w * 0.14, 744], [s.w * 0.34, 764], [s.w * 0.52, 768], [s.w * 0.74, 748], [s.w + 120, 720], [s.w + 120, 1120], [-120, 1120]], true), s.down(726, 940, ['#fbfcfe', '#d9e4f4', '#b4c8ea']))),
    ribbon({ depth: 0.38, points: [[0.5, 800, 5], [0.53, 818, 9], [0.46, 840, 16], [0.52, 872, 26], [0.44, 915, 44], [0.37, 1010, 86]], paint: (s) => s.down(800, 1000, ['#a9d0e2', '#5f9cc4', '#3f7fb0']), edge: '#eef4fa', light: '#f2fafc' }),
    layer(0.44, (s) => viaduct(s, s.x(-0.1), s.x(0.86), 508, 900, s.tall ? 4 : 6, '#c9bba9', '#6f7496')),
    layer(0.46, (s) => {
      // The train comes out of nothing on the left and runs into the rock.
      let out = '';
      const k = 1.2;
      const end = s.x(0.8) - 170 * k;
      for (let i = 5; i >= 0; i--) out += put(end - i * 172 * k, 498, k, carriage(i % 2 ? '#d43a34' : '#e0463a', i % 3 ? '#ffe6a8' : '#6f8cb4', i === 0));
      return out + line(`M-120 ${420}H${s.x(0.84)}`, '#5a6484', 1.6);
    }),
    layer(0.5, (s) => {
      // The cliff that takes the line in.
      const edge: Pt[] = [[s.w + 120, 120], [s.w * 0.97, 170], [s.w * 0.9, 250], [s.w * 0.875, 340], [s.w * 0.84, 400], [s.w * 0.825, 520], [s.w * 0.8, 640], [s.w * 0.76, 760], [s.w * 0.7, 860], [s.w + 120, 960]];
      const d = poly(edge);
      let inner = '';
      for (let i = 0; i < 34; i++) { const x = s.r.range(s.w * 0.76, s.w + 90); const y = s.r.range(140, 820); inner += fill(poly([[x, y], [x + s.r.range(10, 44), y + s.r.range(40, 120)], [x - s.r.range(4, 24), y + s.r.range(80, 190)]]), s.r.pick(['#4f5f86', '#c9cfe2', '#6f7fa0']), 'opacity="0.5"'); }
      for (let i = 0; i < 12; i++) { const x = s.r.range(s.w * 0.82, s.w + 60); const y = s.r.range(200, 800); const w = s.r.range(24, 56); inner += fill(poly([[x - w, y], [x - w * 0.3, y - 12], [x + w * 0.5, y - 7], [x + w * 1.3, y + 3], [x + w * 0.7, y + 8], [x + w * 0.4, y + 3], [x, y + 12], [x - w * 0.4, y + 4]]), snow, 'opacity="0.95"') + fill(poly([[x - w * 0.4, y + 5], [x, y + 12], [x + w * 0.4, y + 4], [x + w * 0.2, y + 26]]), '#3f4f86', 'opacity="0.4"'); }
      const portal = `M${s.x(0.83) - 8} 512V456Q${s.x(0.83) - 8} 410 ${s.x(0.83) + 38} 408Q${s.x(0.83) + 84} 410 ${s.x(0.83) + 84} 456V512Z`;
      return fill(d, s.across(s.w * 0.76, s.w, ['#a9adc4', '#7f88ac', '#5a668f'])) + group(inner, s.clip(d)) + line(poly(edge.slice(0, 6), false), snow, 9) + fill(portal, '#1f2236') + `<path d="${portal}" fill="none" stroke="#d9cbb8" stroke-width="12" stroke-dasharray="16 2"/>` + rect(s.x(0.81), 504, 150, 12, '#d9cbb8');
    }),
    layer(0.56, (s) => fill(curve([[-120, 880], [s.w * 0.2, 860], [s.w * 0.46, 906], [s.w * 0.7, 850], [s.w + 120, 830], [s.w + 120, 1120], [-120, 1120]], true), s.down(840, 1000, ['#fbfcfe', '#d0dcf2', '#a4bae2']))),
    layer(0.9, (s) => {
      // Firs at both sides, each bough under snow.
      const tree = (x: number, y: number, k: number): string => put(x, y, k, spruce(s, '#1f4454', '#2f6068', '#f2f6fb'));
      let out = tree(s.x(0.03), 1030, 5.6) + tree(s.x(0.12), 1040, 3.9) + (s.tall ? '' : tree(s.x(0.19), 1030, 2.6)) + tree(s.x(0.96), 1040, 4.4) + (s.tall ? '' : tree(s.x(0.88), 1044, 2.8));
      for (let i = 0; i < 16; i++) out += oval(s.r.range(-60, s.w + 60), 1004, s.r.range(60, 160), s.r.range(10, 24), i % 2 ? snow : '#dfe8f6');
      return out;
    }),
  ],
};
