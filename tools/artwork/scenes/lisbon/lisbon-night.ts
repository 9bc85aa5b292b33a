import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { moon, sky, stars } from '@trekker/cover-art/sky.ts';
import { lady } from '../../src/people/strollers.ts';

/** A wrought lamp on a bracket, wall at 0,0 to the left; its light hangs at 46, 30. */
const lamp = (s: Stage, dir: number): string => `<g transform="scale(${dir} 1)">${oval(46, 34, 210, 210, s.radial(46, 34, 210, ['#ffd48a88', [0.3, '#ffb85c3a'], [1, '#ffb85c00']]))}${line('M0 -10H34Q46 -10 46 2M0 16Q22 14 34 -10', '#231d34', 4)}${line('M0 -18V24', '#231d34', 7)}${fill(poly([[32, 10], [36, 50], [56, 50], [60, 10]]), '#fff0c4')}${line('M32 10L36 50H56L60 10M46 10V50', '#231d34', 3)}${fill(poly([[28, 10], [46, -6], [64, 10]]), '#231d34')}</g>`;

/** A man who plays the Portuguese guitar on a chair, feet at 0,0, about 110 high. */
const guitarist = (): string => line('M-18 0V-44H14V0M-18 -44V-84', '#4a3028', 4.4) + line('M-4 -42L16 -40L18 -2M2 -42L28 -38L32 -2', '#2a2a40', 11) + line('M12 0H26M28 0H42', '#1a1622', 6) + fill(curve([[-16, -40], [-18, -66], [-10, -84], [8, -84], [16, -66], [12, -40]], true), '#f4ecdc') + fill(curve([[-16, -40], [-18, -66], [-12, -82], [-4, -62], [-4, -40]], true), '#2f2a44') + fill(curve([[12, -40], [16, -66], [10, -82], [4, -62], [4, -40]], true), '#2f2a44') + disc(0, -96, 10, '#d9a07c') + fill('M-11 -96Q-12 -110 0 -110Q12 -110 11 -98L6 -103H-6Z', '#2a2024') + fill('M-13 -106H13L9 -114H-8Z', '#3a3550') + `<g transform="translate(6 -54) rotate(-24)">${oval(0, 0, 20, 17, '#b5703c') + oval(0, 0, 15, 12, '#d9954c') + disc(2, 0, 5, '#4a2a20') + rect(16, -3, 46, 6, '#5a3424') + fill('M60 -6L74 -12Q80 0 74 12L60 6Z', '#5a3424') + line('M-12 -1H60M-12 1H60', '#fff0d4', 0.8)}</g>` + line('M-14 -76L-22 -58L2 -50M12 -76L34 -62L42 -70', '#2f2a44', 7) + disc(3, -51, 4, '#d9a07c') + disc(43, -71, 4, '#d9a07c');

export const fado: Scene = {
  slug: 'lisbon-alfama-night', place: 'Lisbon, Portugal', seed: 514, light: 0.3, air: '#4a4a80', grain: 0.5,
  alt: 'Steps climb through the Alfama at night between tiled walls and lamps; a man plays the guitar and a woman in red listens',
  layers: () => [
    sky(['#12184a', '#2c357c', '#5a5fa4', '#9a86b4'], 520),
    stars(170, 420), moon({ x: 0.56, y: 130, r: 40, colour: '#fff4dc', glow: '#c9d0f4' }),
    layer(0.16, (s) => {
      // Roofs and a church dome above the end of the stairs.
      const c = s.x(0.52);
      let out = rect(c - 60, 190, 120, 200, '#6a6aa8') + fill(`M${c - 66} 196Q${c - 62} 110 ${c} 96Q${c + 62} 110 ${c + 66} 196Z`, '#7f80bc') + rect(c - 10, 70, 20, 30, '#7f80bc') + line(`M${c} 70V44M${c - 8} 54H${c + 8}`, '#c9c4dc', 3) + [-34, 0, 34].map((x) => fill(`M${c + x - 8} 260V226a8 8 0 0 1 16 0V260Z`, '#ffd98a')).join('');
      for (let i = 0; i < 12; i++) { const w = s.r.range(60, 100); const x = c - 330 + i * 58; const h = s.r.range(60, 150); out += rect(x, 400 - h, w, 200, s.r.pick(['#5a5890', '#67629c', '#4f5088'])) + fill(poly([[x - 5, 400 - h], [x + w * 0.1, 378 - h], [x + w * 0.9, 378 - h], [x + w + 5, 400 - h]]), '#7a4a68') + (i % 2 ? rect(x + w * 0.4, 424 - h, 12, 18, '#ffcf82') : ''); }
      return out;
    }),
    layer(0.34, (s) => {
      const c = s.x(0.52);
      const k = s.tall ? 0.78 : 1;
      let out = '';
      // The stairs: far treads narrow, near ones broad.
      for (let i = 0; i < 24; i++) {
        const t = i / 23;
        const y = 400 + 600 * t ** 1.35;
        const half = (70 + 330 * t ** 1.2) * k;
        const h = 9 + 34 * t;
        out += rect(c - half, y, half * 2, h + 40, mix('#8a7aa4', '#55487c', t)) + rect(c - half, y, half * 2, 5 + 9 * t, mix('#cfc0d0', '#a894b4', t)) + oval(c + (i % 5 < 2 ? -1 : 1) * half * 0.5, y + 5, half * 0.34, 4 + 5 * t, '#ffcf8a', 'opacity="0.3"');
      }
      return out + line(`M${c} 404Q${c + 6} 640 ${c - 4} 1010`, '#3a3058', 5) + Array.from({ length: 7 }, (_, i) => line(`M${c + 2} ${450 + i * i * 11}v${-30 - i * 6}`, '#3a3058', 4)).join('');
    }),
    layer(0.4, (s) => {
      const c = s.x(0.52);
      const k = s.tall ? 0.78 : 1;
      let out = '';
      const block = (side: number, z0: number, z1: number, top: number, wall: string, tiled: boolean): void => {
        const at = (z: number): number => c + side * (70 + 340 * z ** 1.2) * k;
        const [a, b] = [at(z0), at(z1)];
        const foot0 = 404 + 600 * z0 ** 1.35;
        const foot1 = 404 + 600 * z1 ** 1.35;
        const top0 = top + 90 * (1 - z0);
        // A point on the wall: `t` from its far to its near end, `v` from the eaves to the foot.
        const q = (t: number, v: number): Pt => { const [y0, y1] = [top0 + (top - top0) * t, foot0 + (foot1 + 20 - foot0) * t]; return [a + (b - a) * t, y0 + (y1 - y0) * v]; };
        const quad = (t0: number, t1: number, v0: number, v1: number): string => poly([q(t0, v0), q(t1, v0), q(t1, v1), q(t0, v1)]);
        const lit = mix(wall, '#3f3a7c', side < 0 ? 0.42 : 0.5);
        out += fill(quad(0, 1, 0, 1), s.across(a, b, [tone(lit, 0.06), tone(lit, -0.05)]));
        if (tiled) {
          out += fill(quad(0, 1, 0.56, 1), '#b9bfe2');
          const n = Math.max(3, Math.round(Math.abs(b - a) / 44));
          for (let i = 0; i < n; i++) for (let j = 0; j < 9; j++) { const m = (du: number, dv: number): Pt => q((i + 0.5 + du) / n, 0.56 + (0.44 * (j + 0.5 + dv)) / 9); out += fill(poly([m(0, -0.44), m(0.12, -0.12), m(0.44, 0), m(0.12, 0.12), m(0, 0.44), m(-0.12, 0.12), m(-0.44, 0), m(-0.12, -0.12)]), '#3a58b0') + fill(poly([m(0.5, 0.3), m(0.7, 0.5), m(0.5, 0.7), m(0.3, 0.5)]), '#6f86cc'); }
          out += fill(quad(0, 1, 0.55, 0.565), '#e6e4f2');
        }
        const cols = Math.max(1, Math.round(Math.abs(b - a) / 190));
        for (let i = 0; i < cols; i++) for (const v of [0.14, 0.37]) {
          const [t0, t1] = [(i + 0.28) / cols, (i + 0.72) / cols];
          const dt = (t1 - t0) * 0.16;
          out += fill(quad(t0 - dt, t1 + dt, v - 0.012, v + 0.15), mix('#f4e6d0', '#6a64a4', 0.4)) + fill(quad(t0, t1, v, v + 0.14), s.r.chance(0.66) ? '#ffcf84' : '#23265a') + line(poly([q((t0 + t1) / 2, v), q((t0 + t1) / 2, v + 0.14)], false), '#4a4070', 3) + line(poly([q(t0, v + 0.06), q(t1, v + 0.06)], false), '#4a4070', 3);
          for (let k = 0; k <= 9; k++) { const t = t0 - dt * 1.6 + ((t1 - t0 + dt * 3.2) * k) / 9; out += line(poly([q(t, v + 0.1), q(t, v + 0.155)], false), '#1f1a38', 2.4); }
          out += line(poly([q(t0 - dt * 1.6, v + 0.1), q(t1 + dt * 1.6, v + 0.1)], false), '#1f1a38', 3) + line(poly([q(t0 - dt * 1.6, v + 0.155), q(t1 + dt * 1.6, v + 0.155)], false), '#1f1a38', 4);
          if (s.r.chance(0.6)) { const [x, y] = q((t0 + t1) / 2, v + 0.12); out += bougainvillea(s, x, y, Math.abs(b - a) * (t1 - t0) * 0.5, 13, 34, ['#e0507a', '#ff8a8f', '#f2b04a'], '#2f6a54'); }
        }
        if (!tiled) { const [t0, t1] = [0.36, 0.36 + 0.3 / cols]; out += fill(quad(t0 - 0.03, t1 + 0.03, 0.68, 1), mix('#e8d8c4', '#5f5a98', 0.4)) + fill(quad(t0, t1, 0.7, 1), '#2f5a5c') + line(poly([q((t0 + t1) / 2, 0.7), q((t0 + t1) / 2, 1)], false), '#1f3f48', 3) + fill(quad(t0, t1, 0.7, 0.75), '#ffcf84') + fill(quad(0, 1, 0.93, 1), tone(lit, -0.1), 'opacity="0.5"'); }
        out += fill(quad(0, 1, 0, 0.022), mix('#d9785c', '#4a3a74', 0.4));
      };
      for (const side of [-1, 1]) { block(side, 0.02, 0.16, 250, '#f2b8a0', false); block(side, 0.16, 0.36, side < 0 ? 150 : 190, side < 0 ? '#f7e2b8' : '#a9cdd0', side > 0); block(side, 0.36, 0.66, side < 0 ? 60 : 20, side < 0 ? '#a9c4d9' : '#f2c48a', side < 0); block(side, 0.66, 2.2, -160, side < 0 ? '#f0b49a' : '#dfe2ee', side > 0); }
      return out;
    }),
    layer(0.5, (s) => {
      const c = s.x(0.52);
      const k = s.tall ? 0.78 : 1;
      return put(c - 178 * k, 400, 0.9, lamp(s, 1)) + put(c + 262 * k, 330, 1.2, lamp(s, -1)) + put(c - 330 * k, 470, 1.6, lamp(s, 1));
    }),
    layer(0.54, (s) => {
      // Paper garlands of June across the lane.
      let out = '';
      for (const [y, sag, half, size] of [[330, 40, 150, 20], [210, 70, 300, 32]] as const) { const c = s.x(0.52); const h = s.tall ? half * 0.78 : half; out += line(`M${c - h} ${y}Q${c} ${y + sag * 2} ${c + h} ${y - 20}`, '#2a2448', 2); for (let i = 0; i < 15; i++) { const t = (i + 0.5) / 15; const x = c - h + 2 * h * t; const yy = y * (1 - t) ** 2 + 2 * t * (1 - t) * (y + sag * 2) + t * t * (y - 20); out += fill(poly([[x - size * 0.4, yy], [x + size * 0.4, yy], [x, yy + size]]), ['#f2c23c', '#e8506a', '#4fa8d0', '#7fc46a', '#f2844a'][i % 5]!); } }
      return out;
    }),
    layer(0.7, (s) => { const x = s.x(s.tall ? 0.36 : 0.42); return oval(x + 10, 884, 120, 20, '#ffcf8a', 'opacity="0.4"') + oval(x + 8, 886, 54, 7, '#241c44', 'opacity="0.5"') + put(x, 884, 1.55, guitarist()) + oval(s.x(s.tall ? 0.68 : 0.6) + 10, 922, 48, 6, '#241c44', 'opacity="0.5"') + put(s.x(s.tall ? 0.68 : 0.6), 920, 1.8, lady('#d93a4a', '#2a1c24', '#e0b08c')) + put(s.x(s.tall ? 0.5 : 0.52), 770, 0.5, fill('M-12 0V-26Q-6 -34 4 -28L14 -34V-24L18 -20L14 -16V0Z', '#221c38') + line('M-12 -4Q-26 -6 -24 -22', '#221c38', 4)); }),
  ],
};
