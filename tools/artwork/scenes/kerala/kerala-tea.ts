import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, mist, rays, sky, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

/**
 * A hill of clipped tea: rounded bushes in rows that follow the slope, paths of red earth between them. `at` gives the
 * crest's y by part.
 */
const tea = (depth: number, at: (p: number) => number, rows: number, tones: [string, string, string], earth: string, size: number): Layer =>
  layer(depth, (s: Stage) => {
    const seed = s.r.int(1, 999);
    const crest = (x: number): number => at(x / s.w) + fbm(x / 340, seed, 2) * 16;
    const edge: Pt[] = [];
    for (let x = -BLEED; x <= s.w + BLEED; x += 24) edge.push([x, crest(x)]);
    const d = `${curve(edge)}L${s.w + BLEED} 1120L${-BLEED} 1120Z`;
    let inner = '';
    for (let r = 0; r < rows; r++) {
      const t = r / rows;
      const k = size * (0.5 + 1.1 * t);
      const drop = 6 + (r * size * 0.62 * (1 + t * 1.1));
      const lift = (x: number): number => crest(x) + drop + Math.sin(x / 210 + r * 0.26 + seed) * 9 * t + (x / s.w - 0.5) ** 2 * 40 * t;
      let low = '';
      let mid = '';
      let top = '';
      for (let x = -BLEED - (r % 2) * k; x < s.w + BLEED; x += k * 1.62) {
        if (fbm(x / 110 + r * 0.03, seed + 7, 2) > 0.44 && r % 4 === 1) continue;
        const y = lift(x) + s.r.range(-1.5, 1.5);
        const w = k * s.r.range(0.86, 1.06);
        low += `M${(x - w).toFixed(1)} ${y.toFixed(1)}a${w.toFixed(1)} ${(k * 0.6).toFixed(1)} 0 1 0 ${(2 * w).toFixed(1)} 0a${w.toFixed(1)} ${(k * 0.6).toFixed(1)} 0 1 0 ${(-2 * w).toFixed(1)} 0Z`;
        mid += `M${(x - w * 0.86 - k * 0.1).toFixed(1)} ${(y - k * 0.16).toFixed(1)}a${(w * 0.84).toFixed(1)} ${(k * 0.42).toFixed(1)} 0 1 0 ${(w * 1.68).toFixed(1)} 0a${(w * 0.84).toFixed(1)} ${(k * 0.42).toFixed(1)} 0 1 0 ${(-w * 1.68).toFixed(1)} 0Z`;
        top += `M${(x - w * 0.66 - k * 0.16).toFixed(1)} ${(y - k * 0.28).toFixed(1)}a${(w * 0.54).toFixed(1)} ${(k * 0.22).toFixed(1)} 0 1 0 ${(w * 1.08).toFixed(1)} 0a${(w * 0.54).toFixed(1)} ${(k * 0.22).toFixed(1)} 0 1 0 ${(-w * 1.08).toFixed(1)} 0Z`;
      }
      inner += fill(low, tones[0]) + fill(mid, tones[1]) + fill(top, tones[2], 'opacity="0.85"');
    }
    return fill(d, s.down(Math.min(...edge.map((p) => p[1])), 1000, [mix(earth, tones[1], 0.35), earth])) + group(inner, s.clip(d));
  });

/** A tea picker in a sari with a basket on her back, feet at 0,0, about 110 high, hidden to the knee by the bushes. */
const picker = (sari: string, blouse: string): string => fill(curve([[-18, 0], [-16, -36], [-10, -62], [10, -62], [16, -36], [20, 0]], true), sari) + fill(curve([[4, 0], [8, -40], [6, -62], [10, -62], [16, -36], [20, 0]], true), tone(sari, -0.08)) + fill(curve([[-12, -60], [-14, -76], [-8, -86], [8, -86], [14, -76], [12, -60]], true), blouse) + line('M-10 -84L14 -54', sari, 8) + line('M-12 -80L-26 -62L-38 -54M12 -80L26 -66L34 -54', '#7a4a31', 5) + fill('M6 -90L30 -94L34 -48Q20 -40 8 -48Z', '#c9954c') + line('M8 -80L32 -82M8 -68L33 -70M9 -56L33 -58', '#8f6030', 1.600) + leaves() + disc(0, -96, 9, '#7a4a31') + fill('M-10 -92Q-14 -110 0 -110Q14 -110 11 -90L16 -84H6Q6 -98 -10 -92Z', tone(sari, 0.05)) + line('M-8 -103Q0 -98 26 -92', '#e8d9b4', 2);
const leaves = (): string => [[12, -94], [20, -98], [28, -95], [16, -101], [24, -102]].map(([x, y]) => disc(x!, y!, 5, '#7fae4c')).join('');

export const hillsOfTea: Scene = {
  slug: 'kerala-tea-hills-munnar', place: 'Munnar, Kerala, India', seed: 3513, light: -0.6, air: '#e2e8d0',
  alt: 'Women in bright saris pick tea on the rounded green hills of Munnar in morning mist, blue peaks of the Western Ghats behind',
  layers: () => [
    sky(['#5fa4c0', '#a9d0cc', '#eeeacb', '#fdeac0'], 500),
    sun({ x: 0.2, y: 230, r: 44, colour: '#fffce8', glow: '#fff0ba', reach: 620 }),
    cumulus({ at: [[0.72, 250, 460, 100], [0.4, 210, 260, 56]], lit: '#ffffff', body: '#fbf8ec', shade: '#cfdedb', opacity: 0.85 }),
    ridge({ depth: 0.08, base: 520, height: 270, rough: 0.55, peaks: [[-0.02, 0.6, 420], [0.13, 0.5, 260], [0.27, 0.86, 420], [0.37, 0.66, 240], [0.53, 0.5, 320], [0.7, 0.82, 300], [0.78, 1, 460], [0.9, 0.62, 260], [1.03, 0.74, 380]], colour: '#9dbcc0', shade: '#7fa4b0', foot: '#dfe8d8', gullies: 3 }),
    mist({ depth: 0.12, y: 500, height: 110, colour: '#f8f8e6', opacity: 0.85 }),
    tea(0.18, (p) => 500 + 80 * Math.abs(p - 0.3) ** 1.4, 14, ['#7fae84', '#93bd8c', '#b5cf9c'], '#b5b78c', 9),
    mist({ depth: 0.22, y: 590, height: 80, colour: '#f4f6e0', opacity: 0.65 }),
    tea(0.28, (p) => 620 - 150 * Math.exp(-((p - 0.82) ** 2) / 0.05), 16, ['#4f8f5c', '#6fab62', '#a9cf78'], '#b58a64', 13),
    layer(0.34, (s) => [[0.73, 548, 1.1], [0.79, 508, 0.9], [0.9, 520, 1.2], [0.66, 600, 0.9]].map(([p, y, k]) => line(`M${s.x(p!)} ${y! + 20}l4 ${-110 * k!}`, '#6a5a4c', 5 * k!) + foliage(s, s.x(p!) + 4, y! - 96 * k!, 44 * k!, 30 * k!, ['#3f7458', '#6a9a5f', '#b9c978'], 12)).join('')),
    rays({ depth: 0.36, x: 0.16, y: 180, count: 10, spread: 70, angle: 44, length: 1300, colour: '#fff8d0', strength: 0.2 }),
    tea(0.42, (p) => 690 - 130 * Math.exp(-((p - 0.16) ** 2) / 0.06) + 30 * p, 15, ['#3a8050', '#5aa055', '#a4cf68'], '#b5764c', 20),
    layer(0.5, (s) => { const k = s.tall ? 0.9 : 1; return put(s.x(0.27), 690, 0.7 * k, picker('#e8503f', '#f2c23c')) + put(s.x(0.34), 724, 0.78 * k, picker('#6a4fb5', '#f08a4c')) + put(s.x(0.14), 676, 0.66 * k, picker('#f2a02c', '#c9366a')); }),
    tea(0.56, (p) => 826 - 60 * Math.exp(-((p - 0.74) ** 2) / 0.08), 12, ['#2a6a48', '#4a944f', '#98c95c'], '#a8643c', 34),
    layer(0.64, (s) => (s.tall ? [[0.66, 868, 1.7, '#d9366f', '#3fa08f']] : [[0.63, 866, 1.75, '#d9366f', '#3fa08f'], [0.78, 872, 1.85, '#f2b53c', '#2f6fa8']]).map(([p, y, k, a, b]) => put(s.x(p as number), y as number, k as number, picker(a as string, b as string), 0, (p as number) > 0.7)).join('')),
    tea(0.72, (p) => 930 + 40 * Math.sin(p * 4), 5, ['#1f5a44', '#3a8049', '#7fb853'], '#7a4a34', 52),
    birds({ x: 0.56, y: 300, count: 5, size: 13, colour: '#5a7a7c', spread: 90 }),
    layer(0.92, (s) => { let out = ''; for (let i = 0; i < 60; i++) { const left = i % 2 === 0; out += leafSpray(s, left ? s.r.range(-60, s.w * 0.14) : s.r.range(s.w * 0.9, s.w + 60), s.r.range(-50, left ? 90 : 130), s.r.range(70, 130), s.r.pick(['#1f5a48', '#2f7350', '#5f9a58']), 5); } return out; }),
  ],
};
