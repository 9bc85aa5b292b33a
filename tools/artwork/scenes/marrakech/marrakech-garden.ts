import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { opuntia } from '../../src/land/shore.ts';
import { sky, sun } from '@trekker/cover-art/sky.ts';
import { bambooStalk, leafSpray } from '@trekker/cover-art/trees.ts';
import { lilies } from '../../src/buildings/temples.ts';
import { ripples } from '@trekker/cover-art/water.ts';

const cobalt = '#1f45c4';

/** A column cactus with arms, foot at 0,0, 100 high. */
function column(s: Stage, body: string, lit: string): string {
  const limb = (d: string, w: number): string => line(d, body, w) + line(d, lit, w * 0.16, 'opacity="0.9"') + line(d, tone(body, -0.08), w * 0.1, `opacity="0.8" transform="translate(${(w * 0.28).toFixed(1)} 0)"`) + line(d, tone(body, 0.06), w * 0.1, `opacity="0.8" transform="translate(${(-w * 0.26).toFixed(1)} 0)"`);
  return limb(`M0 -7V-${s.r.range(88, 98).toFixed(0)}`, 13) + limb('M0 -34Q18 -34 18 -50V-74', 10) + limb('M0 -22Q-17 -22 -17 -38V-60', 10);
}

/** A glazed pot with a plant in it, foot at 0,0, about 60 wide and 56 high without the leaves. */
function pot(s: Stage, colour: string, plant: 'agave' | 'ball' | 'flower'): string {
  let out = oval(8, 0, 36, 5, '#1a1f4a', 'opacity="0.35"');
  if (plant === 'agave') for (let i = 0; i < 15; i++) { const a = Math.PI * (0.06 + 0.88 * (i / 14)); const k = s.r.range(44, 60); out += fill(`M-5 -50Q${Math.cos(a) * k * 0.6 - 7} ${-52 - Math.sin(a) * k * 0.7} ${Math.cos(a) * k} ${-50 - Math.sin(a) * k}Q${Math.cos(a) * k * 0.6 + 7} ${-46 - Math.sin(a) * k * 0.5} 5 -48Z`, s.r.pick(['#4f8a78', '#6fa88a', '#3a7468'])); }
  if (plant === 'ball') { out += disc(0, -72, 27, s.ball(['#9cc46c', '#4f8a52', '#245446'])); for (let i = -4; i <= 4; i++) out += line(`M${i * 3} -99Q${i * 8.500} -72 ${i * 3} -46`, '#2f6448', 1.4) + [-90, -78, -66, -56].map((y) => line(`M${i * 6.400 * Math.cos((y + 72) / 30)} ${y}l-2 -5m2 5l2 -5`, '#fbe9a4', 0.9)).join(''); }
  if (plant === 'flower') out += bougainvillea(s, 0, -82, 36, 32, 70, ['#ff7a9c', '#f0487f', '#d92f6a'], '#3f7a52');
  return out + fill('M-24 -50Q-32 -24 -18 0H18Q32 -24 24 -50Z', s.side([tone(colour, 0.08), colour, tone(colour, -0.13)])) + rect(-28, -57, 56, 10, s.across(-28, 28, [tone(colour, 0.1), colour, tone(colour, -0.1)]), 'rx="3"') + fill('M-20 -44Q-26 -24 -17 -6Q-16 -26 -12 -44Z', '#ffffff', 'opacity="0.35"');
}

export const blueGarden: Scene = {
  slug: 'marrakech-blue-garden', place: 'Marrakech, Morocco', seed: 8813, light: -0.6, air: '#cfe6e8', grain: 0.5,
  alt: 'A cobalt-blue villa in a garden of Marrakech with yellow pots, tall cacti and palms around a pool of water lilies',
  layers: () => [
    sky(['#5fb4d4', '#a9dce0', '#f2f2d4'], 560),
    sun({ x: 0.16, y: 80, r: 0, colour: '#fff', glow: '#fff6cc', reach: 700 }),
    layer(0.16, (s) => {
      // Bamboo and palms behind the house.
      let out = '';
      for (let i = 0; i < 34; i++) out += group(bambooStalk(s, s.x(s.r.range(-0.05, 1.05)), s.r.range(8, 15), ['#8fb86a', '#6f9c58', '#4a7a52'], s.r.range(-0.3, 0.3)), 'opacity="0.75"');
      for (let i = 0; i < 120; i++) out += leafSpray(s, s.x(s.r.range(-0.05, 1.05)), s.r.range(-40, 330), s.r.range(40, 80), s.r.pick(['#7fae62', '#5a8f58', '#a9c878', '#3f7a54']), 5);
      return out;
    }),
    layer(0.2, (s) => put(s.x(0.1), 718, 6.2, coconutPalm(s, '#8a6a4c', ['#2f6a4c', '#4a8f58', '#9cc46a'], 6, 13)) + put(s.x(0.93), 718, 6.6, coconutPalm(s, '#8a6a4c', ['#2f6a4c', '#4a8f58', '#9cc46a'], -8, 13))),
    layer(0.3, (s) => {
      const c = s.x(0.52);
      const half = s.tall ? 300 : 390;
      const wall = s.across(c - half, c + half, [tone(cobalt, 0.09), tone(cobalt, 0.02), tone(cobalt, -0.06)]);
      const arch = (x: number, y: number, w: number, h: number, paint: string): string => fill(`M${x - w / 2} ${y}V${y - h * 0.56}C${x - w * 0.66} ${y - h * 0.86} ${x - w * 0.2} ${y - h * 0.97} ${x} ${y - h}C${x + w * 0.2} ${y - h * 0.97} ${x + w * 0.66} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.56}V${y}Z`, paint);
      let out = rect(c - half, 300, half * 2, 420, wall) + rect(c - half - 10, 290, half * 2 + 20, 22, tone(cobalt, 0.12)) + rect(c - half, 312, half * 2, 12, tone(cobalt, -0.12), 'opacity="0.6"');
      for (let i = 0; i < 15; i++) out += fill(poly([[c - half + (i * half * 2) / 15, 290], [c - half + ((i + 0.2) * half * 2) / 15, 264], [c - half + ((i + 0.8) * half * 2) / 15, 264], [c - half + ((i + 1) * half * 2) / 15, 290]]), tone(cobalt, i % 2 ? 0.04 : 0.08));
      // The tower over the entrance, a yellow frame round a lattice.
      out += rect(c - 120, 186, 240, 540, s.across(c - 120, c + 120, [tone(cobalt, 0.13), tone(cobalt, 0.04), tone(cobalt, -0.03)])) + rect(c - 132, 176, 264, 20, tone(cobalt, 0.15)) + rect(c - 120, 196, 240, 10, tone(cobalt, -0.12), 'opacity="0.6"');
      out += arch(c, 430, 132, 190, '#ffd23c') + arch(c, 430, 108, 168, tone(cobalt, -0.2));
      let lattice = '';
      for (let i = -6; i <= 6; i++) lattice += `M${c + i * 20 - 100} 430L${c + i * 20 + 100} 230M${c + i * 20 + 100} 430L${c + i * 20 - 100} 230`;
      out += group(line(lattice, '#9cc4f2', 2.4), s.clip(`M${c - 54} 430V336C${c - 71} 286 ${c - 22} 267 ${c} 262C${c + 22} 267 ${c + 71} 286 ${c + 54} 336V430Z`)) + rect(c - 74, 430, 148, 10, '#ffd23c');
      out += arch(c, 724, 150, 230, tone(cobalt, 0.16)) + arch(c, 724, 120, 206, '#101f5c') + arch(c, 724, 120, 206, s.down(520, 724, ['#101f5c00', '#f2a03c66'])) + line(`M${c} 520V724`, '#2f5ae0', 3);
      for (const d of [-1, 1]) {
        const x = c + d * (half * 0.66);
        out += rect(x - 62, 400, 124, 170, '#ffd23c') + rect(x - 52, 410, 104, 150, tone(cobalt, -0.18)) + [0, 1, 2, 3].map((i) => line(`M${x - 52 + i * 34.700} 410V560`, '#ffe27a', 3)).join('') + [0, 1, 2].map((i) => line(`M${x - 52} ${446 + i * 38}H${x + 52}`, '#ffe27a', 3)).join('') + rect(x - 70, 570, 140, 10, tone(cobalt, 0.16));
      }
      return out + fill(poly([[c - half, 324], [c - half + 120, 324], [c - half + 330, 724], [c - half, 724]]), '#8fb4ff', 'opacity="0.16"');
    }),
    layer(0.4, (s) => {
      const c = s.x(0.52);
      let out = fill(`M-120 712H${s.w + 120}V1120H-120Z`, s.down(712, 1000, ['#f2b08a', '#d98a6c', '#a8584c']));
      for (let i = 0; i < 8; i++) { const y = 724 + i * i * 5; out += line(`M-120 ${y}H${s.w + 120}`, '#8a4540', 1.6, 'opacity="0.3"'); }
      for (let k = -16; k <= 16; k++) out += line(`M${c + k * 50} 716L${c + k * 150} 1120`, '#8a4540', 1.6, 'opacity="0.26"');
      // It climbs the corner of the house on its own stems.
      const bx = c - (s.tall ? 300 : 396);
      out += line(curve([[bx - 16, 722], [bx - 2, 640], [bx - 26, 560], [bx - 6, 460], [bx - 22, 370]]), '#7a5a48', 11) + line(curve([[bx - 2, 640], [bx + 30, 560], [bx + 20, 470]]), '#7a5a48', 6) + line(curve([[bx - 24, 560], [bx - 60, 490], [bx - 54, 420]]), '#7a5a48', 6);
      out += bougainvillea(s, bx - 12, 470, 90, 160, 420, ['#ff6a9c', '#e8407f', '#c92a6a'], '#3f7a52');
      return out;
    }),
    layer(0.46, (s) => [[0.06, 740, 3.4], [0.165, 746, 2.5], [0.85, 744, 3], [0.96, 740, 3.9]].filter((_, i) => !s.tall || i % 3 === 0).map(([x, y, k]) => put(s.x(x!), y! + 6, k!, oval(2, 0, 30, 5, '#8a5238') + oval(0, -1.500, 26, 4, '#b97a54') + column(s, '#4a8a5c', '#b5d98a') + fill('M-26 -1Q-14 -6 -6 -5Q0 -7 7 -5Q14 -6 26 -1Q24 4 0 4Q-24 4 -26 -1Z', '#b97a54'))).join('') + (s.tall ? '' : put(s.x(0.21), 752, 1.5, opuntia(s, '#5a7a4c', '#5f9a5c', '#b5cf7a')))),
    layer(0.55, (s) => {
      // A raised pool, its rim in the same blue; lilies on green water.
      const c = s.x(0.52);
      const w = s.tall ? 320 : 470;
      const d = `M${c - w * 0.78} 800H${c + w * 0.78}L${c + w} 930H${c - w}Z`;
      const inner = `M${c - w * 0.73} 808H${c + w * 0.73}L${c + w * 0.93} 918H${c - w * 0.93}Z`;
      return fill(d, tone(cobalt, 0.12)) + fill(`M${c - w} 930H${c + w}V968H${c - w}Z`, s.across(c - w, c + w, [tone(cobalt, 0.05), cobalt, tone(cobalt, -0.1)])) + line(`M${c - w} 931H${c + w}`, '#8fb4ff', 3) + fill(inner, s.down(806, 920, ['#9cd9cc', '#3f9a94', '#1f6a74'])) + group(rect(c - 120, 808, 240, 110, '#1f45c4', `opacity="0.45" ${s.blur(8, 4)}`) + ripples(s, 806, 918, '#e6fff4', 60, 0.5) + lilies(s, 820, 914, 34, ['#5a9c5a', '#8fc46c'], '#ffb4c8', (p) => Math.abs(p - 0.52) > 0.1 || s.r.chance(0.3)), s.clip(inner));
    }),
    layer(0.66, (s) => {
      const c = s.x(0.52);
      const w = s.tall ? 320 : 470;
      return put(c - w * 0.98, 848, 1.5, pot(s, '#ffcf2e', 'agave')) + put(c + w * 0.98, 848, 1.5, pot(s, '#f28a2e', 'ball')) + put(c - 150, 792, 0.95, pot(s, '#ffcf2e', 'ball')) + put(c + 150, 792, 0.95, pot(s, '#ffcf2e', 'flower')) + put(c - w * 1.16, 980, 2.2, pot(s, '#f28a2e', 'flower')) + put(c + w * 1.16, 984, 2.3, pot(s, '#ffcf2e', 'agave'));
    }),
    layer(0.92, (s) => {
      let out = '';
      for (let i = 0; i < 34; i++) out += leafSpray(s, i % 2 ? s.r.range(-60, s.w * 0.07) : s.r.range(s.w * 0.94, s.w + 60), s.r.range(985, 1060), -s.r.range(90, 170), mix('#1f5a48', '#4f9a58', s.r.next()), 6);
      return out;
    }),
  ],
};
