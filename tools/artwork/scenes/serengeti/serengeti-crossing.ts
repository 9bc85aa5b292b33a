import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, num, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { acacia, grass } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A wildebeest facing right, hooves at 0,0, about 85 high: high shoulders, beard, mane; `leap` gathers its legs. */
function gnu(body: string, dark: string, rim: string, leap = 0, swim = false): string {
  const legs = swim ? '' : leap ? line('M-28 -34L-46 -22L-52 -8M-20 -32L-36 -16L-40 -4M22 -40L44 -34L54 -22M28 -42L52 -42L62 -34', dark, 4.4) : line('M-30 -34L-34 -16L-31 0M-22 -32L-20 -16L-22 0M20 -36L24 -17L21 0M28 -36L28 -18L31 0', dark, 4.4);
  return (
    legs + fill(curve([[-36, -48], [-26, -58], [-4, -62], [12, -70], [24, -74], [36, -68], [44, -58], [40, -46], [30, -36], [8, -30], [-14, -32], [-32, -36]], true), body) + line('M-6 -58L-8 -38M4 -60L2 -36M14 -64L12 -36M23 -66L22 -38', dark, 2.4, 'opacity="0.5"') +
    fill(curve([[32, -70], [44, -68], [56, -60], [64, -44], [68, -30], [62, -25], [54, -30], [46, -44], [36, -50]], true), dark) + fill('M44 -46Q44 -30 40 -22Q52 -28 56 -36Z', dark) + line(curve([[10, -71], [22, -77], [34, -74], [44, -68]]), '#1f1820', 5) + line('M46 -67Q58 -72 58 -82M52 -64Q64 -66 68 -76', '#2a2028', 3.2) + line('M-35 -46Q-48 -42 -48 -22L-52 -12', dark, 3.4) + line(curve([[-34, -50], [-24, -58], [-4, -62], [10, -69]]), rim, 2, 'opacity="0.8"')
  );
}

/** A zebra facing right, hooves at 0,0, about 80 high. */
function zebra(s: Stage): string {
  const d = curve([[-34, -50], [-24, -56], [-2, -54], [16, -56], [26, -66], [38, -80], [46, -80], [54, -68], [60, -56], [55, -51], [46, -56], [38, -56], [32, -44], [24, -34], [0, -31], [-22, -33], [-35, -40]], true);
  let bars = '';
  for (let i = 0; i < 20; i++) { const x = -34 + i * 4.9; bars += `M${num(x)} -90q${s.r.range(-3, 3).toFixed(1)} 30 ${s.r.range(-4, 3).toFixed(1)} 64`; }
  return line('M-26 -36L-29 -16L-27 0M-18 -34L-16 0M18 -36L21 -16L19 0M25 -37L27 0', '#f2e6da', 4.6) + line('M-28 -26h5M-29 -18h5M-28 -10h5M-19 -26h5M-18 -14h5M17 -27h6M18 -17h6M18 -8h6M24 -24h5M24 -12h5', '#2a2028', 2) + fill(d, '#f7ece0') + group(line(bars, '#2a2028', 2.6), s.clip(d)) + line(curve([[22, -64], [34, -82], [42, -84]]), '#2a2028', 4) + fill('M54 -62L62 -54L57 -50L50 -55Z', '#2a2028') + line('M-34 -46Q-42 -38 -40 -22', '#2a2028', 2.4) + disc(48, -70, 1.8, '#1a1218');
}

export const crossing: Scene = {
  slug: 'serengeti-mara-crossing', place: 'Mara River, Serengeti, Tanzania', seed: 3823, light: 0.6, air: '#f2c088',
  alt: 'Wildebeest pour down a bank and swim the Mara River in a haze of golden dust, two zebras wait, a crocodile lies on the near sandbank',
  layers: () => [
    sky(['#9a7a7c', '#d9a274', '#f7c480', '#ffe0a0'], 470),
    sun({ x: 0.8, y: 250, r: 66, colour: '#fff8da', glow: '#ffcf70', reach: 700 }),
    streaks({ y: [50, 330], count: 8, colours: ['#c99a80', '#f2c08c', '#ffdf9c'], opacity: 0.7 }),
    hills({ depth: 0.08, y: 440, height: 60, length: 520, colour: '#d9a074', foot: '#e8b884' }),
    layer(0.12, (s) => [[0.07, 470, 0.6], [0.2, 462, 0.42], [0.34, 464, 0.36], [0.93, 470, 0.6], [0.68, 460, 0.34]].map(([p, y, k]) => put(s.x(p!), y!, k!, acacia(s, '#7a5040', ['#8a6044', '#a3764c', '#c99a5c']))).join('')),
    layer(0.16, (s) => {
      // The herd on the plain: dots, then humps, then animals.
      let out = fill(`M-130 462Q${s.w * 0.5} 452 ${s.w + 130} 464V800H-130Z`, s.down(456, 640, ['#e8b878', '#c98f54']));
      for (let i = 0; i < 150; i++) { const t = s.r.next(); const y = 474 + t * 74; const k = 0.16 + t * 0.24; out += put(s.x(s.r.range(-0.05, 1.05)), y, k, gnu(mix('#6a4a40', '#b57a54', 0.5 - t * 0.4), mix('#4a3230', '#a36a4c', 0.5 - t * 0.4), '#f2c88c')); }
      return out;
    }),
    mist({ depth: 0.18, y: 540, height: 130, colour: '#f7cf94', opacity: 0.8 }),
    layer(0.24, (s) => {
      // The far bank, cut by hooves; they come down it in a stream.
      const edge: Pt[] = []; for (let x = -130; x <= s.w + 130; x += 30) edge.push([x, 572 + fbm(x / 160, 7, 3) * 26]);
      let out = fill(`${curve(edge)}V720H-130Z`, s.down(560, 700, ['#c48a58', '#94603f', '#6a4434']));
      for (let i = 0; i < 90; i++) { const x = s.r.range(-90, s.w + 90); const y = s.r.range(586, 670); out += fill(poly([[x, y], [x + s.r.range(8, 26), y + 6], [x + s.r.range(6, 18), y + s.r.range(24, 60)], [x - 6, y + 20]]), s.r.pick(['#5f3c30', '#d9a06a', '#7f5240']), 'opacity="0.35"'); }
      out += fill(curve([[s.w * 0.24, 570], [s.w * 0.4, 566], [s.w * 0.5, 640], [s.w * 0.54, 700], [s.w * 0.2, 704], [s.w * 0.24, 640]], true), '#d9a56c', 'opacity="0.8"');
      return out;
    }),
    water({ depth: 0.3, top: 690, stops: ['#c9935c', '#a0744c', '#7f6048', '#5f4c40'], ripples: { light: '#ffdf9c', dark: '#5a4438', count: 230, opacity: 0.45 }, glitter: { x: 0.8, colour: '#ffeab8', spread: 90, count: 120 } }),
    layer(0.36, (s) => {
      let dust = '';
      for (let i = 0; i < 70; i++) dust += oval(s.x(0.36) + s.r.gauss() * 260, 640 - s.r.next() * 150, s.r.range(40, 120), s.r.range(16, 44), '#f7d6a0', 'opacity="0.2"');
      let out = group(dust, s.blur(18));
      const run: [number, number, number, number][] = [[0.25, 572, 0.62, 0], [0.3, 578, 0.66, 0], [0.27, 606, 0.74, 1], [0.34, 590, 0.7, 1], [0.32, 630, 0.8, 0], [0.385, 618, 0.78, 1], [0.36, 664, 0.9, 1], [0.43, 650, 0.88, 0], [0.29, 664, 0.86, 0], [0.41, 692, 1, 1]];
      for (const [p, y, k, l] of run) out += put(s.x(p), y, k, gnu('#6a4c42', '#3a2a2c', '#ffd9a0', l), l ? 14 : 6);
      out += put(s.x(0.19), 578, 0.9, zebra(s)) + put(s.x(0.135), 584, 0.94, zebra(s));
      return out;
    }),
    layer(0.46, (s) => {
      // In the water only heads and backs, each with its wave; on the left one lands in a burst.
      let out = '';
      const swimmers: [number, number, number][] = s.tall ? [[0.4, 740, 1], [0.6, 750, 1.05], [0.5, 790, 1.2], [0.74, 800, 1.24]] : [[0.47, 724, 0.94], [0.54, 734, 1], [0.61, 728, 0.96], [0.5, 766, 1.12], [0.58, 778, 1.18], [0.66, 762, 1.1], [0.73, 752, 1.06], [0.64, 812, 1.3], [0.72, 800, 1.26], [0.8, 786, 1.2], [0.86, 766, 1.12]];
      for (const [p, y, k] of swimmers) { const x = s.x(p); const clip = s.clip(`M${num(x - 120)} ${num(y - 160)}h240v${num(160)}h-240Z`); out += `<g ${clip}>${put(x, y + 40 * k, k, gnu('#5f463e', '#34262a', '#ffd9a0', 0, true))}</g>` + fill(lens(x + 6 * k, y + 1, 130 * k, 8 * k), '#ffe6b4', 'opacity="0.85"') + fill(lens(x - 70 * k, y + 8 * k, 170 * k, 6 * k), '#ffe6b4', 'opacity="0.5"') + line(`M${num(x + 66 * k)} ${num(y - 2)}q${num(16 * k)} 4 ${num(30 * k)} ${num(14 * k)}`, '#fff2d0', 2.4, 'opacity="0.8"'); }
      const bx = s.x(s.tall ? 0.3 : 0.435);
      for (let i = 0; i < 80; i++) { const g = s.r.gauss(); out += disc(bx + g * 60, 712 - s.r.next() * 96 * Math.exp(-g * g), s.r.range(1.6, 5.4), '#fff2d4', `opacity="${num(s.r.range(0.6, 1))}"`); }
      return out + fill(lens(bx, 714, 230, 12), '#fff2d4', 'opacity="0.9"');
    }),
    birds({ x: 0.46, y: 200, count: 5, size: 22, colour: '#5f4440', spread: 150 }),
    layer(0.7, (s) => {
      // The near sandbank and who waits there.
      let out = fill(curve([[-130, 880], [s.w * 0.1, 862], [s.w * 0.3, 880], [s.w * 0.48, 918], [s.w * 0.62, 980], [s.w * 0.6, 1120], [-130, 1120]], true), s.down(862, 1000, ['#d9a870', '#a37650', '#7a543f'])) + line(curve([[-130, 880], [s.w * 0.1, 862], [s.w * 0.3, 880], [s.w * 0.48, 918], [s.w * 0.62, 980]]), '#ffe2ac', 4, 'opacity="0.8"');
      for (let i = 0; i < 60; i++) out += oval(s.r.range(-60, s.w * 0.44), s.r.range(900, 990), s.r.range(8, 40), s.r.range(2, 4), s.r.pick(['#8a6044', '#e8bc84']), 'opacity="0.5"');
      const [x, y] = [s.x(s.tall ? 0.4 : 0.235), 936];
      const hide = '#4f4a3a';
      out += oval(x + 20, y + 10, 270, 12, '#5a3c30', 'opacity="0.5"') + fill(curve([[x - 290, y + 8], [x - 200, y - 8], [x - 110, y - 34], [x, y - 48], [x + 90, y - 42], [x + 140, y - 30], [x + 180, y - 34], [x + 200, y - 26], [x + 270, y - 14], [x + 282, y - 6], [x + 270, y + 2], [x + 190, y + 4], [x + 120, y + 8], [x, y + 12], [x - 140, y + 12]], true), hide) + fill(curve([[x - 200, y + 8], [x - 60, y + 2], [x + 120, y + 2], [x + 270, y], [x + 190, y + 5], [x, y + 12]], true), '#a3946a');
      for (let i = 0; i < 26; i++) { const t = i / 25; const px = x - 270 + t * 420; const py = y + 2 - 52 * Math.sin(Math.PI * Math.min(1, t * 0.92)) ** 1.1; out += fill(poly([[px - 8, py + 5], [px, py - 9], [px + 9, py + 5]]), tone(hide, -0.05)); }
      for (let i = 0; i < 40; i++) out += oval(x - 180 + s.r.next() * 320, y - 26 + s.r.range(-10, 22), 7, 3.4, tone(hide, s.r.range(-0.05, 0.09)), 'opacity="0.8"');
      for (const dx of [-90, 100]) out += fill(curve([[x + dx, y - 10], [x + dx + 26, y], [x + dx + 44, y + 16], [x + dx + 20, y + 20], [x + dx - 4, y + 10]], true), tone(hide, -0.04));
      out += disc(x + 178, y - 33, 7, hide) + disc(x + 180, y - 34, 3.4, '#e8c44a') + line(`M${x + 180} ${y - 37}v6`, '#1a1614', 1.8) + line(curve([[x + 170, y - 12], [x + 220, y - 9], [x + 276, y - 5]]), '#2f2a22', 2.4);
      for (let i = 0; i < 11; i++) out += fill(poly([[x + 186 + i * 8, y - 10 + i * 0.4], [x + 190 + i * 8, y - 3 + i * 0.4], [x + 193 + i * 8, y - 10 + i * 0.4]]), '#f7ecd4');
      return out;
    }),
    grass({ depth: 0.95, y: 1010, height: [70, 210], count: 150, colours: ['#4a342c', '#7a5434', '#b5823f', '#e2b464'], to: 0.2, lean: 0.16, seedHeads: '#f2cf8c' }),
    grass({ depth: 0.96, y: 1010, height: [80, 240], count: 170, colours: ['#4a342c', '#7a5434', '#b5823f', '#e2b464'], from: 0.84, lean: -0.14, seedHeads: '#f2cf8c' }),
  ],
};
