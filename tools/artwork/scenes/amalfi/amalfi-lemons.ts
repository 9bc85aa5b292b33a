import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { cumulus, sky, sun } from '@trekker/cover-art/sky.ts';
import { parasolPine } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A lemon with two leaves, stalk at 0,0, about 70 long, hanging down. */
function lemon(s: Stage, c: string, leaf: string): string {
  const leafShape = (a: number): string => `<g transform="rotate(${a})">${fill('M0 0Q22 -16 56 -6Q34 12 0 0Z', leaf) + fill('M0 0Q26 2 56 -6Q34 12 0 0Z', tone(leaf, -0.06)) + line('M0 0Q28 -4 54 -6', tone(leaf, 0.12), 1.4)}</g>`;
  return leafShape(-18) + leafShape(196) + line('M0 -12V8', '#5a6a3c', 4) + fill('M0 6Q26 12 27 38Q26 60 7 66L0 74L-7 66Q-26 60 -27 38Q-26 12 0 6Z', s.ball([tone(c, 0.1), c, tone(c, -0.14)])) + oval(-10, 28, 5, 9, '#ffffff', 'opacity="0.55" transform="rotate(20 -10 28)"') + Array.from({ length: 9 }, () => disc(s.r.range(-18, 18), s.r.range(20, 58), 1.1, tone(c, -0.1), 'opacity="0.5"')).join('');
}

export const lemons: Scene = {
  slug: 'amalfi-coast-lemon-terrace', place: 'Ravello, Amalfi Coast, Italy', seed: 3313, light: -0.5, air: '#cfe4ea',
  alt: 'A breakfast table with lemons and a jug under a pergola of lemon trees, parasol pines and the blue Amalfi coast below',
  layers: () => [
    sky(['#3f96d4', '#8fcae2', '#dcefe8', '#fdf2d8'], 500),
    sun({ x: 0.2, y: 160, r: 0, colour: '#fff', glow: '#fff6d4', reach: 620 }),
    cumulus({ at: [[0.5, 270, 380, 90], [0.78, 320, 280, 60]], lit: '#ffffff', body: '#fbf8ee', shade: '#cfe2ea', opacity: 0.9 }),
    ridge({ depth: 0.1, base: 470, height: 190, rough: 0.45, peaks: [[0.56, 0.5, 220], [0.72, 0.8, 260], [0.92, 1, 320]], island: true, colour: '#9ab5c4', shade: '#749ab4', lit: '#f2e8d0', foot: '#cfe0e2', gullies: 6 }),
    water({ depth: 0.14, top: 464, stops: ['#bfe6ea', '#58b8d2', '#1f86bc', '#12609c'], ripples: { light: '#eafcfa', dark: '#2a86b8', count: 200, opacity: 0.45 }, glitter: { x: 0.24, colour: '#fffbe4', spread: 80, count: 130 } }),
    ridge({ depth: 0.2, base: 560, height: 200, rough: 0.5, peaks: [[0.86, 0.7, 260], [1.04, 1, 320]], island: true, colour: '#7f9a74', shade: '#54727a', lit: '#ecdfae', foot: '#9cb088', gullies: 8 }),
    layer(0.24, (s) => [[0.3, 540, 0.5], [0.42, 600, 0.8], [0.6, 520, 0.36]].map(([p, y, k]) => put(s.x(p!), y!, k!, sloop('#ffffff', '#ffffff', '#cfe0e8'))).join('')),
    layer(0.3, (s) => {
      // A church with twin cupolas in the slope below the terrace.
      const x = s.x(s.tall ? 0.66 : 0.7);
      let out = fill(curve([[s.w * 0.46, 720], [s.w * 0.56, 650], [s.w * 0.68, 626], [s.w * 0.84, 640], [s.w + 120, 600], [s.w + 120, 900], [s.w * 0.44, 900]], true), s.down(620, 800, ['#8fae6c', '#5f8a5a']));
      for (const d of [-1, 1]) out += rect(x + d * 62 - 26, 500, 52, 150, s.across(x + d * 62 - 26, x + d * 62 + 26, ['#fff4dc', '#f2dcbc', '#cfae94'])) + rect(x + d * 62 - 30, 494, 60, 8, '#fffaf0') + fill(`M${x + d * 62 - 9} 590v-34a9 9 0 0 1 18 0v34Z`, '#7a6a70') + fill(`M${x + d * 62 - 28} 496Q${x + d * 62 - 28} 446 ${x + d * 62} 436Q${x + d * 62 + 28} 446 ${x + d * 62 + 28} 496Z`, s.across(x + d * 62 - 28, x + d * 62 + 28, ['#f2c46a', '#d99a4a', '#a86a3c'])) + line(`M${x + d * 62 - 22} 478Q${x + d * 62} 486 ${x + d * 62 + 22} 478M${x + d * 62 - 15} 458Q${x + d * 62} 464 ${x + d * 62 + 15} 458`, '#4f8a7c', 4) + line(`M${x + d * 62} 436v-20M${x + d * 62 - 5} 424h10`, '#5a4a44', 2.4);
      out += rect(x - 40, 560, 80, 90, '#f7e6c8') + fill(poly([[x - 44, 560], [x, 530], [x + 44, 560]]), '#d9805c') + fill(`M${x - 12} 650v-40a12 12 0 0 1 24 0v40Z`, '#6a5560');
      // Two parasol pines on the slope below, as everyone has seen them from the garden.
      for (const [p, y, k] of s.tall ? ([[0.4, 716, 3]] as const) : ([[0.5, 716, 3.1], [0.875, 690, 2.3]] as const)) out += put(s.x(p), y, k, parasolPine(s, '#6a4a3c', ['#2f5f4c', '#4a8052', '#86a860']));
      return out;
    }),
    layer(0.5, (s) => {
      // Balustrade and floor of the terrace.
      let out = rect(-120, 720, s.w + 240, 400, s.down(720, 1000, ['#f7e6cc', '#e2c4a4', '#b5917f']));
      for (let x = -110; x < s.w + 120; x += 46) out += fill(`M${x - 5} 640Q${x - 15} 672 ${x - 5} 704V716H${x + 9}V704Q${x + 19} 672 ${x + 9} 640Z`, s.across(x - 14, x + 18, ['#fffaf0', '#f2e2cc', '#c9ae9c']));
      out += rect(-120, 624, s.w + 240, 20, s.down(624, 644, ['#fffdf6', '#e6d2bc'])) + rect(-120, 712, s.w + 240, 16, '#fbf0de') + rect(-120, 728, s.w + 240, 5, '#8a6a64', 'opacity="0.35"');
      for (let i = 0; i < 9; i++) { const y = 740 + i * i * 4.4; out += line(`M-120 ${y}H${s.w + 120}`, '#a8806c', 1.6, 'opacity="0.3"'); }
      for (let k = -14; k <= 14; k++) out += line(`M${s.x(0.5) + k * 70} 736L${s.x(0.5) + k * 150} 1120`, '#a8806c', 1.6, 'opacity="0.28"');
      // Speckled shade of the pergola.
      for (let i = 0; i < 46; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(760, 1000), s.r.range(16, 50), s.r.range(5, 14), i % 2 ? '#7a5f74' : '#fff6d8', 'opacity="0.22"');
      return out;
    }),
    layer(0.7, (s) => {
      const c = s.x(s.tall ? 0.46 : 0.36);
      const rx = s.tall ? 270 : 330;
      let out = oval(c + 30, 992, rx + 10, 26, '#5a3f54', 'opacity="0.35"') + fill(`M${c - rx} 862Q${c} 900 ${c + rx} 862L${c + rx * 0.9} 1040H${c - rx * 0.9}Z`, s.across(c - rx, c + rx, ['#ffffff', '#f2f2f4', '#c9cbdc']));
      for (let i = 0; i < 9; i++) { const x = c - rx * 0.9 + i * rx * 0.225; out += line(curve([[x, 880], [x + s.r.range(-8, 8), 950], [x + s.r.range(-14, 14), 1040]]), '#a9b0cc', s.r.range(3, 9), 'opacity="0.4"'); }
      out += oval(c, 862, rx, 52, s.across(c - rx, c + rx, ['#ffffff', '#fbfaf6', '#d9dae6'])) + `<ellipse cx="${c}" cy="862" rx="${rx * 0.95}" ry="48" fill="none" stroke="#4f86c4" stroke-width="5"/>`;
      // A majolica jug, a bowl of lemons, two cups and a plate.
      const j = c - rx * 0.5;
      out += oval(j + 16, 858, 54, 9, '#5a5a7c', 'opacity="0.35"') + fill(`M${j - 40} 854Q${j - 64} 790 ${j - 34} 740Q${j - 24} 716 ${j - 32} 694L${j - 44} 684L${j + 30} 682Q${j + 24} 716 ${j + 34} 740Q${j + 62} 790 ${j + 40} 854Z`, s.across(j - 56, j + 56, ['#ffffff', '#f4f4f6', '#b9c0d4'])) + `<path d="M${j + 30} 706Q${j + 92} 706 ${j + 80} 764Q${j + 72} 800 ${j + 48} 804" fill="none" stroke="#e6e8f0" stroke-width="12"/>` + line(`M${j - 54} 800Q${j} 814 ${j + 54} 800M${j - 36} 736Q${j} 746 ${j + 36} 736`, '#2f6ab4', 5) + put(j - 4, 748, 0.62, lemon(s, '#f7cf2c', '#4f8f54'));
      const b = c + rx * 0.16;
      out += oval(b + 14, 872, 112, 13, '#5a5a7c', 'opacity="0.35"');
      for (const [dx, dy, a] of [[-48, 800, 60], [0, 786, 100], [46, 800, 130], [-22, 768, 80], [26, 766, 110]] as const) out += `<g transform="translate(${b + dx} ${dy}) rotate(${a - 90}) translate(0 -36)">${fill('M0 6Q26 12 27 38Q26 60 7 66L0 74L-7 66Q-26 60 -27 38Q-26 12 0 6Z', s.ball(['#fff2a0', '#f7cf2c', '#d99a1c']))}</g>`;
      out += fill(`M${b - 100} 806Q${b - 84} 868 ${b - 36} 874H${b + 36}Q${b + 84} 868 ${b + 100} 806Q${b} 826 ${b - 100} 806Z`, s.across(b - 100, b + 100, ['#4f9ad4', '#2f74b8', '#1f4f8c'])) + line(`M${b - 92} 826Q${b} 846 ${b + 92} 826`, '#fff4d4', 6, 'stroke-dasharray="16 10"') + line(`M${b - 100} 806Q${b} 826 ${b + 100} 806`, '#8fc4ec', 3);
      for (const [dx, y] of [[0.62, 866], [-0.08, 892]] as const) { const x = c + rx * dx; out += oval(x + 6, y + 6, 44, 9, '#5a5a7c', 'opacity="0.3"') + oval(x, y, 42, 11, '#ffffff') + `<ellipse cx="${x}" cy="${y}" rx="34" ry="8" fill="none" stroke="#f2c23c" stroke-width="2.4"/>` + fill(`M${x - 22} ${y - 34}Q${x - 20} ${y - 4} ${x - 10} ${y - 2}H${x + 10}Q${x + 20} ${y - 4} ${x + 22} ${y - 34}Z`, s.across(x - 22, x + 22, ['#ffffff', '#f4f2f0', '#c3c6d6'])) + oval(x, y - 34, 22, 6, '#ffffff') + oval(x, y - 33, 18, 4.500, '#5a3424') + `<path d="M${x + 21} ${y - 28}q16 2 8 18q-4 6 -12 4" fill="none" stroke="#ffffff" stroke-width="4"/>`; }
      return out;
    }),
    layer(0.92, (s: Stage) => {
      // The pergola: chestnut poles with lemon boughs.
      let out = '';
      for (const x of s.tall ? [20, s.w - 30] : [40, s.w * 0.5, s.w - 40]) out += rect(x - 12, 20, 24, s.tall || x !== s.w * 0.5 ? 1000 : 0, s.across(x - 12, x + 12, ['#c9a07c', '#9a7458', '#5f4540']));
      for (const y of [70, 130]) out += line(`M-120 ${y}L${s.w + 120} ${y - 26}`, '#7a5a48', 15) + line(`M-120 ${y - 5}L${s.w + 120} ${y - 31}`, '#c9a07c', 4);
      const hang: Pt[] = [];
      for (let i = 0; i < (s.tall ? 15 : 27); i++) { const p = i / (s.tall ? 14 : 26); const side = Math.abs(p - 0.5) * 2; hang.push([s.x(p) + s.r.range(-26, 26), 60 + side ** 2 * 150 + s.r.range(-20, 70)]); }
      for (let i = 0; i < 150; i++) { const p = s.r.range(-0.05, 1.05); const side = Math.abs(p - 0.5) * 2; const [x, y] = [s.x(p), s.r.range(-40, 90 + side ** 2.4 * 190)]; const c = s.r.pick(['#2f6a48', '#4a8a50', '#6fae5a', '#3a7a4c']); out += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${s.r.range(0, 180).toFixed(0)})">${fill('M-34 0Q-8 -17 34 0Q-4 15 -34 0Z', c) + line('M-30 0H30', tone(c, 0.1), 1.4)}</g>`; }
      for (const [x, y] of hang) out += put(x, y, s.r.range(0.9, 1.35), lemon(s, s.r.chance(0.2) ? mix('#f7cf2c', '#a9c44c', 0.4) : '#f9d232', s.r.pick(['#3f7f4c', '#5f9c54'])), s.r.range(-12, 12));
      return out;
    }),
  ],
};
