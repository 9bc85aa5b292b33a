import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { festiveElephant } from '../../src/buildings/palace.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, moon, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A chhatri: a small domed pavilion on pillars, foot at 0,0, 60 wide. */
const chhatri = (s: Stage, stone: string, glow: string): string => rect(-28, -8, 56, 8, tone(stone, 0.04)) + rect(-22, -40, 44, 34, glow) + [-24, -9, 7, 20].map((x) => rect(x, -42, 4, 36, stone)).join('') + [-16.500, 0, 16.500].map((x) => `<path d="M${x - 6.500} -28Q${x - 6} -38 ${x} -41Q${x + 6} -38 ${x + 6.500} -28" fill="none" stroke="${stone}" stroke-width="3"/>`).join('') + fill('M-34 -40L-26 -48H26L34 -40Z', tone(stone, 0.07)) + fill('M-24 -48C-28 -66 -14 -78 0 -82C14 -78 28 -66 24 -48Z', s.across(-24, 24, [tone(stone, 0.09), stone, tone(stone, -0.1)])) + line('M0 -82V-94', '#f7cf6a', 2.4) + disc(0, -87, 3, '#f7cf6a');

/** A palace block on the fort: arches in rows, a parapet with merlons, foot at 0,0. */
function block(s: Stage, w: number, h: number, stone: string, glow: string, floors: number): string {
  let out = rect(0, -h, w, h + 40, s.across(0, w, [tone(stone, 0.05), stone, tone(stone, -0.07)]));
  for (let f = 0; f < floors; f++) { const y = -h + 26 + f * ((h - 20) / floors); const n = Math.max(2, Math.round(w / 26)); out += rect(0, y - 14, w, 4, tone(stone, 0.08)); for (let i = 0; i < n; i++) { const x = ((i + 0.5) * w) / n; out += fill(`M${x - 7} ${y + 28}V${y + 8}Q${x - 6} ${y - 2} ${x} ${y - 6}Q${x + 6} ${y - 2} ${x + 7} ${y + 8}V${y + 28}Z`, s.r.chance(0.45) ? glow : tone(stone, -0.24)); } }
  return out + rect(-4, -h - 8, w + 8, 10, tone(stone, 0.08)) + Array.from({ length: Math.round(w / 13) }, (_, i) => fill(`M${i * 13} ${-h - 8}v-8q4 -6 8 0v8Z`, tone(stone, 0.03))).join('');
}

export const amber: Scene = {
  slug: 'jaipur-amber-fort-dusk', place: 'Amber, Jaipur, India', seed: 4212, light: -0.5, air: '#d9a8ac',
  alt: 'Amber Fort spreads along its hill above Maota lake at dusk, lamps coming on and lying in the water; a decorated elephant walks the shore road',
  layers: () => {
    const hill = layer(0.3, (s) => {
      const top: Pt[] = [[-120, 560], [s.w * 0.1, 520], [s.w * 0.24, 470], [s.w * 0.4, 452], [s.w * 0.6, 446], [s.w * 0.76, 466], [s.w * 0.9, 520], [s.w + 120, 572]];
      const d = `${curve(top)}L${s.w + 120} 740L-120 740Z`;
      let inner = '';
      for (let i = 0; i < 60; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(500, 720); const w = s.r.range(30, 90); inner += fill(curve([[x, y], [x + w * 0.5, y - 7], [x + w, y + 4], [x + w * 0.6, y + 16], [x + w * 0.1, y + 12]], true), i % 2 ? '#7a4a5c' : '#f2b48a', 'opacity="0.26"'); }
      let out = fill(d, s.down(450, 730, ['#c98470', '#a86a68', '#7a5064'])) + group(inner, s.clip(d));
      for (let i = 0; i < 44; i++) out += foliage(s, s.x(s.r.range(-0.05, 1.05)), s.r.range(600, 725), s.r.range(16, 34), s.r.range(11, 20), s.r.pick([['#4f5a54', '#74785a', '#b5a06c'], ['#43504f', '#66704f', '#9a9460']] as [string, string, string][]), 10);
      return out;
    });
    const fort = layer(0.36, (s) => {
      const k = s.tall ? 0.76 : 1;
      const c = s.x(0.5);
      const stone = '#f0c08a';
      const glow = '#ffe29a';
      const at = (dx: number, y: number, figure: string, m = 1): string => put(c + dx * k, 560 - (560 - y) * k, k * m, figure);
      let out = '';
      out += at(-520, 560, block(s, 180, 120, stone, glow, 2)) + at(-300, 558, block(s, 210, 190, mix(stone, '#f7dcb0', 0.4), glow, 3)) + at(-60, 556, block(s, 240, 150, stone, glow, 2)) + at(210, 558, block(s, 170, 220, mix(stone, '#e8a878', 0.3), glow, 4)) + at(400, 560, block(s, 190, 130, stone, glow, 2));
      for (const [dx, y, m] of [[-500, 432, 0.9], [-360, 432, 0.9], [-286, 360, 1], [-106, 360, 1], [-196, 356, 1.3], [-40, 398, 0.9], [60, 396, 1.5], [160, 398, 0.9], [224, 330, 1], [366, 330, 1], [296, 326, 1.2], [420, 422, 0.9], [570, 422, 0.9]] as const) out += at(dx, y, chhatri(s, stone, glow), m);
      // The long curtain wall with round bastions stands before the palaces' feet.
      out += fill(poly([[c - 640 * k, 560], [c + 640 * k, 560], [c + 660 * k, 660], [c - 660 * k, 660]]), s.down(556, 660, ['#e6b07c', '#b57a64']));
      for (let i = 0; i < 74; i++) out += fill(`M${c + (-640 + i * 17.400) * k} 561v-9q5 -7 10 0v9Z`, '#f2c492');
      for (const dx of [-600, -360, -40, 300, 600]) { const x = c + dx * k; out += fill(poly([[x - 50 * k, 556], [x + 50 * k, 556], [x + 58 * k, 676], [x - 58 * k, 676]]), s.across(x - 54 * k, x + 54 * k, ['#f7cc98', '#dba172', '#a06c62'])) + rect(x - 56 * k, 546, 112 * k, 13, '#f7d2a0') + put(x, 548, k * 0.9, chhatri(s, stone, glow)); }
      // Scrub hides where the masonry meets the hill.
      for (let i = 0; i < 46; i++) out += foliage(s, c + s.r.range(-680, 680) * k, 668 + s.r.range(-4, 12), s.r.range(24, 46), s.r.range(10, 18), s.r.pick([['#4f5a54', '#74785a', '#b5a06c'], ['#5a4a50', '#7f6f58', '#bf9a6c']] as [string, string, string][]), 10);
      return out;
    });
    return [
      sky(['#3f4a90', '#8a6fae', '#d9889c', '#ffa888', '#ffd29c'], 600),
      moon({ x: 0.82, y: 170, r: 34, colour: '#fff4dc', glow: '#f2d0d9', crescent: 0.55 }),
      streaks({ y: [70, 420], count: 12, colours: ['#a880b4', '#f0a09c', '#ffc89c'], opacity: 0.7, width: [260, 720] }),
      ridge({ depth: 0.1, base: 600, height: 260, rough: 0.4, peaks: [[0.04, 0.8, 320], [0.24, 0.6, 280], [0.5, 1, 360], [0.74, 0.7, 300], [0.98, 1, 340]], colour: '#b5849c', shade: '#94709a', lit: '#ffc9a8', foot: '#e0a4a0', gullies: 4 }),
      layer(0.14, (s) => { const wall: Pt[] = [[-60, 470], [s.w * 0.1, 424], [s.w * 0.22, 446], [s.w * 0.36, 400], [s.w * 0.5, 350], [s.w * 0.62, 396], [s.w * 0.76, 430], [s.w * 0.92, 390], [s.w + 80, 420]]; return line(curve(wall), '#c9949c', 8) + line(curve(wall.map(([x, y]): Pt => [x, y - 5])), '#f2bfa8', 2.400) + wall.map(([x, y]) => rect(x - 10, y - 20, 20, 26, '#c9949c')).join(''); }),
      mist({ depth: 0.18, y: 560, height: 90, colour: '#f7bfa8', opacity: 0.6 }),
      hill, fort,
      water({ depth: 0.44, top: 736, stops: ['#f2b098', '#b57f9c', '#5f5a94', '#2f3568'], ripples: { light: '#ffd9b4', dark: '#5a4f8c', count: 180, opacity: 0.4 } }),
      mirror({ of: [hill, fort], y: 738, depth: 0.46, opacity: 0.6, tint: '#f2b8a4', squash: 0.56, cuts: 190 }),
      birds({ x: 0.24, y: 250, count: 9, size: 12, colour: '#5a3f74', spread: 130 }),
      layer(0.7, (s) => {
        // The shore road with a low wall, and the elephant on its way home.
        let out = fill(curve([[-120, 912], [s.w * 0.2, 918], [s.w * 0.5, 938], [s.w * 0.8, 926], [s.w + 120, 912], [s.w + 120, 1120], [-120, 1120]], true), s.down(910, 1000, ['#c98a70', '#7a4c5c']));
        for (let x = -110; x < s.w + 120; x += 64) { const y = 916 + 22 * Math.sin(Math.PI * Math.min(1, Math.max(0, x / s.w))); out += rect(x, y - 30, 50, 34, s.across(x, x + 50, ['#f0bc90', '#b57a68'])) + rect(x - 4, y - 36, 58, 9, '#ffd9ae') + fill(`M${x + 16} ${y - 2}v-14q9 -12 18 0v14Z`, '#7a4a58'); }
        return out + oval(s.x(s.tall ? 0.5 : 0.68) + 20, 986, 190, 12, '#3a2444', 'opacity="0.45"') + put(s.x(s.tall ? 0.5 : 0.68), 986, 2.7, festiveElephant('#6a5f70', '#473f58', '#b5305c', '#f7c24a'), 0, true);
      }),
      layer(0.92, (s) => {
        let out = '';
        // A neem branch above.
        for (let i = 0; i < 5; i++) out += line(curve([[-60, 40 + i * 30], [120 + i * 30, 60 + i * 34], [240 + i * 20, 130 + i * 30]]), '#3a2840', 5);
        for (let i = 0; i < 120; i++) { const t = s.r.next(); const [x, y] = [-60 + t * 330 + s.r.gauss() * 30, 50 + t * 110 + s.r.gauss() * 40]; out += oval(x, y, 17, 5, s.r.pick(['#2a2c48', '#3a3a54', '#54505c']), `transform="rotate(${s.r.range(10, 80).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`); }
        return out;
      }),
    ];
  },
};
