import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { surfer } from '@trekker/cover-art/people.ts';
import { lady, stroller, umbrella } from '../../src/people/strollers.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A Victorian bathing hut on its stilts, sand at 0,0, about 110 wide and 190 high. */
const hut = (body: string, trim: string, roof: string): string => {
  let boards = '';
  for (let i = 1; i < 10; i++) boards += `M${-50 + i * 10} -122V-32`;
  return line('M-44 -32V4M44 -32V4', tone(trim, -0.25), 8) + rect(-50, -124, 100, 94, body) + line(boards, tone(body, -0.06), 1.6) + rect(22, -124, 28, 94, tone(body, -0.09), 'opacity="0.6"') + fill(poly([[-50, -122], [0, -174], [50, -122]]), tone(body, 0.04)) + fill(poly([[-62, -114], [0, -180], [62, -114], [54, -106], [0, -162], [-54, -106]]), roof) + rect(-22, -98, 44, 68, trim) + line('M0 -98V-30M-22 -64H22', tone(trim, -0.14), 2) + rect(-56, -36, 112, 8, trim) + fill(poly([[-24, -30], [24, -30], [32, 2], [-32, 2]]), tone(trim, -0.05)) + line('M-27 -20H27M-29 -10H29', tone(trim, -0.18), 2.4) + disc(0, -138, 8, trim);
};

const board = (c: string, stripe: string): string => fill('M0 0Q-17 -70 0 -140Q17 -70 0 0Z', c) + line('M0 -8V-132', stripe, 3);

export const huts: Scene = {
  slug: 'cape-town-muizenberg-huts', place: 'Muizenberg, Cape Town, South Africa', seed: 3132, light: -0.6, air: '#d9ece8',
  alt: 'A row of bathing huts in red, yellow, green and blue on the sand of Muizenberg, surfers on the long waves of False Bay, mountains beyond',
  layers: () => [
    sky(['#2f8ac4', '#6fb8da', '#b8dfe2', '#fbf0d4'], 480),
    streaks({ y: [40, 200], count: 6, colours: ['#ffffff'], opacity: 0.65 }),
    cumulus({ depth: 0.06, at: [[0.22, 440, 460, 110], [0.7, 452, 360, 80]], lit: '#ffffff', body: '#f4f6f0', shade: '#b4d0da' }),
    ridge({ depth: 0.1, base: 490, height: 150, rough: 0.4, peaks: [[0.04, 0.9, 260], [0.16, 0.55, 220], [0.34, 0.4, 260], [0.56, 0.5, 260], [0.72, 0.34, 240]], colour: '#7fa0bc', shade: '#6484a8', lit: '#d9e0d4', foot: '#b8d4d8', gullies: 4 }),
    ridge({ depth: 0.14, base: 496, height: 260, rough: 0.45, peaks: [[1.04, 1, 420], [0.88, 0.66, 240]], colour: '#6a8a84', shade: '#3f6478', lit: '#d4cf9c', foot: '#a9c4b4', gullies: 8 }),
    layer(0.15, (s) => Array.from({ length: 26 }, (_, i) => { const x = s.x(0.8) + i * 14; const y = 486 - Math.max(0, i - 8) * 2.4 + s.r.range(-4, 4); return rect(x, y, 10, 8, '#fff6e8') + fill(poly([[x - 1, y], [x + 5, y - 6], [x + 11, y]]), s.r.pick(['#c9604a', '#8a6a64', '#d98a5c'])); }).join('')),
    water({ depth: 0.2, top: 490, stops: ['#4fa8cc', '#2f94bc', '#4fb8c4', '#a9dfd4'], ripples: { light: '#ffffff', dark: '#1f7aa8', count: 120, opacity: 0.35 } }),
    layer(0.3, (s) => {
      // Long even waves, one behind the other, each with its white lip.
      let out = '';
      for (const [y, h] of [[548, 12], [592, 18], [646, 26]] as const) {
        const pts: Pt[] = [];
        for (let x = -120; x <= s.w + 120; x += 60) pts.push([x, y + Math.sin(x / 240 + y) * h * 0.35]);
        const back = pts.map(([x, yy]): Pt => [x, yy + h * 1.5]);
        out += fill(`${curve(pts)}L${curve(back.slice().reverse()).slice(1)}Z`, s.down(y - h, y + h * 1.6, ['#2f9cb8', '#14789c'])) ;
        let foam = '';
        for (let x = -120; x <= s.w + 120; x += 14) if (Math.sin(x / 170 + y * 1.7) > -0.5) foam += oval(x, y + Math.sin(x / 240 + y) * h * 0.35 + s.r.range(0, h * 0.9), s.r.range(12, 26), s.r.range(3, h * 0.5), '#ffffff', 'opacity="0.85"');
        out += line(curve(pts), '#dff6f2', 3) + foam;
      }
      return out;
    }),
    layer(0.34, (s) => put(s.x(0.3), 596, 0.62, surfer('#6a4434', '#e8503f', '#fff4d8')) + put(s.x(0.53), 554, 0.42, surfer('#a87454', '#2f4f8c', '#f2c23c')) + put(s.x(s.tall ? 0.7 : 0.68), 648, 0.85, surfer('#4f3428', '#f2b03c', '#e8f4f0')) + put(s.x(0.12), 552, 0.4, surfer('#7a5038', '#2f8f7a', '#ffffff'), 0, true)),
    layer(0.4, (s) => {
      const edge: Pt[] = [[-120, 716], [s.w * 0.18, 702], [s.w * 0.4, 716], [s.w * 0.62, 702], [s.w * 0.84, 712], [s.w + 120, 700]];
      const down = (dy: number): string => `${curve(edge.map(([x, y]): Pt => [x, y + dy]))}L${s.w + 120} 1120L-120 1120Z`;
      let out = fill(down(-16), '#ffffff', 'opacity="0.8"') + fill(down(0), '#c9d9c8') + fill(down(26), s.down(730, 1000, ['#f2e2bc', '#ead09c', '#cfa878']));
      for (let i = 0; i < 130; i++) { const y = s.r.range(750, 1000); out += fill(lens(s.r.range(-60, s.w + 60), y, s.r.range(20, 80), s.r.range(1.4, 3.6)), s.r.chance(0.5) ? '#fff4d8' : '#b8925f', 'opacity="0.45"'); }
      return out;
    }),
    layer(0.6, (s: Stage) => {
      const paint: [string, string, string][] = [['#e8483c', '#fff4e0', '#2f6fb0'], ['#f7c42c', '#e8483c', '#2f9c6c'], ['#2f9c6c', '#f7c42c', '#e8483c'], ['#2f78c4', '#fff4e0', '#f7c42c'], ['#f08a2c', '#2f78c4', '#fff4e0'], ['#e8483c', '#f7c42c', '#2f9c6c'], ['#3fb0b4', '#fff4e0', '#e8483c'], ['#f7c42c', '#2f78c4', '#e8483c']];
      const n = s.tall ? 4 : 7;
      let out = '';
      for (let i = n - 1; i >= 0; i--) {
        // The row comes nearer to the right.
        const t = i / (n - 1);
        const k = 0.92 + t ** 1.5 * 1.5;
        const x = s.x(0.06) + (s.w * (s.tall ? 0.86 : 0.93)) * t ** 1.28;
        const y = 800 + t ** 1.5 * 132;
        out = put(x, y, k, fill(poly([[-40, 2], [54, 2], [130, 14], [40, 16]]), '#6a5a78', 'opacity="0.35"') + hut(...paint[i]!)) + out;
      }
      return out;
    }),
    layer(0.7, (s) => put(s.x(0.2), 890, 1.05, stroller('#2f4f8c', '#e8dcc4', '#2a1c20', '#7a4c38')) + put(s.x(0.24), 892, 0.98, lady('#f2a03c', '#2a1c20', '#6a4030')) + (s.tall ? '' : put(s.x(0.43), 956, 1.15, lady('#e8483c', '#4a2c20', '#b07a58', '#f2dca4')) + put(s.x(0.43), 956, 1.15, umbrella('#fff4e0'))) + group(put(s.x(0.315), 940, 1.15, board('#fff4e0', '#e8483c'), 9) + put(s.x(0.335), 944, 1.1, board('#3fb0b4', '#fff4e0'), -4) + put(s.x(0.352), 942, 1.05, board('#f7c42c', '#2f78c4'), -14))),
    layer(0.8, (s) => {
      const gull = (x: number, y: number, k: number): string => put(x, y, k, line('M-4 0V-16M5 0V-16', '#e8903c', 2.6) + fill('M-34 -22Q-14 -40 14 -34Q26 -32 28 -40Q30 -50 40 -48L50 -44L40 -41Q40 -24 22 -16Q-6 -10 -34 -22Z', '#ffffff') + fill('M-44 -20Q-20 -36 6 -28Q-10 -16 -44 -20Z', '#3a4050') + disc(38, -44, 1.8, '#241c24'));
      return gull(s.x(0.1), 960, 1.4) + gull(s.x(0.16), 984, 1.1);
    }),
  ],
};
