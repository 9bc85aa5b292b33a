import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

/** A village church of Samoa, foot at 0,0, about 420 wide and 400 high: two towers, a stepped gable, coloured panes. */
function church(s: Stage, white: string, blue: string): string {
  const shade = mix(white, '#7f94b8', 0.35);
  const side = s.light <= 0 ? -1 : 1;
  const flat = (x: number, y: number, w: number, h: number): string => rect(x, y - h, w, h, s.side(side < 0 ? [white, mix(white, shade, 0.25), shade] : [shade, mix(white, shade, 0.25), white]));
  const arch = (x: number, y: number, w: number, h: number, c: string): string => `M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`.replace(/^/, `<path fill="${c}" d="`).concat('"/>');
  const pane = (x: number, y: number, w: number, h: number): string => arch(x, y + 4, w + 10, h + 9, blue) + arch(x, y, w, h, '#2f5f8f') + ['#f2b53c', '#e0503f', '#3fa88c', '#f7e08a'].map((c, i) => rect(x - w / 2 + 1.5, y - h * 0.62 + (i * h * 0.62) / 4, w - 3, (h * 0.62) / 4 - 2, c, 'opacity="0.75"')).join('') + line(`M${x} ${y}V${y - h}`, white, 1.6);
  let out = oval(30, 4, 260, 12, '#2f4f3c', 'opacity="0.4"') + flat(-120, 0, 240, 210) + fill(poly([[-128, -206], [-80, -206], [-80, -238], [-44, -238], [-44, -266], [-20, -266], [0, -292], [20, -266], [44, -266], [44, -238], [80, -238], [80, -206], [128, -206]]), white) + line(poly([[-128, -208], [-80, -208], [-80, -240], [-44, -240], [-44, -268], [-20, -268], [0, -294], [20, -268], [44, -268], [44, -240], [80, -240], [80, -208], [128, -208]], false), blue, 5);
  for (const x of [-160, 160]) {
    out += flat(x - 44, 0, 88, 270) + rect(x - 50, -10, 100, 10, blue) + rect(x - 48, -154, 96, 8, blue) + rect(x - 50, -276, 100, 9, blue) + pane(x, -40, 34, 84) + pane(x, -172, 30, 66);
    out += flat(x - 36, -276, 72, 62) + arch(x - 14, -282, 18, 42, '#3f5478') + arch(x + 14, -282, 18, 42, '#3f5478') + rect(x - 41, -344, 82, 8, blue) + fill(`M${x - 38} -344Q${x - 36} -386 ${x} -394Q${x + 36} -386 ${x + 38} -344Z`, s.side(side < 0 ? [tone(blue, 0.08), blue, tone(blue, -0.12)] : [tone(blue, -0.12), blue, tone(blue, 0.08)])) + line(`M${x} -392V-424M${x - 9} -413H${x + 9}`, '#f4e2a4', 4);
  }
  out += rect(-128, -10, 256, 10, blue) + rect(-122, -160, 244, 7, blue) + pane(-78, -40, 34, 92) + pane(78, -40, 34, 92) + arch(0, 0, 84, 134, blue) + arch(0, 0, 70, 124, '#5a3a34') + line('M0 0V-122', '#8a5c4c', 2.4) + [-18, 18].map((x) => rect(x - 11, -74, 22, 62, '#754c40')).join('');
  let rose = disc(0, -206, 31, blue) + disc(0, -206, 26, '#2f5f8f');
  for (let i = 0; i < 8; i++) { const a = (i * Math.PI) / 4; rose += disc(Math.cos(a) * 16, -206 + Math.sin(a) * 16, 6.4, ['#f2b53c', '#e0503f', '#3fa88c', '#f7e08a'][i % 4]!); }
  return out + rose + disc(0, -206, 6, '#fff2c4') + [0, 1, 2].map((i) => rect(-56 - i * 11, i * 6 - 2, 112 + i * 22, 7, mix(white, shade, i * 0.25))).join('');
}

/** In Sunday white: a puletasi and a broad hat, or a shirt and a wrapped skirt; feet at 0,0, about 100 high. */
const woman = (white: string, shade: string, skin: string, band: string): string => line('M-5 -8L-5 0M6 -8L7 0', skin, 5) + fill(curve([[-15, -7], [-12, -38], [-10, -58], [-8, -70], [8, -70], [10, -58], [12, -38], [15, -7], [0, -4]], true), white) + fill(curve([[3, -5], [3, -68], [8, -70], [10, -58], [12, -38], [15, -7]], true), shade) + fill(curve([[-15, -30], [-12, -52], [12, -52], [16, -30], [0, -26]], true), white) + line('M-15 -31Q0 -25 16 -31', shade, 2) + line('M-9 -67L-15 -50L-9 -38M9 -67L16 -52L11 -38', skin, 4.4) + rect(-10, -44, 13, 9, '#3f4f7a') + disc(0, -79, 7.6, skin) + fill('M-8 -76Q-9 -88 0 -88Q9 -88 8 -76Q9 -66 4 -66H-4Q-9 -66 -8 -76Z', '#1f1618') + oval(0, -85, 23, 5.6, white) + fill('M-11 -86Q-10 -99 0 -99Q10 -99 11 -86Z', white) + rect(-11, -90, 22, 4.4, band) + oval(0, -82, 20, 2.6, shade, 'opacity="0.6"');
const man = (skin: string, skirt: string): string => line('M-5 -18L-6 0M6 -18L7 0', skin, 6) + line('M-10 0h7M4 0h7', '#4a3430', 4) + fill(poly([[-12, -14], [-11, -46], [11, -46], [13, -14]]), skirt) + fill(poly([[3, -14], [3, -46], [11, -46], [13, -14]]), tone(skirt, -0.07)) + fill(curve([[-12, -42], [-12, -62], [-8, -73], [8, -73], [12, -62], [12, -42]], true), '#fffdf6') + line('M-10 -69L-16 -54L-14 -40M10 -69L16 -54L14 -40', '#fffdf6', 6) + disc(-14, -38, 2.8, skin) + disc(14, -38, 2.8, skin) + disc(0, -82, 8, skin) + fill('M-9 -80Q-9 -92 0 -92Q9 -92 9 -80Q8 -74 4 -74H-4Q-8 -74 -9 -80Z', '#1f1618');

/** A red ginger, the teuila: leaves in two ranks and a cone of bracts, foot at 0,0, about 100 high. */
function ginger(s: Stage, bloom: string): string {
  let out = line('M0 0Q4 -40 2 -70', '#2f6a3c', 3);
  for (let i = 0; i < 7; i++) { const d = i % 2 ? 1 : -1; const y = -10 - i * 8.5; const len = s.r.range(34, 48); out += fill(`M0 ${y}Q${d * len * 0.5} ${y - 18} ${d * len} ${y - 2}Q${d * len * 0.5} ${y + 4} 0 ${y}Z`, i % 3 ? '#2f7a48' : '#5fa854') + line(`M0 ${y}Q${d * len * 0.5} ${y - 8} ${d * len * 0.9} ${y - 3}`, '#a9d07c', 0.9, 'opacity="0.8"'); }
  for (let i = 0; i < 9; i++) for (const d of [-1, 1]) { const y = -66 - i * 5; const w = 9.5 * Math.sin(Math.PI * (0.28 + i * 0.075)); out += fill(`M0 ${y + 4}Q${d * w} ${y + 3} ${d * w * 1.25} ${y - 7}Q${d * w * 0.4} ${y - 3} 0 ${y - 6}Z`, i % 2 ? bloom : tone(bloom, 0.06)); }
  return out + fill('M-4 -108Q0 -122 4 -108Z', bloom);
}

export const sunday: Scene = {
  slug: 'samoa-sunday-church', place: 'Savaiʻi, Samoa', seed: 3405, light: -0.6, air: '#d5e8dc',
  alt: 'Sunday morning in a Samoan village: families all in white walk over the lawn to a white and blue church, red ginger in front',
  layers: () => [
    sky(['#4a9ccf', '#92cbdc', '#dcefdf', '#fff3d2'], 560),
    streaks({ y: [50, 200], count: 5, colours: ['#ffffff'], opacity: 0.55 }),
    cumulus({ at: [[0.14, 360, 440, 140], [0.86, 330, 520, 150], [0.62, 430, 300, 80]], lit: '#ffffff', body: '#fdfaf0', shade: '#c9dee4', opacity: 0.96 }),
    ridge({ depth: 0.1, base: 620, height: 190, rough: 0.3, grainSize: 260, peaks: [[0.16, 0.9, 520], [0.5, 1, 620], [0.88, 0.8, 520]], colour: '#7fae9c', shade: '#64998c', lit: '#d3e4b4', foot: '#bcd9c0', gullies: 4 }),
    mist({ depth: 0.12, y: 560, height: 70, colour: '#f7f8e8', opacity: 0.6 }),
    layer(0.18, (s) => { let out = ''; for (let i = 0; i < 40; i++) out += foliage(s, s.x(-0.06 + i * 0.0285), 628 + s.r.range(-20, 14), s.r.range(44, 76), s.r.range(34, 58), s.r.pick([['#2f6f52', '#4f9458', '#9cc470'], ['#3a7c58', '#5fa35c', '#b5d47c']] as [string, string, string][]), 13); for (const [p, y, k, l] of [[0.04, 640, 2.4, 8], [0.13, 640, 3.1, -9], [0.2, 640, 2.2, 7], [0.76, 640, 2.5, -8], [0.84, 640, 3.3, 10], [0.94, 640, 2.6, -9]] as const) out += put(s.x(p), y, k, coconutPalm(s, '#7a6450', ['#256048', '#3f8c56', '#a2cc72'], l, 12)); return out; }),
    layer(0.24, (s) => fill(`M-130 640Q${s.w * 0.5} 626 ${s.w + 130} 642V1120H-130Z`, s.down(630, 1000, ['#b3d878', '#7fbc5c', '#3f8c50']))),
    layer(0.3, (s) => put(s.x(s.tall ? 0.5 : 0.52), 706, s.tall ? 1.02 : 1.28, church(s, '#fffdf4', '#3f8cc4'))),
    layer(0.36, (s) => {
      const x = s.x(s.tall ? 0.5 : 0.52);
      let out = fill(`M${x - 66} 716H${x + 66}Q${x + 110} 820 ${x + 330} 1010H${x - 300}Q${x - 110} 830 ${x - 66} 716Z`, s.down(716, 1000, ['#fdf6e2', '#ecdcc0', '#cdbd9c']));
      for (let i = 0; i < 120; i++) { const t = s.r.next(); const y = 726 + t * 260; const half = 66 + t * t * 220; out += oval(x + s.r.range(-0.9, 0.9) * half, y, 4 + t * 12, 1.4 + t * 2.6, s.r.pick(['#d9c8a8', '#ffffff', '#bfae90']), 'opacity="0.6"'); }
      for (let i = 0; i < 22; i++) { const t = i / 21; for (const d of [-1, 1]) out += disc(x + d * (76 + t * t * 250), 722 + t * 270, 4 + t * 10, mix('#ffffff', '#d3dcd4', s.r.next())) ; }
      for (let i = 0; i < 70; i++) { const y = 690 + s.r.next() * 280; const px = s.r.range(-60, s.w + 60); if (Math.abs(px - x) < 130 + (y - 716) * 0.9) continue; out += oval(px, y, s.r.range(30, 90), s.r.range(3, 8), s.r.pick(['#cbe690', '#5fa852', '#93c965']), 'opacity="0.5"'); }
      return out;
    }),
    layer(0.44, (s) => {
      const x = s.x(s.tall ? 0.5 : 0.52);
      const people: [number, number, number, number][] = [[-16, 752, 0.5, 0], [20, 756, 0.5, 1], [-58, 786, 0.66, 1], [-26, 790, 0.64, 0], [50, 800, 0.7, 2], [64, 806, 0.42, 3], [-110, 850, 0.96, 0], [-58, 858, 1, 1], [-84, 866, 0.6, 3], [96, 872, 1.06, 2], [150, 882, 1.08, 0]];
      return people.map(([dx, y, k, who], i) => fill(poly([[x + dx - 6 * k, y], [x + dx + 8 * k, y + 2], [x + dx + 90 * k, y + 16 * k], [x + dx + 66 * k, y + 4 * k]]), '#5f6f5c', 'opacity="0.35"') + put(x + dx, y, k, who === 1 ? man('#7a4c36', i % 2 ? '#33456f' : '#4a4652') : woman(who === 3 ? '#fff6ee' : '#fffdf8', '#d3dde6', '#8a5a40', ['#3f8cc4', '#e0503f', '#f2b53c'][i % 3]!))).join('');
    }),
    birds({ x: 0.52, y: 130, count: 4, size: 16, colour: '#ffffff', spread: 100 }),
    layer(0.8, (s) => {
      let out = '';
      for (let i = 0; i < 46; i++) { const left = i % 2 === 0; const x = left ? s.r.range(-80, s.x(0.2)) : s.r.range(s.x(0.85), s.w + 80); out += leafSpray(s, x, 1020, -s.r.range(70, 130), mix('#1f5f42', '#4f9c50', s.r.next()), 7); }
      const spots: [number, number, number][] = s.tall ? [[0.04, 1010, 2.4], [0.18, 1030, 1.9], [0.95, 1010, 2.3]] : [[-0.01, 1010, 2.8], [0.06, 1020, 2.2], [0.125, 1025, 2.7], [0.19, 1040, 1.8], [0.87, 1035, 2], [0.93, 1015, 2.7], [0.995, 1010, 3]];
      return out + spots.map(([p, y, k], i) => put(s.x(p), y, k, ginger(s, i % 3 === 1 ? '#ef6f8c' : '#d92f45'))).join('');
    }),
    layer(0.95, (s) => {
      // A breadfruit bough: big cut leaves and two fruits.
      const leaf = (x: number, y: number, k: number, turn: number, c: string): string => { const half: Pt[] = [[0, 0], [14, -14], [34, -16], [24, -30], [48, -40], [32, -50], [50, -66], [30, -70], [36, -92], [18, -88], [0, -120]]; return put(x, y, k, fill(curve([...half, ...half.slice(1, -1).reverse().map(([a, b]): Pt => [-a, b])], true), c) + line('M0 0V-110M0 -24L30 -38M0 -24L-30 -38M0 -50L32 -64M0 -50L-32 -64M0 -76L22 -88M0 -76L-22 -88', tone(c, 0.14), 1.8), turn); };
      let out = line(curve([[-60, -10], [s.w * 0.06, 60], [s.w * 0.15, 84], [s.w * 0.22, 70]]), '#6a5444', 14);
      for (const [p, y, k, a, c] of [[0.02, 60, 1.3, 200, '#1f6a48'], [0.07, 78, 1.2, 150, '#2f8452'], [0.1, 70, 1.1, 215, '#256f4a'], [0.15, 88, 1.2, 168, '#3f9458'], [0.2, 76, 1.1, 120, '#2f7f50'], [0.21, 74, 1, 185, '#256f4a'], [0.12, 82, 0.9, 60, '#3f9458'], [0.04, 50, 1, 100, '#2f8452']] as const) out += leaf(s.x(p), y, k, a, c);
      for (const [p, y] of [[0.085, 130], [0.175, 138]] as const) out += disc(s.x(p), y, 30, s.ball(['#d9e47c', '#a9c454', '#6f9440'])) + group(fill(Array.from({ length: 26 }, () => { const a = s.r.range(0, 6.28); const q = Math.sqrt(s.r.next()) * 26; return circlePath(s.x(p) + Math.cos(a) * q, y + Math.sin(a) * q, 1.7); }).join(''), '#6f9440', 'opacity="0.7"'));
      return out;
    }),
  ],
};
