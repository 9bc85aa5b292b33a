import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, num, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { dhow } from '../../src/people/sails.ts';
import { moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { water } from '@trekker/cover-art/water.ts';

/**
 * The Old Fort behind the gardens, foot at 0,0, about 560 wide: walls of coral stone with battlements, three round
 * towers, lit from below.
 */
function oldFort(s: Stage): string {
  const [lit, body, dim] = ['#ffc88a', '#b5807c', '#6a4a68'];
  const battlements = (x0: number, x1: number, y: number): string => { let d = ''; for (let x = x0; x < x1 - 8; x += 19) d += `M${num(x)} ${y}V${y - 15}Q${num(x + 6.5)} ${y - 22} ${num(x + 13)} ${y - 15}V${y}Z`; return d; };
  const stones = (x0: number, x1: number, y0: number, y1: number): string => { let out = ''; for (let i = 0; i < (x1 - x0) / 7; i++) out += oval(s.r.range(x0 + 4, x1 - 4), s.r.range(y0, y1), s.r.range(4, 13), s.r.range(2, 5), s.r.pick(['#8f6270', '#d9a088', '#7a5470']), 'opacity="0.4"'); return out; };
  let out = rect(-280, -150, 560, 150, s.down(-150, 0, [dim, body, lit])) + fill(battlements(-280, 280, -149), dim) + stones(-280, 280, -140, -8);
  for (const [x, w, h] of [[-250, 112, 216], [40, 124, 240], [262, 112, 206]] as const) out += rect(x - w / 2, -h, w, h, s.across(x - w / 2, x + w / 2, [dim, body, '#c9908a', dim])) + rect(x - w / 2, -90, w, 90, s.down(-90, 0, [`${lit}00`, `${lit}cc`])) + fill(battlements(x - w / 2 - 2, x + w / 2 + 8, -h + 1), body) + rect(x - w / 2 - 3, -h + 8, w + 6, 5, '#d9a898', 'opacity="0.7"') + stones(x - w / 2, x + w / 2, -h + 20, -10) + [-22, 22].map((d) => fill(`M${x + d - 6} ${-h * 0.55}v-16q6 -9 12 0v16Z`, '#33244a')).join('');
  return out + fill('M-130 0V-74Q-100 -104 -70 -74V0Z', '#ffd99a') + fill('M-122 0V-70Q-100 -94 -78 -70V0Z', '#5a3444') + disc(-100, -30, 40, '#ffc46a', 'opacity="0.25"') + [-180, -30, 150].map((x) => fill(`M${x - 9} -70v-22q9 -12 18 0v22Z`, '#33244a')).join('');
}

/**
 * A food stall under a pressure lamp, foot at 0,0, about 190 wide: skewers, lobster, naan; the cook in a tall white
 * hat.
 */
function stall(s: Stage, cloth: string, cook: string): string {
  let out = put(-18, -58, 1.06, fill(curve([[-24, 0], [-22, -40], [-12, -54], [12, -54], [22, -40], [24, 0]], true), '#fdf6ec') + line('M-18 -44L-36 -20L-24 -2M18 -44L38 -26L46 -6', '#fdf6ec', 11) + disc(-24, -2, 5, cook) + disc(46, -6, 5, cook) + disc(0, -68, 14, cook) + fill('M-15 -76H15L18 -104Q8 -112 0 -106Q-8 -112 -18 -104Z', '#ffffff') + rect(-15, -80, 30, 7, '#e2d9d9'));
  out += rect(-96, -64, 192, 64, cloth) + Array.from({ length: 12 }, (_, i) => fill(`M${-96 + i * 16} 0V-64h8V0Z`, tone(cloth, -0.06))).join('') + rect(-100, -72, 200, 10, '#c98f5a') + rect(-100, -72, 200, 3, '#ffd99a');
  for (let i = 0; i < 7; i++) out += line(`M${-90 + i * 13} -74l5 -26`, '#8a5a34', 2) + [0, 1, 2].map((k) => disc(-89.4 + i * 13 + k * 1.7, -80 - k * 8, 4.6, ['#b5542e', '#d97a3c', '#8f3f2c'][(i + k) % 3]!)).join('');
  out += oval(22, -76, 24, 6, '#f2e6d6') + fill(curve([[4, -78], [10, -90], [30, -92], [42, -82], [36, -76]], true), '#e0583c') + line('M40 -84L54 -96M40 -82L56 -88M8 -84L-2 -96', '#e0583c', 3) + [58, 74, 88].map((x, i) => oval(x, -77 - i * 2, 12, 4, '#f2cf94')).join('');
  out += line('M-92 -72V-176M92 -72V-176', '#5a3f44', 4) + line('M-96 -176H96', '#5a3f44', 4) + line('M34 -176V-152', '#3a2a34', 2) + oval(34, -138, 11, 15, '#fff6d4') + rect(26, -156, 16, 6, '#8a8a94') + rect(28, -124, 12, 8, '#8a8a94');
  let smoke = '';
  for (let i = 0; i < 9; i++) smoke += disc(-60 + Math.sin(i * 1.3) * 10 + i * 2, -104 - i * 19, 9 + i * 3.2, '#ffe2c4', `opacity="${num(0.3 - i * 0.028)}"`);
  return group(smoke, s.blur(6)) + out;
}

export const nightMarket: Scene = {
  slug: 'zanzibar-forodhani-night-market', place: 'Forodhani, Zanzibar', seed: 3847, light: 0, air: '#6a5a94',
  alt: 'Night market at Forodhani in Zanzibar: cooks in white hats grill skewers by lamplight in front of the Old Fort, dhows lie on the dark sea',
  layers: () => [
    sky(['#12174a', '#2a2f74', '#5f4f94', '#a8709c', '#e89a8c'], 620),
    stars(260, 480),
    moon({ x: 0.13, y: 170, r: 44, colour: '#fff4d4', glow: '#c9b5e8' }),
    streaks({ y: [200, 520], count: 8, colours: ['#4f4a8c', '#8f6aa0', '#d98f98'], opacity: 0.6 }),
    water({ depth: 0.14, top: 612, bottom: 720, stops: ['#c9849a', '#5f5590', '#33397a'], ripples: { light: '#ffd9c4', dark: '#2a2f6a', count: 150, opacity: 0.45 }, glitter: { x: 0.13, colour: '#fff4d4', spread: 46, count: 80 } }),
    layer(0.2, (s) => put(s.x(0.07), 634, 1, dhow('#2a2450', '#c9b5d4', '#8a7aa8')) + put(s.x(s.tall ? 0.24 : 0.235), 628, 0.66, dhow('#2f2856', '#b5a4cc', '#7f70a4'), 0, true) + put(s.x(0.31), 622, 0.4, dhow('#352c5c', '#a899c4', '#7668a0'))),
    layer(0.26, (s) => {
      // The sea front: lit houses, then the Old Fort.
      let out = '';
      for (const [p, w, h, c] of [[0.42, 120, 150, '#8a6a84'], [0.95, 150, 190, '#7a5f80'], [1.03, 140, 150, '#8f6f84']] as const) { out += rect(s.x(p) - w / 2, 650 - h, w, h, s.down(650 - h, 650, [c, tone(c, -0.05)])) + Array.from({ length: Math.floor(w / 28) * Math.floor(h / 46) }, (_, i) => { const cols = Math.floor(w / 28); return rect(s.x(p) - w / 2 + 10 + (i % cols) * 28, 650 - h + 14 + Math.floor(i / cols) * 46, 13, 24, s.r.chance(0.5) ? '#ffc46a' : '#4a3a5c', 'rx="6"'); }).join('') + rect(s.x(p) - w / 2 - 4, 650 - h - 6, w + 8, 8, '#c9aab0'); }
      return out + put(s.x(s.tall ? 0.68 : 0.68), 652, s.tall ? 0.84 : 1.02, oldFort(s)) + oval(s.x(0.68), 640, 380, 90, s.radial(s.x(0.68), 640, 380, ['#ffb45e55', '#ffb45e00']));
    }),
    layer(0.32, (s) => {
      let out = fill(`M-130 664Q${s.w * 0.5} 650 ${s.w + 130} 660V1120H-130Z`, s.down(652, 1000, ['#8f6a80', '#5f4668', '#33284a'])) + rect(-130, 654, s.w * 0.42 + 130, 14, '#a8849a');
      for (const [p, y, k, l] of [[0.47, 676, 3.2, 8], [0.9, 676, 3.4, -8], [0.985, 690, 4, 7]] as const) out += put(s.x(p), y, k, coconutPalm(s, '#2f2444', ['#1a2348', '#2a3a58', '#5f6a74'], l, 12));
      // Lamps on strings from palm to palm.
      for (const [x0, x1, y, sag] of [[0.3, 0.6, 470, 40], [0.6, 0.94, 470, 46]] as const) { out += line(`M${s.x(x0)} ${y}V720M${s.x(x1)} ${y}V720`, '#2a2040', 6) + line(`M${s.x(x0)} ${y}Q${s.x((x0 + x1) / 2)} ${y + sag * 2} ${s.x(x1)} ${y}`, '#2a2040', 2); for (let i = 1; i < 13; i++) { const t = i / 13; const [x, yy] = [s.x(x0 + (x1 - x0) * t), y + sag * 4 * t * (1 - t) + 6]; out += disc(x, yy, 15, '#ffcf7a', 'opacity="0.25"') + disc(x, yy, 5, '#fff2c4'); } }
      return out;
    }),
    layer(0.44, (s) => {
      const far: [number, number, number, string, string][] = s.tall ? [[0.3, 770, 0.8, '#3f8c74', '#5a3626'], [0.74, 764, 0.8, '#b8433f', '#6a4430']] : [[0.3, 752, 0.68, '#3f6fa8', '#5a3626'], [0.5, 748, 0.66, '#b8433f', '#6a4430'], [0.7, 752, 0.7, '#3f8c74', '#4f3024'], [0.88, 760, 0.74, '#d9a23c', '#5a3626']];
      return far.map(([p, y, k, c, skin]) => group(oval(s.x(p), y - 70 * k, 190 * k, 150 * k, '#ffb45e', 'opacity="0.2"'), s.blur(26)) + oval(s.x(p), y + 2, 130 * k, 12 * k, '#ffb45e', 'opacity="0.25"') + put(s.x(p), y, k, stall(s, c, skin))).join('');
    }),
    layer(0.54, (s) => {
      const folk: [number, number, number, number][] = [[0.2, 800, 0.92, 0], [0.235, 806, 0.92, 1], [0.4, 796, 0.86, 2], [0.6, 800, 0.9, 1], [0.79, 806, 0.94, 2], [0.96, 812, 0.96, 0]];
      return folk.filter((_, i) => !s.tall || i % 2).map(([p, y, k, w]) => oval(s.x(p), y, 26, 4, '#1f1838', 'opacity="0.6"') + put(s.x(p), y, k, w === 1 ? fill(curve([[-15, 0], [-14, -40], [-13, -66], [-9, -84], [0, -96], [9, -84], [13, -66], [14, -40], [15, 0]], true), '#2a2444') + fill(curve([[2, 0], [3, -92], [9, -84], [13, -66], [14, -40], [15, 0]], true), '#4a3a54') + disc(0, -82, 6.4, '#6a4430') : w ? lady('#d9603c', '#1f1618', '#6a4430') : stroller('#f2e6d4', '#5a4a64', '#f7f0e2', '#5a3626')) + line(`M${s.x(p) - 9} ${y - 68 * k}V${y - 30 * k}`, '#ffcf8a', 2, 'opacity="0.7"')).join('');
    }),
    layer(0.66, (s) => {
      const near: [number, number, number, string, string][] = s.tall ? [[0.5, 956, 1.5, '#2f7f94', '#5a3626']] : [[0.155, 946, 1.34, '#d9603c', '#4f3024'], [0.57, 960, 1.46, '#2f7f94', '#5a3626']];
      return near.map(([p, y, k, c, skin]) => group(oval(s.x(p), y - 80 * k, 200 * k, 150 * k, '#ffb45e', 'opacity="0.26"'), s.blur(30)) + oval(s.x(p), y + 4, 150 * k, 14 * k, '#1f1838', 'opacity="0.5"') + put(s.x(p), y, k, stall(s, c, skin))).join('') + oval(s.x(0.8), 950, 40, 6, '#1f1838', 'opacity="0.6"') + put(s.x(0.8), 950, 1.5, lady('#e8b03c', '#1f1618', '#6a4430')) + put(s.x(0.845), 956, 1, stroller('#3f8cb4', '#2a2444', '#1f1618', '#6a4430')) + put(s.x(0.34), 944, 1.36, stroller('#f2e6d4', '#4a4058', '#fdf6ea', '#5a3626'));
    }),
    layer(0.92, (s) => {
      // The near edge of a table: sugar cane, limes, a jug.
      let out = fill(`M-130 990H${s.w + 130}V1120H-130Z`, '#2a1f3a');
      for (let i = 0; i < 9; i++) out += fill(poly([[s.x(0.94) - 60 + i * 19, 1010], [s.x(0.94) - 40 + i * 22, 800 - (i % 3) * 26], [s.x(0.94) - 24 + i * 22, 802 - (i % 3) * 26], [s.x(0.94) - 42 + i * 19, 1010]]), mix('#5f8a4c', '#b5c46a', (i % 4) / 4)) + [860, 910, 960].map((y) => line(`M${s.x(0.94) - 50 + i * 20} ${y}h18`, '#3f5a3c', 3)).join('');
      for (let i = 0; i < 16; i++) out += disc(s.x(0.02) + (i % 6) * 24 + Math.floor(i / 6) * 12, 992 - Math.floor(i / 6) * 20, 15, s.r.pick(['#8fb84a', '#a9cc5a', '#769c40'])) + disc(s.x(0.02) + (i % 6) * 24 + Math.floor(i / 6) * 12 + 4, 986 - Math.floor(i / 6) * 20, 4, '#e2f29c', 'opacity="0.7"');
      return out;
    }),
  ],
};
