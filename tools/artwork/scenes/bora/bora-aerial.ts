import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { cumulus, sky, streaks, whole } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A closed ring round the lagoon's middle, `k` times the reef's size, its line broken by chance. */
const ring = (s: Stage, k: number, seed: number, rough: number): Pt[] => Array.from({ length: 72 }, (_, i): Pt => { const a = (i / 72) * Math.PI * 2; const r = k * (1 + rough * fbm(Math.cos(a) * 1.6 + Math.sin(a) * 2.1 + 9, seed, 3)); return [s.x(0.52) + Math.cos(a) * r * (s.tall ? 520 : 690), 600 + Math.sin(a) * r * 268 - (Math.sin(a) < 0 ? 0 : -Math.sin(a) * 40 * k)]; });

/** A white-tailed tropicbird seen from above and aside, about 200 wide, gliding to the right. */
const tropicbird = (): string => fill('M-8 6Q-60 26 -150 70L-60 16Z', '#ffffff') + line('M-30 10Q-100 34 -178 62M-26 14Q-90 48 -160 92', '#ffffff', 4) + fill('M10 -4Q-14 -54 -78 -104Q-4 -84 40 -14Z', '#ffffff') + fill('M-30 -66Q-52 -88 -78 -104Q-30 -94 -4 -66Z', '#1f2430') + fill('M14 6Q10 54 -24 112Q44 66 46 4Z', '#e8eef0') + fill('M-4 80Q-12 98 -24 112Q12 84 26 60Z', '#1f2430') + fill(curve([[-30, 8], [-4, -6], [30, -12], [54, -14], [64, -8], [54, 0], [28, 8], [0, 12]], true), '#ffffff') + line('M0 8Q30 8 54 -1', '#c4d4dc', 3) + fill('M62 -11L82 -6L62 -4Z', '#f2a02c') + disc(53, -9, 2.6, '#1f2430') + line('M46 -10H60', '#1f2430', 2.4);

const canoe = (): string => fill('M-40 0Q0 -9 42 -2Q0 8 -40 0Z', '#e8503f') + line('M-20 2V16M18 2V16M-30 17H30', '#fff4dc', 3) + disc(-12, -3, 5, '#4a2c28') + disc(8, -4, 5, '#4a2c28');

export const fromThePlane: Scene = {
  slug: 'bora-bora-reef-from-the-air', place: 'Bora Bora, French Polynesia', seed: 3722, light: 0.5, air: '#bfe4e6',
  alt: 'Bora Bora from the air: green Otemanu in the middle of a turquoise lagoon, ringed by palm islets and the white line of the reef; a tropicbird glides by',
  layers: () => [
    sky(['#4fa4d4', '#93cfe2', '#d4eee6', '#f4f4de'], 250),
    streaks({ y: [30, 200], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
    cumulus({ depth: 0.04, at: [[0.1, 250, 300, 60], [0.36, 252, 220, 44], [0.84, 250, 380, 80]], lit: '#ffffff', body: '#f4f8f4', shade: '#b4d4dc' }),
    layer(0.08, (s) => { let out = fill(`M-120 248H${s.w + 120}V1120H-120Z`, s.down(248, 1000, ['#8fcbdc', [0.12, '#3f97c4'], [0.5, '#1c6aa8'], [1, '#0f4a86']])); for (let i = 0; i < 220; i++) { const t = s.r.next() ** 1.4; out += fill(lens(s.r.range(-90, s.w + 90), 254 + 760 * t, s.r.range(14, 60) * (0.3 + t), 0.8 + t * 2), s.r.chance(0.5) ? '#ffffff' : '#0f4a86', 'opacity="0.28"'); } return out; }),
    layer(0.14, (s) => {
      // From the open sea inwards: breaking white, reef flat, pale sand, deep lagoon.
      let out = fill(curve(ring(s, 1.07, 11, 0.05), true), '#2f8fc0', 'opacity="0.7"') + fill(curve(ring(s, 1.03, 12, 0.06), true), '#ffffff') + fill(curve(ring(s, 1.005, 13, 0.06), true), '#8fdcd8') + fill(curve(ring(s, 0.95, 13, 0.06), true), '#c9f2dc') + fill(curve(ring(s, 0.88, 14, 0.08), true), '#7fe0d6') + fill(curve(ring(s, 0.78, 15, 0.12), true), '#45c4cc') + fill(curve(ring(s, 0.64, 16, 0.16), true), '#2a9fc0') + fill(curve(ring(s, 0.52, 17, 0.1), true), '#55cfd0') + fill(curve(ring(s, 0.46, 18, 0.1), true), '#a4ecd8');
      let spots = '';
      for (let i = 0; i < 130; i++) { const a = s.r.range(0, Math.PI * 2); const k = s.r.range(0.5, 0.92); spots += fill(lens(s.x(0.52) + Math.cos(a) * k * (s.tall ? 520 : 690), 600 + Math.sin(a) * k * 270 + (Math.sin(a) > 0 ? Math.sin(a) * 40 * k : 0), s.r.range(16, 60), s.r.range(2, 6)), s.r.pick(['#1f8fae', '#ffffff', '#d9f7e4', '#2fa8b8']), 'opacity="0.45"'); }
      // Surf: short strokes all along the ring.
      const surf = ring(s, 1.035, 12, 0.06);
      for (const [x, y] of surf) for (let k = 0; k < 4; k++) spots += fill(lens(x + s.r.range(-30, 30), y + s.r.range(-6, 8), s.r.range(20, 60), s.r.range(2, 5)), '#ffffff', 'opacity="0.8"');
      return out + spots;
    }),
    layer(0.2, (s) => {
      // Islets on the reef: sand, palms, some of them joined; the pass stays open on the left.
      let out = '';
      for (let i = 0; i < 46; i++) {
        const a = -2.55 + (5.1 * i) / 45 + s.r.range(-0.03, 0.03);
        if (i % 9 === 4) continue;
        const k = 0.965;
        const [x, y] = [s.x(0.52) + Math.cos(a) * k * (s.tall ? 520 : 690), 600 + Math.sin(a) * k * 268 + (Math.sin(a) > 0 ? Math.sin(a) * 40 * k : 0)];
        const n = 0.5 + ((y - 330) / 600) * 1.1;
        out += oval(x, y + 5 * n, 52 * n, 12 * n, '#fff2d4') + foliage(s, x, y - 2 * n, 42 * n, 9 * n, ['#1f6a50', '#3f9a58', '#94c464'], 17);
      }
      return out;
    }),
    ridge({ depth: 0.3, base: 640, height: 320, rough: 0.4, grainSize: 54, island: true, outline: [{ at: 0.52, points: [[-330, 0], [-290, 26], [-240, 40], [-200, 74], [-160, 92], [-130, 130], [-104, 196], [-90, 262], [-74, 292], [-46, 300], [-18, 296], [-4, 268], [10, 232], [34, 206], [60, 196], [80, 212], [96, 196], [124, 140], [160, 104], [200, 92], [236, 54], [290, 30], [340, 0]] }], colour: '#4f9a68', shade: '#215c62', lit: '#d4dc7c', foot: '#6fb87c', gullies: 16 }),
    layer(0.32, (s) => {
      let out = fill(curve([[s.x(0.52) - 350, 636], [s.x(0.52) - 200, 660], [s.x(0.52) - 60, 690], [s.x(0.52) + 90, 684], [s.x(0.52) + 220, 662], [s.x(0.52) + 360, 636], [s.x(0.52) + 150, 626], [s.x(0.52) - 150, 626]], true), '#fff0cc') + fill(curve([[s.x(0.52) - 336, 632], [s.x(0.52) - 190, 652], [s.x(0.52) - 60, 680], [s.x(0.52) + 90, 674], [s.x(0.52) + 210, 654], [s.x(0.52) + 346, 632], [s.x(0.52) + 150, 616], [s.x(0.52) - 150, 616]], true), s.down(610, 684, ['#5aa86c', '#2f7a58']));
      for (let i = 0; i < 110; i++) { const u = s.r.range(-1, 1); const y = 628 + (1 - u * u) * s.r.range(-10, 50); out += foliage(s, s.x(0.52) + u * 330, y, s.r.range(12, 24), s.r.range(6, 11), ['#1f6450', '#3f9458', '#a4c860'], 9); }
      for (let i = 0; i < 16; i++) { const u = s.r.range(-0.8, 0.8); out += fill('M-6 0L0 -6L6 0V5H-6Z', '#f7efe0', `transform="translate(${(s.x(0.52) + u * 330).toFixed(0)} ${(646 + (1 - u * u) * 26).toFixed(0)})"`) + fill('M-8 0L0 -8L8 0Z', '#c9553f', `transform="translate(${(s.x(0.52) + u * 330).toFixed(0)} ${(646 + (1 - u * u) * 26).toFixed(0)})"`); }
      return out;
    }),
    layer(0.36, (s) => {
      // Houses on stilts in curls over the shallows, boats with wakes.
      let out = '';
      for (const [p, y, dir] of [[0.76, 560, 1], [0.23, 704, -1], [0.7, 806, 1]] as const) {
        const arc = Array.from({ length: 9 }, (_, i): Pt => [s.x(p) + dir * i * 17, y + Math.sin(i * 0.42) * 20]);
        out += line(curve(arc), '#8a6244', 3.4);
        arc.forEach(([x, yy], i) => { if (i) for (const e of [-12, 10]) out += fill('M-9 2L-5 -8H5L9 2Z', '#b98a54', `transform="translate(${x.toFixed(0)} ${(yy + e).toFixed(0)})"`) + line(`M${x} ${yy}V${yy + e}`, '#8a6244', 1.6); });
      }
      for (const [x0, y0, x1, y1] of [[0.34, 790, 0.44, 770], [0.83, 680, 0.78, 700]] as const) out += fill(poly([[s.x(x0), y0 - 9], [s.x(x1), y1], [s.x(x0), y0 + 13]]), s.linear(s.x(x0), y0, s.x(x1), y1, ['#ffffff00', '#ffffffb0', '#ffffff'])) + oval(s.x(x1), y1, 10, 4, '#fffaf0');
      return out + put(s.x(0.4), 852, 0.8, canoe(), -8);
    }),
    layer(0.44, (s) => { let out = ''; for (const [p, y, w] of [[0.16, 452, 150], [0.86, 424, 160], [0.62, 520, 110]] as const) { for (let i = 0; i < 8; i++) out += oval(s.x(p) + s.r.range(-0.5, 0.5) * w, y + s.r.range(-12, 12), w * s.r.range(0.16, 0.3), 20, '#ffffff', 'opacity="0.5"'); } return group(out, s.blur(10)); }),
    layer(0.9, (s) => put(s.x(s.tall ? 0.3 : 0.19), 330, s.tall ? 1.2 : 1.5, tropicbird(), -8) + whole(s, s.radial(s.x(0.9), 0, 900, ['#fff8dc55', '#fff8dc00']))),
  ],
};
