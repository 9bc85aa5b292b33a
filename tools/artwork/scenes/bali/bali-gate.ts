import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { volcano } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';

/** The right half of a split gate, its smooth inner face at x = 0, foot at 0,0, about 420 high and 190 wide. */
function halfGate(s: Stage, brick: string, stone: string, shade: string, moss: string): string {
  const widths = [176, 168, 150, 138, 122, 106, 90, 76, 60, 46, 32, 18];
  const heights = [52, 44, 70, 30, 46, 30, 38, 26, 30, 22, 24, 26];
  let y = 0;
  let out = '';
  widths.forEach((w, i) => {
    const h = heights[i]!;
    const c = i % 2 ? stone : brick;
    out += rect(0, y - h, w, h + 1, s.across(0, w, [mix(c, '#ffd9a0', 0.22), c, shade]));
    // Courses and carved panels.
    for (let k = 1; k < h / 9; k++) out += line(`M0 ${y - k * 9}H${w}`, shade, 1, 'opacity="0.35"');
    if (h > 40) out += rect(w * 0.26, y - h * 0.82, w * 0.5, h * 0.62, tone(c, -0.06)) + [-1, 0, 1].map((u) => fill(`M${w * 0.51} ${y - h * 0.28}Q${w * (0.51 + u * 0.26)} ${y - h * 0.4} ${w * (0.51 + u * 0.17)} ${y - h * (u ? 0.62 : 0.74)}Q${w * (0.51 + u * 0.04 + 0.04)} ${y - h * 0.5} ${w * 0.51} ${y - h * 0.28}Z`, tone(stone, 0.04 - u * 0.02)) + (u ? '' : fill(`M${w * 0.51} ${y - h * 0.28}Q${w * 0.44} ${y - h * 0.52} ${w * 0.51} ${y - h * 0.74}Q${w * 0.58} ${y - h * 0.52} ${w * 0.51} ${y - h * 0.28}Z`, tone(stone, 0.07)))).join('');
    out += rect(0, y - h - 4, w + 8, 8, tone(stone, 0.04)) + rect(0, y - h + 4, w + 4, 4, shade, 'opacity="0.5"');
    // Leaf-shaped horns at the outer corners.
    const k = 0.5 + h / 70;
    out += fill(`M${w - 6} ${y - h - 3}H${w + 9}Q${w + 15 * k} ${y - h - 12 * k} ${w + 8} ${y - h - 30 * k}Q${w + 5} ${y - h - 14 * k} ${w - 6} ${y - h - 3}Z`, tone(stone, 0.02)) + line(`M${w + 8} ${y - h - 28 * k}Q${w + 12 * k} ${y - h - 12 * k} ${w + 8} ${y - h - 4}`, shade, 1.4, 'opacity="0.6"');
    y -= h;
  });
  out += fill(`M0 ${y}H14Q10 ${y - 24} 0 ${y - 40}Z`, stone);
  for (let i = 0; i < 26; i++) { const t = s.r.next(); const w = widths[Math.floor(t * 11)]!; out += disc(s.r.range(w * 0.5, w), -t * 430 + s.r.range(-8, 8), s.r.range(2, 5), moss, 'opacity="0.5"'); }
  return out + rect(0, y, 9, -y, s.down(y, 0, ['#ffe8bd', '#f0bf92', shade]), 'opacity="0.75"');
}

/** Someone who carries offerings on the head, from behind, feet at 0,0, about 110 high. */
function offering(kebaya: string, sarong: string): string {
  return fill(curve([[-9, 0], [-11, -26], [-10, -48], [10, -48], [11, -26], [9, 0]], true), sarong) + line('M-10 -16H10M-10.500 -26H10.500', tone(sarong, 0.14), 1.6) + fill(curve([[-10, -46], [-11, -60], [-7, -70], [7, -70], [11, -60], [10, -46]], true), kebaya) + rect(-10, -50, 20, 5, '#e8b23c') + line('M10 -66L16 -82L11 -96', '#a5704c', 4.4) + disc(0, -77, 6.4, '#2b2024') + disc(0, -73, 4, '#2b2024') + rect(-14, -88, 28, 4, '#c9953c') + [[-8, -92, '#e8604a'], [0, -93, '#f7d24a'], [8, -92, '#7fae4a'], [-4, -100, '#f2a03c'], [4, -100, '#e8604a'], [0, -107, '#f7f0e0']].map(([x, y, c]) => disc(x as number, y as number, 4.600, c as string)).join('');
}

/** A tall temple parasol, foot at 0,0, 150 high. */
const parasol = (cloth: string, gold: string): string => line('M0 0V-150', '#6a4a34', 2.6) + fill('M-34 -126Q-20 -148 0 -152Q20 -148 34 -126Q0 -120 -34 -126Z', cloth) + fill('M4 -151Q20 -148 34 -126Q18 -122 4 -122Z', tone(cloth, -0.09)) + line('M-34 -126Q0 -119 34 -126', gold, 3.4) + Array.from({ length: 11 }, (_, i) => line(`M${-32 + i * 6.400} ${-124 + 3 * Math.sin((i / 10) * Math.PI)}v7`, gold, 1.6)).join('') + disc(0, -153, 3, gold);

export const splitGate: Scene = {
  slug: 'bali-split-gate-dawn', place: 'Bali, Indonesia', seed: 8102, light: -0.4, air: '#f6cfae',
  alt: 'The volcano Agung stands in dawn light between the two halves of a temple gate; women carry offerings up the steps',
  layers: () => [
    sky(['#4f6fa8', '#93a0c8', '#eab4b4', '#ffcb9c', '#ffe7be'], 640),
    sun({ x: 0.5, y: 560, r: 0, colour: '#fff1d0', glow: '#ffd89c', reach: 700 }),
    streaks({ y: [60, 420], count: 12, colours: ['#e6b8c4', '#ffcfae', '#ffe6c4'], opacity: 0.75, width: [300, 780] }),
    volcano({ depth: 0.12, x: 0.5, base: 690, height: 440, half: 640, colour: '#8a83ae', lit: '#b89ab0', shade: '#5f6298', foot: '#f2c3a4', plume: '#fbe3d2' }),
    mist({ depth: 0.16, y: 600, height: 130, colour: '#ffe6cc', opacity: 0.85 }),
    layer(0.2, (s) => {
      let out = '';
      for (let i = 0; i < 26; i++) out += foliage(s, s.x(i / 25), 700 + s.r.range(-10, 20), s.r.range(50, 90), s.r.range(26, 46), ['#7f8a94', '#a39c94', '#dcb898'], 12);
      for (let i = 0; i < 12; i++) out += put(s.x(s.r.next()), 716, s.r.range(0.8, 1.3), palm(s, '#6f6a78', ['#6f7f86', '#8f948c'], s.r.range(-12, 12), 9));
      return out;
    }),
    mist({ depth: 0.24, y: 700, height: 110, colour: '#ffdfc0', opacity: 0.8 }),
    layer(0.4, (s) => {
      // The terrace in front, its flight of steps between low walls.
      const c = s.x(0.5);
      let out = rect(-120, 742, s.w + 240, 400, s.down(742, 1000, ['#c99a84', '#7a5a68', '#3d3350']));
      for (let i = 0; i < 7; i++) {
        const y = 742 + i * 13 + i * i * 1.6;
        const half = 92 + i * 12 + i * i * 1.4;
        out += rect(c - half, y, half * 2, 30, mix('#f0c9a0', '#8f6c70', i / 6)) + rect(c - half, y, half * 2, 4, '#ffe9c8', 'opacity="0.7"') + rect(c - half, y + 4, half * 2, 3, '#4a3450', 'opacity="0.25"');
      }
      for (let i = 0; i < 9; i++) { const y = 905 + i * i * 2.2; out += line(`M-100 ${y}H${s.w + 100}`, '#3d3350', 1.5 + i * 0.3, 'opacity="0.35"'); }
      for (let k = -12; k <= 12; k++) out += line(`M${c + k * 62} 900L${c + k * 130} 1100`, '#3d3350', 2, 'opacity="0.3"');
      return out + fill(poly([[c - 190, 900], [c + 190, 900], [c + 330, 1100], [c - 330, 1100]]), '#ffd9a4', 'opacity="0.3"');
    }),
    layer(0.5, (s) => {
      const c = s.x(0.5);
      const k = s.tall ? 1.18 : 1.5;
      const gap = s.tall ? 78 : 100;
      const half = (): string => halfGate(s, '#a8655a', '#b98a78', '#54405c', '#8a9a5c');
      let out = '';
      for (const d of [-1, 1]) {
        // The wall that joins the gate, with its own small posts.
        const x0 = c + d * (gap + 176 * k);
        const wall: Pt[] = [[x0 - d * 20, 842], [x0 - d * 20, 640], [x0 + d * s.w, 640], [x0 + d * s.w, 842]];
        out += fill(poly(wall), s.down(640, 842, ['#b57c6c', '#6a4a5c'])) + fill(poly([[x0 - d * 20, 632], [x0 - d * 20, 650], [x0 + d * s.w, 650], [x0 + d * s.w, 632]]), '#c99a84') + fill(poly([[x0, 650], [x0, 658], [x0 + d * s.w, 658], [x0 + d * s.w, 650]]), '#3d2f4c', 'opacity="0.35"');
        for (let i = 0; i < 4; i++) out += rect(x0 + d * (60 + i * 150) - 22, 676, 44, 120, '#8a5c5c') + rect(x0 + d * (60 + i * 150) - 14, 690, 28, 92, '#a8746a') + put(x0 + d * (60 + i * 150), 632, 0.8, fill('M-16 0H16L12 -10H-12ZM-10 -10H10L7 -22H-7ZM-5 -22H5L0 -40Z', '#b98a78'));
        out += put(c + d * gap, 842, k, half(), 0, d < 0);
      }
      return out;
    }),
    layer(0.6, (s) => {
      const c = s.x(0.5);
      const p = s.tall ? 150 : 236;
      return [-1, 1].map((d) => put(c + d * p, 866, 1.7, parasol(d < 0 ? '#f7e9c4' : '#f2c23c', d < 0 ? '#f2c23c' : '#fff4d8'))).join('') + [[-34, 800, 0.62, '#f7efe2', '#c8702f'], [22, 822, 0.76, '#f4d24a', '#7a3f5c'], [-60, 878, 1.15, '#ffffff', '#3f6f6a'], [64, 930, 1.6, '#f7efe2', '#b5453a']].map(([dx, y, k, a, b]) => oval(c + (dx as number) + 12, y as number, 22 * (k as number), 4 * (k as number), '#3d2f4c', 'opacity="0.35"') + put(c + (dx as number), y as number, k as number, offering(a as string, b as string))).join('');
    }),
    birds({ x: 0.5, y: 250, count: 5, size: 12, colour: '#5a5f8c', spread: 60 }),
    layer(0.95, (s) => {
      let out = '';
      const frangipani = (x: number, y: number, k: number): string => group(Array.from({ length: 5 }, (_, i) => `<ellipse cx="0" cy="${-9 * k}" rx="${6 * k}" ry="${10 * k}" fill="${i % 2 ? '#fff8ea' : '#ffffff'}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 72 + 20})"/>`).join('') + disc(x, y, 4.500 * k, '#f7c83c'));
      for (let i = 0; i < 60; i++) { const left = i % 2 === 0; out += leafSpray(s, left ? s.r.range(-60, s.w * 0.16) : s.r.range(s.w * 0.84, s.w + 60), left ? s.r.range(-40, 130) : s.r.range(-40, 90), s.r.range(70, 130), s.r.pick(['#2c4a4c', '#3f6350', '#5f7f54']), 5); }
      for (let i = 0; i < 20; i++) { const left = i % 2 === 0; out += frangipani(left ? s.r.range(-10, s.w * 0.15) : s.r.range(s.w * 0.86, s.w), s.r.range(20, left ? 190 : 140), s.r.range(1.1, 1.8)); }
      return out;
    }),
  ],
};
