import { mix, tone } from '../src/core/colour.ts';
import { curve, disc, fill, group, line, oval, put, type Pt } from '../src/core/shape.ts';
import { layer, type Scene, type Stage } from '../src/core/stage.ts';
import { ridge } from '../src/mountains.ts';
import { boulders } from '../src/nordic.ts';
import { cumulus, mist, rays, sky, streaks } from '../src/sky.ts';
import { grass } from '../src/trees.ts';
import { mirror, water } from '../src/water.ts';

/** A lock of hair from x, y: a tapered curl. */
const lock = (x: number, y: number, dx: number, dy: number, w: number, c: string): string => fill(`M${(x - w).toFixed(1)} ${y.toFixed(1)}Q${(x - w + dx * 0.2).toFixed(1)} ${(y + dy * 0.6).toFixed(1)} ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}Q${(x + w + dx * 0.6).toFixed(1)} ${(y + dy * 0.5).toFixed(1)} ${(x + w).toFixed(1)} ${y.toFixed(1)}Z`, c);

/** A Highland cow, feet at 0,0, her body to the right and her face to us, about 230 high. */
function highlandCow(s: Stage, coat: string, lit: string, shade: string): string {
  const tones = [shade, mix(shade, coat, 0.5), coat, mix(coat, lit, 0.5), lit];
  let out = oval(40, 2, 190, 14, '#2a3a34', 'opacity="0.45"');
  for (const [x, k] of [[-26, 0], [128, 0], [-2, 1], [156, 1]] as const) { out += fill(curve([[x - 15, -84], [x - 13, -40], [x - 12, -2], [x + 13, -2], [x + 13, -40], [x + 17, -84]], true), k ? coat : shade); for (let i = 0; i < 14; i++) out += lock(x + s.r.range(-14, 14), -84 + s.r.range(0, 40), s.r.range(-4, 4), s.r.range(22, 36), 4, tones[k ? 2 + (i % 3) : i % 3]!); out += fill(`M${x - 13} -10H${x + 14}L${x + 15} 1H${x - 14}Z`, '#3a2c2c'); }
  out += fill(curve([[-60, -120], [-30, -168], [30, -180], [110, -178], [168, -164], [190, -128], [188, -90], [160, -72], [60, -68], [-30, -74]], true), coat);
  const rows: [number, number, number][] = [];
  for (let i = 0; i < 420; i++) { const x = s.r.range(-50, 184); const top = -176 + Math.max(0, (x - 120) / 70) ** 2 * 34; rows.push([x, top + s.r.next() * (-84 - top) , s.r.range(26, 50)]); }
  // From the belly up: every lock hides where the one below it begins.
  rows.sort((a, b) => b[1] - a[1]);
  for (const [x, y, len] of rows) { const t = (y + 176) / 100; out += lock(x, y, s.r.range(-9, 7), len, s.r.range(4, 7), tones[Math.max(0, Math.min(4, Math.round(3.6 - t * 2.6 + s.r.range(-1, 1))))]!); }
  out += line('M186 -140Q206 -110 198 -60', coat, 8) + Array.from({ length: 9 }, () => lock(198 + s.r.range(-5, 5), -70, s.r.range(-10, 10), s.r.range(36, 54), 4, s.r.pick(tones))).join('');
  // Head: horns, ears under a fringe, a broad pink muzzle.
  const h: Pt = [-62, -150];
  const horn = (d: number): string => { const p: Pt[] = [[h[0] + d * 20, h[1] - 8], [h[0] + d * 70, h[1] - 20], [h[0] + d * 112, h[1] - 56], [h[0] + d * 122, h[1] - 108]]; const b: Pt[] = [[h[0] + d * 118, h[1] - 108], [h[0] + d * 98, h[1] - 62], [h[0] + d * 66, h[1] - 40], [h[0] + d * 20, h[1] - 32]]; return fill(`${curve(p)}L${curve(b).slice(1)}Z`, s.across(h[0], h[0] + d * 122, ['#d9c3a0', '#f4e6c8', '#6f5a50'])); };
  out += horn(-1) + horn(1);
  for (const d of [-1, 1]) { out += fill(curve([[h[0] + d * 34, h[1] - 14], [h[0] + d * 72, h[1] - 22], [h[0] + d * 92, h[1] - 6], [h[0] + d * 66, h[1] + 8], [h[0] + d * 36, h[1] + 6]], true), coat); for (let i = 0; i < 12; i++) out += lock(h[0] + d * s.r.range(44, 86), h[1] - 2, d * s.r.range(0, 10), s.r.range(22, 40), 4, s.r.pick(tones)); }
  out += fill(curve([[h[0] - 38, h[1] - 36], [h[0] + 38, h[1] - 36], [h[0] + 42, h[1] + 10], [h[0] + 32, h[1] + 56], [h[0] + 24, h[1] + 84], [h[0] - 24, h[1] + 84], [h[0] - 32, h[1] + 56], [h[0] - 42, h[1] + 10]], true), coat);
  for (let i = 0; i < 40; i++) out += lock(h[0] + s.r.range(-36, 36), h[1] + s.r.range(20, 50), s.r.range(-5, 5), s.r.range(18, 30), 4, tones[1 + (i % 4)]!);
  out += fill(curve([[h[0] - 30, h[1] + 66], [h[0] - 22, h[1] + 52], [h[0], h[1] + 48], [h[0] + 22, h[1] + 52], [h[0] + 30, h[1] + 66], [h[0] + 24, h[1] + 88], [h[0], h[1] + 94], [h[0] - 24, h[1] + 88]], true), '#c98f84') + oval(h[0] - 14, h[1] + 68, 6, 8, '#4a2a30') + oval(h[0] + 14, h[1] + 68, 6, 8, '#4a2a30') + line(`M${h[0] - 12} ${h[1] + 85}Q${h[0]} ${h[1] + 90} ${h[0] + 12} ${h[1] + 85}`, '#7a4a4c', 2.4) + fill(curve([[h[0] - 20, h[1] + 54], [h[0], h[1] + 50], [h[0] + 20, h[1] + 54], [h[0], h[1] + 58]], true), '#e8b4a4', 'opacity="0.8"');
  for (let i = 0; i < 46; i++) { const x = h[0] + s.r.range(-44, 44); out += lock(x, h[1] - 44 + Math.abs(x - h[0]) * 0.3, (x - h[0]) * 0.18 + s.r.range(-8, 8), s.r.range(60, 96) - Math.abs(x - h[0]) * 0.4, s.r.range(4, 7), tones[1 + (i % 4)]!); }
  // Both eyes look out between the locks.
  for (const d of [-1, 1]) out += oval(h[0] + d * 21, h[1] + 20, 6, 5.4, '#5a2f1c') + disc(h[0] + d * 21, h[1] + 20, 4.2, '#1f1518') + disc(h[0] + d * 21 - 1.4, h[1] + 18.4, 1.3, '#ffffff');
  return out;
}

export const cow: Scene = {
  slug: 'scotland-highland-cow', place: 'Glencoe, Scotland', seed: 2412, light: -0.6, air: '#c9ced4',
  alt: 'A shaggy red Highland cow looks out from heather by a loch, the dark pyramid of a Scottish mountain in broken light behind her',
  layers: () => {
    const peak = ridge({ depth: 0.16, base: 620, height: 430, rough: 0.5, grainSize: 70, outline: [{ at: 0.64, points: [[-480, 0], [-380, 80], [-300, 150], [-220, 220], [-150, 310], [-90, 390], [-40, 436], [0, 442], [50, 400], [120, 330], [200, 250], [270, 200], [330, 130], [420, 50], [500, 0]] }], peaks: [[0.1, 0.6, 300], [0.26, 0.42, 240], [1.02, 0.6, 260]], colour: '#6f7a7c', shade: '#3f4f64', lit: '#d9c894', snow: { line: 0.84, colour: '#e9ecee', ragged: 20 }, foot: '#9aa494', gullies: 14 });
    return [
      sky(['#5a6f8c', '#8f9fb0', '#c4c6c0', '#e8d9b8'], 580),
      cumulus({ depth: 0.04, at: [[0.16, 250, 620, 150], [0.6, 190, 700, 150], [0.96, 280, 520, 140]], lit: '#f2eee4', body: '#c3c8ce', shade: '#8a97a8', opacity: 0.95 }),
      streaks({ y: [330, 480], count: 6, colours: ['#f4e9d0', '#e2dccc'], opacity: 0.7 }),
      rays({ depth: 0.06, x: 0.34, y: 60, count: 8, spread: 44, angle: 14, length: 760, colour: '#fff4d0', strength: 0.26 }),
      peak,
      mist({ depth: 0.2, y: 600, height: 60, colour: '#dfe0d8', opacity: 0.6 }),
      ridge({ depth: 0.24, base: 650, height: 90, rough: 0.5, peaks: [[0.08, 1, 420], [0.44, 0.4, 360], [0.9, 0.8, 420]], colour: '#7f7a5c', shade: '#5a6054', lit: '#cdb878', foot: '#8f8a68', gullies: 2 }),
      water({ depth: 0.3, top: 646, bottom: 780, stops: ['#d9d6c4', '#8fa0aa', '#566f84'], ripples: { light: '#f7f0dc', dark: '#4f687c', count: 150, opacity: 0.45 } }),
      mirror({ of: [peak], y: 648, depth: 0.31, opacity: 0.45, tint: '#cfd0c4', squash: 0.36, bottom: 780, cuts: 90 }),
      layer(0.44, (s) => {
        const bank: Pt[] = [[-120, 716], [s.w * 0.12, 726], [s.w * 0.3, 752], [s.w * 0.5, 764], [s.w * 0.7, 752], [s.w * 0.86, 730], [s.w + 120, 716]];
        let out = fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(716, 1000, ['#9a8f5c', '#6f7a4c', '#3f5440'])) + line(curve(bank), '#e2cf94', 3, 'opacity="0.6"');
        for (let i = 0; i < 90; i++) { const y = s.r.range(770, 1000); out += oval(s.r.range(-60, s.w + 60), y, s.r.range(20, 70), s.r.range(4, 10), s.r.pick(['#b5a45c', '#5a6f44', '#8f5f7a', '#a8946a']), 'opacity="0.4"'); }
        return out + boulders(s, -60, s.w + 60, 772, [10, 30], 18, '#5a6068', '#c3beb0');
      }),
      layer(0.6, (s) => put(s.x(s.tall ? 0.52 : 0.42), 930, s.tall ? 1.5 : 1.95, highlandCow(s, '#b5622f', '#f2ad62', '#6f3526'))),
      layer(0.8, (s) => {
        let out = '';
        // Heather: many small bells on dark stems.
        for (let i = 0; i < 420; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(925, 1010) + 20 * Math.sin(x / 130); const c = s.r.pick(['#a8568f', '#c978ac', '#8a447c', '#dca0c4']); out += line(`M${x} ${y + 34}q${s.r.range(-4, 4)} -18 ${s.r.range(-7, 7)} -36`, '#4a5a40', 2) + group(Array.from({ length: 5 }, (_, k) => disc(x + s.r.range(-6, 6), y - k * 6 + 6, s.r.range(2.4, 4.2), k % 2 ? c : tone(c, 0.05))).join('')); }
        return out;
      }),
      grass({ depth: 0.9, y: 1000, height: [30, 110], count: 260, colours: ['#5f6a44', '#9a8f5c', '#d3bd7c'], lean: 0.24, seedHeads: '#ecd9a0' }),
    ];
  },
};
