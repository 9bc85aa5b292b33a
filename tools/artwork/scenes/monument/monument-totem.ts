import { butte } from '../../src/land/butte.ts';
import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { dune, sand } from '../../src/land/dunes.ts';
import { mesa } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';

/** A shepherd with a staff, going left; feet at 0,0, about 100 high. */
const shepherd = (): string => line('M-4 -40L-12 -20L-14 0M5 -40L8 -20L12 0', '#33436f', 8) + line('M-18 0h8M9 0h9', '#2a1c24', 4) + fill(curve([[-10, -38], [-11, -60], [-7, -74], [8, -74], [12, -58], [11, -38]], true), '#c94f4a') + fill(curve([[3, -38], [4, -73], [8, -74], [12, -58], [11, -38]], true), '#9c3440') + line('M-8 -68L-20 -54L-25 -60', '#c94f4a', 5.4) + line('M-24 -84L-28 0', '#4a2f2c', 2.6) + disc(-1, -84, 7.6, '#a86f4c') + oval(-1, -89, 16, 3.8, '#3a2834') + fill('M-10 -90Q-9 -101 -1 -101Q8 -101 9 -90Z', '#3a2834') + line('M-9 -92H8', '#e2b04a', 1.8);

const sheep = (wool: string): string => line('M-10 -9V0M-5 -9V0M7 -9V0M11 -9V0', '#4a3034', 2.4) + [-11, -5, 2, 8, 12].map((x, i) => disc(x, -15 - (i % 2) * 2, 7.4, wool)).join('') + oval(-17, -17, 5, 4, '#4a3034') + line('M-12 -22Q0 -26 10 -22', '#fff6e0', 1.8, 'opacity="0.8"');

const dog = (): string => line('M-10 -10L-13 0M-6 -10L-6 0M7 -10L6 0M10 -10L13 0', '#2a1c24', 2.6) + fill(curve([[-14, -12], [-8, -18], [8, -17], [13, -12], [6, -8], [-8, -8]], true), '#2f222c') + fill(curve([[-12, -16], [-18, -24], [-25, -19], [-18, -15]], true), '#2f222c') + fill('M-19 -22L-17 -28L-14 -22Z', '#2f222c') + line('M13 -13Q20 -14 22 -20', '#2f222c', 2.6) + disc(-6, -13, 2.6, '#f2e2cc');

export const totem: Scene = {
  slug: 'monument-valley-totem-pole-dawn', place: 'Monument Valley, USA', seed: 3361, light: -0.8, air: '#ffd3a8',
  alt: 'Early light on the Totem Pole, a needle of red rock beside its row of spires, while a shepherd leads sheep over rippled dunes',
  layers: () => {
    const rock = { bands: ['#d9704c', '#c85f46', '#df7d54', '#bd5440', '#cf684a', '#b9553f'], shade: '#6a2f5c', lit: '#ffd9a0' };
    return [
      sky(['#5f86b8', '#9aa8cc', '#e2b7c0', '#ffcf9f', '#ffeec4'], 680),
      sun({ x: 0.07, y: 560, r: 52, colour: '#fffbe2', glow: '#ffd07a', reach: 760 }),
      streaks({ y: [70, 460], count: 12, colours: ['#c3bcd8', '#ffd2bc', '#ffe6bc'], opacity: 0.75 }),
      mesa({ depth: 0.1, x: 0.24, base: 706, top: 604, half: 190, spread: 110, bands: rock.bands, shade: rock.shade, haze: 0.66 }),
      mesa({ depth: 0.11, x: 0.98, base: 706, top: 570, half: 210, spread: 120, bands: rock.bands, shade: rock.shade, haze: 0.6 }),
      mist({ depth: 0.12, y: 706, height: 80, colour: '#ffe2b8', opacity: 0.8 }),
      // Yei Bi Chei: dancers coming out of a hogan. Then, alone, the Totem Pole.
      butte({ depth: 0.2, x: 0.575, base: 760, haze: 0.08, ...rock, talus: [100, 150, 110], cliff: [[-178, 0], [-174, 40], [-160, 52], [-156, 150], [-144, 162], [-136, 154], [-132, 84], [-118, 78], [-114, 190], [-104, 214], [-92, 206], [-86, 96], [-74, 92], [-70, 236], [-58, 262], [-44, 250], [-38, 100], [-24, 96], [-20, 206], [-10, 226], [2, 218], [6, 94], [20, 86], [26, 170], [36, 180], [46, 168], [50, 74], [66, 66], [72, 120], [80, 126], [88, 116], [92, 50], [112, 34], [116, 0]] }),
      butte({ depth: 0.22, x: 0.772, base: 772, ...rock, talus: [86, 96, 120], cliff: [[-30, 0], [-28, 30], [-17, 44], [-16, 150], [-19, 230], [-15, 300], [-17, 372], [-10, 430], [-4, 452], [7, 454], [13, 430], [12, 350], [16, 290], [13, 200], [16, 90], [20, 44], [34, 26], [36, 0]] }),
      butte({ depth: 0.23, x: 0.838, base: 776, ...rock, talus: [60, 60, 90], cliff: [[-16, 0], [-12, 60], [-9, 130], [-3, 150], [5, 146], [9, 90], [16, 30], [18, 0]] }),
      sand({ depth: 0.32, y: 770, height: 26, length: 640, colour: '#f2a56c', shade: '#d9784f', lit: '#ffdca4', ripple: '#b95a44' }),
      layer(0.36, (s) => { let out = ''; for (let i = 0; i < 46; i++) { const x = s.r.range(-60, s.w + 60); const y = 780 + s.r.next() * 46; for (let j = 0; j < 7; j++) { const a = Math.PI * (0.15 + 0.7 * s.r.next()); out += line(`M${x} ${y}L${x + Math.cos(a) * 14} ${y - Math.sin(a) * 14}`, s.r.pick(['#8f7a58', '#6f6a58', '#c9a468']), 2); } out += oval(x + 12, y + 1, 14, 2, '#7a3a44', 'opacity="0.4"'); } return out; }),
      dune({ depth: 0.5, skyline: [[-0.1, 880], [0.1, 850], [0.3, 812], [0.47, 790], [0.62, 812], [0.84, 850], [1.1, 860]], crest: [[0.47, 790], [0.5, 830], [0.44, 880], [0.5, 940], [0.42, 1040]], lit: ['#ffbe7c', '#ec8c58'], shade: ['#b9584c', '#8f3f4c'], bottom: 1100, rim: '#ffe6b0' }),
      layer(0.6, (s) => {
        const list: [number, number][] = s.tall ? [[0.42, 830], [0.52, 822], [0.6, 826]] : [[0.3, 826], [0.325, 818], [0.35, 821], [0.372, 812], [0.4, 812], [0.335, 832], [0.42, 805], [0.386, 824]];
        const shade = (x: number, y: number, w: number): string => fill(poly([[x - 4, y], [x + 4, y + 3], [x + w, y + 12], [x + w - 10, y + 6]]), '#8f3f4c', 'opacity="0.35"');
        let out = '';
        const [hx, hy] = [s.x(s.tall ? 0.26 : 0.235), 842];
        for (const [p, y] of list.slice().sort((a, b) => a[1] - b[1])) out += shade(s.x(p), y, 60) + put(s.x(p), y, 1, sheep(s.r.pick(['#fff2dc', '#f2dcc0', '#e8ccb0'])));
        return out + shade(hx, hy, 170) + put(hx, hy, 0.86, shepherd()) + shade(hx + 60, hy - 6, 50) + put(hx + 62, hy - 4, 1, dog());
      }),
      birds({ x: 0.42, y: 300, count: 3, size: 19, colour: '#6a4a6c', spread: 70 }),
      layer(0.9, (s: Stage) => {
        // The near slope, ripple by ripple, and a yucca at its edge.
        const edge: Pt[] = [[-120, 1000], [s.w * 0.2, 962], [s.w * 0.5, 956], [s.w * 0.8, 920], [s.w + 120, 850], [s.w + 120, 1120], [-120, 1120]];
        let out = fill(`${curve(edge.slice(0, 5))}L${s.w + 120} 1120H-120Z`, s.down(850, 1010, ['#c9664c', '#7a3444']));
        for (let i = 0; i < 11; i++) out += line(curve(edge.slice(0, 5).map(([x, y], k): Pt => [x, y + 12 + i * (9 + k * 1.6) + 7 * Math.sin(i * 2.3 + k * 2)])), i % 2 ? '#ef9a68' : '#6a2c40', 2.6, 'opacity="0.5"');
        const yx = s.x(0.93);
        for (let i = 0; i < 54; i++) { const a = Math.PI * (0.04 + (0.92 * i) / 53) + s.r.range(-0.04, 0.04); const len = s.r.range(90, 150); const [dx, dy] = [Math.cos(a) * len, -Math.sin(a) * len]; out += fill(`M${yx - 4} 926Q${yx + dx * 0.4 - 4} ${926 + dy * 0.46} ${yx + dx} ${926 + dy}Q${yx + dx * 0.5 + 5} ${926 + dy * 0.46} ${yx + 5} 928Z`, s.r.pick(['#4a4a50', '#6a6a58', '#34343f', '#98925f'])); }
        out += line(`M${yx} 880L${yx - 14} 640`, '#7a6a4c', 7);
        for (let i = 0; i < 70; i++) { const t = i / 69; const w = 30 * Math.sin(Math.PI * (0.12 + 0.8 * t)) + 4; const x = yx - 7 - 7 * t + s.r.range(-w, w); out += oval(x, 812 - t * 180, 9, 13, mix('#fff8e2', '#e2b09c', s.r.next() * 0.8)) + oval(x - 3, 809 - t * 180, 3, 7, tone('#fffaf0', 0.01)); }
        return out;
      }),
    ];
  },
};
