import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, line, poly, rect } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A Gothic bridge tower, foot at 0,0, about 130 wide and 400 high: archway, tracery, a steep wedge roof with turrets.
 */
export function bridgeTower(s: Stage, wall: string, roof: string, gold: string, glow: string): string {
  const bright = s.light <= 0;
  const [l, d] = bright ? [tone(wall, 0.05), tone(wall, -0.1)] : [tone(wall, -0.1), tone(wall, 0.05)];
  let out = rect(-60, -240, 120, 250, s.across(-60, 60, [l, wall, d]));
  for (let i = 0; i < 90; i++) out += rect(s.r.range(-59, 46), -s.r.range(4, 236), s.r.range(6, 14), s.r.range(3, 5), tone(wall, s.r.range(-0.08, 0.05)), 'opacity="0.7"');
  out += rect(-68, -244, 136, 12, tone(wall, -0.05)) + rect(-68, -244, 136, 3, l) + rect(-63, -150, 126, 6, tone(wall, -0.07)) + rect(-63, -150, 126, 2, l);
  out += fill('M-30 10V-70Q-28 -108 0 -122Q28 -108 30 -70V10Z', tone(wall, -0.06)) + fill('M-24 10V-68Q-22 -98 0 -110Q22 -98 24 -68V10Z', s.down(-110, 10, [mix('#2b2436', wall, 0.15), mix('#4a3a48', glow, 0.25)]));
  const lancet = (x: number, y: number, w: number, h: number, c: string): string => fill(`M${x - w / 2} ${y}V${y - h * 0.7}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.7}V${y}Z`, c);
  for (const x of [-30, 0, 30]) out += lancet(x, -164, 22, 60, tone(wall, -0.05)) + lancet(x, -168, 14, 48, x ? '#332a3c' : glow) + line(`M${x} -168V-206`, tone(wall, -0.02), 1.6);
  for (const x of [-44, 44]) out += lancet(x, -100, 12, 36, '#332a3c');
  for (let i = 0; i < 12; i++) out += rect(-66 + i * 11.4, -253, 7, 10, i / 12 < 0.6 === bright ? l : d);
  out += fill(poly([[-56, -244], [-30, -366], [30, -366], [56, -244]]), s.across(-56, 56, bright ? [tone(roof, 0.05), roof, tone(roof, -0.08)] : [tone(roof, -0.08), roof, tone(roof, 0.05)])) + rect(-32, -369, 64, 4, gold);
  for (let i = 0; i < 9; i++) out += line(`M${-52 + i * 13} -246L${-28 + i * 7} -364`, tone(roof, i % 2 ? -0.05 : 0.03), 1.4, 'opacity="0.7"');
  for (const x of [-24, 24]) out += line(`M${x} -366V-392`, gold, 1.8) + disc(x, -380, 3, gold) + disc(x, -392, 2, gold);
  const turret = (x: number, y: number, k: number): string => rect(x - 9 * k, y - 34 * k, 18 * k, 36 * k, s.across(x - 9 * k, x + 9 * k, [l, wall, d])) + fill(poly([[x - 12 * k, y - 33 * k], [x, y - 92 * k], [x + 12 * k, y - 33 * k]]), roof) + fill(poly([[x, y - 92 * k], [x + 12 * k, y - 33 * k], [x + k, y - 33 * k]]), tone(roof, bright ? -0.08 : 0.06)) + line(`M${x} ${y - 92 * k}V${y - 104 * k}`, gold, 1.4) + disc(x, y - 98 * k, 2.2 * k, gold) + rect(x - 2.5 * k, y - 24 * k, 5 * k, 11 * k, '#332a3c');
  return out + turret(-58, -244, 1) + turret(58, -244, 1) + turret(0, -292, 0.72) + fill(poly([[-12, -262], [0, -300], [12, -262]]), roof) + rect(-8, -268, 16, 18, wall) + rect(-3, -265, 6, 11, glow);
}

/** The castle hill's skyline: a long palace, a cathedral with two western spires and a great belfry. */
export function castleHill(s: Stage, wall: string, roof: string, stone: string, gold: string): string {
  const win = (x: number, y: number, n: number, gap: number, c: string): string => Array.from({ length: n }, (_, i) => rect(x + i * gap, y, gap * 0.36, gap * 0.6, c)).join('');
  let out = '';
  const spire = (x: number, y: number, w: number, h: number): string => rect(x - w / 2, y - h * 0.55, w, h * 0.6, s.side([tone(stone, 0.06), stone, tone(stone, -0.09)])) + fill(poly([[x - w * 0.6, y - h * 0.54], [x, y - h * 1.1], [x + w * 0.6, y - h * 0.54]]), tone(stone, -0.1)) + fill(poly([[x - w * 0.5, y - h * 0.5], [x - w * 0.44, y - h * 0.7], [x - w * 0.36, y - h * 0.5], [x + w * 0.36, y - h * 0.5], [x + w * 0.44, y - h * 0.7], [x + w * 0.5, y - h * 0.5]]), stone) + line(`M${x} ${y - h * 1.1}V${y - h * 1.18}`, gold, 1.4) + rect(x - w * 0.16, y - h * 0.46, w * 0.32, h * 0.2, tone(stone, -0.2));
  // Cathedral.
  out += rect(-62, -96, 150, 80, stone) + fill(poly([[-64, -94], [-52, -122], [82, -122], [92, -94]]), tone(roof, -0.06));
  for (let i = 0; i < 9; i++) out += fill(poly([[-58 + i * 16, -50], [-56 + i * 16, -108], [-54.500 + i * 16, -116], [-52 + i * 16, -108], [-50 + i * 16, -50]]), tone(stone, -0.06)) + (i < 8 ? rect(-48.5 + i * 16, -88, 6, 34, tone(stone, -0.2)) : '');
  out += spire(-70, -30, 22, 130) + spire(-46, -30, 22, 130) + rect(18, -150, 30, 110, s.side([tone(stone, 0.06), stone, tone(stone, -0.09)])) + rect(24, -138, 8, 26, tone(stone, -0.2)) + rect(36, -138, 7, 26, tone(stone, -0.2)) + fill('M14 -150Q16 -168 26 -172Q24 -182 33 -190Q42 -182 40 -172Q50 -168 52 -150Z', mix(roof, '#5f9a8c', 0.7)) + line('M33 -190V-216', gold, 2) + disc(33, -200, 3, gold);
  // Palace ranges.
  const range = (x: number, w: number, h: number, c: string): string => rect(x, -h, w, h + 30, c) + fill(poly([[x - 3, -h + 1], [x + 6, -h - 16], [x + w - 6, -h - 16], [x + w + 3, -h + 1]]), roof) + win(x + 6, -h + 8, Math.floor((w - 8) / 12), 12, tone(wall, -0.22)) + win(x + 6, -h + 24, Math.floor((w - 8) / 12), 12, tone(wall, -0.2));
  out += range(-270, 130, 40, wall) + range(-140, 120, 46, tone(wall, -0.03)) + range(-20, 150, 50, wall) + range(130, 120, 42, tone(wall, 0.02)) + range(250, 70, 36, tone(wall, -0.04));
  for (const [x, h] of [[176, 96], [204, 92]] as const) out += rect(x - 7, -h, 14, 60, '#efe2d2') + fill(poly([[x - 8, -h], [x, -h - 26], [x + 8, -h]]), roof);
  return out;
}

/** A saint on his plinth, foot at 0,0, about 60 high: one of many against the sky. */
export function saint(c: string, pose: number): string {
  const arm = pose % 3 === 0 ? line('M4 -44L15 -56', c, 3.6) + line('M15 -66V-34', c, 1.4) : pose % 3 === 1 ? line('M-4 -44L-14 -50L-16 -62', c, 3.6) : line('M5 -42L13 -36L8 -30', c, 3.6);
  return rect(-9, -18, 18, 20, c) + rect(-11, -19, 22, 3, c) + fill('M-7 -18Q-9 -34 -6 -46Q0 -52 6 -46Q9 -34 8 -18Z', c) + disc(0, -54, 4.6, c) + arm + (pose % 2 ? line('M-14 -18L-12 -32M14 -18L12 -30', c, 5) + disc(-12, -35, 3, c) + disc(12, -33, 3, c) : '') + (pose % 4 === 0 ? disc(0, -56, 7.5, 'none', `stroke="${c}" stroke-width="1"`) : '');
}

export function swan(white: string, shade: string): string {
  return fill('M-26 -2Q-34 -14 -22 -17Q-6 -20 8 -12Q16 -14 17 -22Q16 -32 22 -36Q28 -38 31 -33L25 -31Q21 -28 22 -20Q24 -6 12 0Q-8 4 -26 -2Z', white) + fill('M-26 -2Q-8 4 12 0Q18 -2 20 -8Q6 -4 -10 -6Q-20 -8 -28 -12Q-30 -6 -26 -2Z', shade) + fill('M29 -36L37 -32L29 -32Z', '#e2843b');
}
