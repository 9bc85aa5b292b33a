import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fill, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { gallery, lilies, prasat } from '../../src/buildings/temples.ts';
import { foliage, leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const [lit, stone, shade] = ['#c9818a', '#6f4a78', '#46345f'];

/** The west front around 0,0: five towers on their terraces, galleries to both sides. About 1180 wide, 330 high. */
const temple = (s: Stage): string => {
  const block = (w: number, y: number, h: number): string => rect(-w, -y - h, 2 * w, h, s.down(-y - h, -y, [lit, stone, shade])) + rect(-w - 4, -y - h, 2 * w + 8, 5, lit);
  let out = put(-262, -66, 1.2, prasat(s, lit, stone, shade)) + put(262, -66, 1.2, prasat(s, lit, stone, shade));
  out += block(330, 30, 40) + gallery(s, -330, -70, 660, 26, lit, stone, shade);
  out += put(-128, -92, 1.55, prasat(s, lit, stone, shade)) + put(128, -92, 1.55, prasat(s, lit, stone, shade));
  out += fill(poly([[-170, -60], [-132, -128], [132, -128], [170, -60]]), s.down(-128, -60, [lit, stone, shade])) + put(0, -118, 2.2, prasat(s, lit, stone, shade)) + gallery(s, -150, -112, 300, 20, lit, stone, shade);
  out += gallery(s, -590, 0, 500, 44, lit, stone, shade) + gallery(s, 90, 0, 500, 44, lit, stone, shade);
  for (const x of [-560, -330, 330, 560]) out += put(x, 0, 0.78, prasat(s, lit, stone, shade));
  out += rect(-100, -64, 200, 64, s.down(-64, 0, [stone, shade])) + put(-66, 0, 0.95, prasat(s, lit, stone, shade)) + put(66, 0, 0.95, prasat(s, lit, stone, shade)) + put(0, 0, 1.3, prasat(s, lit, stone, shade));
  return out + rect(-620, -8, 1240, 12, shade);
};

export const angkor: Scene = {
  slug: 'angkor-wat-sunrise', place: 'Angkor, Cambodia', seed: 312, light: -0.5, air: '#f6b79a',
  alt: 'The five towers of Angkor Wat stand dark against a rose and gold sunrise and lie mirrored in a lotus pond',
  layers: () => {
    const back = layer(0.16, (s) => {
      let out = '';
      for (let i = 0; i < 30; i++) out += foliage(s, s.x(-0.06 + (i / 29) * 1.12), 668 + s.r.range(-10, 6), s.r.range(50, 90), s.r.range(26, 52), ['#9a6d92', '#a97798', '#c98a9a'], 14);
      return out + rect(-100, 668, s.w + 200, 40, '#8d6690');
    });
    const trees = layer(0.24, (s) => {
      let out = '';
      const list: [number, number, number][] = [[0.05, 3.3, -6], [0.115, 2.5, 8], [0.9, 2.9, -8], [0.97, 3.6, 6]];
      for (const [x, k, lean] of list) out += put(s.x(x), 700, k * (s.tall ? 0.75 : 1), palm(s, '#4a2f55', ['#4a3460', '#5f4270'], lean, 15));
      for (let i = 0; i < 34; i++) {
        const p = s.r.next();
        const q = p < 0.5 ? p * 0.36 : 1 - (1 - p) * 0.36;
        out += foliage(s, s.x(q), 690 + s.r.range(-6, 8), s.r.range(36, 66), s.r.range(20, 44), ['#43305a', '#553c69', '#7b5478'], 13);
      }
      return out;
    });
    const front = layer(0.2, (s) => put(s.x(0.5), 700, s.tall ? 0.66 : 0.98, temple(s)));
    return [
      sky(['#3c4f8c', '#8a78b2', '#e39aa6', '#ffb988', '#ffe3a6'], 690),
      sun({ x: 0.585, y: 470, r: 62, colour: '#fff6cf', glow: '#ffcf7a', reach: 640 }),
      streaks({ y: [80, 480], count: 13, colours: ['#a888bb', '#f0a3a6', '#ffcf96'], opacity: 0.8, width: [260, 760] }),
      birds({ x: 0.28, y: 300, count: 8, size: 12, colour: '#5d4379', spread: 90 }),
      back, mist({ depth: 0.18, y: 660, height: 110, colour: '#ffc9a0', opacity: 0.75 }),
      front, trees,
      mist({ depth: 0.26, y: 690, height: 36, colour: '#ffc6a0', opacity: 0.55 }),
      water({ depth: 0.3, top: 704, stops: ['#ffcd9c', '#dd8f9f', '#7a64a0', '#2f3a70'], glitter: { x: 0.585, colour: '#ffeec0', spread: 60, count: 120 } }),
      mirror({ of: [back, front, trees], y: 704, depth: 0.32, opacity: 0.82, tint: '#e9a39c', squash: 0.9, cuts: 170 }),
      layer(0.6, (s) => lilies(s, 840, 1000, s.tall ? 60 : 110, ['#3d5a66', '#547a70'], '#e0608f', (p) => Math.abs(p - 0.53) > 0.12)),
      layer(0.95, (s) => {
        let out = '';
        for (let i = 0; i < 54; i++) out += leafSpray(s, s.r.chance(0.6) ? s.r.range(-70, s.w * 0.3) : s.r.range(s.w * 0.8, s.w + 60), s.r.range(-60, 26), s.r.range(60, 120), s.r.pick(['#1f2350', '#2b2c5e', '#3c3a70']), 6);
        return out;
      }),
    ];
  },
};
