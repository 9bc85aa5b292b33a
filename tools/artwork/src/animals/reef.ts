import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** Corals grow up from 0,0; about 100 high. */

/** The stone a coral has grown on: without it, its foot would hang in the water. */
const foothold = (s: Stage, colour: string, half: number): string => fill(`M${-half} 6Q${-half * 0.8} ${-half * 0.34} ${-half * 0.15} ${-half * 0.42}Q${half * 0.7} ${-half * 0.4} ${half} 6Q0 ${half * 0.34} ${-half} 6Z`, s.side([tone(mix(colour, s.air, 0.45), 0.02), tone(mix(colour, s.air, 0.4), -0.1), tone(mix(colour, s.air, 0.4), -0.2)]));

export function stagCoral(s: Stage, colour: string, tip: string): string {
  let out = '';
  const grow = (x: number, y: number, a: number, len: number, w: number): void => {
    const [nx, ny] = [x + Math.sin(a) * len, y - Math.cos(a) * len];
    out += line(`M${x} ${y}L${nx} ${ny}`, colour, w);
    if (w < 4) {
      out += disc(nx, ny, w * 0.62, tip);
      return;
    }
    const n = s.r.int(2, 3);
    for (let i = 0; i < n; i++) grow(nx, ny, a + s.r.range(-0.7, 0.7), len * s.r.range(0.62, 0.86), w * 0.72);
  };
  for (const a of [-0.7, -0.25, 0.2, 0.65]) grow(0, 4, a, 30, 10);
  return out + foothold(s, colour, 34);
}

export function fanCoral(s: Stage, colour: string): string {
  let out = '';
  for (let i = 0; i < 17; i++) {
    const a = ((i / 16) * 2 - 1) * 1.15;
    const len = 96 * (1 - 0.16 * a * a) * s.r.range(0.9, 1.05);
    const pts: Pt[] = [[0, 0], [Math.sin(a * 0.5) * len * 0.4, -Math.cos(a * 0.5) * len * 0.42], [Math.sin(a * 0.85) * len * 0.75, -Math.cos(a * 0.85) * len * 0.74], [Math.sin(a) * len, -Math.cos(a) * len]];
    out += line(curve(pts), colour, 4.4 - Math.abs(a) * 1.4);
    for (let k = 0; k < 7; k++) {
      const t = 0.35 + k * 0.09;
      const [x, y] = [Math.sin(a * (0.5 + t * 0.5)) * len * t, -Math.cos(a * (0.5 + t * 0.5)) * len * t];
      out += line(`M${x} ${y}l${s.r.range(-9, 9)} ${-s.r.range(4, 10)}`, tone(colour, 0.07), 1.8);
    }
  }
  return out + foothold(s, colour, 26);
}

export function brainCoral(s: Stage, colour: string): string {
  let out = fill('M-60 6Q-62 -56 0 -60Q62 -56 60 6Q0 22 -60 6Z', s.ball([tone(colour, 0.12), colour, tone(colour, -0.16)]));
  for (let i = 0; i < 9; i++) {
    const pts: Pt[] = [];
    for (let t = -1; t <= 1; t += 0.16) pts.push([t * 54 * Math.sqrt(1 - (i / 11) ** 2), -4 - i * 6 - (1 - t * t) * 6 + s.r.range(-2.6, 2.6)]);
    out += line(curve(pts), tone(colour, i % 2 ? -0.1 : 0.1), 2, 'opacity="0.7"');
  }
  return out;
}

export function tubeCoral(s: Stage, colour: string): string {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = -34 + i * 11 + s.r.range(-3, 3);
    const h = s.r.range(40, 92);
    const w = s.r.range(6, 9);
    out += fill(`M${x * 0.5 - w * 0.7} 4Q${x - w} ${-h * 0.5} ${x - w} ${-h}H${x + w}Q${x + w} ${-h * 0.5} ${x * 0.5 + w * 0.7} 4Z`, s.side([tone(colour, 0.1), colour, tone(colour, -0.14)])) + oval(x, -h, w, w * 0.42, tone(colour, 0.14)) + oval(x, -h, w * 0.62, w * 0.24, tone(colour, -0.26));
  }
  return out + foothold(s, colour, 40);
}

export function weed(s: Stage, colour: string): string {
  let out = '';
  for (let i = 0; i < 8; i++) {
    const x = s.r.range(-26, 26);
    const h = s.r.range(60, 130);
    const sway = s.r.range(8, 20);
    out += line(curve([[x, 4], [x + sway, -h * 0.35], [x - sway * 0.4, -h * 0.68], [x + sway * 0.8, -h]]), i % 2 ? colour : tone(colour, 0.08), s.r.range(4, 8));
  }
  return out;
}
