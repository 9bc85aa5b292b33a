import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, moon, sky, streaks } from '@trekker/cover-art/sky.ts';
import { chalet } from '@trekker/cover-art/village.ts';

/** A box of geraniums along a rail: leaves below, balls of red above. */
function geraniums(s: Stage, x0: number, x1: number, y: number): string {
  let leaves = '';
  let balls = '';
  for (let x = x0; x < x1; x += 13) for (let k = 0; k < 3; k++) { const [px, py, r] = [x + s.r.range(-9, 9), y + s.r.range(-30, 44), s.r.range(10, 17)]; leaves += disc(px, py, r, s.r.pick(['#2f5f3f', '#3f7a48', '#28503a', '#5f9454'])) + line(`M${px} ${py}l${s.r.range(-6, 6)} ${-r * 0.7}`, '#8fb86c', 1.2, 'opacity="0.6"'); }
  for (let x = x0 + 10; x < x1; x += s.r.range(26, 44)) {
    const [cx, cy, r] = [x, y - s.r.range(16, 74), s.r.range(17, 27)];
    const c = s.r.pick(['#d9263f', '#e83f4c', '#c41f3f', '#ef5a64']);
    balls += line(`M${cx} ${y}Q${cx + s.r.range(-6, 6)} ${(cy + y) / 2} ${cx} ${cy + r * 0.6}`, '#3f7a48', 3);
    for (let i = 0; i < 17; i++) { const a = s.r.range(0, 6.28); const q = Math.sqrt(s.r.next()) * r * 0.86; balls += disc(cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.86, r * 0.3, tone(c, Math.sin(a) < 0 ? s.r.range(0, 0.09) : s.r.range(-0.08, 0.02))); }
  }
  return leaves + balls;
}

export const balcony: Scene = {
  slug: 'swiss-alps-murren-balcony', place: 'Mürren, Switzerland', seed: 3502, light: -0.6, air: '#c3b5d0',
  alt: 'Evening on a wooden balcony in Mürren: geraniums, a cheese board and two glasses before Eiger, Mönch and Jungfrau in the last pink light',
  layers: () => [
    sky(['#3f5ba8', '#7a86c8', '#c3a9cf', '#f2b9b4', '#ffd9b4'], 560),
    moon({ x: 0.84, y: 120, r: 26, colour: '#fffaf0', glow: '#e2d9f2' }),
    streaks({ y: [60, 320], count: 9, colours: ['#c3bbe2', '#f7c6c4', '#ffd6b4'], opacity: 0.75 }),
    // Eiger, Mönch and Jungfrau, as they stand in a row across the valley.
    ridge({ depth: 0.1, base: 640, height: 480, rough: 0.34, grainSize: 80, outline: [{ at: 0.5, points: [[-830, 120], [-700, 210], [-600, 300], [-520, 396], [-486, 420], [-462, 402], [-430, 340], [-380, 290], [-320, 262], [-270, 290], [-200, 372], [-150, 420], [-120, 432], [-84, 416], [-40, 350], [20, 296], [80, 282], [130, 310], [190, 370], [250, 440], [300, 486], [330, 496], [360, 480], [410, 420], [470, 388], [540, 400], [580, 372], [660, 290], [760, 220], [860, 160]] }], colour: '#d9929c', shade: '#6a68a8', lit: '#ffe2c4', snow: { line: 0.3, colour: '#ffd9d0', ragged: 66 }, foot: '#a99cc4', gullies: 26 }),
    mist({ depth: 0.14, y: 600, height: 110, colour: '#d9c9de', opacity: 0.7 }),
    ridge({ depth: 0.18, base: 760, height: 250, rough: 0.4, peaks: [[0.02, 1, 420], [0.26, 0.6, 320], [0.62, 0.5, 320], [0.98, 1, 420]], colour: '#5f6a94', shade: '#434f80', lit: '#a99cb4', foot: '#7f86a9', gullies: 6 }),
    layer(0.2, (s) => fill(`M-130 690Q${s.w * 0.5} 716 ${s.w + 130} 690V900H-130Z`, s.down(690, 790, ['#6f779f', '#4f5f86']))),
    layer(0.22, (s) => Array.from({ length: 74 }, (_, i) => put(s.x(-0.05 + i * 0.0152), 752 + Math.abs(i - 37) * -1.5 + s.r.range(-12, 12), s.r.range(0.5, 1), spruce(s, '#2c3f60', '#3f5570', '#6f7c90'))).join('')),
    layer(0.3, (s) => fill(`${curve([[-130, 742], [s.w * 0.2, 770], [s.w * 0.5, 800], [s.w * 0.8, 776], [s.w + 130, 736]])}V1120H-130Z`, s.down(740, 940, ['#5f7f74', '#3f5f68', '#2f4458']))),
    layer(0.36, (s) => {
      const list: [number, number, number][] = s.tall ? [[0.2, 820, 1.1], [0.55, 846, 1.2], [0.84, 812, 1]] : [[0.14, 800, 0.95], [0.27, 836, 1.25], [0.43, 822, 1], [0.6, 850, 1.35], [0.73, 816, 1], [0.86, 806, 1.1]];
      return list.map(([p, y, k], i) => put(s.x(p), y, k, chalet(i % 2 ? '#6a4440' : '#7a5044', '#43384c', '#ffce72'))).join('');
    }),
    birds({ x: 0.34, y: 200, count: 4, size: 17, colour: '#4a4a74', spread: 110 }),
    layer(0.7, (s) => {
      // The balcony: eaves with carved brackets above, posts at the sides, a rail of cut-out boards.
      const wood = '#6f4430';
      let out = fill(`M-130 -100H${s.w + 130}V44H-130Z`, s.down(-20, 44, ['#3a2630', '#553640'])) + rect(-130, 40, s.w + 260, 14, '#8a5844');
      for (let x = -60; x < s.w + 120; x += 76) out += fill(`M${x} 54h38v18q-19 22 -38 0Z`, '#6f4638') + disc(x + 19, 64, 5, '#2c1f2c');
      for (const [x, d] of [[s.x(0.015), 1], [s.x(0.985), -1]] as const) out += rect(x - 32, 0, 64, 1000, s.across(x - 32, x + 32, ['#9a6448', wood, '#43292c'])) + fill(curve([[x + d * 30, 260], [x + d * 50, 180], [x + d * 110, 110], [x + d * 190, 74], [x + d * 190, 54], [x + d * 30, 54]], true), '#7f503c') + line(curve([[x + d * 32, 262], [x + d * 54, 180], [x + d * 112, 112], [x + d * 190, 76]]), '#b57c58', 3, 'opacity="0.7"') + rect(x - 38, 560, 76, 16, '#8a5844');
      out += rect(-130, 872, s.w + 260, 150, '#5a3630');
      for (let x = -110; x < s.w + 120; x += 62) out += rect(x, 874, 56, 150, s.side([tone('#8a563c', 0.04), '#8a563c', '#6a4034'])) + [disc(x + 28, 922, 7, '#2f2438'), disc(x + 20, 934, 7, '#2f2438'), disc(x + 36, 934, 7, '#2f2438'), fill(`M${x + 22} 938L${x + 28} 958L${x + 34} 938Z`, '#2f2438')].join('');
      return out + rect(-130, 846, s.w + 260, 30, s.down(846, 876, ['#b57a54', '#7f4f3a'])) + line(`M-130 848H${s.w + 130}`, '#f2c09a', 3, 'opacity="0.8"');
    }),
    layer(0.74, (s) => group(geraniums(s, -60, s.x(s.tall ? 0.3 : 0.29), 850) + geraniums(s, s.x(s.tall ? 0.78 : 0.76), s.w + 60, 850))),
    layer(0.86, (s) => {
      // On the rail: a board with cheese and bread, two glasses, field glasses.
      const x = s.x(s.tall ? 0.52 : 0.5);
      const glass = (gx: number): string => put(gx, 846, 1, fill('M-19 -92Q-22 -46 0 -40Q22 -46 19 -92Z', '#ffffff55') + fill('M-20 -70Q-19 -46 0 -41Q19 -46 20 -70Z', '#f4d98a', 'opacity="0.9"') + line('M-19 -92Q-22 -46 0 -40Q22 -46 19 -92', '#fff6ea', 2) + line('M0 -40V-3', '#fff6ea', 3) + oval(0, -2, 17, 3.6, '#fff6ea', 'opacity="0.85"') + line('M-12 -84Q-14 -62 -9 -52', '#ffffff', 2.6));
      let out = oval(x, 848, 190, 9, '#3a2024', 'opacity="0.4"') + rect(x - 150, 832, 230, 14, s.across(x - 150, x + 80, ['#e2b07c', '#c08a5a', '#9a6a48']), 'rx="6"');
      out += fill(poly([[x - 128, 832], [x - 128, 788], [x - 46, 776], [x - 18, 832]]), s.down(776, 832, ['#fbe08a', '#f0c45f'])) + fill(poly([[x - 128, 832], [x - 128, 788], [x - 118, 787], [x - 118, 832]]), '#c9904a') + [[-96, 806, 7], [-70, 818, 9], [-60, 796, 5], [-100, 824, 5]].map(([dx, y, r]) => disc(x + dx!, y!, r!, '#d9a546')).join('');
      out += fill(curve([[x - 10, 832], [x - 8, 806], [x + 16, 792], [x + 50, 794], [x + 70, 812], [x + 72, 832]], true), s.down(790, 832, ['#c98a54', '#8f5a3a'])) + line(`M${x + 8} 802l14 12M${x + 28} 796l14 14M${x + 48} 800l10 12`, '#f0cf9c', 4);
      out += glass(x + 122) + glass(x + 172);
      const b = x - 210;
      return out + [0, 34].map((d) => fill(poly([[b - 15 + d, 846], [b - 13 + d, 806], [b - 9 + d, 792], [b + 9 + d, 792], [b + 13 + d, 806], [b + 15 + d, 846]]), s.across(b - 15 + d, b + 15 + d, ['#5f6478', '#33384c', '#23263a'])) + rect(b - 16 + d, 838, 32, 8, '#1c1f30')).join('') + rect(b + 12, 806, 10, 20, '#2a2e42') + line(curve([[b - 14, 812], [b - 46, 838], [b - 30, 870], [b + 6, 880]]), mix('#8a5a3c', '#2a1c24', 0.3), 4);
    }),
  ],
};
