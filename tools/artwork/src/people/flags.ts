import { fade, mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, line, num, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { turned } from '../buildings/turned.ts';

/** A string of prayer flags that hangs from one point to another; the five colours keep their order. */
export function prayerFlags(s: Stage, from: Pt, to: Pt, sag: number, size: number, wind = 0.3): string {
  const at = (t: number): Pt => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const n = Math.round(length / (size * 1.12));
  const colours = ['#2f6fb8', '#f6f1e4', '#d8403a', '#3f9a5c', '#f4bf3a'];
  let out = line(Array.from({ length: 21 }, (_, i) => `${i ? 'L' : 'M'}${num(at(i / 20)[0])} ${num(at(i / 20)[1])}`).join(''), '#4a3a40', 1.6);
  for (let i = 0; i < n; i++) {
    const [a, b] = [at((i + 0.06) / n), at((i + 0.9) / n)];
    const lift = wind * size * s.r.range(0.3, 1.3);
    const c = colours[i % 5]!;
    const [dx, dy] = [lift, size * s.r.range(0.92, 1.12)];
    out += fill(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}Q${num(b[0] + dx * 0.2)} ${num(b[1] + dy * 0.5)} ${num(b[0] + dx)} ${num(b[1] + dy)}Q${num((a[0] + b[0]) / 2 + dx)} ${num((a[1] + b[1]) / 2 + dy * s.r.range(0.84, 1.1))} ${num(a[0] + dx)} ${num(a[1] + dy)}Q${num(a[0] + dx * 0.2)} ${num(a[1] + dy * 0.5)} ${num(a[0])} ${num(a[1])}Z`, c);
    out += fill(`M${num(b[0])} ${num(b[1])}Q${num(b[0] + dx * 0.2)} ${num(b[1] + dy * 0.5)} ${num(b[0] + dx)} ${num(b[1] + dy)}L${num(b[0] + dx - size * 0.34)} ${num(b[1] + dy)}Q${num(b[0] - size * 0.2)} ${num(b[1] + dy * 0.5)} ${num(b[0] - size * 0.28)} ${num(b[1])}Z`, tone(c, -0.1), 'opacity="0.5"');
    if (size > 20) out += line(`M${num(a[0] + dx * 0.4 + size * 0.2)} ${num(a[1] + dy * 0.36)}h${num(size * 0.46)}m${num(-size * 0.42)} ${num(dy * 0.18)}h${num(size * 0.46)}m${num(-size * 0.4)} ${num(dy * 0.18)}h${num(size * 0.3)}`, fade(tone(c, -0.22), 0.5), 1.2);
  }
  return out;
}

/** A whitewashed chorten with a gilt spire, foot at 0,0, about 130 high. */
export function chorten(s: Stage, white: string, shade: string, gold: string): string {
  let out = turned(s, [[46, 0], [46, 10], [40, 10], [40, 20], [34, 20], [34, 42], [38, 42], [38, 48]], white, mix(white, shade, 0.3), shade) + rect(-34, -36, 68, 5, '#b8433f', 'opacity="0.85"');
  out += turned(s, [[32, 48], [32, 53], [26, 53], [26, 58]], white, mix(white, shade, 0.3), shade) + turned(s, [[20, 58], [24, 66], [24, 76], [19, 84], [12, 88]], white, mix(white, shade, 0.3), shade) + fill('M-6 -62V-72Q0 -80 6 -72V-62Z', '#8f3f3a') + turned(s, [[10, 88], [10, 95]], white, mix(white, shade, 0.3), shade);
  const eye = line('M-8 -91.500Q-5 -94 -2 -91.500M8 -91.500Q5 -94 2 -91.500', '#2f4f8f', 1.2);
  const rings: Pt[] = [];
  for (let i = 0; i < 9; i++) rings.push([8 - i * 0.72, 95 + i * 3], [7 - i * 0.72, 97.4 + i * 3]);
  return out + eye + turned(s, rings, mix(gold, '#ffffff', 0.4), gold, tone(gold, -0.16)) + fill(poly([[-7, -122], [7, -122], [4, -126], [-4, -126]]), gold) + disc(0, -130, 3.4, gold) + line('M0 -130V-140', gold, 1.6);
}
