import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { meru } from '@trekker/cover-art/village.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A woman with an offering on her head, from the side, feet at 0,0, about 100 high without it. */
const offering = (kebaya: string, sarong: string, sash: string): string =>
  fill(curve([[-10, 0], [-12, -30], [-9, -46], [9, -46], [11, -30], [9, 0]], true), sarong) + fill(curve([[-9, -44], [-10, -62], [-5, -72], [6, -72], [10, -60], [9, -44]], true), kebaya) + line('M-9 -46H9', sash, 6) + line('M8 -66L17 -80L10 -96', kebaya, 5.5) + line('M-7 -66L-13 -54L-8 -46', kebaya, 5) + disc(0, -81, 7.5, '#7a4a34') + oval(-6, -83, 5, 6.5, '#1f1420')
  + fill('M-15 -92H15L12 -86H-12Z', '#e8c878') + fill('M-13 -92Q-12 -112 0 -128Q12 -112 13 -92Z', '#f2a03c') + line('M-13 -98H13M-11 -106H11M-8 -114H8', '#c9343c', 3) + disc(0, -130, 3.4, '#fff0b0');

export const seaTemple: Scene = {
  slug: 'bali-tanah-lot-sunset', place: 'Tanah Lot, Bali, Indonesia', seed: 3141, light: 0.5, air: '#f7a884',
  alt: 'Sunset behind the sea temple of Tanah Lot on its rock in the surf; women carry towers of offerings across the wet sand at low tide',
  layers: () => {
    const rock = layer(0.3, (s: Stage) => {
      const x = s.x(s.tall ? 0.46 : 0.42);
      const top: Pt[] = [[x - 262, 640], [x - 270, 590], [x - 236, 566], [x - 250, 520], [x - 196, 474], [x - 120, 458], [x - 30, 446], [x + 60, 452], [x + 130, 470], [x + 176, 500], [x + 222, 516], [x + 214, 556], [x + 246, 590], [x + 232, 640]];
      let inner = '';
      for (let i = 0; i < 60; i++) { const px = s.r.range(x - 260, x + 240); const y = s.r.range(476, 620); inner += fill(poly([[px, y], [px + 26, y + 6], [px + 20, y + s.r.range(20, 60)], [px - 10, y + 30]]), s.r.pick(['#2a1c38', '#8a4a5a', '#54304c']), 'opacity="0.5"'); }
      for (let i = 0; i < 9; i++) inner += line(curve([[x - 260, 520 + i * 14], [x - 60, 512 + i * 15 + s.r.range(-6, 6)], [x + 240, 522 + i * 14]]), '#c9706a', 2, 'opacity="0.3"');
      // An arch that the sea has cut.
      inner += fill(`M${x + 92} 646V604Q${x + 116} 568 ${x + 144} 604V646Z`, '#f09a80');
      let out = fill(curve(top, true), s.down(446, 650, ['#6a3c54', '#46284a', '#2a1a3a'])) + group(inner, s.clip(curve(top, true)));
      for (let i = 0; i < 34; i++) { const p = s.r.range(-0.9, 0.85); out += foliage(s, x + p * 214, 472 + Math.abs(p) * 40 + s.r.range(-16, 8), s.r.range(24, 50), s.r.range(14, 28), ['#2a2440', '#4a3a4c', '#a8685a'], 12); }
      const dark = ['#33203c', '#4a2c48', '#f2b070'] as const;
      for (const [dx, y, tiers, k] of [[-76, 456, 7, 1.25], [8, 448, 11, 1.5], [84, 458, 5, 1.15], [-134, 470, 3, 1], [142, 478, 3, 0.9]] as const) out += put(x + dx, y, k, meru(tiers, dark[0], dark[1], dark[2]));
      out += put(x - 196, 500, 1.9, coconutPalm(s, '#33203c', ['#2a2040', '#3a2c4c', '#7a4a54'], -10, 11)) + put(x + 186, 516, 1.6, coconutPalm(s, '#33203c', ['#2a2040', '#3a2c4c', '#7a4a54'], 12, 11));
      // Stairs up the flank, flags beside them.
      out += line(`M${x - 150} 628L${x - 118} 588L${x - 132} 560L${x - 98} 520L${x - 96} 476`, '#d98a70', 7, 'opacity="0.85"');
      for (const [dx, y] of [[-168, 600], [-84, 540], [52, 470]] as const) out += line(curve([[x + dx, y], [x + dx + 6, y - 70], [x + dx + 24, y - 96]]), '#e8c090', 2.4) + fill(`M${x + dx + 4} ${y - 30}L${x + dx + 6} ${y - 72}L${x + dx + 22} ${y - 92}L${x + dx + 20} ${y - 40}Z`, '#fff0d0');
      return out;
    });
    return [
      sky(['#3c3f90', '#7f58a4', '#d96c90', '#ff8f60', '#ffcc74'], 640),
      sun({ x: 0.76, y: 500, r: 88, colour: '#fff2bc', glow: '#ff9c50', reach: 780 }),
      streaks({ y: [40, 560], count: 19, colours: ['#8f64b0', '#ea7c88', '#ffa068', '#ffd084'], opacity: 0.8, width: [260, 820] }),
      water({ depth: 0.16, top: 620, stops: ['#ffc478', '#ec8078', '#94588f', '#3f3a7c'], ripples: { light: '#ffe4a8', dark: '#7a4688', count: 220, opacity: 0.5 }, glitter: { x: 0.76, colour: '#fff0bc', spread: 110, count: 240 } }),
      rock,
      layer(0.34, (s) => {
        // Surf round the rock.
        let out = '';
        for (let i = 0; i < 90; i++) { const p = s.r.gauss() * 0.15; out += fill(lens(s.x(0.42) + p * s.w, 644 + s.r.range(-8, 22), s.r.range(30, 120), s.r.range(3, 9)), '#fff0e0', `opacity="${s.r.range(0.4, 0.9).toFixed(2)}"`); }
        for (let i = 0; i < 40; i++) out += disc(s.x(0.42) + s.r.pick([-1, 1]) * s.r.range(190, 270), 640 - s.r.next() ** 2 * 60, s.r.range(3, 12), '#fff4e4', 'opacity="0.6"');
        return out;
      }),
      layer(0.4, (s) => {
        let out = '';
        for (const [y, o] of [[712, 0.6], [752, 0.85]] as const) { const pts: Pt[] = []; for (let x = -120; x <= s.w + 120; x += 50) pts.push([x, y + Math.sin(x / 110 + y) * 8 + s.r.range(-5, 5)]); out += line(curve(pts.map(([x, yy]): Pt => [x, yy + 10])), '#6a4080', 7, 'opacity="0.3"') + line(curve(pts), '#fff0e0', 6, `opacity="${o}"`); }
        const edge: Pt[] = [[-120, 792], [s.w * 0.2, 776], [s.w * 0.44, 790], [s.w * 0.7, 776], [s.w + 120, 796]];
        return out + fill(`${curve(edge)}L${s.w + 120} 1120L-120 1120Z`, s.down(776, 1000, ['#f09c7c', '#b0647c', '#5f4078'])) + line(curve(edge), '#fff0e0', 5, 'opacity="0.9"');
      }),
      mirror({ of: [rock], y: 644, depth: 0.44, opacity: 0.34, tint: '#e89a84', squash: 0.9, cuts: 120 }),
      layer(0.56, (s) => {
        const walk: [number, number, number, string, string, string][] = s.tall ? [[0.3, 872, 1.4, '#fff4e4', '#c9343c', '#f2c23c'], [0.55, 886, 1.5, '#f2c23c', '#2f8f8a', '#c9343c']] : [[0.2, 858, 1.2, '#fff4e4', '#c9343c', '#f2c23c'], [0.285, 866, 1.28, '#f2c23c', '#2f8f8a', '#c9343c'], [0.375, 876, 1.36, '#fff4e4', '#8a3f8c', '#f2a03c'], [0.47, 886, 1.46, '#f08aa4', '#3f5fa0', '#f2c23c']];
        return walk.map(([p, y, k, a, b, c]) => `<g opacity="0.4">${put(s.x(p), y, k, `<g transform="scale(1 -0.7)">${offering(a, b, c)}</g>`)}</g>` + put(s.x(p), y, k, offering(a, b, c))).join('');
      }),
      birds({ x: 0.6, y: 300, count: 9, size: 13, colour: '#4a2c5c', spread: 140 }),
      layer(0.92, (s) => {
        let out = '';
        // Black lava slabs with pools; a tall pole of plaited palm bends over the beach.
        out += fill(curve([[s.w * 0.66, 1010], [s.w * 0.76, 930], [s.w * 0.9, 900], [s.w + 120, 870], [s.w + 120, 1120], [s.w * 0.64, 1120]], true), '#1f1634') + fill(lens(s.x(0.86), 946, 150, 9), '#f09c7c') + fill(lens(s.x(0.94), 910, 90, 6), '#ffc898');
        const x = s.x(0.9);
        out += line(curve([[x, 930], [x + 4, 640], [x - 20, 420], [x - 90, 300], [x - 170, 300], [x - 200, 350]]), '#c99a5c', 6) + line(`M${x - 200} 350V420`, '#e8d090', 2.4) + fill(`M${x - 214} 420L${x - 200} 396L${x - 186} 420L${x - 200} 470Z`, '#f2d88c');
        for (let i = 0; i < 14; i++) { const t = 0.2 + i * 0.055; const y = 930 - t * 560; out += line(`M${x - t * 14} ${y}q-26 8 -30 34`, '#e8c878', 4) + line(`M${x - t * 14} ${y}q22 6 26 30`, '#c98f4c', 4); }
        return out + rect(-120, 1080, s.w + 240, 40, '#1f1634');
      }),
    ];
  },
};
