import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, line, oval, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A lane drawn in one-point perspective: distance `z` (1 at the picture, larger is further), height over the street,
 * side −1 or 1.
 */
export interface Lane {
  x: number;
  y: number;
  half: number;
  eye: number;
}

export const inLane = (l: Lane, side: number, z: number, up: number, off = 0): Pt => [l.x + (side * (l.half + off)) / z, l.y + (l.eye - up) / z];

/** One house of a row: painted base, tall grilled windows and a door, all foreshortened, a cornice along the top. */
export function laneHouse(s: Stage, l: Lane, side: number, z0: number, z1: number, h: number, wall: string, trim: string): string {
  const lit = side * s.light < 0 ? 0.04 : -0.09;
  const c = tone(wall, lit);
  const q = (a: number, b: number, u0: number, u1: number): string => poly([inLane(l, side, a, u0), inLane(l, side, a, u1), inLane(l, side, b, u1), inLane(l, side, b, u0)]);
  const at = (t: number): number => 1 / (1 / z0 + (1 / z1 - 1 / z0) * t);
  let out = fill(q(z0, z1, 0, h), mix(c, s.air, Math.min(0.5, (z0 - 1) * 0.06))) + fill(q(z0, z1, 0, h * 0.17), tone(wall, lit - 0.14));
  const n = Math.max(2, Math.round((z1 - z0) / z0 / 0.16));
  for (let i = 0; i < n; i++) {
    const [a, b] = [at((i + 0.26) / n), at((i + 0.72) / n)];
    const door = i % 3 === 1;
    const [u0, u1] = door ? [0, h * 0.62] : [h * 0.24, h * 0.66];
    const [a2, b2] = [at((i + 0.2) / n), at((i + 0.78) / n)];
    out += fill(q(a2, b2, u0 ? u0 - h * 0.03 : 0, u1 + h * 0.05), tone(trim, lit)) + fill(q(a, b, u0, u1), door ? tone('#6b4030', lit) : '#3a3044');
    if (!door) for (let k = 1; k < 5; k++) { const z = at((i + 0.26 + (0.46 * k) / 5) / n); out += line(poly([inLane(l, side, z, u0), inLane(l, side, z, u1)], false), tone(trim, -0.3), 3 / z); }
    else out += line(poly([inLane(l, side, at((i + 0.49) / n), 0), inLane(l, side, at((i + 0.49) / n), u1)], false), '#3a2224', 3 / z0);
  }
  return out + fill(q(z0, z1, h * 0.93, h), tone(trim, lit)) + fill(q(z0, z1, h * 0.9, h * 0.93), '#3a2040', 'opacity="0.2"') + fill(poly([inLane(l, side, z0, 0), inLane(l, side, z0, h), inLane(l, side, at(0.02), h), inLane(l, side, at(0.02), 0)]), '#3a2040', 'opacity="0.18"');
}

/** A string of cut paper flags between two points; each flag has a fringe and a pattern of holes. */
export function papelPicado(s: Stage, a: Pt, b: Pt, sag: number, size: number, colours: readonly string[], first = 0): string {
  const span = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = Math.max(4, Math.round(span / (size * 1.12)));
  const at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
  let out = line(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`, '#5a4048', Math.max(0.8, size * 0.025));
  for (let i = 0; i < n; i++) {
    const [p, q] = [at((i + 0.06) / n), at((i + 0.94) / n)];
    const h = size * 0.86;
    const sway = s.r.range(-0.08, 0.12) * size;
    const f = (u: number, v: number): Pt => [p[0] + (q[0] - p[0]) * u + sway * v, p[1] + (q[1] - p[1]) * u + h * v];
    const hem: Pt[] = [];
    for (let k = 0; k <= 10; k++) hem.push(f(1 - k / 10, k % 2 ? 0.88 : 1));
    const hole = (u: number, v: number, du: number, dv: number): string => poly([f(u, v - dv), f(u + du, v), f(u, v + dv), f(u - du, v)]);
    let holes = hole(0.5, 0.42, 0.15, 0.17) + hole(0.2, 0.24, 0.07, 0.08) + hole(0.8, 0.24, 0.07, 0.08) + hole(0.2, 0.62, 0.07, 0.08) + hole(0.8, 0.62, 0.07, 0.08);
    for (let k = 0; k < 4; k++) holes += hole(0.2 + k * 0.2, 0.8, 0.045, 0.04);
    out += `<path d="${poly([f(0, 0), f(1, 0), ...hem])}${holes}" fill-rule="evenodd" fill="${colours[(i + first) % colours.length]}" opacity="0.94"/>`;
  }
  return out;
}

/** A church with two towers and tiled cupolas, foot at 0,0, about 200 wide and 250 high. */
export function twinChurch(s: Stage, stone: string, tile: string): string {
  const t = s.light <= 0 ? [tone(stone, 0.05), stone, tone(stone, -0.12)] : [tone(stone, -0.12), stone, tone(stone, 0.05)];
  const box = (x: number, y: number, w: number, h: number): string => rect(x, y - h, w, h, s.across(x, x + w, t)) + rect(x - 2, y - h - 3, w + 4, 4, tone(stone, 0.07)) + rect(x - 2, y - h + 1, w + 4, 2, tone(stone, -0.1));
  const arch = (x: number, y: number, w: number, h: number): string => fill(`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`, tone(stone, -0.34));
  let out = fill('M-30 -196Q-34 -236 0 -240Q34 -236 30 -196Z', tile) + box(-30, -180, 60, 18);
  for (const x of [-72, 72]) out += box(x - 26, 0, 52, 138) + box(x - 23, -138, 46, 48) + box(x - 19, -186, 38, 24) + arch(x - 9, -144, 11, 32) + arch(x + 9, -144, 11, 32) + arch(x, -190, 9, 16) + fill(`M${x - 20} -210Q${x - 20} -236 ${x} -240Q${x + 20} -236 ${x + 20} -210Z`, s.across(x - 20, x + 20, [tone(tile, 0.1), tile, tone(tile, -0.12)])) + line(`M${x - 10} -212L${x + 4} -238M${x + 10} -212L${x - 4} -238M${x - 17} -222H${x + 17}`, '#f6e2b8', 1.6) + line(`M${x} -240V-260M${x - 5} -253H${x + 5}`, '#4a3444', 2) + rect(x - 5, -110, 10, 22, tone(stone, -0.3)) + rect(x - 5, -60, 10, 18, tone(stone, -0.3));
  out += box(-46, 0, 92, 170) + fill(poly([[-48, -172], [0, -200], [48, -172]]), stone) + arch(0, 0, 34, 62) + disc(0, -128, 13, tone(stone, -0.3)) + disc(0, -128, 13, 'none', `stroke="${tone(stone, 0.08)}" stroke-width="3"`);
  for (const x of [-36, -26, 26, 36]) out += rect(x - 3, -78, 6, 78, tone(stone, 0.06)) + rect(x - 3, -158, 6, 64, tone(stone, 0.06));
  for (let i = 0; i < 3; i++) out += arch(-16 + i * 16, -88, 9, 22);
  return out + rect(-100, -3, 200, 6, tone(stone, -0.06));
}

/** A market stall under an awning, foot at 0,0, about 150 wide: heaps of fruit in crates. */
export function stall(s: Stage, awning: [string, string], fruits: readonly string[]): string {
  let out = line('M-70 0V-118M70 0V-118', '#6b4634', 4) + rect(-74, -46, 148, 46, '#8a5c3e') + rect(-74, -46, 148, 5, '#b07c54') + [-37, 0, 37].map((x) => line(`M${x} -44V0`, '#6b4634', 2)).join('');
  fruits.forEach((c, i) => {
    const x = -74 + ((i + 0.5) * 148) / fruits.length;
    const w = 148 / fruits.length;
    let heap = '';
    for (let row = 0; row < 4; row++) for (let k = 0; k < 5 - row; k++) heap += disc(x + (k - (4 - row) / 2) * w * 0.18, -49 - row * w * 0.15, w * 0.115, tone(c, s.r.range(-0.05, 0.07)));
    out += heap;
  });
  out += fill('M-84 -112L-66 -146H66L84 -112Z', awning[0]);
  for (let i = 0; i < 7; i += 2) out += fill(poly([[-84 + i * 24, -112], [-66 + i * 18.9, -146], [-66 + (i + 1) * 18.9, -146], [-84 + (i + 1) * 24, -112]]), awning[1]);
  for (let i = 0; i < 7; i++) out += fill(`M${-84 + i * 24} -113h24q0 14 -12 14q-12 0 -12 -14Z`, i % 2 ? awning[0] : awning[1]);
  return out + rect(-76, -100, 152, 54, '#2f1f38', 'opacity="0.16"');
}

/** A woman with a wide skirt and a basket of flowers on her head; feet at 0,0, about 125 high. */
export function flowerSeller(blouse: string, skirt: string, band: string): string {
  return group(
    fill('M-12 -58Q-30 -26 -34 -2Q0 6 34 -2Q30 -26 12 -58Z', skirt) + fill('M8 -58Q24 -26 30 -2L34 -2Q30 -26 12 -58Z', tone(skirt, -0.08)) + line('M-31 -14Q0 -6 31 -14M-33 -8Q0 0 33 -8', band, 2.6) + fill('M-13 -56Q-15 -78 0 -82Q15 -78 13 -56Z', blouse) + line('M-11 -74L-22 -92L-17 -110M11 -74L20 -62L16 -50', '#9c6244', 5) + line('M-9 -72Q0 -64 9 -72', band, 2.4) + disc(0, -91, 8, '#9c6244') + fill('M-9 -90Q-9 -101 0 -101Q9 -101 9 -90Q5 -86 0 -88Q-5 -86 -9 -90Z', '#2a1c24') + line('M6 -86Q10 -72 8 -60', '#2a1c24', 3.4) + fill('M-22 -108H22L16 -98H-16Z', '#b98a54') + [-18, -10, -2, 6, 14, 19, -14, 2, 10].map((x, i) => disc(x, -111 - (i % 3) * 5, 5.4, ['#f2a02e', '#ef5f8a', '#ffd65a', '#f7f0e4'][i % 4]!)).join('') + oval(0, 3, 36, 4, '#3a2040', 'opacity="0.3"'),
  );
}
