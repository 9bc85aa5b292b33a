import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, grass } from '@trekker/cover-art/trees.ts';

/**
 * The petrified fall: stone that ran over a cliff drop by drop and hangs there in folds. `lip` runs along the cliff's
 * edge.
 */
function stoneFall(s: Stage, lip: Pt[], drop: number): string {
  const at = (t: number): Pt => { const u = t * (lip.length - 1); const k = Math.min(lip.length - 2, Math.floor(u)); const [a, b] = [lip[k]!, lip[k + 1]!]; return [a[0] + (b[0] - a[0]) * (u - k), a[1] + (b[1] - a[1]) * (u - k)]; };
  let out = '';
  for (const [rows, reach, tones] of [[20, 1, ['#a87a58', '#c09468', '#8f6650']], [30, 0.74, ['#d9b48a', '#e8cda4', '#c9a078']], [38, 0.5, ['#f4e6cc', '#fff8ea', '#e2cbab']]] as [number, number, string[]][])
    for (let i = 0; i < rows; i++) {
      const t = (i + s.r.range(0.2, 0.8)) / rows;
      const [x, y] = at(t);
      const w = (s.r.range(0.8, 1.9) * (lip.at(-1)![0] - lip[0]![0])) / rows;
      const bulge = Math.sin(Math.PI * t);
      const len = drop * reach * (0.35 + 0.65 * bulge) * (0.86 + 0.7 * fbm(t * 5.2, 17, 2)) * s.r.range(0.78, 1.08);
      out += fill(`M${x - w * 0.7} ${y - 4}Q${x - w * 0.5} ${y - 14} ${x} ${y - 15}Q${x + w * 0.5} ${y - 14} ${x + w * 0.7} ${y - 4}Q${x + w * 0.62} ${y + len * 0.5} ${x + w * 0.16} ${y + len}Q${x} ${y + len * 1.06} ${x - w * 0.16} ${y + len}Q${x - w * 0.62} ${y + len * 0.5} ${x - w * 0.7} ${y - 4}Z`, s.side(s.light <= 0 ? [tone(tones[i % 3]!, 0.05), tones[i % 3]!, tone(tones[i % 3]!, -0.1)] : [tone(tones[i % 3]!, -0.1), tones[i % 3]!, tone(tones[i % 3]!, 0.05)]));
    }
  return out;
}

/** A woman with wet hair up to her waist in the water, from behind; the water line at 0,0. */
const bather = (): string => oval(0, 4, 46, 7, '#eafffa', 'opacity="0.6"') + fill(curve([[-19, 4], [-17, -24], [-23, -46], [-14, -60], [0, -64], [14, -60], [23, -46], [17, -24], [19, 4]], true), '#b57a54') + fill(curve([[-16, -26], [-18, -14], [0, -10], [18, -14], [16, -26], [0, -22]], true), '#e8503f') + line('M-10 -60L-8 -26M10 -60L8 -26', '#e8503f', 2.4) + line('M-20 -48Q-38 -34 -46 -8M20 -48Q38 -34 46 -8', '#b57a54', 9) + line('M-16 -56Q-19 -30 -16 0', '#f2c49a', 2, 'opacity="0.8"') + disc(0, -76, 13, '#b57a54') + fill(curve([[-14, -66], [-15, -82], [-6, -92], [7, -92], [15, -82], [14, -66], [8, -38], [-7, -38]], true), '#2a1a1c') + line('M-6 -60Q-4 -50 -5 -42M4 -62Q6 -50 5 -42', '#5a3a34', 1.6);

export const hierve: Scene = {
  slug: 'oaxaca-hierve-el-agua-morning', place: 'Hierve el Agua, Oaxaca, Mexico', seed: 3381, light: -0.7, air: '#e6d3d0',
  alt: 'A bather in the turquoise mineral pool of Hierve el Agua looks out over blue ranges; beside her the petrified waterfall hangs from its cliff',
  layers: () => {
    const lip = (s: Stage): Pt[] => (s.tall ? [[s.x(0.5), 452], [s.x(0.7), 440], [s.x(0.9), 430], [s.x(1.15), 424]] : [[s.x(0.63), 470], [s.x(0.7), 446], [s.x(0.78), 438], [s.x(0.86), 418], [s.x(0.95), 412], [s.x(1.05), 396]]);
    const rim = (s: Stage): Pt[] => [[-130, 806], [s.w * 0.06, 792], [s.w * 0.18, 764], [s.w * 0.32, 752], [s.w * 0.46, 758], [s.w * 0.58, 782], [s.w * 0.68, 822], [s.w * 0.76, 876]];
    return [
      sky(['#5f8fc4', '#a4bcd6', '#f0cdbc', '#ffdfae'], 600),
      sun({ x: 0.2, y: 372, r: 50, colour: '#fffbe4', glow: '#ffd68c', reach: 640 }),
      streaks({ y: [70, 380], count: 11, colours: ['#dfe4ee', '#ffe2cc', '#ffecc4'], opacity: 0.75 }),
      ridge({ depth: 0.08, base: 520, height: 120, rough: 0.4, peaks: [[0.02, 1, 380], [0.3, 0.7, 340], [0.55, 1, 400], [0.85, 0.8, 380]], colour: '#a9abcd', shade: '#9498c0', lit: '#fbdcc8', foot: '#e2cdd0', gullies: 3 }),
      ridge({ depth: 0.12, base: 590, height: 140, rough: 0.45, peaks: [[0.12, 1, 380], [0.4, 0.72, 320], [0.66, 1, 380]], colour: '#8a96b8', shade: '#727fa6', lit: '#f2ceb4', foot: '#ccc4c6', gullies: 5 }),
      layer(0.16, (s) => fill(`M-130 590H${s.w + 130}V1120H-130Z`, s.down(588, 760, ['#ccc4c8', '#a9b2ac']))),
      mist({ depth: 0.14, y: 590, height: 70, colour: '#fde6d0', opacity: 0.75 }),
      ridge({ depth: 0.18, base: 720, height: 170, rough: 0.45, peaks: [[0.0, 1, 360], [0.26, 0.55, 300], [0.5, 0.9, 360]], colour: '#6f8794', shade: '#566e82', lit: '#dcc49c', foot: '#aab6a8', gullies: 6 }),
      rays({ depth: 0.2, x: 0.2, y: 372, count: 9, spread: 90, angle: 12, length: 620, colour: '#fff2cc', strength: 0.22 }),
      ridge({ depth: 0.24, base: 800, height: 150, rough: 0.4, peaks: [[0.14, 0.7, 360], [0.42, 1, 400]], colour: '#5f7f6c', shade: '#466858', lit: '#c6bf80', foot: '#7f987c', gullies: 5 }),
        layer(0.28, (s) => fill(`M-130 770Q${s.w * 0.3} 740 ${s.w * 0.8} 764V1120H-130Z`, s.down(750, 900, ['#6f8a68', '#4a6a54']))),
      layer(0.34, (s) => {
        // The far cliff under its skin of stone, bushes along the top.
        const l = lip(s);
        const cliff = poly([[l[0]![0] - 26, l[0]![1] + 4], ...l, [s.w + 130, 430], [s.w + 130, 1120], [l[0]![0] + 40, 1120], [l[0]![0] + 34, 800], [l[0]![0] - 4, 720], [l[0]![0] + 6, 640], [l[0]![0] - 22, 590], [l[0]![0] - 12, 520], [l[0]![0] - 36, 480]]);
        let face = '';
        for (let i = 0; i < 90; i++) { const x = s.r.range(l[0]![0] - 20, s.w + 100); const y = s.r.range(440, 860); face += fill(poly([[x, y], [x + s.r.range(8, 26), y + 10], [x + 8, y + s.r.range(60, 170)], [x - 8, y + 50]]), s.r.pick(['#6a4a44', '#b58a68', '#7f5c4c']), 'opacity="0.35"'); }
        let top = '';
        for (let i = 0; i < 26; i++) { const x = s.r.range(l[0]![0] - 10, s.w + 80); const y = l[0]![1] - 8 - ((x - l[0]![0]) / (s.w * 0.4)) * 26; top += foliage(s, x, y, s.r.range(16, 40), s.r.range(12, 26), s.r.pick([['#4a6a4c', '#6f8a54', '#b8bd74'], ['#56704c', '#80955c', '#c9c682']] as [string, string, string][]), 11); }
        return top + fill(cliff, s.down(430, 900, ['#a67d60', '#8a6654', '#5f4c4c'])) + group(face, s.clip(cliff)) + stoneFall(s, l, 480);
      }),
      layer(0.4, (s) => { let out = ''; for (let i = 0; i < 46; i++) out += foliage(s, s.r.range(s.w * 0.5, s.w + 80), 880 + s.r.range(-40, 60), s.r.range(30, 60), s.r.range(20, 36), s.r.pick([['#35543f', '#557448', '#a3ac66'], ['#3f5c45', '#628050', '#b5b872']] as [string, string, string][]), 12); return out; }),
      layer(0.52, (s) => {
        // The pool: a rim of lime, water up to its very edge.
        const r = rim(s);
        let out = fill(`${curve(r)}L${s.w * 0.8} 1120H-130Z`, s.down(750, 1000, ['#f2e4ca', '#c9a884']));
        // What has run over the edge already hangs outside it.
        for (let i = 3; i < 7; i++) for (let k = 0; k < 9; k++) { const t = k / 9; const [a, b] = [r[i]!, r[i + 1]!]; const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]; const len = s.r.range(50, 150); out += fill(`M${x - 13} ${y - 2}Q${x} ${y - 12} ${x + 15} ${y + 2}Q${x + 14} ${y + len * 0.6} ${x + 7} ${y + len}Q${x - 10} ${y + len * 0.5} ${x - 13} ${y - 2}Z`, s.r.pick(['#fff4de', '#e6cda8', '#d3b088', '#f4e2c4'])); }
        const inner: Pt[] = r.map(([x, y]): Pt => [x - 12, y + 13]);
        const d = `${curve(inner)}L${s.w * 0.66} 1120H-130Z`;
        let wet = fill(d, s.down(760, 1000, ['#b5efe0', '#5fcfca', '#2fa0ac', '#1f7c90']));
        for (let i = 0; i < 130; i++) { const y = 776 + s.r.next() ** 1.2 * 220; wet += fill(lens(s.r.range(-60, s.w * 0.74), y, s.r.range(20, 110) * (y - 660) / 200, s.r.range(1.4, 4)), i % 3 ? '#f4fffb' : '#2f8f9c', 'opacity="0.5"'); }
        const gx = s.x(0.2);
        for (let i = 0; i < 40; i++) { const t = s.r.next(); wet += fill(lens(gx + s.r.gauss() * 60 * (0.5 + t), 772 + t * 210, s.r.range(20, 90), 3.4), '#fff0c4', 'opacity="0.85"'); }
        return out + group(wet, s.clip(d)) + line(curve(r.map(([x, y]): Pt => [x - 6, y + 7])), '#fffaf0', 9) + line(curve(inner), '#8fd8cc', 3, 'opacity="0.8"');
      }),
      layer(0.6, (s) => put(s.x(s.tall ? 0.36 : 0.36), 830, 1.3, bather()) + `<g opacity="0.3">${put(s.x(0.36), 840, 1.3, `<g transform="scale(1 -0.7)">${bather()}</g>`)}</g>` + fill(lens(s.x(0.36), 838, 190, 5), '#f4fffb', 'opacity="0.8"')),
      birds({ x: 0.44, y: 260, count: 4, size: 20, colour: '#54566f', spread: 130 }),
      layer(0.8, (s) => {
        // The small bare tree that everyone photographs, and the pan of ochre lime it stands in.
        const bx = s.x(s.tall ? 0.08 : 0.1);
        let out = fill(curve([[-130, 900], [s.w * 0.05, 888], [s.w * 0.16, 908], [s.w * 0.24, 950], [s.w * 0.28, 1120], [-130, 1120]], true), s.down(888, 1010, ['#e8cfa4', '#b58a62'])) + line(curve([[-130, 900], [s.w * 0.05, 888], [s.w * 0.16, 908], [s.w * 0.24, 950], [s.w * 0.28, 1110]]), '#fff4dc', 6);
        for (let i = 0; i < 14; i++) out += line(curve([[s.r.range(-60, 60), 920 + i * 6], [s.w * 0.1, 916 + i * 8], [s.w * 0.2 + i * 3, 946 + i * 9]]), s.r.pick(['#c99a6c', '#f4e0ba', '#a67c58']), 2.4, 'opacity="0.5"');
        const limb = (pts: Pt[], w: number): string => line(curve(pts), '#4f3a3a', w) + line(curve(pts.map(([x, y]): Pt => [x - w * 0.22, y])), '#a8857a', w * 0.22);
        out += fill(`M${bx - 34} 940Q${bx - 12} 928 ${bx - 8} 880H${bx + 16}Q${bx + 14} 928 ${bx + 36} 940Q${bx} 948 ${bx - 34} 940Z`, '#4f3a3a');
        out += limb([[bx, 930], [bx + 12, 850], [bx - 14, 770], [bx + 6, 690]], 22) + limb([[bx - 4, 780], [bx - 70, 700], [bx - 90, 620], [bx - 150, 570]], 12) + limb([[bx + 4, 700], [bx + 60, 620], [bx + 70, 530], [bx + 130, 470]], 12) + limb([[bx + 2, 694], [bx - 20, 600], [bx + 4, 510], [bx - 20, 440]], 10) + limb([[bx - 84, 640], [bx - 60, 560], [bx - 74, 500]], 7) + limb([[bx + 66, 570], [bx + 30, 500], [bx + 36, 450]], 6) + limb([[bx + 50, 636], [bx + 120, 600], [bx + 170, 596]], 7) + limb([[bx - 2, 540], [bx + 36, 480], [bx + 30, 410]], 5) + limb([[bx - 120, 590], [bx - 124, 530], [bx - 150, 490]], 5);
        for (const [dx, y] of [[-150, 570], [-74, 500], [130, 470], [-20, 440], [36, 450], [170, 596], [30, 410], [-150, 490], [100, 500], [-100, 610]] as const) for (let i = 0; i < 9; i++) out += oval(bx + dx + s.r.gauss() * 15, y + s.r.gauss() * 11, 10, 4.4, s.r.pick(['#86984f', '#b5b864', '#5f7a48']), `transform="rotate(${s.r.range(-50, 50).toFixed(0)} ${(bx + dx).toFixed(0)} ${y})"`);
        return out;
      }),
      grass({ depth: 0.94, y: 1012, height: [30, 90], count: 150, colours: ['#4a4f3c', '#7a7a48', '#c2b06c', mix('#e2cf94', '#ffffff', 0.2)], from: 0.66, lean: -0.1, seedHeads: '#f2e2b4' }),
    ];
  },
};
