import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, group, line, num, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A pyramid seen over one edge, foot at 0,0: worn courses, a bright and a dark face; `casing` leaves the smooth cap on
 * top.
 */
export function pyramid(s: Stage, half: number, height: number, lit: string, shade: string, casing = 0): string {
  const away = s.light <= 0 ? 1 : -1;
  const ridge = away * half * 0.28;
  const apex: Pt = [0, -height];
  const rough = (from: Pt, to: Pt, n: number): Pt[] => Array.from({ length: n + 1 }, (_, i): Pt => [from[0] + ((to[0] - from[0]) * i) / n + s.r.range(-1, 1) * half * 0.007, from[1] + ((to[1] - from[1]) * i) / n + s.r.range(-1, 1) * height * 0.006]);
  const l = rough([-half, 0], apex, 34);
  const r = rough(apex, [half, 0], 34);
  const edge = rough(apex, [ridge, half * 0.055], 26);
  const body = poly([...l, ...r, [ridge, half * 0.055]]);
  const dark = poly([...edge, ...(away > 0 ? [[half, 0] as Pt, ...r.slice().reverse()] : [[-half, 0] as Pt, ...l])]);
  let out = fill(body, s.down(-height, 0, [lit, mix(lit, s.air, 0.2)])) + fill(dark, s.down(-height, 0, [shade, mix(shade, s.air, 0.35)]));
  let a = '';
  let b = '';
  const rows = Math.round(height / 7);
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    const y = -height * (1 - t);
    const mid = ridge * t;
    const k = half * 0.055 * t;
    for (let part = 0; part < 5; part++) {
      const [u0, u1] = [s.r.next(), s.r.next()];
      a += `M${num(-half * t + (mid + half * t) * u0)} ${num(y + k * u0)}L${num(-half * t + (mid + half * t) * u1)} ${num(y + k * u1)}`;
      b += `M${num(half * t + (mid - half * t) * u0)} ${num(y + k * u0)}L${num(half * t + (mid - half * t) * u1)} ${num(y + k * u1)}`;
    }
  }
  const [bright, dim] = away > 0 ? [a, b] : [b, a];
  out += group(line(bright, tone(lit, -0.08), 1.1, 'opacity="0.5"') + line(dim, tone(shade, 0.07), 1.1, 'opacity="0.45"'), s.clip(body));
  if (casing) {
    const t = casing;
    const low: Pt[] = [];
    for (let i = 0; i <= 12; i++) low.push([-half * t + (2 * half * t * i) / 12, -height * (1 - t) + s.r.range(-6, 7)]);
    out += group(fill(poly([[0, -height - 4], [half * t + 4, -height * (1 - t)], ...low.slice().reverse(), [-half * t - 4, -height * (1 - t)]]), tone(lit, 0.07), 'opacity="0.75"') + fill(poly([[0, -height], [away * half * t * 1.2, -height * (1 - t) + 16], [ridge * t, -height * (1 - t) + 8]]), shade), s.clip(body));
  }
  return out;
}
