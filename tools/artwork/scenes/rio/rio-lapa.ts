import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { granite } from '../../src/land/granite.ts';
import { birds, cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { blossomBranch, foliage, palm } from '@trekker/cover-art/trees.ts';

/** The open tram of Santa Teresa, rail at 0,0, about 190 long, running left. */
function bonde(s: Stage): string {
  const [body, dark, pale] = ['#f2b52c', '#c9821f', '#fdf2d0'];
  let out = [-56, -32, 32, 56].map((x) => disc(x, -8, 9, '#2f2a30') + disc(x, -8, 3.6, '#8a8078')).join('') + rect(-84, -18, 168, 8, '#3f3a3c') + rect(-92, -28, 184, 12, body) + line('M-94 -14H94', '#5a4a40', 4);
  for (let i = 0; i < 7; i++) { const x = -74 + i * 24.6; out += rect(x - 8, -50, 16, 24, '#8a5a34') + rect(x - 8, -52, 16, 4, '#b57c4c') + (s.r.chance(0.75) ? disc(x, -62, 6.4, s.r.pick(['#7a4c34', '#c98f68', '#5a3626', '#e2b08c'])) + rect(x - 7, -57, 14, 14, s.r.pick(['#e0503f', '#3f8cb4', '#ffffff', '#5fa35c', '#f28ab0'])) + fill(`M${num(x - 7)} -62Q${num(x)} -74 ${num(x + 7)} -62Z`, '#2a1c1c') : ''); }
  for (let i = 0; i <= 7; i++) out += line(`M${num(-86 + i * 24.6)} -26V-88`, dark, 3);
  return out + rect(-92, -48, 8, 36, body) + rect(84, -48, 8, 36, body) + line('M-84 -34H84', pale, 2.4) + fill('M-100 -86Q-94 -102 -70 -102H70Q94 -102 100 -86Z', pale) + rect(-100, -88, 200, 6, dark) + line('M0 -102L-26 -138', '#4a4448', 3) + disc(-92, -36, 5, '#fff6cc') + rect(-40, -100, 80, 9, '#2f6f5c', 'rx="2"') + [-28, -14, 0, 14, 26].map((x) => rect(x, -97.500, 8, 4, '#fdf2d0')).join('') + line('M88 -60L104 -56M92 -66H104', '#7a4c34', 4);
}

export const lapa: Scene = {
  slug: 'rio-santa-teresa-tram', place: 'Arcos da Lapa, Rio de Janeiro', seed: 3662, light: -0.6, air: '#dfe8d8',
  alt: 'A yellow open tram crosses the white double arches of the Arcos da Lapa in Rio, houses of Santa Teresa climb the hill behind, a samba in the square',
  layers: (st) => {
    const top = 436;
    return [
      sky(['#3f93c9', '#86c3da', '#d9ecd8', '#fdf0c8'], 560),
      streaks({ y: [50, 240], count: 6, colours: ['#ffffff'], opacity: 0.55 }),
      cumulus({ at: [[0.3, 260, 360, 90], [0.9, 300, 420, 110]], lit: '#ffffff', body: '#fdf8ec', shade: '#c6dbe0', opacity: 0.95 }),
      granite({ depth: 0.1, x: 0.16, base: 640, points: [[-150, 0], [-130, 90], [-104, 190], [-70, 270], [-30, 318], [10, 326], [44, 296], [76, 220], [110, 110], [150, 30], [170, 0]], rock: '#8f9aa0', lit: '#e8dcc4', shade: '#5f7482', green: ['#6f9a84', '#8fb48c'], haze: 0.35 }),
      layer(0.16, (s) => {
        // Santa Teresa: roofs among trees, up the hill to the right.
        const hill = (p: number): number => 640 - 330 * Math.max(0, Math.min(1, (p - 0.16) / 0.66)) ** 0.8 + 30 * Math.max(0, p - 0.82);
        const pts: Pt[] = []; for (let p = -0.08; p <= 1.08; p += 0.02) pts.push([s.x(p), hill(p)]);
        let out = fill(`${curve(pts)}V900H-130Z`, s.down(300, 700, ['#6fa878', '#4f8a68']));
        for (let row = 0; row < 6; row++) for (let i = 0; i < 22; i++) {
          const p = 0.2 + (i + s.r.range(0, 0.9)) * 0.041; const y = hill(p) + 26 + row * 48 + s.r.range(-14, 14);
          if (y > 640) continue;
          const [w, h] = [s.r.range(34, 62), s.r.range(30, 54)];
          const c = s.r.pick(['#fdf4e2', '#f7d98f', '#f2b5a0', '#a9d0d9', '#fbe6d3', '#e8c4d0', '#cfe2b8']);
          out += (i % 2 ? foliage(s, s.x(p) - 30, y - 8, 30, 26, ['#2f6f52', '#4f9458', '#93bd6c'], 9) : '') + rect(s.x(p), y - h, w, h, s.side([c, tone(c, -0.08)])) + fill(poly([[s.x(p) - 4, y - h], [s.x(p) + 7, y - h - 14], [s.x(p) + w - 7, y - h - 14], [s.x(p) + w + 4, y - h]]), s.r.pick(['#d9734c', '#c9603f', '#e08a5c'])) + [0.2, 0.6].map((u) => rect(s.x(p) + w * u, y - h + 10, w * 0.2, h * 0.34, '#4a6a7c') + rect(s.x(p) + w * u - 3, y - h + 10, 3, h * 0.34, s.r.pick(['#3f8c74', '#3f6fa8', '#b8543f']))).join('');
          if (s.r.chance(0.16)) out += put(s.x(p) + w, y, 0.8, palm(s, '#7a6048', ['#2f7a54', '#5fa35c'], s.r.range(-8, 8), 11));
        }
        return out;
      }),
      layer(0.24, (s) => Array.from({ length: 30 }, (_, i) => foliage(s, s.x(-0.06 + i * 0.039), 660 + s.r.range(-10, 14), s.r.range(40, 66), s.r.range(32, 50), s.r.pick([['#256048', '#3f8a54', '#8fc06c'], ['#2f6f4c', '#539a58', '#a9cf78']] as [string, string, string][]), 12)).join('')),
      // Old two-storeyed houses stand behind the lower arches.
      layer(0.27, (s) => { let out = rect(-130, 700, s.w + 260, 170, '#d9ccb5'); for (let i = 0; i < 26; i++) { const x = -110 + i * 70; const c = ['#f2c45c', '#8fc4d0', '#f2a58c', '#a9cf9c', '#f7e6c8', '#d99ab5'][(i * 5) % 6]!; out += rect(x, 690, 66, 162, s.down(690, 852, [c, tone(c, -0.06)])) + rect(x - 2, 690, 70, 8, '#fdf6e6') + rect(x, 772, 66, 5, '#fdf6e6'); for (const dx of [9, 38]) out += rect(x + dx, 716, 18, 44, '#fdf6e6') + rect(x + dx + 3, 719, 12, 41, '#3f6a7c') + rect(x + dx - 3, 756, 24, 4, '#4a4650') + rect(x + dx, 792, 19, 60, (i + dx) % 2 ? '#5a3a34' : '#2f6f5c'); } return out; }),
      layer(0.3, (s) => {
        // Two storeys of arches, white, forty-two in all; here those that fit.
        const n = s.tall ? 6 : 9;
        const pitch = (s.w + 200) / n;
        const [white, shade] = ['#fdf9ee', '#b5bccb'];
        const opening = (x: number, y: number, w: number, h: number): string => `M${num(x - w / 2)} ${y}V${num(y - h + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w / 2)} ${num(y - h + w / 2)}V${y}Z`;
        let holes = '';
        let soffit = '';
        for (let i = -1; i <= n; i++) { const x = -100 + (i + 0.5) * pitch; for (const [y, h] of [[640, 150], [850, 178]] as const) { const w = pitch * 0.66; holes += opening(x, y, w, h); soffit += fill(`M${num(x + w / 2)} ${y}V${num(y - h + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 0 ${num(x - w / 2)} ${num(y - h + w / 2)}L${num(x - w / 2 + 10)} ${num(y - h + w / 2 + 8)}A${num(w / 2 - 4)} ${num(w / 2 - 4)} 0 0 1 ${num(x + w / 2 - 20)} ${num(y - h + w / 2 + 8)}V${y}Z`, shade) + line(`M${num(x - w / 2 + 1)} ${y}V${num(y - h + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w / 2)} ${num(y - h + w / 2)}`, '#ffffff', 3); } }
        const wallMask = s.mask(rect(-130, top, s.w + 260, 430, '#ffffff') + fill(holes, '#000000'));
        let stains = '';
        for (let i = 0; i < 70; i++) stains += line(`M${num(s.r.range(-100, s.w + 100))} ${s.r.pick([top + 10, 660])}v${num(s.r.range(20, 90))}`, '#a9a9ac', s.r.range(2, 6), 'opacity="0.22"');
        return `<g ${wallMask}>${rect(-130, top, s.w + 260, 430, s.down(top, 866, [white, '#f2ecdf', '#d9d6d6']))}${stains}</g>` + soffit + rect(-130, 648, s.w + 260, 12, '#ffffff') + rect(-130, 660, s.w + 260, 5, shade) + rect(-130, top - 6, s.w + 260, 14, '#ffffff') + rect(-130, top + 8, s.w + 260, 6, shade) + rect(-130, top - 30, s.w + 260, 4, '#8f9aa4') + Array.from({ length: 60 }, (_, i) => rect(-120 + i * 30, top - 30, 3, 26, '#8f9aa4')).join('');
      }),
      layer(0.34, (s) => line(`M-130 ${top - 152}Q${s.w * 0.5} ${top - 140} ${s.w + 130} ${top - 152}`, '#4a5a64', 2) + [0.08, 0.36, 0.64, 0.92].map((p) => line(`M${s.x(p)} ${top - 4}V${top - 166}M${s.x(p)} ${top - 156}h36`, '#4a5a64', 4)).join('') + put(s.x(s.tall ? 0.5 : 0.47), top - 4, 1.15, bonde(s)) + rect(-130, top - 18, s.w + 260, 4, '#9aa4ac')),
      layer(0.5, (s) => {
        // The square with its waves of black and white stone.
        let out = rect(-130, 848, s.w + 260, 280, s.down(848, 1000, ['#e8dcc6', '#d3c4ac', '#b5a692']));
        for (let i = 0; i < 12; i++) { const y = 862 + i * i * 1.05 + i * 3; const h = 2.4 + i * 0.8; let d = ''; const wave: Pt[] = []; const back: Pt[] = []; for (let x = -130; x <= st.w + 130; x += 24) { const up = Math.sin(x / (44 + i * 5) + i * 0.7) * (2.4 + i * 1.1); wave.push([x, y + up]); back.push([x, y + up + h]); } d += poly([...wave, ...back.reverse()]); out += fill(d, '#4a4650', 'opacity="0.8"'); }
        return out;
      }),
      layer(0.6, (s) => {
        // A round of samba: drum, tambourine, guitar, and those who dance.
        const skin = ['#7a4c34', '#5a3626', '#a5704c', '#c98f68'];
        const shadow = (x: number, y: number, k: number): string => fill(poly([[x - 8 * k, y], [x + 9 * k, y], [x + 90 * k, y + 12 * k], [x + 60 * k, y + 14 * k]]), '#4a3f54', 'opacity="0.35"');
        const c = s.x(s.tall ? 0.5 : 0.4);
        const cast: [number, number, number, string][] = [[-170, 916, 1.16, put(0, 0, 1, stroller('#ffffff', '#e8dcc4', '#2a1c1c', skin[0]!)) + rect(-22, -58, 34, 34, '#d9483c', 'rx="3"') + oval(-5, -58, 17, 5, '#f7ecd8') + line('M-16 -54L-6 -60M14 -54L4 -62', skin[0]!, 5) + fill('M-10 -92Q0 -104 10 -92L17 -90H-17Z', '#fdf4e0') + rect(-10, -94, 20, 3, '#d9483c')], [-84, 902, 1.06, put(0, 0, 1, stroller('#3f8cb4', '#4a4650', '#2a1c1c', skin[1]!)) + put(4, -46, 1, fill(curve([[-14, 8], [-18, -2], [-8, -10], [0, -5], [8, -9], [14, 0], [8, 9], [-2, 5]], true), '#c98a4c') + disc(-4, 0, 4, '#4a2c20') + line('M10 -4L38 -18', '#5a3626', 4), 0)], [10, 912, 1.12, lady('#f2b53c', '#2a1820', skin[1]!) + line('M-10 -66L-26 -84M10 -66L28 -82', skin[1]!, 5)], [84, 906, 1.08, put(0, 0, 1, stroller('#d9483c', '#fdf4e0', '#2a1c1c', skin[2]!)) + line('M10 -66L26 -92', skin[2]!, 5) + disc(28, -98, 12, '#f7ecd8') + disc(28, -98, 12, 'none', 'stroke="#8a5a34" stroke-width="4"')], [160, 922, 1.2, lady('#5fb08c', '#3a2420', skin[3]!) + line('M-10 -66L-28 -70M10 -66L24 -88', skin[3]!, 5)]];
        return cast.filter((_, i) => !s.tall || i % 4).map(([dx, y, k, body]) => shadow(c + dx, y, k) + put(c + dx, y, k, body)).join('') + [[0.76, 900, 0.9], [0.795, 904, 0.9], [0.1, 898, 0.86]].map(([p, y, k], i) => shadow(s.x(p!), y!, k!) + put(s.x(p!), y!, k!, i % 2 ? lady('#e88ab0', '#2a1c1c', skin[2]!) : stroller('#fdf4e0', '#3f5f8f', '#2a1c1c', skin[0]!))).join('');
      }),
      birds({ x: 0.7, y: 160, count: 5, size: 16, colour: '#3f5a64', spread: 110 }),
      layer(0.92, (s) => {
        // A golden trumpet tree in flower over the right corner, a bed of leaves below.
        let out = blossomBranch(s, [[s.w + 90, -20], [s.w * 0.96, 90], [s.w * 0.88, 150], [s.w * 0.8, 150]], '#5a4038', ['#ffd23c', '#f7b52c', '#ffe27a'], 21, 1.5) + blossomBranch(s, [[s.w + 90, 240], [s.w * 0.98, 280], [s.w * 0.93, 350]], '#5a4038', ['#ffd23c', '#f7b52c', '#ffe27a'], 19, 1.3);
        for (let i = 0; i < 34; i++) { const left = i % 2 === 0; out += foliage(s, left ? s.r.range(-60, s.x(0.13)) : s.r.range(s.x(0.9), s.w + 60), 1000 + s.r.range(-24, 20), s.r.range(30, 60), s.r.range(24, 40), [mix('#1f5a44', '#2f6f4c', s.r.next()), '#4f9458', '#a9cf74'], 11); }
        return out;
      }),
    ];
  },
};
