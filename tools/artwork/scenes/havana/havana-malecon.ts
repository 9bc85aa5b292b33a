import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { classicCar } from '../../src/buildings/havana.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { burst, water } from '@trekker/cover-art/water.ts';

/** A worn front of the sea road, foot at 0,0: tall doors, iron balconies, an arcade below. */
function front(s: Stage, w: number, h: number, wall: string): string {
  let out = rect(0, -h, w, h, s.across(0, w, [tone(wall, 0.03), wall, tone(wall, -0.06)])) + rect(-3, -h - 8, w + 6, 12, tone(wall, 0.07));
  for (let i = 0; i < 4; i++) { const [x, y] = [s.r.range(4, w - 24), -s.r.range(60, h - 20)]; out += fill(curve([[x, y], [x + 16, y - 9], [x + 30, y + 4], [x + 14, y + 14]], true), mix(wall, '#e8dcd0', 0.5), 'opacity="0.6"'); }
  const cols = Math.max(2, Math.round(w / 46));
  const floors = Math.max(1, Math.round((h - 70) / 62));
  for (let f = 0; f < floors; f++) for (let i = 0; i < cols; i++) { const x = ((i + 0.5) * w) / cols; const y = -h + 14 + f * ((h - 74) / floors); const on = s.r.chance(0.35); out += rect(x - 10, y, 20, 40, on ? '#ffd48a' : mix(wall, '#3a3058', 0.7)) + rect(x - 13, y - 4, 26, 4, tone(wall, 0.08)) + rect(x - 17, y + 28, 34, 13, '#3a3058', 'opacity="0.6"') + line(`M${x - 17} ${y + 28}h34`, tone(wall, 0.1), 2); }
  for (let i = 0; i < cols; i++) { const x = ((i + 0.5) * w) / cols; out += fill(`M${x - w / cols * 0.36} 0V-34A${w / cols * 0.36} 20 0 0 1 ${x + w / cols * 0.36} -34V0Z`, mix(wall, '#33264c', 0.72)); }
  return out;
}

export const malecon: Scene = {
  slug: 'havana-malecon-sunset', place: 'Havana, Cuba', seed: 2512, light: 0.6, air: '#f7b48c',
  alt: 'Waves burst over the sea wall of the Malecón in Havana at sunset, a turquoise car of the fifties drives by and a couple watches',
  layers: () => [
    sky(['#3f5aa4', '#8a7ac0', '#e08aa8', '#ff9f74', '#ffd68c'], 560),
    sun({ x: 0.8, y: 470, r: 88, colour: '#fff4cc', glow: '#ffb05c', reach: 720 }),
    streaks({ y: [60, 480], count: 14, colours: ['#c98fc0', '#ffa88c', '#ffd29a'], opacity: 0.75, width: [260, 760] }),
    water({ depth: 0.14, top: 548, stops: ['#ffc98a', '#d98a90', '#6a6aa8', '#3a4a8c'], ripples: { light: '#ffe2b0', dark: '#6a5a98', count: 260, opacity: 0.5 }, glitter: { x: 0.8, colour: '#fff2c4', spread: 110, count: 220 } }),
    layer(0.18, (s) => {
      // El Morro with its light on the far point.
      const x = s.x(0.62);
      return fill(curve([[x - 190, 556], [x - 130, 530], [x - 60, 520], [x + 20, 506], [x + 60, 516], [x + 92, 548], [x + 100, 558]], true), '#8a5f84') + rect(x - 70, 492, 110, 34, '#9a6c8a') + fill(poly([[x - 70, 492], [x - 96, 524], [x - 70, 526]]), '#8f6484') + rect(x + 34, 436, 17, 84, '#b98098') + rect(x + 30, 430, 25, 8, '#d9a4ac') + rect(x + 36, 414, 13, 16, '#fff0b8') + disc(x + 42, 421, 30, '#fff0b8', 'opacity="0.35"') + fill(`M${x + 33} 414L${x + 42} 400L${x + 52} 414Z`, '#8a5f84');
    }),
    layer(0.26, (s) => {
      // The town's front curves away to the left.
      const walls = ['#e8a07a', '#7fb5b8', '#f2c88a', '#d9808a', '#a9a4d0', '#f0b490', '#8fc0a4', '#e6b8a0'];
      let out = '';
      let x = -110;
      let i = 0;
      while (x < s.x(s.tall ? 0.66 : 0.5)) { const t = Math.max(0, x + 110) / s.x(0.56); const k = 1.15 * (1 - t) ** 0.8 + 0.22; const w = [96, 120, 84, 134, 104][i % 5]! * k; const h = [250, 310, 220, 340, 270][i % 5]!; out += put(x, 690 - 116 * Math.min(1, t) ** 0.9, k, front(s, w / k, h, mix(walls[i % 8]!, '#8a5f94', 0.12 + 0.4 * t))); x += w; i++; }
      return out;
    }),
    layer(0.36, (s) => {
      // The sea bursts over the wall, white with the sun in it.
      let out = '';
      for (const [p, y, k] of [[0.64, 596, 0.42], [0.775, 664, 0.8], [0.93, 800, 1.35]] as const) out += burst(s, s.x(p), y, 104 * k, 230 * k, ['#e2b8c4', '#ffe6d2', '#fffaf0']);
      return out;
    }),
    layer(0.4, (s) => {
      // The road and the wall bend with the bay.
      const outer: Pt[] = [[s.x(s.tall ? 0.64 : 0.5), 572], [s.w * 0.62, 590], [s.w * 0.74, 640], [s.w * 0.86, 730], [s.w * 0.98, 860], [s.w + 120, 1000]];
      const inner: Pt[] = [[s.w + 120, 1120], [-120, 1120], [-120, 690], [s.w * 0.06, 682], [s.w * 0.24, 640], [s.w * 0.42, 590], [s.x(s.tall ? 0.64 : 0.5), 572]];
      let out = fill(`${curve(outer)}L${poly(inner, false).slice(1)}Z`, s.down(572, 1000, ['#e2a89c', '#a87a8c', '#5f4a74']));
      const kerb = outer.map(([x, y], i): Pt => [x - 8 - i * 17, y + 4 + i * 3]);
      out += fill(`${curve(outer)}L${curve(kerb.slice().reverse()).slice(1)}Z`, '#f2cdb0') + line(curve(kerb), '#7a5a78', 3);
      for (let i = 0; i < 7; i++) { const t = i / 7; const y = 640 + t * t * 330; const x = s.w * 0.5 - t * 60; out += fill(poly([[x, y], [x + 10 + t * 26, y], [x + 4 + t * 40, y + 14 + t * 30], [x - 12 - t * 8, y + 14 + t * 30]]), '#ffe9c4', 'opacity="0.75"'); }
      return out + fill(lens(s.w * 0.66, 840, 520, 16), '#ffcf9c', 'opacity="0.3"') + fill(lens(s.w * 0.56, 920, 460, 12), '#ffb48c', 'opacity="0.28"');
    }),
    layer(0.46, (s) => {
      const top: Pt[] = [[s.x(s.tall ? 0.64 : 0.5), 560], [s.w * 0.62, 572], [s.w * 0.74, 612], [s.w * 0.86, 690], [s.w * 0.98, 800], [s.w + 120, 920]];
      const foot: Pt[] = [[s.x(s.tall ? 0.64 : 0.5), 572], [s.w * 0.62, 590], [s.w * 0.74, 640], [s.w * 0.86, 730], [s.w * 0.98, 860], [s.w + 120, 1000]];
      return fill(`${curve(top)}L${curve(foot.slice().reverse()).slice(1)}Z`, s.across(s.w * 0.5, s.w, ['#c98f94', '#a8708a', '#7a5480'])) + line(curve(top), '#ffe2bc', 7) + line(curve(top.map(([x, y]): Pt => [x + 6, y + 8])), '#5f4470', 2, 'opacity="0.5"');
    }),
    layer(0.6, (s) => put(s.x(s.tall ? 0.36 : 0.34), 912, s.tall ? 1 : 1.22, classicCar(s, '#2fb0a8', '#f7f2e4', '#b5343c'), 0, true)),
    layer(0.66, (s) => { const x = s.x(s.tall ? 0.66 : 0.655); const at = (dx: number, dy: number, figure: string): string => oval(x + dx + 12, 668 + dy, 28, 3, '#5f4470', 'opacity="0.4"') + put(x + dx, 668 + dy, 0.82, figure); return at(0, 0, stroller('#f4efe2', '#3f4a6c', '#2a1c20', '#8a5a3f')) + at(34, 4, lady('#e8503f', '#2a1c20', '#8a5a3f')); }),
    birds({ x: 0.44, y: 260, count: 6, size: 15, colour: '#4a3a6c', spread: 110 }),
    layer(0.9, (s) => oval(s.x(0.9), 1010, 240, 16, '#ffe2b8', 'opacity="0.25"')),
  ],
};

