import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { stroller } from '../../src/people/strollers.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A lupin in flower, foot at 0,0, about 100 high. */
function lupin(hue: string): string {
  let out = line('M0 0Q2 -30 0 -52', '#3f6a4c', 3);
  for (let i = 0; i < 7; i++) { const a = Math.PI * (0.1 + (0.8 * i) / 6) * -1; out += line(`M0 -18L${(Math.cos(a) * 22).toFixed(1)} ${(-18 + Math.sin(a) * 14).toFixed(1)}`, i % 2 ? '#3f7a54' : '#5f9a5c', 4.4); }
  for (let i = 0; i < 9; i++) { const w = 10 - i; out += oval(-w * 0.5, -46 - i * 6.4, w * 0.7, 4.4, tone(hue, -0.04 + i * 0.012)) + oval(w * 0.5, -46 - i * 6.4, w * 0.7, 4.4, tone(hue, 0.05 + i * 0.012)); }
  return out + oval(0, -104, 1.8, 4, tone(hue, 0.16));
}

/** The church of Vík: white walls, red roofs, a steeple over the door. Foot at 0,0, about 150 wide. */
const church = (): string =>
  rect(-24, -66, 118, 66, '#fbf6ec') + rect(-24, -66, 118, 66, '#8a94b4', 'opacity="0.12"') + fill(poly([[-32, -64], [-6, -112], [90, -112], [104, -64]]), '#d8402f') + fill(poly([[-32, -64], [-6, -112], [4, -112], [-18, -64]]), '#a82c30') + [8, 36, 64].map((x) => fill(`M${x} -20V-44Q${x + 7} -54 ${x + 14} -44V-20Z`, '#5a6a84')).join('')
  + rect(-72, -104, 54, 104, '#fffdf6') + rect(-34, -104, 16, 104, '#b8c0d4', 'opacity="0.6"') + fill(poly([[-76, -102], [-45, -132], [-14, -102]]), '#d8402f') + rect(-62, -150, 34, 34, '#fffdf6') + rect(-40, -150, 12, 34, '#b8c0d4', 'opacity="0.6"') + fill(poly([[-66, -148], [-45, -236], [-24, -148]]), '#d8402f') + fill(poly([[-45, -236], [-24, -148], [-40, -148]]), '#a82c30') + line('M-45 -236V-258M-52 -250H-38', '#3a3440', 3) + fill('M-55 0V-34Q-45 -48 -35 -34V0Z', '#8a3a34') + disc(-45, -76, 9, '#5a6a84') + rect(-51, -142, 12, 18, '#5a6a84');

export const vik: Scene = {
  slug: 'iceland-vik-church-lupins', place: 'Vík, Iceland', seed: 2131, light: -0.5, air: '#e4c8cc',
  alt: 'The red-roofed church of Vík stands on a slope of blue lupins in the midsummer night; behind it the black beach and the sea stacks of Reynisdrangar',
  layers: () => [
    sky(['#5f7fb8', '#a89cc8', '#f0b8b4', '#ffd09c', '#ffe6bc'], 600),
    sun({ x: 0.2, y: 556, r: 50, colour: '#fff6d4', glow: '#ffc482', reach: 620 }),
    streaks({ y: [50, 500], count: 15, colours: ['#b0a4d0', '#f2b8bc', '#ffd4a4'], opacity: 0.8, width: [260, 780] }),
    water({ depth: 0.12, top: 590, bottom: 800, stops: ['#ffdcac', '#d9a4b4', '#8f94bc', '#6a7ca8'], ripples: { light: '#fff0d4', dark: '#7f84b0', count: 170, opacity: 0.5 }, glitter: { x: 0.2, colour: '#fff4d4', spread: 70, count: 130 } }),
    layer(0.16, (s) => {
      // Reynisfjall drops to the sea; the three trolls stand off its foot.
      let out = '';
      const x = s.x(s.tall ? 0.3 : 0.3);
      for (const [dx, w, h, lean] of [[0, 44, 190, 6], [66, 34, 240, -4], [100, 22, 110, 4], [-70, 20, 60, 2], [150, 16, 50, -2]] as const) {
        const px = x + dx;
        const p: Pt[] = [[px - w, 606], [px - w * 0.8, 606 - h * 0.4], [px - w * 0.44 + lean, 606 - h * 0.72], [px - w * 0.2 + lean, 606 - h * 0.98], [px + lean + 4, 606 - h], [px + w * 0.16 + lean, 606 - h * 0.78], [px + w * 0.5, 606 - h * 0.5], [px + w * 0.62, 606 - h * 0.26], [px + w, 606]];
        out += fill(poly(p), s.across(px - w, px + w, ['#8a6a84', '#4f4668', '#3a3658'])) + line(poly(p.slice(0, 5), false), '#ffc8a0', 2, 'opacity="0.7"') + fill(lens(px, 607, w * 3, 5), '#ffffff', 'opacity="0.85"');
      }
      const head: Pt[] = [[s.x(0.62), 612], [s.x(0.645), 520], [s.x(0.66), 430], [s.x(0.7), 392], [s.x(0.78), 352], [s.x(0.88), 330], [s.w + 120, 316], [s.w + 120, 640], [s.x(0.62), 640]];
      let inner = '';
      for (let i = 0; i < 40; i++) { const px = s.r.range(s.x(0.62), s.w + 60); const y = s.r.range(390, 560); inner += fill(poly([[px, y], [px + 14, y + 12], [px + 8, y + s.r.range(40, 110)], [px - 8, y + 40]]), s.r.pick(['#4a5a5c', '#9a9a84', '#6a7a64']), 'opacity="0.4"'); }
      return out + fill(poly(head), s.down(316, 640, ['#8a9474', '#6a7a70', '#5a6478'])) + group(inner, s.clip(poly(head))) + line(poly(head.slice(0, 7), false), '#ffd4a8', 2.4, 'opacity="0.6"');
    }),
    layer(0.24, (s) => {
      // Black sand with a long white edge, and the village roofs.
      const edge: Pt[] = [[-120, 700], [s.w * 0.16, 676], [s.w * 0.36, 650], [s.w * 0.56, 628], [s.w * 0.7, 616]];
      let out = line(curve(edge.map(([x, y]): Pt => [x, y - 12])), '#ffffff', 4, 'opacity="0.6"') + fill(`${curve(edge)}L${s.w + 120} 620L${s.w + 120} 900L-120 900Z`, s.down(616, 800, ['#6a6484', '#4a4664', '#34324c'])) + line(curve(edge), '#ffffff', 8, 'opacity="0.9"');
      for (let i = 0; i < 32; i++) { const px = s.x(0.4) + s.r.next() * s.w * 0.64; const y = 690 + s.r.range(-34, 40); const k = 0.7 + (y - 650) / 120; out += rect(px, y - 14 * k, 26 * k, 14 * k, s.r.pick(['#f7f0e4', '#e8dcd0', '#d9d4d8'])) + fill(poly([[px - 3, y - 13 * k], [px + 5 * k, y - 24 * k], [px + 22 * k, y - 24 * k], [px + 29 * k, y - 13 * k]]), s.r.pick(['#c9453c', '#4a5a7c', '#8a4a44', '#3f6a6c'])); }
      return out;
    }),
    mist({ depth: 0.3, y: 640, height: 60, colour: '#ffe0c8', opacity: 0.4 }),
    layer(0.4, (s) => {
      const hill: Pt[] = [[-120, 800], [s.w * 0.16, 772], [s.w * 0.36, 736], [s.w * 0.52, 704], [s.w * 0.66, 690], [s.w * 0.82, 700], [s.w + 120, 740]];
      let out = fill(`${curve(hill)}L${s.w + 120} 1120L-120 1120Z`, s.down(690, 1000, ['#9aa86a', '#6f8f5c', '#3f6a50'])) + line(curve(hill), '#ffe0a8', 3, 'opacity="0.7"');
      // Drifts of lupins far off are only colour.
      for (let i = 0; i < 420; i++) { const t = s.r.next(); const x = s.r.range(-80, s.w + 80); const y = 716 + t * 160 + Math.abs(x - s.w * 0.66) * 0.06; out += oval(x, y, s.r.range(6, 16) * (0.4 + t), s.r.range(3, 6) * (0.5 + t), s.r.pick(['#6a6fc4', '#8a7fd4', '#a894dc', '#5a9a5c']), 'opacity="0.7"'); }
      return out;
    }),
    layer(0.5, (s) => {
      const x = s.x(s.tall ? 0.6 : 0.66);
      return oval(x + 10, 716, 210, 12, '#3a4a4c', 'opacity="0.4"') + put(x, 714, s.tall ? 1.5 : 1.75, church()) + line(curve([[x - 78, 716], [x - 150, 760], [x - 120, 820], [x - 260, 900], [x - 280, 1010]]), '#e8d4b4', 18, 'opacity="0.75"') + put(x - 168, 842, 0.82, stroller('#e8a03c', '#3a4058', '#6a4434', '#e0b090', '#c9453c'));
    }),
    birds({ x: 0.5, y: 300, count: 8, size: 14, colour: '#4f4a6c', spread: 150 }),
    layer(0.9, (s) => {
      let out = '';
      const list = Array.from({ length: s.tall ? 90 : 150 }, () => ({ x: s.r.range(-60, s.w + 60), t: s.r.next() })).sort((a, b) => a.t - b.t);
      for (const { x, t } of list) { if (Math.abs(x - s.w * 0.46) < 50 * (0.6 + t) && t < 0.75) continue; out += put(x, 880 + t * 170, 0.6 + t * 1.15, lupin(s.r.pick(['#5a5fc0', '#6f6ad0', '#8a78d8', '#a088dc', '#c894d4'])), s.r.range(-8, 8)); }
      return out;
    }),
  ],
};
