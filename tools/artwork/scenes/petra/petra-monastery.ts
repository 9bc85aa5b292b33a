import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { birds, sky, streaks } from '@trekker/cover-art/sky.ts';
import { opuntia } from '../../src/land/shore.ts';

/**
 * The Monastery's front, foot at 0,0, about 480 wide and 450 high: heavier and plainer than the Treasury, hewn into the
 * slope.
 */
function monastery(s: Stage, rock: string): string {
  const lit = tone(rock, 0.07);
  const dark = mix(rock, '#7a3a44', 0.5);
  const deep = '#43202c';
  const tones = s.light <= 0 ? [lit, rock, dark] : [dark, rock, lit];
  const column = (x: number, y: number, h: number, w: number): string => rect(x - w / 2, y - h, w, h, s.across(x - w / 2, x + w / 2, tones)) + fill(poly([[x - w * 0.5, y - h + 9], [x - w * 0.86, y - h], [x + w * 0.86, y - h], [x + w * 0.5, y - h + 9]]), lit) + rect(x - w * 0.7, y - 6, w * 1.4, 6, lit);
  const beam = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, lit) + rect(x, y + h - 4, w, 4, dark) + rect(x - 4, y - 3, w + 8, 4, tone(rock, 0.1));
  const niche = (x: number, y: number, w: number, h: number): string => rect(x - w / 2 - 4, y - h - 4, w + 8, h + 8, rock) + rect(x - w / 2, y - h, w, h, dark) + rect(x - w / 2, y - h, w * 0.3, h, deep, 'opacity="0.5"');
  let out = rect(-236, -236, 472, 240, tone(rock, -0.1));
  for (const x of [-148, 148]) out += niche(x, -56, 44, 74);
  out += rect(-46, -150, 92, 150, rock) + rect(-34, -136, 68, 136, deep) + rect(-34, -136, 14, 136, '#2b1420') + fill(poly([[-56, -150], [0, -184], [56, -150]]), lit) + fill(poly([[-40, -153], [0, -177], [40, -153]]), dark);
  for (const x of [-222, -190, -104, -72, 72, 104, 190, 222]) out += column(x, 0, 206, 22);
  out += beam(-244, -234, 488, 28) + rect(-236, -254, 472, 20, rock);
  // Upper storey: side pillars, halves of a gable, the round temple with its urn.
  out += rect(-228, -392, 456, 140, tone(rock, -0.16));
  for (const d of [-1, 1]) {
    out += rect(d * 206 - 22, -392, 44, 140, s.across(d * 206 - 22, d * 206 + 22, tones)) + beam(d * 206 - 28, -404, 56, 16);
    out += niche(d * 128, -274, 36, 70) + column(d * 96, -254, 118, 17) + column(d * 160, -254, 118, 17) + beam(d * 128 - 48, -390, 96, 18) + fill(poly(d < 0 ? [[-180, -392], [-78, -430], [-78, -392]] : [[180, -392], [78, -430], [78, -392]]), d < 0 === s.light <= 0 ? lit : rock);
  }
  out += rect(-46, -390, 92, 138, s.across(-46, 46, [tone(rock, -0.02), lit, dark])) + niche(0, -274, 34, 74) + [-42, -22, 22, 42].map((x) => column(x, -254, 120, 12)).join('') + beam(-54, -390, 108, 18) + fill('M-50 -392Q-14 -424 -9 -446H9Q14 -424 50 -392Z', s.across(-50, 50, tones)) + rect(-13, -456, 26, 10, lit) + fill('M-12 -456Q-32 -474 -16 -492Q-8 -500 0 -500Q8 -500 16 -492Q32 -474 12 -456Z', s.across(-28, 28, tones)) + rect(-7, -508, 14, 8, lit);
  // Rain has worn every ledge.
  for (let i = 0; i < 40; i++) out += line(`M${s.r.range(-226, 226)} ${s.r.range(-390, -250)}v${s.r.range(20, 120)}`, s.r.chance(0.5) ? dark : lit, s.r.range(1, 4), 'opacity="0.16"');
  return out;
}

/** A donkey with a saddle cloth, feet at 0,0, facing left, about 80 high. */
function donkey(coat: string, cloth: string): string {
  const leg = (x: number, c: string): string => fill(`M${x - 4} -34H${x + 5}L${x + 2.500} -14L${x + 2} 0H${x - 2.500}L${x - 2} -14Z`, c);
  return leg(-14, tone(coat, -0.1)) + leg(24, tone(coat, -0.1)) + fill(curve([[34, -50], [20, -57], [-8, -55], [-22, -60], [-36, -74], [-46, -68], [-54, -56], [-50, -52], [-38, -56], [-28, -40], [-14, -32], [22, -32], [36, -38]], true), coat) + leg(-22, coat) + leg(30, coat) + fill('M-36 -72L-42 -90L-32 -76ZM-30 -70L-30 -88L-25 -72Z', coat) + fill('M-6 -57Q8 -62 20 -57L22 -36Q6 -32 -8 -36Z', cloth) + line('M-7 -43Q7 -39 21 -43', tone(cloth, 0.22), 2.4) + line('M36 -46Q44 -36 42 -22', coat, 2.6) + fill('M-54 -57L-50 -52L-46 -56Z', '#f2e2d0');
}

export const highPlace: Scene = {
  slug: 'petra-monastery-afternoon', place: 'Petra, Jordan', seed: 662, light: -0.6, air: '#f3d3ac',
  alt: 'The Monastery of Petra, hewn into a golden mountain above a sandy terrace; a guide leads a donkey past the great door',
  layers: () => [
    sky(['#3f8fbf', '#8cc3d2', '#dfe3c8', '#fbe2b4'], 560),
    streaks({ y: [60, 300], count: 8, colours: ['#ffffff', '#fff4dc'], opacity: 0.65 }),
    layer(0.2, (s) => {
      // The mountain: rounded fins of sandstone; the front stands in a bay that was cut for it.
      const seed = s.r.int(1, 999);
      const c = s.x(0.52);
      const crest: Pt[] = [];
      for (let x = -BLEED; x <= s.w + BLEED; x += 16) { const u = (x - c) / 760; crest.push([x, 150 + 260 * Math.max(0, Math.abs(u) - 0.3) ** 1.3 + fbm(x / 190, seed, 3) * 60 + Math.abs(fbm(x / 64, seed + 4, 2)) * 40]); }
      const body = `${curve(crest)}L${s.w + BLEED} 900L${-BLEED} 900Z`;
      let inner = '';
      for (let i = 0; i < 20; i++) { const pts: Pt[] = []; for (let x = -BLEED; x <= s.w + BLEED; x += 30) pts.push([x, 170 + i * 36 + fbm(x / 230 + i * 0.12, seed + (i >> 2), 3) * 56]); inner += line(curve(pts), s.r.pick(['#c98a5f', '#ffe2b0', '#b5705a', '#f2c188']), s.r.range(2, 11), 'opacity="0.34"'); }
      for (let i = 0; i < 26; i++) { const x = s.r.range(-60, s.w + 60); const y0 = s.r.range(200, 380); const w = s.r.range(14, 46); inner += fill(curve([[x, y0], [x + w, y0 + 120], [x + w * 0.7, y0 + 330], [x - w * 0.2, y0 + 480], [x + w * 0.2, y0 + 200]], true), '#8a4f54', 'opacity="0.22"') + fill(curve([[x - 6, y0], [x + w * 0.1, y0 + 200], [x - w * 0.3, y0 + 440], [x - w * 0.5, y0 + 180]], true), '#ffe9bc', 'opacity="0.32"'); }
      return fill(body, s.down(140, 880, ['#f2c890', '#e2a474', '#c07f60'])) + group(inner, s.clip(body)) + line(curve(crest), '#fff0cc', 3, 'opacity="0.7"');
    }),
    layer(0.3, (s) => {
      const k = s.tall ? 1.08 : 1.14;
      const c = s.x(0.52);
      const y = 822;
      // The cut bay throws a shadow from its left edge on to the front.
      return fill(poly([[c - 262 * k, y], [c - 252 * k, y - 424 * k], [c - 196 * k, y - 436 * k], [c - 84 * k, y - 448 * k], [c - 72 * k, y - 512 * k], [c - 30 * k, y - 530 * k], [c + 34 * k, y - 528 * k], [c + 76 * k, y - 508 * k], [c + 86 * k, y - 450 * k], [c + 200 * k, y - 434 * k], [c + 254 * k, y - 422 * k], [c + 262 * k, y]]), s.down(y - 520 * k, y, ['#c98c66', '#a8664f'])) + put(c, y, k, monastery(s, '#eeb481')) + fill(poly([[c - 262 * k, y], [c - 252 * k, y - 424 * k], [c - 226 * k, y - 428 * k], [c - 204 * k, y]]), '#6a3440', 'opacity="0.38"');
    }),
    layer(0.4, (s) => {
      let out = fill(curve([[-120, 812], [s.w * 0.25, 826], [s.w * 0.52, 818], [s.w * 0.8, 828], [s.w + 120, 810], [s.w + 120, 1120], [-120, 1120]], true), s.down(812, 1000, ['#fbe2b4', '#efc48c', '#c98f68']));
      for (let i = 0; i < 60; i++) { const y = 834 + s.r.next() ** 1.4 * 160; out += oval(s.r.range(-60, s.w + 60), y, s.r.range(2, 7) * (y - 760) / 100, s.r.range(1, 2.4), s.r.pick(['#b97f5c', '#fff0cc', '#d9a474']), 'opacity="0.7"'); }
      return out + fill(poly([[s.x(0.3), 826], [s.x(0.44), 826], [s.x(0.74), 1100], [s.x(0.36), 1100]]), '#fff0cc', 'opacity="0.35"');
    }),
    layer(0.5, (s) => {
      const x = s.x(s.tall ? 0.64 : 0.66);
      return oval(x + 66, 886, 120, 8, '#6a3f44', 'opacity="0.4"') + put(x, 884, 1.25, donkey('#8f837f', '#b5343c')) + put(x - 84, 886, 1, walker('#f4efe4', '#b5343c', '#cfc6bd')) + line(`M${x - 74} 840L${x - 58} 814`, '#5a3a34', 1.8) + put(s.x(0.52) - 22, 826, 0.42, walker('#2f5f74', '#3a2b34', '#23485c')) + put(s.x(0.52) + 6, 828, 0.42, walker('#c9503f', '#e8c89c', '#94362f'));
    }),
    birds({ x: 0.24, y: 200, count: 4, size: 13, colour: '#6a4a54', spread: 70 }),
    layer(0.9, (s) => {
      // A shaded ledge in front, with a bush and a prickly pear: the view is from the tea house.
      const edge: Pt[] = [[-120, 900], [s.w * 0.1, 912], [s.w * 0.2, 960], [s.w * 0.3, 1010], [s.w * 0.32, 1120]];
      let out = fill(`${curve(edge)}L-120 1120Z`, s.down(900, 1010, ['#8f5550', '#4f2c3c'])) + line(curve(edge.slice(0, 4)), '#f2b98a', 3, 'opacity="0.7"');
      out += put(s.x(0.06), 944, 2.1, opuntia(s, '#5a4038', '#5f7f4c', '#a5b564'));
      const right: Pt[] = [[s.w + 120, 930], [s.w * 0.92, 956], [s.w * 0.84, 1006], [s.w * 0.8, 1120]];
      return out + fill(`${curve(right)}L${s.w + 120} 1120Z`, s.down(930, 1010, ['#9c5f54', '#54303e'])) + line(curve(right.slice(0, 3)), '#f7c694', 3, 'opacity="0.6"');
    }),
  ],
};
