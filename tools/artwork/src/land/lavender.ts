import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, num, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Layer, type Stage } from '@trekker/cover-art/core/stage.ts';

/** Rows of lavender that run to one point on the horizon: round cushions in three tones, earth between them. */
export const lavenderRows = (o: { depth: number; x: number; y: number; bottom: number; rows: number; gap: number; tones: [string, string, string]; earth: [string, string] }): Layer =>
  layer(o.depth, (s) => {
    const vx = s.x(o.x);
    const span = o.bottom - o.y;
    let out = fill(poly([[-100, o.y], [s.w + 100, o.y], [s.w + 100, 1100], [-100, 1100]]), s.down(o.y, o.bottom, o.earth));
    const half = Math.ceil(o.rows / 2);
    const at = (row: number, t: number): Pt => [vx + (row + 0.5) * o.gap * (t + 0.016), o.y + span * t];
    // Far to near, so that each cushion stands before the one behind it.
    const steps = 92;
    for (let k = 0; k <= steps; k++) {
      const t = (k / steps) ** 2.1;
      const size = o.gap * 0.36 * (t + 0.02);
      let [a, b, c, stems] = ['', '', '', ''];
      for (let row = -half; row < half; row++) {
        const [x, y] = at(row, t);
        if (x < -160 || x > s.w + 160) continue;
        const rx = size * s.r.range(0.92, 1.1);
        const ry = Math.max(2, size * s.r.range(0.5, 0.66));
        const dome = (dx: number, w: number, h: number, up: number): string => `M${num(x + dx - w)} ${num(y - up)}a${num(w)} ${num(h)} 0 0 1 ${num(w * 2)} 0q0 ${num(h * 0.34)} ${num(-w)} ${num(h * 0.34)}q${num(-w)} 0 ${num(-w)} ${num(-h * 0.34)}Z`;
        a += dome(0, rx, ry, 0);
        b += dome(s.light * rx * 0.2, rx * 0.78, ry * 0.84, ry * 0.16);
        c += dome(s.light * rx * 0.4, rx * 0.44, ry * 0.5, ry * 0.42);
        if (t > 0.12) {
          const n = Math.round(5 + 12 * t);
          for (let i = 0; i < n; i++) {
            const u = s.r.range(-1, 1);
            const px = x + u * rx * 0.95;
            const py = y - ry * Math.sqrt(1 - u * u) * s.r.range(0.5, 1);
            const h = ry * s.r.range(0.2, 0.42);
            const w = Math.max(1.1, size * 0.035);
            stems += `M${num(px - w)} ${num(py)}l${num(w + u * h * 0.35)} ${num(-h)}l${num(w - u * h * 0.35)} ${num(h)}Z`;
          }
        }
      }
      const haze = 0.55 * (1 - t) ** 6;
      out += fill(a, mix(o.tones[0], s.air, haze)) + fill(b, mix(o.tones[1], s.air, haze)) + fill(c, mix(o.tones[2], s.air, haze)) + (stems ? fill(stems, mix(s.r.chance(0.5) ? o.tones[2] : o.tones[1], '#ffffff', 0.12)) : '');
    }
    return out;
  });

/** A southern farmhouse of pale stone, foot at 0,0: low roof, blue shutters. */
export function mas(s: Stage, w: number, h: number, stone: string, roof: string, shutter = '#7fa0b4'): string {
  const bright = s.light <= 0;
  const d = w * 0.5;
  const [front, flank] = bright ? [stone, tone(stone, -0.1)] : [tone(stone, -0.1), stone];
  let out = fill(poly([[w, 0], [w, -h], [w + d * 0.5, -h * 1.26], [w + d, -h * 0.98], [w + d, -2]]), flank) + rect(0, -h, w, h, front);
  for (let i = 0; i < w / 3; i++) out += rect(s.r.range(0, w - 6), -s.r.range(2, h - 2), s.r.range(3, 7), 1.8, tone(front, s.r.range(-0.06, 0.04)));
  out += fill(poly([[-4, -h + 2], [d * 0.5 - 4, -h * 1.28 - 2], [w + d * 0.5, -h * 1.28 - 2], [w + 3, -h + 2]]), roof) + fill(poly([[w + d * 0.5, -h * 1.28 - 2], [w + d + 3, -h * 0.96], [w + d, -h * 0.93], [w + d * 0.5, -h * 1.22]]), tone(roof, -0.08));
  const cols = Math.max(1, Math.round(w / 22));
  for (let i = 0; i < cols; i++) for (let f = 0; f < Math.max(1, Math.round(h / 26)); f++) {
    const x = ((i + 0.5) * w) / cols;
    const y = -h + 6 + f * 22;
    out += rect(x - 2.4, y, 4.8, 8, tone(stone, -0.4)) + rect(x - 5, y, 2.4, 8, shutter) + rect(x + 2.6, y, 2.4, 8, shutter);
  }
  return out;
}
