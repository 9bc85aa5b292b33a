import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { prayerFlags } from '../../src/people/flags.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { yak } from '../../src/animals/yak.ts';

/**
 * A monastery of the Khumbu, foot at 0,0, about 420 wide: battered white walls, a red storey under the eaves, gilt on
 * the roof.
 */
function gompa(s: Stage): string {
  const side = s.light <= 0 ? -1 : 1;
  const [white, grey] = ['#fdf4e6', '#b9a9b8'];
  const walls = (x: number, y: number, w: number, h: number, c: string, d: string): string => fill(poly([[x - w / 2, y], [x - w / 2 + h * 0.06, y - h], [x + w / 2 - h * 0.06, y - h], [x + w / 2, y]]), s.side(side < 0 ? [c, mix(c, d, 0.25), d] : [d, mix(c, d, 0.25), c]));
  const window = (x: number, y: number, w = 20, h = 26): string => fill(poly([[x - w / 2 - 5, y], [x - w / 2 - 2, y - h - 4], [x + w / 2 + 2, y - h - 4], [x + w / 2 + 5, y]]), '#2f2028') + rect(x - w / 2, y - h, w, h - 2, '#f2b04a') + line(`M${x} ${y - 2}V${y - h}M${x - w / 2} ${y - h / 2}H${x + w / 2}`, '#5a2a2c', 2) + rect(x - w / 2 - 6, y - h - 8, w + 12, 4.6, '#c9403a') + rect(x - w / 2 - 5, y - h - 11, w + 10, 3, '#3f7fa8');
  const roof = (x: number, y: number, w: number, h: number, c: string): string => fill(poly([[x - w / 2, y], [x - w / 2 + h * 1.5, y - h], [x + w / 2 - h * 1.5, y - h], [x + w / 2, y]]), side < 0 ? s.side([tone(c, 0.06), c, tone(c, -0.08)]) : c) + line(`M${x - w / 2} ${y}H${x + w / 2}`, '#f2c75a', 4.4);
  let out = oval(60, 4, 280, 14, '#2a2438', 'opacity="0.4"');
  for (const x of [-180, 180]) out += walls(x, 0, 150, 92, white, grey) + rect(x - 70, -108, 140, 20, '#8f3236') + rect(x - 76, -112, 152, 6, '#f2c75a') + roof(x, -110, 176, 22, '#5f7f6a') + [-44, 0, 44].map((d) => window(x + d, -40)).join('') + [-44, -15, 15, 44].map((d) => disc(x + d, -98, 4.4, '#fdf0dc')).join('');
  out += walls(0, 0, 260, 128, white, grey) + rect(-122, -158, 244, 34, '#8f3236') + [-100, -70, -40, -10, 20, 50, 80, 106].map((x) => disc(x, -141, 6, '#fdf0dc') + disc(x, -141, 2.6, '#f2b04a')).join('') + rect(-128, -128, 256, 5, '#f2c75a') + roof(0, -158, 300, 28, '#577a66');
  out += walls(0, -186, 176, 62, '#b5403c', '#702a3c') + [-56, -20, 20, 56].map((x) => window(x, -200, 18, 24)).join('') + roof(0, -246, 224, 30, '#577a66') + rect(-30, -296, 60, 22, '#b5403c') + roof(0, -294, 96, 20, '#e2ab3c') + fill('M-8 -314Q-14 -326 0 -338Q14 -326 8 -314Z', '#f6cf62') + line('M0 -338V-356', '#f6cf62', 3);
  for (const x of [-78, 78]) out += fill(`M${x - 9} -246V-262Q${x} -272 ${x + 9} -262V-246Z`, '#e2ab3c');
  out += window(-88, -60, 24, 34) + window(88, -60, 24, 34) + window(-88, -10, 24, 32) + window(88, -10, 24, 32);
  // The porch: painted posts, a dark door with its curtain.
  return out + rect(-52, -86, 104, 86, '#4a2028') + rect(-60, -94, 120, 10, '#c9403a') + rect(-60, -98, 120, 4, '#3f7fa8') + rect(-22, -66, 44, 66, '#e8a23c') + rect(-19, -63, 38, 63, '#fdf4e6') + line('M0 -52L14 -36L0 -20L-14 -36Z', '#2f5fa0', 3.4) + [-44, -30, 30, 44].map((x) => rect(x - 4, -84, 8, 84, '#d9483c') + rect(x - 7, -84, 14, 7, '#f2c75a')).join('') + [0, 1, 2, 3].map((i) => rect(-50 - i * 9, -2 + i * 6, 100 + i * 18, 6.6, mix('#d9ccc4', '#8f8794', i / 4))).join('');
}

/** A monk in his robe, from behind or the side; feet at 0,0, about 100 high. */
const monk = (): string => line('M-5 -6V0M6 -6V0', '#5a3a34', 5) + fill(curve([[-15, -6], [-13, -40], [-11, -60], [-6, -74], [7, -74], [12, -60], [14, -38], [16, -6], [0, -3]], true), '#8f2f38') + fill(curve([[-11, -60], [-6, -74], [7, -74], [3, -58], [-12, -34]], true), '#d9883c') + fill(curve([[4, -4], [6, -40], [7, -74], [12, -60], [14, -38], [16, -6]], true), '#6a2030') + disc(0, -83, 8, '#c08a62') + fill('M-8 -84Q-8 -92 0 -92Q8 -92 8 -84Q0 -88 -8 -84Z', '#4a3430', 'opacity="0.8"');

export const tengboche: Scene = {
  slug: 'everest-tengboche-ama-dablam', place: 'Tengboche, Nepal', seed: 4441, light: 0.6, air: '#f0d3c4',
  alt: 'Sunrise behind Ama Dablam; monks cross the meadow to the red and white monastery of Tengboche while a yak grazes below rhododendrons in flower',
  layers: () => [
    sky(['#5f86c4', '#a9b4d8', '#f2c3bc', '#ffdba6'], 640),
    sun({ x: 0.9, y: 330, r: 0, colour: '#fff2cc', glow: '#ffd48c', reach: 780 }),
    streaks({ y: [60, 420], count: 12, colours: ['#d3d6ea', '#ffd9cc', '#ffe6bc'], opacity: 0.75 }),
    ridge({ depth: 0.06, base: 640, height: 220, rough: 0.5, peaks: [[0.0, 1, 260], [0.12, 0.7, 220], [0.24, 0.9, 240], [0.92, 0.7, 260], [1.02, 1, 260]], colour: '#a9aed2', shade: '#7f8cc0', lit: '#fff0dc', snow: { line: 0.34, colour: '#f6f1f6', ragged: 30 }, foot: '#e2cdd0', gullies: 10 }),
    // Ama Dablam: the mother with her two arms, the hanging glacier is the jewel at her neck.
    ridge({ depth: 0.12, base: 680, height: 520, rough: 0.34, grainSize: 90, outline: [{ at: 0.62, points: [[-560, 30], [-460, 90], [-380, 170], [-330, 240], [-286, 322], [-262, 340], [-238, 318], [-204, 268], [-176, 262], [-140, 310], [-104, 400], [-70, 476], [-44, 520], [-20, 528], [6, 510], [30, 462], [56, 392], [92, 322], [124, 262], [170, 210], [226, 190], [280, 196], [330, 160], [400, 90], [480, 30]] }], colour: '#9a94be', shade: '#5a68a6', lit: '#ffe6c4', snow: { line: 0.26, colour: '#fbf3f2', ragged: 56 }, foot: '#dcc3c6', gullies: 26 }),
    layer(0.125, (s) => { const x = s.x(0.62); return fill(poly([[x - 30, 350], [x - 14, 336], [x + 8, 340], [x + 18, 356], [x + 13, 374], [x + 5, 368], [x + 1, 384], [x - 8, 372], [x - 14, 390], [x - 21, 374], [x - 29, 380], [x - 34, 364]]), '#fffaf2') + fill(poly([[x - 34, 364], [x - 29, 380], [x - 21, 374], [x - 14, 390], [x - 8, 372], [x + 1, 384], [x + 5, 368], [x + 13, 374], [x + 4, 360], [x - 16, 362]]), '#a5a6d0', 'opacity="0.7"'); }),
    rays({ depth: 0.14, x: 0.95, y: 250, count: 9, spread: 70, angle: -52, length: 1100, colour: '#fff0c4', strength: 0.2 }),
    mist({ depth: 0.16, y: 640, height: 120, colour: '#fde6d6', opacity: 0.85 }),
    ridge({ depth: 0.2, base: 760, height: 190, rough: 0.35, peaks: [[0.05, 1, 380], [0.3, 0.55, 320], [0.8, 0.7, 340], [1.02, 1, 320]], colour: '#5f7f84', shade: '#486878', lit: '#d9c49c', foot: '#a5b0ac', gullies: 6 }),
    layer(0.24, (s) => Array.from({ length: 64 }, (_, i) => put(s.x(-0.05 + i * 0.0175), 742 + s.r.range(-14, 10), s.r.range(0.5, 0.95), spruce(s, '#34584f', '#4f765c', '#a9b07c'))).join('')),
    layer(0.3, (s) => fill(`${curve([[-130, 752], [s.w * 0.3, 736], [s.w * 0.6, 742], [s.w + 130, 760]])}V1120H-130Z`, s.down(736, 1000, ['#b5b46c', '#86985a', '#4f6a48']))),
    layer(0.36, (s) => put(s.x(s.tall ? 0.5 : 0.36), 772, s.tall ? 0.94 : 1.06, gompa(s))),
    layer(0.42, (s) => {
      const x = s.x(s.tall ? 0.5 : 0.36);
      let out = fill(curve([[x - 60, 792], [x + 60, 792], [x + 130, 850], [x + 60, 920], [x + 160, 1020], [x - 60, 1040], [x - 90, 930], [x - 20, 850]], true), s.down(790, 1000, ['#ead6ae', '#c4ab84']));
      for (let i = 0; i < 80; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(776, 990), s.r.range(20, 80), s.r.range(2, 6), s.r.pick(['#c9c47c', '#6f8a50', '#a3ad64']), 'opacity="0.45"');
      for (const [dx, y, k] of [[20, 834, 0.62], [44, 842, 0.64], [86, 872, 0.76], [6, 906, 0.9]] as const) out += fill(poly([[x + dx - 8 * k, y], [x + dx + 8 * k, y + 2], [x + dx - 90 * k, y + 16 * k], [x + dx - 100 * k, y + 10 * k]]), '#4a4f4c', 'opacity="0.35"') + put(x + dx, y, k, monk());
      return out;
    }),
    layer(0.5, (s) => { const x = s.x(s.tall ? 0.8 : 0.72); return oval(x - 20, 886, 80, 7, '#3f4a3c', 'opacity="0.45"') + put(x, 884, 1.35, yak(s, '#2c2026', '#f2c490'), 0, true) + put(x + 210, 850, 0.9, yak(s, '#5a4038', '#f2c490')); }),
    layer(0.56, (s: Stage) => { const px = s.x(s.tall ? 0.16 : 0.115); return line(`M${px} 890V420`, '#5a4444', 8) + prayerFlags(s, [px, 430], [s.x(s.tall ? 0.44 : 0.325), 472], 26, 26) + prayerFlags(s, [px, 430], [-90, 640], 30, 28); }),
    birds({ x: 0.26, y: 240, count: 5, size: 17, colour: '#5a5a78', spread: 110 }),
    layer(0.9, (s) => {
      let out = fill(curve([[-130, 960], [s.w * 0.2, 972], [s.w * 0.5, 996], [s.w * 0.8, 970], [s.w + 130, 930], [s.w + 130, 1120], [-130, 1120]], true), '#2f4a3c');
      const bush = (cx: number, cy: number, r: number): void => {
        out += foliage(s, cx, cy, r, r * 0.7, ['#1f3f38', '#2f5a44', '#5f8458'], 16);
        for (let i = 0; i < 34; i++) { const a = s.r.range(0, 6.28); const q = Math.sqrt(s.r.next()) * r * 0.95; const [x, y] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.72]; if (i % 2) { for (let k = 0; k < 5; k++) out += oval(x + Math.cos(k * 1.26) * 9, y + Math.sin(k * 1.26) * 8, 8, 7, s.r.pick(['#e0506f', '#d23a5e', '#f28aa0'])); out += disc(x, y, 3, '#fbd0d6'); } else for (let k = 0; k < 6; k++) { const b = k * 1.05; const pts: Pt = [x + Math.cos(b) * 14, y + Math.sin(b) * 10]; out += oval(pts[0], pts[1], 13, 4.6, s.r.pick(['#34664c', '#264f40', '#6f9460']), `transform="rotate(${((b * 180) / Math.PI).toFixed(0)} ${pts[0].toFixed(0)} ${pts[1].toFixed(0)})"`); } }
      };
      bush(s.x(-0.01), 930, 120); bush(s.x(0.1), 990, 90); bush(s.x(0.98), 880, 130); bush(s.x(0.88), 985, 100); bush(s.x(1.03), 760, 90);
      return out;
    }),
  ],
};
