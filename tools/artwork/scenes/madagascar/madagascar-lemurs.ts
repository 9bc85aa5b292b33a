import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

/**
 * A ring-tailed lemur that sits on a branch, seat at 0,0, about 120 high; the tail hangs `tail` long and swings to one
 * side.
 */
function lemur(coat: string, pale: string, tail: number, swing: number, look = 0): string {
  let rings = '';
  const at = (t: number): Pt => [18 + swing * Math.sin(t * 2.4) * 34, -8 + t * tail];
  for (let i = 0; i < 15; i++) { const [a, b] = [at(i / 15), at((i + 1.04) / 15)]; rings += line(poly([a, b], false), i % 2 ? '#f4efe6' : '#2a2630', 15 - i * 0.2, 'style="stroke-linecap:butt"'); }
  rings += disc(at(1)[0], at(1)[1], 6.400, '#2a2630');
  const head = group(
    fill('M-26 -22Q-34 -44 -20 -46Q-10 -40 -8 -28ZM26 -22Q34 -44 20 -46Q10 -40 8 -28Z', coat) + fill('M-23 -26Q-28 -40 -20 -42Q-14 -36 -13 -28ZM23 -26Q28 -40 20 -42Q14 -36 13 -28Z', pale)
    + fill(curve([[-26, -10], [-22, -28], [0, -36], [22, -28], [26, -10], [16, 8], [0, 16], [-16, 8]], true), coat) + fill(curve([[-24, -6], [-16, -22], [-4, -20], [0, -26], [4, -20], [16, -22], [24, -6], [14, 8], [0, 15], [-14, 8]], true), pale)
    + [-1, 1].map((d) => oval(d * 11, -9, 9.5, 8, '#26222c', `transform="rotate(${d * 24} ${d * 11} -9)"`) + disc(d * 10.5, -9, 5.2, '#f2a02c') + disc(d * 10.5 + look, -9, 2.500, '#16101a') + disc(d * 10.5 + look - 1, -10.5, 0.9, '#ffffff')).join('')
    + fill(curve([[-9, 2], [-5, -6], [5, -6], [9, 2], [5, 12], [-5, 12]], true), '#f4efe6') + fill(curve([[-6, 5], [0, 1], [6, 5], [3, 11], [-3, 11]], true), '#2a2630') + line('M-5 13Q0 16 5 13', '#5a4a4c', 1.4),
    `transform="translate(${look * 1.5} -98) rotate(${look * 2})"`,
  );
  return (
    rings + fill(curve([[-26, 0], [-32, -30], [-24, -66], [-10, -84], [10, -84], [24, -66], [32, -30], [26, 0]], true), coat) + fill(curve([[-12, -4], [-17, -34], [-12, -66], [0, -76], [12, -66], [17, -34], [12, -4]], true), pale)
    + fill(curve([[-34, 4], [-36, -22], [-24, -30], [-12, -14], [-14, 4]], true), tone(coat, -0.04)) + fill(curve([[34, 4], [36, -22], [24, -30], [12, -14], [14, 4]], true), tone(coat, -0.08)) + line('M-17 -62Q-22 -36 -9 -20M17 -62Q22 -36 9 -20', tone(coat, -0.03), 10) + oval(-8, -18, 6, 5, '#2a2630') + oval(8, -18, 6, 5, '#2a2630') + oval(-24, 5, 12, 6, '#2a2630') + oval(24, 5, 12, 6, '#2a2630')
    + line('M-25 -64Q-34 -34 -33 -8', '#fff2dc', 2, 'opacity="0.6"') + head
  );
}

/** A wall of limestone needles, the tsingy: base at y, knife-sharp heads. */
const needles = (depth: number, y: number, height: number, width: [number, number], lit: string, rock: string, shade: string) =>
  layer(depth, (s: Stage) => {
    let out = `<rect x="${-BLEED}" y="${y - 40}" width="${s.w + 2 * BLEED}" height="500" fill="${mix(rock, s.air, 0.5)}"/>`;
    for (let x = -BLEED; x < s.w + BLEED; ) {
      const w = s.r.range(...width);
      const h = height * s.r.range(0.5, 1) * (0.75 + 0.35 * Math.sin(x / 210));
      const tip = x + w * s.r.range(0.3, 0.6);
      const l: Pt[] = [[x - w * 0.3, y], [x + w * 0.05, y - h * 0.5], [x + w * 0.16, y - h * 0.56], [tip - w * 0.1, y - h * 0.86], [tip, y - h]];
      const r: Pt[] = [[tip + w * 0.1, y - h * 0.82], [x + w * 0.82, y - h * 0.6], [x + w * 0.92, y - h * 0.5], [x + w * 1.3, y]];
      out += fill(poly([...l, ...r]), s.down(y - h, y, [lit, rock, mix(rock, s.air, 0.5)])) + fill(poly([[tip, y - h], ...r, [x + w * 0.6, y], [x + w * 0.52, y - h * 0.5]]), shade, 'opacity="0.55"');
      for (let i = 0; i < 3; i++) { const u = s.r.range(0.2, 0.8); out += line(`M${x + w * u} ${y - h * s.r.range(0.3, 0.6)}V${y - h * s.r.range(0, 0.2)}`, shade, s.r.range(1.5, 4), 'opacity="0.35"'); }
      x += w * 0.62;
    }
    return out;
  });

export const lemurs: Scene = {
  slug: 'madagascar-lemurs-tsingy', place: 'Madagascar', seed: 3313, light: -0.6, air: '#f2dcb0',
  alt: 'Three ring-tailed lemurs sit on a branch, tails hanging, before the limestone needles of the tsingy in morning mist',
  layers: () => [
    sky(['#6fae9c', '#b5d0a4', '#f2e2a8', '#ffd78f', '#ffe8b8'], 700),
    sun({ x: 0.26, y: 300, r: 74, colour: '#fffbe0', glow: '#ffe09a', reach: 680 }),
    streaks({ y: [60, 320], count: 8, colours: ['#fff4cc', '#ffe6b0'], opacity: 0.7 }),
    needles(0.12, 640, 270, [60, 120], '#e8d8ae', '#cfc6a0', '#a9b096'), mist({ depth: 0.16, y: 600, height: 120, colour: '#fff2cc', opacity: 0.85 }),
    needles(0.22, 780, 360, [80, 150], '#cfc49a', '#9fa487', '#6f8a7c'), mist({ depth: 0.26, y: 740, height: 140, colour: '#fff0c8', opacity: 0.8 }),
    needles(0.36, 1010, 380, [110, 200], '#8f9a78', '#5f7a68', '#33584f'), mist({ depth: 0.4, y: 985, height: 110, colour: '#f4e6ba', opacity: 0.55 }),
    rays({ depth: 0.42, x: 0.2, y: -60, count: 9, spread: 60, angle: 24, length: 1200, colour: '#fff2c0', strength: 0.24 }),
    layer(0.7, (s) => {
      // One great branch across the picture, moss on its upper side.
      const top: Pt[] = [[-120, 700], [s.w * 0.16, 672], [s.w * 0.36, 650], [s.w * 0.6, 648], [s.w * 0.8, 622], [s.w + 120, 560]];
      const low: Pt[] = [[s.w + 120, 622], [s.w * 0.8, 672], [s.w * 0.6, 694], [s.w * 0.36, 700], [s.w * 0.16, 730], [-120, 780]];
      const d = `${curve(top)}L${curve(low).slice(1)}Z`;
      let inner = '';
      for (let i = 0; i < 30; i++) { const y = s.r.range(-6, 60); inner += line(curve(top.map(([x, yy], k): Pt => [x, yy + y + Math.sin(k * 2 + i) * 5])), i % 3 ? '#3a2f2c' : '#a08468', s.r.range(1, 4), 'opacity="0.35"'); }
      let out = fill(d, s.down(620, 760, ['#8a6a50', '#5a4438', '#33292c'])) + group(inner, s.clip(d)) + line(curve(top), '#f2d9a4', 3, 'opacity="0.6"');
      // Cushions of moss, ferns growing out of them.
      for (const [p, y, k] of [[0.03, 700, 1], [0.1, 690, 1.3], [0.2, 676, 0.8], [0.425, 660, 0.7], [0.585, 656, 0.9], [0.77, 640, 1.2], [0.86, 616, 1.4], [0.95, 590, 1]] as const) { for (let j = 0; j < 5; j++) out += leafSpray(s, s.x(p) + (j - 2) * 9 * k, y, -s.r.range(46, 86) * k, ['#3f7a54', '#5f9a58', '#4f8a54', '#8fb868', '#5f9a58'][j]!, 6); out += foliage(s, s.x(p), y + 6 * k, 46 * k, 15 * k, ['#2f5f48', '#4f8450', '#9cb868'], 14); }
      return out;
    }),
    layer(0.74, (s) => (s.tall ? [[0.3, 664, 2, 240, 0.4, 1.6], [0.72, 648, 2.1, 250, -0.5, -1.6]] : [[0.345, 656, 1.9, 150, 0.5, 1.6], [0.5, 652, 2.15, 160, -0.4, 0], [0.655, 650, 1.8, 150, 0.5, -1.8]]).map(([x, y, k, t, w, look]) => put(s.x(x!), y!, k!, lemur('#8f8a90', '#f6f0e4', t! / k! + 40, w!, look))).join('')),
    layer(0.95, (s) => {
      let out = '';
      for (let i = 0; i < 70; i++) { const left = i % 2 === 0; out += leafSpray(s, left ? s.r.range(-60, s.w * 0.15) : s.r.range(s.w * 0.86, s.w + 60), s.r.range(-60, left ? 150 : 240), s.r.range(70, 140), s.r.pick(['#17423c', '#1f5a48', '#2f7350']), 6); }
      for (let i = 0; i < 60; i++) out += leafSpray(s, i % 2 ? s.r.range(-60, s.w * 0.28) : s.r.range(s.w * 0.74, s.w + 60), 1040, -s.r.range(60, 110), s.r.pick(['#17423c', '#1f5044', '#2a6349']), 6);
      return out;
    }),
  ],
};
