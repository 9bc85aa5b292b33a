import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { rainbow } from '../../src/buildings/curtain.ts';
import { birds, cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A jet of sea water out of the lava: a stem, a torn plume, drops that fall to the lee side; foot at 0,0. */
function jet(s: Stage, h: number, w: number): string {
  let fog = '';
  let body = '';
  let drops = '';
  for (let i = 0; i < 60; i++) { const t = s.r.next() ** 0.7; fog += oval(t * t * w * 1.3 + s.r.gauss() * w * (0.14 + 0.5 * t), -h * t * 1.02, w * s.r.range(0.16, 0.4), h * s.r.range(0.03, 0.08), '#eef8f6', 'opacity="0.3"'); }
  // Strands leave the hole thin and end thick: each breaks up into a head of foam.
  const strands = Array.from({ length: Math.round(26 + w / 2) }, () => Math.max(-1.5, Math.min(1.5, s.r.gauss()))).sort((p, q) => Math.abs(q) - Math.abs(p));
  strands.forEach((u, i) => {
    const top = h * s.r.range(0.5, 1) * Math.exp(-u * u * 0.55);
    const x = u * w * 0.62 + top * 0.08;
    const r = Math.min(15, w * s.r.range(0.05, 0.1) * (0.5 + top / h));
    const c = mix(s.r.chance(0.3) ? '#b5d8e4' : u < -0.35 ? '#c2dfe8' : u < 0.1 ? '#dceef2' : '#ffffff', '#f4fbfb', (i / strands.length) * 0.5);
    body += fill(`M${(u * w * 0.1 - 5).toFixed(1)} 6Q${(u * w * 0.2 - r * 0.7).toFixed(1)} ${(-top * 0.55).toFixed(1)} ${(x - r).toFixed(1)} ${(-top).toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(x + r).toFixed(1)} ${(-top).toFixed(1)}Q${(u * w * 0.2 + r * 0.7).toFixed(1)} ${(-top * 0.55).toFixed(1)} ${(u * w * 0.1 + 5).toFixed(1)} 6Z`, c, 'opacity="0.9"');
    for (let k = 0; k < 9; k++) body += disc(x + s.r.gauss() * r * 1.4, -top + s.r.gauss() * r * 1.5 + r * 0.4, Math.min(13, r * s.r.range(0.2, 0.62)), c, 'opacity="0.95"');
    body += line(`M${(u * w * 0.14).toFixed(1)} ${(-top * 0.3).toFixed(1)}Q${(u * w * 0.26).toFixed(1)} ${(-top * 0.6).toFixed(1)} ${(x + r * 0.3).toFixed(1)} ${(-top * 0.9).toFixed(1)}`, '#9cccd8', 2.4, 'opacity="0.45"');
  });
  for (let i = 0; i < 330; i++) { const t = s.r.next(); const u = s.r.gauss(); drops += disc(u * w * (0.16 + 0.62 * t) + t * t * w * 0.5, -h * t * s.r.range(0.7, 1.12), s.r.range(1, 5), '#ffffff', `opacity="${s.r.range(0.5, 1).toFixed(2)}"`); }
  return (h > 300 ? group(fog, s.blur(18)) : '') + body + drops;
}

/** A man in a lavalava who throws a coconut; feet at 0,0, about 100 high, facing right. */
const thrower = (): string => line('M-5 -34L-10 -16L-13 0M6 -34L14 -18L18 0', '#8a5a3f', 7) + line('M-17 0h8M15 0h9', '#6a4430', 4) + fill(curve([[-13, -20], [-12, -44], [0, -50], [12, -44], [15, -22], [0, -18]], true), '#d9403f') + line('M-11 -30Q2 -26 14 -30', '#ffd23c', 3) + fill(curve([[-11, -42], [-13, -64], [-8, -74], [8, -74], [12, -62], [11, -42]], true), '#8a5a3f') + line('M-9 -70L-22 -84L-18 -100', '#8a5a3f', 5.4) + line('M10 -68L26 -74L36 -70', '#8a5a3f', 5) + disc(-17, -106, 6.5, '#7a8a3f') + disc(1, -84, 8, '#8a5a3f') + fill('M-8 -85Q-8 -96 1 -96Q10 -96 9 -85Q2 -92 -8 -85Z', '#1f1618') + line('M10 -72Q13 -60 11 -46', '#d9a07c', 1.8, 'opacity="0.8"');

export const blowhole: Scene = {
  slug: 'samoa-blowholes-taga', place: 'Alofaaga, Savaiʻi, Samoa', seed: 3392, light: 0.6, air: '#cfe2ea',
  alt: 'A blowhole on Savaiʻi shoots the sea high over black lava with a rainbow in its spray while a man in a red lavalava throws in a coconut',
  layers: () => [
    sky(['#2f7cba', '#72b4d4', '#c6e2e0', '#fdebc8'], 600),
    streaks({ y: [50, 220], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
    cumulus({ at: [[0.1, 470, 520, 170], [0.86, 500, 560, 190], [0.58, 520, 380, 90]], lit: '#fffdf4', body: '#fdf0de', shade: '#c0d2de', opacity: 0.96 }),
    water({ depth: 0.14, top: 560, bottom: 820, stops: ['#1f7fae', '#1a6f9f', '#2a9fb8', '#7fd6cc'], ripples: { light: '#eafcfa', dark: '#145f8c', count: 220, opacity: 0.45 } }),
    layer(0.2, (s) => {
      // A coast of low black cliffs runs out to the left, palms on it, surf below.
      let out = put(s.x(0.05), 566, 1.5, coconutPalm(s, '#4f4a44', ['#1f5444', '#3a7a4c', '#86b060'], 6, 12)) + put(s.x(0.11), 572, 1.2, coconutPalm(s, '#4f4a44', ['#1f5444', '#3a7a4c', '#86b060'], -7, 12)) + put(s.x(0.16), 578, 1.35, coconutPalm(s, '#4f4a44', ['#1f5444', '#3a7a4c', '#86b060'], 9, 12)) + put(s.x(0.215), 584, 0.95, coconutPalm(s, '#4f4a44', ['#1f5444', '#3a7a4c', '#86b060'], -6, 12));
      out += fill(curve([[-130, 556], [s.w * 0.04, 560], [s.w * 0.14, 572], [s.w * 0.24, 582], [s.w * 0.31, 596], [s.w * 0.34, 618], [-130, 626]], true), '#4f8a4c') + fill(curve([[-130, 578], [s.w * 0.06, 580], [s.w * 0.2, 592], [s.w * 0.3, 602], [s.w * 0.345, 622], [s.w * 0.3, 634], [-130, 640]], true), '#2f3440');
      for (let i = 0; i < 40; i++) out += fill(lens(s.r.range(-60, s.w * 0.36), 632 + s.r.range(-5, 12), s.r.range(30, 110), s.r.range(3, 8)), '#ffffff', 'opacity="0.9"');
      return out;
    }),
    layer(0.26, (s) => {
      let out = '';
      for (let i = 0; i < 5; i++) { const y = 660 + i * 24; const pts: Pt[] = []; for (let x = -120; x <= s.w + 120; x += 60) pts.push([x, y + fbm(x / 240, i * 7 + 3, 2) * 15]); out += line(curve(pts.map(([x, yy]): Pt => [x, yy + 7])), '#12608a', 8, 'opacity="0.35"') + line(curve(pts), '#ffffff', 4 + i, `opacity="0.85" stroke-dasharray="${120 + i * 30} 70 ${200 + i * 20} 110"`); }
      return out;
    }),
    rainbow({ depth: 0.3, x: 0.36, y: 840, r: 300, width: 18, opacity: 0.36 }),
    layer(0.36, (s) => {
      // Where the swell meets the shelf.
      let out = fill(curve([[-130, 772], [s.w * 0.14, 760], [s.w * 0.36, 776], [s.w * 0.58, 764], [s.w * 0.8, 752], [s.w + 130, 762], [s.w + 130, 840], [-130, 840]], true), '#eaf8f6');
      for (const [p, h, w] of [[0.14, 90, 120], [0.3, 70, 90], [0.9, 130, 150]] as const) out += put(s.x(p), 790, 1, jet(s, h, w));
      return out;
    }),
    layer(0.5, (s) => {
      const edge: Pt[] = []; for (let x = -130; x <= s.w + 130; x += 26) edge.push([x, 806 + fbm(x / 130, 5, 4) * 30 - Math.max(0, x / s.w - 0.6) * 70]);
      const d = `${poly(edge, false)}V1120H-130Z`;
      let out = fill(d, s.down(770, 1000, ['#414452', '#2b2c3c', '#1a1926']));
      let rock = '';
      for (let i = 0; i < 150; i++) { const y = 810 + s.r.next() ** 1.1 * 190; const x = s.r.range(-90, s.w + 90); const k = (y - 740) / 70; rock += fill(curve([[x - 30 * k, y], [x - 16 * k, y - 9 * k], [x + 8 * k, y - 11 * k], [x + 28 * k, y - 3 * k], [x + 20 * k, y + 6 * k], [x - 14 * k, y + 7 * k]], true), s.r.pick(['#4f5262', '#383a49', '#232433', '#5c5d6a'])) + line(curve([[x - 10 * k, y - 9.5 * k], [x + 8 * k, y - 11 * k], [x + 26 * k, y - 4 * k]]), '#b5b2b4', 1.8, 'opacity="0.5"'); }
      // Pools left by the last wave hold a piece of the sky.
      for (const [p, y, w] of [[0.16, 890, 200], [0.34, 930, 150], [0.8, 856, 170], [0.68, 940, 240], [0.94, 900, 140]] as const) rock += fill(curve([[s.x(p) - w / 2, y], [s.x(p) - w * 0.2, y - w * 0.05], [s.x(p) + w * 0.3, y - w * 0.04], [s.x(p) + w / 2, y + 2], [s.x(p) + w * 0.2, y + w * 0.06], [s.x(p) - w * 0.3, y + w * 0.05]], true), s.fall(['#cfe6ea', '#6fb4cc', '#3f86ac'])) + line(`M${s.x(p) - w * 0.3} ${y + 1}h${w * 0.4}`, '#ffffff', 2, 'opacity="0.7"');
      return out + group(rock, s.clip(d));
    }),
    layer(0.56, (s) => { const x = s.x(s.tall ? 0.52 : 0.5); return oval(x, 868, 150, 20, '#10121c', 'opacity="0.7"') + fill(lens(x + 40, 872, 460, 26), '#eaf6f6', 'opacity="0.85"') + put(x, 868, 1, jet(s, s.tall ? 620 : 680, 230)) + put(x - 190, 842, 1, jet(s, 180, 90)); }),
    layer(0.66, (s) => { const x = s.x(s.tall ? 0.82 : 0.72); return oval(x - 34, 906, 60, 6, '#0f0f1a', 'opacity="0.6"') + put(x, 904, 1.25, thrower(), 0, true) + put(x + 96, 898, 1.1, line('M-5 -40L-6 0M6 -40L7 0', '#8a5a3f', 6.5) + fill(curve([[-13, -16], [-11, -44], [11, -44], [14, -16]], true), '#2f7fa8') + line('M-12 -26h25', '#f4f0dc', 3) + fill(curve([[-11, -42], [-12, -70], [12, -70], [11, -42]], true), '#f4efe2') + line('M-10 -68L-20 -52L-12 -42M10 -68L20 -54L14 -42', '#8a5a3f', 5) + disc(0, -80, 8, '#8a5a3f') + fill('M-9 -78Q-10 -91 0 -91Q10 -91 9 -78Q0 -84 -9 -78Z', '#1f1618')); }),
    birds({ x: 0.24, y: 300, count: 5, size: 18, colour: '#f8fcfa', spread: 110 }),
    layer(0.92, (s) => {
      // Succulents and a pandanus find a hold in the near lava.
      let out = fill(curve([[-130, 980], [s.w * 0.1, 960], [s.w * 0.3, 992], [s.w * 0.6, 1000], [s.w * 0.84, 968], [s.w + 130, 930], [s.w + 130, 1120], [-130, 1120]], true), '#15141f');
      for (let i = 0; i < 60; i++) { const left = i % 3 !== 0; const x = left ? s.r.range(-80, s.w * 0.2) : s.r.range(s.w * 0.86, s.w + 80); out += leafSpray(s, x, 1012, -s.r.range(60, 130), mix('#1d4a3c', '#7fb058', s.r.next()), 7); }
      const px = s.x(0.02);
      out += line(curve([[px - 40, 1010], [px - 10, 860], [px + 30, 740]]), '#4a3f44', 18) + line(curve([[px - 4, 870], [px - 60, 800], [px - 90, 700]]), '#4a3f44', 12);
      for (const [cx, cy, k] of [[px + 30, 736, 1], [px - 90, 700, 0.8]] as const) for (let i = 0; i < 40; i++) { const a = -Math.PI / 2 + (-1 + (2 * i) / 39) * 2.3; const len = s.r.range(120, 180) * k; const [mx, my] = [cx + Math.cos(a) * len * 0.6, cy + Math.sin(a) * len * 0.6]; out += fill(`M${cx - 5} ${cy}Q${mx - 6} ${my - 8} ${cx + Math.cos(a) * len} ${cy + Math.sin(a) * len + 66 * k}Q${mx + 8} ${my + 8} ${cx + 5} ${cy}Z`, s.r.pick(['#1f5444', '#347450', '#6fa35a', tone('#a9c46c', 0)])); }
      return out;
    }),
  ],
};
