import { mix, tone } from '../src/core/colour.ts';
import { fbm } from '../src/core/random.ts';
import { curve, disc, fill, group, line, oval, put, type Pt } from '../src/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '../src/core/stage.ts';
import { dune } from '../src/dunes.ts';
import { mist, sky, sun } from '../src/sky.ts';

/** A web-footed gecko, middle of its belly at 0,0, about 220 long, head to the right and raised. */
function gecko(skin: string, mark: string, belly: string): string {
  const foot = (x: number, y: number, turn: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-4 -3L12 -15L15 -6L20 0L15 6L12 15L-4 3Z', tone(belly, -0.02)) + line('M0 0L12 -12M0 0L16 -4M0 0L16 4M0 0L12 12', mark, 1.2, 'opacity="0.6"')}</g>`;
  return (
    line('M-44 4Q-66 16 -76 30', skin, 9) + foot(-77, 31, 60) + line('M34 6Q22 22 12 32', skin, 8) + foot(12, 33, 70)
    + fill(curve([[-58, -8], [-96, -4], [-140, 10], [-176, 6], [-178, 2], [-142, -4], [-98, -18], [-58, -22]], true), skin)
    + fill(curve([[-66, -6], [-56, -24], [-10, -32], [40, -30], [62, -40], [74, -58], [96, -66], [120, -60], [132, -48], [128, -38], [104, -34], [86, -26], [70, -4], [40, 10], [-10, 12], [-50, 8]], true), skin)
    + fill(curve([[-56, 2], [-10, 2], [40, -2], [70, -16], [92, -34], [126, -40], [104, -33], [86, -25], [70, -4], [40, 10], [-10, 12], [-46, 8]], true), belly)
    + [[-120, -2], [-92, -8], [-56, -18], [-30, -24], [-2, -24], [24, -22], [48, -28]].map(([x, y], i) => fill(curve([[x! - 6, y! - 8], [x! + 5, y! - 6], [x! + 9, y! + 6], [x! - 1, y! + 9]], true), mark, `opacity="${0.5 + (i % 2) * 0.2}"`)).join('')
    + line('M-30 8Q-44 24 -38 38', skin, 9) + foot(-38, 39, 74) + line('M58 -2Q66 16 84 26', skin, 9) + foot(85, 27, 30)
    + line('M90 -42Q112 -36 130 -44', tone(mark, -0.04), 1.8) + disc(100, -56, 12, '#f7e9dc') + disc(101, -56, 10.5, '#8f2f2c') + oval(102, -56, 2.600, 9, '#1a0f14') + disc(98, -60, 2.600, '#ffffff') + line(curve([[-56, -23], [-10, -31], [40, -29], [62, -39], [74, -57], [96, -65]]), '#fff0d2', 2.4, 'opacity="0.8"')
  );
}

/** Wind ripples that climb a slope: bright crests and blue hollows that close up with distance. */
const rippled = (depth: number, y: number, light: string, body: string, hollow: string) =>
  layer(depth, (s: Stage) => {
    const seed = s.r.int(1, 999);
    const edge: Pt[] = [];
    for (let x = -BLEED; x <= s.w + BLEED; x += 20) edge.push([x, y + fbm(x / 620, seed, 2) * 46 + 60 * (x / s.w - 0.5) ** 2]);
    const d = `${curve(edge)}L${s.w + BLEED} 1120L${-BLEED} 1120Z`;
    let inner = '';
    for (let i = 0; i < 34; i++) {
      const t = i / 33;
      const y0 = y + 14 + (1080 - y) * t ** 1.5;
      const gap = 6 + 26 * t;
      const at = (x: number, k: number): number => y0 + k + 60 * (x / s.w - 0.5) ** 2 * (1 - t) + fbm(x / (150 + 180 * t) + i * 0.34, seed + 3, 3) * gap * 1.7 - (x / s.w) * 40 * t;
      const a: Pt[] = [];
      const b: Pt[] = [];
      const c: Pt[] = [];
      for (let x = -BLEED; x <= s.w + BLEED; x += 22) { a.push([x, at(x, 0)]); b.push([x, at(x, gap * (0.34 + 0.16 * fbm(x / 90, seed + i)))]); c.push([x, at(x, -gap * 0.3)]); }
      inner += fill(`${curve(a)}L${curve(b.reverse()).slice(1)}Z`, hollow, `opacity="${(0.3 + 0.35 * t).toFixed(2)}"`) + fill(`${curve(c)}L${curve(a.slice().reverse()).slice(1)}Z`, light, `opacity="${(0.35 + 0.3 * t).toFixed(2)}"`);
    }
    return fill(d, s.down(y, 1000, [mix(body, light, 0.4), body, tone(body, -0.05)])) + group(inner, s.clip(d)) + line(curve(edge), light, 3, 'opacity="0.8"');
  });

export const smallest: Scene = {
  slug: 'sossusvlei-gecko-ripples', place: 'Sossusvlei, Namibia', seed: 3212, light: -0.8, air: '#f7cfae',
  alt: 'A web-footed gecko on rippled orange sand at sunrise, behind it the crests of the dunes of Sossusvlei in fog from the sea',
  layers: () => [
    sky(['#5f8fbc', '#a9bccc', '#f4d6bc', '#ffc998', '#ffe2ba'], 520),
    sun({ x: 0.14, y: 380, r: 50, colour: '#fffbe4', glow: '#ffd59a', reach: 640 }),
    dune({ depth: 0.12, skyline: [[-0.1, 500], [0.14, 470], [0.32, 400], [0.46, 318], [0.58, 392], [0.76, 440], [1.1, 480]], crest: [[0.46, 318], [0.47, 390], [0.44, 450], [0.48, 520], [0.46, 590]], lit: ['#f7bf92', '#f2c8a4'], shade: ['#b57c84', '#d9a898'], bottom: 600 }),
    dune({ depth: 0.14, skyline: [[0.5, 606], [0.62, 556], [0.74, 490], [0.88, 404], [0.98, 460], [1.12, 500]], crest: [[0.88, 404], [0.885, 470], [0.87, 520], [0.89, 590]], lit: ['#f2b084', '#f2c09a'], shade: ['#a86c7c', '#d09c94'], bottom: 600 }),
    mist({ depth: 0.16, y: 500, height: 120, colour: '#fff0da', opacity: 0.9 }),
    mist({ depth: 0.2, y: 560, height: 80, colour: '#ffe6c8', opacity: 0.7 }),
    rippled(0.4, 580, '#ffd29a', '#e88a4a', '#8f3f4c'),
    layer(0.5, (s) => {
      // Its own track: small prints left and right of the line that the tail draws.
      let out = '';
      for (let i = 0; i < 26; i++) { const t = i / 25; const x = s.x(s.tall ? 0.3 : 0.42) - 190 - t * s.w * 0.34; const y = 836 - t * 150 - 30 * Math.sin(t * 5); out += oval(x, y + (i % 2 ? 13 : -11) * (1 - t * 0.7), 11 * (1 - t * 0.75), 4.500 * (1 - t * 0.75), '#8f3f44', 'opacity="0.55"'); }
      return out;
    }),
    layer(0.6, (s) => {
      const x = s.x(s.tall ? 0.5 : 0.56);
      const k = s.tall ? 1.8 : 2.3;
      return group(oval(x + 40, 892, 300 * (k / 2), 22, '#5a2440', 'opacity="0.5"') + oval(x + 250, 898, 150, 14, '#5a2440', 'opacity="0.35"'), s.blur(5)) + put(x, 820, k, gecko('#f2c4ae', '#b5605c', '#fdeee4'), -3);
    }),
    layer(0.9, (s) => {
      let out = '';
      for (let i = 0; i < 46; i++) { const right = i % 3 > 0; const x = right ? s.r.range(s.w * 0.86, s.w * 1.04) : s.r.range(-30, s.w * 0.1); const h = s.r.range(120, 300); out += line(curve([[x, 1030], [x + h * 0.1, 1000 - h * 0.5], [x + h * s.r.range(0.1, 0.4), 1010 - h]]), s.r.pick(['#c9a05c', '#8a5f48', '#e2c283']), s.r.range(2, 4)); }
      return out;
    }),
  ],
};
