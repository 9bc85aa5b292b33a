import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fitted } from '../../src/buildings/masonry.ts';
import { cumulus, mist, rays, sky } from '@trekker/cover-art/sky.ts';
import { lilies } from '../../src/buildings/temples.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

const [lit, stone, shade] = ['#e0d4b4', '#a89c84', '#54585c'] as const;

/** A smiling face of stone, chin at 0,0, about 100 high, eyes closed. */
const visage = (k: number): string => fill(curve([[-34, -8], [-42, -40], [-40, -74], [-30, -86], [30, -86], [40, -74], [42, -40], [34, -8], [0, 4]], true), mix(stone, lit, 0.35)) + fill(curve([[8, 3], [34, -8], [42, -40], [40, -74], [30, -86], [12, -86], [18, -40]], true), shade, 'opacity="0.4"') + line('M-31 -60Q-18 -68 -4 -60M4 -60Q18 -68 31 -60M-29 -50Q-17 -43 -6 -50M6 -50Q17 -43 29 -50M-4 -58L-7 -32Q0 -26 8 -32M-24 -18Q0 -8 24 -18', tone(shade, -0.06), 2.6 / k) + line('M-24 -18Q0 -26 24 -18', tone(shade, 0.04), 1.6 / k) + fill(poly([[-38, -84], [-30, -100], [30, -100], [38, -84]]), stone) + line('M-38 -88H38', lit, 3);

/** The South Gate of Angkor Thom, foot at 0,0, about 420 high: a corbelled passage under towers with faces. */
function gate(s: Stage): string {
  const mass = 'M-190 0V-96L-150 -110L-146 -190L-104 -204L-98 -236L-60 -246L-52 -330L-40 -372L-22 -400L0 -436L22 -400L40 -372L52 -330L60 -246L98 -236L104 -204L146 -190L150 -110L190 -96V0Z';
  let out = `<g ${s.clip(mass)}>${fitted(s, -196, -440, 196, 4, 17, stone, lit, '#4a4c4c')}${rect(20, -450, 200, 460, '#2f3a44', 'opacity="0.36"')}`;
  for (let i = 0; i < 26; i++) out += oval(s.r.range(-180, 180), s.r.range(-400, -10), s.r.range(8, 26), s.r.range(4, 10), s.r.pick(['#7f8f5c', '#c9c4a8', '#5a7a54']), 'opacity="0.55"');
  out += '</g>';
  out += put(-112, -108, 0.78, visage(0.78)) + put(112, -108, 0.78, visage(0.78)) + put(0, -214, 1.22, visage(1.22));
  for (const [w, y] of [[46, -344], [36, -372], [24, -398]] as const) out += line(`M${-w} ${y}H${w}`, lit, 5) + fill(Array.from({ length: 7 }, (_, i) => `M${-w + (i * w) / 3.5} ${y}l${w / 7} -16l${w / 7} 16Z`).join(''), mix(stone, lit, 0.4));
  // The tall passage, light at its far end, and the elephants' trunks beside it.
  out += fill('M-48 0V-110L-34 -148L-16 -176L0 -192L16 -176L34 -148L48 -110V0Z', '#2a2f34') + fill('M-24 0V-84L-14 -112L0 -128L14 -112L24 -84V0Z', '#d9e6b4') + fill('M-24 0V-30Q0 -44 24 -30V0Z', '#8fb06c');
  for (const e of [-1, 1]) out += fill(curve([[e * 60, -64], [e * 92, -78], [e * 108, -56], [e * 104, -30], [e * 96, 0], [e * 84, 0], [e * 84, -30], [e * 66, -36]], true), mix(stone, lit, e < 0 ? 0.3 : 0)) + line(curve([[e * 64, -46], [e * 58, -24], [e * 60, 0]]), mix(stone, lit, 0.2), 12) + disc(e * 80, -58, 3, '#3a3f40');
  for (const [x, y, rx] of [[-160, -112, 40], [-120, -204, 26], [150, -112, 36], [84, -240, 22], [-8, -430, 20], [176, -100, 26]] as const) out += foliage(s, x, y, rx, rx * 0.5, ['#3f6a48', '#6f9a54', '#b4c46c'], 12);
  return out;
}

/** A kneeling giant who holds the serpent, from the front, base at 0,0, about 150 high. */
function giant(s: Stage, demon: boolean): string {
  const c = demon ? tone(stone, -0.03) : mix(stone, lit, 0.2);
  const side = s.side([mix(c, lit, 0.5), c, tone(c, -0.16)]);
  return fill(poly([[-46, 0], [-42, -18], [42, -18], [46, 0]]), side) + fill(curve([[-40, -18], [-46, -40], [-20, -54], [20, -54], [46, -40], [40, -18]], true), side) + fill(curve([[-28, -46], [-34, -84], [-24, -100], [24, -100], [34, -84], [28, -46]], true), side) + fill(curve([[-32, -92], [-46, -72], [-36, -50], [-24, -60]], true), tone(c, 0.03)) + fill(curve([[32, -92], [46, -72], [36, -50], [24, -60]], true), tone(c, -0.12))
    + rect(-10, -108, 20, 12, tone(c, -0.08)) + fill(curve([[-19, -112], [-21, -130], [-14, -142], [14, -142], [21, -130], [19, -112], [0, -104]], true), side) + (demon ? fill(curve([[-23, -134], [-22, -148], [0, -158], [22, -148], [23, -134], [0, -140]], true), tone(c, -0.1)) + line('M-15 -132L-4 -127M15 -132L4 -127', '#3a3f40', 3) + disc(-9, -124, 2.4, '#3a3f40') + disc(9, -124, 2.4, '#3a3f40') + line('M-10 -112Q0 -116 10 -112', '#3a3f40', 2.4) : fill('M-22 -136Q-12 -144 -11 -156L0 -178L11 -156Q12 -144 22 -136Z', side) + line('M-22 -138H22', lit, 3) + line('M-13 -126Q-8 -123 -3 -126M3 -126Q8 -123 13 -126M-9 -113Q0 -108 9 -113', '#3a3f40', 2)) + line('M0 -128L-2 -119H3', '#3a3f40', 1.6) + oval(-24, -60, 12, 5, '#8a9a60', 'opacity="0.6"') + oval(20, -14, 18, 4, '#8a9a60', 'opacity="0.6"');
}

/** The serpent's seven heads, a fan that rises at the near end; 0,0 where the body comes from. */
function naga(s: Stage, x: number, y: number, k: number, side: number): string {
  const heads = Array.from({ length: 7 }, (_, i) => { const a = (i - 3) * 0.27; return [Math.sin(a) * (78 - Math.abs(i - 3) * 3), -40 - Math.cos(a) * (96 - Math.abs(i - 3) * 8), a] as const; });
  const fan: Pt[] = [[-20, 30], [-44, -20], ...heads.map(([hx, hy]): Pt => [hx * 1.12, hy - 10]), [44, -20], [20, 30]];
  return put(x + side * 74 * k, y + 18 * k, k, fill(curve(fan, true), s.side([lit, stone, shade])) + heads.map(([hx, hy, a]) => put(hx, hy, 1, fill('M-9 14Q-13 -6 0 -20Q13 -6 9 14Z', mix(stone, lit, 0.4)) + disc(-3.500, -4, 1.8, '#3a3f40') + disc(3.500, -4, 1.8, '#3a3f40'), (a * 180) / Math.PI) + line(`M${hx * 0.7} ${hy * 0.6}L${hx * 0.2} 10`, shade, 2, 'opacity="0.5"')).join('') + oval(-16, -60, 14, 6, '#8a9a60', 'opacity="0.5"'));
}

/** Someone on a bicycle from behind, wheel at 0,0, about 100 high. */
const cyclist = (): string => rect(-2.500, -46, 5, 46, '#24282c', 'rx="2.500"') + line('M-26 -62H26', '#3a3f44', 4) + line('M-7 -50L-10 -20M8 -50L11 -28', '#3a4a6c', 9) + fill(curve([[-15, -48], [-17, -70], [-10, -88], [10, -88], [17, -70], [15, -48]], true), '#f2a03c') + line('M-14 -82L-25 -64M14 -82L25 -64', '#f2a03c', 6) + disc(0, -98, 8.5, '#8a5a40') + fill('M-22 -98Q0 -106 22 -98L0 -116Z', '#f0dcae');

export const southGate: Scene = {
  slug: 'angkor-south-gate-giants', place: 'Angkor Thom, Cambodia', seed: 3124, light: -0.6, air: '#d4e0bc',
  alt: 'Two rows of stone giants hold a serpent along the causeway to the South Gate of Angkor Thom, faces smile from its tower and a cyclist rides in after rain',
  layers: () => [
    sky(['#6f9ca4', '#a4c4b8', '#dfe6c8', '#fbeec4'], 600),
    cumulus({ depth: 0.05, at: [[0.2, 560, 560, 240], [0.86, 560, 560, 300]], lit: '#fdfaea', body: '#dfe4d8', shade: '#94aeb0' }),
    layer(0.1, (s) => { let out = ''; for (let i = 0; i < 60; i++) { const p = s.r.range(-0.06, 1.06); const k = s.r.range(50, 100); out += line(`M${s.x(p)} 600V${530 - k}`, '#7f9480', 5) + foliage(s, s.x(p), 520 - k * 0.9, k * 0.9, k * 0.7, ['#6f9a7c', '#8fb484', '#c4d09c'], 15); } return out; }),
    mist({ depth: 0.12, y: 570, height: 120, colour: '#f4f6dc', opacity: 0.75 }),
    // The far bank, so that the trees stand on something.
    layer(0.18, (s) => rect(-120, 570, s.w + 240, 70, s.down(570, 630, ['#7fa87c', '#3f6f56', '#2f5f50']))),
    layer(0.2, (s) => { let out = ''; for (let i = 0; i < 34; i++) { const p = i % 2 ? s.r.range(-0.06, 0.36) : s.r.range(0.64, 1.06); const k = s.r.range(50, 96); out += foliage(s, s.x(p), 600 - k * s.r.range(0.2, 1.6), k * 1.1, k * 0.8, ['#2f6450', '#4f8f58', '#a4bc64'], 17); } for (const [p, k, l] of [[0.06, 3.2, 5], [0.92, 3.4, -6], [0.84, 2.6, 5]] as const) out += put(s.x(p), 620, k, palm(s, '#6a6450', ['#2a6050', '#5a9a58'], l, 13)); return out + put(s.x(0.5), 640, s.tall ? 0.96 : 1.16, gate(s)); }),
    layer(0.3, (s: Stage) => {
      // The moat on both sides, the causeway between, wet.
      const c = s.x(0.5);
      let out = rect(-120, 628, s.w + 240, 480, s.down(628, 1000, ['#c9dcb4', '#7fac94', '#3f7a74', '#1f5058'])) + ripples(s, 634, 1000, '#f4fbe0', 90, 0.45) + lilies(s, 690, 990, 60, ['#3f8058', '#6fa860'], '#f0a4b8', (p) => Math.abs(p - 0.5) > 0.3);
      const half = (y: number): number => 104 + (y - 640) * (s.tall ? 1.08 : 1.4);
      out += fill(poly([[c - half(640), 640], [c + half(640), 640], [c + half(1120), 1120], [c - half(1120), 1120]]), s.down(640, 1000, ['#c4bc9c', '#a09880', '#6f6a64']));
      for (let i = 0; i < 60; i++) { const t = s.r.next() ** 1.4; const y = 644 + t * 380; for (const e of [-1, 1]) out += line(`M${c + e * half(y) * 0.66} ${y}L${c + e * half(y)} ${y}`, '#7f7a6c', 1 + t * 2, 'opacity="0.4"'); }
      out += fill(poly([[c - half(640) * 0.66, 640], [c + half(640) * 0.66, 640], [c + half(1120) * 0.66, 1120], [c - half(1120) * 0.66, 1120]]), s.down(640, 1000, ['#d9b48c', '#c08a64', '#94604c']));
      for (let i = 0; i < 40; i++) { const y = 650 + s.r.next() ** 1.3 * 350; out += fill(lens(c + s.r.range(-0.5, 0.5) * half(y), y, s.r.range(30, 110) * (0.3 + (y - 640) / 300), s.r.range(2, 6)), s.r.pick(['#e8d0a8', '#7a4f44', '#f4f0d8', '#a8c4bc']), 'opacity="0.5"'); }
      // Puddles hold the sky and the tower.
      for (const [dx, y, w] of [[-40, 742, 110], [90, 836, 190], [-150, 920, 230]] as const) out += fill(lens(c + dx, y, w, w * 0.09), '#dfeed4') + fill(lens(c + dx + w * 0.1, y + 1, w * 0.5, w * 0.04), '#8f9a8c', 'opacity="0.7"');
      return out;
    }),
    rays({ depth: 0.34, x: 0.06, y: -80, count: 9, spread: 40, angle: 34, length: 1150, colour: '#fffbd8', strength: 0.22 }),
    layer(0.5, (s) => {
      const c = s.x(0.5);
      const z = (i: number): number => 1 / (1 - i * 0.142);
      let out = '';
      const place: { i: number; side: number; x: number; y: number; k: number }[] = [];
      for (let i = 0; i < 6; i++) for (const side of [-1, 1]) { const n = z(i); place.push({ i, side, x: c + side * (72 + (n - 1) * (s.tall ? 150 : 196)), y: 640 + (n - 1) * 142, k: 0.3 * n }); }
      // The serpent lies across their knees and rears up nearest to us.
      for (const p of place.sort((a, b) => a.y - b.y)) {
        const next = place.find((q) => q.i === p.i + 1 && q.side === p.side);
        const k = p.k * 1.25;
        const at = (q: typeof p): Pt => [q.x - q.side * 10 * q.k, q.y - 66 * q.k];
        out += put(p.x, p.y, k, giant(s, p.side > 0));
        if (next) out += line(curve([at(p), at(next)]), tone(stone, -0.12), 36 * k) + line(curve([at(p), at(next)].map(([x, y]): Pt => [x, y - 4 * k])), mix(stone, lit, 0.25), 26 * k) + line(curve([at(p), at(next)].map(([x, y]): Pt => [x, y - 12 * k])), lit, 5 * k, 'opacity="0.7"');
        else out += naga(s, at(p)[0], at(p)[1], k * 0.95, p.side);
        for (const d of [-20, 18]) out += oval(at(p)[0] + d * k, at(p)[1] + 4 * k, 9 * k, 12 * k, mix(stone, lit, 0.45));
      }
      return out;
    }),
    layer(0.6, (s) => oval(s.x(0.49), 802, 50, 6, '#4a3430', 'opacity="0.4"') + put(s.x(0.49), 800, 1.05, cyclist()) + `<g opacity="0.25">${put(s.x(0.49), 804, 1.05, `<g transform="scale(1 -0.5)">${cyclist()}</g>`)}</g>`),
    layer(0.94, (s) => {
      let out = '';
      for (let i = 0; i < 40; i++) out += leafSpray(s, i % 2 ? s.r.range(-70, s.w * 0.16) : s.r.range(s.w * 0.84, s.w + 70), s.r.range(-70, 30), s.r.range(70, 150), s.r.pick(['#1c4a40', '#2f6a4c', '#6a9a54']), 7);
      return group(out);
    }),
  ],
};
