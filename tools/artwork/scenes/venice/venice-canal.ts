import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, group, line, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { inLane, type Lane } from '../../src/buildings/oaxaca.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { cumulus, sky, sun } from '@trekker/cover-art/sky.ts';
import { gondola, paline } from '../../src/buildings/venice.ts';
import { ripples } from '@trekker/cover-art/water.ts';

const at = (z0: number, z1: number, t: number): number => 1 / (1 / z0 + (1 / z1 - 1 / z0) * t);

/**
 * A house front along a canal in one-point perspective: shuttered windows, a water door, bricks where the plaster fell.
 */
function canalHouse(s: Stage, l: Lane, side: number, z0: number, z1: number, h: number, wall: string, shutter: string): string {
  const lit = side * s.light < 0 ? 0.03 : -0.1;
  const c = mix(tone(wall, lit), s.air, Math.min(0.5, (z0 - 1) * 0.07));
  const q = (a: number, b: number, u0: number, u1: number): string => poly([inLane(l, side, a, u0), inLane(l, side, a, u1), inLane(l, side, b, u1), inLane(l, side, b, u0)]);
  let out = fill(q(z0, z1, 0, h), c) + fill(q(z0, z1, 0, 46), mix(c, '#4f5f58', 0.55)) + fill(q(z0, z1, 46, 52), tone(c, 0.08)) + fill(q(z0, z1, h - 12, h), tone(c, 0.07)) + fill(q(z0, z1, h - 20, h - 12), tone(c, -0.1));
  for (let i = 0; i < 5; i++) { const [a, u] = [s.r.range(0.02, 0.8), s.r.range(60, h * 0.7)]; const patch = (t: number, up: number): Pt => inLane(l, side, at(z0, z1, t), up); out += fill(curve([patch(a, u), patch(a + 0.08, u + 26), patch(a + 0.17, u + 10), patch(a + 0.12, u - 18)], true), mix(c, '#a8584a', 0.45), 'opacity="0.7"'); }
  const n = Math.max(2, Math.round((z1 / z0 - 1) / 0.19));
  for (let u = 120; u < h - 60; u += 156)
    for (let i = 0; i < n; i++) {
      const z = (t: number): number => at(z0, z1, (i + t) / n);
      out += fill(q(z(0.3), z(0.7), u - 5, u + 90), tone(c, 0.12)) + fill(q(z(0.35), z(0.65), u, u + 84), '#3a3648') + fill(q(z(0.17), z(0.335), u, u + 84), tone(shutter, lit)) + fill(q(z(0.665), z(0.83), u, u + 84), tone(shutter, lit - 0.03)) + fill(q(z(0.26), z(0.74), u - 9, u - 4), tone(c, 0.14));
      if (s.r.chance(0.17)) { const [x, y] = inLane(l, side, z(0.5), u + 2); out += bougainvillea(s, x, y, 13 / z(0.5), 6 / z(0.5), 12, ['#e8506a', '#ff8a7a', '#f2b04a'], '#4f7f4c'); }
    }
  const [d0, d1] = [at(z0, z1, 0.4), at(z0, z1, 0.62)];
  return out + fill(q(d0, d1, 0, 84), tone(c, 0.1)) + fill(q(at(z0, z1, 0.43), at(z0, z1, 0.59), 0, 76), '#2f3a44');
}

/** Washing on a line across the canal. */
function laundry(s: Stage, a: Pt, b: Pt, sag: number, k: number): string {
  let out = line(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`, '#6a5a58', 1.4);
  const tints = ['#ffffff', '#f2d9c4', '#7fb0c4', '#ffffff', '#e8836a', '#f6f0e2', '#d9c04a'];
  for (let i = 0; i < 7; i++) {
    const t = 0.12 + i * 0.115;
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
    const [w, h] = [s.r.range(24, 40) * k, s.r.range(34, 62) * k];
    out += fill(`M${x} ${y}h${w}l${-w * 0.04} ${h}q${-w * 0.45} ${h * 0.12} ${-w * 0.92} 0Z`, tints[i]!) + fill(`M${x + w * 0.6} ${y}h${w * 0.4}l${-w * 0.04} ${h}q${-w * 0.2} ${h * 0.06} ${-w * 0.36} ${h * 0.03}Z`, '#5a5478', 'opacity="0.16"');
  }
  return out;
}

export const quietCanal: Scene = {
  slug: 'venice-quiet-canal', place: 'Venice, Italy', seed: 2713, light: 0.6, air: '#fbe3c0',
  alt: 'A narrow canal in Venice on a bright morning: shuttered house fronts, washing on a line, a small bridge and a gondola on green water',
  layers: () => {
    const lane = (s: Stage): Lane => ({ x: s.x(0.48), y: 560, half: s.tall ? 330 : 470, eye: 300 });
    const houses: [number, number, number, number, string, string][] = [
      [-1, 4.6, 7.6, 640, '#e2b08a', '#5f8a7c'], [1, 4.4, 7.6, 640, '#d98a70', '#4f7a8a'], [-1, 3.2, 4.6, 820, '#c9695a', '#3f6a5c'], [1, 3, 4.4, 730, '#f0cf94', '#5a8a6a'],
      [-1, 2.1, 3.2, 700, '#f2c27c', '#4f8a7c'], [1, 1.9, 3, 880, '#d9735c', '#f2e2c4'], [-1, 1.3, 2.1, 860, '#d98a7a', '#6a5a54'], [1, 1.15, 1.9, 690, '#f2dcb4', '#3f7a74'], [-1, 0.44, 1.3, 1300, '#eec48c', '#4a7f8c'], [1, 0.42, 1.15, 1300, '#c9604f', '#2f5f5c'],
    ];
    const fronts = layer(0.3, (s) => houses.map(([side, a, b, h, wall, sh]) => canalHouse(s, lane(s), side, a, b, h, wall, sh)).join(''));
    return [
      sky(['#5fa8cf', '#a9d3da', '#fbecc8'], 520),
      sun({ x: 0.5, y: 470, r: 0, colour: '#fff', glow: '#fff0c4', reach: 460 }),
      cumulus({ at: [[0.5, 300, 260, 70]], lit: '#ffffff', body: '#fff6e6', shade: '#e2dcd4', opacity: 0.85 }),
      // At the canal's end a bell tower leans a little, as they do.
      layer(0.16, (s) => put(s.x(0.48) - 12, 640, 1, fill(poly([[-20, 0], [-12, -250], [16, -250], [22, 0]]), '#e2ab8a') + fill(poly([[4, 0], [4, -250], [16, -250], [22, 0]]), '#c98f7c') + rect(-14, -262, 32, 12, '#fbf0da') + rect(-12, -296, 28, 36, '#f6e4c8') + [-7, 3].map((x) => rect(x, -290, 6, 26, '#8a6a6c')).join('') + fill(poly([[-15, -296], [2, -352], [19, -296]]), '#8fae9c'), 1.4)),
      layer(0.2, (s) => { const l = lane(s); const far: Pt[] = [inLane(l, -1, 7.6, 0), inLane(l, -1, 7.6, 520), inLane(l, 1, 7.6, 460), inLane(l, 1, 7.6, 0)]; return fill(poly(far), '#eac6a4') + [0.2, 0.42, 0.64].map((t) => rect(far[0]![0] + (far[3]![0] - far[0]![0]) * t, 570, 10, 18, '#9a7a7c')).join(''); }),
      fronts,
      layer(0.36, (s) => {
        // The water takes the fronts' colours, darker; each front lies mirrored below its own foot.
        const l = lane(s);
        const shore = (side: number): Pt[] => [0.5, 1, 2, 4, 7.6].map((z) => inLane(l, side, z, 0));
        const area = poly([...shore(-1), ...shore(1).reverse()]);
        let out = fill(area, s.down(590, 1000, ['#d9d6a8', '#7fa88a', '#3f7f78', '#1f5360']));
        const flip = group(s.paint(fronts), `transform="matrix(1 0 0 -0.62 0 ${(610 * 1.62).toFixed(0)})" ${s.blur(4, 14)}`);
        let inner = '';
        for (const [side, a, b, , wall] of houses) inner += fill(poly([inLane(l, side, a, 0), inLane(l, side, b, 0), inLane(l, side, b, -300), inLane(l, side, a, -330)]), tone(wall, -0.12), `opacity="0.5" ${s.blur(5, 12)}`);
        out += group(inner + group(flip, 'opacity="0"') + ripples(s, 600, 1000, '#f2f6d2', 150, 0.5, { x: l.x, spread: 160 }) + ripples(s, 620, 1000, '#1f5360', 150, 0.4), s.clip(area));
        return out;
      }),
      layer(0.42, (s) => {
        // A small bridge of Istrian stone.
        const l = lane(s);
        const [a, b] = [inLane(l, -1, 3.1, 0), inLane(l, 1, 3.1, 0)];
        const w = b[0] - a[0];
        const m = a[0] + w / 2;
        const deck = (y: number): string => `M${a[0] - 6} ${a[1] - 46 + y}Q${m} ${a[1] - 132 + y} ${b[0] + 6} ${a[1] - 46 + y}`;
        let out = fill(`${deck(0)}V${a[1] + 2}H${b[0] - 16}Q${m} ${a[1] - 128} ${a[0] + 16} ${a[1] + 2}H${a[0] - 6}Z`, s.across(a[0], b[0], ['#a8645a', '#c98470', '#e2a888'])) + line(`M${a[0] + 16} ${a[1] + 2}Q${m} ${a[1] - 128} ${b[0] - 16} ${a[1] + 2}`, '#f7ead2', 6) + line(deck(0), '#fbf2e0', 8) + line(deck(-24), '#3f4a4c', 2.6);
        for (let i = 1; i < 14; i++) { const t = i / 14; const y = (1 - t) ** 2 * (a[1] - 46) + 2 * t * (1 - t) * (a[1] - 132) + t * t * (a[1] - 46); out += line(`M${a[0] - 6 + (w + 12) * t} ${y}v-24`, '#3f4a4c', 1.6); }
        return out + put(m + 16, a[1] - 88, 0.44, walker('#2f5f74', '#e8c2a4', '#23485c')) + put(m + 34, a[1] - 87, 0.42, walker('#c9503f', '#e8c2a4', '#94362f')) + fill(`M${a[0] + 22} ${a[1] + 4}Q${m} ${a[1] + 74} ${b[0] - 22} ${a[1] + 4}Z`, '#2f5f60', 'opacity="0.4"');
      }),
      layer(0.46, (s) => { const l = lane(s); return laundry(s, inLane(l, -1, 1.9, 520), inLane(l, 1, 2, 560), 26, 0.9) + laundry(s, inLane(l, -1, 2.7, 470), inLane(l, 1, 2.7, 500), 16, 0.62); }),
      layer(0.6, (s) => group(put(s.x(0.47), 856, 1, `<g transform="scale(1.15 -0.5)">${gondola('#1d2430', '#8f2f38', '#c9a04c', '#c99a7c', '#d9d2c8')}</g>`), 'opacity="0.28"') + put(s.x(0.47), 848, 1.15, gondola('#1d2430', '#b5343c', '#f2c75a', '#e8b894', '#fbf4e8')) + fill(curve([[s.x(0.47) - 230, 866], [s.x(0.47), 858], [s.x(0.47) + 220, 868], [s.x(0.47), 874]], true), '#e8f2dc', 'opacity="0.4"')),
      layer(0.85, (s) => put(s.x(s.tall ? 0.1 : 0.13), 1010, 1.5, paline([-30, 6, 40], 280, '#b5343c', '#2f5f60')) + bougainvillea(s, s.x(1), 70, s.x(0.13), 120, 300, ['#e0567f', '#f08aa4', '#c9376a'], '#3f7a52')),
    ];
  },
};
