import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, lens, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

const [x0, x1, deck, foot, crown] = [0.18, 0.82, 420, 640, 446] as const;

/** A steam locomotive with its tender, rails at 0,0, going left; about 190 long. */
function engine(): string {
  const wheel = (x: number, r: number): string => disc(x, -r, r, '#2a1c2c') + disc(x, -r, r * 0.62, '#8f3a34') + disc(x, -r, r * 0.2, '#f2c070');
  return rect(-84, -46, 118, 34, '#2a2438') + fill('M-92 -46Q-94 -63 -78 -64H32V-30H-92Z', '#3a3048') + line('M-90 -58Q-84 -63 -76 -63H32', '#ffb87c', 2.6) + line('M-50 -64V-30M-14 -64V-30', '#5a4a5c', 3) + rect(-82, -88, 14, 26, '#2a2438') + rect(-86, -92, 22, 6, '#4a3c50') + fill('M-44 -64Q-44 -80 -34 -80Q-24 -80 -24 -64Z', '#d9a04a') + fill('M-6 -64Q-6 -76 2 -76Q10 -76 10 -64Z', '#3a3048') + rect(30, -86, 40, 66, '#a8323a') + rect(24, -92, 52, 8, '#2a2438') + rect(40, -76, 20, 20, '#ffd88c') + fill(poly([[-92, -20], [-112, -2], [-84, -2]]), '#4a3c50') + disc(-95, -48, 6, '#ffe9a8')
    + rect(80, -58, 70, 40, '#2a2438') + fill('M80 -58Q114 -74 150 -58Z', '#3a2c30') + rect(80, -36, 70, 5, '#d9a04a') + wheel(-66, 9) + wheel(-40, 15) + wheel(-8, 15) + wheel(24, 15) + wheel(52, 9) + wheel(94, 10) + wheel(120, 10) + wheel(142, 10) + line('M-40 -15H24', '#c9b4a4', 4);
}

/** A teak coach with lit windows, 150 long, its left end at 0. */
const coach = (): string => rect(0, -60, 146, 46, '#7a3a2c') + rect(0, -64, 146, 7, '#f2e2c4') + rect(0, -24, 146, 5, '#e0a84a') + Array.from({ length: 7 }, (_, i) => rect(9 + i * 19, -52, 13, 19, '#ffe2a0')).join('') + [20, 38, 110, 128].map((x) => disc(x, -9, 9, '#2a1c2c')).join('') + rect(-6, -20, 8, 6, '#2a1c2c');

export const bridge: Scene = {
  slug: 'victoria-falls-steam-bridge', place: 'Victoria Falls, Zambia and Zimbabwe', seed: 4522, light: 0.6, air: '#f7d0a0',
  alt: 'A steam train crosses the steel arch of the Victoria Falls Bridge high over the gorge at sunset, the spray of the falls behind it',
  layers: () => [
    sky(['#4f6f9c', '#a08fae', '#f0a88c', '#ffc88a', '#ffe6b4'], 560),
    sun({ x: 0.7, y: 330, r: 66, colour: '#fff4cc', glow: '#ffb468', reach: 700 }),
    streaks({ y: [50, 330], count: 12, colours: ['#c9a4b0', '#f7b494', '#ffdca8'], opacity: 0.75, width: [240, 720] }),
    layer(0.06, (s) => {
      // The smoke that thunders: a cloud from behind the plateau.
      let out = '';
      for (let i = 0; i < 70; i++) { const t = s.r.next(); out += oval(s.x(0.33) + s.r.gauss() * (60 + 190 * t), 420 - t * 360, s.r.range(50, 130), s.r.range(34, 80), mix('#fff6e4', '#f2bfae', t), `opacity="${(0.34 * (1 - t * 0.6)).toFixed(2)}"`); }
      return group(out, s.blur(18));
    }),
    layer(0.12, (s) => {
      // The far gorge wall with the fall's white corner.
      let out = fill(curve([[-120, 404], [s.w * 0.2, 398], [s.w * 0.5, 408], [s.w * 0.8, 400], [s.w + 120, 406], [s.w + 120, 1120], [-120, 1120]], true), s.down(400, 900, ['#c98a74', '#8f6474', '#5a4a70']));
      for (let i = 0; i < 40; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(440, 660); out += fill(poly([[x, y], [x + 16, y + 18], [x + 10, y + s.r.range(70, 170)], [x - 8, y + 70]]), s.r.pick(['#e0a47c', '#6a4a68']), 'opacity="0.3"'); }
      for (let i = 0; i < 54; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 53), 402 + s.r.range(-8, 6), s.r.range(22, 46), s.r.range(10, 22), ['#8a7a6c', '#a8906c', '#e0b878'], 12);
      return out + group(oval(s.x(0.33), 480, 220, 110, '#fff2e0', 'opacity="0.6"'), s.blur(34));
    }),
    layer(0.2, (s) => {
      // The river far down between dark walls.
      const course: Pt[] = [[s.w * 0.5, 716], [s.w * 0.54, 730], [s.w * 0.52, 770], [s.w * 0.6, 830], [s.w * 0.66, 930], [s.w * 0.74, 1120], [s.w * 0.26, 1120], [s.w * 0.34, 930], [s.w * 0.44, 840], [s.w * 0.45, 780], [s.w * 0.49, 740]];
      const banks: Pt[] = [[s.w * 0.2, 1120], [s.w * 0.24, 800], [s.w * 0.36, 740], [s.w * 0.46, 708], [s.w * 0.56, 706], [s.w * 0.66, 744], [s.w * 0.78, 800], [s.w * 0.8, 1120]];
      return fill(curve(banks, true), s.down(700, 960, ['#a86a70', '#6a4868', '#3a2c50'])) + fill(curve(course, true), s.down(716, 1000, ['#ffd0a0', '#8f9aa8', '#2f5a74'])) + Array.from({ length: 40 }, () => { const y = s.r.range(830, 1000); return fill(lens(s.x(0.5) + s.r.gauss() * (y - 760) * 0.45, y, s.r.range(30, 110), s.r.range(2, 6)), s.r.chance(0.6) ? '#fff0d8' : '#2a4a64', 'opacity="0.7"'); }).join('');
    }),
    layer(0.3, (s) => {
      const cliff = (dir: number): string => {
        const zero = dir > 0 ? -120 : s.w + 120;
        const at = (p: number, y: number): Pt => [dir > 0 ? s.x(p) : s.x(1 - p), y];
        const pts: Pt[] = [[zero, deck + 4], at(0.17, deck + 4), at(0.185, 470), at(0.175, 560), at(0.215, foot - 16), at(0.235, foot + 14), at(0.25, 760), at(0.33, 850), at(0.36, 1000), at(0.38, 1120), [zero, 1120]];
        let out = fill(poly(pts), s.across(dir > 0 ? -100 : s.w + 100, dir > 0 ? s.x(0.38) : s.x(0.62), dir > 0 ? ['#4a3450', '#7a4a58', '#c9805f'] : ['#2a2444', '#3f3050', '#5a3f58']));
        let inner = '';
        for (let i = 0; i < 46; i++) { const [x, y] = [at(s.r.range(-0.04, 0.34), 0)[0], s.r.range(450, 960)]; const h = s.r.range(60, 170); inner += fill(poly([[x, y], [x + 18, y + 22], [x + 12, y + h], [x - 10, y + h * 0.6]]), s.r.pick(dir > 0 ? ['#f0a070', '#3a2848', '#5a3a50'] : ['#1c1838', '#7a5060', '#241c3c']), 'opacity="0.4"'); }
        for (let i = 0; i < 36; i++) { const [x, y] = at(s.r.range(-0.04, 0.3), s.r.range(560, 1000)); inner += foliage(s, x, y, s.r.range(20, 46), s.r.range(12, 24), dir > 0 ? ['#3f4a4c', '#6f6a4c', '#d9a05c'] : ['#1f2a40', '#2f4048', '#5f6050'], 12); }
        out += group(inner, s.clip(poly(pts)));
        for (let i = 0; i < 12; i++) { const [x, y] = at(-0.05 + i * 0.02, deck + s.r.range(-14, 0)); out += foliage(s, x, y, s.r.range(36, 66), s.r.range(20, 36), dir > 0 ? ['#3a4448', '#66644a', '#e0a860'] : ['#24304a', '#3f4c50', '#b58a5c'], 15); }
        return out;
      };
      return cliff(1) + cliff(-1);
    }),
    layer(0.5, (s: Stage) => {
      // The arch of 1905: two curved chords and braces under a level deck.
      const [a, b] = [s.x(x0), s.x(x1)];
      const steel = '#5a4054';
      const top = (t: number): number => crown + 10 + (foot - 60 - crown) * (2 * t - 1) ** 2 * 0.82;
      const low = (t: number): number => crown + 46 + (foot - crown - 24) * Math.abs(2 * t - 1) ** 2.1;
      const n = 20;
      const xy = (f: (t: number) => number, i: number): Pt => [a + 22 + ((b - a - 44) * i) / n, f(i / n)];
      let out = '';
      for (let i = 0; i <= n; i++) out += line(`M${xy(top, i)[0]} ${deck + 8}V${xy(low, i)[1]}`, steel, 4);
      for (let i = 0; i < n; i++) { const [p, q] = i < n / 2 ? [xy(low, i), xy(top, i + 1)] : [xy(top, i), xy(low, i + 1)]; out += line(poly([p, q], false), steel, 3.4); const [u, v] = i < n / 2 ? [xy(top, i), [xy(top, i + 1)[0], deck + 12] as Pt] : [[xy(top, i)[0], deck + 12] as Pt, xy(top, i + 1)]; out += line(poly([u, v], false), steel, 2); }
      out += line(curve(Array.from({ length: n + 1 }, (_, i) => xy(top, i))), steel, 8) + line(curve(Array.from({ length: n + 1 }, (_, i) => xy(low, i))), steel, 12) + line(curve(Array.from({ length: n + 1 }, (_, i): Pt => [xy(low, i)[0], xy(low, i)[1] - 4])), '#f7a878', 2.4);
      out += rect(-120, deck - 2, s.w + 240, 16, '#4a3448') + rect(-120, deck - 3, s.w + 240, 4, '#ffc08a');
      for (let x = a - 40; x < b + 40; x += 26) out += line(`M${x} ${deck - 2}V${deck - 24}`, '#4a3448', 2.6);
      return out;
    }),
    layer(0.54, (s) => {
      const x = s.x(s.tall ? 0.42 : 0.4);
      const k = 0.86;
      let smoke = '';
      for (let i = 0; i < 26; i++) smoke += oval(x - 64 + i * 22 + s.r.range(-8, 8), deck - 100 - 60 * Math.sqrt(i / 5) + s.r.range(-14, 14), 22 + i * 3.4, 16 + i * 2, i % 3 ? '#fff0dc' : '#e8b8a0', `opacity="${(0.6 - i * 0.018).toFixed(2)}"`);
      return group(smoke, s.blur(5)) + put(x, deck - 4, k, engine()) + [0, 1, 2, 3].map((i) => put(x + (156 + i * 152) * k, deck - 4, k, coach())).join('') + line(`M${s.x(x0) - 40} ${deck - 24}H${s.x(x1) + 40}`, '#4a3448', 2.6);
    }),
    birds({ x: 0.56, y: 660, count: 9, size: 15, colour: '#3a2848', spread: 110, depth: 0.6 }),
    layer(0.92, (s) => {
      let out = fill(curve([[-120, 930], [s.w * 0.08, 920], [s.w * 0.2, 946], [s.w * 0.36, 1010], [s.w * 0.4, 1120], [-120, 1120]], true), '#241c38');
      // Aloes in flower on the brink, and a watcher.
      const aloe = (x: number, y: number, k: number): string => Array.from({ length: 13 }, (_, i) => { const a = Math.PI * (1.06 + (0.88 * i) / 12); return fill(poly([[x - 7 * k, y], [x + Math.cos(a) * 74 * k, y + Math.sin(a) * 62 * k], [x + 7 * k, y]]), i % 2 ? '#2a4450' : '#3f5a54'); }).join('') + [-0.3, 0.05, 0.34].map((d) => line(`M${x} ${y - 20 * k}L${x + d * 100 * k} ${y - 112 * k}`, '#4a3a44', 4 * k) + fill(poly([[x + d * 92 * k - 8 * k, y - 104 * k], [x + d * 124 * k, y - 166 * k], [x + d * 92 * k + 10 * k, y - 102 * k]]), '#f0603c') + fill(poly([[x + d * 100 * k, y - 120 * k], [x + d * 124 * k, y - 166 * k], [x + d * 92 * k + 10 * k, y - 102 * k]]), '#ffa45c')).join('');
      out += aloe(s.x(0.06), 944, 1.5) + aloe(s.x(0.16), 968, 1.1) + aloe(s.x(0.25), 996, 0.8);
      for (let i = 0; i < 20; i++) out += leafSpray(s, s.r.range(s.w * 0.84, s.w + 70), 1040 - s.r.range(0, 40), -s.r.range(70, 150), s.r.pick(['#1c1832', '#2a2a44', '#3f3a4c']), 7);
      return out;
    }),
  ],
};
