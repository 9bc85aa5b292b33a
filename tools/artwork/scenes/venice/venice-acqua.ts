import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, lens, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { lady, stroller, umbrella } from '../../src/people/strollers.ts';
import { mirror, ripples } from '@trekker/cover-art/water.ts';

/**
 * The front of San Marco, foot at 0,0, about 520 wide: five deep portals, five lunettes with gold, five domes behind.
 */
function basilica(s: Stage): string {
  const [pale, body, shade, lead, gold] = ['#fbf0e2', '#e2cbbf', '#a98f9c', '#9fa9b8', '#e8bf5c'];
  const dome = (x: number, y: number, w: number): string => fill(`M${x - w * 0.42} ${y}V${y - w * 0.2}Q${x - w * 0.56} ${y - w * 0.62} ${x} ${y - w * 0.78}Q${x + w * 0.56} ${y - w * 0.62} ${x + w * 0.42} ${y - w * 0.2}V${y}Z`, s.across(x - w / 2, x + w / 2, [tone(lead, -0.1), lead, tone(lead, 0.12)])) + [-0.26, -0.1, 0.1, 0.26].map((u) => line(`M${num(x + u * w * 1.3)} ${num(y - w * 0.18)}Q${num(x + u * w * 1.5)} ${num(y - w * 0.56)} ${x} ${num(y - w * 0.76)}`, tone(lead, -0.12), 1.4, 'opacity="0.5"')).join('') + rect(x - w * 0.07, y - w * 0.94, w * 0.14, w * 0.18, pale) + fill(`M${x - w * 0.1} ${y - w * 0.92}Q${x} ${y - w * 1.12} ${x + w * 0.1} ${y - w * 0.92}Z`, lead) + line(`M${x} ${y - w}V${y - w * 1.2}M${x - 5} ${y - w * 1.13}h10`, gold, 2.4);
  let out = dome(-150, -220, 120) + dome(150, -220, 120) + dome(-78, -226, 110) + dome(78, -226, 110) + dome(0, -228, 160);
  out += rect(-262, -226, 524, 226, s.across(-262, 262, [shade, body, pale]));
  const xs = [-208, -108, 0, 108, 208];
  xs.forEach((x, i) => {
    const w = i === 2 ? 104 : 84;
    const h = i === 2 ? 150 : 122;
    out += fill(`M${x - w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${-h + w / 2}V0Z`, pale) + [8, 15, 22].map((d, k) => fill(`M${x - w / 2 + d} 0V${-h + w / 2}A${w / 2 - d} ${w / 2 - d} 0 0 1 ${x + w / 2 - d} ${-h + w / 2}V0Z`, ['#b59aa0', '#d9bfae', '#7f6a7c'][k]!)).join('') + fill(`M${x - w / 2 + 22} ${-h + w / 2}A${w / 2 - 22} ${w / 2 - 22} 0 0 1 ${x + w / 2 - 22} ${-h + w / 2}Z`, gold) + fill(poly([[x - 8, -h + w / 2 - 2], [x - 5, -h + w / 2 - 16], [x + 5, -h + w / 2 - 16], [x + 8, -h + w / 2 - 2]]), '#7a3f5c') + disc(x, -h + w / 2 - 20, 4, '#f2d9b8') + rect(x - w / 2 + 28, -h * 0.5, w - 56, h * 0.5, '#5a3f44') + line(`M${x} 0V${-h * 0.5}`, '#8a6a5c', 2);
    for (const d of [-1, 1]) out += [3, 10, 17].map((q) => rect(x + d * (w / 2 + 1 - q) - 2, -h * 0.52, 4, h * 0.52, ['#f7ece0', '#8fa39c', '#b5777c'][q % 3]!)).join('');
    // Upper storey: a lunette, above it an ogee with its saint.
    const uw = i === 2 ? 108 : 86;
    out += fill(`M${x - uw / 2} -164V-190A${uw / 2} ${uw / 2.3} 0 0 1 ${x + uw / 2} -190V-164Z`, i === 2 ? '#4a4a64' : '#d9b04a') + (i === 2 ? Array.from({ length: 5 }, (_, k) => rect(x - 38 + k * 16, -212, 10, 46, '#6f7a9c')).join('') : disc(x - 12, -186, 8, '#8f4a5c') + disc(x + 8, -184, 9, '#3f6f9c') + disc(x, -198, 6, '#f7ecd0')) + fill(`M${x - uw / 2 - 5} -188Q${x - uw * 0.42} -228 ${x - uw * 0.14} -236Q${x - 2} -242 ${x} -266Q${x + 2} -242 ${x + uw * 0.14} -236Q${x + uw * 0.42} -228 ${x + uw / 2 + 5} -188L${x + uw / 2 - 4} -188A${uw / 2} ${uw / 2.2} 0 0 0 ${x - uw / 2 + 4} -188Z`, pale) + rect(x - 3, -284, 6, 18, pale) + disc(x, -287, 3.6, gold);
    for (let k = 0; k < 7; k++) { const a = Math.PI * (0.15 + 0.7 * (k / 6)); out += disc(x - Math.cos(a) * (uw / 2 + 4), -194 - Math.sin(a) * uw * 0.42, 3.2, pale); }
  });
  for (const x of [-258, -158, -54, 54, 158, 258]) out += rect(x - 6, -262, 12, 60, pale) + fill(poly([[x - 9, -260], [x, -304], [x + 9, -260]]), pale) + disc(x, -306, 3, gold);
  out += rect(-264, -164, 528, 9, pale) + rect(-264, -156, 528, 4, shade) + Array.from({ length: 44 }, (_, i) => rect(-260 + i * 12, -176, 4, 12, pale)).join('') + rect(-264, -178, 528, 3, pale);
  // The four horses over the middle door.
  out += [-30, -12, 10, 28].map((x) => put(x, -166, 0.46, line('M-14 0V-22M-8 0V-20M12 0V-22M18 -6L22 -20', '#a98a4a', 5) + fill('M-20 -20Q-18 -38 0 -36L14 -38L20 -58L32 -60L34 -52L26 -46L22 -26Q16 -16 -4 -18Z', '#c9a45a'))).join('');
  return out + rect(-268, -6, 536, 6, '#cbb5ac');
}

/** The bell tower, foot at 0,0, 560 high. */
const campanile = (s: Stage): string => rect(-44, -400, 88, 400, s.across(-44, 44, ['#8a4a4c', '#b5644f', '#d98a64'])) + [-30, -15, 0, 15, 30].map((x) => line(`M${x} -14V-390`, '#8a4a4c', 2.4, 'opacity="0.6"')).join('') + rect(-50, -412, 100, 14, '#f2e2d0') + rect(-44, -474, 88, 62, s.across(-44, 44, ['#c9b0a4', '#f2e6d6', '#fff6e8'])) + [-27, -9, 9, 27].map((x) => fill(`M${x - 6} -416V-452A6 6 0 0 1 ${x + 6} -452V-416Z`, '#5f4a5c')).join('') + rect(-50, -482, 100, 9, '#fbf0e0') + rect(-40, -514, 80, 32, s.across(-40, 40, ['#8a4a4c', '#b5644f', '#d98a64'])) + fill(poly([[-42, -514], [0, -630], [42, -514]]), s.across(-42, 42, ['#4f7a74', '#6f9f90', '#a3c9a9'])) + line('M0 -628V-652', '#e8bf5c', 3) + disc(0, -656, 6, '#e8bf5c');

export const highWater: Scene = {
  slug: 'venice-san-marco-high-water', place: 'Piazza San Marco, Venice', seed: 3702, light: 0.6, air: '#f2d9cc',
  alt: 'Early morning high water in Piazza San Marco: the basilica and the bell tower stand mirrored in the flooded square, a few people cross it on raised boards',
  layers: (st) => {
    const y = 640;
    const arcade = layer(0.24, (s) => {
      // The two long sides of the square run towards the church.
      let out = '';
      for (const side of [-1, 1]) {
        const far = s.x(0.5) + side * s.w * (s.tall ? 0.42 : 0.26);
        const near = s.x(0.5) + side * s.w * (s.tall ? 0.78 : 0.62);
        const at = (t: number, up: number): Pt => [far + (near - far) * t, y + 2 - up * (0.62 + 1.1 * t)];
        const c = side < 0 ? '#e8cdb5' : '#c4a8a4';
        out += fill(poly([at(0, 0), at(1.1, 0), at(1.1, 250), at(0, 250)]), s.across(Math.min(far, near), Math.max(far, near), side < 0 ? [tone(c, -0.02), c] : [c, tone(c, -0.06)]));
        const n = 15;
        for (let i = 0; i < n; i++) { const step = (k: number): number => ((i + k) / n) ** 1.35 * 1.1; const [a, b, m] = [step(0.16), step(0.84), step(0.5)]; const arch = (u0: number, u1: number, paint: string): string => { const p = [at(a, u0), at(a, u1 - 14), at(m, u1), at(b, u1 - 14), at(b, u0)]; return fill(`M${num(p[0]![0])} ${num(p[0]![1])}L${num(p[1]![0])} ${num(p[1]![1])}Q${num((p[1]![0] + p[2]![0]) / 2)} ${num(p[2]![1])} ${num(p[2]![0])} ${num(p[2]![1])}Q${num((p[3]![0] + p[2]![0]) / 2)} ${num(p[2]![1])} ${num(p[3]![0])} ${num(p[3]![1])}L${num(p[4]![0])} ${num(p[4]![1])}Z`, paint); }; out += arch(0, 88, i % 5 === 2 ? '#e8b06a' : '#6a5464') + arch(106, 164, '#7f6a78') + arch(180, 228, '#7f6a78'); }
        for (const u of [94, 170, 236, 250]) out += line(poly([at(0, u), at(1.1, u)], false), '#fbeee0', u === 250 ? 6 : 3);
      }
      return out;
    });
    const church = layer(0.2, (s) => put(s.x(0.5), y, s.tall ? 0.86 : 1.1, basilica(s)));
    const tower = layer(0.28, (s) => put(s.x(s.tall ? 0.85 : 0.71), y + 4, s.tall ? 0.88 : 0.94, campanile(s)));
    const lamps = layer(0.34, (s) => [0.2, 0.335].map((p, i) => { const k = i ? 0.8 : 1.1; return put(s.x(p), y + (i ? 12 : 40), k, rect(-3, -150, 6, 150, '#4f4258') + fill('M-12 0H12L7 -14H-7Z', '#4f4258') + line('M-30 -146Q-30 -160 0 -158Q30 -160 30 -146', '#4f4258', 4) + [-30, 0, 30].map((x) => disc(x, x ? -152 : -172, 10, '#ffd9ea') + disc(x, x ? -152 : -172, 20, '#ffe6d0', 'opacity="0.35"')).join('')); }).join(''));
    const walk = layer(0.4, (s) => {
      // The boards on their trestles, and who walks on them.
      let out = '';
      const [x0, x1, by] = [-130, s.w + 130, 770];
      for (let x = x0 + 40; x < x1; x += 118) out += line(`M${x} ${by}L${x - 13} ${by + 34}M${x} ${by}L${x + 13} ${by + 34}M${x + 60} ${by}L${x + 47} ${by + 34}M${x + 60} ${by}L${x + 73} ${by + 34}`, '#5a4f5c', 4);
      out += rect(x0, by - 8, x1 - x0, 11, '#a98a70') + rect(x0, by - 8, x1 - x0, 4, '#d9bf9c') + Array.from({ length: 22 }, (_, i) => rect(x0 + i * 88, by - 8, 2, 11, '#6a5450')).join('');
      const folk: [number, number, string][] = st.tall ? [[0.2, 1, 'a'], [0.46, 1.05, 'c'], [0.74, 1, 'b']] : [[0.13, 1.04, 'a'], [0.265, 1, 'b'], [0.3, 1.04, 'd'], [0.56, 1.06, 'c'], [0.8, 1, 'b'], [0.9, 1.05, 'd']];
      return out + folk.map(([p, k, w], i) => put(s.x(p), by - 8, k, w === 'b' ? lady('#8f3a5c', '#3a2420', '#e2b594', '#f2e2d0') : stroller(w === 'a' ? '#3f5f8f' : w === 'c' ? '#b8433f' : '#4a4a5c', '#2f2a44', '#3a2420', '#e2b594', w === 'd' ? '#f2c23c' : undefined) + (w === 'c' ? umbrella('#e8b04a') : ''), 0, i % 2 === 1)).join('');
    });
    return [
      sky(['#6a84b8', '#a9aecb', '#e8c3c4', '#ffdcb5', '#fff0d0'], y),
      sun({ x: 0.6, y: 400, r: 0, colour: '#fff6dc', glow: '#ffe2a8', reach: 640 }),
      streaks({ y: [50, 380], count: 12, colours: ['#d3d3e6', '#f7d0c8', '#ffe2bc'], opacity: 0.8 }),
      church, arcade, tower,
      mist({ depth: 0.3, y: y - 10, height: 70, colour: '#fdeadc', opacity: 0.55 }),
      layer(0.31, (s) => rect(-130, y, s.w + 260, 480, s.down(y, 1000, ['#f2d3c4', '#c9aebc', '#8f8fb4', '#5f6f9c']))),
      lamps,
      mirror({ of: [church, arcade, tower, lamps], y: y + 1, depth: 0.36, opacity: 0.72, tint: '#e2c9cc', squash: 0.9, cuts: 70 }),
      birds({ x: 0.34, y: 210, count: 9, size: 15, colour: '#5f5a78', spread: 150 }),
      walk,
      mirror({ of: [walk], y: 806, depth: 0.42, opacity: 0.5, tint: '#d9c9d6', squash: 0.8, cuts: 40 }),
      layer(0.5, (s) => ripples(s, 660, 1000, '#fff2e2', 120, 0.4) + ripples(s, 700, 1000, '#6f74a0', 90, 0.3)),
      layer(0.8, (s) => {
        // Café chairs stacked in the flood, and one pair of yellow boots on a table.
        const chair = (x: number, yy: number, k: number, flip = false): string => put(x, yy, k, group(oval(0, 6, 40, 5, '#f7e6dc', 'opacity="0.7"') + line('M-22 6V-46M22 6V-46M-22 -46Q-22 -110 0 -112Q22 -110 22 -46M-26 -46H26', '#3f3a54', 6) + line('M-12 -50V-100M0 -50V-106M12 -50V-100', '#3f3a54', 3) + rect(-26, -52, 52, 8, '#d9b48a', 'rx="4"')), 0, flip);
        const tx = s.x(s.tall ? 0.2 : 0.115);
        return chair(tx - 100, 930, 1.3) + chair(tx + 110, 944, 1.35, true) + oval(tx, 972, 60, 7, '#f7e6dc', 'opacity="0.7"') + line(`M${tx} 972V870`, '#3f3a54', 9) + oval(tx, 866, 84, 16, '#f2e6dc') + oval(tx, 863, 84, 14, '#fffaf2') + [-20, 16].map((d) => fill(`M${tx + d - 11} 858V812H${tx + d + 9}V842Q${tx + d + 26} 846 ${tx + d + 26} 860H${tx + d - 11}Z`, '#f2c03c') + rect(tx + d - 13, 808, 24, 9, '#d99c26') + rect(tx + d - 12, 856, 39, 6, '#a8741c')).join('') + fill(lens(tx + 20, 984, 260, 5), '#ffffff', 'opacity="0.5"') + disc(tx + 52, 858, 3, mix('#f2c03c', '#8a5a24', 0.4));
      }),
    ];
  },
};
