import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, line, num, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { tower } from '@trekker/cover-art/city.ts';

/** A crowd of towers between two parts of the width; `rise` gives their height at a part. */
export function crowd(s: Stage, base: number, from: number, to: number, count: number, rise: (p: number) => number, wall: [string, string], panes: string[], lit: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const p = from + ((to - from) * (i + s.r.range(-0.2, 0.9))) / count;
    const w = s.r.range(30, 58);
    out += tower(s, s.x(p) - w / 2, base, w, rise(p) * s.r.range(0.6, 1.08), mix(wall[0], wall[1], s.r.next()), s.r.pick(panes), lit, s.r.pick(['flat', 'flat', 'step', 'step', 'spire'] as const));
  }
  return out;
}

/** Bank of China: a prism of triangles with bright edges and two masts. Foot at 0,0, about 400 high. */
export function prismTower(glass: string, dark: string, edge: string): string {
  const faces: [Pt[], string][] = [[[[-38, 0], [-38, -190], [0, -190], [0, 0]], glass], [[[38, 0], [38, -250], [0, -250], [0, 0]], dark], [[[-38, -190], [0, -262], [0, -190]], tone(glass, 0.08)], [[[0, -250], [38, -250], [0, -330]], tone(dark, 0.05)], [[[0, -190], [-38, -190], [-38, -262], [0, -330]], mix(glass, dark, 0.4)]];
  let out = faces.map(([p, c]) => fill(poly(p), c)).join('');
  out += line('M-38 0V-262L0 -330L38 -250V0M0 0V-330M-38 -190L0 -262M-38 -262L0 -190M-38 -190L0 -118L38 -190L0 -262M-38 -118L0 -190L38 -118M-38 -46L0 -118L38 -46M-38 -118L0 -46L38 -118M38 -190V-250L0 -190', edge, 2.2, 'opacity="0.85"');
  return out + line('M-8 -318V-392M8 -314V-392', edge, 2.2);
}

/** The finance centre: a shaft with setbacks and a crown of blades. Foot at 0,0, about 430 high. */
export function crownTower(s: Stage, wall: string, pane: string, glow: string): string {
  let out = tower(s, -34, 0, 68, 360, wall, pane, 0.5) + tower(s, -28, -356, 56, 36, wall, pane, 0.5);
  for (let i = -4; i <= 4; i++) out += fill(poly([[i * 7 - 3, -388], [i * 7 + 3, -388], [i * 6.4 + 1.4, -430 + Math.abs(i) * 6], [i * 6.4 - 1.4, -430 + Math.abs(i) * 6]]), glow);
  return out + rect(-30, -394, 60, 5, glow) + line('M-34 -120H34M-34 -240H34', glow, 1.6, 'opacity="0.7"');
}

/** Long streaks of coloured light that a lit town throws on the water. */
export function lightStreaks(s: Stage, y: number, bottom: number, count: number, colours: string[], from = 0, to = 1): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = s.x(s.r.range(from, to));
    const len = (bottom - y) * s.r.range(0.25, 0.95);
    const c = s.r.pick(colours);
    let d = '';
    for (let v = 0; v < len; v += s.r.range(5, 12)) {
      const w = s.r.range(5, 20) * (0.5 + v / (bottom - y)) * (1 - (v / len) * 0.5);
      d += `M${num(x - w + s.r.range(-5, 5))} ${num(y + v)}q${num(w)} -2.200 ${num(2 * w)} 0q${num(-w)} 2.600 ${num(-2 * w)} 0Z`;
    }
    out += fill(d, c, `opacity="${s.r.range(0.35, 0.8).toFixed(2)}"`);
  }
  return out;
}
