import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, mist, sky, stars, streaks, sun, moon } from '@trekker/cover-art/sky.ts';
import { hills } from '@trekker/cover-art/rock.ts';

/** A red dome of conglomerate, foot at 0,0: steep, round-headed, dark clefts and a lit flank. */
function dome(s: Stage, w: number, h: number, lit: string, body: string, shade: string, lean = 0): string {
  const seed = s.r.int(1, 9999);
  const pts: Pt[] = [];
  for (let i = 0; i <= 30; i++) { const a = Math.PI * (1 - i / 30); const x = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.62 * w * 0.5; const y = -(Math.sin(a) ** 0.72) * h; pts.push([x + lean * (y / h) * -w * 0.2 + fbm(i * 0.5, seed) * w * 0.02, y + fbm(i * 0.7, seed + 3) * h * 0.03]); }
  const d = `${curve(pts)}Z`;
  const away = s.light <= 0 ? 1 : -1;
  let inner = fill(curve([[away * w * 0.06, -h * 1.1], [away * w * 0.16, -h * 0.6], [away * w * 0.05, -h * 0.3], [away * w * 0.14, 10], [away * w, 10], [away * w, -h * 1.1]], true), shade, 'opacity="0.6"');
  for (let i = 0; i < 15; i++) { const x = s.r.range(-0.5, 0.5) * w; const y0 = -h * s.r.range(0.5, 1) * (1 - (2 * x / w) ** 2 * 0.5); inner += line(curve([[x, y0], [x + s.r.range(-5, 5), y0 * 0.6], [x * 1.04 + s.r.range(-6, 6), -h * s.r.range(0, 0.2)]]), i % 3 ? shade : lit, s.r.range(2, 7), `opacity="${i % 3 ? 0.36 : 0.4}"`); }
  for (let i = 0; i < 26; i++) inner += oval(s.r.range(-0.5, 0.5) * w, -s.r.range(0.04, 0.9) * h, s.r.range(3, 10), s.r.range(2, 4), i % 2 ? shade : lit, 'opacity="0.3"');
  return fill(d, s.across(-w / 2, w / 2, s.light <= 0 ? [lit, body, shade] : [shade, body, lit])) + group(inner, s.clip(d)) + line(curve(s.light <= 0 ? pts.slice(2, 17) : pts.slice(14, 29)), tone(lit, 0.1), 3, 'opacity="0.75"') + fill(d, s.down(-h * 0.3, 0, ['#7a4a5c00', mix(shade, s.air, 0.3)]), 'opacity="0.55"');
}

/** A red kangaroo upright, feet at 0,0, about 110 high, facing left. */
function kangaroo(coat: string, belly: string): string {
  return line('M20 -8Q50 2 78 -2', coat, 8) + line('M8 -8Q40 4 66 0', tone(coat, -0.04), 9) + fill(curve([[-10, -64], [4, -70], [16, -52], [26, -30], [24, -10], [8, -4], [-6, -12], [-12, -34]], true), coat) + fill(curve([[-10, -60], [-4, -40], [-2, -18], [-8, -12], [-12, -34]], true), belly) + fill(curve([[-6, -20], [14, -26], [22, -12], [8, -2], [-20, 0], [-24, -3], [-6, -8]], true), tone(coat, -0.05)) + line('M-8 -56Q-18 -48 -20 -40', tone(coat, -0.06), 5) + fill(curve([[-10, -64], [-12, -80], [-6, -92], [4, -90], [8, -76], [6, -66]], true), coat) + fill(curve([[4, -92], [-8, -97], [-22, -88], [-28, -82], [-24, -78], [-10, -79], [2, -82]], true), coat) + fill('M0 -94L2 -112L8 -96ZM-6 -95L-7 -112L1 -97Z', coat) + fill('M2 -98L3.500 -107L6 -97Z', belly) + disc(-10, -89, 1.8, '#1a1214') + disc(-27, -82, 2.2, '#2a1a1c');
}

/** Spinifex: a round cushion of needles, foot at 0,0. */
function spinifex(s: Stage, r: number, dark: string, lit: string): string {
  let out = oval(0, 0, r * 1.1, r * 0.2, '#5a2430', 'opacity="0.4"');
  for (let i = 0; i < 46; i++) { const a = Math.PI * (0.04 + 0.92 * s.r.next()); const k = r * s.r.range(0.7, 1.1); out += line(`M${s.r.range(-0.3, 0.3) * r} 0L${Math.cos(a) * k} ${-Math.sin(a) * k * 0.72}`, mix(dark, lit, s.r.next()), r * 0.035); }
  return out;
}

export const kataTjuta: Scene = {
  slug: 'uluru-kata-tjuta-dawn', place: 'Uluru and Kata Tjuta, Australia', seed: 3412, light: 0.6, air: '#e8b8b8',
  alt: 'The red domes of Kata Tjuta glow in the first light of day, three kangaroos stand among golden spinifex',
  layers: () => [
    sky(['#27407f', '#5f74b4', '#b79ac4', '#f2b4a4', '#ffdba4'], 640),
    stars(120, 330),
    moon({ x: 0.2, y: 170, r: 34, colour: '#fff4e0', glow: '#cfd4f2', crescent: -0.5 }),
    sun({ x: 1.02, y: 600, r: 0, colour: '#fff', glow: '#ffcf8a', reach: 800 }),
    streaks({ y: [230, 520], count: 9, colours: ['#c9a0c0', '#f2b0a8', '#ffd29a'], opacity: 0.7 }),
    hills({ depth: 0.12, y: 662, height: 26, length: 500, colour: '#a87a94', foot: '#c98f94' }),
    layer(0.2, (s) => {
      const tones: [string, string, string] = ['#f2a07a', '#c96a5c', '#74405f'];
      const far: [number, number, number][] = [[0.2, 150, 150], [0.29, 190, 200], [0.86, 200, 170], [0.95, 150, 120], [0.39, 200, 240], [0.77, 220, 230]];
      return far.map(([x, w, h]) => put(s.x(x), 676, 1, dome(s, w, h, mix(tones[0], s.air, 0.3), mix(tones[1], s.air, 0.3), mix(tones[2], s.air, 0.25), s.r.range(-0.5, 0.5)))).join('');
    }),
    mist({ depth: 0.24, y: 670, height: 50, colour: '#f7c4b0', opacity: 0.5 }),
    layer(0.3, (s) => {
      const near: [number, number, number, number][] = s.tall ? [[0.2, 280, 250, 0.4], [0.84, 320, 270, -0.3], [0.5, 420, 400, 0]] : [[0.32, 240, 250, 0.5], [0.8, 300, 270, -0.4], [0.68, 330, 350, -0.2], [0.45, 290, 330, 0.3], [0.56, 390, 440, 0]];
      return near.map(([x, w, h, lean]) => put(s.x(x), 704, 1, dome(s, w, h, '#ffa06a', '#d9603f', '#6f2c4c', lean))).join('');
    }),
    hills({ depth: 0.4, y: 716, height: 40, length: 620, colour: '#b5503f', lit: '#f29a68', foot: '#8f3a3c' }),
    layer(0.46, (s) => {
      let out = '';
      for (let i = 0; i < 46; i++) { const y = 716 + s.r.next() ** 1.5 * 90; const k = 8 + (y - 700) * 0.16; out += put(s.x(s.r.range(-0.03, 1.03)), y, 1, spinifex(s, k, '#8a7a4a', '#f2d48a')); }
      for (let i = 0; i < 9; i++) { const x = s.x(s.r.range(0, 1)); const y = 712 + s.r.range(0, 26); out += line(`M${x} ${y}Q${x + 3} ${y - 20} ${x - 2} ${y - 44}M${x} ${y - 20}L${x + 12} ${y - 46}`, '#4a2f3c', 3) + [[-8, -52, 22], [12, -54, 18], [2, -66, 18]].map(([dx, dy, r]) => oval(x + dx!, y + dy!, r!, r! * 0.56, s.r.pick(['#5f6a4c', '#75804f', '#4a5a4c']))).join(''); }
      return out;
    }),
    hills({ depth: 0.6, y: 842, height: 60, length: 700, colour: '#c9583c', lit: '#ffab70', foot: '#8a3438', shape: (p) => 0.8 * (p - 0.5) ** 2 }),
    layer(0.66, (s) => (s.tall ? [[0.3, 900, 1.5, true], [0.66, 876, 1.1, false]] : [[0.25, 896, 1.65, true], [0.36, 874, 1.2, true], [0.86, 866, 1, false]]).map(([x, y, k, f]) => oval(s.x(x as number) - 40, y as number, 80 * (k as number), 6, '#5a2030', 'opacity="0.45"') + put(s.x(x as number), y as number, k as number, kangaroo('#a5553c', '#efc6a4'), 0, f as boolean)).join('')),
    layer(0.8, (s) => {
      let out = '';
      const list = Array.from({ length: 44 }, () => [s.r.range(-0.04, 1.04), 880 + s.r.next() ** 0.8 * 130] as const).sort((a, b) => a[1] - b[1]).filter(([p, y]) => y > 930 || Math.abs(p - 0.3) > 0.12);
      for (const [p, y] of list) out += put(s.x(p), y, 1, spinifex(s, 22 + (y - 860) * 0.36, '#7a5f3c', '#f7d98a'));
      return out;
    }),
    birds({ x: 0.3, y: 400, count: 6, size: 12, colour: '#4a3a64', spread: 80 }),
  ],
};
