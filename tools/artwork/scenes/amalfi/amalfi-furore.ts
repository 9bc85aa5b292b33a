import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/** A fisherman's cube house with a vaulted roof, foot at 0,0. */
const monazeno = (w: number, h: number, wall: string, lit: boolean): string => oval(w / 2 + 5, 1, w * 0.6, 6, '#1c1c40', 'opacity="0.45"') + fill(`M0 0V${-h}Q${w / 2} ${-h - 24} ${w} ${-h}V0Z`, wall) + fill(`M${w * 0.66} 0V${-h - 10}Q${w * 0.86} ${-h - 8} ${w} ${-h}V0Z`, mix(wall, '#2a2050', 0.3)) + line(`M0 ${-h}Q${w / 2} ${-h - 24} ${w} ${-h}`, mix(wall, '#ffffff', 0.4), 3.4) + fill(`M${w * 0.14} 0V${-h * 0.42}Q${w * 0.27} ${-h * 0.6} ${w * 0.4} ${-h * 0.42}V0Z`, lit ? '#ffdc8c' : '#3a3a5c') + rect(w * 0.5, -h * 0.56, w * 0.13, h * 0.24, lit ? '#ffe2a0' : '#3a3a5c') + rect(w * 0.2, -h * 0.9, w * 0.13, h * 0.18, lit ? '#ffd27c' : '#3a3a5c') + rect(w * 0.5, -h * 0.94, w * 0.13, h * 0.18, lit ? '#ffe2a0' : '#3a3a5c');

const boat = (c: string, inner: string): string => oval(0, 12, 66, 6, '#1c1c40', 'opacity="0.4"') + fill('M-62 -14Q0 10 66 -20Q50 12 12 13H-24Q-52 8 -62 -14Z', c) + fill('M-56 -11Q0 10 60 -16Q10 4 -20 4Q-44 2 -56 -11Z', inner) + line('M-60 -12Q0 11 64 -18', '#fff4dc', 2.4);

export const furore: Scene = {
  slug: 'amalfi-coast-furore-blue-hour', place: 'Furore, Amalfi Coast, Italy', seed: 3631, light: -0.4, air: '#7a7fb8',
  alt: 'Blue hour in the fjord of Furore on the Amalfi coast: the road crosses the cleft on a high arched bridge, below it a tiny beach, boats and lit houses',
  layers: () => [
    sky(['#1c2a6c', '#3f4f9c', '#8a7ab8', '#e8a0a4', '#ffc89c'], 660),
    stars(110, 330),
    moon({ x: 0.55, y: 180, r: 34, colour: '#fff6dc', glow: '#c4b4e0' }),
    streaks({ y: [240, 600], count: 9, colours: ['#9a84bc', '#f0a8a8', '#ffc8a0'], opacity: 0.6, width: [200, 560] }),
    layer(0.1, (s) => rect(-120, 640, s.w + 240, 480, s.down(640, 1000, ['#f0b0a8', '#8f7fb4', '#3f5fa0', '#1f4484'])) + ripples(s, 644, 900, '#ffd4bc', 120, 0.5) + fill(curve([[s.w * 0.36, 640], [s.w * 0.44, 622], [s.w * 0.5, 632], [s.w * 0.56, 618], [s.w * 0.62, 640]], true), '#7a70ac')),
    layer(0.3, (s: Stage) => {
      // The two walls of the cleft, in folds and ledges.
      const l: Pt[] = [[-120, 60], [s.w * 0.06, 96], [s.w * 0.13, 170], [s.w * 0.19, 236], [s.w * 0.235, 318], [s.w * 0.27, 338], [s.w * 0.285, 420], [s.w * 0.32, 500], [s.w * 0.33, 590], [s.w * 0.38, 660], [s.w * 0.42, 720], [s.w * 0.4, 1120], [-120, 1120]];
      const r: Pt[] = [[s.w + 120, 20], [s.w * 0.95, 90], [s.w * 0.87, 150], [s.w * 0.81, 250], [s.w * 0.765, 310], [s.w * 0.735, 338], [s.w * 0.72, 430], [s.w * 0.68, 520], [s.w * 0.67, 600], [s.w * 0.62, 680], [s.w * 0.6, 740], [s.w * 0.62, 1120], [s.w + 120, 1120]];
      let out = '';
      for (const [pts, c, dir] of [[l, ['#5a5a94', '#3f3f78', '#2a2c5c'], 1], [r, ['#8a6a94', '#5a4a84', '#332f64'], -1]] as const) {
        let inner = '';
        for (let i = 0; i < 90; i++) { const x = dir > 0 ? s.r.range(-60, s.w * 0.42) : s.r.range(s.w * 0.58, s.w + 60); const y = s.r.range(120, 800); inner += fill(poly([[x, y], [x + 20, y + 26], [x + 12, y + s.r.range(80, 190)], [x - 14, y + 70]]), s.r.pick(dir > 0 ? ['#7a74ac', '#24265a', '#34366c'] : ['#e09aa0', '#3a346c', '#a87a9c']), 'opacity="0.32"'); }
        for (let i = 0; i < 40; i++) { const x = dir > 0 ? s.r.range(-60, s.w * 0.36) : s.r.range(s.w * 0.64, s.w + 60); inner += foliage(s, x, s.r.range(140, 780), s.r.range(20, 48), s.r.range(12, 26), dir > 0 ? ['#24385c', '#345470', '#5a7a84'] : ['#2c3a60', '#4a5a74', '#8a8488'], 12); }
        // Terraces with lemons high up.
        for (let i = 0; i < 5; i++) { const y = 190 + i * 58; inner += line(curve(dir > 0 ? [[-120, y - 30], [s.w * 0.08, y], [s.w * 0.2, y + 60]] : [[s.w + 120, y - 50], [s.w * 0.92, y], [s.w * 0.8, y + 50]]), dir > 0 ? '#7f7cb0' : '#d49aa4', 4, 'opacity="0.5"'); }
        out += fill(poly(pts), s.down(60, 820, [...c])) + group(inner, s.clip(poly(pts))) + (dir < 0 ? line(poly(pts.slice(0, 11), false), '#ffc0ac', 3, 'opacity="0.6"') : line(poly(pts.slice(0, 11), false), '#9a94c8', 2.4, 'opacity="0.6"'));
      }
      return out;
    }),
    layer(0.4, (s) => {
      // The bridge: one slender arch, arcaded spandrels, lamps, a bus.
      const [a, b, y] = [s.x(0.225), s.x(0.775), 330];
      const mid = (a + b) / 2;
      const stone = '#c9a8b4';
      const dark = '#7a5f84';
      // The feet of the arch stand where the two walls come nearest to each other.
      const r = s.w * 0.19;
      const depth = 196;
      const rise = (x: number): number => y + 50 + depth * ((x - mid) / r) ** 2;
      const rock = (x: number): number => y + 8 + 170 * Math.max(0, 1 - (Math.abs(x - mid) - r) / (s.w * 0.058));
      let out = '';
      for (const d of [-1, 1]) {
        // The road comes along the cliff on a wall of its own and goes on behind the next fold.
        const [end, on] = [d < 0 ? -120 : s.w + 120, d < 0 ? a - 20 : b + 20];
        out += fill(poly([[on, y - 4], [end, y - 46], [end, y - 2], [on, y + 34]]), s.across(Math.min(on, end), Math.max(on, end), d < 0 ? ['#5a5288', dark] : ['#a8849c', '#6a5080'])) + line(`M${on} ${y - 3}L${end} ${y - 45}`, '#d9b8bc', 6) + line(`M${on} ${y - 21}L${end} ${y - 62}`, '#c9a8b4', 3) + Array.from({ length: 15 }, (_, i) => { const t = i / 14; const px = on + (end - on) * t; return line(`M${px} ${y - 4 - 42 * t}v-17`, '#c9a8b4', 4); }).join('');
      }
      const arch: Pt[] = Array.from({ length: 41 }, (_, i): Pt => { const x = mid - r + (2 * r * i) / 40; return [x, rise(x)]; });
      for (let x = a + 16; x < b; x += (b - a - 32) / 24) { const foot = Math.abs(x - mid) < r ? rise(x) : rock(x); if (foot - y > 26) out += rect(x - 6, y + 8, 12, foot - y - 6, stone) + rect(x + 1, y + 8, 5, foot - y - 6, dark, 'opacity="0.6"'); }
      out += line(curve(arch), dark, 30) + line(curve(arch.map(([x, yy]): Pt => [x, yy - 6])), stone, 19);
      // Each foot stands in a niche of the rock.
      for (const d of [-1, 1]) out += fill(poly([[mid + d * (r + 30), y + 50 + depth - 44], [mid + d * (r + 66), y + 50 + depth - 10], [mid + d * (r + 50), y + 50 + depth + 60], [mid + d * (r + 4), y + 50 + depth + 74], [mid + d * (r - 22), y + 50 + depth + 26], [mid + d * (r - 16), y + 50 + depth - 8], [mid + d * (r + 10), y + 50 + depth + 6]]), d < 0 ? '#3c3c74' : '#55467f');
      out += rect(a - 22, y - 4, b - a + 44, 18, '#d9b8bc') + rect(a - 22, y + 10, b - a + 44, 5, dark) + rect(a - 22, y - 22, b - a + 44, 5, '#e8ccc8');
      for (let x = a - 16; x < b + 18; x += 22) out += rect(x, y - 20, 6, 18, '#c9a8b4');
      let glow = '';
      for (let i = 0; i < 6; i++) { const x = a + 30 + (i * (b - a - 60)) / 5; out += line(`M${x} ${y - 18}V${y - 66}`, '#3a3460', 4) + disc(x, y - 70, 8, '#fff0bc'); glow += disc(x, y - 68, 60, s.radial(x, y - 68, 60, ['#ffd98a88', '#ffb46a22', '#ffb46a00'])); }
      const x = s.x(0.6);
      out += rect(x - 50, y - 56, 104, 36, '#3f7fb4', 'rx="5"') + rect(x - 44, y - 50, 78, 15, '#ffe8b0') + line(`M${x - 24} ${y - 50}v15M${x - 4} ${y - 50}v15M${x + 14} ${y - 50}v15`, '#3f7fb4', 3) + disc(x - 28, y - 20, 8, '#24203c') + disc(x + 30, y - 20, 8, '#24203c') + fill(poly([[x + 54, y - 34], [x + 140, y - 26], [x + 54, y - 24]]), '#fff2c4', 'opacity="0.6"');
      return out + glow;
    }),
    layer(0.5, (s) => ripples(s, 690, 790, '#ffe0c4', 40, 0.6, { x: s.x(0.5), spread: 80 }) + put(s.x(0.53), 716, 0.62, boat('#f2ead8', '#5a7a9c')) + put(s.x(0.53) - 3, 711, 0.6, fill(curve([[-8, 2], [-9, -22], [0, -30], [9, -22], [10, 2]], true), '#c9433f') + disc(1, -36, 6.4, '#a8704c') + line('M4 -22L22 -12L44 14', '#5a3a34', 2.6))),
    layer(0.56, (s) => {
      // The beach fills the bottom of the cleft; the light of its houses lies on the shingle.
      const edge: Pt[] = [[s.w * 0.2, 742], [s.w * 0.36, 764], [s.w * 0.46, 782], [s.w * 0.56, 778], [s.w * 0.66, 758], [s.w * 0.82, 736]];
      const down = (dy: number): Pt[] => edge.map(([x, y]): Pt => [x, y + dy]);
      let out = line(curve(down(-6).slice(1, 5)), '#ffffff', 7, 'opacity="0.8"') + fill(`${curve(edge)}L${s.w + 120} 1120L-120 1120Z`, s.down(740, 1000, ['#e2bcb0', '#a884a0', '#584c80', '#2c2c60'])) + line(curve(down(9)), '#8a6f9c', 5, 'opacity="0.5"');
      for (let i = 0; i < 170; i++) { const t = s.r.next(); const y = 790 + t * 220; out += oval(s.x(0.5) + s.r.gauss() * s.w * (0.12 + t * 0.2), y, s.r.range(4, 14) * (0.5 + t), s.r.range(2, 5) * (0.5 + t), s.r.pick(['#f2d4c4', '#6a5a8c', '#c9a0ac']), 'opacity="0.55"'); }
      let light = '';
      for (const [p, y, w] of [[0.35, 784, 60], [0.29, 822, 90], [0.22, 884, 150], [0.69, 780, 60], [0.83, 876, 140]] as const) light += oval(s.x(p), y, w, w * 0.16, '#ffcf84', 'opacity="0.45"');
      out += group(light, s.blur(5));
      for (const [p, y, k, w, h, c, on] of [[0.315, 776, 0.9, 66, 62, '#d9a8a4', true], [0.245, 812, 1.25, 74, 66, '#e8d4d0', true], [0.15, 870, 1.8, 80, 70, '#f2e2c8', true], [0.665, 770, 0.9, 60, 66, '#efe0d8', true], [0.71, 806, 1.2, 66, 58, '#e0b0a0', false], [0.775, 862, 1.7, 80, 68, '#c99aa8', true]] as const) out += put(s.x(p), y, k, monazeno(w, h, c, on));
      for (const [p, y, k, c, d, flip] of [[0.47, 806, 0.8, '#2f8fb0', '#174a6c', false], [0.57, 822, 0.95, '#d9503f', '#7a2438', true], [0.42, 868, 1.35, '#f2b53c', '#8a5a34', true], [0.62, 926, 1.9, '#3f9c8c', '#1f4a5c', false]] as const) out += put(s.x(p), y, k, boat(c, d), 0, flip);
      // Someone mends a net by lamplight.
      const [x, y] = [s.x(0.5), 930];
      return out + group(disc(x + 60, y - 40, 110, s.radial(x + 60, y - 40, 110, ['#ffd98a99', '#ffb46a22', '#ffb46a00']))) + rect(x + 50, y - 34, 20, 28, '#ffe2a0') + rect(x + 46, y - 38, 28, 6, '#3a3460') + put(x, y, 1.25, fill(curve([[-20, 0], [-18, -30], [-12, -50], [0, -58], [12, -50], [18, -30], [34, -4], [10, 0]], true), '#c9433f') + disc(4, -66, 9, '#a8704c') + fill('M-6 -70Q4 -84 14 -70Z', '#2f3f6c') + line('M8 -46L26 -34L40 -30', '#c9433f', 7)) + fill(curve([[x - 60, y + 6], [x - 10, y - 14], [x + 46, y - 30], [x + 40, y + 2], [x + 10, y + 14], [x - 50, y + 18]], true), '#c4b49c', 'opacity="0.85"') + line(Array.from({ length: 9 }, (_, i) => `M${x - 50 + i * 11} ${y + 12}L${x - 20 + i * 7} ${y - 12 - i}`).join(''), '#7a6a74', 1.4);
    }),
    layer(0.94, (s) => {
      let out = '';
      for (let i = 0; i < 26; i++) out += leafSpray(s, s.r.range(-60, s.w * 0.2), s.r.range(-40, 40) + 1010, -s.r.range(60, 130), s.r.pick(['#141c44', '#1f2f58', '#34506c']), 7);
      return out + bougainvillea(s, s.x(0.04), 930, 150, 110, 90, ['#f06aa4', '#c9408c', '#8a2f7c'], '#24405c') + bougainvillea(s, s.x(0.98), 960, 120, 90, 60, ['#f06aa4', '#c9408c', '#8a2f7c'], '#24405c');
    }),
  ],
};
