import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, mist, rays, sky, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/**
 * A wall of the gorge from the river: red layers that step back upwards. `edge` is where it meets the sky, from the
 * frame inwards.
 */
const gorge = (depth: number, side: -1 | 1, reach: number, top: number, foot: number, bands: string[], shade: string) =>
  layer(depth, (s: Stage) => {
    const zero = side < 0 ? -BLEED : s.w + BLEED;
    const seed = s.r.int(1, 999);
    const n = bands.length;
    let out = '';
    for (let i = n - 1; i >= 0; i--) {
      const y0 = foot - ((foot - top) * (i + 1)) / n;
      const y1 = foot - ((foot - top) * i) / n + 8;
      const r0 = s.x(reach) * (1 - (i + 1) / (n + 1.2)) ** 0.7 + BLEED;
      const r1 = s.x(reach) * (1 - i / (n + 1.2)) ** 0.7 + BLEED;
      const slope = i % 2 ? 0.5 : 0.12;
      const at = (x: number, y: number): number => zero - side * Math.max(0, x) + fbm(y / 40 + i * 9, seed, 3) * 12;
      const face: Pt[] = [];
      for (let t = 0; t <= 1.001; t += 0.125) face.push([at(r1 - (r1 - r0) * (t < 1 - slope ? t * slope : slope * (1 - slope) + (t - 1 + slope) * ((1 - slope * (1 - slope)) / slope)), y1 + (y0 - y1) * t), y1 + (y0 - y1) * t]);
      const d = `${poly([[zero, y1], ...face, [zero, y0]])}`;
      const c = bands[i]!;
      let inner = '';
      for (let k = 0; k < 16; k++) { const u = s.r.next() * r1; inner += line(`M${zero - side * u} ${y0}l${s.r.range(-5, 5)} ${(y1 - y0) * s.r.range(0.5, 1)}`, k % 2 ? shade : tone(c, 0.1), s.r.range(2, 7), 'opacity="0.3"'); }
      for (let k = 0; k < 3; k++) inner += line(`M${zero} ${y0 + (y1 - y0) * s.r.next()}H${zero - side * r1}`, k % 2 ? tone(c, 0.09) : shade, s.r.range(1.5, 4), 'opacity="0.4"');
      const lit = (side < 0) === s.light > 0;
      out += fill(d, s.across(zero, zero - side * (r1 + 20), lit ? [mix(c, shade, 0.3), c, tone(c, 0.06)] : [shade, mix(c, shade, 0.55), mix(c, shade, 0.3)])) + group(inner, s.clip(d)) + line(poly(face.slice(-3), false), lit ? '#ffd9a4' : tone(c, 0.08), 3, 'opacity="0.6"');
    }
    return out;
  });

/** A rubber raft with its crew, waterline at 0,0, about 240 long, bow up to the right. */
function raft(): string {
  const rower = (x: number, y: number, coat: string, dir: number): string => line(`M${x} ${y - 22}L${x + dir * 56} ${y + 22}`, '#6a4a34', 3.4) + oval(x + dir * 62, y + 27, 11, 5, '#f2c23c', `transform="rotate(${dir * 40} ${x + dir * 62} ${y + 27})"`) + fill(curve([[x - 13, y], [x - 14, y - 22], [x - 7, y - 33], [x + 7, y - 33], [x + 14, y - 22], [x + 13, y]], true), coat) + line(`M${x + dir * 8} ${y - 26}L${x + dir * 26} ${y - 10}`, '#c98f68', 6) + disc(x, y - 42, 8.500, '#c98f68') + fill(`M${x - 9.500} ${y - 43}Q${x - 9} ${y - 55} ${x} ${y - 55}Q${x + 9} ${y - 55} ${x + 9.500} ${y - 43}Z`, mix(coat, '#20304a', 0.5));
  return rower(-52, -22, '#e8503f', -1) + rower(4, -28, '#f2b53c', -1) + rower(58, -38, '#4fa06a', 1) + fill(curve([[-120, -26], [-112, -34], [-80, -30], [0, -32], [70, -44], [104, -66], [122, -64], [118, -44], [88, -14], [40, 4], [-60, 8], [-104, -2]], true), '#2f6f9c') + fill(curve([[-112, -10], [-60, -6], [30, -12], [88, -34], [114, -52], [100, -24], [40, 4], [-60, 8], [-104, -2]], true), '#1f5078') + line(curve([[-114, -22], [-60, -16], [30, -22], [88, -40], [116, -58]]), '#f4ead8', 4) + rower(-20, -8, '#7a5fc0', 1) + rower(-84, -8, '#f28a3c', -1);
}

export const rapids: Scene = {
  slug: 'grand-canyon-river-raft', place: 'Grand Canyon, USA', seed: 2613, light: 0.6, air: '#f2c39a',
  alt: 'A blue raft dances through white water on the Colorado between the red walls of the Grand Canyon, a strip of sky above',
  layers: () => [
    sky(['#3f9ccc', '#8fcbdc', '#f4e6c8'], 560),
    sun({ x: 0.42, y: 420, r: 0, colour: '#fff', glow: '#fff0c0', reach: 520 }),
    gorge(0.1, -1, 0.56, 330, 640, ['#d9a088', '#e2b094', '#d49a88', '#ebc4a4', '#dba78f'], '#b58a98'),
    gorge(0.1, 1, 0.62, 300, 640, ['#e0a686', '#ecbb96', '#dda088', '#f2caa6', '#e3ac8e'], '#bd8f98'),
    mist({ depth: 0.14, y: 620, height: 90, colour: '#ffe2be', opacity: 0.7 }),
    gorge(0.2, 1, 0.47, 120, 690, ['#d9744f', '#c65f48', '#e89a6a', '#c9604c', '#e08a5c', '#f0b080', '#d0694f'], '#7a3a52'),
    gorge(0.24, -1, 0.42, -10, 700, ['#c9603f', '#b54f42', '#df8355', '#ba5445', '#d97a52', '#c4583f', '#ea9e6c', '#c96248'], '#5c2c4c'),
    rays({ depth: 0.28, x: 0.44, y: 140, count: 8, spread: 60, angle: 4, length: 760, colour: '#fff2cc', strength: 0.18 }),
    layer(0.34, (s) => {
      // The river comes from between the walls' feet and is level in front of them.
      let out = fill(poly([[-120, 692], [s.w * 0.41, 690], [s.w * 0.452, 652], [s.w * 0.47, 640], [s.w * 0.505, 640], [s.w * 0.53, 656], [s.w * 0.56, 684], [s.w + 120, 682], [s.w + 120, 1120], [-120, 1120]]), s.down(636, 1000, ['#cfe0c4', '#6fb59c', '#2f8a80', '#175c62']));
      out += ripples(s, 650, 900, '#f2fff2', 120, 0.6, { x: s.x(0.5), spread: 150 });
      for (let i = 0; i < 40; i++) { const t = s.r.next(); const y = 690 + t * 200; out += fill(lens(s.x(0.5) + s.r.gauss() * s.w * 0.3 * (0.4 + t), y, s.r.range(60, 200), s.r.range(3, 8)), s.r.pick(['#a4d9c4', '#1f6f70', '#dff4e2']), 'opacity="0.6"'); }
      return out;
    }),
    layer(0.4, (s) => [[0.04, 706, 1.3], [0.13, 700, 0.9], [0.21, 696, 0.7], [0.92, 702, 1.2], [0.82, 694, 0.8]].map(([p, y, k]) => foliage(s, s.x(p!), y! - 27 * k!, 60 * k!, 28 * k!, ['#4a6a44', '#7f9a54', '#c3c474'], 14) + fill(curve([[s.x(p!) - 90 * k!, y! + 8], [s.x(p!), y! - 4], [s.x(p!) + 90 * k!, y! + 8]], true), '#e8c49a')).join('')),
    layer(0.5, (s) => {
      // Standing waves: each a green shoulder with a torn white crest.
      let out = '';
      const wave = (p: number, y: number, k: number): void => {
        const x = s.x(p);
        out += fill(curve([[x - 190 * k, y + 30 * k], [x - 100 * k, y - 6 * k], [x - 10 * k, y - 52 * k], [x + 60 * k, y - 56 * k], [x + 110 * k, y - 18 * k], [x + 200 * k, y + 30 * k]], true), s.down(y - 56 * k, y + 30 * k, ['#8fd9bc', '#2f9486', '#1c6a6c']));
        for (let i = 0; i < 5; i++) out += line(curve([[x - (150 - i * 24) * k, y + (18 - i * 2) * k], [x - (70 - i * 16) * k, y - (8 + i * 7) * k], [x + (4 + i * 10) * k, y - (40 + i) * k]]), '#dff7e6', 2.2, 'opacity="0.55"');
        for (let i = 0; i < 70; i++) { const t = s.r.next(); out += oval(x + (-30 + t * 150) * k + s.r.gauss() * 9 * k, y - (50 - 34 * Math.max(0, t - 0.5)) * k + s.r.gauss() * 9 * k, s.r.range(6, 22) * k, s.r.range(2, 7) * k, s.r.pick(['#ffffff', '#dff4ea', '#ffffff']), 'opacity="0.85"'); }
        for (let i = 0; i < 22; i++) out += disc(x + s.r.range(-30, 150) * k, y - s.r.range(60, 130) * k, s.r.range(1.5, 4.500) * k, '#ffffff', 'opacity="0.85"');
      };
      wave(0.62, 720, 0.55); wave(0.36, 742, 0.7); wave(0.78, 770, 0.9); wave(0.2, 800, 1);
      return out;
    }),
    layer(0.6, (s) => put(s.x(0.5), s.tall ? 826 : 812, s.tall ? 1.3 : 1.6, raft(), -7)),
    layer(0.66, (s) => {
      let out = '';
      const x0 = s.x(0.5);
      for (let i = 0; i < 130; i++) { const g = s.r.range(-1, 1); out += oval(x0 + g * 250, 846 + s.r.gauss() * 13 - 26 * g * g, s.r.range(10, 40), s.r.range(3, 10), s.r.pick(['#ffffff', '#e9f8f2', '#bfe8da']), 'opacity="0.88"'); }
      for (let i = 0; i < 60; i++) out += disc(x0 + s.r.range(120, 300), 800 - s.r.next() ** 1.5 * 150, s.r.range(2, 6), '#ffffff', 'opacity="0.9"');
      for (const [p, y, k] of [[0.72, 930, 1.5], [0.24, 950, 1.7]] as const) { const x = s.x(p); out += fill(curve([[x - 240 * k, y + 70], [x - 120 * k, y + 10], [x, y - 40 * k], [x + 70 * k, y - 40 * k], [x + 140 * k, y], [x + 260 * k, y + 70]], true), s.down(y - 50 * k, y + 70, ['#6fc9ae', '#1f7f78', '#125a60'])); for (let i = 0; i < 90; i++) { const t = s.r.next(); out += oval(x + (-40 + t * 180) * k + s.r.gauss() * 9, y - (38 - 30 * Math.max(0, t - 0.5)) * k + s.r.gauss() * 11, s.r.range(9, 36), s.r.range(3, 9), s.r.pick(['#ffffff', '#dff4ea']), 'opacity="0.88"'); } }
      return out + ripples(s, 900, 1000, '#dff7ea', 40, 0.5);
    }),
    birds({ x: 0.5, y: 240, count: 3, size: 18, colour: '#4a2c44', spread: 50 }),
    layer(0.92, (s) => { let out = ''; for (let i = 0; i < 44; i++) out += leafSpray(s, i % 2 ? s.r.range(-60, s.w * 0.08) : s.r.range(s.w * 0.93, s.w + 60), 1040, -s.r.range(80, 170), s.r.pick(['#2f5a44', '#4f7f4c', '#8fa858']), 6); return out; }),
  ],
};
