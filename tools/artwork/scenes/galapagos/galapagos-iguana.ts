import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, num, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { tapered } from '../../src/animals/hoofed.ts';
import { cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { burst, water } from '@trekker/cover-art/water.ts';

/**
 * A marine iguana on its elbows, facing right, belly at 0,0, about 560 long with its tail: low, heavy, a blunt snout
 * white with salt, a comb of spines that is longest on the nape. `rim` is the light that comes through the spray behind
 * it.
 */
function iguana(s: Stage, skin: string, blotch: string, rim: string): string {
  const [dark, lit] = [tone(skin, -0.08), tone(skin, 0.1)];
  const spine: Pt[] = [[-400, 22], [-330, 6], [-262, -8], [-206, -26], [-150, -52], [-90, -72], [-30, -82], [30, -92], [78, -112], [112, -134], [134, -148]];
  const face: Pt[] = [[158, -153], [180, -147], [196, -134], [202, -118], [196, -105], [178, -100], [156, -98], [138, -88], [124, -62], [96, -36], [50, -16], [-20, -6], [-90, -2], [-160, 2], [-220, 12], [-300, 22]];
  const d = `${curve([...spine, ...face], true)}`;
  let crest = '';
  for (let i = 1; i < spine.length - 1; i++) {
    const [a, b] = [spine[i]!, spine[i + 1]!];
    const n = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7));
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const h = (4 + 1.1 * (i + t) + (i > 6 ? (i + t - 6) * 5 : 0)) * s.r.range(0.8, 1.15);
      crest += fill(`M${num(x - 3.6)} ${num(y + 4)}Q${num(x - 4 - h * 0.2)} ${num(y - h * 0.6)} ${num(x - 5 - h * 0.42)} ${num(y - h)}Q${num(x + 1)} ${num(y - h * 0.5)} ${num(x + 4)} ${num(y + 3)}Z`, i > 6 && k % 2 ? mix(skin, rim, 0.35) : tone(skin, 0.03));
    }
  }
  const hand = (x: number, y: number, c: string): string => [-26, -10, 6, 20, 34].map((turn, i) => { const a = (turn * Math.PI) / 180; const [tx, ty] = [x + Math.cos(a) * (30 - Math.abs(i - 1.6) * 3), y + Math.sin(a) * 15]; return line(curve([[x - 4, y - 3], [(x + tx) / 2, (y + ty) / 2 - 4], [tx, ty]]), c, 7 - i * 0.4) + line(`M${num(tx)} ${num(ty)}l8 4`, '#0f0d14', 3); }).join('');
  const arm = (dx: number, c: string): string => fill(tapered([[96 + dx, -92, 14], [78 + dx, -74, 46], [58 + dx, -46, 32], [44 + dx, -22, 24], [62 + dx, -8, 19], [84 + dx, -2, 15]]), c) + hand(86 + dx, -1, c);
  const thigh = (dx: number, c: string): string => fill(tapered([[-182 + dx, -36, 10], [-158 + dx, -40, 48], [-122 + dx, -34, 44], [-98 + dx, -20, 28], [-118 + dx, -8, 19], [-100 + dx, 0, 14]]), c) + hand(-98 + dx, 1, c);
  let scales = '';
  for (let i = 0; i < 760; i++) { const t = s.r.next(); const x = -380 + t * 580; const y = s.r.range(-156, 16); scales += oval(x, y, s.r.range(1.8, 3.8), s.r.range(1.2, 2.4), s.r.pick([dark, lit, lit, dark, mix(skin, blotch, 0.5)]), 'opacity="0.55"'); }
  let salt = '';
  for (let i = 0; i < 46; i++) { const a = s.r.range(-2.6, 0.1); const r = s.r.range(6, 26); salt += disc(166 + Math.cos(a) * r * 1.1, -128 + Math.sin(a) * r * 0.86, s.r.range(1.6, 4.6), s.r.pick(['#e9e7de', '#cfd2cc', '#f7f5ee']), `opacity="${s.r.range(0.5, 0.95).toFixed(2)}"`); }
  return (
    oval(-70, 10, 330, 14, '#0c0a14', 'opacity="0.5"') + thigh(52, dark) + arm(38, dark) + crest + fill(d, s.linear(0, -150, 0, 20, [lit, skin, dark]))
    + group(scales + fill(curve([[-66, -66], [-20, -78], [24, -66], [10, -40], [-40, -34]], true), blotch, 'opacity="0.4"') + fill(curve([[-196, -26], [-160, -46], [-130, -34], [-150, -12]], true), blotch, 'opacity="0.35"') + fill(curve([[-300, 24], [-160, -8], [-30, -22], [60, -34], [110, -62], [140, -92], [210, -92], [210, 60], [-300, 60]], true), '#0c0a14', 'opacity="0.42"') + fill(curve([[136, -96], [128, -112], [116, -110], [110, -88], [118, -66]], true), '#0c0a14', 'opacity="0.3"'), s.clip(d))
    + line(curve(spine.slice(2)), rim, 2.6, 'opacity="0.55"') + line(curve([[134, -148], [158, -153], [180, -147], [196, -134], [202, -118]]), rim, 3, 'opacity="0.85"')
    + thigh(0, mix(skin, dark, 0.3)) + line(curve([[-156, -62], [-124, -56], [-100, -38]]), rim, 2, 'opacity="0.4"') + arm(0, mix(skin, dark, 0.2)) + line(curve([[84, -92], [58, -72], [38, -44], [34, -22]]), rim, 2, 'opacity="0.4"')
    + salt + oval(166, -130, 9, 7.5, '#141018') + disc(167, -130, 5.6, '#8a6a3c') + disc(168, -130, 3.2, '#0c0a10') + disc(169.4, -132, 1.3, '#ffffff') + line('M154 -138Q166 -144 180 -136', dark, 4) + line(curve([[200, -110], [186, -109], [170, -112], [152, -112]]), '#14121a', 2.6) + oval(196, -124, 2.6, 2, '#14121a') + oval(140, -118, 6, 8, dark, 'opacity="0.7"')
  );
}

const crab = (): string => line('M-16 -6L-34 -16L-42 0M-15 -3L-32 -4L-37 9M16 -6L34 -16L42 0M15 -3L32 -4L37 9M-13 2L-26 10L-30 20M13 2L26 10L30 20', '#d9402a', 4) + oval(0, -9, 20, 13, '#f0603a') + oval(-4, -13, 11, 5.500, '#ffae70') + oval(0, -1, 15, 4, '#7fd0d8', 'opacity="0.7"') + line('M-13 -18L-24 -28M13 -18L24 -28', '#f0603a', 6) + disc(-5, -22, 2.6, '#241a24') + disc(5, -22, 2.6, '#241a24');

export const iguanas: Scene = {
  slug: 'galapagos-marine-iguana-surf', place: 'Fernandina, Galápagos, Ecuador', seed: 3122, light: 0.5, air: '#cfeae6',
  alt: 'Marine iguanas with combs of spines warm themselves on black lava, red crabs beside them, a green wave bursts into spray behind',
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
    layer(0.7, (s) => put(s.x(s.tall ? 0.84 : 0.83), 676, 0.52, iguana(s, '#4a4854', '#7a5a54', '#e8fbf4'), -6, true) + put(s.x(s.tall ? 0.24 : 0.2), 768, s.tall ? 0.66 : 0.82, iguana(s, '#403d48', '#7a5a54', '#d9f4ee')) + put(s.x(s.tall ? 0.56 : 0.54), 892, s.tall ? 1.2 : 1.62, iguana(s, '#4c4852', '#8f5148', '#e4fff6'))),
    layer(0.8, (s) => { let out = ''; for (const [p, y, k, a] of [[0.86, 800, 1.3, -6], [0.93, 880, 1.7, 10], [0.3, 960, 1.5, 4], [0.12, 940, 1.1, -8]] as const) out += oval(s.x(p), y + 6, 36 * k, 6 * k, '#0c0a14', 'opacity="0.5"') + put(s.x(p), y, k, crab(), a); return out; }),
    layer(0.95, (s) => fill(curve([[-120, 1000], [s.w * 0.12, 986], [s.w * 0.3, 1008], [s.w * 0.6, 1024], [s.w + 120, 980], [s.w + 120, 1120], [-120, 1120]], true), '#0f0d18')),
  ],
};
