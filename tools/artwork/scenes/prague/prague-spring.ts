import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { blossomBranch, foliage, grass } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/** A roofscape's house: steep red tiles with a dormer, a strip of wall below; foot at 0,0. */
function roofHouse(s: Stage, w: number, wall: string, roof: string, turn: boolean): string {
  const h = w * s.r.range(0.4, 0.6);
  const r = w * s.r.range(0.5, 0.66);
  let out = rect(0, -h, w, h + 30, wall);
  for (let i = 0; i < 3; i++) out += rect(w * (0.16 + i * 0.27), -h * 0.72, w * 0.13, h * 0.4, '#6a6a84');
  if (turn) out += fill(poly([[-3, -h], [w / 2, -h - r], [w + 3, -h]]), tone(wall, 0.03)) + line(poly([[-4, -h + 2], [w / 2, -h - r], [w + 4, -h + 2]], false), roof, w * 0.09) + disc(w / 2, -h - r * 0.34, w * 0.08, '#6a6a84');
  else {
    out += fill(poly([[-4, -h + 2], [w * 0.1, -h - r], [w * 0.9, -h - r], [w + 4, -h + 2]]), s.down(-h - r, -h, [tone(roof, 0.05), roof])) + fill(poly([[w * 0.6, -h + 2], [w * 0.62, -h - r], [w * 0.9, -h - r], [w + 4, -h + 2]]), tone(roof, -0.05), 'opacity="0.6"');
    for (let i = 1; i < 9; i++) out += line(`M${w * (0.1 + 0.8 * (i / 9))} ${-h - r}L${-4 + (w + 8) * (i / 9)} ${-h}`, tone(roof, -0.07), 1, 'opacity="0.6"');
    out += rect(w * 0.36, -h - r * 0.5, w * 0.14, r * 0.36, wall) + fill(poly([[w * 0.33, -h - r * 0.48], [w * 0.43, -h - r * 0.72], [w * 0.53, -h - r * 0.48]]), tone(roof, -0.06)) + rect(w * 0.4, -h - r * 0.42, w * 0.06, r * 0.18, '#6a6a84');
  }
  return out + rect(w * 0.74, -h - r * 1.1, w * 0.08, r * 0.4, tone(wall, -0.06));
}

/** The green dome and bell tower of Saint Nicholas, foot at 0,0, about 300 high. */
const nicholas = (s: Stage): string => rect(-56, -150, 112, 150, s.across(-56, 56, ['#fbeed8', '#e8d3bc', '#c9b0a8'])) + rect(-60, -156, 120, 8, '#fff6e6') + [-36, -12, 12, 36].map((x) => fill(`M${x - 6} -96V-126a6 6 0 0 1 12 0V-96Z`, '#7a7a90')).join('') + rect(-48, -182, 96, 28, '#f4e2ca') + fill('M-54 -180C-58 -236 -26 -262 0 -268C26 -262 58 -236 54 -180Z', s.across(-54, 54, ['#a9d4bc', '#6fae98', '#3f7f7c'])) + line('M-30 -180Q-30 -236 -6 -266M0 -180V-268M30 -180Q30 -236 6 -266', '#3f7f7c', 2, 'opacity="0.6"') + rect(-14, -292, 28, 26, '#f4e2ca') + fill('M-18 -290Q-16 -314 0 -320Q16 -314 18 -290Z', '#6fae98') + line('M0 -320V-344M-5 -336H5', '#d9a83c', 2.4) + rect(74, -230, 48, 230, s.across(74, 122, ['#fbeed8', '#e2cbb4', '#c0a6a4'])) + rect(70, -236, 56, 8, '#fff6e6') + fill('M88 -176V-206a10 10 0 0 1 20 0V-176Z', '#7a7a90') + fill('M72 -236Q74 -268 98 -276Q122 -268 124 -236Z', '#6fae98') + rect(90, -292, 16, 18, '#f4e2ca') + fill('M86 -290Q98 -316 110 -290Z', '#4f9484') + line('M98 -304V-324', '#d9a83c', 2);

/** A bridge seen from far off: `spans` round arches cut into one band. */
function bridge(x0: number, x1: number, y: number, spans: number, h: number, stone: string): string {
  const w = (x1 - x0) / spans;
  let holes = '';
  for (let i = 0; i < spans; i++) holes += `M${x0 + i * w + w * 0.12} ${y + h + 4}V${y + h * 0.7}A${w * 0.38} ${h * 0.62} 0 0 1 ${x0 + i * w + w * 0.88} ${y + h * 0.7}V${y + h + 4}Z`;
  return `<path d="M${x0} ${y}H${x1}V${y + h + 4}H${x0}Z${holes}" fill-rule="evenodd" fill="${stone}"/>` + line(`M${x0} ${y - 1}H${x1}`, tone(stone, 0.07), 3);
}

export const spring: Scene = {
  slug: 'prague-petrin-blossom', place: 'Prague, Czechia', seed: 2103, light: -0.6, air: '#e6e6dc',
  alt: 'Cherry trees bloom on Petřín hill over the red roofs, green domes and the bridges of Prague; a couple looks down on the river',
  layers: () => [
    sky(['#6fb0d8', '#a9d2e2', '#e2ecdf', '#fdf0d8'], 460),
    streaks({ y: [40, 220], count: 7, colours: ['#ffffff'], opacity: 0.65 }),
    cumulus({ at: [[0.2, 280, 360, 90], [0.74, 250, 420, 100]], lit: '#ffffff', body: '#fbf7ee', shade: '#cfdce2', opacity: 0.9 }),
    hills({ depth: 0.1, y: 440, height: 50, length: 560, colour: '#a9c0bc', foot: '#cfdcd0' }),
    layer(0.13, (s) => { let out = ''; for (let i = 0; i < 130; i++) { const p = s.r.range(-0.05, 1.05); const y = 452 + s.r.range(0, 34); const w = s.r.range(10, 24); out += rect(s.x(p), y - 16, w, 30, s.r.pick(['#efe2d4', '#e6d3c6', '#f4ead9'])) + fill(poly([[s.x(p) - 2, y - 15], [s.x(p) + w / 2, y - 26], [s.x(p) + w + 2, y - 15]]), s.r.pick(['#d9a58f', '#cf957f'])); } for (const p of [0.16, 0.32, 0.47, 0.62, 0.8, 0.9]) { const h = s.r.range(50, 84); out += rect(s.x(p) - 5, 470 - h, 10, h, '#c9bcb8') + fill(poly([[s.x(p) - 8, 470 - h], [s.x(p), 440 - h], [s.x(p) + 8, 470 - h]]), '#8f9aa4'); } return out; }),
    mist({ depth: 0.16, y: 480, height: 60, colour: '#f4f0e2', opacity: 0.6 }),
    layer(0.2, (s) => fill(curve([[s.w * 0.52, 640], [s.w * 0.57, 550], [s.w * 0.64, 504], [s.w * 0.8, 490], [s.w + 120, 486], [s.w + 120, 820], [s.w * 0.8, 760], [s.w * 0.62, 680]], true), s.down(486, 700, ['#b5dbe4', '#7fb9d0', '#4f93b8'])) + ripples(s, 500, 660, '#eefaf8', 40, 0.5)),
    layer(0.22, (s) => bridge(s.x(0.71), s.x(1.07), 524, 9, 9, '#d9ccba') + bridge(s.x(0.63), s.x(1.08), 574, 15, 15, '#d9bfa4') + [0.635].map((p) => rect(s.x(p) - 10, 520, 20, 62, '#7a6a6c') + fill(poly([[s.x(p) - 13, 522], [s.x(p) - 5, 478], [s.x(p) + 5, 478], [s.x(p) + 13, 522]]), '#4a4a5c')).join('')),
    layer(0.3, (s) => {
      let out = fill(curve([[-120, 540], [s.w * 0.3, 540], [s.w * 0.58, 556], [s.w * 0.66, 640], [s.w * 0.8, 720], [s.w + 120, 790], [s.w + 120, 900], [-120, 900]], true), s.down(540, 860, ['#c9a890', '#7f9a68', '#5f8a54']));
      const roofs = ['#d9694a', '#cf5f44', '#e07a54', '#c9583f', '#d97a5c'];
      const walls = ['#fbeed8', '#f2dcc0', '#f7e2b8', '#efe6dc', '#f0d0b4'];
      for (let row = 0; row < 8; row++) {
        const k = 0.62 + row * 0.13;
        let x = -100 + s.r.range(0, 30);
        while (x < s.w + 100) {
          const w = s.r.range(50, 84) * k;
          const p = x / s.w;
          const y = 560 + row * 26 + 46 * Math.max(0, p - 0.5) * row * 0.3 + s.r.range(-5, 5);
          const river = p > 0.6 && y < 640 + (p - 0.6) * 330;
          if (!river) out += put(x, y, 1, roofHouse(s, w, s.r.pick(walls), s.r.pick(roofs), s.r.chance(0.3)));
          if (row === 3 && x < s.x(s.tall ? 0.4 : 0.36) && x + w >= s.x(s.tall ? 0.4 : 0.36)) out += put(x, y + 14, s.tall ? 0.95 : 1.05, nicholas(s));
          if (s.r.chance(0.12) && !river) out += foliage(s, x, y - 6, 26 * k, 18 * k, ['#4f8a58', '#7fae62', '#c3d486'], 10);
          x += w + s.r.range(0, 6);
        }
      }
      return out;
    }),
    layer(0.5, (s) => {
      const top: Pt[] = [[-120, 770], [s.w * 0.2, 786], [s.w * 0.46, 830], [s.w * 0.7, 846], [s.w * 0.9, 812], [s.w + 120, 770]];
      let out = fill(`${curve(top)}L${s.w + 120} 1120L-120 1120Z`, s.down(770, 1000, ['#a9cc6c', '#6fa458', '#3f7a4c'])) + line(curve(top), '#e6f0a4', 3, 'opacity="0.7"') + fill(curve([[s.w * 0.3, 1120], [s.w * 0.4, 960], [s.w * 0.52, 886], [s.w * 0.72, 858], [s.w * 0.78, 860], [s.w * 0.6, 902], [s.w * 0.52, 980], [s.w * 0.54, 1120]], true), '#f2e2c4');
      for (let i = 0; i < 130; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(850, 1000), s.r.range(2, 5), s.r.range(1, 2.4), s.r.pick(['#ffe4ea', '#ffc9d5', '#ffffff']), 'opacity="0.9"');
      return out;
    }),
    layer(0.56, (s) => {
      // Blossoming trees down the slope.
      const tree = (x: number, y: number, k: number): string => { let o = oval(x + 20 * k, y, 80 * k, 9 * k, '#2f5f44', 'opacity="0.35"') + line(curve([[x, y], [x + 4 * k, y - 50 * k], [x - 6 * k, y - 100 * k]]), '#4a343c', 13 * k) + line(curve([[x + 2 * k, y - 54 * k], [x + 34 * k, y - 96 * k]]), '#4a343c', 8 * k); for (let i = 0; i < 7; i++) o += foliage(s, x + s.r.range(-62, 62) * k, y - s.r.range(88, 160) * k, s.r.range(40, 58) * k, s.r.range(28, 42) * k, s.r.pick([['#d98aa8', '#f4b4c6', '#ffe2ea'], ['#e09ab4', '#f9c6d4', '#fff0f3']] as [string, string, string][]), 15); return o; };
      return (s.tall ? [[0.2, 812, 0.8], [0.9, 830, 0.8]] : [[0.3, 820, 0.8], [0.44, 850, 0.7], [0.84, 840, 0.95], [0.96, 828, 1.2]]).map(([x, y, k]) => tree(s.x(x!), y!, k!)).join('');
    }),
    layer(0.66, (s) => { const x = s.x(s.tall ? 0.54 : 0.56); return oval(x + 30, 912, 60, 6, '#5f6a48', 'opacity="0.45"') + rect(x - 66, 882, 120, 8, '#7a5440') + rect(x - 66, 862, 120, 6, '#8a6450') + rect(x - 66, 848, 120, 6, '#8a6450') + rect(x - 56, 882, 7, 30, '#3a3438') + rect(x + 38, 882, 7, 30, '#3a3438') + put(x + 84, 914, 0.96, stroller('#3f6a8f', '#3a3a4c', '#4a3028', '#e8bf9c')) + put(x + 116, 916, 0.92, lady('#f2d05c', '#8a5a34', '#e8bf9c')); }),
    birds({ x: 0.5, y: 330, count: 6, size: 13, colour: '#5a6a80', spread: 120 }),
    grass({ depth: 0.88, y: 1000, height: [24, 70], count: 360, colours: ['#3f7a4c', '#6fa458', '#a9cc6c'], lean: 0.1 }),
    layer(0.95, (s) => blossomBranch(s, [[-80, 60], [90, 130], [240, 150], [380, 210], [500, 190]], '#4a343c', ['#e08aa8', '#f4aec4', '#ffd3dd', '#fff2f4'], 19, 2.2) + blossomBranch(s, [[-80, 330], [40, 350], [130, 420], [180, 500]], '#4a343c', ['#e08aa8', '#f4aec4', '#ffd3dd', '#fff2f4'], 17, 2) + (s.tall ? '' : blossomBranch(s, [[s.w + 80, 10], [s.w - 100, 70], [s.w - 260, 60], [s.w - 360, 110]], '#4a343c', [mix('#e08aa8', '#f4aec4', 0.3), '#f4aec4', '#ffd3dd', '#fff2f4'], 18, 2))),
  ],
};
