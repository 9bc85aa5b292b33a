import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, sky, stars, streaks } from '@trekker/cover-art/sky.ts';

const stone = { lit: '#f2b58c', body: '#d98a68', shade: '#8a4a54', door: '#3f2434' };

/** Storeys of engaged columns cut into the rock, each [height, columns, doors]; foot at 0,0, `w` wide. */
function facade(s: Stage, w: number, storeys: [height: number, columns: number, doors: number][], head: 'gable' | 'flat' | 'round'): string {
  let out = '';
  let y = 0;
  for (const [h, n, doors] of storeys) {
    out += rect(-w / 2, y - h, w, h, s.across(-w / 2, w / 2, [stone.shade, tone(stone.body, -0.03), stone.body])) + rect(-w / 2 - 7, y - h - 4, w + 14, 9, stone.lit) + rect(-w / 2, y - h + 5, w, 5, stone.shade, 'opacity="0.6"') + rect(-w / 2 - 3, y - h + 12, w + 6, 4, stone.body);
    for (let i = 0; i < n; i++) { const x = -w / 2 + 9 + ((w - 18) * i) / (n - 1); out += rect(x - 5, y - h + 16, 10, h - 16, s.across(x - 5, x + 5, [stone.shade, stone.body, stone.lit])) + fill(poly([[x - 9, y - h + 16], [x + 9, y - h + 16], [x + 5, y - h + 24], [x - 5, y - h + 24]]), stone.lit); }
    for (let i = 0; i < doors; i++) { const x = doors === 1 ? 0 : -w / 2 + w * ((i + 0.5) / doors); const dw = Math.min(34, w / doors / 3.2); const dh = h * 0.62; out += fill(poly([[x - dw / 2 - 6, y], [x - dw / 2 - 6, y - dh - 6], [x, y - dh - 20], [x + dw / 2 + 6, y - dh - 6], [x + dw / 2 + 6, y]]), stone.lit) + rect(x - dw / 2, y - dh, dw, dh, stone.door); }
    y -= h;
  }
  if (head === 'gable') out += fill(poly([[-w / 2 - 6, y - 4], [0, y - w * 0.2], [w / 2 + 6, y - 4]]), stone.lit) + fill(poly([[-w / 2 + 14, y - 6], [0, y - w * 0.2 + 10], [w / 2 - 14, y - 6]]), stone.body) + fill(`M-9 ${y - w * 0.2}Q-13 ${y - w * 0.2 - 16} 0 ${y - w * 0.2 - 32}Q13 ${y - w * 0.2 - 16} 9 ${y - w * 0.2}Z`, stone.lit);
  if (head === 'round') out += rect(-w * 0.44, y - 46, w * 0.24, 44, stone.body) + rect(w * 0.2, y - 46, w * 0.24, 44, stone.body) + fill(poly([[-w * 0.13, y - 50], [0, y - 84], [w * 0.13, y - 50]]), stone.lit) + rect(-w * 0.1, y - 50, w * 0.2, 48, s.across(-w * 0.1, w * 0.1, [stone.shade, stone.body, stone.lit])) + rect(-w * 0.46, y - 50, w * 0.28, 6, stone.lit) + rect(w * 0.18, y - 50, w * 0.28, 6, stone.lit);
  return out;
}

/** A donkey with a striped saddle cloth, facing right, 0,0 between its feet, about 78 high. */
const donkey = (): string => line('M-26 -34L-28 0M-18 -34L-17 0M20 -36L19 0M27 -36L30 0', '#4a3c44', 5) + fill(curve([[-36, -50], [-26, -58], [0, -58], [22, -58], [32, -68], [40, -82], [50, -84], [64, -70], [66, -62], [58, -60], [46, -64], [40, -52], [30, -38], [4, -34], [-24, -36], [-36, -42]], true), '#7a6870') + fill('M40 -82L36 -102L47 -84ZM47 -84L50 -104L54 -82Z', '#7a6870') + fill('M58 -70L66 -66L66 -60L56 -61Z', '#d9ccc4') + fill('M-22 -60H16L18 -38H-24Z', '#b8343f') + line('M-22 -54H16M-23 -47H17M-23 -41H18', '#f2d9a0', 2.4) + line('M-36 -48Q-44 -40 -42 -24', '#4a3c44', 3) + disc(52, -74, 1.8, '#1f1418') + line('M40 -76L34 -60L58 -62', '#b8343f', 2.4);

/** Someone sitting on the ground in a long coat and a headcloth; 0,0 at the seat, about 60 high. */
const seated = (coat: string, cloth: string): string => fill(curve([[-30, 4], [-24, -14], [-14, -36], [0, -42], [14, -36], [26, -14], [36, 0], [30, 8], [-24, 8]], true), coat) + line('M12 -32L30 -18L40 -22', coat, 8) + disc(42, -23, 4, '#a5704c') + disc(1, -50, 8.6, '#a5704c') + fill(curve([[-11, -34], [-12, -52], [-4, -62], [7, -61], [11, -52], [6, -54], [-2, -52], [-4, -40]], true), cloth) + line('M-11 -54Q0 -60 11 -55', '#1f1820', 3);

export const tombs: Scene = {
  slug: 'petra-royal-tombs-evening', place: 'Petra, Jordan', seed: 3881, light: 0.6, air: '#f2b59a',
  alt: 'Last light on the Royal Tombs of Petra, rows of columns cut into a rose-red cliff; below, Bedouin make tea over a fire beside two donkeys',
  layers: (st) => {
    const top = (p: number): number => 250 - 90 * Math.sin(p * 2.6 + 0.5) + fbm(p * 7, 11, 4) * 70;
    return [
      sky(['#3f4f94', '#8a78ae', '#e0989c', '#ffc08c'], 420),
      stars(70, 240),
      streaks({ y: [40, 260], count: 8, colours: ['#7f78b0', '#e29a9c', '#ffc49a'], opacity: 0.7 }),
      layer(0.12, (s) => {
        const edge: Pt[] = []; for (let p = -0.1; p <= 1.11; p += 0.02) edge.push([s.x(p), top(p)]);
        const d = `${poly(edge, false)}V760H${num(s.x(-0.1))}Z`;
        let inner = '';
        // Bands of the sandstone, from plum to cream, and rounded buttresses between the tombs.
        ['#b5605c', '#d98468', '#e8a07c', '#c9705f', '#f0b890', '#b8625c', '#dc8c6c', '#a8565a', '#e29a78', '#c46a5c'].map((c, i) => mix(c, '#cf8266', i < 3 ? 0 : Math.min(0.72, 0.2 + i * 0.1))).forEach((c, i) => { const pts: Pt[] = []; for (let x = -140; x <= st.w + 140; x += 22) pts.push([x, 130 + i * 58 + fbm(x / 190, i * 3 + 2, 4) * 44]); inner += fill(poly([...pts, [st.w + 140, 800], [-140, 800]]), c) + line(poly(pts, false), tone(c, -0.06), 2, 'opacity="0.6"'); });
        for (let i = 0; i < 90; i++) { const x = s.r.range(-90, s.w + 90); const y = s.r.range(170, 620); inner += fill(curve([[x, y], [x + s.r.range(10, 30), y + 20], [x + s.r.range(8, 24), y + s.r.range(90, 220)], [x - s.r.range(0, 14), y + 90]], true), s.r.chance(0.6) ? '#6a3450' : '#ffd2a4', 'opacity="0.1"'); }
        return fill(d, '#c9705f') + group(inner, s.clip(d)) + line(poly(edge, false), '#ffd9ac', 3, 'opacity="0.8"');
      }),
      layer(0.16, (s) => {
        // Rounded buttresses of rock between the tombs.
        let out = '';
        for (const [p, y, k] of s.tall ? [[0.46, 380, 1]] as const : [[-0.02, 420, 1], [0.2, 470, 0.8], [0.352, 430, 1], [0.535, 400, 1.1], [0.875, 440, 0.8], [1.02, 440, 1]] as const) {
          const x = s.x(p);
          const [a, b] = [54 * k, 60 * k];
          out += fill(curve([[x - a * 1.3, 720], [x - a * 1.05, y + 110], [x - a * 0.5, y + 24], [x, y], [x + b * 0.5, y + 20], [x + b * 1.05, y + 120], [x + b * 1.3, 720]], true), s.across(x - a, x + b, ['#8f4c54', '#c2725f', '#e8a580'])) + line(curve([[x - a * 0.1, y + 40], [x - a * 0.2, y + 130], [x - a * 0.1, 690]]), '#8a4a54', 4, 'opacity="0.4"') + line(curve([[x + b * 0.5, y + 60], [x + b * 0.6, y + 150], [x + b * 0.55, 690]]), '#ffd2a4', 3, 'opacity="0.4"');
        }
        return out;
      }),
      layer(0.2, (s) => {
        const list: [number, number, number, [number, number, number][], 'gable' | 'flat' | 'round'][] = s.tall
          ? [[0.24, 690, 190, [[190, 4, 1], [46, 4, 0]], 'gable'], [0.72, 690, 300, [[104, 9, 3], [64, 12, 0], [40, 12, 0]], 'flat']]
          : [[0.1, 676, 200, [[196, 4, 1], [48, 4, 0]], 'gable'], [0.275, 690, 150, [[150, 5, 1], [36, 5, 0]], 'flat'], [0.44, 694, 200, [[124, 6, 3], [40, 6, 0]], 'round'], [0.71, 694, 440, [[128, 12, 4], [76, 18, 0], [46, 18, 0], [32, 18, 0]], 'flat'], [0.94, 686, 130, [[120, 4, 1], [34, 4, 0]], 'gable']];
        return list.map(([p, y, w, storeys, head]) => { const h = storeys.reduce((a, b) => a + b[0], 0) + (head === 'gable' ? w * 0.2 + 40 : head === 'round' ? 92 : 16); // The rock was cut back to leave the front standing: its lip throws a shadow, one side of the recess is dark and the other catches the sun.
          const [l, r, t] = [s.x(p) - w / 2 - 30, s.x(p) + w / 2 + 30, y - h - 34];
          const lip: Pt[] = Array.from({ length: 9 }, (_, i): Pt => [l + ((r - l) * i) / 8, t + s.r.range(-16, 8) + Math.abs(i - 4) * 5]);
          const niche = `${poly([[l - 4, y + 4], [l + 3, y - h * 0.5], ...lip, [r - 3, y - h * 0.5], [r + 4, y + 4]])}`;
          const depth = fill(poly([[l - 6, y + 6], [l, t], [l + 18, t + 30], [l + 18, y + 6]]), '#f7c49c') + fill(poly([[r + 6, y + 6], [r, t], [r - 18, t + 30], [r - 18, y + 6]]), '#5a3048') + fill(poly([...lip, [r - 18, t + 56], [l + 18, t + 44]]), '#5a3048', 'opacity="0.75"');
          return fill(niche, s.down(t, y, ['#9a5656', '#b8705e'])) + group(depth, s.clip(niche)) + line(poly(lip, false), '#ffd2a4', 3, 'opacity="0.8"') + put(s.x(p), y, 1, facade(s, w, storeys, head)); }).join('');
      }),
      layer(0.3, (s) => {
        let out = fill(`${curve([[-130, 668], [s.w * 0.14, 676], [s.w * 0.4, 700], [s.w * 0.7, 696], [s.w + 130, 676]])}V1120H-130Z`, s.down(670, 1000, ['#e2a47c', '#c07a64', '#6f4458']));
        for (let i = 0; i < 60; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(710, 960), s.r.range(20, 120), s.r.range(2, 6), s.r.pick(['#f2c09a', '#94586a', '#d9987a']), 'opacity="0.4"');
        // Steps, fallen drums of columns, broom bushes.
        for (let i = 0; i < 6; i++) out += rect(s.x(0.06) - i * 6, 682 + i * 9, 116 + i * 12, 9, i % 2 ? '#d9987a' : '#b5706a');
        for (const [p, y, k] of [[0.3, 760, 1], [0.335, 770, 0.9], [0.6, 752, 0.8], [0.86, 780, 1.1]] as const) out += oval(s.x(p) + 20 * k, y + 3, 50 * k, 5 * k, '#5f3a50', 'opacity="0.4"') + rect(s.x(p) - 30 * k, y - 28 * k, 56 * k, 30 * k, s.down(y - 28 * k, y, ['#f2c49a', '#b5706a'])) + oval(s.x(p) + 26 * k, y - 13 * k, 8 * k, 15 * k, '#e2a884');
        return out;
      }),
      birds({ x: 0.52, y: 130, count: 6, size: 15, colour: '#4a3a64', spread: 130 }),
      layer(0.56, (s) => {
        const fx = s.x(s.tall ? 0.5 : 0.42);
        let out = group(oval(fx, 890, 330, 74, '#ffb45e', 'opacity="0.3"'), s.blur(24));
        let smoke = ''; for (let i = 0; i < 13; i++) smoke += disc(fx + Math.sin(i * 0.9) * 10 + i * 5, 846 - i * 26, 8 + i * 3, '#f7dcd0', `opacity="${num(0.34 - i * 0.024)}"`);
        out += group(smoke, s.blur(7)) + put(s.x(s.tall ? 0.86 : 0.62), 888, 1.5, donkey(), 0, true) + put(s.x(s.tall ? 0.98 : 0.74), 874, 1.35, donkey());
        out += oval(fx - 120, 906, 50, 6, '#3a2440', 'opacity="0.5"') + put(fx - 112, 898, 1.35, seated('#2f3a64', '#f2e6dc')) + oval(fx + 120, 906, 50, 6, '#3a2440', 'opacity="0.5"') + put(fx + 112, 898, 1.35, seated('#4a3a3c', '#c9343f'), 0, true) + put(fx - 22, 872, 1, seated('#8a5a4c', '#f2e6dc'));
        for (let i = 0; i < 7; i++) out += disc(fx - 36 + i * 12, 906 + (i % 2) * 4, 8, '#4a3448');
        out += line(`M${fx - 24} 906L${fx + 20} 892M${fx + 24} 906L${fx - 20} 892`, '#4a2c30', 6) + fill(`M${fx - 18} 902Q${fx - 22} 878 ${fx - 4} 858Q${fx - 2} 872 ${fx + 8} 866Q${fx + 24} 884 ${fx + 16} 902Z`, '#ff9a3c') + fill(`M${fx - 9} 902Q${fx - 10} 886 ${fx} 876Q${fx + 12} 888 ${fx + 9} 902Z`, '#ffe08a');
        return out + put(fx, 862, 1, fill('M-15 0Q-19 -18 -9 -24H9Q19 -18 15 0Z', '#2a2430') + line('M-13 -4L-26 -18M-8 -26Q0 -40 8 -26', '#2a2430', 3.4)) + put(fx + 56, 912, 1, oval(0, 0, 26, 5, '#c9a45a') + [-12, 0, 12].map((x) => rect(x - 4, -12, 8, 12, '#e2a04c', 'opacity="0.9"')).join(''));
      }),
      layer(0.9, (s) => {
        // Oleander in flower at both edges.
        let out = fill(curve([[-130, 984], [s.w * 0.2, 972], [s.w * 0.5, 1000], [s.w * 0.8, 976], [s.w + 130, 950], [s.w + 130, 1120], [-130, 1120]], true), '#3f2a48');
        for (let i = 0; i < 26; i++) { const left = i % 2 === 0; const x0 = left ? s.r.range(-60, s.x(0.13)) : s.r.range(s.x(0.88), s.w + 60); const tip: Pt = [x0 + (left ? 1 : -1) * s.r.range(-20, 90), s.r.range(700, 880)]; out += line(curve([[x0, 1020], [(x0 + tip[0]) / 2 - 8, 900], tip]), '#4a4a48', 4); for (let j = 0; j < 11; j++) { const t = s.r.range(0.3, 1); const [lx, ly] = [x0 + (tip[0] - x0) * t, 1020 + (tip[1] - 1020) * t]; const a = s.r.range(-2.6, -0.5); out += fill(`M${num(lx)} ${num(ly)}Q${num(lx + Math.cos(a) * 26 + 6)} ${num(ly + Math.sin(a) * 26)} ${num(lx + Math.cos(a) * 58)} ${num(ly + Math.sin(a) * 58)}Q${num(lx + Math.cos(a) * 26 - 6)} ${num(ly + Math.sin(a) * 26)} ${num(lx)} ${num(ly)}Z`, s.r.pick(['#3f5a54', '#54705c', '#2f4548'])); } for (let k = 0; k < 7; k++) { const [cx, cy] = [tip[0] + s.r.gauss() * 22, tip[1] + s.r.gauss() * 18]; for (let q = 0; q < 5; q++) out += oval(cx + Math.cos(q * 1.26) * 7, cy + Math.sin(q * 1.26) * 7, 6.4, 5.6, s.r.pick(['#f28aa0', '#e86f8f', mix('#f28aa0', '#ffffff', 0.4)])); out += disc(cx, cy, 2.6, '#fff0d9'); } }
        return out;
      }),
    ];
  },
};
