import { curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { surfer } from '@trekker/cover-art/people.ts';
import { lady } from '../../src/people/strollers.ts';
import { birds, cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { burst, ripples, water } from '@trekker/cover-art/water.ts';

/** A swimmer seen from above in a crawl, with a wake; 0,0 at the head, going left. */
const swimmer = (cap: string, skin: string): string => fill('M6 -3L58 -12L60 12L6 3Z', '#ffffff', 'opacity="0.5"') + line('M4 0L30 1', skin, 9) + line('M8 -2L-10 -14L-22 -12M12 3L24 14', skin, 4.4) + line('M30 0L48 -3M30 2L48 5', skin, 4) + disc(-3, 0, 7, cap) + rect(18, -5, 14, 10, '#23456f');

export const oceanPool: Scene = {
  slug: 'sydney-bondi-ocean-pool', place: 'Bondi, Sydney, Australia', seed: 3613, light: 0.6, air: '#d9ecec',
  alt: 'Swimmers in the blue lanes of an ocean pool at Bondi while waves break over its wall, the curved beach and surf behind',
  layers: () => {
    const pool = (s: Stage): Pt[] => (s.tall ? [[s.x(0.06), 716], [s.x(0.86), 676], [s.x(1.1), 862], [s.x(0.02), 930]] : [[s.x(0.16), 716], [s.x(0.74), 676], [s.x(0.9), 856], [s.x(0.1), 930]]);
    const at = (q: Pt[], u: number, v: number): Pt => { const a: Pt = [q[0]![0] + (q[1]![0] - q[0]![0]) * u, q[0]![1] + (q[1]![1] - q[0]![1]) * u]; const b: Pt = [q[3]![0] + (q[2]![0] - q[3]![0]) * u, q[3]![1] + (q[2]![1] - q[3]![1]) * u]; return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v]; };
    return [
      sky(['#2f93cc', '#7cc4de', '#d0ebe2', '#fbf0d0'], 420),
      streaks({ y: [40, 200], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
      cumulus({ at: [[0.2, 300, 340, 90], [0.64, 270, 260, 60], [0.94, 320, 300, 80]], lit: '#ffffff', body: '#fdf8ee', shade: '#cfe0e4', opacity: 0.95 }),
      layer(0.12, (s) => {
        // The far headland with the town, the beach's pale arc below it.
        let out = fill(curve([[-120, 350], [s.w * 0.1, 338], [s.w * 0.3, 344], [s.w * 0.5, 356], [s.w * 0.66, 372], [s.w * 0.74, 398], [s.w * 0.76, 424], [-120, 470]], true), s.down(330, 440, ['#8fae7c', '#6f9474']));
        for (let i = 0; i < 150; i++) { const p = s.r.range(-0.04, 0.66); const y = 352 + 30 * p + s.r.range(0, 56); const h = s.r.range(10, 24); const w = s.r.range(12, 26); out += rect(s.x(p), y - h, w, h, s.r.pick(['#fff4e2', '#f2ddc6', '#ffffff', '#f0cbb0'])) + fill(poly([[s.x(p) - 2, y - h], [s.x(p) + w / 2, y - h - 8], [s.x(p) + w + 2, y - h]]), s.r.pick(['#d9714f', '#c9604c', '#e08a64'])) + (i % 3 ? '' : foliage(s, s.x(p) + 20, y, 16, 10, ['#4f7f5c', '#6f9a62', '#a9bf7a'], 8)); }
        return out + fill(curve([[-120, 436], [s.w * 0.2, 420], [s.w * 0.42, 420], [s.w * 0.6, 432], [s.w * 0.74, 424], [s.w * 0.64, 448], [s.w * 0.4, 458], [s.w * 0.1, 486], [-120, 530]], true), '#fbe9c4');
      }),
      water({ depth: 0.2, top: 418, stops: ['#8fd4d4', '#3fb0c4', '#1f8fb4', '#12709c'], bottom: 1000, ripples: { light: '#f2fffa', dark: '#1a7aa4', count: 240, opacity: 0.45 } }),
      layer(0.22, (s) => fill(curve([[-120, 430], [s.w * 0.2, 418], [s.w * 0.42, 418], [s.w * 0.6, 430], [s.w * 0.735, 420], [s.w * 0.66, 446], [s.w * 0.42, 462], [s.w * 0.12, 500], [-120, 560]], true), '#fbe9c4') + Array.from({ length: 50 }, () => { const p = s.r.range(-0.02, 0.6); return rect(s.x(p), 440 + s.r.range(-12, 22) + 40 * Math.max(0, 0.3 - p), 4, 5, s.r.pick(['#e0503c', '#2f6fb4', '#ffcf3c', '#ffffff', '#4fa08a'])); }).join('')),
      layer(0.26, (s) => {
        // Surf: four lines of white that bend with the bay.
        let out = '';
        for (let i = 0; i < 5; i++) { const o = i * 26; const pts: Pt[] = [[-120, 572 + o], [s.w * 0.1, 512 + o * 0.9], [s.w * 0.36, 472 + o * 0.8], [s.w * 0.58, 452 + o * 0.7], [s.w * (0.7 + i * 0.03), 436 + o * 0.6]]; out += line(curve(pts.map(([x, y]): Pt => [x, y + 6])), '#0f6a94', 7, 'opacity="0.35"') + line(curve(pts), '#ffffff', 8 - i, `opacity="${0.95 - i * 0.13}" ${i > 2 ? 'stroke-dasharray="160 60 260 90"' : ''}`); }
        return out + put(s.x(0.5), 500, 0.36, surfer('#8a5a3f', '#e0503c', '#fff2d0'), -6) + put(s.x(0.3), 540, 0.42, surfer('#c98f68', '#2f4f8f', '#ffdf6a'), 4);
      }),
      layer(0.4, (s) => {
        // The rock shelf that carries the pool.
        let out = fill(curve([[-120, 700], [s.w * 0.06, 690], [s.w * 0.13, 704], [s.w * 0.5, 684], [s.w * 0.76, 662], [s.w * 0.86, 700], [s.w * 0.98, 800], [s.w + 120, 880], [s.w + 120, 1120], [-120, 1120]], true), s.down(660, 1000, ['#c9a888', '#a88470', '#7a5c5c']));
        for (let i = 0; i < 46; i++) { const x = s.r.range(-80, s.w + 60); const y = s.r.range(720, 1000); out += fill(lens(x, y, s.r.range(40, 160), s.r.range(3, 8)), s.r.pick(['#e2c6a4', '#8f6c64', '#d3b090']), 'opacity="0.6"'); }
        return out;
      }),
      layer(0.5, (s) => {
        const q = pool(s);
        const wall = [at(q, -0.02, -0.07), at(q, 1.03, -0.07), at(q, 1.03, 1.04), at(q, -0.02, 1.04)];
        const d = poly(q);
        let inner = '';
        for (let i = 1; i < 6; i++) inner += line(poly([at(q, 0.03, i / 6 - 0.083), at(q, 0.97, i / 6 - 0.083)], false), '#1a5f9c', 3 + i * 1.500, 'opacity="0.55"');
        let net = '';
        for (let i = 0; i < 130; i++) { const [x, y] = at(q, s.r.next(), s.r.next()); net += lens(x, y, s.r.range(20, 80), s.r.range(1.5, 4)); }
        inner += fill(net, '#f2fffa', 'opacity="0.5"');
        for (let i = 1; i < 6; i++) { const [a, b] = [at(q, 0.01, i / 6), at(q, 0.99, i / 6)]; inner += line(poly([a, b], false), i % 2 ? '#ffffff' : '#ffd23c', 3 + i * 0.700, `stroke-dasharray="${6 + i * 2} ${5 + i * 2}"`); }
        let out = fill(poly([wall[3]!, wall[2]!, [wall[2]![0], wall[2]![1] + 34], [wall[3]![0], wall[3]![1] + 34]]), '#b5a79c') + fill(poly(wall), '#f7f2e8') + fill(d, s.down(670, 930, ['#8fe2e0', '#3fb9d4', '#1f8fc4'])) + group(inner, s.clip(d)) + line(poly(q), '#cfe6ea', 3);
        for (const [u, v, k, c, skin] of [[0.3, 0.09, 0.7, '#ffd23c', '#c98f68'], [0.7, 0.26, 0.85, '#ff6a5c', '#e8b894'], [0.24, 0.42, 1, '#ffffff', '#8a5a3f'], [0.58, 0.58, 1.15, '#ff9a3c', '#e8b894'], [0.36, 0.76, 1.3, '#2f4f8f', '#d9a07c']] as const) { const [x, y] = at(q, u, v); out += put(x, y, k, swimmer(c, skin), -4); }
        return out;
      }),
      layer(0.56, (s) => {
        // A wave bursts over the seaward wall.
        const q = pool(s);
        let out = '';
        for (const [u, high] of [[0.24, 96], [0.62, 150], [0.9, 80]] as const) { const [x, y] = at(q, u, -0.06); out += burst(s, x, y, high * 1.15, high, ['#9fd4e0', '#e2f5f6', '#ffffff']) + fill(lens(x, y + 4, high * 3, 9), '#ffffff', 'opacity="0.9"'); }
        return out + ripples(s, 640, 676, '#ffffff', 30, 0.6);
      }),
      birds({ x: 0.56, y: 220, count: 6, size: 15, colour: '#ffffff', spread: 120 }),
      layer(0.75, (s) => {
        // The terrace in front, with a parasol and someone who looks down at the lanes.
        let out = fill(`M-120 968H${s.w + 120}V1120H-120Z`, s.down(960, 1000, ['#fbf6ea', '#dcd2c6'])) + rect(-120, 962, s.w + 240, 8, '#ffffff');
        for (let x = -100; x < s.w + 120; x += 74) out += rect(x, 900, 5, 68, '#f7fafa');
        out += line(`M-120 902H${s.w + 120}M-120 926H${s.w + 120}`, '#f7fafa', 4);
        const px = s.x(s.tall ? 0.8 : 0.89);
        out += line(`M${px} 1010V690`, '#e8dcc8', 8);
        for (let i = 0; i < 8; i++) { const a = (t: number): Pt => [px - 190 + t * 47.500, 770 + 26 * Math.sin((t / 8) * Math.PI)]; out += fill(poly([[px, 664], a(i), a(i + 1)]), i % 2 ? '#ffffff' : '#e8503f'); }
        return out + put(s.x(s.tall ? 0.2 : 0.06), 1020, 1.9, lady('#f2b53c', '#6a4030', '#d9a07c', '#fbeed0')) + oval(px, 1012, 70, 8, '#b5a79c', 'opacity="0.6"');
      }),
    ];
  },
};
