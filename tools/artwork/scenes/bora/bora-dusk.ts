import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { mist, moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';

/** A thatched house on posts in the lagoon, its deck at 0,0, about 200 wide, lit from within. */
function house(s: Stage, k: number): string {
  const dusk = (c: string): string => mix('#6a5a94', c, k);
  let straw = '';
  for (let i = 0; i < 30; i++) straw += `M${-34 + i * 2.4} -158Q${-70 + i * 4.8} -110 ${-104 + i * 7.2} -74`;
  return line('M-84 0V46M-40 0V50M4 0V50M48 0V50M92 0V46', dusk('#2a1c38'), 6) + rect(-104, -6, 216, 9, dusk('#6a4450')) + rect(-80, -78, 150, 74, s.down(-78, -4, [dusk('#ffdc8c'), dusk('#f2a458')])) + line('M-80 -78V-4M-44 -78V-4M-6 -78V-4M32 -78V-4M70 -78V-4', dusk('#5a3440'), 5) + line('M-80 -44H70', dusk('#8a5440'), 2) + fill('M-112 -70Q-70 -112 -42 -162H38Q66 -112 108 -70Q0 -86 -112 -70Z', s.down(-162, -70, [dusk('#5f4a64'), dusk('#3a2a48')])) + line(straw, dusk('#8a6a74'), 1.4, 'opacity="0.5"') + line('M-44 -162H40', dusk('#a8808a'), 6) + line('M-110 -71Q0 -87 106 -71', dusk('#ffb878'), 2.4, 'opacity="0.8"') + line('M76 -4V-32M100 -4V-32M74 -32H112', dusk('#3a2438'), 4);
}

export const dusk: Scene = {
  slug: 'bora-bora-bungalows-dusk', place: 'Bora Bora, French Polynesia', seed: 3721, light: -0.5, air: '#c98fb0',
  alt: 'Dusk at Bora Bora: a lantern-lit jetty leads to glowing thatched bungalows on stilts, Mount Otemanu dark against a violet sky with a crescent moon',
  layers: () => {
    const peak = ridge({ depth: 0.14, base: 572, height: 400, rough: 0.32, grainSize: 60, island: true, outline: [{ at: 0.33, points: [[-460, 0], [-380, 34], [-300, 84], [-220, 140], [-160, 176], [-120, 236], [-96, 330], [-84, 372], [-60, 392], [-20, 398], [14, 390], [30, 352], [44, 300], [76, 262], [112, 250], [134, 268], [156, 250], [190, 176], [250, 128], [330, 84], [420, 40], [500, 12], [560, 0]] }], colour: '#5a4a86', shade: '#3a3470', lit: '#e08fa0', foot: '#8a6aa4', gullies: 10 });
    const houses = layer(0.34, (s: Stage) => {
      const row: [number, number, number, number][] = s.tall ? [[0.52, 618, 0.36, 0.5], [0.68, 640, 0.55, 0.75], [0.9, 680, 0.85, 0.95]] : [[0.5, 606, 0.3, 0.35], [0.575, 614, 0.42, 0.55], [0.67, 630, 0.6, 0.75], [0.795, 660, 0.9, 0.9], [0.955, 714, 1.35, 1]];
      return row.map(([x, y, k, n]) => put(s.x(x), y, k, house(s, n))).join('');
    });
    return [
      sky(['#232a68', '#4a4292', '#9a60a8', '#ea8a98', '#ffbc8c'], 570),
      stars(150, 420),
      moon({ x: 0.62, y: 170, r: 40, colour: '#fff4d8', glow: '#f7c4c0', crescent: 0.42 }),
      streaks({ y: [180, 520], count: 12, colours: ['#7a5aa4', '#d9809c', '#ffab8c'], opacity: 0.65, width: [240, 760] }),
      peak,
      mist({ depth: 0.15, y: 380, height: 50, colour: '#f2a8b0', opacity: 0.4, from: 0.16, to: 0.5 }),
      layer(0.16, (s) => { let out = fill(curve([[-120, 572], [s.w * 0.1, 562], [s.w * 0.4, 566], [s.w * 0.72, 560], [s.w + 120, 566], [s.w + 120, 578], [-120, 578]], true), '#4a3a74'); for (let i = 0; i < 30; i++) out += put(s.x(s.r.range(-0.04, 1)), 570, s.r.range(0.34, 0.7), coconutPalm(s, '#44366c', ['#44366c', '#54447c', '#6f5484'], s.r.range(-14, 14), 8)); return out; }),
      water({ depth: 0.2, top: 574, stops: ['#ffb490', '#d97a9c', '#7a5aa0', '#2f3f84', '#1f2f6a'], ripples: { light: '#ffd0b0', dark: '#5a4a90', count: 220, opacity: 0.4 }, glitter: { x: 0.62, colour: '#ffeccc', spread: 60, count: 90 } }),
      mirror({ of: [peak], y: 575, depth: 0.22, opacity: 0.5, tint: '#f2a4a8', squash: 0.6, cuts: 90, bottom: 860 }),
      houses,
      layer(0.36, (s) => group(s.paint(houses), `transform="matrix(1 0 0 -0.55 0 1060)" opacity="0.35" ${s.blur(2, 7)}`) + ripples(s, 640, 900, '#ffc48c', 70, 0.5, { x: s.x(0.84), spread: 190 })),
      layer(0.38, (s) => s.paint(houses)),
      layer(0.6, (s) => {
        // The jetty from the near edge out to the houses, lanterns on its posts.
        const [a, b] = [[s.w * 0.12, 1060], [s.w * 0.62, 652]] as const;
        const at = (t: number, side: number): Pt => { const z = 1 / (1 + t * 5.2); const u = (1 - z) / (1 - 1 / 6.2); return [a[0] + (b[0] - a[0]) * u + side * 210 * z, a[1] + (b[1] - a[1]) * u]; };
        let out = fill(poly([at(0, -1), at(0, 1), at(1, 1), at(1, -1)]), s.down(652, 1040, ['#c98a84', '#8a5a74', '#4f3860']));
        for (let i = 0; i < 40; i++) { const t = (i / 40) ** 1.6; out += line(poly([at(t, -1), at(t, 1)], false), '#3a2850', 1 + 4 * (1 - t) ** 3, 'opacity="0.5"'); }
        out += line(poly([at(0, 1), at(1, 1)], false), '#ffb48c', 3, 'opacity="0.8"');
        let glow = '';
        for (const t of [0.012, 0.07, 0.16, 0.3, 0.52, 0.85]) for (const side of [-1, 1]) {
          const [x, y] = at(t, side);
          const k = 1 / (1 + t * 5.2);
          out += line(`M${x} ${y + 60 * k}V${y - 96 * k}`, '#2f2040', 12 * k) + line(`M${x} ${y - 90 * k}h${-side * 20 * k}`, '#2f2040', 5 * k) + rect(x - side * 22 * k - 13 * k, y - 86 * k, 26 * k, 36 * k, '#ffdf94') + rect(x - side * 22 * k - 15 * k, y - 90 * k, 30 * k, 6 * k, '#3a2440');
          glow += disc(x - side * 22 * k, y - 68 * k, 80 * k, s.radial(x - side * 22 * k, y - 68 * k, 80 * k, ['#ffcf7a88', '#ff9c5a22', '#ff9c5a00'])) + oval(x - side * 60 * k, y + 4 * k, 90 * k, 16 * k, '#ffcf8a', 'opacity="0.28"');
        }
        for (const side of [-1, 1]) out += line(curve(Array.from({ length: 14 }, (_, i) => { const [x, y] = at(i / 13, side); return [x, y - 44 / (1 + (i / 13) * 5.2)] as Pt; })), '#5a3c54', 3);
        const [px, py] = at(0.19, 0);
        return out + glow + oval(px, py + 2, 56, 7, '#2a1c3c', 'opacity="0.5"') + put(px - 22, py, 1.05, stroller('#f2e6d4', '#4a4470', '#2a1c24', '#a8704c')) + put(px + 24, py + 2, 1, lady('#d9455c', '#2a1c24', '#b57a54'));
      }),
      layer(0.94, (s) => put(s.x(-0.06), 700, s.tall ? 5 : 6.4, coconutPalm(s, '#1f1838', ['#141434', '#241f48', '#54386a'], 14, 14)) + group(Array.from({ length: 6 }, (_, i) => fill(lens(s.x(0.72) + i * 50, 900 + i * 14, 180, 4), '#ffc49c', 'opacity="0.35"')).join(''))),
    ];
  },
};
