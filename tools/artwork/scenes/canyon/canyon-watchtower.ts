import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fitted } from '../../src/buildings/masonry.ts';
import { mesa } from '@trekker/cover-art/rock.ts';
import { mist, sky, stars } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/**
 * The Desert View Watchtower, foot at 0,0, about 300 high: a rough round tower that widens to its foot, a low kiva
 * beside it.
 */
function watchtower(s: Stage): string {
  const shaft = 'M-66 0Q-52 -60 -50 -150Q-50 -220 -46 -286H46Q50 -220 50 -150Q52 -60 66 0Z';
  let out = `<g ${s.clip(shaft)}>${fitted(s, -70, -290, 70, 4, 13, '#7a5a64', '#b58a7c', '#34284a')}${rect(8, -300, 80, 310, '#14122c', 'opacity="0.5"')}</g>`;
  // Bands of pale stone and dark windows, some lit.
  out += line('M-49 -232Q0 -224 49 -232M-50 -212Q0 -203 50 -212', '#d9a88c', 5, 'opacity="0.75"') + rect(-50, -292, 100, 14, '#54404f') + rect(-50, -296, 100, 5, '#a87f78');
  for (const [x, y, w, h, on] of [[-32, -266, 13, 26, 1], [-9, -268, 16, 30, 1], [19, -266, 12, 26, 1], [-24, -184, 9, 15, 0], [10, -160, 9, 15, 1], [-14, -120, 9, 14, 1], [22, -94, 8, 13, 0], [-30, -70, 10, 16, 0]] as const) out += rect(x, y, w, h, on ? '#ffd98a' : '#1a1630') + (on ? rect(x, y, w, h * 0.4, '#fff2c4') : '');
  const kiva = 'M-196 0V-62Q-150 -70 -60 -66V0Z';
  out += `<g ${s.clip(kiva)}>${fitted(s, -200, -74, -56, 4, 13, '#6a4f5c', '#a87f78', '#34284a')}</g>` + line('M-198 -66Q-150 -74 -58 -70', '#a87f78', 5) + rect(-150, -46, 26, 22, '#ffd98a') + rect(-104, -46, 26, 22, '#ffd98a') + fill('M-176 0V-34H-156V0Z', '#1a1630') + Array.from({ length: 9 }, (_, i) => line(`M${-190 + i * 15} -68v-7`, '#54404f', 4)).join('');
  return out;
}

export const milkyWay: Scene = {
  slug: 'grand-canyon-watchtower-stars', place: 'Desert View, Grand Canyon, United States', seed: 3542, light: -0.5, air: '#4a5a94',
  alt: 'The stone Watchtower of Desert View on the rim of the Grand Canyon under the Milky Way, its windows lit, the buttes blue in the starlight',
  layers: () => [
    sky(['#0b1236', '#1a2560', '#34408a', '#7a6aa8', '#d99a94'], 620),
    layer(0.01, (s) => {
      // The Milky Way leans across: clouds of light, a dark rift, thousands of points.
      const at = (t: number, off: number): Pt => [s.x(0.72) - t * s.w * 0.62 + off * 0.63, 660 - t * 760 - off * 0.77];
      const band = (off: number, sway: number): string => curve(Array.from({ length: 12 }, (_, i) => at(-0.1 + i * 0.11, off + Math.sin(i * 1.3) * sway)));
      const glow = group(line(band(0, 10), '#7f8fd8', 190, 'opacity="0.3"'), s.blur(44)) + group(line(band(6, 16), '#d9b4d0', 84, 'opacity="0.32"'), s.blur(24)) + group(line(band(-8, 14), '#f4dcd8', 22, 'opacity="0.4"') + line(band(16, 18), '#1c2258', 15, 'opacity="0.5"'), s.blur(8));
      let points = '';
      for (let i = 0; i < 900; i++) { const [x, y] = at(s.r.range(-0.1, 1.1), s.r.gauss() * 52); if (y < 610) points += disc(x, y, s.r.range(0.5, 1.5), '#ffffff', `opacity="${s.r.range(0.3, 0.95).toFixed(2)}"`); }
      return glow + points;
    }),
    stars(380, 600, '#f4f6ff'),
    layer(0.04, (s) => line(`M${s.x(0.2)} 150L${s.x(0.3)} 206`, '#ffffff', 2.4, 'opacity="0.8"') + disc(s.x(0.3), 206, 2.6, '#ffffff')),
    layer(0.09, (s) => rect(-120, 690, s.w + 240, 430, '#6a6cb0')),
    mesa({ depth: 0.1, x: 0.14, base: 690, top: 590, half: 330, bands: ['#6a6aa8', '#5a5a9c', '#7a70a8', '#54548f'], shade: '#3a3f7c', lit: '#c9a0b0', haze: 0.3 }),
    mesa({ depth: 0.12, x: 0.62, base: 700, top: 600, half: 300, bands: ['#6a6aa8', '#5a5a9c', '#7a70a8', '#54548f'], shade: '#3a3f7c', lit: '#c9a0b0', haze: 0.26 }),
    mist({ depth: 0.14, y: 690, height: 90, colour: '#8f8cc4', opacity: 0.5 }),
    mesa({ depth: 0.18, x: 0.36, base: 800, top: 640, half: 250, bands: ['#544f94', '#45457f', '#645a98', '#3a3a74'], shade: '#26285c', lit: '#a894c0', haze: 0.12 }),
    mesa({ depth: 0.2, x: -0.02, base: 830, top: 650, half: 260, bands: ['#544f94', '#45457f', '#645a98', '#3a3a74'], shade: '#26285c', lit: '#a894c0', haze: 0.08 }),
    mist({ depth: 0.22, y: 800, height: 90, colour: '#6a6cb0', opacity: 0.5 }),
    layer(0.24, (s) => rect(-120, 800, s.w + 240, 320, s.down(800, 1000, ['#3a3f80', '#1c2050']))),
    mesa({ depth: 0.26, x: 0.22, base: 980, top: 760, half: 210, bands: ['#463f80', '#38346c', '#564a84', '#2c2c60'], shade: '#1a1c48', lit: '#8a7ab0' }),
    layer(0.5, (s) => {
      // The rim: ledges of limestone, and the tower on the brink.
      const rim: Pt[] = [[s.w * 0.44, 1120], [s.w * 0.47, 960], [s.w * 0.49, 940], [s.w * 0.485, 880], [s.w * 0.53, 862], [s.w * 0.535, 800], [s.w * 0.57, 784], [s.w * 0.6, 758], [s.w * 0.7, 752], [s.w * 0.86, 758], [s.w + 120, 746], [s.w + 120, 1120]];
      let inner = '';
      for (let i = 0; i < 8; i++) inner += rect(s.w * 0.4, 786 + i * 34, s.w, s.r.range(5, 12), i % 2 ? '#8a7098' : '#1a1838', 'opacity="0.35"');
      for (let i = 0; i < 50; i++) { const [x, y] = [s.r.range(s.w * 0.45, s.w + 60), s.r.range(780, 960)]; inner += fill(poly([[x, y], [x + 16, y + 6], [x + 12, y + s.r.range(30, 70)], [x - 6, y + 30]]), s.r.pick(['#7a6490', '#1c1a3c', '#4a4474']), 'opacity="0.4"'); }
      let out = fill(poly(rim), s.down(750, 1000, ['#5a4c7c', '#332f60', '#1a1a40'])) + group(inner, s.clip(poly(rim))) + line(poly(rim.slice(1, 10), false), '#c9a4b0', 3, 'opacity="0.6"');
      const x = s.x(s.tall ? 0.76 : 0.72);
      out += group(disc(x, 540, 260, s.radial(x, 540, 260, ['#ffcf8a44', '#ffcf8a00']))) + put(x, 764, 1.42, watchtower(s)) + oval(x - 110, 772, 104, 9, '#ffcf8a', 'opacity="0.3"');
      for (const [p, k] of [[0.62, 30], [0.58, 22], [0.84, 40], [0.9, 56], [0.97, 44]] as const) out += line(`M${s.x(p)} 770l${s.r.range(-8, 8)} -24`, '#241c38', 6) + foliage(s, s.x(p), 742, k * 1.3, k * 0.8, ['#1c2448', '#2c3c5c', '#5f6a84'], 15);
      return out;
    }),
    layer(0.8, (s) => {
      // Two who came out to see it, on a wall, with a lamp between them.
      const [x, y] = [s.x(0.585), 774];
      const sitter = (dx: number, c: string): string => put(x + dx, y, 0.58, fill(curve([[-16, 0], [-15, -30], [-9, -52], [9, -52], [15, -30], [16, 0]], true), c) + disc(0, -64, 11, '#2a1c30') + line('M-14 -44Q-17 -24 -15 -2', tone(c, 0.22), 2.4));
      return group(disc(x, y - 10, 70, s.radial(x, y - 10, 70, ['#ffd98a99', '#ffb46a22', '#ffb46a00']))) + sitter(-24, '#6a3a5c') + sitter(24, '#2f4a74') + rect(x - 4, y - 18, 8, 18, '#ffe9a8');
    }),
    layer(0.94, (s) => {
      let out = '';
      // A twisted juniper leans in from the left.
      out += line(curve([[s.x(0.02), 1060], [s.x(0.05), 930], [s.x(0.03), 840], [s.x(0.08), 760]]), '#120f28', 30) + line(curve([[s.x(0.05), 900], [s.x(0.12), 850], [s.x(0.16), 860]]), '#120f28', 15) + line(curve([[s.x(0.08), 770], [s.x(0.13), 720]]), '#120f28', 11) + line(curve([[s.x(0.035), 1000], [s.x(0.06), 920], [s.x(0.045), 840]]), mix('#120f28', '#8a7aa8', 0.4), 4);
      for (const [p, y, rx, ry] of [[0.05, 740, 90, 46], [0.13, 700, 74, 40], [0.17, 840, 70, 34], [0.0, 800, 70, 44]] as const) out += foliage(s, s.x(p), y, rx, ry, ['#10122c', '#1c2444', '#3a4868'], 20);
      return out + fill(curve([[-120, 980], [s.w * 0.1, 968], [s.w * 0.26, 1000], [s.w * 0.4, 1040], [-120, 1120]], true), '#120f28');
    }),
  ],
};
