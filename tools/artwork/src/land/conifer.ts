import { fill, num, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** A near conifer for the frame, foot at 0,0, height 100: many drooping boughs, each with needles at its lower edge. */
export function spruce(s: Stage, dark: string, mid: string, lit: string): string {
  const dir = s.light <= 0 ? -1 : 1;
  let out = fill('M-0.6 -98L0.6 -98L2 0L-2 0Z', dark);
  const bough = (y: number, reach: number, sign: number, c: string): string => {
    const drop = reach * 0.3 + 1.4;
    const upper: Pt[] = [];
    const lower: Pt[] = [];
    const n = Math.max(4, Math.round(reach / 1.7));
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const yy = y + drop * t * t - Math.sin(Math.PI * t) * 0.6;
      upper.push([sign * reach * t, yy]);
      lower.push([sign * reach * t - sign * 0.3, yy + (i % 2 ? 3.3 : 1.3) * (1 - t * 0.75)]);
    }
    return fill(poly([...upper, ...lower.reverse()]), c);
  };
  const tiers = 26;
  for (let i = tiers; i >= 0; i--) {
    const t = i / tiers;
    const y = -98 + 90 * t;
    const reach = (1 + 18 * t ** 0.86) * s.r.range(0.8, 1.12);
    out += bough(y, reach * s.r.range(0.85, 1), -dir, dark) + bough(y + 0.6, reach * 0.55, -dir, mid) + bough(y, reach, dir, mid) + bough(y + 0.4, reach * s.r.range(0.55, 0.8), dir, i % 2 ? lit : mid) + `<path d="M${num(-reach * 0.3)} ${num(y + 4)}L0 ${num(y)}L${num(reach * 0.3)} ${num(y + 4)}Z" fill="${i % 3 ? dark : mid}"/>`;
  }
  return out;
}
