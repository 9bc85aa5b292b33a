import { tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { suspension } from '@trekker/cover-art/city.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/**
 * The tower of Belém from the river, waterline at 0,0, about 400 wide and 380 high: a low bastion before a square keep.
 */
function belem(s: Stage, stone: string): string {
  const lit = tone(stone, 0.05);
  const shade = tone(stone, -0.17);
  const deep = '#6a4a5c';
  const t = s.light <= 0 ? [lit, stone, shade] : [shade, stone, lit];
  const box = (x: number, y: number, w: number, h: number): string => rect(x, y - h, w, h, s.across(x, x + w, t));
  const bartizan = (x: number, y: number, k: number): string => fill(poly([[x - 12 * k, y - 8], [x - 5 * k, y + 16 * k], [x + 5 * k, y + 16 * k], [x + 12 * k, y - 8]]), shade) + rect(x - 13 * k, y - 40 * k, 26 * k, 34 * k, s.across(x - 13 * k, x + 13 * k, t)) + rect(x - 15 * k, y - 10 * k, 30 * k, 4 * k, lit) + rect(x - 2 * k, y - 32 * k, 4 * k, 16 * k, deep) + fill(`M${x - 15 * k} ${y - 40 * k}Q${x - 15 * k} ${y - 60 * k} ${x} ${y - 66 * k}Q${x + 15 * k} ${y - 60 * k} ${x + 15 * k} ${y - 40 * k}Z`, s.across(x - 15 * k, x + 15 * k, t)) + line(`M${x - 8 * k} ${y - 42 * k}Q${x - 7 * k} ${y - 58 * k} ${x} ${y - 64 * k}Q${x + 7 * k} ${y - 58 * k} ${x + 8 * k} ${y - 42 * k}`, shade, 1.2) + disc(x, y - 69 * k, 3 * k, lit);
  // Merlons are shields with a cross.
  const shields = (x: number, y: number, w: number, n: number, k: number): string => Array.from({ length: n }, (_, i) => { const cx = x + ((i + 0.5) * w) / n; return fill(`M${cx - 8 * k} ${y - 20 * k}H${cx + 8 * k}V${y - 7 * k}Q${cx + 8 * k} ${y} ${cx} ${y + 2}Q${cx - 8 * k} ${y} ${cx - 8 * k} ${y - 7 * k}Z`, lit) + line(`M${cx} ${y - 18 * k}V${y - 3 * k}M${cx - 6 * k} ${y - 12 * k}H${cx + 6 * k}`, shade, 1.8 * k); }).join('');
  const arch = (x: number, y: number, w: number, h: number, c = deep): string => fill(`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`, c);
  let out = box(10, -84, 148, 250) + rect(6, -340, 156, 8, lit) + shields(10, -334, 148, 7, 1) + box(34, -334, 100, 34) + rect(30, -372, 108, 6, lit) + shields(34, -366, 100, 6, 0.7);
  out += rect(10, -168, 148, 5, lit) + rect(10, -250, 148, 5, lit);
  // The loggia that looks over the river, and paired windows with a balcony.
  out += rect(22, -236, 124, 54, lit) + Array.from({ length: 6 }, (_, i) => arch(36 + i * 19.400, -194, 14, 34)).join('') + rect(18, -194, 132, 10, lit) + Array.from({ length: 16 }, (_, i) => rect(22 + i * 8, -191, 3, 6, shade)).join('') + rect(24, -238, 120, 4, shade);
  for (const x of [56, 112]) out += arch(x, -268, 22, 44, lit) + arch(x - 5, -270, 8, 36) + arch(x + 5, -270, 8, 36) + arch(x, -120, 16, 30, lit) + arch(x, -121, 11, 25);
  out += disc(84, -300, 12, lit) + disc(84, -300, 8, '#b5404a');
  for (const x of [10, 158]) out += bartizan(x, -288, 0.86);
  out += bartizan(40, -366, 0.5) + bartizan(128, -366, 0.5);
  // The bastion.
  out += fill(poly([[-190, 6], [-178, -84], [176, -84], [190, 6]]), s.across(-190, 190, t)) + rect(-184, -92, 368, 9, lit) + rect(-180, -62, 360, 5, lit) + line('M-184 -58H184', shade, 2);
  for (let i = 0; i < 90; i++) out += rect(s.r.range(-180, 160), -s.r.range(4, 82), s.r.range(6, 14), s.r.range(2, 4), tone(stone, s.r.range(-0.06, 0.04)), 'opacity="0.6"');
  for (let i = 0; i < 9; i++) out += rect(-164 + i * 40, -44, 12, 16, deep) + rect(-167 + i * 40, -47, 18, 3, lit);
  out += shields(-184, -90, 194, 10, 0.94) + shields(158, -90, 26, 1, 0.94) + bartizan(-178, -76, 1) + bartizan(-74, -76, 0.86) + bartizan(184, -76, 1);
  return out + fill(poly([[-192, 8], [-190, -12], [189, -12], [192, 8]]), '#7a6a5c', 'opacity="0.6"') + line('M-30 -112V-176', '#5a4048', 2) + fill('M-30 -176Q-14 -182 2 -174V-152Q-14 -160 -30 -154Z', '#2f7a52') + fill('M-18 -178Q-8 -180 2 -174V-152Q-8 -158 -18 -157Z', '#c9403c');
}

export const tower: Scene = {
  slug: 'lisbon-belem-tower', place: 'Lisbon, Portugal', seed: 513, light: -0.7, air: '#f7cfa4',
  alt: 'The tower of Belém stands in the Tagus in golden evening light, the red bridge far behind and a couple on the mosaic quay',
  layers: () => {
    const keep = layer(0.4, (s) => put(s.x(s.tall ? 0.52 : 0.6), 736, s.tall ? 1.36 : 1.5, belem(s, '#f4dcb4')));
    return [
      sky(['#3f86b4', '#8fbac4', '#f2dcb0', '#ffc684', '#ffdfa8'], 600),
      sun({ x: 0.13, y: 500, r: 54, colour: '#fffbe0', glow: '#ffd07c', reach: 680 }),
      streaks({ y: [60, 420], count: 12, colours: ['#f4e2cc', '#ffdcae', '#ffe8c0'], opacity: 0.75, width: [260, 760] }),
      ridge({ depth: 0.1, base: 612, height: 70, rough: 0.4, peaks: [[0.02, 0.5, 300], [0.3, 0.9, 340], [0.7, 0.6, 400], [1, 0.8, 300]], colour: '#b5a89c', shade: '#a0989c', foot: '#f0cfa4', gullies: 1 }),
      layer(0.14, (s) => suspension([[s.x(0.24), 1], [s.x(0.44), 1]], [[-120, 590], [s.w + 120, 590]], 110, '#c9655c', '#e0a08a', 3.4)),
      water({ depth: 0.2, top: 610, stops: ['#ffe0a8', '#b9c4b0', '#5fa4ae', '#2f6f8f'], ripples: { light: '#fff0cc', dark: '#5594a4', count: 260, opacity: 0.45 }, glitter: { x: 0.13, colour: '#fff8dc', spread: 90, count: 220 } }),
      layer(0.26, (s) => put(s.x(0.3), 650, 0.7, sloop('#fff8ec', '#ffffff', '#d9b08c')) + put(s.x(0.38), 632, 0.42, sloop('#fff8ec', '#fff', '#d9b08c'), 0, true) + put(s.x(0.93), 640, 0.5, sloop('#fff8ec', '#fff', '#d9b08c'))),
      keep, mirror({ of: [keep], y: 740, depth: 0.44, opacity: 0.5, tint: '#ffe6b8', squash: 0.5, bottom: 900, cuts: 160 }),
      birds({ x: 0.42, y: 300, count: 7, size: 15, colour: '#ffffff', spread: 130 }),
      layer(0.7, (s) => {
        // The quay: waves of black basalt in white limestone, drawn in perspective.
        const top = 862;
        const at = (u: number, z: number): Pt => [s.x(0.5) + u / z, top + 150 / z - 42];
        let out = fill(`M-120 ${top}H${s.w + 120}V1120H-120Z`, s.down(top, 1000, ['#fbeed2', '#e8d2b4', '#bfa390'])) + rect(-120, top - 12, s.w + 240, 16, '#f7e6c8') + rect(-120, top + 4, s.w + 240, 6, '#8a6a64', 'opacity="0.5"');
        for (let row = 0; row < 7; row++) {
          const z = 3.2 / (1 + row * 0.62);
          const [a, b]: [Pt[], Pt[]] = [[], []];
          for (let u = -1600; u <= 1600; u += 40) { const w = Math.sin(u / 120 + row * Math.PI) * 0.16; a.push(at(u, z * (1 + w))); b.push(at(u, z * (1 + w) * 0.84)); }
          out += fill(poly([...a, ...b.reverse()]), '#4f4450', `opacity="${0.55 + row * 0.05}"`);
        }
        return out;
      }),
      layer(0.76, (s) => { const x = s.x(s.tall ? 0.18 : 0.22); return oval(x + 60, 936, 96, 7, '#4a3a44', 'opacity="0.45"') + put(x, 934, 1.5, stroller('#2f5f7c', '#3a3a4c', '#3a2a2a', '#e8b894')) + put(x + 44, 936, 1.42, lady('#e0583f', '#5a3428', '#e8b894', '#f4dca4')); }),
      layer(0.9, (s) => { const x = s.x(s.tall ? 0.93 : 0.95); return line(`M${x} 1010V560`, '#3a3340', 9) + rect(x - 18, 960, 36, 50, '#3a3340') + line(`M${x - 44} 590Q${x} 560 ${x + 44} 590`, '#3a3340', 5) + [-44, 44].map((d) => fill(poly([[x + d - 14, 596], [x + d - 19, 640], [x + d + 19, 640], [x + d + 14, 596]]), '#fff0cc') + fill(poly([[x + d - 18, 596], [x + d, 580], [x + d + 18, 596]]), '#3a3340')).join(''); }),
    ];
  },
};
