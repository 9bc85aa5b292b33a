import { butte, mitten } from '../../src/land/butte.ts';
import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { mesa } from '@trekker/cover-art/rock.ts';
import { mist, moon, sky, stars } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A hogan: walls of crossed logs, a dome of earth with a smoke pipe, the door open; foot at 0,0, about 230 wide. */
function hogan(s: Stage): string {
  let out = oval(0, 4, 150, 14, '#1a0f28', 'opacity="0.5"') + fill('M-104 0V-66H104V0Z', '#4a2c3c');
  for (let i = 0; i < 6; i++) out += line(`M-106 ${-6 - i * 11}H-34M34 ${-6 - i * 11}H106`, s.r.pick(['#6a4048', '#5a3644', '#744a4c']), 9.5) + line(`M-106 ${-9 - i * 11}H-34`, '#9a7078', 1.6, 'opacity="0.7"') + [-106, 106].map((x) => disc(x, -6 - i * 11, 5, '#8a5c54') + disc(x, -6 - i * 11, 2.4, '#5a3840')).join('') + line(`M-34 ${-6 - i * 11}L34 ${-6 - i * 11}`, '#4a2c3c', 9);
  out += fill('M-120 -64Q-96 -128 -20 -142H20Q96 -128 120 -64Q0 -80 -120 -64Z', s.across(-120, 120, ['#8a6478', '#6a4458', '#3f2740'])) + line('M-118 -66Q-96 -126 -20 -140', '#d9bcd0', 2.4, 'opacity="0.7"');
  for (let i = 0; i < 40; i++) out += oval(s.r.range(-100, 100), s.r.range(-124, -76), s.r.range(4, 12), 2, '#3a2238', 'opacity="0.35"');
  return out + rect(-5, -168, 10, 32, '#2f2034') + rect(-7, -170, 14, 5, '#4a3648') + rect(-32, -64, 64, 64, '#8a5840') + rect(-26, -60, 52, 60, s.radial(0, -24, 52, ['#fff3c4', [0.5, '#ffc25e'], [1, '#d9742f']])) + line('M-32 -64H32', '#b07c5a', 6) + fill(poly([[26, -60], [54, -56], [54, 4], [26, 0]]), '#3f2430') + fill(poly([[-30, 0], [30, 0], [120, 56], [-110, 56]]), s.down(0, 56, ['#ffb45ecc', '#ffb45e00']));
}

/** A woman in a long skirt and a blanket, from the front; feet at 0,0, about 100 high. */
const blanket = (): string => fill('M-13 -40L-19 0H19L13 -40Z', '#5a2a52') + line('M-17 -10H17', '#c9a04a', 2.4) + fill(curve([[-18, -24], [-18, -56], [-10, -74], [10, -74], [18, -56], [18, -24], [0, -18]], true), '#b8433f') + fill('M-17 -50L0 -40L17 -50V-42L0 -32L-17 -42Z', '#f2e2c4') + fill('M-12 -46L0 -39L12 -46L0 -53Z', '#2a2036') + line('M0 -73V-22', '#7a2a34', 2) + disc(0, -84, 8.4, '#b07a58') + fill('M-9 -84Q-10 -95 0 -95Q10 -95 9 -84Q5 -90 0 -90Q-5 -90 -9 -84Z', '#1f1622') + oval(0, -97, 5, 3.6, '#1f1622');

const sheep = (wool: string): string => line('M-10 -9V0M-5 -9V0M7 -9V0M11 -9V0', '#2a1c2c', 2.4) + [-11, -5, 2, 8, 12].map((x, i) => disc(x, -15 - (i % 2) * 2, 7.4, wool)).join('') + oval(17, -19, 5, 4, '#2f2030') + line('M-8 -22Q2 -25 12 -21', '#e2e2f2', 1.6, 'opacity="0.7"');

export const hoganNight: Scene = {
  slug: 'monument-valley-hogan-stars', place: 'Monument Valley, USA', seed: 3344, light: -0.7, air: '#7a5f98',
  alt: 'Night over Monument Valley: the two Mittens and Merrick Butte stand under the Milky Way, warm light falls from the door of a hogan',
  layers: () => [
    sky(['#0c1238', '#1c2866', '#45479a', '#8a68a8', '#d9909a'], 700),
    stars(520, 600),
    layer(0.02, (s) => { let out = ''; let dust = ''; const at = (t: number, g: number): Pt => [s.x(0.86) - t * s.w * 0.5 + g, -40 + t * 560 + g * 0.5]; for (let i = 0; i < 80; i++) { const [x, y] = at(i / 79, s.r.gauss() * 34); out += oval(x, y, s.r.range(26, 84), s.r.range(20, 46), ['#8f9cf0', '#d9a8e2', '#f2c8d0'][i % 3]!, 'opacity="0.12"'); } for (let i = 0; i < 340; i++) { const [x, y] = at(s.r.next(), s.r.gauss() * 56); dust += disc(x, y, s.r.range(0.5, 1.7), '#ffffff', `opacity="${s.r.range(0.3, 0.95).toFixed(2)}"`); } return group(out, s.blur(24)) + dust; }),
    moon({ x: 0.1, y: 190, r: 34, colour: '#fff6dc', glow: '#c3b5f0', crescent: 0.5 }),
    mesa({ depth: 0.1, x: 0.04, base: 700, top: 628, half: 200, spread: 90, bands: ['#6a5594', '#5f4c8c', '#705a98'], shade: '#3f357a', haze: 0.5 }),
    mesa({ depth: 0.1, x: 0.64, base: 700, top: 640, half: 230, spread: 80, bands: ['#6a5594', '#5f4c8c', '#705a98'], shade: '#3f357a', haze: 0.5 }),
    mist({ depth: 0.12, y: 700, height: 60, colour: '#d99aa8', opacity: 0.5 }),
    layer(0.14, (s) => fill(`${curve([[-120, 704], [s.w * 0.3, 698], [s.w * 0.7, 704], [s.w + 120, 698]])}L${s.w + 120} 1120H-120Z`, s.down(700, 1000, ['#7a4f80', '#542f60', '#2f1a40']))),
    butte({ depth: 0.2, x: 0.22, base: 748, cliff: mitten(1, 1.35), talus: [104, 100, 120], bands: ['#6a4286', '#5a3878', '#724a8a', '#54336f', '#653f7e'], shade: '#271a52', lit: '#d9c4f2', haze: 0.04 }),
    butte({ depth: 0.21, x: 0.56, base: 730, cliff: mitten(-1, 1.02), talus: [84, 86, 80], bands: ['#67458a', '#5a3c7c', '#70508e', '#563874'], shade: '#2c205c', lit: '#d9c4f2', haze: 0.12 }),
    butte({ depth: 0.24, x: 0.87, base: 770, cliff: [[-104, 0], [-100, 70], [-96, 150], [-88, 196], [-60, 204], [-20, 200], [30, 208], [72, 202], [88, 190], [94, 120], [104, 40], [106, 0]], talus: [118, 130, 120], bands: ['#693e80', '#583473', '#734884', '#502f6a', '#633a78'], shade: '#241648', lit: '#d2b8ee' }),
    layer(0.34, (s) => {
      let out = fill(`${curve([[-120, 764], [s.w * 0.2, 752], [s.w * 0.5, 768], [s.w * 0.8, 782], [s.w + 120, 772]])}L${s.w + 120} 1120H-120Z`, s.down(752, 1000, ['#6f3f68', '#4a2850', '#28163a']));
      for (let i = 0; i < 90; i++) { const y = 776 + s.r.next() ** 1.3 * 180; const k = (y - 730) / 90; const x = s.r.range(-80, s.w + 80); if (Math.abs(x - s.x(s.tall ? 0.4 : 0.345)) < 210 && y > 840) continue; out += oval(x + 10 * k, y + 2, 15 * k, 3 * k, '#1f1030', 'opacity="0.5"') + foliage(s, x, y, 10 * k, 6 * k, ['#3f3052', '#56446a', '#8a7a9c'], 8); }
      return out;
    }),
    layer(0.5, (s) => {
      const [x, k] = [s.x(s.tall ? 0.4 : 0.345), s.tall ? 1 : 1.3];
      let smoke = '';
      for (let i = 0; i < 12; i++) smoke += disc(x + 6 + i * 7 + Math.sin(i) * 8, 900 - 176 * k - i * 20, 8 + i * 3, '#c9b5dc', `opacity="${(0.3 - i * 0.022).toFixed(2)}"`);
      return group(smoke, s.blur(6)) + put(x, 900, k, hogan(s)) + group(oval(x, 900, 190 * k, 44, '#ffb45e44'), s.blur(22, 10)) + oval(x + 64 * k, 915, 18, 4, '#1a0f28', 'opacity="0.5"') + put(x + 58 * k, 914, 0.6 * k, blanket());
    }),
    layer(0.6, (s) => {
      // A pen of crooked poles with the flock in it.
      const [x0, x1] = [s.x(s.tall ? 0.66 : 0.6), s.x(s.tall ? 1.06 : 0.82)];
      let out = '';
      for (let i = 0; i < 9; i++) out += put(x0 + 30 + ((x1 - x0 - 60) * ((i * 5) % 9)) / 9, 868 + (i % 4) * 9, 1.1 + (i % 4) * 0.12, sheep(i === 4 ? '#5a4458' : mix('#cfc4dc', '#a592b8', (i % 3) / 2)), 0, i % 3 === 0);
      for (let x = x0; x <= x1 + 1; x += (x1 - x0) / 7) out += line(`M${x} 918L${x + s.r.range(-7, 7)} ${848 + s.r.range(-8, 8)}`, '#2f1c34', 7) + line(`M${x - 2} 912L${x - 3} 856`, '#8a6a84', 1.4);
      for (const y of [868, 892]) out += line(curve(Array.from({ length: 8 }, (_, i): Pt => [x0 - 12 + ((x1 - x0 + 24) * i) / 7, y + s.r.range(-4, 4)])), '#3f2640', 5.4) + line(`M${x0} ${y - 2}H${x1}`, '#8a6a84', 1, 'opacity="0.5"');
      return out;
    }),
    layer(0.88, (s) => {
      let out = fill(curve([[-120, 968], [s.w * 0.2, 952], [s.w * 0.5, 984], [s.w * 0.8, 962], [s.w + 120, 934], [s.w + 120, 1120], [-120, 1120]], true), s.down(934, 1010, ['#2f1840', '#160c26']));
      const jx = s.x(0.97);
      out += line(curve([[jx + 20, 1010], [jx - 16, 900], [jx + 18, 800], [jx - 24, 690], [jx + 10, 610]]), '#160c26', 24) + line(curve([[jx - 2, 830], [jx - 90, 770], [jx - 150, 776]]), '#160c26', 12) + line(curve([[jx + 2, 740], [jx - 60, 660], [jx - 72, 610]]), '#160c26', 9) + line(curve([[jx - 10, 900], [jx - 22, 830]]), '#5a4474', 3, 'opacity="0.8"');
      for (const [dx, y, r] of [[0, 610, 60], [-150, 770, 54], [-78, 606, 50], [-92, 740, 40], [40, 690, 60], [-30, 680, 44]] as const) out += foliage(s, jx + dx, y, r, r * 0.6, ['#170f2c', '#2a2046', '#51457a'], 18);
      for (let i = 0; i < 70; i++) { const x = s.r.range(-60, s.w + 60); const k = s.r.range(18, 44); for (let j = 0; j < 6; j++) { const a = Math.PI * (0.15 + 0.7 * s.r.next()); out += line(`M${x} 996L${x + Math.cos(a) * k} ${996 - Math.sin(a) * k}`, tone('#3a2650', s.r.range(-0.05, 0.12)), 2.2); } }
      return out;
    }),
  ],
};
