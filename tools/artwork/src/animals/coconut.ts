import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, num, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** A coconut palm for foregrounds, foot at 0,0, about 100 high: ringed trunk, arching fronds of single leaflets. */
export function coconutPalm(s: Stage, trunk: string, tones: [string, string, string], lean: number, fronds = 12, reach: { rise: number; droop: number } = { rise: 0.62, droop: 1 }): string {
  const top: Pt = [lean, -76];
  const bow: Pt[] = [[0, 0], [lean * 0.08, -24], [lean * 0.42, -52], top];
  const side = s.light <= 0 ? -1 : 1;
  let out = line(curve(bow), trunk, 2.7) + line(curve(bow.map(([x, y]): Pt => [x + side * 0.75, y])), tone(trunk, 0.12), 0.9) + line(`M-1.6 0Q0 -4 ${num(lean * 0.02)} -8`, trunk, 3.6);
  let rings = '';
  for (let t = 0.04; t < 1; t += 0.045) {
    const u = t * 3;
    const k = Math.min(2, Math.floor(u));
    const [a, b] = [bow[k]!, bow[k + 1]!];
    rings += `M${num(a[0] + (b[0] - a[0]) * (u - k) - 1.2)} ${num(a[1] + (b[1] - a[1]) * (u - k))}h2.4`;
  }
  out += line(rings, tone(trunk, -0.07), 0.5, 'opacity="0.7"');
  const list = Array.from({ length: fronds }, (_, i) => -Math.PI * (1.16 - (1.32 * (i + s.r.range(-0.2, 0.2))) / (fronds - 1)));
  // Far fronds first: those that point straight up lie behind, the side ones hang in front.
  list.sort((a, b) => Math.abs(Math.cos(a)) - Math.abs(Math.cos(b)));
  list.forEach((a, i) => {
    const len = s.r.range(33, 43);
    const [dx, dy] = [Math.cos(a) * len, Math.sin(a) * len * reach.rise];
    const droop = reach.droop * (9 + 17 * Math.abs(Math.cos(a)) + s.r.range(0, 7));
    const at = (t: number): Pt => [top[0] + dx * t, top[1] + dy * t + droop * t * t];
    let upper = '';
    let lower = '';
    for (let k = 1; k <= 30; k++) {
      const t = k / 30;
      const [x, y] = at(t);
      const [px, py] = at(t - 0.03);
      const dir = Math.atan2(y - py, x - px);
      const leaf = 10.5 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.8)) ** 0.8;
      for (const e of [-1, 1]) {
        const b = dir + e * (0.62 + 0.2 * (1 - t));
        const [tx, ty] = [x + Math.cos(b) * leaf, y + Math.sin(b) * leaf * 0.8 + leaf * 0.42];
        const d = `M${num(px)} ${num(py)}Q${num((x + tx) / 2)} ${num((y + ty) / 2 - 0.9)} ${num(tx)} ${num(ty)}Q${num((x + tx) / 2 + 0.4)} ${num((y + ty) / 2 + 0.7)} ${num(x)} ${num(y)}Z`;
        if (ty < y + leaf * 0.2) upper += d;
        else lower += d;
      }
    }
    const bright = Math.sign(dx) === side || i % 3 === 0;
    out += fill(lower, bright ? tones[1] : tones[0]) + fill(upper, bright ? tones[2] : tones[1]) + line(curve([at(0), at(0.33), at(0.66), at(1)]), tones[2], 0.6);
  });
  return out + disc(top[0] - 1.8, top[1] + 2.4, 1.9, tone(trunk, -0.03)) + disc(top[0] + 2, top[1] + 2.8, 1.9, tone(trunk, 0.04)) + disc(top[0] + 0.2, top[1] + 3.9, 1.9, trunk);
}
