import { tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { disc, fill, group, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { lagoon } from '../../src/land/islands.ts';
import { birds, cumulus, sky, sun } from '@trekker/cover-art/sky.ts';
import { stroller } from '../../src/people/strollers.ts';
import { foliage, parasolPine } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/** A Provençal pointed fishing boat under an awning, waterline at 0,0, about 150 long. */
const pointu = (hull: string, rim: string): string => line('M-10 -14V-92', '#7a5a44', 3) + fill('M-56 -50L60 -58L66 -50L-60 -42Z', '#fff6e2') + line('M-50 -44V-16M54 -52V-20', '#7a5a44', 2) + fill('M-78 -26Q-72 -4 -54 6H54Q74 -4 84 -34Q60 -16 0 -15Q-56 -16 -78 -26Z', hull) + fill('M-78 -26Q-56 -16 0 -15Q60 -16 84 -34L83 -28Q60 -9 0 -8Q-58 -9 -77 -20Z', rim) + line('M-68 -6Q0 8 74 -12', tone(hull, -0.1), 2);

/**
 * A white limestone headland: from the frame's side inwards, its crest in points [reach, y]; towers, clefts, pines in
 * the cracks.
 */
const cape = (depth: number, side: -1 | 1, crest: Pt[], foot: number, lit: string, rock: string, shade: string, trees: number) =>
  layer(depth, (s: Stage) => {
    const zero = side < 0 ? -120 : s.w + 120;
    const X = (r: number): number => (side < 0 ? s.x(r) : s.w - s.x(r));
    const seed = s.r.int(1, 999);
    const edge: Pt[] = [];
    for (let i = 0; i < crest.length - 1; i++) for (let k = 0; k < 8; k++) { const t = k / 8; const [a, b] = [crest[i]!, crest[i + 1]!]; edge.push([X(a[0] + (b[0] - a[0]) * t) + fbm(i * 5 + t * 5, seed, 3) * 16, a[1] + (b[1] - a[1]) * t + fbm(i * 6 + t * 6, seed + 7, 3) * 14]); }
    const d = `M${zero} ${crest[0]![1]}${poly(edge, false).replace('M', 'L')}L${X(crest.at(-1)![0])} ${foot}L${zero} ${foot}Z`;
    let inner = '';
    for (let i = 0; i < 90; i++) { const p = edge[s.r.int(0, edge.length - 1)]!; const x = p[0] + side * s.r.range(-10, 180); const y = p[1] + s.r.next() * (foot - p[1]); const h = s.r.range(30, 110); inner += fill(poly([[x, y], [x + s.r.range(8, 26), y + h * 0.5], [x + s.r.range(-6, 10), y + h]]), s.r.pick([lit, shade, shade, '#fff8e6']), 'opacity="0.5"'); }
    for (let i = 0; i < 12; i++) inner += line(`M${zero} ${s.r.range(crest[0]![1], foot)}L${X(0.5)} ${s.r.range(crest[0]![1] + 60, foot)}`, shade, s.r.range(1.5, 4), 'opacity="0.25"');
    let wood = '';
    for (let i = 0; i < trees; i++) { const p = edge[s.r.int(0, edge.length - 1)]!; const x = p[0] + (side < 0 ? -1 : 1) * s.r.next() * 140; const y = p[1] + s.r.next() ** 1.5 * (foot - p[1]) * 0.8 + 6; wood += foliage(s, x, y, s.r.range(14, 34), s.r.range(10, 20), s.r.pick([['#3f6a4c', '#6a945a', '#a9bc6c'], ['#35604a', '#5a8a54', '#8fae60']] as [string, string, string][]), 9); }
    return fill(d, s.across(zero, X(crest.at(-1)![0]), side < 0 ? [rock, lit] : [rock, lit])) + group(inner + wood, s.clip(d)) + line(poly(edge, false), '#fffaf0', 2.4, 'opacity="0.8"') + fill(lens(X(crest.at(-1)![0] * 0.6), foot, s.x(0.5), 4), '#ffffff', 'opacity="0.5"');
  });

export const calanque: Scene = {
  slug: 'provence-calanque-boats', place: 'Calanque d’En-Vau, Provence, France', seed: 2312, light: -0.5, air: '#dfeef0',
  alt: 'White limestone cliffs with pines drop into the turquoise water of a calanque in Provence, small boats float over their shadows',
  layers: () => [
    sky(['#2f93d4', '#79c4e6', '#cdeaec', '#fbf3d8'], 470),
    sun({ x: 0.3, y: 120, r: 0, colour: '#fff', glow: '#fff8dc', reach: 600 }),
    cumulus({ at: [[0.5, 250, 300, 70]], lit: '#ffffff', body: '#fdfaf2', shade: '#d5e6ec', opacity: 0.85 }),
    lagoon({ depth: 0.1, top: 458, stops: ['#2f8fc9', '#2fa9cc', '#4fc9cf', '#8fe6d9', '#c9f4e4'], shoal: '#bff2e6', reef: '#2a8fa8', count: 26 }),
    cape(0.16, 1, [[0, 250], [0.14, 262], [0.24, 320], [0.32, 360], [0.38, 420], [0.42, 470]], 480, '#f4eedf', '#d9d3cc', '#a4a9b8', 26),
    cape(0.2, -1, [[0, 190], [0.1, 200], [0.18, 260], [0.26, 300], [0.33, 390], [0.38, 452], [0.4, 500]], 512, '#f7f0de', '#ddd5ca', '#a0a4b4', 34),
    cape(0.28, 1, [[0, 120], [0.08, 116], [0.15, 190], [0.2, 290], [0.245, 370], [0.27, 470], [0.3, 560], [0.32, 620]], 632, '#fff8e6', '#e6dccb', '#9a98ac', 44),
    cape(0.36, -1, [[0, 250], [0.06, 262], [0.12, 360], [0.16, 450], [0.2, 540], [0.225, 640], [0.24, 716]], 728, '#fffaea', '#e6dac8', '#948fa8', 40),
    layer(0.44, (s) => ripples(s, 480, 900, '#ffffff', 120, 0.5) + (s.tall ? [[0.5, 560, 0.5, '#e8503f', '#fff6e6', 0], [0.44, 690, 1, '#2f6fb4', '#f7cf4a', 1], [0.66, 800, 1.2, '#f4f0e6', '#d9453c', 0]] : [[0.46, 548, 0.42, '#e8503f', '#fff6e6', 0], [0.55, 590, 0.6, '#f7cf4a', '#2f6a8a', 1], [0.42, 672, 0.95, '#2f6fb4', '#f7cf4a', 0], [0.6, 776, 1.45, '#f4f0e6', '#d9453c', 1]]).map(([p, y, k, h, r, f]) => oval(s.x(p as number) + 20 * (k as number), (y as number) + 46 * (k as number), 74 * (k as number), 13 * (k as number), '#1f7f9c', 'opacity="0.45"') + put(s.x(p as number), y as number, k as number, pointu(h as string, r as string), 0, f === 1) + fill(lens(s.x(p as number), (y as number) + 8 * (k as number), 150 * (k as number), 3), '#ffffff', 'opacity="0.5"')).join('')),
    layer(0.5, (s) => { let out = ''; for (const [p, y, a] of [[0.5, 840, 20], [0.44, 800, -30]] as const) { const [x, yy] = [s.x(p), y]; out += `<g transform="translate(${x} ${yy}) rotate(${a})"><g transform="translate(8 34)" opacity="0.3">${oval(14, 0, 34, 7, '#12607c')}</g>${fill('M2 -4L46 -10L46 10L2 4Z', '#ffffff', 'opacity="0.5"')}${line('M0 0L24 0', '#d9a07c', 8)}${line('M4 -2L-12 -12M6 3L18 14M24 -1L40 -4M24 1L40 5', '#d9a07c', 4)}${disc(-5, 0, 6.500, p > 0.47 ? '#f2c23c' : '#e8503f')}</g>`; } return out; }),
    birds({ x: 0.52, y: 180, count: 5, size: 16, colour: '#ffffff', spread: 100 }),
    layer(0.8, (s) => {
      // The near rock with a jumper at its edge, a parasol pine over it.
      const top: Pt[] = [[s.w + 120, 700], [s.w * 0.9, 706], [s.w * 0.8, 730], [s.w * 0.745, 742], [s.w * 0.74, 790], [s.w * 0.77, 880], [s.w * 0.76, 1120]];
      const d = `${poly(top, false)}L${s.w + 120} 1120Z`;
      let inner = '';
      for (let i = 0; i < 46; i++) { const x = s.r.range(s.w * 0.73, s.w + 60); const y = s.r.range(720, 990); inner += fill(poly([[x, y], [x + s.r.range(10, 40), y + s.r.range(30, 60)], [x + s.r.range(-10, 14), y + s.r.range(60, 120)]]), i % 2 ? '#8f8aa4' : '#fffaf0', 'opacity="0.45"'); }
      let out = fill(d, s.across(s.w * 0.74, s.w, ['#fff4de', '#e2d5c4', '#b5aab4'])) + group(inner, s.clip(d)) + line(poly(top.slice(0, 4), false), '#ffffff', 4, 'opacity="0.8"');
      out += put(s.w * 0.95, 716, 4, parasolPine(s, '#7a5444', ['#2f5f48', '#4a844f', '#8fb060']), -5);
      return out + oval(s.x(0.79) + 16, 736, 34, 4, '#8a7f8c', 'opacity="0.5"') + put(s.x(0.79), 736, 1.15, stroller('#f2b53c', '#2f4f74', '#4a2f24', '#d9a07c', '#e8503f'));
    }),
    layer(0.92, (s) => { let out = ''; for (let i = 0; i < 12; i++) out += foliage(s, i % 2 ? s.r.range(-60, s.w * 0.1) : s.r.range(s.w * 0.86, s.w + 60), s.r.range(975, 1030), s.r.range(50, 90), s.r.range(28, 46), ['#3f5f54', '#7a9070', '#bcc79a'], 13); return out; }),
  ],
};
