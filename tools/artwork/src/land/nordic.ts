import { fade, mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, line, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** A fisherman's cabin on stilts: deck at 0,0, gable to the viewer, the long side runs off to the right. */
export function rorbu(s: Stage, len: number, red: string, roof: string, glow: string, stilts = 34): string {
  const bright = s.light <= 0;
  const front = bright ? tone(red, 0.03) : tone(red, -0.06);
  const flank = bright ? tone(red, -0.08) : tone(red, 0.03);
  const white = '#f7f2ea';
  let out = '';
  for (let x = 3; x <= 46 + len; x += 15) out += rect(x, -2, 3, stilts + (x % 2) * 3, '#3a2b30') + (x + 15 <= 46 + len ? line(`M${x + 1.5} ${stilts * 0.2}L${x + 16} ${stilts * 0.8}`, '#3a2b30', 1.2) : '');
  out += fill(poly([[46, 0], [46, -35], [46 + len, -33], [46 + len, 0]]), flank) + fill(poly([[0, 0], [0, -35], [23, -61], [46, -35], [46, 0]]), front);
  for (let x = 4; x < 46; x += 4.6) out += line(`M${x} 0V${-35 - 26 * (1 - Math.abs(x - 23) / 23)}`, tone(front, -0.05), 0.7, 'opacity="0.7"');
  for (let x = 50; x < 46 + len; x += 4.6) out += line(`M${x} 0V-33`, tone(flank, -0.05), 0.7, 'opacity="0.7"');
  const pane = (x: number, y: number, w: number, h: number): string => rect(x - 1.6, y - 1.6, w + 3.2, h + 3.2, white) + rect(x, y, w, h, glow) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, white, 1);
  out += pane(7, -27, 9, 12) + rect(25, -26, 12, 26, white) + rect(26.5, -24.5, 9, 24.5, mix(red, '#2b1a1e', 0.35)) + pane(18.5, -49, 9, 9);
  for (let x = 54; x + 9 < 46 + len; x += 20) out += pane(x, -26, 9, 11);
  out += line(`M0 0V-35M46 0V-35M${46 + len} 0V-33`, white, 2);
  out += fill(poly([[23, -64], [23 + len, -61], [52 + len, -31], [50, -32.5]]), bright ? tone(roof, -0.03) : tone(roof, 0.04)) + fill(poly([[-5, -32], [23, -65], [51, -32], [47, -30.5], [23, -59.5], [-1, -30.5]]), white) + fill(poly([[-6, -33], [23, -66], [23, -63], [-4, -31.5]]), tone(roof, 0.06));
  out += rect(23 + len * 0.55, -78, 7, 16, '#8a6a66') + rect(21.5 + len * 0.55, -79, 10, 3, '#6a4f50');
  return rect(-6, -1, 58 + len, 5, '#6b5550') + out + rect(-6, -1, 58 + len, 3, '#8d736a');
}

/** A rack of split poles on which cod dries. */
export function fishRack(wood: string, fish: string, w = 90): string {
  let out = line(`M0 0L14 -44L28 0M${w - 28} 0L${w - 14} -44L${w} 0M8 -40H${w - 6}M12 -30H${w - 10}`, wood, 2.4);
  for (let x = 16; x < w - 14; x += 5) out += fill(poly([[x, -39], [x + 3, -39], [x + 2.6, -28 - (x % 3)], [x + 0.6, -27]]), x % 2 ? fish : tone(fish, -0.08));
  return out;
}

/** A small working boat, waterline at 0,0, about 90 long, bow to the right. */
export function trawler(hull: string, house: string, glow: string): string {
  return (
    line('M-6 -22V-66M-6 -62L-34 -20M-6 -62L34 -16', '#4a3a3c', 1.6) + rect(-30, -34, 24, 22, house) + rect(-33, -37, 30, 4, tone(hull, -0.06)) + rect(-26, -30, 7, 7, glow) + rect(-16, -30, 7, 7, glow) +
    fill('M-46 -14L44 -18Q54 -20 58 -24Q52 -6 38 3H-40Q-46 -4 -46 -14Z', hull) + fill('M-46 -14L44 -18Q54 -20 58 -24L57 -20Q52 -15 44 -13L-46 -9Z', '#f6efe2') + fill('M-43 -3H47L38 3H-40Z', tone(hull, -0.12)) + disc(-6, -66, 2.2, glow)
  );
}

/** Light from windows on water: short warm dashes below a lamp. */
export function gleam(s: Stage, x: number, y: number, length: number, colour: string, width = 14): string {
  let out = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const w = width * (0.5 + t) * s.r.range(0.5, 1.1);
    out += `<ellipse cx="${(x + s.r.gauss() * width * 0.25).toFixed(1)}" cy="${(y + length * t).toFixed(1)}" rx="${w.toFixed(1)}" ry="${(1.2 + t * 1.6).toFixed(1)}" fill="${fade(colour, 0.7 * (1 - t))}"/>`;
  }
  return out;
}

/** Boulders along a shore, lit tops. */
export function boulders(s: Stage, from: number, to: number, y: number, size: [number, number], count: number, rock: string, lit: string, cap?: string): string {
  const list = Array.from({ length: count }, () => [s.r.range(from, to), y + s.r.range(-6, 16), s.r.range(...size)] as [number, number, number]).sort((a, b) => a[1] - b[1]);
  const dir = s.light <= 0 ? -1 : 1;
  return list
    .map(([x, yy, k]) => {
      const j = (): number => s.r.range(-0.12, 0.12) * k;
      const a: Pt[] = [[-k + j(), 0], [-k * 0.86, -k * 0.4 + j()], [-k * 0.4, -k * 0.72 + j()], [k * 0.24, -k * 0.78 + j()], [k * 0.75, -k * 0.45 + j()], [k, 0]];
      const face: Pt[] = dir < 0 ? [a[0]!, a[1]!, a[2]!, a[3]!, [k * 0.1, -k * 0.36], [-k * 0.3, 0]] : [a[5]!, a[4]!, a[3]!, a[2]!, [-k * 0.1, -k * 0.36], [k * 0.3, 0]];
      return `<g transform="translate(${x.toFixed(1)} ${yy.toFixed(1)})">${fill(poly(a), rock)}${fill(poly(face), lit, 'opacity="0.75"')}${cap ? fill(poly([a[1]!, a[2]!, a[3]!, a[4]!, [k * 0.3, -k * 0.56], [-k * 0.4, -k * 0.5]]), cap) : ''}</g>`;
    })
    .join('');
}
