import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { wall } from '@trekker/cover-art/rock.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

/**
 * A railway carriage with windows in its roof, rail at 0,0, 300 long; the engine has a slanted face at its right end.
 */
function carriage(s: Stage, engine: boolean): string {
  const [blue, gold] = ['#1f4f9c', '#f2c03c'];
  const body = engine ? poly([[0, -16], [0, -86], [246, -86], [284, -58], [300, -34], [300, -16]]) : poly([[0, -16], [0, -86], [296, -86], [296, -16]]);
  let out = [28, 64, 226, 262].map((x) => disc(x, -9, 9, '#2a2a34') + disc(x, -9, 4, '#7f7f8a')).join('') + rect(8, -20, 284, 8, '#23242e') + fill(body, s.down(-86, -16, [tone(blue, 0.07), blue, tone(blue, -0.08)]));
  out += group(rect(0, -44, 300, 7, gold) + rect(0, -34, 300, 2.6, '#fbf2dc'), s.clip(body));
  const w = engine ? 6 : 8;
  for (let i = 0; i < w; i++) out += rect(14 + i * 35, -74, 27, 24, '#2f3f54', 'rx="3"') + rect(14 + i * 35, -74, 27, 24, '#ffe9ae', `rx="3" opacity="${(0.5 + 0.4 * s.r.next()).toFixed(2)}"`) + fill(`M${18 + i * 35} -52L${30 + i * 35} -74H${36 + i * 35}L${24 + i * 35} -52Z`, '#ffffff', 'opacity="0.4"') + (s.r.chance(0.6) ? disc(26 + i * 35, -58, 4.6, '#4a3438') + rect(21 + i * 35, -54, 10, 5, s.r.pick(['#e0503f', '#f2e2c4', '#3f8c7a'])) : '');
  out += fill(poly([[-2, -86], [6, -97], [engine ? 236 : 290, -97], [engine ? 250 : 298, -86]]), '#e8edf2') + Array.from({ length: engine ? 6 : 8 }, (_, i) => rect(16 + i * 35, -95, 23, 7, '#7fb4cc')).join('');
  return out + (engine ? fill(poly([[238, -80], [252, -80], [280, -56], [246, -56]]), '#cfe6f2') + disc(290, -28, 4.6, '#fff6cc') + disc(290, -28, 14, '#fff6cc', 'opacity="0.3"') : line('M296 -24H306', '#23242e', 5));
}

/** An orchid of the cloud forest on its stem, 0,0 at the root. */
function orchid(s: Stage, h: number, lean: number, c: string): string {
  const stem: Pt[] = [[0, 0], [lean * 0.3, -h * 0.5], [lean, -h]];
  let out = line(curve(stem), '#5f8a4c', 4);
  for (let i = 0; i < 6; i++) {
    const t = 0.5 + i * 0.1;
    const [x, y, k] = [lean * t * t + (i % 2 ? 15 : -15), -h * t, 1.15 - i * 0.09];
    out += line(`M${num(lean * t * t)} ${num(y + 6)}L${num(x)} ${num(y)}`, '#5f8a4c', 2.4) + put(x, y, k, [0, 72, 144, 216, 288].map((a, j) => oval(0, -12, j % 2 ? 6 : 8, 13, j % 2 ? tone(c, -0.05) : c, `transform="rotate(${a + s.r.int(-6, 6)})"`)).join('') + fill('M-7 2Q0 -4 7 2Q9 15 0 17Q-9 15 -7 2Z', tone(c, -0.16)) + disc(0, 1, 3.4, '#ffe27a'));
  }
  return out;
}

export const train: Scene = {
  slug: 'machu-picchu-urubamba-train', place: 'Urubamba gorge, Peru', seed: 3541, light: -0.5, air: '#cfe6dc',
  alt: 'A blue train with a yellow stripe follows the rushing Urubamba through its gorge below cloud forest, orchids and a red cock-of-the-rock in front',
  layers: () => [
    sky(['#5fa5bc', '#a4cfc9', '#e2ead0', '#fdf0c8'], 480),
    sun({ x: 0.4, y: 190, r: 44, colour: '#fffdec', glow: '#fff0b0', reach: 560 }),
    streaks({ y: [40, 220], count: 6, colours: ['#ffffff'], opacity: 0.5 }),
    ridge({ depth: 0.08, base: 520, height: 400, rough: 0.3, grainSize: 140, outline: [{ at: 0.5, points: [[-560, 0], [-440, 34], [-330, 120], [-270, 250], [-220, 310], [-190, 300], [-140, 190], [-80, 130], [0, 190], [60, 300], [110, 372], [140, 366], [190, 280], [240, 170], [330, 90], [430, 28], [560, 0]] }], colour: '#8fbcae', shade: '#6a9f9c', lit: '#e8f0c4', foot: '#c3dfd0', gullies: 8 }),
    mist({ depth: 0.1, y: 470, height: 100, colour: '#f7f9e8', opacity: 0.85 }),
    ridge({ depth: 0.14, base: 640, height: 420, rough: 0.3, grainSize: 160, island: true, outline: [{ at: 0.18, points: [[-400, 420], [-260, 400], [-150, 330], [-60, 210], [40, 120], [140, 40], [200, 0]] }, { at: 0.82, points: [[-220, 0], [-140, 60], [-50, 180], [20, 300], [100, 390], [220, 420], [400, 440]] }], colour: '#5f9a84', shade: '#437c74', lit: '#c6dc9c', foot: '#9cc9b0', gullies: 12 }),
    mist({ depth: 0.17, y: 590, height: 90, colour: '#eff7e6', opacity: 0.75 }),
    rays({ depth: 0.2, x: 0.4, y: 190, count: 9, spread: 80, angle: 4, length: 760, colour: '#fffbd6', strength: 0.24 }),
    wall({ depth: 0.24, side: 'left', edge: [[0, 120], [120, 190], [190, 320], [250, 470], [310, 570], [380, 640], [460, 700]], colour: '#4a8468', shade: '#24564f', lit: '#a9cc84', foot: '#5f967a', forest: ['#2f6a52', '#5f9460'] }),
    wall({ depth: 0.24, side: 'right', edge: [[0, 90], [90, 170], [160, 300], [200, 430], [280, 540], [340, 620], [460, 700]], colour: '#3f7560', shade: '#1d4a48', lit: '#86b474', foot: '#568a74', forest: ['#265c4a', '#4f8458'] }),
    layer(0.3, (s) => { let out = ''; for (let i = 0; i < 60; i++) { const p = -0.05 + i * 0.0186; out += foliage(s, s.x(p), 690 + Math.sin(i) * 8 + Math.abs(p - 0.5) * -60, s.r.range(36, 64), s.r.range(28, 46), s.r.pick([['#245c46', '#3f8054', '#93bd6c'], ['#2f6a4c', '#4f8f5a', '#accb78'], ['#1f5244', '#377450', '#7fae62']] as [string, string, string][]), 12); } return out; }),
    layer(0.36, (s) => {
      // The line on its wall of fitted stone above the flood.
      let out = rect(-130, 726, s.w + 260, 70, s.down(726, 796, ['#9a9484', '#6a6c68']));
      for (let r = 0; r < 4; r++) for (let x = -120 - r * 21; x < s.w + 120; x += s.r.range(34, 58)) out += rect(x, 734 + r * 15, s.r.range(28, 40), 12.500, s.r.pick(['#a8a290', '#8a8678', '#b5b09c', '#7f7f74']), 'rx="3"');
      for (let i = 0; i < 40; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(734, 790), s.r.range(8, 26), s.r.range(3, 8), '#5f8a54', 'opacity="0.6"');
      out += fill(`M-130 732H${s.w + 130}V722H-130Z`, '#7a6f64');
      for (let x = -120; x < s.w + 120; x += 24) out += rect(x, 718, 13, 5, '#5a4440');
      return out + line(`M-130 716H${s.w + 130}`, '#c3c6cc', 4) + line(`M-130 718H${s.w + 130}`, '#5f626c', 2);
    }),
    layer(0.4, (s) => { const k = s.tall ? 0.86 : 1.02; const x = s.x(s.tall ? 0.98 : 0.78); return [0, 1, 2, 3].map((i) => put(x - (i + 1) * 306 * k, 715, k, carriage(s, i === 0))).join(''); }),
    layer(0.44, (s) => {
      let out = fill(`M-130 792Q${s.w * 0.5} 784 ${s.w + 130} 792V1120H-130Z`, s.down(786, 1000, ['#c3dccb', '#8fbcae', '#5f9894', '#3f7a80']));
      for (let i = 0; i < 210; i++) { const t = s.r.next() ** 1.2; const y = 796 + t * 170; out += fill(lens(s.r.range(-80, s.w + 80), y, s.r.range(40, 160) * (0.4 + t), (2 + t * 6)), i % 3 ? '#ffffff' : '#4a8a8c', `opacity="${i % 3 ? 0.7 : 0.4}"`); }
      // White water round the boulders.
      for (const [p, y, k] of [[0.12, 836, 40], [0.3, 872, 60], [0.46, 834, 34], [0.62, 890, 74], [0.8, 846, 44], [0.92, 900, 60]] as const) { out += fill(lens(s.x(p) + 20, y + 6, k * 5, k * 0.46), '#ffffff', 'opacity="0.95"'); for (let j = 0; j < 12; j++) out += disc(s.x(p) - k + s.r.range(-10, k * 2.4), y - s.r.range(0, k * 0.34), s.r.range(3, 9), '#ffffff', 'opacity="0.9"'); out += boulders(s, s.x(p) - 4, s.x(p) + 4, y, [k, k], 1, '#7f8a84', '#cdd6c4', '#8fac7c'); }
      return out;
    }),
    birds({ x: 0.62, y: 170, count: 4, size: 15, colour: '#3f6a64', spread: 80 }),
    layer(0.9, (s) => {
      let out = '';
      for (let i = 0; i < 90; i++) { const left = i % 2 === 0; const x = left ? s.r.range(-80, s.x(0.23)) : s.r.range(s.x(0.78), s.w + 80); const edge = left ? 1 - x / s.x(0.24) : (x - s.x(0.78)) / s.x(0.24); out += leafSpray(s, x, 1030 - edge * 60, -s.r.range(90, 190), mix('#123f3a', '#4f9458', s.r.next() ** 1.4), 7); }
      out += put(s.x(0.05), 960, 1.25, orchid(s, 260, 70, '#e26aa8')) + put(s.x(0.12), 1000, 1.05, orchid(s, 230, 60, '#f29ac0')) + put(s.x(0.9), 1000, 1.15, orchid(s, 230, -60, '#f2b03c'));
      // A mossy bough with the bird of this forest on it.
      const y = 330;
      out += line(curve([[s.w + 60, 220], [s.w * 0.94, y - 14], [s.w * 0.86, y + 14], [s.w * 0.76, y]]), '#4a4038', 20) + line(curve([[s.w + 60, 212], [s.w * 0.94, y - 22], [s.w * 0.86, y + 6], [s.w * 0.76, y - 5]]), '#6f9a58', 8);
      for (let i = 0; i < 26; i++) out += leafSpray(s, s.w * (0.78 + s.r.next() * 0.24), y + s.r.range(-30, 10) - (s.r.next() * 60), s.r.range(40, 80), s.r.pick(['#1f5c46', '#2f7450', '#5f9a5c']), 5);
      out += put(s.w * 0.845, y + 2, 1.5, line('M-14 12L-18 50M-6 14L-8 54', '#23262e', 9) + fill(curve([[-24, 20], [-30, -4], [-16, -26], [6, -36], [20, -26], [22, -4], [8, 12], [-8, 18]], true), '#e8482c') + fill(curve([[-26, 18], [-24, -4], [-8, -14], [8, -8], [2, 8], [-12, 16]], true), '#2a2c36') + fill(curve([[-26, 14], [-20, 0], [-10, -4], [-8, 8]], true), '#aab0b8') + fill(curve([[6, -30], [4, -50], [18, -64], [38, -60], [44, -44], [36, -30], [22, -24]], true), '#f0532f') + disc(26, -42, 5.4, '#fff2c4') + disc(27, -42, 2.8, '#1a1a20') + fill('M38 -38L46 -34L37 -31Z', '#f2c23c') + line('M-2 16V24M6 14V22', '#f2a03c', 3));
      return out;
    }),
  ],
};
