import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sky } from '@trekker/cover-art/sky.ts';
import { crowd } from '../../src/buildings/skyline.ts';
import { stroller, umbrella } from '../../src/people/strollers.ts';

const snow = '#f4f5fb';

/**
 * A brownstone row house, foot at 0,0: stoop on the left, three floors of tall windows, a bracketed cornice; snow on
 * every ledge.
 */
function brownstone(s: Stage, w: number, wall: string, door: string, lit: number): string {
  const h = 470;
  const t = s.light <= 0 ? [tone(wall, 0.04), wall, tone(wall, -0.06)] : [tone(wall, -0.06), wall, tone(wall, 0.04)];
  let out = rect(0, -h, w, h, s.across(0, w, t)) + rect(0, -86, w, 86, tone(wall, -0.07));
  for (let i = 0; i < 60; i++) out += rect(s.r.range(2, w - 16), -s.r.range(90, h - 40), s.r.range(8, 16), 3, tone(wall, s.r.range(-0.05, 0.03)), 'opacity="0.5"');
  const pane = (x: number, y: number, ww: number, hh: number): string => { const on = s.r.chance(lit); return rect(x - 6, y - 9, ww + 12, hh + 14, tone(wall, 0.06)) + rect(x, y, ww, hh, on ? s.down(y, y + hh, ['#ffe3a0', '#ffbf6a']) : '#3a4468') + line(`M${x} ${y + hh / 2}h${ww}M${x + ww / 2} ${y}v${hh}`, tone(wall, -0.16), 2.4) + (on ? '' : fill(poly([[x, y + hh], [x + ww * 0.7, y], [x + ww, y], [x + ww * 0.3, y + hh]]), '#8f9cc8', 'opacity="0.3"')) + rect(x - 9, y + hh + 3, ww + 18, 5, tone(wall, 0.08)) + fill(`M${x - 9} ${y + hh + 4}Q${x + ww / 2} ${y + hh - 6} ${x + ww + 9} ${y + hh + 4}Z`, snow) + rect(x - 9, y - 15, ww + 18, 8, tone(wall, 0.08)) + fill(`M${x - 10} ${y - 15}Q${x + ww / 2} ${y - 24} ${x + ww + 10} ${y - 15}Z`, snow); };
  const cols = 3;
  const step = w / cols;
  for (let f = 0; f < 3; f++) for (let i = 0; i < cols; i++) if (!(f === 2 && i === 0)) out += pane(step * (i + 0.5) - 17, -h + 56 + f * 112, 34, 78 - f * 2);
  // Cornice.
  out += rect(-5, -h - 8, w + 10, 30, tone(wall, -0.1)) + rect(-8, -h - 14, w + 16, 10, tone(wall, 0.02)) + Array.from({ length: 8 }, (_, i) => rect(6 + i * ((w - 20) / 7), -h + 2, 8, 22, tone(wall, 0.03))).join('') + fill(`M-10 ${-h - 13}Q${w * 0.3} ${-h - 30} ${w / 2} ${-h - 25}Q${w * 0.8} ${-h - 32} ${w + 10} ${-h - 13}Z`, snow);
  // Door at the head of the stoop.
  const x = step * 0.5;
  out += rect(x - 32, -224, 64, 140, tone(wall, 0.05)) + rect(x - 38, -236, 76, 14, tone(wall, 0.08)) + fill(`M${x - 40} -236Q${x} -248 ${x + 40} -236Z`, snow) + rect(x - 22, -200, 44, 116, door) + line(`M${x} -200V-84`, tone(door, -0.1), 2) + rect(x - 22, -214, 44, 14, '#ffe0a0') + disc(x - 4, -140, 2.4, '#f2cf7a') + disc(x + 4, -140, 2.4, '#f2cf7a') + disc(x, -166, 12, '#3f7a52') + disc(x, -166, 6, door) + disc(x, -155, 3, '#d9403c');
  for (let i = 0; i < 6; i++) { const y = -84 + i * 14; out += rect(x - 34 - i * 4, y, 68 + i * 8, 15, tone(wall, 0.02 - i * 0.008)) + rect(x - 34 - i * 4, y - 3, 68 + i * 8, 6, snow); }
  for (const d of [-1, 1]) out += line(`M${x + d * 38} -118L${x + d * 62} -34V0M${x + d * 38} -118V-84`, '#2a2638', 4) + disc(x + d * 62, -36, 5, '#2a2638') + line(`M${x + d * 44} -96V-72M${x + d * 50} -76V-56M${x + d * 56} -56V-36`, '#2a2638', 2);
  return out + pane(step * 1.5 - 15, -66, 30, 34) + pane(step * 2.5 - 15, -66, 30, 34) + disc(x + 46, -176, 26, '#ffd98a', 'opacity="0.25"') + rect(x + 42, -184, 8, 16, '#ffe9b8');
}

/** A yellow cab from the side, wheels on 0,0, about 250 long, nose to the right, snow on the roof. */
const cab = (): string => oval(0, 2, 140, 9, '#3a3f6a', 'opacity="0.4"') + fill('M-124 -16Q-128 -44 -112 -50L-70 -54Q-50 -92 -30 -94H40Q62 -92 80 -56L112 -50Q126 -46 124 -16Z', '#f7bf2a') + fill('M-124 -16Q-125 -32 -120 -40H122Q125 -32 124 -16Z', '#d99a1c') + fill('M-60 -56Q-44 -84 -28 -86H2V-56ZM10 -56V-86H38Q54 -84 70 -56Z', '#4a5680') + fill('M-44 -56L-26 -86H-14L-32 -56ZM26 -56L40 -82L48 -76L36 -56Z', '#a9b8dc', 'opacity="0.5"') + rect(-116, -36, 236, 6, '#2a2638') + Array.from({ length: 19 }, (_, i) => rect(-112 + i * 12, -36, 6, 6, '#fff4d0')).join('') + rect(-16, -110, 44, 14, '#fff6d8', 'rx="4"') + rect(-12, -106, 36, 6, '#2a2638', 'opacity="0.7"') + fill('M-32 -92Q0 -104 44 -92Z', snow) + [-74, 74].map((x) => disc(x, -14, 23, '#23203a') + disc(x, -14, 11, '#c9cfe2')).join('') + oval(120, -34, 6, 8, '#fff4c8') + oval(-122, -34, 5, 8, '#e0403c') + line('M6 -54V-20', '#c98f1c', 2) + line('M-12 -46h10M16 -46h10', '#8a5f14', 3);

export const snowStreet: Scene = {
  slug: 'new-york-brownstones-snow', place: 'New York, USA', seed: 4413, light: -0.4, air: '#c3c9e4',
  alt: 'Snow falls on a street of brownstones in New York at dusk, windows glow, a yellow cab passes and someone walks with an umbrella',
  layers: () => [
    sky(['#5a68a8', '#8f97c9', '#cfbcd6', '#f4d3c8'], 620),
    layer(0.1, (s) => crowd(s, 640, -0.05, 1.05, 30, (p) => 300 + 240 * Math.sin(p * 9) ** 2, ['#a9aed2', '#bcb9d8'], ['#ffe2b0'], 0.14)),
    layer(0.3, (s) => {
      const walls = ['#8a5048', '#a5624c', '#7a4a50', '#b0755a', '#8f5a58', '#9c5a48'];
      const doors = ['#2f5a5c', '#8f2f38', '#2f3f6a', '#3f6a4c', '#c98f3c', '#5a2f4c'];
      let out = '';
      for (let x = -70, i = 0; x < s.w + 90; x += 262, i++) out += put(x, 806, 1.16, brownstone(s, 224, walls[i % 6]!, doors[i % 6]!, 0.62));
      return out;
    }),
    layer(0.4, (s) => {
      // Pavement, kerb, street; light from the windows lies on the snow.
      let out = rect(-120, 800, s.w + 240, 320, s.down(800, 1000, ['#dfe0f2', '#c3c8e6', '#9aa4d2']));
      for (let x = -30, i = 0; x < s.w + 90; x += 262, i++) out += oval(x + 150, 826, 110, 13, '#ffd9a0', 'opacity="0.55"');
      out += rect(-120, 856, s.w + 240, 12, '#8f98c4') + rect(-120, 852, s.w + 240, 6, snow) + rect(-120, 868, s.w + 240, 250, s.down(868, 1000, ['#aab2da', '#7f8ac0']));
      for (const y of [896, 938]) out += fill(curve([[-120, y], [s.w * 0.3, y - 5], [s.w * 0.7, y + 4], [s.w + 120, y - 2], [s.w + 120, y + 12], [s.w * 0.7, y + 17], [s.w * 0.3, y + 9], [-120, y + 13]], true), '#6a74b0', 'opacity="0.6"');
      return out;
    }),
    layer(0.5, (s) => {
      // Bare trees on the pavement, snow along every branch.
      const tree = (x: number, k: number): string => {
        let wood = '';
        let white = '';
        const grow = (x0: number, y0: number, a: number, len: number, w: number, n: number): void => { const [x1, y1] = [x0 + Math.cos(a) * len, y0 + Math.sin(a) * len]; wood += line(`M${x0} ${y0}L${x1} ${y1}`, '#4a3a48', w); if (w < 9) white += line(`M${x0} ${y0 - w * 0.4}L${x1} ${y1 - w * 0.4}`, snow, Math.max(1, w * 0.5)); if (n > 0) for (const d of n === 5 ? [-0.5, 0.05, 0.5] : [-s.r.range(0.3, 0.6), s.r.range(0.25, 0.6)]) grow(x1, y1, a + d, len * s.r.range(0.66, 0.84), w * 0.66, n - 1); };
        grow(0, 0, -Math.PI / 2, 110, 15, 5);
        return put(x, 850, k, wood + white + oval(0, 0, 34, 7, snow));
      };
      return (s.tall ? [0.02, 0.62] : [0.035, 0.4, 0.72]).map((p, i) => tree(s.x(p), 1.15 - i * 0.05)).join('');
    }),
    layer(0.6, (s) => {
      const x = s.x(s.tall ? 0.34 : 0.565);
      const dog = '#5a3a34';
      return oval(x + 10, 862, 30, 4, '#5a64a0', 'opacity="0.5"') + put(x, 860, 1.25, stroller('#2f3f6a', '#3a3044', '#3a2428', '#e8c2a4', '#f2c23c') + umbrella('#d9453f')) + put(s.x(s.tall ? 0.86 : 0.22), 858, 1.1, stroller('#3f6a5c', '#4a3a4c', '#5a3a2c', '#e8c2a4', '#c9403c')) + put(s.x(s.tall ? 0.86 : 0.22) + 50, 860, 0.6, line('M-14 -18V0M14 -18V0M-8 -18V0M20 -18V0', dog, 5) + fill(curve([[-20, -20], [-16, -32], [14, -32], [26, -44], [36, -42], [40, -34], [28, -28], [20, -18], [-10, -16]], true), dog) + line('M-20 -28Q-32 -38 -30 -46', dog, 4) + fill('M26 -44L22 -32L30 -36Z', tone(dog, -0.06)) + rect(-10, -34, 22, 10, '#c9403c')) + line(`M${s.x(s.tall ? 0.86 : 0.22) + 12} 806L${s.x(s.tall ? 0.86 : 0.22) + 66} 838`, '#3a2a3c', 1.6);
    }),
    layer(0.72, (s) => oval(s.x(s.tall ? 0.62 : 0.84) + 280, 930, 190, 20, '#ffe2a4', 'opacity="0.4"') + put(s.x(s.tall ? 0.5 : 0.8), 940, 1.3, cab())),
    layer(0.94, (s) => {
      let flakes = '';
      for (let i = 0; i < 520; i++) flakes += disc(s.r.range(-90, s.w + 90), s.r.range(-20, 1000), s.r.range(1.2, 3.4), '#ffffff', `opacity="${s.r.range(0.5, 1).toFixed(2)}"`);
      let near = '';
      for (let i = 0; i < 40; i++) near += disc(s.r.range(-90, s.w + 90), s.r.range(-20, 1000), s.r.range(6, 12), '#ffffff', 'opacity="0.55"');
      const bank: Pt[] = [[-120, 972], [s.w * 0.16, 962], [s.w * 0.4, 982], [s.w * 0.66, 970], [s.w * 0.86, 984], [s.w + 120, 964]];
      return fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(960, 1010, [snow, mix('#c3c9e6', '#9aa4d2', 0.4)])) + group(flakes) + group(near, s.blur(3));
    }),
  ],
};
