import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, num, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { acacia } from '@trekker/cover-art/trees.ts';
import { mist, sky, streaks } from '@trekker/cover-art/sky.ts';

/** A line of walkers on a ridge, each a few strokes; feet at 0,0, about 100 high, climbing away from us. */
const climber = (shirt: string, hat: string): string => line('M-5 -40L-9 -18L-6 0M5 -40L9 -22L11 -6', '#3a3440', 7) + fill(curve([[-11, -36], [-12, -60], [-7, -74], [8, -74], [12, -60], [11, -36]], true), shirt) + fill(curve([[2, -36], [4, -73], [8, -74], [12, -60], [11, -36]], true), tone(shirt, -0.1)) + line('M10 -68L18 -54L20 -44M-10 -68L-17 -56L-18 -46', shirt, 5) + disc(0, -84, 7.4, '#c98f68') + oval(0, -88, 14, 3.6, hat) + fill('M-8 -88Q-8 -99 0 -99Q8 -99 8 -88Z', hat);

/**
 * A dune of star type seen from its own ridge: one knife edge winds from our feet to the summit, light on one side,
 * night still on the other.
 */
export const crest: Scene = {
  slug: 'sossusvlei-crest-walk-sunrise', place: 'Sossusvlei, Namibia', seed: 3802, light: -0.8, air: '#f2d0b8',
  alt: 'Walkers follow the knife edge of a great dune at sunrise, one flank glowing orange, the other in blue shade, white clay pans far below',
  layers: (st) => {
    // [part of the width, y]: the ridge from the summit down to the lower edge.
    const ridgeLine: Pt[] = st.tall ? [[0.6, 236], [0.54, 300], [0.62, 372], [0.5, 452], [0.6, 548], [0.42, 660], [0.56, 790], [0.3, 930], [0.36, 1120]] : [[0.595, 206], [0.555, 262], [0.598, 330], [0.525, 410], [0.585, 506], [0.47, 620], [0.565, 752], [0.4, 900], [0.46, 1120]];
    const at = ridgeLine.map(([x, y]): Pt => [st.x(x), y]);
    return [
      sky(['#3f6fb0', '#86a4cc', '#e2c0b8', '#ffd9a4'], 520),
      streaks({ y: [70, 340], count: 9, colours: ['#cfd6e6', '#fbdcc4', '#ffe6c0'], opacity: 0.7 }),
      layer(0.08, (s) => {
        // Dunes behind dunes, each half lit.
        let out = '';
        for (const [p, y, w, h, k] of [[0.06, 520, 560, 150, 0.45], [0.9, 516, 620, 190, 0.45], [0.34, 530, 520, 110, 0.4], [0.76, 540, 460, 90, 0.3], [-0.04, 560, 420, 120, 0.25], [1.02, 572, 520, 140, 0.2]] as const) {
          const x = s.x(p);
          const peak: Pt = [x, y - h];
          out += fill(`${curve([[x - w / 2, y + 20], [x - w * 0.24, y - h * 0.34], peak])}${curve([peak, [x + w * 0.2, y - h * 0.5], [x + w / 2, y + 20]]).replace('M', 'L')}Z`, s.down(y - h, y + 20, [`${k > 0.35 ? '#f2b58c' : '#f09a64'}`, '#f2c9a9'])) + fill(`${curve([peak, [x - w * 0.03, y - h * 0.6], [x + w * 0.05, y - h * 0.25], [x - w * 0.02, y + 20]])}L${num(x + w / 2)} ${y + 20}${curve([[x + w / 2, y + 20], [x + w * 0.2, y - h * 0.5], peak]).replace('M', 'L')}Z`, k > 0.35 ? '#b58aa0' : '#a86f80');
        }
        return out;
      }),
      mist({ depth: 0.12, y: 560, height: 90, colour: '#ffe6cc', opacity: 0.75 }),
      layer(0.16, (s) => {
        // The floor of the valley: white pans, a dry river with its line of thorn trees.
        let out = fill(`M-130 566Q${s.w * 0.5} 552 ${s.w + 130} 570V1120H-130Z`, s.down(556, 900, ['#f2c49c', '#e2a478', '#c98460']));
        for (const [p, y, w, h] of [[0.14, 640, 330, 34], [0.86, 624, 400, 36], [0.3, 602, 220, 16], [0.97, 700, 300, 40], [0.02, 720, 260, 36]] as const) out += fill(curve([[s.x(p) - w / 2, y], [s.x(p) - w * 0.2, y - h * 0.5], [s.x(p) + w * 0.24, y - h * 0.4], [s.x(p) + w / 2, y + 3], [s.x(p) + w * 0.2, y + h * 0.5], [s.x(p) - w * 0.3, y + h * 0.44]], true), '#fff2dc') + line(curve([[s.x(p) - w * 0.4, y + h * 0.2], [s.x(p), y + h * 0.4], [s.x(p) + w * 0.4, y + h * 0.2]]), '#d9a984', 2.4, 'opacity="0.7"');
        for (let i = 0; i < 34; i++) { const p = i % 2 ? s.r.range(-0.04, 0.36) : s.r.range(0.72, 1.04); const y = s.r.range(590, 720); out += oval(s.x(p) + 16, y + 1, 24 * (y / 660), 3, '#8a5a5c', 'opacity="0.4"') + put(s.x(p), y, 0.2 + (y - 580) / 520, acacia(s, '#5a4444', ['#4f5a44', '#6f7a50', '#a9a468'])); }
        return out;
      }),
      layer(0.4, (s: Stage) => {
        // Both flanks meet in the edge. The summit's outline runs off to left and right.
        const top = at[0]!;
        const leftSky: Pt[] = [[-130, 860], [s.w * 0.06, 760], [s.w * 0.2, 600], [s.w * 0.34, 432], [s.w * 0.48, 284], top];
        const rightSky: Pt[] = [top, [s.w * 0.68, 290], [s.w * 0.78, 424], [s.w * 0.9, 574], [s.w + 60, 700], [s.w + 130, 750]];
        const body = `${curve(leftSky)}${curve(rightSky).replace(/^M[^C]*/, '')}V1120H-130Z`;
        const dark = `${curve(at)}L${s.w + 200} 1120L${s.w + 200} 100L${top[0]} 100Z`;
        let wind = '';
        let slip = '';
        for (let i = 0; i < 60; i++) {
          const u = s.r.next() * (at.length - 1.01);
          const k = Math.floor(u);
          const [a, b] = [at[k]!, at[k + 1]!];
          const [x, y] = [a[0] + (b[0] - a[0]) * (u - k), a[1] + (b[1] - a[1]) * (u - k)];
          const t = (y - 200) / 800;
          const len = (120 + 480 * t) * s.r.range(0.6, 1.2);
          wind += curve([[x, y], [x - len * 0.4, y + len * 0.24], [x - len, y + len * 0.5]]);
          slip += curve([[x, y], [x + len * 0.16, y + len * 0.3], [x + len * 0.4, y + len * 0.72]]);
        }
        // Wind ripples stand across the bright flank, wider towards us.
        let ripples = '';
        for (let i = 0; i < 62; i++) { const t = i / 61; const y = 330 + 700 * t ** 1.2; const x1 = s.x(0.5 - 0.06 * t) - 30 + s.r.range(-150, 30); const x0 = x1 - 110 - 760 * t; const row: Pt[] = []; for (let q = 0; q <= 10; q++) row.push([x0 + ((x1 - x0) * q) / 10, y + 60 * t * (1 - q / 10) + Math.sin(q * 1.9 + i) * (1.4 + 4 * t)]); ripples += curve(row); }
        return fill(body, s.linear(0, 200, s.w * 0.3, 1000, ['#ffc07a', '#f48f45', '#d9642f'])) + group(line(wind, '#c9582c', 1.8, 'opacity="0.3"') + line(ripples, '#b54a2a', 2, 'opacity="0.32"') + line(ripples, '#ffd9a0', 1.2, 'opacity="0.3" transform="translate(0 -4)"') + fill(dark, s.down(200, 1000, ['#8f4f5c', '#6a3a58', '#3f2a50'])) + group(line(slip, '#b5747c', 2.4, 'opacity="0.16"'), s.clip(dark)) + line(curve(at), '#ffe6b8', 5), s.clip(body)) + line(curve(leftSky), '#ffe6b8', 2.6, 'opacity="0.8"');
      }),
      layer(0.5, () => {
        // Footprints along the edge, and those who made them.
        let out = '';
        const on = (u: number): Pt => { const k = Math.min(at.length - 2, Math.floor(u)); const [z, a, b, c] = [at[Math.max(0, k - 1)]!, at[k]!, at[k + 1]!, at[Math.min(at.length - 1, k + 2)]!]; const t = u - k; const h = (p0: number, p1: number, p2: number, p3: number): number => 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3); return [h(z[0], a[0], b[0], c[0]), h(z[1], a[1], b[1], c[1])]; };
        for (let i = 0; i < 150; i++) { const u = 7.9 * (i / 149) ** 0.72; const [x, y] = on(u); const k = 0.25 + (y - 200) / 520; out += oval(x - (i % 2 ? 9 : 20) * k, y, 4.2 * k, 2 * k, '#8f3f30', 'opacity="0.65"'); }
        for (const [u, shirt, hat] of [[1.05, '#f2e6d0', '#7a5a44'], [1.5, '#d9483c', '#f2e6d0'], [2.5, '#3f8cb4', '#f2e6d0'], [3.9, '#f2e6d0', '#8a5a3c'], [5.4, '#2f7f8c', '#f7ecd6']] as const) { const [x, y] = on(u); const k = 0.14 + (y - 200) / 720; out += fill(poly([[x - 6 * k, y], [x + 6 * k, y], [x + 150 * k, y + 88 * k], [x + 130 * k, y + 92 * k]]), '#2a1a3c', 'opacity="0.45"') + put(x, y, k, climber(shirt, hat)); }
        return out;
      }),
      layer(0.9, (s) => {
        // Tough grass holds the sand at the near corner; a beetle has crossed it.
        let out = '';
        for (const [p, y] of [[0.05, 1000], [0.12, 1016], [0.19, 1010]] as const) for (let i = 0; i < 40; i++) { const a = Math.PI * (0.12 + 0.76 * s.r.next()); const len = s.r.range(80, 210); const x = s.x(p) + s.r.gauss() * 30; out += fill(`M${num(x - 2)} ${y}Q${num(x + Math.cos(a) * len * 0.25)} ${num(y - len * 0.8)} ${num(x + Math.cos(a) * len)} ${num(y - Math.sin(a) * len)}Q${num(x + Math.cos(a) * len * 0.25 + 5)} ${num(y - len * 0.7)} ${num(x + 3)} ${y}Z`, s.r.pick(['#7a6a3c', '#a98f4c', '#d9bc70', '#5f5034'])); }
        let track = '';
        for (let i = 0; i < 26; i++) { const [x, y] = [s.x(0.2) + i * 7, 968 - i * 2 + Math.sin(i * 0.4) * 12]; track += `M${num(x)} ${num(y - 4)}v2M${num(x + 3)} ${num(y + 4)}v2`; }
        return out + line(track, '#8f4538', 2.6) + put(s.x(0.2) + 186, 918, 1, oval(0, 0, 12, 8, '#1f1720') + disc(11, -1, 5, '#1f1720') + line('M-6 6L-12 14M2 7L2 15M8 5L14 12M-4 -6L2 -12', '#1f1720', 2) + line('M-6 -4Q0 -7 6 -4', '#8a7a84', 1.6));
      }),
    ];
  },
};
