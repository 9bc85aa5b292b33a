import { tone } from '../src/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, type Pt } from '../src/core/shape.ts';
import { layer, type Scene, type Stage } from '../src/core/stage.ts';
import { cumulus, sky, streaks } from '../src/sky.ts';
import { burst, water } from '../src/water.ts';

/** A marine iguana on its elbows, facing right, belly at 0,0, about 420 long with its tail: a crest of spines, a blunt salted snout. */
function iguana(s: Stage, skin: string, blotch: string): string {
  const [dark, lit] = [tone(skin, -0.09), tone(skin, 0.09)];
  const spine: Pt[] = [[-320, 6], [-260, -6], [-200, -30], [-140, -56], [-80, -74], [-20, -88], [40, -106], [84, -136], [112, -162], [136, -172]];
  const body: Pt[] = [...spine, [160, -170], [184, -156], [194, -138], [192, -124], [178, -118], [152, -114], [136, -96], [128, -62], [112, -34], [70, -18], [10, -8], [-60, -4], [-130, -2], [-190, 6], [-260, 14]];
  let crest = '';
  for (let i = 0; i < spine.length - 1; i++) { const [a, b] = [spine[i]!, spine[i + 1]!]; const n = 7; for (let k = 0; k < n; k++) { const t = k / n; const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]; const h = (8 + 4.2 * i) * s.r.range(0.75, 1.15); crest += poly([[x - 5, y + 5], [x - 9 - h * 0.2, y - h], [x + 7, y + 3]]); } }
  const leg = (x: number, y: number, c: string, flip: number): string => fill(curve([[x - 26, y - 58], [x + 10, y - 64], [x + 34 * flip, y - 30], [x + 22 * flip, y - 8], [x + 34 * flip, y + 2], [x - 6 * flip, y + 4], [x - 16 * flip, y - 20]], true), c) + [0, 1, 2, 3, 4].map((i) => line(`M${x + 14 * flip} ${y - 4}L${x + (24 + i * 9) * flip} ${y + 6 + Math.abs(i - 2) * -1.5}`, c, 6.5) + line(`M${x + (24 + i * 9) * flip} ${y + 6 + Math.abs(i - 2) * -1.5}l${9 * flip} 3`, '#1c1a22', 3)).join('');
  let scales = '';
  for (let i = 0; i < 260; i++) scales += oval(s.r.range(-250, 180), s.r.range(-160, 6), s.r.range(2.4, 5.4), s.r.range(1.8, 3.6), s.r.pick([dark, lit, lit, blotch, dark]), 'opacity="0.7"');
  let warts = '';
  for (const [x, y, r] of [[134, -172, 7], [146, -174, 8], [158, -172, 8], [168, -166, 7], [178, -160, 6.5], [186, -150, 6], [150, -164, 6], [164, -158, 5.5]] as const) warts += poly([[x - r, y + r * 0.7], [x - r * 0.5, y - r * 0.8], [x + r * 0.5, y - r * 0.9], [x + r, y + r * 0.6]]);
  return oval(-50, 10, 320, 16, '#14121f', 'opacity="0.45"') + leg(-96, 2, tone(skin, -0.12), 1) + leg(88, 0, tone(skin, -0.12), 1) + fill(crest, tone(skin, -0.04)) + fill(curve(body, true), skin) + group(scales + fill(curve([[-260, 14], [-130, -12], [0, -22], [90, -40], [124, -76], [150, -112], [200, -110], [200, 40], [-260, 40]], true), '#14121f', 'opacity="0.32"') + fill(curve([[-30, -60], [10, -84], [44, -60], [30, -30], [-16, -30]], true), blotch, 'opacity="0.5"') + fill(curve([[-150, -34], [-116, -52], [-90, -34], [-110, -14]], true), blotch, 'opacity="0.45"'), s.clip(curve(body, true)))
    + fill(warts, '#e6e6dc') + fill(warts, skin, 'opacity="0.35"') + leg(-150, 10, skin, 1) + leg(54, 8, skin, 1) + disc(156, -148, 8, '#d9c07a') + disc(157, -148, 4.6, '#1c1420') + disc(159, -150, 1.5, '#ffffff') + line('M146 -156Q156 -160 168 -152', dark, 4) + line('M192 -126Q172 -122 152 -126', dark, 3.4) + disc(188, -140, 2.2, '#1c1420') + oval(134, -132, 7, 9, dark, 'opacity="0.6"') + line('M190 -142L236 -160M190 -140L240 -146M190 -138L228 -132', '#ffffff', 1.6, 'opacity="0.75"');
}

const crab = (): string => line('M-16 -6L-34 -16L-42 0M-15 -3L-32 -4L-37 9M16 -6L34 -16L42 0M15 -3L32 -4L37 9M-13 2L-26 10L-30 20M13 2L26 10L30 20', '#d9402a', 4) + oval(0, -9, 20, 13, '#f0603a') + oval(-4, -13, 11, 5.500, '#ffae70') + oval(0, -1, 15, 4, '#7fd0d8', 'opacity="0.7"') + line('M-13 -18L-24 -28M13 -18L24 -28', '#f0603a', 6) + disc(-5, -22, 2.6, '#241a24') + disc(5, -22, 2.6, '#241a24');

export const iguanas: Scene = {
  slug: 'galapagos-marine-iguana-surf', place: 'Fernandina, Galápagos, Ecuador', seed: 3122, light: 0.5, air: '#cfeae6',
  alt: 'A marine iguana with its crest of spines warms itself on black lava, red crabs beside it, a green wave bursts into spray behind',
  layers: () => [
    sky(['#2f86b8', '#6fb8d0', '#b9e0de', '#f2f2d8'], 440),
    streaks({ y: [40, 240], count: 7, colours: ['#ffffff', '#e8f6f4'], opacity: 0.6 }),
    cumulus({ depth: 0.06, at: [[0.78, 432, 520, 130], [0.2, 436, 340, 70]], lit: '#ffffff', body: '#f2f6f2', shade: '#a9cbd6' }),
    layer(0.1, (s) => fill(curve([[s.w * 0.5, 442], [s.w * 0.62, 424], [s.w * 0.74, 380], [s.w * 0.8, 366], [s.w * 0.86, 366], [s.w * 0.92, 384], [s.w * 1.06, 430], [s.w + 140, 446]], true), s.down(366, 446, ['#7f98b4', '#b4d0d4']))),
    water({ depth: 0.16, top: 440, stops: ['#8fd4d8', '#3fa4bc', '#1c7aa0', '#0f5a84'], ripples: { light: '#ffffff', dark: '#14688f', count: 160, opacity: 0.4 } }),
    layer(0.3, (s) => {
      // The wave: a green wall that curls from the left and bursts on the rock.
      const crest: Pt[] = [[-120, 560], [s.w * 0.1, 540], [s.w * 0.24, 500], [s.w * 0.36, 452], [s.w * 0.44, 430], [s.w * 0.5, 446], [s.w * 0.53, 486]];
      let out = fill(`${curve(crest)}L${s.w * 0.5} 560L${s.w * 0.56} 720L-120 760Z`, s.down(430, 720, ['#a4ecd4', '#3fb8b4', '#147f98']));
      for (let i = 0; i < 16; i++) { const t = i / 16; out += line(curve([[s.w * (0.5 - t * 0.5), 470 + t * 80], [s.w * (0.47 - t * 0.5), 560 + t * 50], [s.w * (0.5 - t * 0.52), 690]]), i % 2 ? '#d9fff0' : '#0f7a94', 4, 'opacity="0.35"'); }
      out += line(curve(crest), '#ffffff', 9) + fill(curve([[s.w * 0.44, 428], [s.w * 0.52, 440], [s.w * 0.56, 500], [s.w * 0.53, 560], [s.w * 0.5, 500]], true), '#f4fffa');
      // It breaks against the rock; behind the lip the back of the wave runs out into the open sea.
      out = fill(curve([[s.w * 0.4, 520], [s.w * 0.46, 470], [s.w * 0.54, 468], [s.w * 0.66, 500], [s.w * 0.82, 530], [s.w + 140, 540], [s.w + 140, 760], [s.w * 0.4, 760]], true), s.down(436, 640, ['#6fccc4', '#2a94a8', '#147088'])) + out + burst(s, s.x(0.6), 650, 240, 300, ['#bfe4e6', '#e6f6f4', '#ffffff']);
      let foam = '';
      for (let i = 0; i < 150; i++) { const a = s.r.range(-Math.PI * 0.98, -0.02); const r = 120 + s.r.next() * 190; foam += disc(s.x(0.62) + Math.cos(a) * r * 1.15, 620 + Math.sin(a) * r, s.r.range(3, 15) * (1.15 - r / 330), '#ffffff', `opacity="${s.r.range(0.4, 0.95).toFixed(2)}"`); }
      for (let i = 0; i < 130; i++) { const a = s.r.range(-Math.PI * 0.92, -Math.PI * 0.08); const r = s.r.range(230, 430); foam += disc(s.x(0.62) + Math.cos(a) * r * 1.1, 630 + Math.sin(a) * r, s.r.range(1.5, 5), '#ffffff', 'opacity="0.9"'); }
      out += group(Array.from({ length: 26 }, () => oval(s.x(0.62) + s.r.gauss() * 150, 560 - s.r.next() * 170, s.r.range(50, 110), s.r.range(40, 80), '#ffffff', 'opacity="0.3"')).join(''), s.blur(18));
      return out + foam;
    }),
    layer(0.5, (s) => {
      // Ropes and steps of black lava, wet at the edge.
      const edge: Pt[] = [[-120, 700], [s.w * 0.1, 690], [s.w * 0.22, 712], [s.w * 0.38, 690], [s.w * 0.54, 640], [s.w * 0.66, 612], [s.w * 0.8, 628], [s.w * 0.92, 604], [s.w + 120, 590]];
      let out = fill(`${poly(edge, false)}L${s.w + 120} 1120L-120 1120Z`, s.down(600, 1000, ['#4a4654', '#2f2c3a', '#1a1824']));
      for (let i = 0; i < 120; i++) { const y = s.r.range(706, 1000); const x = s.r.range(-80, s.w + 80); const w = s.r.range(40, 150); out += line(curve([[x - w, y + s.r.range(-4, 8)], [x - w * 0.3, y - 10], [x + w * 0.3, y - 8], [x + w, y + s.r.range(0, 12)]]), s.r.pick(['#6a6672', '#14121c', '#3f3c4a', '#8a7f80']), s.r.range(2, 6), 'opacity="0.5"'); }
      out += line(poly(edge, false), '#8fa8b4', 4, 'opacity="0.7"');
      for (const [p, y, w] of [[0.2, 740, 120], [0.86, 690, 110], [0.08, 880, 90]] as const) out += fill(lens(s.x(p), y, w * 2, 16), '#7fc4d4') + fill(lens(s.x(p) - 10, y - 3, w * 1.2, 6), '#e8fff8', 'opacity="0.8"');
      return out;
    }),
    layer(0.7, (s) => put(s.x(s.tall ? 0.2 : 0.17), 766, s.tall ? 0.7 : 0.8, iguana(s, '#4a4650', '#7a5a54')) + put(s.x(s.tall ? 0.56 : 0.55), 892, s.tall ? 1.35 : 1.85, iguana(s, '#57505a', '#a8584c'))),
    layer(0.8, (s) => { let out = ''; for (const [p, y, k, a] of [[0.86, 800, 1.3, -6], [0.93, 880, 1.7, 10], [0.3, 960, 1.5, 4], [0.12, 940, 1.1, -8]] as const) out += oval(s.x(p), y + 6, 36 * k, 6 * k, '#0c0a14', 'opacity="0.5"') + put(s.x(p), y, k, crab(), a); return out; }),
    layer(0.95, (s) => fill(curve([[-120, 1000], [s.w * 0.12, 986], [s.w * 0.3, 1008], [s.w * 0.6, 1024], [s.w + 120, 980], [s.w + 120, 1120], [-120, 1120]], true), '#0f0d18')),
  ],
};
