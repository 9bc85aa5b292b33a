import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A house of the quarter, its left foot at 0,0: flat roof behind a moulded parapet, raised stoep, white trim. */
function house(s: Stage, w: number, h: number, wall: string, kind: number): string {
  const lit = s.light <= 0;
  let out = rect(0, -h, w, h + 90, s.across(0, w, lit ? [tone(wall, 0.04), wall, tone(wall, -0.06)] : [tone(wall, -0.05), wall, tone(wall, 0.04)]));
  const crest: Pt[] = kind === 0 ? [[-4, -h], [-4, -h - 22], [w * 0.28, -h - 22], [w * 0.34, -h - 44], [w * 0.5, -h - 54], [w * 0.66, -h - 44], [w * 0.72, -h - 22], [w + 4, -h - 22], [w + 4, -h]] : kind === 1 ? [[-4, -h], [-4, -h - 26], [w * 0.5, -h - 30], [w + 4, -h - 26], [w + 4, -h]] : [[-4, -h], [-4, -h - 16], [w * 0.2, -h - 16], [w * 0.2, -h - 34], [w * 0.8, -h - 34], [w * 0.8, -h - 16], [w + 4, -h - 16], [w + 4, -h]];
  out += fill(poly(crest), wall) + line(poly(crest.slice(1, -1), false), '#fffaf0', 6) + rect(-5, -h - 2, w + 10, 9, '#fffaf0') + rect(-2, -h + 7, w + 4, 5, '#3a2a4c', 'opacity="0.22"');
  const pane = (x: number, y: number, ww: number, hh: number): string => rect(x - 7, y - 7, ww + 14, hh + 14, '#fffaf0') + rect(x, y, ww, hh, '#4a6480') + fill(poly([[x, y + hh], [x + ww * 0.7, y], [x + ww, y], [x + ww * 0.3, y + hh]]), '#a9cddc', 'opacity="0.5"') + line(`M${x + ww / 2} ${y}v${hh}M${x} ${y + hh * 0.5}h${ww}`, '#fffaf0', 3.4) + rect(x - 10, y + hh + 7, ww + 20, 6, '#f2e6d4');
  const doorX = w * 0.5 - 24;
  out += rect(doorX - 8, -128, 64, 128, '#fffaf0') + rect(doorX, -100, 48, 100, tone(mix(wall, '#2a3f5c', 0.66), -0.02)) + rect(doorX, -120, 48, 16, '#f7dca0') + line(`M${doorX + 24} -98V-4`, tone(wall, -0.3), 2) + disc(doorX + 38, -48, 3, '#f2c75a');
  for (const x of [w * 0.2 - 22, w * 0.8 - 22]) out += pane(x, -112, 44, 62) + (h > 210 ? pane(x, -h + 36, 44, 58) : '');
  if (h > 210) out += pane(w * 0.5 - 22, -h + 36, 44, 58) + rect(0, -152, w, 6, '#fffaf0');
  // The stoep with its white wall and steps.
  return out + rect(-2, -22, w + 4, 116, tone(wall, -0.1)) + rect(-6, -28, w + 12, 9, '#f7efe2') + rect(doorX - 12, -22, 72, 22, '#e2d6c6') + rect(doorX - 18, 0, 84, 20, '#cfc2b4') + rect(doorX - 24, 20, 96, 24, '#b9aba2');
}

export const boKaap: Scene = {
  slug: 'cape-town-bo-kaap-street', place: 'Cape Town, South Africa', seed: 913, light: -0.6, air: '#dfe6e2',
  alt: 'Bright houses of the Bo-Kaap step down a cobbled street in Cape Town, Table Mountain broad behind them',
  layers: () => [
    sky(['#2f8fcc', '#7fc4de', '#d0e9e0', '#fbeccc'], 520),
    streaks({ y: [40, 170], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
    ridge({
      depth: 0.14, base: 640, height: 380, rough: 0.24, grainSize: 60,
      outline: [{ at: 0.56, points: [[-760, 40], [-640, 110], [-560, 190], [-500, 270], [-470, 330], [-456, 352], [-300, 360], [-60, 366], [180, 358], [330, 352], [350, 320], [372, 262], [410, 200], [470, 150], [540, 190], [590, 240], [620, 250], [650, 226], [700, 150], [800, 80], [900, 40]] }],
      colour: '#8a97a8', shade: '#54699a', lit: '#f7dcae', foot: '#9fb590', gullies: 18, bands: { colour: '#64769a', count: 6, opacity: 0.3 },
    }),
    cumulus({ at: [[0.42, 300, 520, 60], [0.66, 292, 380, 50]], lit: '#ffffff', body: '#fdfbf4', shade: '#dbe4e8', depth: 0.16, opacity: 0.97 }),
    mist({ depth: 0.2, y: 610, height: 80, colour: '#f2f0de', opacity: 0.5 }),
    layer(0.26, (s) => { let out = ''; for (let i = 0; i < 90; i++) { const p = s.r.range(-0.04, 1.04); const y = 640 + s.r.range(-20, 60); const h = s.r.range(18, 46); const w = s.r.range(20, 44); out += rect(s.x(p), y - h, w, h + 60, s.r.pick(['#f7e6d0', '#ffffff', '#f2cfb4', '#e8dcd0', '#f0d9a8'])) + rect(s.x(p), y - h, w, 4, '#ffffff') + rect(s.x(p) + w * 0.3, y - h + 12, 6, 9, '#8a9aa8') + rect(s.x(p) + w * 0.62, y - h + 12, 6, 9, '#8a9aa8') + (i % 4 ? '' : foliage(s, s.x(p), y, 20, 16, ['#4f7f5c', '#6f9a5f', '#a5bc72'], 10)); } return out; }),
    layer(0.4, (s) => {
      // The row goes down the hill to the right; each house a step lower than its neighbour.
      const walls = ['#f0588a', '#2fb3a4', '#f7c42e', '#6a5ac4', '#f2803a', '#4aa4dc', '#8cc44a', '#e8443f'];
      let out = '';
      let x = s.tall ? -150 : -130;
      let i = s.tall ? 1 : 0;
      while (x < s.w + 60) { const w = [244, 216, 262, 228, 250][i % 5]!; const p = (x + w / 2) / 1500; out += put(x, 690 + p * 150, 1.02, house(s, w, i % 3 === 1 ? 196 : 272, walls[i % 8]!, i % 3)); x += w * 1.02 + 2; i++; }
      return out;
    }),
    layer(0.55, (s) => {
      // Pavement and cobbles slope with the row.
      const y = (px: number, o: number): number => 728 + o + (px / 1500) * 165;
      let out = fill(poly([[-120, y(-120, 0)], [s.w + 120, y(s.w + 120, 0)], [s.w + 120, 1120], [-120, 1120]]), s.down(720, 1000, ['#d9cdbf', '#bfb0a6'])) + fill(poly([[-120, y(-120, 44)], [s.w + 120, y(s.w + 120, 44)], [s.w + 120, y(s.w + 120, 58)], [-120, y(-120, 58)]]), '#f4ece0') + fill(poly([[-120, y(-120, 58)], [s.w + 120, y(s.w + 120, 58)], [s.w + 120, 1120], [-120, 1120]]), s.down(790, 1000, ['#a8969a', '#7c6e7c']));
      for (let row = 0; row < 14; row++) { const o = 66 + row * 12 + row * row * 0.9; const step = 26 + row * 3.400; for (let x = -120 + (row % 2) * step * 0.5; x < s.w + 120; x += step) out += fill(curve([[x + 2, y(x, o)], [x + step - 3, y(x, o) + 1.500], [x + step - 2, y(x, o) + 9 + row * 1.300], [x + 3, y(x, o) + 8 + row * 1.300]], true), s.r.pick(['#b9a8a8', '#9c8c94', '#c9b8b0', '#8a7c8a']), 'opacity="0.75"'); }
      return out;
    }),
    layer(0.64, (s) => (s.tall ? [[0.2, 0], [0.62, 1]] : [[0.26, 0], [0.3, 1], [0.72, 2]]).map(([p, k]) => { const x = s.x(p!); const y = 782 + (x / 1500) * 165 + (k === 1 ? 4 : 0); return oval(x + 26, y, 44, 5, '#4a3a54', 'opacity="0.4"') + put(x, y, 1.22, k === 0 ? stroller('#fffaf0', '#3f4a5c', '#2a2024', '#7a4a31', '#e8443f') : k === 1 ? lady('#f7c42e', '#2a1c20', '#7a4a31', '#f4e6c4') : lady('#2f6fb4', '#2a1c20', '#8a5a3f')); }).join('')),
    birds({ x: 0.2, y: 190, count: 5, size: 14, colour: '#ffffff', spread: 90 }),
    layer(0.92, (s) => {
      let out = '';
      for (let i = 0; i < 12; i++) out += foliage(s, i % 2 ? s.r.range(-60, s.w * 0.06) : s.r.range(s.w * 0.95, s.w + 70), s.r.range(960, 1040), s.r.range(50, 90), s.r.range(36, 60), ['#1f5a4c', '#3f8a58', '#8fbf6a'], 12);
      for (let i = 0; i < 44; i++) { const x = i % 2 ? s.r.range(-30, s.w * 0.08) : s.r.range(s.w * 0.93, s.w + 30); const yy = s.r.range(925, 1000); out += disc(x, yy, 6, '#ff7a4a') + disc(x + 4, yy - 3, 4, '#ffc04a'); }
      return out;
    }),
  ],
};
