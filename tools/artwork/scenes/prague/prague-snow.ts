import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { sky, stars, streaks } from '@trekker/cover-art/sky.ts';

const snow = '#eef2fb';

/** One tower of the Týn church, foot at 0,0, about 90 wide and 560 high: a steep roof crowned by eight small spires. */
function tynTower(s: Stage, wall: string, roof: string, gold: string): string {
  const t = s.light <= 0 ? [tone(wall, 0.06), wall, tone(wall, -0.09)] : [tone(wall, -0.09), wall, tone(wall, 0.06)];
  const spire = (x: number, y: number, w: number, h: number): string => rect(x - w * 0.4, y - h * 0.22, w * 0.8, h * 0.24, s.across(x - w * 0.4, x + w * 0.4, t)) + fill(poly([[x - w * 0.5, y - h * 0.2], [x, y - h], [x + w * 0.5, y - h * 0.2]]), roof) + fill(poly([[x - w * 0.5, y - h * 0.2], [x, y - h], [x - w * 0.14, y - h * 0.2]]), tone(roof, 0.08)) + line(`M${x} ${y - h}v${-h * 0.09}`, gold, 1.6) + disc(x, y - h * 1.02, w * 0.1, gold);
  const lancet = (x: number, y: number, w: number, h: number, c: string): string => fill(`M${x - w / 2} ${y}V${y - h * 0.7}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.7}V${y}Z`, c);
  let out = rect(-45, -330, 90, 330, s.across(-45, 45, t));
  for (let i = 0; i < 60; i++) out += rect(s.r.range(-44, 34), -s.r.range(4, 326), s.r.range(5, 11), s.r.range(2, 4), tone(wall, s.r.range(-0.07, 0.05)), 'opacity="0.6"');
  for (const y of [-90, -190, -280]) out += rect(-48, y - 4, 96, 6, tone(wall, 0.05)) + rect(-48, y - 6, 96, 3, snow);
  for (const x of [-18, 18]) out += lancet(x, -206, 15, 58, '#2a2f52') + lancet(x, -104, 12, 60, '#2a2f52') + lancet(x, -292, 13, 30, '#ffcf82');
  out += rect(-50, -338, 100, 10, tone(wall, 0.04)) + rect(-50, -341, 100, 4, snow);
  const body = poly([[-44, -338], [-12, -500], [12, -500], [44, -338]]);
  out += spire(0, -486, 22, 96) + fill(body, s.across(-44, 44, [tone(roof, 0.07), roof, tone(roof, -0.06)])) + spire(-25, -430, 14, 62) + spire(25, -430, 14, 62) + spire(0, -424, 15, 66);
  return out + spire(-44, -334, 19, 92) + spire(44, -334, 19, 92) + spire(-16, -334, 16, 74) + spire(16, -334, 16, 74);
}

/** A town house of the square with a curved gable, foot at 0,0; snow lies on its ledges. */
function gabled(s: Stage, w: number, h: number, wall: string, kind: number): string {
  const t = s.light <= 0 ? [tone(wall, 0.04), wall, tone(wall, -0.06)] : [tone(wall, -0.06), wall, tone(wall, 0.04)];
  const g = w * 0.5;
  const gable: Pt[] = kind % 3 === 0
    ? [[0, -h], [w * 0.06, -h - g * 0.2], [w * 0.2, -h - g * 0.24], [w * 0.22, -h - g * 0.5], [w * 0.36, -h - g * 0.56], [w * 0.38, -h - g * 0.8], [w * 0.5, -h - g * 0.96], [w * 0.62, -h - g * 0.8], [w * 0.64, -h - g * 0.56], [w * 0.78, -h - g * 0.5], [w * 0.8, -h - g * 0.24], [w * 0.94, -h - g * 0.2], [w, -h]]
    : kind % 3 === 1 ? [[0, -h], [w * 0.5, -h - g * 1.1], [w, -h]] : [[0, -h], [w * 0.14, -h], [w * 0.14, -h - g * 0.26], [w * 0.28, -h - g * 0.26], [w * 0.28, -h - g * 0.52], [w * 0.42, -h - g * 0.52], [w * 0.42, -h - g * 0.8], [w * 0.58, -h - g * 0.8], [w * 0.58, -h - g * 0.52], [w * 0.72, -h - g * 0.52], [w * 0.72, -h - g * 0.26], [w * 0.86, -h - g * 0.26], [w * 0.86, -h], [w, -h]];
  let out = fill(poly(gable), s.across(0, w, t)) + rect(0, -h - 1, w, h + 1, s.across(0, w, t)) + line(poly(gable, false), snow, 6);
  const floors = Math.max(2, Math.round((h - 50) / 54));
  const cols = Math.max(2, Math.round(w / 40));
  const fh = (h - 54) / floors;
  for (let f = 0; f < floors; f++) {
    for (let i = 0; i < cols; i++) {
      const x = ((i + 0.5) * w) / cols;
      const y = -h + 12 + f * fh;
      const on = s.r.chance(0.42);
      out += rect(x - 11, y - 3, 22, fh * 0.62 + 6, tone(wall, 0.1)) + rect(x - 8, y, 16, fh * 0.62, on ? '#ffd488' : '#3f4a72') + line(`M${x} ${y}v${fh * 0.62}M${x - 8} ${y + fh * 0.24}h16`, tone(wall, 0.08), 1.600) + rect(x - 13, y + fh * 0.62 + 2, 26, 4, snow);
    }
    out += rect(0, -h + 6 + (f + 1) * fh - 4, w, 3, tone(wall, -0.06));
  }
  out += disc(w / 2, -h - g * 0.3, 8, s.r.chance(0.5) ? '#ffd488' : '#3f4a72');
  // Arcades at street level.
  for (let i = 0; i < cols; i++) { const x = ((i + 0.5) * w) / cols; out += fill(`M${x - w / cols * 0.36} 0V-26Q${x} -52 ${x + w / cols * 0.36} -26V0Z`, s.down(-46, 0, ['#f7b766', '#8a4f4c'])); }
  return out + rect(0, -52, w, 4, snow, 'opacity="0.9"');
}

/** A market hut with a snowy roof and a warm inside, foot at 0,0, 120 wide. */
const hut = (wood: string): string => rect(-54, -58, 108, 58, wood) + rect(-46, -52, 92, 30, '#ffcf7a') + rect(-46, -52, 92, 8, '#c9533f') + Array.from({ length: 6 }, (_, i) => rect(-46 + i * 15.400, -52, 7.700, 8, '#fff2dc')).join('') + Array.from({ length: 7 }, (_, i) => disc(-38 + i * 12.600, -28, 4, ['#b5343c', '#6a8f4c', '#e8a03c'][i % 3]!)).join('') + rect(-54, -22, 108, 4, tone(wood, 0.1)) + Array.from({ length: 9 }, (_, i) => line(`M${-50 + i * 12.500} -18V0`, tone(wood, -0.06), 1.4)).join('') + fill('M-66 -56L-46 -84H46L66 -56Q0 -48 -66 -56Z', snow) + fill('M6 -84H46L66 -56Q38 -52 12 -52Z', '#c3cdea');

/** A fir in lights, foot at 0,0, about 330 high. */
function christmasTree(s: Stage): string {
  let out = rect(-8, -26, 16, 26, '#4a3434');
  for (let i = 0; i < 7; i++) {
    const y = -26 - i * 40;
    const w = 104 - i * 13.500;
    const hem: Pt[] = [];
    for (let k = 0; k <= 12; k++) hem.push([-w + (2 * w * k) / 12, y + (k % 2 ? 8 : -2) + 12 * Math.sin((Math.PI * k) / 12)]);
    out += fill(poly([...hem, [0, y - 84]]), s.across(-w, w, ['#2f6a5c', '#1f4a4c', '#16343f'])) + fill(curve([[-w, y - 1], [-w * 0.5, y - 34], [-w * 0.16, y - 62], [-w * 0.34, y - 30], [-w * 0.5, y - 8]], true), snow, 'opacity="0.75"');
  }
  for (let i = 0; i < 74; i++) { const t = s.r.next(); const w = 100 * (1 - t) ** 1.02; const [x, y] = [s.r.range(-w, w), -22 - t * 300]; out += disc(x, y, 7, '#ffd98a', 'opacity="0.28"') + disc(x, y, 3, i % 4 ? '#fff0c0' : '#ff9a7a'); }
  const star = poly(Array.from({ length: 10 }, (_, i): Pt => [Math.sin((i * Math.PI) / 5) * (i % 2 ? 8 : 20), -352 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 8 : 20)]));
  return out + disc(0, -352, 44, '#ffe2a0', 'opacity="0.25"') + fill(star, '#ffe9a8');
}

export const winter: Scene = {
  slug: 'prague-old-town-snow', place: 'Prague, Czechia', seed: 2102, light: -0.4, air: '#8f9fd0',
  alt: 'Snow falls on the Old Town Square of Prague at blue hour; the twin towers of the Týn church rise over gabled houses and a lit fir',
  layers: () => [
    sky(['#1f2f6a', '#3f559c', '#7f8fca', '#c9b4d4', '#f2c9c0'], 760),
    stars(90, 300),
    streaks({ y: [120, 460], count: 9, colours: ['#5f72b4', '#a59acc', '#dcb8cc'], opacity: 0.5 }),
    layer(0.2, (s) => {
      let out = '';
      for (let i = 0; i < 14; i++) { const w = s.r.range(70, 130); const x = s.x(i / 13) - w / 2; const h = s.r.range(150, 230); out += rect(x, 770 - h, w, h, '#6a74ac') + fill(poly([[x - 6, 770 - h], [x + w * 0.5, 770 - h - w * 0.4], [x + w + 6, 770 - h]]), '#b9c3e6'); }
      return out;
    }),
    layer(0.3, (s) => {
      const c = s.x(s.tall ? 0.5 : 0.6);
      const gable = rect(c - 90, 400, 180, 370, s.across(c - 90, c + 90, ['#8a83a8', '#6f6a98'])) + fill(poly([[c - 92, 402], [c, 262], [c + 92, 402]]), '#7a759f') + line(poly([[c - 94, 404], [c, 260], [c + 94, 404]], false), snow, 6) + fill(`M${c - 30} 470V390Q${c - 26} 350 ${c} 330Q${c + 26} 350 ${c + 30} 390V470Z`, '#2a2f52') + disc(c, 318, 12, '#f2cf7a');
      return gable + put(c - 128, 770, 1.28, tynTower(s, '#8a84a8', '#2c3560', '#f7cf7a')) + put(c + 128, 770, 1.28, tynTower(s, '#8a84a8', '#2c3560', '#f7cf7a'));
    }),
    layer(0.4, (s) => {
      const walls = ['#e2a98f', '#f0cf96', '#a9bcae', '#e8b9ae', '#f2dcb8', '#b5a9c4', '#e6bf84', '#c9d2c4'];
      let out = '';
      let x = -60;
      let i = 0;
      while (x < s.w + 60) { const w = [120, 150, 108, 168, 132, 118, 156][i % 7]!; const p = x / s.w; const h = [190, 236, 204, 222, 180, 246, 210][i % 7]! + (Math.abs(p - 0.55) > 0.36 ? 70 : 0); out += put(x, 790, 1, gabled(s, w, h, mix(walls[i % walls.length]!, '#6a6fae', 0.3), i)); x += w + 1; i++; }
      return out;
    }),
    layer(0.5, (s) => {
      let out = fill(`M-120 784H${s.w + 120}V1120H-120Z`, s.down(784, 1000, ['#c3b9d8', '#aab4de', '#7f8fc8']));
      for (let i = 0; i < 9; i++) out += oval(s.x(s.r.next()), 800 + i * 20, s.r.range(120, 300), s.r.range(4, 9), i % 2 ? '#dfe5f7' : '#8f9dd0', 'opacity="0.45"');
      for (const p of s.tall ? [0.24, 0.8] : [0.13, 0.34, 0.82, 0.94]) out += oval(s.x(p), 838, 150, 22, '#ffcf8a', 'opacity="0.5"');
      return out + oval(s.x(s.tall ? 0.5 : 0.56), 858, 210, 30, '#ffd79a', 'opacity="0.6"');
    }),
    layer(0.56, (s) => (s.tall ? [[0.22, 836, 1.2, '#7a5048'], [0.82, 832, 1.15, '#6a4a50']] : [[0.14, 838, 1.3, '#7a5048'], [0.3, 830, 1.15, '#6a4a50'], [0.83, 834, 1.25, '#7a5048'], [0.95, 842, 1.3, '#6a4a50']]).map(([x, y, k, c]) => put(s.x(x as number), y as number, k as number, hut(c as string))).join('')),
    layer(0.6, (s) => put(s.x(s.tall ? 0.5 : 0.56), 866, s.tall ? 1 : 1.12, christmasTree(s))),
    layer(0.66, (s) => {
      const folk: [number, number, number, string, string][] = [[0.22, 866, 0.62, '#3a4478', '#262f5c'], [0.245, 870, 0.5, '#b5404c', '#7f2a3c'], [0.4, 884, 0.8, '#4f3a5c', '#35284a'], [0.68, 872, 0.68, '#8a4a4c', '#5f3040'], [0.705, 876, 0.72, '#2f5a64', '#1f3f4c'], [0.76, 860, 0.56, '#3a4478', '#262f5c'], [0.36, 940, 1.25, '#a83a44', '#74263a']];
      let out = '';
      for (const [x, y, k, c, d] of folk) out += oval(s.x(x) + 20 * k, y + 1, 36 * k, 4 * k, '#4a5694', 'opacity="0.45"') + put(s.x(x), y, k, walker(c, '#e8c2a4', d));
      // A trail of steps in the snow behind the nearest one.
      for (let i = 0; i < 22; i++) out += oval(s.x(0.36) - i * 16 + (i % 2 ? 5 : -5), 948 + i * 3.400 + (i % 2 ? 4 : 0), 6 + i * 0.16, 2.4, '#6f7fbe', 'opacity="0.6"');
      return out;
    }),
    layer(0.94, (s) => {
      // A lamp and the snowfall: small flakes far off, a few soft large ones near by.
      let flakes = '';
      for (let i = 0; i < 420; i++) flakes += disc(s.r.range(-90, s.w + 90), s.r.range(-20, 1000), s.r.range(1, 3.2), '#ffffff', `opacity="${s.r.range(0.4, 0.95).toFixed(2)}"`);
      let near = '';
      for (let i = 0; i < 34; i++) near += disc(s.r.range(-90, s.w + 90), s.r.range(-20, 1000), s.r.range(5, 11), '#ffffff', 'opacity="0.5"');
      const x = s.x(s.tall ? 0.09 : 0.055);
      return disc(x, 560, 150, s.radial(x, 560, 150, ['#ffd99a99', '#ffd99a00'])) + line(`M${x} 1010V600`, '#20264a', 9) + rect(x - 16, 966, 32, 60, '#20264a') + line(`M${x - 30} 612Q${x} 590 ${x + 30} 612`, '#20264a', 5) + fill(poly([[x - 15, 600], [x - 22, 548], [x + 22, 548], [x + 15, 600]]), '#ffe6ae') + fill(poly([[x - 26, 548], [x, 518], [x + 26, 548]]), '#20264a') + fill(poly([[x - 27, 547], [x, 514], [x + 27, 547], [x, 530]]), snow) + group(flakes) + group(near, s.blur(3));
    }),
  ],
};
