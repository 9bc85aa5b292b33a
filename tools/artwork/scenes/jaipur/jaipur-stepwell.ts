import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { birds, sky, sun } from '@trekker/cover-art/sky.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/** One zigzag flight: two stairs that meet at the top of a small landing, seen from the front. Foot at 0,0. */
function flight(w: number, h: number, lit: string, stone: string, shade: string): string {
  const n = 6;
  let out = '';
  for (const d of [-1, 1]) for (let i = 0; i < n; i++) { const t = i / n; const x = d * w * 0.5 * (1 - t); const y = -h * t; out += fill(poly([[x, y], [x, y - h / n], [x - d * (w * 0.5) / n, y - h / n], [x - d * (w * 0.5) / n, y]]), d < 0 ? lit : shade) + line(`M${x} ${y - h / n}H${x - d * (w * 0.5) / n}`, d < 0 ? tone(lit, 0.07) : stone, 1.8); }
  return out;
}

export const stepwell: Scene = {
  slug: 'jaipur-stepwell-morning', place: 'Jaipur, India', seed: 4213, light: -0.6, air: '#f2d2a4',
  alt: 'Rows of zigzag steps go down to the green water of an old stepwell near Jaipur, women in bright saris carry brass pots',
  layers: () => [
    sky(['#5fa8cc', '#b5d5d0', '#fdeabf'], 240),
    sun({ x: 0.1, y: 90, r: 0, colour: '#fff', glow: '#fff2c4', reach: 640 }),
    layer(0.12, (s: Stage) => {
      // The pavilions on the rim, arches between pillars, under small domes.
      const n = s.tall ? 5 : 9;
      const w = s.w / n;
      let out = rect(-120, 150, s.w + 240, 130, '#e0a878') + rect(-120, 138, s.w + 240, 16, '#f7cfa0') + rect(-120, 154, s.w + 240, 6, '#8f5a4c', 'opacity="0.4"');
      for (let i = -1; i <= n; i++) {
        const x = i * w;
        out += fill(`M${x + w * 0.14} 280V216Q${x + w * 0.18} 186 ${x + w * 0.5} 174Q${x + w * 0.82} 186 ${x + w * 0.86} 216V280Z`, '#7a4a4c') + fill(`M${x + w * 0.2} 280V222Q${x + w * 0.24} 196 ${x + w * 0.5} 186Q${x + w * 0.76} 196 ${x + w * 0.8} 222V280Z`, s.down(186, 280, ['#5a3440', '#a8685c']));
        out += rect(x - 9, 158, 18, 122, s.across(x - 9, x + 9, ['#f7d2a4', '#dba578', '#a86c5c']));
        if (((i % 2) + 2) % 2 === 0) out += rect(x + w * 0.5 - 44, 92, 88, 48, '#e8b080') + [-34, -12, 10, 32].map((dx) => rect(x + w * 0.5 + dx - 3, 92, 6, 46, '#f7d6a8')).join('') + rect(x + w * 0.5 - 52, 84, 104, 10, '#f7cfa0') + fill(`M${x + w * 0.5 - 40} 84C${x + w * 0.5 - 46} 48 ${x + w * 0.5 - 20} 34 ${x + w * 0.5} 28C${x + w * 0.5 + 20} 34 ${x + w * 0.5 + 46} 48 ${x + w * 0.5 + 40} 84Z`, s.across(x + w * 0.5 - 40, x + w * 0.5 + 40, ['#ffe0b0', '#e6b07c', '#b5786a'])) + line(`M${x + w * 0.5} 28V10`, '#c98f3c', 3);
      }
      return out;
    }),
    layer(0.3, (s) => {
      // Seven terraces that step in towards the water; the side walls stand at a slant.
      const c = s.x(0.5);
      const rows = 7;
      let out = rect(-120, 276, s.w + 240, 850, '#c98a64');
      let y = 282;
      for (let r = 0; r < rows; r++) {
        const t = r / (rows - 1);
        const h = 56 + 14 * t;
        const half = (s.tall ? 560 : 900) - r * (s.tall ? 48 : 92);
        const n = Math.max(3, (s.tall ? 8 : 12) - r);
        const w = (half * 2) / n;
        const sun0 = mix('#ffdda4', '#e0965c', t);
        const mid = mix('#e6b078', '#b5704c', t);
        const dark = mix('#a86c58', '#6a3a44', t);
        out += rect(c - half - 400, y, half * 2 + 800, h + 14, mid) + rect(c - half - 400, y, half * 2 + 800, 9, mix(sun0, '#fff0cc', 0.4)) + rect(c - half - 400, y + 9, half * 2 + 800, 5, dark, 'opacity="0.45"');
        for (let i = 0; i < n; i++) out += put(c - half + (i + 0.5) * w, y + h + 14, 1, flight(w * 0.92, h, sun0, mid, dark));
        // Small niches between the flights.
        for (let i = 0; i <= n; i++) { const x = c - half + i * w; out += fill(`M${x - 7} ${y + 40}v-14q7 -10 14 0v14Z`, dark); }
        y += h + 14;
      }
      // Side walls in shade and light.
      for (const d of [-1, 1]) { const p: Pt[] = [[c + d * (s.tall ? 560 : 900), 282], [c + d * (s.tall ? 230 : 300), y], [c + d * 2000, y + 400], [c + d * 2000, 282]]; out += fill(poly(p), d < 0 ? s.across(c - 900, c - 230, ['#6f4440', '#8f5c4c']) : s.across(c + 230, c + 900, ['#d9a874', '#f2cf98'])); for (let k = 0; k < 14; k++) { const t = k / 13; const x0 = c + d * ((s.tall ? 560 : 900) - t * (s.tall ? 330 : 600)); const y0 = 282 + t * (y - 282); out += line(`M${x0} ${y0}L${x0 + d * 900} ${y0 + 90 + t * 60}`, d < 0 ? '#4a2636' : '#b5785a', 3, 'opacity="0.4"') + line(`M${x0} ${y0 - 5}L${x0 + d * 900} ${y0 + 85 + t * 60}`, '#ffd9a0', 2, 'opacity="0.35"'); } }
      return out;
    }),
    layer(0.44, (s) => {
      const top = 776;
      const c = s.x(0.5);
      let out = rect(-120, top, s.w + 240, 340, s.down(top, 1000, ['#8fae84', '#3f7f74', '#1f4f58'])) + rect(-120, top - 6, s.w + 240, 10, '#7a5048', 'opacity="0.5"');
      // The steps stand in the water upside down.
      for (let r = 0; r < 3; r++) { const n = 6; const w = (s.tall ? 520 : 760) / n; const h = 62; for (let i = 0; i < n; i++) out += `<g opacity="${0.4 - r * 0.1}">${put(c - (w * n) / 2 + (i + 0.5) * w, top + r * 70, 1, `<g transform="scale(1 -1)">${flight(w * 0.92, h, '#e6b884', '#b5805c', '#5a4a4c')}</g>`)}</g>`; }
      return out + ripples(s, top, 1000, '#e6f2c9', 130, 0.5) + ripples(s, top, 1000, '#1f5a5c', 100, 0.4) + [[0.3, 850], [0.36, 866], [0.7, 840], [0.62, 920]].map(([p, yy]) => oval(s.x(p!), yy!, 26, 8, '#5f9a5a') + oval(s.x(p!) - 5, yy! - 2, 18, 4, '#8fbf6a')).join('') + [0.31, 0.71].map((p, i) => disc(s.x(p), 842 + i * -8, 8, '#f7a4c0') + disc(s.x(p), 838 - i * 8, 5, '#ffd9e4')).join('');
    }),
    layer(0.5, (s) => {
      const folk: [number, number, number, string, string][] = [[0.24, 352, 0.6, '#e8416f', '#a82a54'], [0.3, 352, 0.58, '#f2b02c', '#c0801c'], [0.66, 424, 0.68, '#2f9c8f', '#1f6f6c'], [0.42, 564, 0.8, '#8a4fc0', '#623490'], [0.57, 704, 0.98, '#f0602c', '#b5401c'], [0.35, 776, 1.1, '#d92f5f', '#96204a']];
      let out = '';
      for (const [p, y, k, a, b] of folk) { const x = s.x(0.5) + (s.x(p) - s.x(0.5)) * 0.96; out += oval(x + 14 * k, y, 26 * k, 3 * k, '#5a2f38', 'opacity="0.4"') + put(x, y, k, walker(a, '#8a5638', b)) + put(x, y - 92 * k, k, fill('M-10 0Q-18 -14 -8 -22H8Q18 -14 10 0Z', '#d9a03c') + fill('M3 0Q10 -14 4 -22H8Q18 -14 10 0Z', '#a8701c') + oval(0, -23, 9, 3, '#f7d278')); }
      return out;
    }),
    birds({ x: 0.72, y: 60, count: 7, size: 12, colour: '#7a5a5c', spread: 110 }),
    layer(0.9, (s) => {
      // Marigold garlands hang into the upper corners; a peacock sits on the near wall.
      const x = s.x(s.tall ? 0.84 : 0.87);
      let out = fill(poly([[s.w * 0.7, 1010], [s.w * 0.72, 952], [s.w + 120, 936], [s.w + 120, 1120], [s.w * 0.7, 1120]]), s.across(s.w * 0.7, s.w, ['#f0bc88', '#a86c58'])) + line(`M${s.w * 0.72} 952L${s.w + 120} 936`, '#ffe2b0', 5);
      const k = 1.5;
      for (let i = 0; i < 17; i++) { const a = 0.2 + (i / 16) * 0.7; const len = (150 + (i % 3) * 18) * k; const [ex, ey] = [x + 10 + Math.cos(a) * len, 930 + Math.sin(a) * len * 0.62]; out += line(curve([[x + 8, 926], [(x + ex) / 2, (926 + ey) / 2 - 12], [ex, ey]]), i % 2 ? '#1f7a5c' : '#2f9a6c', 5) + oval(ex, ey, 11, 9, '#3fae74') + oval(ex, ey, 7, 6, '#d9a83c') + oval(ex, ey, 4, 3.500, '#1f3fa0'); }
      out += fill(curve([[x + 30, 930], [x - 6, 944], [x - 34, 926], [x - 40, 896], [x - 34, 860], [x - 38, 832], [x - 28, 826], [x - 20, 850], [x - 10, 890], [x + 20, 904]], true), '#1f4fc0') + fill(curve([[x - 34, 860], [x - 30, 900], [x - 10, 926], [x + 10, 920], [x - 12, 894], [x - 22, 852]], true), '#3f86e0', 'opacity="0.6"') + disc(x - 33, 828, 9, '#1f4fc0') + fill(`M${x - 41} 828L${x - 54} 833L${x - 40} 834Z`, '#d9c08a') + disc(x - 35, 826, 2.200, '#ffffff') + [-8, -3, 2, 7].map((d) => line(`M${x - 31} 820L${x - 30 + d} 800`, '#1f4fc0', 1.6) + disc(x - 30 + d, 798, 3, '#3fae9c')).join('') + line(`M${x - 6} 940V958M${x + 8} 938V956`, '#7a6a5a', 4);
      for (const [a, b, sag] of [[-40, s.w * 0.3, 60], [s.w * 0.7, s.w + 40, 60]] as const) for (let i = 0; i <= 26; i++) { const t = i / 26; out += disc(a + (b - a) * t, -6 + sag * 4 * t * (1 - t) * 0.7, 11, i % 2 ? '#f7a42c' : '#ffca3c') + disc(a + (b - a) * t, -6 + sag * 4 * t * (1 - t) * 0.7, 5, '#e8842c'); }
      return out;
    }),
  ],
};
