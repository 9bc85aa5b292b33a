import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { stupa } from '../../src/buildings/temples.ts';
import { foliage, palm } from '@trekker/cover-art/trees.ts';
import { turned } from '../../src/buildings/turned.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';

/** Bupaya on its white terraces above the bend: a gilded gourd. Foot at 0,0, about 130 high. */
const bupaya = (s: Stage): string => {
  const terrace = (w: number, y: number, h: number): string => turned(s, [[w, y], [w - 2, y + h * 0.8], [w + 2, y + h * 0.82], [w + 2, y + h]], '#ffe4cc', '#d9a8a0', '#8a5f80') + line(Array.from({ length: Math.round(w / 5) }, (_, i) => `M${-w + 4 + i * 10} ${-y - h}v-6`).join(''), '#f2cdb4', 3);
  return terrace(74, 0, 16) + terrace(56, 16, 14) + terrace(40, 30, 12) + turned(s, [[20, 42], [21, 48], [26, 54], [30, 64], [31, 76], [28, 88], [21, 98], [13, 104]], '#fff0b0', '#eea83c', '#a35a3c') + line('M-28 -60H28M-31 -74H31M-27 -90H27', '#b56a34', 1.4, 'opacity="0.6"') + turned(s, [[13, 104], [12, 108], [9, 112], [8, 118], [4, 124], [5, 127], [1.6, 134], [0, 150]], '#fff0b0', '#eea83c', '#a35a3c');
};

/** A fisherman at the bow who throws a round net; 0,0 at his feet, about 100 high. */
const thrower = (): string => line('M-6 -38L-13 -20L-11 0M7 -38L15 -21L20 0', '#6a3f34', 8) + fill('M-14 -48H12L17 -26Q0 -20 -17 -26Z', '#c9463f') + line('M6 -72L-12 -88L-38 -97', '#5a3430', 6) + fill(curve([[-13, -46], [-14, -62], [-8, -77], [6, -79], [13, -68], [12, -46]], true), '#f4e2c4') + fill(curve([[4, -78], [13, -68], [12, -46], [6, -46], [8, -62]], true), '#d9a890') + line('M-6 -72L-24 -84L-42 -88', '#6a3f34', 6) + disc(-4, -89, 8.6, '#7a4c3c') + fill('M-13 -91Q-12 -101 -3 -101Q6 -100 6 -89Q0 -94 -13 -91Z', '#e07a4c');

/** The opened net in the air: a bell of threads that widens away from the hand at 0,0. */
function castNet(colour: string): string {
  const rim = (t: number): Pt => [-150 + Math.cos(t * Math.PI * 2) * 74, 16 + Math.sin(t * Math.PI * 2) * 92];
  let d = '';
  for (let i = 0; i < 26; i++) { const [x, y] = rim(i / 26); d += curve([[0, 0], [x * 0.42, y * 0.34 - 16], [x, y]]); }
  for (const k of [0.4, 0.6, 0.8, 1]) d += curve(Array.from({ length: 25 }, (_, i): Pt => { const [x, y] = rim(i / 24); return [x * k, y * k - 26 * k * (1 - k)]; }));
  let out = line(d, colour, 1.5, 'opacity="0.9"');
  for (let i = 0; i < 26; i++) { const [x, y] = rim(i / 26); out += disc(x, y, 2.4, '#6a3f4c'); }
  return out;
}

export const evening: Scene = {
  slug: 'bagan-irrawaddy-evening', place: 'Bagan, Myanmar', seed: 3523, light: -0.6, air: '#f7b48c',
  alt: 'Evening on the Irrawaddy: a fisherman casts a round net from his boat below the golden gourd of Bupaya on the river bank at Bagan',
  layers: () => {
    const sunLayer = sun({ x: 0.3, y: 486, r: 62, colour: '#fff2c0', glow: '#ff9f5c', reach: 720 });
    const range = ridge({ depth: 0.1, base: 566, height: 120, rough: 0.45, peaks: [[0.06, 0.8, 380], [0.24, 0.55, 300], [0.44, 0.7, 360], [0.62, 0.4, 300]], colour: '#8a5f94', shade: '#6a4a8a', lit: '#f0a08c', foot: '#d98a94', gullies: 3 });
    const bank = layer(0.26, (s: Stage) => {
      const x = s.x(s.tall ? 0.78 : 0.8);
      const edge: Pt[] = [[x - 330, 640], [x - 250, 604], [x - 190, 560], [x - 120, 548], [x + 60, 546], [x + 200, 540], [s.w + 140, 536]];
      let out = '';
      for (const [dx, y, k] of [[160, 546, 1], [235, 548, 1.3], [-170, 562, 0.5]] as const) out += put(x + dx, y, k, stupa(s, mix('#f7b070', s.air, 0.2), mix('#a8503c', s.air, 0.25), '#5f3350', '#f0b83a'));
      out += fill(`${curve(edge)}L${s.w + 140} 660L${x - 340} 660Z`, s.down(540, 660, ['#b0645c', '#7a4264', '#5a3058'])) + line(curve(edge), '#ffb98a', 3, 'opacity="0.8"');
      for (let i = 0; i < 16; i++) out += line(`M${x - 200 + i * 36} ${570 + (i % 3) * 8}L${x - 214 + i * 38} ${640}`, '#4a2850', 5, 'opacity="0.35"');
      out += put(x, 552, 1.6, bupaya(s));
      for (const [dx, k] of [[-100, 30], [-70, 20], [96, 30], [130, 44], [190, 38], [280, 50]] as const) out += foliage(s, x + dx, 552 - k * 0.2, k, k * 0.6, ['#4a3a5c', '#6f5560', '#c98a64'], 14);
      return out + put(x + 300, 560, 2.2, palm(s, '#4a2c4c', ['#3a2c54', '#5a4058'], -8, 13)) + put(x - 130, 562, 1.7, palm(s, '#4a2c4c', ['#3a2c54', '#5a4058'], -9, 12));
    });
    return [
      sky(['#4a4a94', '#8f6cb0', '#e0849c', '#ffa56c', '#ffd890'], 590),
      sunLayer,
      streaks({ y: [50, 500], count: 17, colours: ['#a57ab8', '#f08a8c', '#ffb87c', '#ffdc9c'], opacity: 0.8, width: [260, 800] }),
      range,
      mist({ depth: 0.12, y: 566, height: 60, colour: '#ffc89c', opacity: 0.6 }),
      water({ depth: 0.16, top: 570, stops: ['#ffcb8c', '#ee9484', '#a5689c', '#4f4488'], ripples: { light: '#ffe4b0', dark: '#8a5590', count: 230, opacity: 0.45 }, glitter: { x: 0.3, colour: '#fff2c4', spread: 100, count: 220 } }),
      bank,
      mirror({ of: [range], y: 571, depth: 0.18, opacity: 0.45, tint: '#ffd0a0', squash: 0.6, cuts: 80, bottom: 760 }),
      layer(0.25, (s) => group(s.paint(bank), `transform="matrix(1 0 0 -0.7 0 1122)" opacity="0.4" ${s.blur(2, 6)}`) + ripples(s, 664, 900, '#ffd9ac', 60, 0.45)),
      bank,
      layer(0.34, (s) => {
        // A sandbank with drying nets and a hut of mats, boats drawn up.
        const pts: Pt[] = [[-120, 700], [s.w * 0.1, 690], [s.w * 0.24, 700], [s.w * 0.34, 716], [s.w * 0.2, 730], [-120, 738]];
        let out = fill(curve(pts, true), '#e8a884') + line(curve(pts.slice(0, 4)), '#ffe0b4', 3) + fill(curve([[-120, 722], [s.w * 0.12, 722], [s.w * 0.3, 718], [s.w * 0.2, 732], [-120, 740]], true), '#a86a7c', 'opacity="0.7"');
        const x = s.x(0.07);
        out += fill(poly([[x - 62, 696], [x - 50, 640], [x + 54, 640], [x + 62, 696]]), '#8a5854') + fill(poly([[x - 80, 646], [x - 40, 606], [x + 44, 606], [x + 80, 646]]), '#6a3f54') + line(`M${x - 40} 606H${x + 44}`, '#ffc48c', 4) + rect(x - 12, 656, 26, 40, '#3f2444');
        for (let i = 0; i < 4; i++) out += line(`M${s.x(0.15) + i * 34} 700V648`, '#5a3450', 3);
        return out + line(`M${s.x(0.15)} 652Q${s.x(0.15) + 50} 672 ${s.x(0.15) + 102} 652M${s.x(0.15)} 656Q${s.x(0.15) + 50} 694 ${s.x(0.15) + 102} 656`, '#5a3450', 2.4, 'opacity="0.8"') + put(s.x(0.25), 712, 0.9, fill('M-70 -12Q0 8 74 -18Q48 8 0 8Q-50 8 -70 -12Z', '#4a2848'));
      }),
      layer(0.6, (s) => {
        const x = s.x(s.tall ? 0.5 : 0.47);
        const y = 826;
        let out = group(fill([0, 1, 2, 3].map((i) => lens(x - 10, y + 22 + i * 14, 420 - i * 60, 5)).join(''), '#5a3a74', 'opacity="0.55"'));
        // A long Burmese boat: low bow, stern swept up high; a woman steers.
        out += put(x, y, 1.35, fill('M-190 -14Q-150 6 -90 10H90Q160 8 204 -40Q212 -58 204 -74L194 -70Q196 -46 166 -26Q120 -8 60 -8H-110Q-160 -8 -190 -14Z', '#3a2040') + line('M-184 -10Q-140 2 -90 3H88Q158 0 198 -44', '#f0946c', 2.6) + rect(-40, -12, 5, 10, '#5a3450') + rect(30, -12, 5, 10, '#5a3450'));
        out += put(x - 150, y - 14, 1.75, thrower()) + put(x - 222, y - 186, 1.25, castNet('#ffe8c4'));
        out += put(x + 168, y - 30, 1.35, fill(curve([[-16, 0], [-15, -26], [-12, -48], [0, -56], [12, -48], [14, -26], [16, 0]], true), '#2f7f8c') + fill('M-17 -4Q0 -18 17 -4L19 10H-19Z', '#e0a03c') + line('M-10 -46L-26 -32L-36 -26', '#5a3438', 5) + disc(-1, -64, 8, '#5a3438') + fill('M-22 -64Q-1 -72 20 -64L-1 -84Z', '#f2d49c') + fill('M-1 -84L20 -64Q10 -68 -1 -68Z', '#c99a64') + line('M-40 -62L-28 40', '#5a3430', 4));
        return out;
      }),
      birds({ x: 0.56, y: 330, count: 9, size: 14, colour: '#5f3f70', spread: 150 }),
      layer(0.92, (s) => {
        // Reeds on the near bank.
        let out = fill(curve([[-120, 960], [s.w * 0.2, 972], [s.w * 0.5, 1004], [s.w * 0.7, 1030], [-120, 1120]], true), '#2a1838');
        for (let i = 0; i < 90; i++) { const x = s.r.next() ** 1.6 * s.w * 0.42 - 70; const h = s.r.range(70, 250) * (1 - Math.max(0, x) / (s.w * 0.6)); const b = s.r.range(-30, 50); out += line(curve([[x, 1020], [x + b * 0.3, 1000 - h * 0.6], [x + b, 1000 - h]]), s.r.pick(['#2a1838', '#3f2448', '#5f3454']), s.r.range(2, 5)); if (i % 4 === 0) out += oval(x + b, 1000 - h - 10, 5, 22, '#f0a878', `transform="rotate(${b * 0.4} ${x + b} ${1000 - h})"`); }
        return out;
      }),
    ];
  },
};
