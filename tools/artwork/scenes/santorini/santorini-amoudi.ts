import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { rowing } from '@trekker/cover-art/boats.ts';
import { cube } from '@trekker/cover-art/mediterranean.ts';
import { boulders } from '../../src/land/nordic.ts';
import { birds, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** An octopus hung up to dry: the head over the line, eight arms below; the line at 0,0, about 150 long. */
function octopus(s: Stage, c: string): string {
  let out = '';
  for (let i = 0; i < 8; i++) {
    const x = -24 + i * 6.9;
    const len = s.r.range(96, 142);
    const sway = s.r.range(-9, 9);
    const bow = (t: number, w: number): Pt => [x * (1 + t * 0.55) + Math.sin(t * 4 + i) * 5 + sway * t + w * (1 - t * 0.8), 26 + len * t];
    const left = [0, 0.25, 0.5, 0.75, 1].map((t) => bow(t, -5.4));
    const right = [1, 0.75, 0.5, 0.25, 0].map((t) => bow(t, 5.4));
    out += fill(curve([...left, ...right], true), i % 2 ? c : tone(c, -0.05)) + [0.12, 0.26, 0.4, 0.54, 0.68, 0.8].map((t) => disc(bow(t, 1)[0], bow(t, 0)[1], 2.6 * (1 - t * 0.6), '#fbd9cf')).join('');
  }
  return out + fill(curve([[-30, 32], [-27, 4], [-18, -14], [0, -20], [18, -14], [27, 4], [30, 32], [0, 42]], true), c) + fill(curve([[4, -18], [18, -14], [27, 4], [30, 32], [14, 38], [14, 6]], true), tone(c, -0.08)) + line('M0 -26V-12', '#e8d3b5', 5);
}

export const amoudi: Scene = {
  slug: 'santorini-amoudi-bay', place: 'Amoudi, Santorini, Greece', seed: 3742, light: -0.6, air: '#e8dcd2',
  alt: 'Octopuses dry on a line above a taverna table in Amoudi; painted boats lie in clear green water below a red cliff with white Oia on its rim',
  layers: () => {
    const cliff = layer(0.2, (s) => {
      const top: Pt[] = [[s.w * 0.24, 560], [s.w * 0.29, 470], [s.w * 0.33, 400], [s.w * 0.38, 330], [s.w * 0.42, 250], [s.w * 0.5, 206], [s.w * 0.62, 190], [s.w * 0.76, 176], [s.w * 0.9, 170], [s.w + 130, 160]];
      const d = poly([[s.w * 0.2, 640], ...top, [s.w + 130, 640]]);
      let inner = '';
      ['#b8543f', '#c9664a', '#a84a40', '#8f4440', '#c4715a', '#9c4a40', '#7a3c3c', '#a85a48'].forEach((c, i) => { const pts: Pt[] = []; for (let x = 0; x <= s.w + 140; x += 24) pts.push([x, 190 + i * 56 + fbm(x / 120, i * 5 + 3, 4) * 34 + Math.max(0, s.w * 0.42 - x) * 0.3]); inner += fill(poly([...pts, [s.w + 140, 700], [0, 700]]), c) + line(poly(pts, false), tone(c, 0.07), 2.4, 'opacity="0.6"'); });
      for (let i = 0; i < 130; i++) { const x = s.r.range(s.w * 0.24, s.w + 80); const y = s.r.range(210, 600); const h = s.r.range(30, 130); inner += fill(poly([[x, y], [x + s.r.range(8, 30), y + 12], [x + s.r.range(6, 20), y + h], [x - s.r.range(2, 14), y + h * 0.6]]), s.r.chance(0.55) ? '#5f2c38' : '#e89a74', 'opacity="0.26"'); }
      // The stair of the donkeys: a white zigzag with its parapet.
      const stair: Pt[] = [[s.w * 0.56, 588], [s.w * 0.72, 540], [s.w * 0.58, 490], [s.w * 0.76, 440], [s.w * 0.61, 390], [s.w * 0.78, 338], [s.w * 0.66, 286], [s.w * 0.8, 240], [s.w * 0.74, 196]];
      inner += line(poly(stair.map(([x, y]): Pt => [x, y + 10]), false), '#6f3440', 12, 'opacity="0.6"') + line(poly(stair, false), '#e8cdb8', 13) + line(poly(stair.map(([x, y]): Pt => [x, y - 5]), false), '#fff8ee', 4);
      for (let k = 0; k < 3; k++) { const [a, b] = [stair[k * 2 + 1]!, stair[k * 2 + 2]!]; const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 4]; inner += put(x, y, 0.36, line('M-16 -26V0M-8 -24V0M14 -24V0M20 -26V0', '#4a3a3c', 5) + fill(curve([[-22, -28], [-16, -40], [14, -40], [22, -34], [18, -22], [-18, -22]], true), '#6a5654') + fill(curve([[16, -36], [26, -54], [38, -48], [36, -42], [26, -36]], true), '#6a5654') + line('M26 -52L22 -66M30 -52L32 -66', '#6a5654', 4) + fill('M-12 -42H12V-26H-12Z', '#d9483c')); }
      return fill(d, '#b8543f') + group(inner, s.clip(d)) + line(poly(top, false), '#f2b08c', 3, 'opacity="0.7"');
    });
    const oia = layer(0.18, (s) => { let out = ''; const list: [number, number, number, number, 'flat' | 'dome' | 'vault'][] = []; for (let i = 0; i < 28; i++) list.push([0.43 + i * 0.0215, 214 - i * 2 + s.r.range(-4, 14), s.r.range(34, 56), s.r.range(26, 44), i % 6 === 3 ? 'dome' : i % 3 ? 'flat' : 'vault']); for (const [p, y, w, h, kind] of list) out += put(s.x(p), y, 1, cube(s, w, h, '#fffaf2', '#c9c6d9', '#2f6fc4', kind)); return out; });
    const quay = layer(0.3, (s) => {
      let out = fill(curve([[s.w * 0.34, 640], [s.w * 0.4, 606], [s.w * 0.56, 598], [s.w * 0.8, 592], [s.w + 130, 586], [s.w + 130, 660], [s.w * 0.4, 652]], true), '#e8d9c6') + rect(s.w * 0.4, 632, s.w * 0.7, 20, '#b59c8a');
      const houses: [number, number, number, string, string][] = [[0.47, 96, 70, '#fffaf2', '#2f6fb4'], [0.555, 110, 88, '#f7e2c4', '#2f7f74'], [0.645, 96, 74, '#fffaf2', '#b8483f'], [0.73, 116, 92, '#f2c9a9', '#2f6fb4'], [0.825, 104, 80, '#fffaf2', '#2f7f74'], [0.92, 130, 96, '#fbecd2', '#2f6fb4'], [1.02, 120, 84, '#fffaf2', '#b8483f']];
      for (const [p, w, h, c, d] of houses) { const x = s.x(p); out += rect(x - w / 2, 604 - h, w, h + 8, s.side([c, mix(c, '#b5a9c4', 0.4)])) + line(`M${x - w / 2} ${604 - h}H${x + w / 2}`, tone(c, 0.05), 4) + rect(x - w * 0.32, 604 - h * 0.56, 16, h * 0.56, d) + [0.02, 0.26].map((u) => rect(x + w * u, 604 - h * 0.72, 15, 20, d) + rect(x + w * u - 2, 604 - h * 0.72 + 21, 19, 3, '#fffaf2')).join(''); }
      // Awnings of reed and the first guests under them.
      for (const [p, w, c] of [[0.5, 130, '#d9a86a'], [0.66, 150, '#2f6fb4'], [0.85, 160, '#d9a86a']] as const) { const x = s.x(p); out += line(`M${x - w / 2} 632V578M${x + w / 2} 632V578`, '#6a5048', 4) + fill(poly([[x - w / 2 - 6, 580], [x - w / 2 + 8, 564], [x + w / 2 - 8, 564], [x + w / 2 + 6, 580]]), c) + [-0.3, 0, 0.3].map((u, i) => put(x + u * w, 634, 0.34, i % 2 ? lady('#f2f0ea', '#3a2420', '#c98f68') : stroller('#3f8cb4', '#e8dcc4', '#2a1c1c', '#c98f68'))).join(''); }
      return out + boulders(s, s.w * 0.2, s.w * 0.42, 650, [12, 34], 22, '#8a4a40', '#d98a6c') + boulders(s, s.w * 0.4, s.w + 90, 656, [7, 16], 40, '#8a5a4c', '#d9a58c');
    });
    return [
      sky(['#3f93d0', '#86c4e2', '#d3e9ea', '#fbeed6'], 600),
      streaks({ y: [60, 260], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
      layer(0.06, (s) => fill(curve([[-130, 566], [s.w * 0.04, 540], [s.w * 0.12, 528], [s.w * 0.2, 536], [s.w * 0.28, 560], [s.w * 0.34, 576], [-130, 580]], true), s.down(528, 578, ['#8f9cc0', '#b5bdd0']))),
      water({ depth: 0.14, top: 572, stops: ['#4fa0cc', '#3f9cc0', '#3fb0b4', '#6fd0bc', '#a9e6cc'], ripples: { light: '#f4fffb', dark: '#2f86ac', count: 230, opacity: 0.42 } }),
      oia, cliff, quay,
      mirror({ of: [cliff, quay], y: 656, depth: 0.34, opacity: 0.42, tint: '#8fd0cc', squash: 0.5, bottom: 880, cuts: 110 }),
      birds({ x: 0.2, y: 240, count: 6, size: 16, colour: '#ffffff', spread: 110 }),
      layer(0.44, (s) => {
        const boats: [number, number, number, string, string][] = s.tall ? [[0.3, 720, 1.1, '#2f6fc4', '#fff6e6'], [0.74, 706, 1, '#d9483c', '#fff6e6'], [0.56, 780, 1.5, '#f2c23c', '#2f6fb4']] : [[0.36, 704, 1, '#2f6fc4', '#fff6e6'], [0.52, 690, 0.86, '#fdf8ee', '#d9483c'], [0.66, 714, 1.12, '#d9483c', '#fff6e6'], [0.46, 766, 1.5, '#f2c23c', '#2f6fb4'], [0.18, 760, 1.3, '#fdf8ee', '#2f7f74']];
        return boats.map(([p, y, k, h, i]) => oval(s.x(p) + 10, y + 26 * k, 54 * k, 7 * k, '#1f7f8c', 'opacity="0.35"') + put(s.x(p), y, k, rowing(h, i) + line('M-48 -8Q0 4 48 -10', tone(i, -0.02), 3) + rect(-10, -14, 22, 9, i) + line('M-2 -12V-40', '#6a5048', 2.4)) + line(`M${s.x(p) + 46 * k} ${y - 8 * k}Q${s.x(p) + 70 * k} ${y + 10 * k} ${s.x(p) + 96 * k} ${y + 4 * k}`, '#f7f0e2', 1.6, 'opacity="0.8"') + oval(s.x(p) + 97 * k, y + 6 * k, 5 * k, 4.4 * k, '#f28a2e') + oval(s.x(p) + 97 * k, y + 9 * k, 9 * k, 2 * k, '#ffffff', 'opacity="0.5"')).join('');
      }),
      layer(0.7, (s) => {
        // The near terrace: posts, the line, a table laid with a view.
        let out = fill(`M-130 900Q${s.w * 0.5} 884 ${s.w + 130} 896V1120H-130Z`, s.down(886, 1000, ['#f7ecdc', '#d9c6b4']));
        for (let i = 0; i < 22; i++) out += line(curve([[s.r.range(-60, s.w), 906 + i * 5], [s.r.range(0, s.w), 910 + i * 5]]), '#c4ad9a', 2, 'opacity="0.5"');
        const [x0, x1] = [s.x(s.tall ? 0.1 : 0.075), s.x(s.tall ? 0.9 : 0.46)];
        for (const x of [x0, x1]) out += line(`M${x} 960V330`, '#5f4a44', 14) + line(`M${x - 4} 960V330`, '#a98a74', 4);
        const sag = (t: number): Pt => [x0 + (x1 - x0) * t, 372 + 46 * 4 * t * (1 - t)];
        out += line(curve(Array.from({ length: 11 }, (_, i) => sag(i / 10))), '#4a4a54', 4);
        const at = s.tall ? [0.2, 0.5, 0.8] : [0.13, 0.31, 0.5, 0.69, 0.87];
        out += at.map((t, i) => put(sag(t)[0], sag(t)[1] + 20, 0.98, octopus(s, ['#a8606c', '#b57078', '#96525f', '#a8646c', '#b57078'][i]!))).join('');
        const tx = s.x(s.tall ? 0.5 : 0.74);
        const chair = (x: number, flip: boolean): string => put(x, 990, 1.25, line('M-30 0V-78M30 0V-84L38 -164M-30 -40H30', '#2f6fb4', 8) + rect(-36, -84, 70, 10, '#e2b87a', 'rx="4"'), 0, flip);
        out += oval(tx, 1000, 240, 14, '#8a7064', 'opacity="0.4"') + chair(tx - 190, true) + chair(tx + 190, false) + line(`M${tx - 100} 1000V884M${tx + 100} 1000V884`, '#2f6fb4', 10) + fill(poly([[tx - 150, 880], [tx + 150, 880], [tx + 126, 946], [tx + 60, 928], [tx, 944], [tx - 60, 926], [tx - 128, 948]]), '#fffdf8') + [0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${tx - 132 + i * 44} 882V${930}`, '#8fb8e2', 5, 'opacity="0.6"')).join('') + rect(tx - 152, 872, 304, 11, '#ffffff');
        out += oval(tx - 60, 868, 58, 11, '#f2ede6') + oval(tx - 60, 864, 50, 8, '#ffffff') + [[-88, 0, '#e8503f'], [-70, -6, '#e8503f'], [-52, -2, '#5fa35c'], [-36, -4, '#e8503f']].map(([dx, dy, c]) => disc(tx + (dx as number), 858 + (dy as number), 9, c as string)).join('') + fill(poly([[tx - 80, 854], [tx - 74, 838], [tx - 44, 836], [tx - 40, 852]]), '#fffdf4');
        return out + put(tx + 66, 872, 1, fill('M-13 0V-52Q-13 -64 -7 -70V-86H7V-70Q13 -64 13 -52V0Z', '#cfe6ea', 'opacity="0.9"') + fill('M-11 -2V-38H11V-2Z', '#f2e6a9', 'opacity="0.8"')) + [28, 104].map((dx) => put(tx + dx, 872, 1, fill('M-11 0L-13 -34H13L11 0Z', '#e6f2f4', 'opacity="0.85"') + fill('M-11 -2L-12 -18H12L11 -2Z', '#f2e6a9', 'opacity="0.8"'))).join('') + fill(lens(tx, 1010, 300, 6), '#c4ad9a', 'opacity="0.5"') + (s.tall ? '' : line(`M${num(x0 - 60)} 334H${num(x1 + 60)}`, '#7a6054', 12) + line(`M${num(x0 - 60)} 330H${num(x1 + 60)}`, '#b59a80', 4));
      }),
    ];
  },
};
