import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { minaret } from '@trekker/cover-art/city.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, stars } from '@trekker/cover-art/sky.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { palm } from '@trekker/cover-art/trees.ts';

/** A silver teapot with a long spout, foot at 0,0, about 110 high. */
const teapot = (s: Stage): string => oval(4, 0, 40, 6, '#3a1f44', 'opacity="0.4"') + line('M36 -54Q66 -58 62 -34Q58 -14 34 -18', '#8f90ac', 6) + fill('M-34 -40Q-62 -46 -74 -82L-66 -86Q-54 -58 -30 -56Z', s.side(['#e6e4ee', '#a9a8c0'])) + fill('M-28 -4Q-46 -28 -34 -56Q-24 -74 -16 -80H16Q24 -74 34 -56Q46 -28 28 -4Z', s.side(['#fdf4e6', [0.3, '#d5d0dc'], [0.7, '#8f8eaa'], [1, '#c9b4b4']])) + line('M-36 -34Q0 -22 37 -34M-32 -58Q0 -48 32 -58', '#7a7898', 2) + fill('M-18 -80Q-10 -104 0 -106Q10 -104 18 -80Z', s.side(['#f4eee8', '#9a98b2'])) + disc(0, -112, 6, '#e8b45a') + fill('M-22 -10Q-34 -30 -26 -52Q-20 -30 -16 -8Z', '#ffffff', 'opacity="0.5"');

/** A small gilt glass of mint tea, foot at 0,0, about 54 high. */
const glass = (): string => oval(2, 0, 17, 3, '#3a1f44', 'opacity="0.4"') + fill('M-15 -52H15L11 0H-11Z', '#ffffff', 'opacity="0.35"') + fill('M-14 -42H14L11 -2H-11Z', '#d9962c', 'opacity="0.9"') + fill('M4 -42H14L11 -2H6Z', '#a8641c', 'opacity="0.6"') + line('M-14.500 -46H14.500M-13 -26H13', '#f7dc8a', 2.4) + [[-4, -48], [4, -52], [0, -57]].map(([x, y]) => oval(x!, y!, 7, 4, '#4f9a54', `transform="rotate(${x! * 8} ${x} ${y})"`)).join('') + line('M-15 -52H15', '#fff6e0', 2);

/** A pierced lantern, hook at 0,0, about 150 long. */
const lantern = (s: Stage, brass: string, glow: string): string => oval(0, 96, 110, 110, s.radial(0, 96, 110, [`${glow}99`, `${glow}00`])) + line('M0 0V38', '#5a3a34', 2.4) + fill('M-16 40Q0 26 16 40L22 56H-22Z', brass) + fill('M-24 56H24L34 96L20 140H-20L-34 96Z', glow) + [-17, 0, 17].map((x) => line(`M${x * 1.3} 56L${x * 1.9} 96L${x} 140`, brass, 3)).join('') + line('M-34 96H34', brass, 4) + Array.from({ length: 5 }, (_, i) => fill(poly([[-24 + i * 12, 70], [-18 + i * 12, 80], [-24 + i * 12, 90], [-30 + i * 12, 80]]), brass, 'opacity="0.75"')).join('') + fill('M-22 138H22L10 154H-10Z', brass) + disc(0, 160, 5, brass);

export const terrace: Scene = {
  slug: 'marrakech-square-dusk', place: 'Marrakech, Morocco', seed: 8814, light: -0.4, air: '#c98fa0',
  alt: 'Mint tea on a roof terrace above the great square of Marrakech at dusk, smoke and lights rising from the food stalls',
  layers: () => [
    sky(['#2f3a80', '#6a5aa0', '#b5709c', '#f2907c', '#ffc48a'], 560),
    stars(90, 260),
    streaks({ y: [110, 470], count: 12, colours: ['#8f6aa8', '#e08a94', '#ffb48a'], opacity: 0.65 }),
    ridge({ depth: 0.1, base: 560, height: 150, rough: 0.6, peaks: [[0.08, 0.6, 220], [0.26, 0.9, 240], [0.46, 0.7, 220], [0.66, 1, 250], [0.9, 0.8, 240]], colour: '#9a7aac', shade: '#7a66a4', lit: '#f7c0a8', snow: { line: 0.5, colour: '#f4dbe0', ragged: 16 }, foot: '#e2a0a0', gullies: 4 }),
    mist({ depth: 0.13, y: 556, height: 60, colour: '#ffbf9c', opacity: 0.6 }),
    layer(0.2, (s) => {
      let out = put(s.x(0.26), 590, 0.98, minaret(s, '#b56a5c', '#7a4260', '#4f9a8c', '#ffd98a'));
      for (let i = 0; i < 60; i++) { const w = s.r.range(36, 90); const x = s.x(s.r.range(-0.06, 1.02)); const h = s.r.range(26, 66); if (Math.abs(x - s.x(0.26)) < 44 && h > 40) continue; out += rect(x, 600 - h, w, h + 40, mix(s.r.pick(['#b56a58', '#a85c54', '#c47a62']), '#5a3a68', s.r.range(0, 0.3))) + (i % 2 ? rect(x + w * 0.3, 616 - h, 6, 9, '#ffd08a') : '') + (i % 5 ? '' : Array.from({ length: 4 }, (_, k) => rect(x + (k * w) / 4, 594 - h, w / 8, 7, '#a85c54')).join('')); }
      for (const [p, k] of [[0.12, 1.1], [0.17, 0.9], [0.36, 1.2], [0.6, 1], [0.64, 0.8], [0.9, 1.2]] as const) out += put(s.x(p), 604, k, palm(s, '#4a3048', ['#2f3f54', '#3f5560'], s.r.range(-8, 8), 11));
      return out;
    }),
    layer(0.3, (s) => {
      // The square: a lake of lamps, stalls in rows, people as dark strokes between.
      let out = rect(-120, 600, s.w + 240, 330, s.down(600, 900, ['#a8607a', '#7a4470', '#4a2c5c']));
      const stalls: [number, number, number][] = [];
      for (let row = 0; row < 5; row++) for (let i = 0; i < 11 - row; i++) stalls.push([(i + 0.5 + (row % 2) * 0.4) / (11 - row) + s.r.range(-0.02, 0.02), 630 + row * 38 + row * row * 5, 0.5 + row * 0.2]);
      for (const [p, y, k] of stalls) {
        const x = s.x(p);
        out += oval(x, y + 8 * k, 92 * k, 22 * k, '#ffb45c', 'opacity="0.4"') + rect(x - 42 * k, y - 20 * k, 84 * k, 22 * k, '#ffdc94') + rect(x - 42 * k, y - 4 * k, 84 * k, 8 * k, '#8f4a4c') + fill(poly([[x - 54 * k, y - 22 * k], [x - 40 * k, y - 46 * k], [x + 40 * k, y - 46 * k], [x + 54 * k, y - 22 * k]]), s.r.pick(['#f4ead8', '#e8d5c0', '#d9705c', '#f2c78a'])) + [-26, 0, 26].map((dx) => disc(x + dx * k, y - 24 * k, 4 * k, '#fff6d4') + disc(x + dx * k, y - 24 * k, 11 * k, '#ffe6a8', 'opacity="0.35"')).join('');
        for (let i = 0; i < 4; i++) { const px = x + s.r.range(-70, 70) * k; out += put(px, y + s.r.range(14, 24) * k, 0.26 * k + 0.04, walker(s.r.pick(['#4a2c54', '#7a3a54', '#2f3a64', '#c98f6a', '#e2c8a8']), '#5a3a3c', '#3a2248')); }
      }
      return out;
    }),
    layer(0.4, (s) => {
      let out = '';
      for (const [p, y, k] of [[0.3, 690, 1], [0.52, 720, 1.3], [0.68, 668, 0.8], [0.8, 720, 1.1]] as const) for (let i = 0; i < 16; i++) { const t = i / 15; out += oval(s.x(p) + Math.sin(t * 6 + p * 9) * 26 * k + t * 70, y - t * 270 * k, (16 + t * 50) * k, (12 + t * 26) * k, '#f4cbb4', `opacity="${(0.24 * (1 - t)).toFixed(2)}"`); }
      return group(out, s.blur(10));
    }),
    birds({ x: 0.56, y: 300, count: 9, size: 12, colour: '#4a3468', spread: 150 }),
    layer(0.6, (s) => {
      // The terrace's parapet and table.
      let out = rect(-120, 838, s.w + 240, 40, s.down(838, 878, ['#d9886a', '#a85c58'])) + rect(-120, 832, s.w + 240, 10, '#f2b08a');
      for (let x = -100; x < s.w + 120; x += 128) out += fill(poly([[x, 832], [x + 10, 796], [x + 32, 778], [x + 54, 796], [x + 64, 832]]), s.down(778, 832, ['#e89a78', '#c4705f'])) + line(poly([[x, 832], [x + 10, 796], [x + 32, 778], [x + 54, 796]], false), '#ffc8a0', 2.4, 'opacity="0.7"');
      return out + rect(-120, 876, s.w + 240, 260, s.down(876, 1000, ['#7a3f54', '#43254a']));
    }),
    layer(0.75, (s) => {
      const c = s.x(s.tall ? 0.52 : 0.6);
      const rx = s.tall ? 320 : 400;
      let star = '';
      for (let i = 0; i < 16; i++) { const a = (i / 16) * Math.PI * 2; star += fill(poly([[c, 948], [c + Math.cos(a - 0.14) * rx * 0.5, 948 + Math.sin(a - 0.14) * 30], [c + Math.cos(a) * rx * 0.78, 948 + Math.sin(a) * 46], [c + Math.cos(a + 0.14) * rx * 0.5, 948 + Math.sin(a + 0.14) * 30]]), i % 2 ? '#2f7f8a' : '#e8a84a', 'opacity="0.8"'); }
      let out = oval(c, 966, rx + 14, 80, '#2a1638', 'opacity="0.5"') + oval(c, 950, rx, 66, '#c98f4c') + oval(c, 946, rx - 8, 60, s.across(c - rx, c + rx, ['#fbe2b4', '#e2b078', '#a8684c'])) + group(star, 'opacity="0.85"') + `<ellipse cx="${c}" cy="947" rx="${rx * 0.86}" ry="52" fill="none" stroke="#8f4a3c" stroke-width="4"/>`;
      out += put(c - 60, 952, 1.9, teapot(s)) + put(c + 96, 946, 1.5, glass()) + put(c + 170, 966, 1.6, glass()) + oval(c - 230, 960, 92, 18, '#3a1f44', 'opacity="0.35"') + oval(c - 236, 952, 88, 18, '#f4ead8') + oval(c - 236, 949, 74, 13, '#3f6fa8');
      for (const [dx, dy] of [[-280, 944], [-250, 948], [-216, 946], [-190, 944], [-266, 932], [-232, 934], [-204, 934], [-248, 920], [-220, 922]] as const) out += fill(`M${c + dx - 16} ${dy}Q${c + dx} ${dy - 18} ${c + dx + 16} ${dy}Q${c + dx} ${dy + 9} ${c + dx - 16} ${dy}Z`, s.r.pick(['#e8b060', '#d9964a', '#f2c47a'])) + oval(c + dx, dy - 4, 4, 2, '#fff0cc');
      return out;
    }),
    layer(0.9, (s) => put(s.x(s.tall ? 0.86 : 0.9), -20, 1.9, lantern(s, '#8a5a34', '#ffd48a')) + (s.tall ? '' : put(s.x(0.8), -30, 1.2, lantern(s, '#8a5a34', '#ff9a5c'))) + put(s.x(0.09), -30, 1.5, lantern(s, '#8a5a34', '#ffb86a')) + fill(curve([[-120, 1120], [-120, 900], [s.w * 0.06, 884], [s.w * 0.16, 920], [s.w * 0.2, 1120]], true), s.across(0, s.w * 0.2, ['#b5343c', '#7a2440'])) + Array.from({ length: 9 }, (_, i) => line(curve([[-60 + i * 44, 1010], [-40 + i * 40, 950], [-60 + i * 40, 900]]), tone('#f2c75a', -0.02), 2.4, 'opacity="0.45"')).join('')),
  ],
};
