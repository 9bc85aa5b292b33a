import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { bird } from '@trekker/cover-art/creatures.ts';

/** A reef seen from the air: dark rim, pale shallows, speckled heads. `shape` is its outline round 0,0. */
function reef(s: Stage, shape: Pt[], k: number): string {
  const ring = (grow: number, wob: number): string => curve(shape.map(([x, y], i): Pt => { const n = 1 + fbm(i * 1.7 + grow * 3, 31, 2) * wob; return [x * (1 + grow) * n * k, y * (1 + grow) * n * k]; }), true);
  let out = fill(ring(0.28, 0.05), '#4fc4c9', 'opacity="0.35"') + fill(ring(0.16, 0.05), '#7fdcd4', 'opacity="0.55"') + fill(ring(0.07, 0.04), '#c4f2e2', 'opacity="0.8"') + line(ring(0.1, 0.04), '#ffffff', 3, 'opacity="0.55" stroke-dasharray="30 12 60 18"');
  const d = ring(0, 0.03);
  let inner = '';
  for (let i = 0; i < 300; i++) { const a = s.r.range(0, Math.PI * 2); const u = Math.sqrt(s.r.next()); const p = shape[Math.floor((a / (Math.PI * 2)) * shape.length)]!; inner += oval(p[0] * u * k + s.r.range(-16, 16), p[1] * u * k + s.r.range(-12, 12), s.r.range(3, 15), s.r.range(2, 9), s.r.pick(['#2f8f8a', '#8a7a4c', '#5fae8c', '#c9a868', '#1f7a80', '#a9dcbc', '#e2d69a']), 'opacity="0.6"'); }
  return out + fill(d, s.radial(0, 0, 260 * k, ['#b5e8c9', '#6fbfa0', '#4a9a84'])) + group(inner, s.clip(d));
}

/** A sailing catamaran from above, bow up, middle at 0,0, about 110 long. */
const catamaran = (): string => fill('M-26 46Q-30 0 -22 -52Q-14 0 -14 46Z', '#ffffff') + fill('M26 46Q30 0 22 -52Q14 0 14 46Z', '#ffffff') + rect(-22, -16, 44, 54, '#f4f6f4') + rect(-18, -12, 36, 20, '#dfe8ea') + rect(-18, 12, 36, 22, '#e9d5b4') + fill('M0 -24Q34 -6 30 40Q10 20 0 -24Z', '#fffdf4') + fill('M0 -24Q20 0 30 40Q12 16 0 -24Z', '#c9d9dc') + line('M0 -26V26', '#6a5a4c', 2) + [[-9, 20], [8, 24], [-4, 28]].map(([x, y], i) => disc(x!, y!, 3, ['#e8503f', '#f2b53c', '#2f6fb4'][i]!)).join('');

export const fromAbove: Scene = {
  slug: 'great-barrier-reef-heart-aerial', place: 'Great Barrier Reef, Australia', seed: 4012, light: -0.5, air: '#bfe6ea',
  alt: 'The Great Barrier Reef from the air: a heart-shaped reef and turquoise channels, a white catamaran and a pair of sea birds far above it',
  layers: () => [
    layer(0.05, (s) => rect(-120, -120, s.w + 240, 1240, s.linear(0, 0, s.w, 1000, ['#0f5f9c', '#1a84b4', '#2fa4c0', '#1f7fb0']))),
    layer(0.08, (s) => {
      // The deep channel and pale sand banks between the reefs.
      let out = '';
      for (const [pts, c, o] of [
        [[[-0.1, 0.2], [0.2, 0.3], [0.34, 0.5], [0.3, 0.8], [0.4, 1.1], [-0.1, 1.1]], '#3fb9c4', 0.5],
        [[[0.6, -0.1], [0.66, 0.2], [0.8, 0.34], [1.1, 0.3], [1.1, -0.1]], '#4fc4c9', 0.5],
        [[[0.72, 1.1], [0.76, 0.8], [0.9, 0.66], [1.1, 0.64], [1.1, 1.1]], '#4fc4c9', 0.45],
        [[[-0.1, 0.3], [0.12, 0.4], [0.22, 0.6], [0.18, 0.9], [0.2, 1.1], [-0.1, 1.1]], '#7fdcd0', 0.5],
      ] as [number[][], string, number][]) out += group(fill(curve(pts.map(([x, y]): Pt => [s.x(x!), y! * 1000]), true), c, `opacity="${o}"`), s.blur(22));
      return out;
    }),
    layer(0.14, (s) => {
      const blob = (n: number, rx: number, ry: number, seed: number): Pt[] => Array.from({ length: n }, (_, i): Pt => { const a = (i / n) * Math.PI * 2; const k = 1 + fbm(i * 0.9, seed, 2) * 0.36; return [Math.cos(a) * rx * k, Math.sin(a) * ry * k]; });
      const list: [number, number, number, number, number][] = [[0.06, 170, 190, 110, 3], [0.2, 820, 230, 150, 7], [0.94, 150, 230, 120, 11], [0.95, 860, 220, 170, 19], [0.36, 90, 120, 60, 23], [0.74, 930, 100, 60, 29], [0.02, 560, 100, 90, 37]];
      return list.map(([p, y, rx, ry, seed]) => `<g transform="translate(${s.x(p)} ${y})">${reef(s, blob(22, rx * (s.tall ? 0.8 : 1), ry, seed), 1)}</g>`).join('');
    }),
    layer(0.2, (s) => {
      const heart: Pt[] = Array.from({ length: 36 }, (_, i): Pt => { const t = (i / 36) * Math.PI * 2; return [16 * Math.sin(t) ** 3 * 12, -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * 11.500]; });
      return `<g transform="translate(${s.x(0.55)} 470) rotate(-9)">${reef(s, heart, s.tall ? 1 : 1.12)}</g>`;
    }),
    layer(0.3, (s) => {
      // Wind on the water: long fine lines, and the sun's net over the shallows.
      let d = '';
      for (let i = 0; i < 240; i++) d += lens(s.r.range(-90, s.w + 90), s.r.range(-20, 1020), s.r.range(20, 90), s.r.range(0.8, 2));
      let foam = '';
      for (let i = 0; i < 16; i++) foam += lens(s.r.range(-60, s.w + 60), s.r.range(0, 1000), s.r.range(14, 34), 3);
      return group(fill(d, '#e6fffa', 'opacity="0.3"') + fill(foam, '#ffffff', 'opacity="0.7"'), 'transform="rotate(-6)"');
    }),
    layer(0.5, (s) => {
      const [x, y] = [s.x(s.tall ? 0.24 : 0.31), 560];
      return `<g transform="translate(${x} ${y}) rotate(164)">${fill('M-24 50Q-40 160 -70 330Q-30 180 -10 50Z', '#ffffff', 'opacity="0.45"') + fill('M24 50Q40 160 70 330Q30 180 10 50Z', '#ffffff', 'opacity="0.45"') + fill('M-12 46Q-8 150 0 300Q8 150 12 46Z', '#ffffff', 'opacity="0.5"')}</g>` + `<g transform="translate(${x + 26} ${y + 30}) rotate(164) scale(1.2)" opacity="0.3">${fill('M-26 46Q-30 0 -22 -52L22 -52Q30 0 26 46Z', '#06304f')}</g><g transform="translate(${x} ${y}) rotate(164) scale(1.2)">${catamaran()}</g>`;
    }),
    layer(0.6, (s) => {
      // Turtles near the surface.
      const turtle = (x: number, y: number, k: number, a: number): string => `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})"><g opacity="0.3" transform="translate(16 18)">${oval(0, 0, 20, 26, '#06405f')}</g>${[[-20, -14, -40], [20, -14, 40], [-16, 20, 30], [16, 20, -30]].map(([fx, fy, r]) => oval(fx!, fy!, 7, 15, '#4f7a54', `transform="rotate(${r} ${fx} ${fy})"`)).join('') + oval(0, -32, 7, 9, '#5a8a5c') + oval(0, 0, 20, 26, '#6f8f4c') + line('M0 -24V24M-18 -6L18 -6M-17 8L17 8', '#3f5f3c', 2)}</g>`;
      return turtle(s.x(0.68), 760, 0.8, 40) + turtle(s.x(0.73), 720, 0.6, 60) + turtle(s.x(0.42), 850, 0.7, -20);
    }),
    layer(0.85, (s) => [[0.8, 330, 1.5, -12], [0.885, 412, 1.15, -8]].map(([p, y, k, a]) => `<g opacity="0.25">${put(s.x(p!) + 130, y! + 190, k! * 0.8, bird('#06304f'), a!)}</g>` + put(s.x(p!), y!, k!, bird(mix('#ffffff', tone('#dfeaf0', 0), 0.2)), a!)).join('')),
  ],
};
