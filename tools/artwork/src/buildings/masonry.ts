import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, line, num, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * Fitted stone without mortar: courses of unequal blocks, pillowed faces, dark joints. Fills x0 … x1, y0 … y1; clip it
 * to the wall.
 */
export function fitted(s: Stage, x0: number, y0: number, x1: number, y1: number, course: number, stone: string, lit: string, joint: string): string {
  let out = fill(poly([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]), joint);
  const dir = s.light <= 0 ? -1 : 1;
  for (let y = y0; y < y1; ) {
    const h = course * s.r.range(0.8, 1.25);
    let x = x0 - s.r.range(0, course);
    while (x < x1) {
      const w = course * s.r.range(1, 2.1);
      const j = (): number => s.r.range(-0.06, 0.06) * course;
      const g = 1.6;
      const p: Pt[] = [[x + g + j(), y + g + j()], [x + w - g + j(), y + g + j()], [x + w - g + j(), y + h - g + j()], [x + g + j(), y + h - g + j()]];
      // Corners are cut a little: that is what makes a block look pillowed.
      const body = p.flatMap((a, i): Pt[] => {
        const b = p[(i + 1) % 4]!;
        const z = p[(i + 3) % 4]!;
        const cut = (q: Pt): Pt => [a[0] + (q[0] - a[0]) * 0.09, a[1] + (q[1] - a[1]) * 0.09];
        return [cut(z), cut(b)];
      });
      const c = tone(mix(stone, lit, s.r.range(0, 0.2)), s.r.range(-0.035, 0.035));
      out += fill(poly(body), c) + line(`M${num(p[0]![0] + 3)} ${num(p[0]![1] + 3)}H${num(p[1]![0] - 3)}`, lit, course * 0.035, 'opacity="0.55"');
      const e = dir < 0 ? p[0]! : p[1]!;
      const f = dir < 0 ? p[3]! : p[2]!;
      out += line(poly([[e[0] - dir * 3, e[1] + 4], [f[0] - dir * 3, f[1] - 4]], false), lit, course * 0.03, 'opacity="0.45"');
      const [k, m] = [p[3]!, p[2]!];
      out += fill(poly([[k[0], k[1]], [m[0], m[1]], [m[0] - 4, m[1] - h * 0.16], [k[0] + 4, k[1] - h * 0.16]]), joint, 'opacity="0.22"');
      x += w;
    }
    y += h;
  }
  return out;
}
