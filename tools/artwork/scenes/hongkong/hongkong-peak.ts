import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { tower } from '@trekker/cover-art/city.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { crownTower, prismTower } from '../../src/buildings/skyline.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** The Peak tram's car on its slope, wheels at 0,0, about 190 long, drawn level. */
const peakTram = (red: string): string => rect(-92, -14, 184, 12, '#2c2434') + [-66, -40, 40, 66].map((x) => disc(x, -4, 8, '#1f1a28')).join('') + fill('M-98 -14V-70Q-98 -82 -86 -82H86Q98 -82 98 -70V-14Z', red) + rect(-98, -30, 196, 5, '#f7ead4') + Array.from({ length: 7 }, (_, i) => rect(-88 + i * 25.500, -70, 20, 32, '#f7ead4') + rect(-86 + i * 25.500, -68, 16, 28, ['#5f8a9c', '#7fa9b4'][i % 2]!) + (i % 2 ? disc(-78 + i * 25.500, -52, 5, '#3a2c30') + fill(`M${-86 + i * 25.500} -40Q${-78 + i * 25.500} -50 ${-70 + i * 25.500} -40Z`, ['#f2c23c', '#e8e2d4', '#4f8a6c'][i % 3]!) : '')).join('') + fill('M-92 -82Q0 -96 92 -82Z', tone(red, -0.08));

/** A bauhinia flower, middle at 0,0, about 60 across. */
const bauhinia = (): string => [-90, -22, 36, 144, 202].map((a, i) => `<path d="M0 0Q-17 -14 -8 -32Q0 -40 8 -32Q17 -14 0 0Z" fill="${i % 2 ? '#d95a9c' : '#e87ab4'}" transform="rotate(${a + 90})"/><path d="M0 -3V-28" stroke="#a83274" stroke-width="1.6" transform="rotate(${a + 90})"/>`).join('') + [-14, -4, 6, 16].map((x) => line(`M0 0Q${x * 0.6} 8 ${x} 15`, '#fff0f6', 1.6) + disc(x, 15, 2.200, '#f7d24a')).join('');

export const peak: Scene = {
  slug: 'hong-kong-peak-morning', place: 'Hong Kong', seed: 3813, light: -0.6, air: '#f0d9c4',
  alt: 'From Victoria Peak the towers of Hong Kong stand in golden morning haze around the harbour; the red peak tram climbs past bauhinia blossom',
  layers: () => [
    sky(['#5a9cc0', '#a4c9cc', '#f0e2bc', '#ffd29a'], 480),
    sun({ x: 0.24, y: 300, r: 56, colour: '#fffbe4', glow: '#ffe09c', reach: 680 }),
    streaks({ y: [40, 280], count: 10, colours: ['#fff8e8', '#ffeecb'], opacity: 0.7 }),
    ridge({ depth: 0.08, base: 452, height: 110, rough: 0.4, peaks: [[0.1, 0.6, 240], [0.3, 0.9, 280], [0.5, 0.6, 240], [0.72, 1, 300], [0.94, 0.7, 260]], colour: '#a9b5b8', shade: '#8fa4b0', foot: '#ecdcc4', gullies: 2 }),
    layer(0.1, (s) => { let out = ''; for (let i = 0; i < 120; i++) { const p = s.r.range(-0.05, 1.05); const h = s.r.range(14, 60) * (1 + 0.5 * Math.sin(p * 8)); const w = s.r.range(8, 18); const c = s.r.pick(['#d3cbc0', '#c3c3c0', '#e0d4c4', '#b9bfc0']); out += rect(s.x(p), 470 - h, w, h + 6, c) + rect(s.x(p) + w * 0.6, 470 - h, w * 0.4, h + 6, tone(c, -0.05)); } return out; }),
    mist({ depth: 0.12, y: 462, height: 50, colour: '#fff0d4', opacity: 0.7 }),
    water({ depth: 0.14, top: 474, bottom: 640, stops: ['#fbe6bc', '#a4c9c4', '#5f9fb0'], ripples: { light: '#fffbe4', dark: '#6fa4b0', count: 160, opacity: 0.45 }, glitter: { x: 0.24, colour: '#fffbe4', spread: 70, count: 130 } }),
    layer(0.16, (s) => [[0.3, 512, 1], [0.52, 498, 0.7], [0.68, 540, 1.2], [0.14, 552, 1.2]].map(([p, y, k]) => fill(lens(s.x(p!) - 40 * k!, y!, 120 * k!, 3), '#ffffff', 'opacity="0.7"') + put(s.x(p!), y!, 0.5 * k!, fill('M-50 -6H52L42 6H-44Z', '#2f6a54') + rect(-36, -18, 68, 12, '#f7f0dc') + rect(-26, -28, 44, 10, '#f7f0dc'))).join('')),
    layer(0.2, (s) => {
      let out = '';
      const wall = (): string => s.r.pick(['#b5b4b0', '#a4adb0', '#c4b9ac', '#98a4ac', '#cfc3b2']);
      const row = (base: number, k: number, count: number, from: number, to: number, height: (p: number) => number): void => { for (let i = 0; i < count; i++) { const p = from + ((to - from) * (i + s.r.range(0.1, 0.9))) / count; const w = s.r.range(34, 62) * k; const h = height(p) * s.r.range(0.7, 1.15) * k; const x = s.x(p); out += tower(s, x, base, w, h, wall(), '#fff2cc', 0.12, s.r.pick(['flat', 'flat', 'step', 'tank', 'flat'] as const)); } };
      out += rect(-120, 600, s.w + 240, 400, s.down(600, 900, ['#c9c3b5', '#a8a898', '#7f8f7f']));
      row(640, 0.72, 30, -0.06, 1.04, (p) => 130 + 150 * Math.exp(-((p - 0.6) ** 2) / 0.05));
      out += put(s.x(s.tall ? 0.72 : 0.66), 690, 0.96, crownTower(s, '#c9bda8', '#fff0cc', '#fff4d8')) + put(s.x(s.tall ? 0.46 : 0.515), 690, 0.86, prismTower('#8fb0c0', '#5f86a0', '#f4f8f4'));
      row(730, 1, 26, -0.06, 1.04, (p) => 130 + 130 * Math.exp(-((p - 0.6) ** 2) / 0.06));
      row(830, 1.25, 22, -0.06, 1.04, (p) => 120 + 90 * Math.abs(p - 0.4));
      return out;
    }),
    mist({ depth: 0.3, y: 720, height: 190, colour: '#ffe9c8', opacity: 0.35 }),
    rays({ depth: 0.32, x: 0.24, y: 290, count: 11, spread: 130, angle: 20, length: 1000, colour: '#fff4d0', strength: 0.16 }),
    layer(0.5, (s) => {
      // The wooded flank of the Peak.
      const top: Pt[] = [[-120, 640], [s.w * 0.08, 690], [s.w * 0.2, 760], [s.w * 0.36, 836], [s.w * 0.54, 880], [s.w * 0.74, 866], [s.w * 0.9, 820], [s.w + 120, 760]];
      let out = fill(`${curve(top)}L${s.w + 120} 1120L-120 1120Z`, s.down(640, 1000, ['#5f8a5c', '#2f6250', '#16403f']));
      for (let i = 0; i < 130; i++) { const p = s.r.range(-0.05, 1.05); const k = Math.min(6, Math.max(0, (p + 0.08) * 6.2)); const a = top[Math.floor(k)]!; const b = top[Math.min(7, Math.floor(k) + 1)]!; const y = a[1] + (b[1] - a[1]) * (k % 1) + s.r.next() ** 1.3 * 240; out += foliage(s, s.x(p), y, s.r.range(34, 66), s.r.range(24, 42), s.r.pick([['#2a5f4c', '#4f8a54', '#a9bf6a'], ['#24584c', '#3f7a50', '#86ac5f'], ['#2f6a4c', '#6f9c54', '#cfcf7a']] as [string, string, string][]), 13); }
      return out;
    }),
    layer(0.64, (s) => {
      // The track and the tram, steep across the corner.
      const [a, b]: [Pt, Pt] = s.tall ? [[-100, 600], [s.w * 0.8, 1080]] : [[-100, 600], [s.w * 0.5, 1060]];
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      let out = line(poly([a, b], false), '#a8957c', 34) + line(poly([[a[0], a[1] - 9], [b[0], b[1] - 9]], false), '#4a3f44', 5) + line(poly([[a[0], a[1] + 9], [b[0], b[1] + 9]], false), '#4a3f44', 5) + line(poly([a, b], false), '#d9d0c0', 2);
      for (let i = 0; i < 34; i++) { const [x, y] = at(i / 33); out += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${rect(-4, -17, 8, 34, '#6f5c50')}</g>`; }
      const [x, y] = at(s.tall ? 0.4 : 0.42);
      return out + put(x, y - 4, s.tall ? 1.2 : 1.45, peakTram('#b5323a'), angle);
    }),
    birds({ x: 0.6, y: 210, count: 4, size: 18, colour: '#5a5f64', spread: 110 }),
    layer(0.92, (s: Stage) => {
      let out = line(curve([[s.w + 60, 120], [s.w * 0.92, 150], [s.w * 0.82, 130], [s.w * 0.72, 170]]), '#4a3f3c', 11) + line(curve([[s.w * 0.9, 150], [s.w * 0.86, 220], [s.w * 0.8, 260]]), '#4a3f3c', 7);
      for (let i = 0; i < 30; i++) { const x = s.r.range(s.w * 0.7, s.w + 40); const y = 150 + s.r.gauss() * 70; out += oval(x, y, 21, 17, s.r.pick(['#3f7a52', '#5f9a5a', '#8fb868']), `transform="rotate(${s.r.range(-30, 30).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`); }
      for (let i = 0; i < 17; i++) out += put(s.r.range(s.w * 0.7, s.w + 10), 150 + s.r.gauss() * 80, s.r.range(1, 1.6), bauhinia(), s.r.range(-40, 40));
      for (let i = 0; i < 34; i++) out += leafSpray(s, s.r.range(s.w * 0.6, s.w + 60), 1050, -s.r.range(70, 150), mix('#123a3a', '#2f6a4c', s.r.next()), 6);
      return out;
    }),
  ],
};
