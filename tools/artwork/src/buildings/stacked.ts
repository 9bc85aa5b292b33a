import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, line, poly, rect } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A house of a village that climbs a cliff, foot at 0,0: plaster cube, arched loggia or shuttered windows, a terrace or
 * a tiled roof.
 */
export function cliffHouse(s: Stage, w: number, h: number, wall: string, shutter: string): string {
  const bright = s.light <= 0;
  const d = w * 0.22;
  const [front, flank] = bright ? [wall, mix(tone(wall, -0.1), '#5a4a7a', 0.15)] : [tone(wall, -0.06), tone(wall, 0.03)];
  let out = fill(poly([[w, 14], [w, -h], [w + d, -h + d * 0.5], [w + d, 14]]), flank) + rect(0, -h, w, h + 14, s.down(-h, 14, [tone(front, 0.02), front, tone(front, -0.05)]));
  const floors = Math.max(1, Math.round(h / 30));
  const cols = Math.max(2, Math.round(w / 20));
  const dark = mix(wall, '#3a3050', 0.7);
  const loggia = s.r.chance(0.34) ? s.r.int(0, floors - 1) : -1;
  for (let f = 0; f < floors; f++) {
    const y = -h + (h / floors) * (f + 1) - 6;
    for (let i = 0; i < cols; i++) {
      const x = ((i + 0.5) * w) / cols;
      const ww = f === loggia ? (w / cols) * 0.66 : 6.5;
      const hh = f === loggia ? 18 : 12.5;
      out += f === loggia ? fill(`M${x - ww / 2} ${y + 3}V${y - hh + ww / 2}A${ww / 2} ${ww / 2} 0 0 1 ${x + ww / 2} ${y - hh + ww / 2}V${y + 3}Z`, dark) : rect(x - ww / 2, y - hh, ww, hh, dark) + rect(x - ww / 2 - 3, y - hh, 2.6, hh, shutter) + rect(x + ww / 2 + 0.4, y - hh, 2.6, hh, shutter);
    }
    if (f === loggia || s.r.chance(0.25)) out += rect(-1, y + 2, w + 2, 2.6, tone(wall, 0.08)) + line(`M0 ${y - 4}H${w}`, tone(wall, -0.2), 1);
  }
  if (s.r.chance(0.5)) out += fill(poly([[-4, -h + 2], [w * 0.12, -h - 12], [w * 0.92, -h - 12], [w + d + 2, -h + d * 0.5 + 1], [w + 3, -h + 2]]), s.r.pick(['#cf7350', '#c0654a', '#d98560']));
  else out += rect(-2, -h - 5, w + 4, 7, tone(wall, 0.06)) + (s.r.chance(0.5) ? line(`M3 -${h + 5}v-14M${w - 3} -${h + 5}v-14M0 -${h + 19}H${w}`, '#6b5048', 1.6) + fill(`M-2 ${-h - 18}Q${w * 0.3} ${-h - 27} ${w * 0.6} ${-h - 20}Q${w * 0.9} ${-h - 26} ${w + 2} ${-h - 17}Q${w * 0.5} ${-h - 13} -2 ${-h - 18}Z`, '#5f9a5a') : '');
  return out;
}

/** A parish church with a dome of green and yellow tiles, foot at 0,0, about 110 wide. */
export function tiledDome(s: Stage, wall: string): string {
  const t = s.light <= 0 ? ['#7fc4a4', '#3f9a86', '#2a6a6c'] : ['#2a6a6c', '#3f9a86', '#7fc4a4'];
  let out = rect(-56, -58, 112, 74, wall) + rect(-40, -84, 80, 28, s.across(-40, 40, [tone(wall, 0.03), wall, tone(wall, -0.12)])) + rect(-44, -87, 88, 5, tone(wall, 0.05)) + fill('M-42 -87C-42 -128 -20 -146 0 -148C20 -146 42 -128 42 -87Z', s.across(-42, 42, t));
  for (let r = 0; r < 5; r++) out += line(`M${-40 + r * r * 1.3} ${-94 - r * 11}Q0 ${-86 - r * 11} ${40 - r * r * 1.3} ${-94 - r * 11}`, r % 2 ? '#f2c64a' : '#e8f0d0', 3.2, 'stroke-dasharray="5 4"');
  out += rect(-7, -164, 14, 18, wall) + fill('M-9 -164Q0 -178 9 -164Z', '#3f9a86') + line('M0 -174V-188M-4 -183H4', '#6b5048', 1.6) + [-24, 0, 24].map((x) => fill(`M${x - 5} -60V-72a5 5 0 0 1 10 0V-60Z`, '#6a5a70')).join('');
  return out + rect(62, -128, 28, 144, s.across(62, 90, [tone(wall, 0.03), wall, tone(wall, -0.12)])) + fill('M70 -96V-112a6 6 0 0 1 12 0V-96Z', '#6a5a70') + rect(59, -131, 34, 5, tone(wall, 0.05)) + fill('M62 -131Q64 -152 76 -154Q88 -152 90 -131Z', '#3f9a86') + fill('M-8 16V-22a8 8 0 0 1 16 0V16Z', '#6a5a70');
}
