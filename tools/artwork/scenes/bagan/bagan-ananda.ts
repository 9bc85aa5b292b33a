import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { cumulus, birds, sky, streaks } from '@trekker/cover-art/sky.ts';
import { stupa } from '../../src/buildings/temples.ts';
import { foliage, grass, palm } from '@trekker/cover-art/trees.ts';
import { turned } from '../../src/buildings/turned.ts';

const [lit, wall, shade] = ['#fffdf4', '#f1e6d6', '#a9a6b8'] as const;
const [gold, goldLit, goldShade] = ['#eab03c', '#ffe79c', '#a56a34'] as const;

/** A small spire of the terraces, foot at x, y above the temple's foot. */
const spirelet = (s: Stage, x: number, y: number, k: number): string => put(x, -y, k, turned(s, [[6, 0], [6, 4], [4.4, 5], [4, 10], [2.4, 16], [0, 30]], lit, wall, shade));

/** A pointed gable with flames of stucco over a dark door. */
const porch = (x: number, y: number, w: number, h: number): string =>
  fill(`M${x - w / 2} ${-y}V${-y - h * 0.52}Q${x - w * 0.2} ${-y - h * 0.62} ${x} ${-y - h}Q${x + w * 0.2} ${-y - h * 0.62} ${x + w / 2} ${-y - h * 0.52}V${-y}Z`, lit) + fill(`M${x + w * 0.12} ${-y}V${-y - h * 0.8}Q${x + w * 0.26} ${-y - h * 0.6} ${x + w / 2} ${-y - h * 0.52}V${-y}Z`, shade, 'opacity="0.4"')
  + fill(`M${x - w * 0.22} ${-y}V${-y - h * 0.36}Q${x} ${-y - h * 0.66} ${x + w * 0.22} ${-y - h * 0.36}V${-y}Z`, '#4a3a4c') + line(`M${x - w / 2} ${-y - h * 0.5}Q${x - w * 0.2} ${-y - h * 0.62} ${x} ${-y - h}Q${x + w * 0.2} ${-y - h * 0.62} ${x + w / 2} ${-y - h * 0.5}`, '#d9a24a', 2.4);

/** The Ananda temple, foot at 0,0, about 250 high and 330 wide: white terraces, a gilded tower like an ear of maize. */
function ananda(s: Stage): string {
  const block = (w: number, y: number, h: number): string => turned(s, [[w, y], [w, y + h * 0.82], [w + 3, y + h * 0.86], [w + 3, y + h]], lit, wall, shade) + line(`M${-w - 2} ${-y - h + 1}H${w + 2}`, '#ffffff', 1.6);
  let out = block(160, 0, 44);
  for (const x of [-138, -112, -88, -64, 64, 88, 112, 138]) out += fill(`M${x - 6} -6V-20Q${x} -31 ${x + 6} -20V-6Z`, '#5a4a5c');
  out += block(132, 44, 9) + block(112, 53, 18);
  for (const x of [-92, -70, -48, 48, 70, 92]) out += fill(`M${x - 4} -56V-63Q${x} -69 ${x + 4} -63V-56Z`, '#6a5a6c');
  out += block(86, 71, 10) + block(66, 81, 10) + block(48, 91, 9);
  for (const [x, y, k] of [[-154, 44, 1.2], [154, 44, 1.2], [-108, 71, 1], [108, 71, 1], [-82, 81, 0.8], [82, 81, 0.8], [-62, 91, 0.7], [62, 91, 0.7]] as const) out += spirelet(s, x, y, k);
  out += porch(0, 53, 44, 52) + rect(-46, -62, 92, 62, wall) + rect(14, -62, 32, 62, shade, 'opacity="0.35"') + porch(0, 0, 84, 104) + porch(-126, 0, 36, 58) + porch(126, 0, 36, 58);
  out += turned(s, [[38, 100], [39, 112], [37, 130], [33, 150], [27, 168], [19, 182], [13, 188]], goldLit, gold, goldShade);
  // Ribs and bands of the tower.
  for (let i = 1; i < 7; i++) out += line(`M${-39 + i * 1.2 + (i > 4 ? (i - 4) * 5 : 0)} ${-100 - i * 12}H${39 - i * 1.2 - (i > 4 ? (i - 4) * 5 : 0)}`, goldShade, 1.3, 'opacity="0.6"');
  for (const u of [-0.62, -0.22, 0.22, 0.62]) out += line(`M${u * 38} -100Q${u * 40} -150 ${u * 16} -188`, goldShade, 1.6, 'opacity="0.55"');
  return out + turned(s, [[13, 188], [14, 193], [9, 197], [8, 206], [5, 214], [6, 217], [2.4, 226], [1.4, 238], [0, 258]], goldLit, gold, goldShade);
}

/** An ox with a hump before the plough, facing right, hooves at 0,0, about 60 high. */
const ox = (hide: string, far: string): string => {
  const leg = (x: number, c: string, k = 0): string => fill(poly([[x - 4, -28], [x + 4, -28], [x + 2 + k, -12], [x + 2.4 + k, 0], [x - 2.4 + k, 0], [x - 2 + k, -13]]), c);
  return leg(-16, far, 3) + leg(22, far, -3) + fill(curve([[-34, -36], [-30, -48], [-8, -50], [8, -52], [14, -62], [24, -60], [28, -50], [40, -48], [48, -54], [58, -48], [62, -36], [54, -33], [44, -32], [36, -22], [22, -24], [-8, -24], [-26, -26]], true), hide) + leg(-24, hide, -3) + leg(14, hide, 4) + fill(curve([[30, -44], [38, -30], [34, -20], [24, -26]], true), far, 'opacity="0.6"') + line('M48 -53Q46 -66 54 -70M53 -52Q58 -62 66 -62', '#6a5448', 2.4) + fill('M46 -50L38 -54L44 -46Z', far) + line('M-34 -40Q-42 -32 -39 -18', far, 2.2) + disc(54, -44, 1.5, '#2a2028');
};

const ploughman = (): string =>
  line('M-4 -40L-16 -20L-20 0M6 -40L12 -20L8 0', '#8a5a3c', 7) + fill('M-12 -48H11L16 -24Q0 -18 -16 -22Z', '#3f6f5c') + fill(curve([[-11, -46], [-12, -64], [-6, -76], [9, -74], [12, -60], [10, -46]], true), '#f6efe0') + line('M6 -70L26 -58L38 -52', '#8a5a3c', 5) + disc(6, -83, 8, '#8a5a3c') + fill('M-18 -84Q6 -92 30 -82L8 -102Z', '#e2bd74') + fill('M8 -102L30 -82Q20 -86 8 -87Z', '#b98a4c');

export const monsoon: Scene = {
  slug: 'bagan-ananda-monsoon', place: 'Bagan, Myanmar', seed: 3521, light: -0.55, air: '#d9e6dc',
  alt: 'The white Ananda temple of Bagan with its gilded tower under monsoon clouds; a farmer ploughs a wet green field behind two oxen',
  layers: () => [
    sky(['#2f6f9c', '#5f9fb8', '#a9cfcc', '#e6eed6'], 620),
    cumulus({ depth: 0.06, at: [[0.16, 600, 760, 330], [0.94, 600, 700, 400], [0.6, 606, 560, 190]], lit: '#ffffff', body: '#dfe8ea', shade: '#8fa9bc' }),
    streaks({ y: [60, 200], count: 5, colours: ['#cfe2e6'], opacity: 0.55 }),
    layer(0.12, (s) => {
      let out = '';
      const b = (c: string): string => mix(c, s.air, 0.5);
      for (const [x, y, k] of [[0.04, 612, 0.8], [0.12, 610, 0.5], [0.22, 612, 0.95], [0.31, 610, 0.5], [0.8, 612, 0.6], [0.88, 612, 1.05], [0.97, 610, 0.7]] as const) out += put(s.x(x), y, k, stupa(s, b('#e8a47c'), b('#b5664c'), b('#6f4058'), b('#f0b83a')));
      out += rect(-120, 606, s.w + 240, 110, s.down(606, 716, [b('#9cba62'), mix('#7fb056', s.air, 0.2)]));
      for (let i = 0; i < 7; i++) out += rect(-120, 626 + i * i * 1.9, s.w + 240, 2 + i * 0.5, b('#4f8a54'), 'opacity="0.5"');
      for (let i = 0; i < 70; i++) { const k = s.r.range(16, 34); out += foliage(s, s.x(-0.06 + (1.12 * i) / 69), 612 + s.r.range(-2, 8), k * 1.4, k * 0.62, [b('#2f6a50'), b('#4f8a54'), b('#9cba62')], 14); }
      return out;
    }),
    layer(0.3, (s) => oval(s.x(s.tall ? 0.54 : 0.62), 694, 380, 14, '#3f6a4c', 'opacity="0.6"') + put(s.x(s.tall ? 0.54 : 0.62), 692, s.tall ? 1.7 : 2.1, ananda(s))),
    layer(0.34, (s) => {
      let out = '';
      for (let i = 0; i < 34; i++) { const p = -0.06 + (1.12 * i) / 33; const near = Math.abs(p - 0.62) < 0.1; if (near) continue; const k = s.r.range(24, 52); out += foliage(s, s.x(p), 698 - k * 0.2, k * 1.2, k * 0.8, ['#1f5a4a', '#3f8a50', '#a4c45c'], 18); }
      for (const [p, k, l] of [[0.06, 2.3, -8], [0.13, 2.9, 7], [0.28, 2, 10], [0.96, 2.6, -9]] as const) out += put(s.x(p), 706, k, palm(s, '#5f5448', ['#1f6a54', '#4f9a58'], l, 13));
      return out;
    }),
    layer(0.45, (s) => {
      // Wet fields between low banks; the sky lies in the furrows.
      let out = rect(-120, 694, s.w + 240, 420, s.down(694, 1000, ['#7fb056', '#5a9a4c', '#3a7a44']));
      const field: Pt[] = [[-120, 770], [s.w * 0.3, 752], [s.w * 0.72, 760], [s.w + 120, 780], [s.w + 120, 930], [s.w * 0.5, 952], [-120, 918]];
      out += fill(poly(field), s.down(756, 940, ['#8a6a54', '#6f4f44'])) + line(poly(field.slice(0, 4), false), '#c4dc84', 5, 'opacity="0.8"');
      for (let i = 0; i < 15; i++) { const y = 768 + i * 11.5; const sag = 8 + i * 0.8; out += line(curve([[-120, y + sag], [s.w * 0.25, y - 6 + sag * 0.5], [s.w * 0.6, y - 8], [s.w + 120, y + 6]]), i % 2 ? '#a9d0dc' : '#4f3a3c', 1.4 + i * 0.24, 'opacity="0.75"'); }
      for (let i = 0; i < 26; i++) { const y = s.r.range(774, 920); out += oval(s.r.range(-40, s.w + 40), y, s.r.range(20, 80), 2.6, '#dff0ee', 'opacity="0.5"'); }
      return out;
    }),
    layer(0.6, (s) => {
      const x = s.x(s.tall ? 0.36 : 0.3);
      const y = 868;
      let out = oval(x + 60, y + 3, 250, 9, '#3a2a34', 'opacity="0.4"') + put(x + 150, y - 12, 1.9, ox('#d9cfc0', '#a89c94')) + put(x + 122, y + 4, 2.05, ox('#f7f0e2', '#c4b8a8'));
      out += line(`M${x + 176} ${y - 112}L${x - 40} ${y - 14}`, '#5a3c2c', 6) + line(`M${x - 4} ${y - 30}L${x - 34} ${y - 84}`, '#5a3c2c', 6) + fill(poly([[x - 4, y - 34], [x + 14, y + 8], [x - 24, y - 16]]), '#4a4a54') + line(`M${x + 178} ${y - 124}L${x + 196} ${y - 98}`, '#6a4630', 9);
      out += put(x - 96, y + 4, 1.62, ploughman());
      // Egrets follow the plough.
      for (const [dx, dy, k] of [[-190, 14, 1], [-244, 2, 0.8], [330, 22, 1.1], [-300, 24, 1]] as const) out += put(x + dx, y + dy, k, line('M-3 0V-18M5 0V-18', '#3a3a34', 2) + fill('M-20 -24Q-6 -42 12 -30L8 -18Q-8 -14 -20 -24Z', '#ffffff') + line('M9 -28Q20 -36 14 -50Q14 -56 20 -56', '#ffffff', 5) + line('M21 -56L32 -53', '#f0b03c', 3));
      return out;
    }),
    grass({ depth: 0.9, y: 962, height: [40, 120], count: 480, colours: ['#1c4a3c', '#2f7a48', '#6fae50', '#c4d870'], lean: 0.14, bank: '#1f4a3a' }),
    birds({ x: 0.3, y: 300, count: 8, size: 13, colour: '#4a6274', spread: 130 }),
  ],
};
