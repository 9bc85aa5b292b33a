import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, rect } from '@trekker/cover-art/core/shape.ts';

/** A brown mountain cow with a bell, feet at 0,0, facing right, about 75 high; `graze` puts her head to the grass. */
export function cow(hide: string, graze = false): string {
  const dark = tone(hide, -0.1);
  const leg = (x: number, c: string): string => fill(`M${x - 4} -34L${x - 2.600} -14L${x - 3} 0H${x + 3}L${x + 2.600} -14L${x + 5} -34Z`, c) + rect(x - 3, -3, 6, 3, '#332824');
  const head = graze ? fill(curve([[30, -52], [44, -40], [52, -20], [60, -8], [56, -2], [48, -4], [40, -20], [28, -34]], true), hide) + fill(curve([[52, -12], [60, -8], [56, -2], [49, -4]], true), '#f6e8d4') + line('M44 -34L38 -40M46 -32L54 -36', '#efe2c8', 2.4) : fill(curve([[26, -56], [36, -70], [46, -74], [58, -66], [62, -58], [58, -53], [48, -56], [40, -46], [30, -36]], true), hide) + fill(curve([[56, -64], [62, -58], [58, -53], [51, -56]], true), '#f6e8d4') + line('M42 -73L40 -81M47 -74L51 -81', '#efe2c8', 2.4) + fill('M38 -70L28 -72L36 -65Z', dark) + disc(49, -65, 1.5, '#241a18') + disc(38, -44, 4, '#d8a43c') + line('M28 -44L40 -52', '#8a3a30', 2.4);
  return oval(0, 0, 50, 4, '#1f4a30', 'opacity="0.45"') + leg(-24, dark) + leg(20, dark) + line('M-40 -56Q-48 -42 -44 -24', dark, 2.2) + fill(curve([[-40, -54], [-36, -62], [-10, -64], [22, -62], [34, -54], [34, -38], [22, -28], [-6, -26], [-30, -30], [-40, -40]], true), hide) + fill(curve([[-38, -38], [-10, -32], [24, -34], [32, -42], [22, -28], [-6, -26], [-30, -30]], true), dark, 'opacity="0.7"') + oval(-14, -29, 8, 4, '#e8b8a0') + leg(-32, hide) + leg(27, hide) + head;
}

/** A split-rail fence along a line of posts. */
export function railFence(points: readonly (readonly [number, number, number])[], wood: string): string {
  let out = '';
  points.forEach(([x, y, k], i) => {
    const next = points[i + 1];
    if (next) for (const u of [0.35, 0.72]) out += line(`M${x} ${y - 34 * k * u}L${next[0]} ${next[1] - 34 * next[2] * u}`, u > 0.5 ? tone(wood, 0.08) : wood, 4 * k);
    out += rect(x - 3 * k, y - 36 * k, 6 * k, 38 * k, tone(wood, -0.04)) + rect(x - 3 * k, y - 36 * k, 2.4 * k, 38 * k, tone(wood, 0.1));
  });
  return out;
}
