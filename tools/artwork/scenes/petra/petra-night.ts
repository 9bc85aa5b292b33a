import { mix } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, oval, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { sky, stars } from '@trekker/cover-art/sky.ts';

const deep = '#1c1430';

/** A paper bag with a candle in it, foot at 0,0, 26 high. */
const light = (x: number, y: number, k: number): string => oval(x, y, 60 * k, 17 * k, '#ff9a4a', 'opacity="0.18"') + oval(x, y, 30 * k, 8 * k, '#ffb45c', 'opacity="0.35"') + fill(poly([[x - 8 * k, y], [x - 9 * k, y - 22 * k], [x + 9 * k, y - 22 * k], [x + 8 * k, y]]), '#ffd48a') + oval(x, y - 9 * k, 5 * k, 9 * k, '#fff6d4');

export const candlelight: Scene = {
  slug: 'petra-siq-candles', place: 'Petra, Jordan', seed: 663, light: 0, air: '#4a3458', grain: 0.5,
  alt: 'A path of candles winds through the narrow Siq of Petra at night, its walls glow and a band of stars shows above',
  layers: () => [
    sky(['#0f1540', '#2a2f74', '#4f4a94'], 760),
    stars(380, 900),
    layer(0.03, (s) => { let out = ''; for (let i = 0; i < 30; i++) out += oval(s.x(0.5) + s.r.gauss() * 40 + (i - 15) * 5, 30 + i * 20, s.r.range(24, 60), s.r.range(20, 40), i % 2 ? '#a9a4ea' : '#e2b8e0', 'opacity="0.13"'); return group(out, s.blur(18)); }),
    // Beyond the last bend the first light of the Treasury's court.
    layer(0.1, (s) => fill(`M${s.x(0.5) - 160} 300H${s.x(0.5) + 160}V860H${s.x(0.5) - 160}Z`, s.down(300, 860, ['#6a3f5a00', '#7a4a62aa', '#c9745a', '#f0a468'])) + oval(s.x(0.5) + 20, 800, 190, 190, s.radial(s.x(0.5) + 20, 800, 190, ['#ffd08acc', '#ffb06a00']))),
    layer(0.2, (s) => {
      let out = '';
      // Five pairs of walls, far to near; each is lit from the candles at its foot.
      for (let k = 0; k < 5; k++) {
        for (const side of [-1, 1]) {
          const seed = s.r.int(1, 9999);
          const half = (s.tall ? [0.06, 0.13, 0.22, 0.33, 0.47] : [0.034, 0.075, 0.135, 0.225, 0.35])[k]!;
          const shift = Math.sin(k * 1.7 + 0.6) * (5 - k) * 13;
          const pts: Pt[] = [];
          for (let y = -100; y <= 1120; y += 22) { const lean = side * (y < 500 ? -90 * ((500 - y) / 600) ** 2 * (0.4 + k * 0.2) : 0); pts.push([s.x(0.5) + shift + side * (s.x(half) + fbm(y / 240, seed, 3) * (26 + k * 26) + fbm(y / 64, seed + 5, 3) * (4 + k * 4)) + lean, y]); }
          const base = 796 + k * k * 13;
          const far = s.x(0.5) + side * s.w;
          const d = `${curve(pts)}L${far} 1120L${far} -100Z`;
          const warm = ['#f0a068', '#d97a50', '#b55a4a', '#8a4048', '#5a2a40'][k]!;
          const dark = ['#5f3a5c', '#4f3054', '#42284c', '#332042', '#241836'][k]!;
          let inner = '';
          for (let i = 0; i < 26; i++) { const o = side * (6 + i * (7 + k * 4) + s.r.range(-3, 3)); inner += line(curve(pts.filter((_, n) => n % 3 === 0).map(([x, y], n): Pt => [x + o + fbm(n * 0.4, seed + i, 2) * 14, y])), i % 2 ? mix(warm, '#ffe0a8', 0.3) : dark, s.r.range(1.5, 5 + k * 1.4), 'opacity="0.3"'); }
          out += fill(d, s.down(120, base + 60, [deep, dark, [0.7, mix(dark, warm, 0.5)], [0.92, warm], [1, mix(warm, '#ffe0a8', 0.35)]])) + group(inner + rect(-BLEED, -100, s.w + 2 * BLEED, 560, s.down(-100, 460, [`${deep}`, `${deep}00`]), 'opacity="0.75"'), s.clip(d)) + line(curve(pts), mix(warm, '#ffd49a', 0.4), 2.4, `opacity="${0.65 - k * 0.08}"`);
        }
      }
      return out;
    }),
    layer(0.5, (s) => {
      const c = s.x(0.5);
      const floor: Pt[] = [[c - 60, 800], [c + 74, 800], [c + s.w * 0.2, 880], [c + s.w * 0.6, 1120], [c - s.w * 0.6, 1120], [c - s.w * 0.2, 880]];
      let out = fill(curve(floor, true), s.down(796, 1000, ['#ffc280', '#b5664f', '#4f2a44']));
      for (let i = 0; i < 60; i++) { const t = s.r.next(); const y = 812 + t * 190; out += oval(c + s.r.range(-1, 1) * (40 + t * s.w * 0.34), y, 6 + t * 20, 1.5 + t * 4, s.r.pick(['#7a4048', '#ffcf92', '#5a3044']), 'opacity="0.35"'); }
      return out;
    }),
    layer(0.56, (s) => {
      // The path bends: lights stand in two lines, dense far off.
      let out = '';
      for (let i = 0; i < 15; i++) { const t = 1 - i / 14; const near = (1 - t) ** 1.9; const y = 806 + near * 184; const k = 0.24 + near * 1.7; const mid = s.x(0.5) + Math.sin(t * 4.4) * 34 * (1 - near) + near * s.w * -0.02; const half = 30 + near * s.w * (s.tall ? 0.36 : 0.27); out += light(mid - half, y, k) + light(mid + half, y + 3, k); }
      return out;
    }),
    layer(0.66, (s) => {
      // Two visitors, dark against the glow.
      const c = s.x(0.5) - 12;
      const shape = (x: number, y: number, k: number, coat: string): string => `<g transform="translate(${x} ${y}) scale(${k})">${oval(0, 1, 22, 4, '#2a1430', 'opacity="0.5"')}${line('M-5 -42L-8 0M5 -42L8 0', '#1f1630', 8)}${fill(curve([[-12, -36], [-12, -60], [-7, -74], [7, -74], [12, -60], [12, -36]], true), coat)}${disc(0, -84, 8, '#2a1c34')}${line('M12 -66L13 -40', '#ffc888', 1.6)}${line('M-12 -66L-13 -40', '#ffc888', 1.6)}</g>`;
      return shape(c - 14, 866, 0.78, '#3a2848') + shape(c + 20, 872, 0.82, '#4a2840');
    }),
  ],
};
