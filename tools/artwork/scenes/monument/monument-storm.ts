import { butte, mitten } from '../../src/land/butte.ts';
import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { mesa, hills } from '@trekker/cover-art/rock.ts';
import { cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A horse and rider at a walk, hooves at 0,0, about 120 high, facing left. */
function rider(horse: string, mane: string, shirt: string): string {
  const leg = (x: number, c: string, k: number): string => line(`M${x} -46L${x + k} -24L${x + k * 0.4} 0`, c, 7) + line(`M${x + k * 0.4 - 3} 0h8`, '#1f1620', 4);
  return leg(-20, tone(horse, -0.08), -5) + leg(28, tone(horse, -0.08), 5) + fill(curve([[-30, -62], [-10, -68], [20, -66], [38, -62], [42, -48], [30, -40], [0, -38], [-24, -42]], true), horse) + fill(curve([[-24, -46], [-34, -66], [-44, -88], [-58, -84], [-72, -72], [-70, -66], [-56, -70], [-46, -58], [-34, -42]], true), horse) + line(curve([[-44, -90], [-36, -74], [-26, -62]]), mane, 8) + fill('M-46 -90L-44 -100L-40 -88Z', horse) + leg(-26, horse, 4) + leg(34, horse, -4) + line(curve([[42, -58], [54, -46], [50, -22]]), mane, 7) + fill('M-12 -68H18L16 -56H-10Z', '#b5443c') + line('M2 -66L-4 -46L-8 -34', '#4a5a84', 9) + fill(curve([[-8, -66], [-10, -88], [-4, -98], [8, -98], [14, -86], [12, -66]], true), shirt) + line('M-4 -92L-16 -78L-26 -74', shirt, 6) + disc(2, -107, 8, '#a5704c') + oval(2, -112, 17, 4, '#2f2430') + fill('M-8 -113Q-7 -124 2 -124Q11 -124 12 -113Z', '#2f2430') + line('M-26 -74L-62 -72', '#2a1c24', 1.4);
}

export const storm: Scene = {
  slug: 'monument-valley-storm-rider', place: 'Monument Valley, USA', seed: 2812, light: -0.7, air: '#c9a4ac',
  alt: 'A rider crosses the red plain of Monument Valley as a violet storm breaks behind the Mittens and lightning strikes far off',
  layers: () => [
    sky(['#2c2f64', '#54508c', '#9a74a0', '#e29c8c', '#ffcc94'], 680),
    cumulus({ depth: 0.04, at: [[0.8, 250, 900, 240], [0.48, 180, 820, 200], [1.02, 380, 620, 200]], lit: '#c4a8c8', body: '#7f6a9c', shade: '#3f3c74', opacity: 0.96 }),
    layer(0.05, (s) => { let out = ''; for (let i = 0; i < 130; i++) { const x = s.r.range(s.w * 0.6, s.w + 60); const y = s.r.range(320, 430); out += line(`M${x} ${y}l-40 ${s.r.range(180, 260)}`, '#b5a8d0', 2, `opacity="${s.r.range(0.08, 0.3).toFixed(2)}"`); } return group(out, s.blur(1.6)); }),
    layer(0.06, (s) => { const bolt = (x: number, y: number, k: number): string => { const p = [[0, 0], [-14, 60], [8, 74], [-20, 150], [4, 166], [-26, 260], [-10, 274], [-36, 350]].map(([dx, dy]) => [x + dx! * k, y + dy! * k] as [number, number]); return line(poly(p, false), '#e6d9ff', 14 * k, 'opacity="0.3"') + line(poly(p, false), '#fffbff', 4 * k) + line(`M${x - 20 * k} ${y + 150 * k}L${x + 30 * k} ${y + 210 * k}L${x + 22 * k} ${y + 250 * k}`, '#fffbff', 2 * k); }; return disc(s.x(0.84), 380, 240, s.radial(s.x(0.84), 380, 240, ['#f2e6ff88', '#f2e6ff00'])) + bolt(s.x(0.86), 300, 1.14) + bolt(s.x(0.95), 340, 1.04); }),
    streaks({ y: [420, 640], count: 7, colours: ['#e8a094', '#ffc894'], opacity: 0.6, x: [0, 0.5] }),
    hills({ depth: 0.1, y: 690, height: 20, length: 400, colour: '#8f6a8c', foot: '#a87a8c' }),
    mesa({ depth: 0.14, x: 0.62, base: 700, top: 560, half: 110, spread: 90, bands: ['#b5706c', '#a8646a', '#c48076', '#9c5c68'], shade: '#5a3f6c', haze: 0.35 }),
    mist({ depth: 0.16, y: 694, height: 50, colour: '#e2a89c', opacity: 0.5 }),
    butte({ depth: 0.22, x: 0.2, base: 752, cliff: mitten(1, 1.5), talus: [108, 120, 150], bands: ['#e0764f', '#c9583f', '#e8895c', '#b94c40', '#d96c4a', '#a84440'], shade: '#4f2a54', lit: '#ffc08a' }),
    butte({ depth: 0.26, x: 0.74, base: 760, cliff: mitten(-1, 1.28), talus: [100, 130, 110], bands: ['#d96e4c', '#bf5240', '#df8058', '#b04840', '#cf6448', '#9c4040'], shade: '#46264f', lit: '#ffb884' }),
    hills({ depth: 0.34, y: 744, height: 18, length: 620, colour: '#c9603f', lit: '#ffae7a', foot: '#8f3f40' }),
    layer(0.4, (s) => { let out = ''; for (let i = 0; i < 90; i++) { const y = 776 + (i / 89) * 118; const k = (y - 720) / 90; const x = s.r.range(-60, s.w + 60); out += oval(x + 9 * k, y + 3 * k, 16 * k, 3 * k, '#6a2434', 'opacity="0.4"') + foliage(s, x, y, 11 * k, 7 * k, ['#5f5552', '#857660', '#c2a574'], 8); } return out; }),
    hills({ depth: 0.5, y: 880, height: 40, length: 700, colour: '#b9503c', lit: '#ffa070', foot: '#6f3040', shape: (p) => 0.5 * (0.6 - p) }),
    layer(0.6, (s) => { const x = s.x(s.tall ? 0.46 : 0.44); return oval(x + 60, 898, 130, 7, '#4a1f34', 'opacity="0.5"') + put(x, 896, 1.5, rider('#6f4434', '#2a1a24', '#e8dcc4')) + put(x + 150, 880, 0.55, fill(curve([[-30, -6], [-30, -26], [-14, -34], [16, -34], [34, -44], [42, -40], [40, -30], [24, -22], [18, -6]], true), '#8a6a54') + line('M-22 -10V0M14 -10V0M-30 -26Q-42 -34 -40 -44', '#8a6a54', 5)); }),
    layer(0.85, (s: Stage) => {
      let out = fill(curve([[-120, 964], [s.w * 0.2, 950], [s.w * 0.5, 982], [s.w * 0.8, 972], [s.w + 120, 944], [s.w + 120, 1120], [-120, 1120]], true), s.down(944, 1010, ['#6a2c3c', '#371a30']));
      for (let i = 0; i < 60; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(960, 1000); const k = s.r.range(20, 46); for (let j = 0; j < 9; j++) { const a = Math.PI * (0.12 + 0.76 * s.r.next()); out += line(`M${x} ${y}L${x + Math.cos(a) * k} ${y - Math.sin(a) * k}`, mix('#4f4450', '#c9a478', s.r.next() * 0.8), 2.4); } }
      // A twisted juniper in the corner.
      const jx = s.x(0.965);
      out += line(curve([[jx, 1010], [jx - 20, 900], [jx + 10, 820], [jx - 30, 740]]), '#2f1a2c', 20) + line(curve([[jx - 4, 850], [jx - 80, 800], [jx - 130, 806]]), '#2f1a2c', 10) + line(curve([[jx - 6, 790], [jx + 40, 730]]), '#2f1a2c', 9);
      for (const [dx, y, r] of [[-30, 730, 60], [40, 716, 50], [-120, 796, 46], [-70, 760, 40]] as const) for (let i = 0; i < 22; i++) out += oval(jx + dx + s.r.gauss() * r * 0.5, y + s.r.gauss() * r * 0.3, s.r.range(10, 20), s.r.range(7, 13), s.r.pick(['#332a40', '#46404f', '#6a5c5c']));
      return out;
    }),
  ],
};
