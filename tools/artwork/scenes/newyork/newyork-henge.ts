import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { inLane, type Lane } from '../../src/buildings/oaxaca.ts';
import { sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';

/**
 * One building of a street canyon in perspective: rows of windows, some lit, a cornice, the edge towards the sun
 * glowing.
 */
function block(s: Stage, l: Lane, side: number, z0: number, z1: number, h: number, wall: string, glow: string): string {
  const q = (a: number, b: number, u0: number, u1: number): string => poly([inLane(l, side, a, u0), inLane(l, side, a, u1), inLane(l, side, b, u1), inLane(l, side, b, u0)]);
  const at = (t: number): number => 1 / (1 / z0 + (1 / z1 - 1 / z0) * t);
  const c = mix(wall, s.air, Math.min(0.6, Math.max(0, (z0 - 1) * 0.045)));
  let out = fill(q(z0, z1, 0, h), c);
  const cols = Math.max(3, Math.round(((z1 - z0) / z0) * 13));
  const floor = 62;
  let dark = '';
  let lit = '';
  for (let i = 0; i < cols; i++) for (let f = 1; f < (h - 30) / floor; f++) { const d = q(at((i + 0.24) / cols), at((i + 0.74) / cols), f * floor + 14, f * floor + 46); if (s.r.chance(0.17)) lit += d; else dark += d; }
  out += fill(dark, tone(c, -0.11)) + fill(lit, glow) + fill(q(z0, z1, 0, 54), tone(c, -0.15));
  for (let i = 0; i < cols; i += 2) out += fill(q(at((i + 0.15) / cols), at((i + 1.6) / cols), 6, 40), s.r.pick([glow, '#f2e2b4', '#e88a5c', '#8fd0d0']), 'opacity="0.85"') + fill(q(at((i + 0.1) / cols), at((i + 1.7) / cols), 40, 50), s.r.pick(['#b8433f', '#2f6f5c', '#33456f', '#d9a23c']));
  // The far edge of each house catches the sun that stands at the street's end.
  return out + fill(q(z0, z1, h - 12, h), tone(c, 0.05)) + fill(q(at(0.93), z1, 0, h), '#ffb45e', 'opacity="0.5"') + line(poly([inLane(l, side, z1, 0), inLane(l, side, z1, h)], false), '#ffdf9c', 3 / z0 + 1, 'opacity="0.9"');
}

/** A yellow cab from behind, wheels at 0,0, about 100 wide. */
const cab = (): string => oval(0, 2, 58, 7, '#2a1828', 'opacity="0.55"') + rect(-44, -10, 16, 12, '#1a141c') + rect(28, -10, 16, 12, '#1a141c') + fill('M-50 -8Q-54 -34 -46 -42L-36 -66Q-34 -70 -28 -70H28Q34 -70 36 -66L46 -42Q54 -34 50 -8Z', '#f2b52c') + fill('M-32 -64H32L40 -43H-40Z', '#4a3444') + fill('M-32 -64H-4L-16 -43H-40Z', '#c98a6c', 'opacity="0.5"') + rect(-14, -80, 28, 11, '#fff2c4', 'rx="3"') + rect(-48, -36, 16, 10, '#d92f2f', 'rx="3"') + rect(32, -36, 16, 10, '#d92f2f', 'rx="3"') + rect(-18, -30, 36, 11, '#fbeed0') + line('M-50 -20H50', '#c98a1f', 3) + rect(-50, -15, 100, 6, '#8a6a3c');
const car = (c: string): string => oval(0, 2, 52, 6, '#2a1828', 'opacity="0.55"') + rect(-40, -8, 14, 10, '#1a141c') + rect(26, -8, 14, 10, '#1a141c') + fill('M-46 -8Q-50 -30 -42 -36L-32 -58H32L42 -36Q50 -30 46 -8Z', c) + fill('M-28 -54H28L36 -37H-36Z', '#2f2434') + rect(-44, -30, 14, 8, '#e0402f') + rect(30, -30, 14, 8, '#e0402f') + line('M-30 -57H30', '#ffcf8c', 2.4);

export const henge: Scene = {
  slug: 'new-york-manhattan-sunset-street', place: 'New York, USA', seed: 3601, light: 0, air: '#ffb07a',
  alt: 'The sun sets exactly at the end of a Manhattan cross street; yellow cabs and people stand between dark towers with glowing edges',
  layers: (st) => {
    const lane: Lane = { x: st.x(0.5), y: 640, half: st.tall ? 300 : 440, eye: 300 };
    const [sx, sy] = [lane.x, 586];
    return [
      sky(['#3f3f86', '#8a5a9c', '#e07a7c', '#ffa95c', '#ffdf94'], 650),
      sun({ x: 0.5, y: sy, r: 86, colour: '#fffbe2', glow: '#ffb44a', reach: 760 }),
      streaks({ y: [60, 420], count: 10, colours: ['#8f6aa4', '#e88a84', '#ffbe7a'], opacity: 0.7, x: [0.2, 0.8] }),
      // New Jersey, thin and far.
      layer(0.06, (s) => rect(lane.x - 260, 626, 520, 16, '#e8845c') + Array.from({ length: 20 }, (_, i) => rect(lane.x - 240 + i * 25, 626 - s.r.range(6, 34), s.r.range(10, 20), 40, '#e08a66')).join('')),
      layer(0.3, (s) => {
        let out = fill(poly([inLane(lane, -1, 30, 0), inLane(lane, 1, 30, 0), inLane(lane, 1, 0.6, 0), inLane(lane, -1, 0.6, 0)]), s.down(648, 1000, ['#ffd08a', '#b5645c', '#5a3450', '#38243f']));
        const zs = [0.55, 0.86, 1.25, 1.75, 2.4, 3.3, 4.6, 6.6, 10, 17];
        const heights = [[1500, 980, 1260, 1700, 1150, 1500, 1000, 1300, 900], [1300, 1600, 1050, 1350, 1800, 1200, 1500, 1100, 1000]];
        const walls = ['#5a3a5c', '#6a4460', '#4f3456', '#744a5c', '#5f3f64', '#694058'];
        for (let i = zs.length - 2; i >= 0; i--) for (const side of [-1, 1]) out += block(s, lane, side, zs[i]!, zs[i + 1]!, heights[side > 0 ? 1 : 0]![i]!, walls[(i * 2 + (side > 0 ? 3 : 0)) % 6]!, '#ffd07a');
        return out;
      }),
      layer(0.4, (s) => {
        // Sidewalks, and the light that runs down the middle of the street.
        let out = '';
        for (const side of [-1, 1]) out += fill(poly([inLane(lane, side, 17, 0), inLane(lane, side, 0.6, 0), inLane(lane, side, 0.6, 0, -110), inLane(lane, side, 17, 0, -110)]), s.down(660, 1000, ['#e8a07a', '#8f5a68', '#5f3f58'])) + line(poly([inLane(lane, side, 17, 0, -110), inLane(lane, side, 0.6, 0, -110)], false), '#ffcf94', 2.4, 'opacity="0.7"');
        out += group(fill(poly([[sx - 26, 656], [sx + 26, 656], [sx + 170, 1010], [sx - 170, 1010]]), s.down(656, 1000, ['#fff0b8', '#ffc060aa', '#ffb45e22'])), s.blur(14));
        for (let i = 0; i < 9; i++) { const [z0, z1] = [0.7 * 1.42 ** i, 0.7 * 1.42 ** (i + 0.5)]; for (const o of [-0.28, 0.28]) out += fill(poly([[lane.x + (o * lane.half - 4) / z1, lane.y + lane.eye / z1], [lane.x + (o * lane.half + 4) / z1, lane.y + lane.eye / z1], [lane.x + (o * lane.half + 4) / z0, lane.y + lane.eye / z0], [lane.x + (o * lane.half - 4) / z0, lane.y + lane.eye / z0]]), '#ffe6b8', 'opacity="0.75"'); }
        // A crossing at the next avenue.
        for (let i = -6; i <= 6; i++) out += fill(poly([[lane.x + (i * 60 - 18) / 1.16, lane.y + lane.eye / 1.16], [lane.x + (i * 60 + 18) / 1.16, lane.y + lane.eye / 1.16], [lane.x + (i * 60 + 18) / 1.02, lane.y + lane.eye / 1.02], [lane.x + (i * 60 - 18) / 1.02, lane.y + lane.eye / 1.02]]), '#f6d9b8', 'opacity="0.75"');
        return out;
      }),
      layer(0.5, (s) => {
        const on = (o: number, z: number): Pt => [lane.x + (o * lane.half) / z, lane.y + lane.eye / z];
        const cars: [number, number, string | null][] = [[-0.5, 6, '#5f4a6c'], [0.08, 5.6, null], [0.5, 5, '#4a3a5c'], [-0.05, 3.9, '#6a4460'], [-0.52, 3.2, null], [0.5, 3, null], [0.02, 2.3, null], [-0.52, 1.75, '#4f3a64'], [0.52, 1.5, null]];
        let out = cars.map(([o, z, c]) => { const [x, y] = on(o, z); return put(x, y, 1.9 / z, c ? car(c) : cab()); }).join('');
        // Steam from a vent.
        const [vx, vy] = on(-0.12, 1.9);
        let steam = '';
        for (let i = 0; i < 16; i++) steam += disc(vx - 90 + Math.sin(i) * 12 + i * 4, vy - i * 17, 12 + i * 3.4, '#ffe2c4', `opacity="${num(0.4 - i * 0.02)}"`);
        return out + group(steam, s.blur(9));
      }),
      layer(0.6, (s) => {
        // Traffic lights over both kerbs; people stop to look and to take their picture.
        let out = '';
        for (const [d, x, y] of [[1, s.x(s.tall ? 0.05 : 0.13), 936], [-1, s.x(s.tall ? 0.95 : 0.87), 936]] as const) out += line(`M${x} ${y}V420`, '#2a1c34', 11) + line(`M${x} 440Q${x + d * 60} 400 ${x + d * 190} 396`, '#2a1c34', 8) + put(x + d * 186, 398, 1, rect(-15, -4, 30, 84, '#e0a02c', 'rx="6"') + disc(0, 12, 9, '#e8402f') + disc(0, 38, 9, '#5a3a2c') + disc(0, 64, 9, '#2f4a3c') + disc(0, 12, 22, '#ff6a4a', 'opacity="0.3"')) + put(x + d * 40, 470, 1, rect(-54, -15, 108, 30, '#2f6f54', 'rx="4"') + [-34, -16, 2, 20, 36].map((q, i) => rect(q - 5, -6, i % 2 ? 8 : 13, 11, '#f7f2e0')).join(''));
        const folk: [number, number, number, string][] = s.tall ? [[0.2, 920, 1.3, 'a'], [0.74, 930, 1.4, 'b']] : [[0.285, 896, 1.1, 'a'], [0.33, 890, 1.06, 'b'], [0.685, 900, 1.12, 'b'], [0.73, 910, 1.2, 'a'], [0.655, 886, 1, 'c']];
        for (const [p, y, k, w] of folk) out += fill(poly([[s.x(p) - 8 * k, y], [s.x(p) + 8 * k, y], [s.x(p) + (s.x(p) - sx) * 0.16 + 14 * k, y + 110], [s.x(p) + (s.x(p) - sx) * 0.16 - 14 * k, y + 110]]), '#1f1228', 'opacity="0.4"') + put(s.x(p), y, k, w === 'b' ? lady('#8f3a5c', '#2a1824', '#b57a5c') : stroller(w === 'a' ? '#3f3a64' : '#4a5a5c', '#2a2038', '#1f1420', '#a86f54')) + put(s.x(p), y, k, line('M-10 -66L-18 -84L-6 -100M10 -66L18 -84L6 -100', w === 'b' ? '#b57a5c' : '#3f3a64', 5) + rect(-8, -108, 16, 10, '#fff2c4') + line('M-12 -70Q0 -78 12 -70', '#ffcf8a', 1.8, 'opacity="0.9"'));
        return out;
      }),
    ];
  },
};
