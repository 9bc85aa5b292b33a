import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, line, num, poly, rect } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** One roof shell: back foot at x, mouth towards `dir`. */
function shell(s: Stage, x: number, w: number, h: number, dir: 1 | -1, tile: string, shade: string, glass: string): string {
  const X = (u: number): string => num(x + dir * w * u);
  const Y = (v: number): string => num(-h * v);
  const bright = dir * s.light > 0;
  let ribs = '';
  for (let i = 1; i < 7; i++) {
    const u = i / 7;
    ribs += `M${X(0.02 + u * 0.72)} 0Q${X(0.2 + u * 0.66)} ${Y(0.5)} ${X(1.02)} ${Y(1)}`;
  }
  return (
    fill(`M${X(0.52)} 0Q${X(0.86)} ${Y(0.4)} ${X(1.02)} ${Y(1)}Q${X(1.02)} ${Y(0.44)} ${X(0.9)} 0Z`, s.down(-h, 0, [mix(glass, shade, 0.6), glass])) +
    fill(`M${X(0)} 0C${X(0.06)} ${Y(0.56)} ${X(0.5)} ${Y(0.98)} ${X(1.02)} ${Y(1)}Q${X(0.84)} ${Y(0.42)} ${X(0.72)} 0Z`, s.across(x, x + dir * w, bright ? [shade, mix(tile, shade, 0.35), tile] : [tile, tile, mix(tile, shade, 0.7)])) +
    line(ribs, shade, 0.9, 'opacity="0.35"') + line(`M${X(0.72)} 0Q${X(0.84)} ${Y(0.42)} ${X(1.02)} ${Y(1)}`, tone(tile, 0.03), 2.4)
  );
}

/** The opera house on its podium, water line at 0,0, about 420 wide. */
export function operaHouse(s: Stage, tile: string, shade: string, glass: string, stone: string): string {
  const up = (x: number, y: number, k: number, c: string): string => `<g transform="translate(${x} ${y}) scale(${k})">${c}</g>`;
  const hall = (k: number): string => shell(s, 62 * k, 66, 84, 1, tile, shade, glass) + shell(s, 6, 84, 124, 1, tile, shade, glass) + shell(s, -64, 104, 172, 1, tile, shade, glass) + shell(s, -44, 82, 104, -1, tile, shade, glass);
  let steps = '';
  for (let i = 0; i < 5; i++) steps += `M-206 ${-12 - i * 6}H206`;
  return up(-66, -40, 1, hall(1)) + up(96, -40, 0.74, hall(1)) + up(-176, -38, 0.6, shell(s, -30, 66, 70, 1, tile, shade, glass) + shell(s, -6, 54, 50, -1, tile, shade, glass)) + fill(poly([[-226, 0], [-214, -42], [204, -42], [226, 0]]), s.down(-42, 0, [mix(stone, '#ffffff', 0.2), stone])) + line(steps, tone(stone, -0.07), 1.2, 'opacity="0.6"') + rect(-206, -34, 412, 8, glass, 'opacity="0.75"') + rect(-232, -6, 464, 8, tone(stone, -0.12));
}

/** The harbour bridge from x0 to x1 with its deck at y. */
export function harbourBridge(x0: number, x1: number, y: number, rise: number, steel: string, stone: string, lamp: string): string {
  const span = x1 - x0;
  const low = (t: number): number => y + span * 0.05 - (rise * 0.86 + span * 0.05) * 4 * t * (1 - t);
  const high = (t: number): number => y - span * 0.1 - (rise - span * 0.1) * 4 * t * (1 - t);
  const n = 28;
  let top = '';
  let bottom = '';
  let web = '';
  let hang = '';
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const x = x0 + span * t;
    top += `${i ? 'L' : 'M'}${num(x)} ${num(high(t))}`;
    bottom += `${i ? 'L' : 'M'}${num(x)} ${num(low(t))}`;
    web += `M${num(x)} ${num(high(t))}V${num(low(t))}`;
    if (i < n) web += t < 0.5 ? `M${num(x)} ${num(low(t))}L${num(x + span / n)} ${num(high(t + 1 / n))}` : `M${num(x)} ${num(high(t))}L${num(x + span / n)} ${num(low(t + 1 / n))}`;
    if (low(t) < y) hang += `M${num(x)} ${num(low(t))}V${num(y)}`;
  }
  const pylon = (x: number): string => rect(x - span * 0.022, y - span * 0.125, span * 0.044, span * 0.23, stone) + rect(x - span * 0.028, y - span * 0.13, span * 0.056, span * 0.012, tone(stone, 0.06)) + rect(x + span * 0.004, y - span * 0.118, span * 0.018, span * 0.22, tone(stone, -0.08));
  let lamps = '';
  for (let x = x0 - span * 0.4; x < x1 + span * 0.4; x += span / 34) lamps += `M${num(x)} ${num(y - 9)}h3.500v3.500h-3.500Z`;
  return line(hang, steel, 1.8) + line(web, steel, 2) + line(top, steel, 6) + line(bottom, steel, 7) + rect(x0 - span * 0.6, y - 3, span * 2.2, 9, steel) + line(`M${x0 - span * 0.6} ${y - 8}H${x1 + span * 0.6}`, steel, 1.4) + fill(lamps, lamp) + [x0 - span * 0.03, x1 + span * 0.03].map(pylon).join('') + Array.from({ length: 8 }, (_, i) => rect(i < 4 ? x0 - span * (0.14 + i * 0.1) : x1 + span * (0.1 + (i - 4) * 0.1), y, span * 0.018, span * 0.1, stone)).join('');
}
