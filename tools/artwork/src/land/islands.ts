import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Layer, type Stage } from '@trekker/cover-art/core/stage.ts';

/** A thatched house on stilts over a lagoon, water line at 0,0, about 90 wide. */
export function bungalow(s: Stage, thatch: string, wood: string, glow: string): string {
  const dir = s.light <= 0 ? 1 : -1;
  let straw = '';
  for (let i = 0; i < 20; i++) straw += `M${-22 + i * 2.3} -76L${-50 + i * 5.2} -42`;
  return line('M-34 6V-20M-12 6V-20M12 6V-20M34 6V-20', tone(wood, -0.12), 3) + rect(-48, -22, 104, 5, wood) + rect(-34, -44, 68, 23, mix(wood, '#f4dcb4', 0.3)) + rect(dir > 0 ? 10 : -34, -44, 24, 23, tone(wood, -0.06), 'opacity="0.6"') + rect(-24, -40, 16, 18, glow) + rect(0, -40, 20, 18, glow) + line('M-16 -40V-22M10 -40V-22', wood, 1.4) + fill('M-54 -40Q-34 -62 -24 -78H24Q34 -62 54 -40Q0 -48 -54 -40Z', thatch) + fill(dir > 0 ? 'M4 -78H24Q34 -62 54 -40Q34 -44 14 -44.500Z' : 'M-4 -78H-24Q-34 -62 -54 -40Q-34 -44 -14 -44.500Z', tone(thatch, -0.08)) + line(straw, tone(thatch, -0.05), 0.9, 'opacity="0.6"') + line('M-25 -78H25', tone(thatch, 0.12), 3.4) + line('M50 -22V-34M38 -22V-34M36 -34H56', wood, 1.6);
}

/** A shallow sea over white sand: bands from deep to clear, pale shoals, nets of light. */
export const lagoon = (o: { depth: number; top: number; stops: string[]; shoal: string; reef: string; count?: number }): Layer =>
  layer(o.depth, (s) => {
    let out = rect(-BLEED, o.top, s.w + 2 * BLEED, s.h + BLEED - o.top, s.down(o.top, s.h, o.stops));
    let pale = '';
    let dark = '';
    for (let i = 0; i < (o.count ?? 26); i++) {
      const t = s.r.next();
      const y = o.top + 10 + (s.h - o.top) * t;
      const w = s.r.range(160, 520) * (0.35 + t);
      const d = lens(s.r.range(-60, s.w + 60), y, w, w * 0.055 * (0.4 + t));
      if (i % 3) pale += d;
      else dark += d;
    }
    out += group(fill(dark, o.reef, 'opacity="0.4"') + fill(pale, o.shoal, 'opacity="0.5"'), s.blur(12, 3));
    let net = '';
    for (let i = 0; i < 210; i++) {
      const t = s.r.next() ** 1.2;
      const y = o.top + 6 + (s.h - o.top) * t;
      net += lens(s.r.range(-BLEED, s.w + BLEED), y, s.r.range(20, 90) * (0.2 + t), s.r.range(1.2, 3.2) * (0.25 + t));
    }
    return out + fill(net, '#ffffff', 'opacity="0.5"');
  });

/** White sand that runs into the picture; `edge` lists the waterline as [part of the width, y]. Foam lies along it. */
export const beach = (o: { depth: number; edge: Pt[]; sand: [string, string]; wet: string; foam?: string }): Layer =>
  layer(o.depth, (s) => {
    const edge = o.edge.map(([x, y]): Pt => [s.x(x), y]);
    const down = (dy: number): Pt[] => edge.map(([x, y]) => [x, y + dy * (0.3 + ((y - 600) / 400) * 0.9)]);
    const close = (pts: Pt[]): string => `${curve(pts)}L${pts.at(-1)![0]} ${s.h + BLEED}L${pts[0]![0]} ${s.h + BLEED}Z`;
    const top = Math.min(...edge.map((p) => p[1]));
    let out = fill(close(down(-34)), '#ffffff', 'opacity="0.22"') + fill(close(down(-14)), o.foam ?? '#ffffff', 'opacity="0.75"') + fill(close(edge), o.wet) + fill(close(down(22)), s.down(top, s.h, o.sand));
    let dots = '';
    for (let i = 0; i < 160; i++) {
      const y = s.r.range(top + 60, s.h);
      dots += lens(s.r.range(-60, s.w + 60), y, s.r.range(10, 50), s.r.range(1, 2.4));
    }
    out += group(fill(dots, tone(o.sand[1], -0.05), 'opacity="0.5"'), s.clip(close(down(30))));
    return out;
  });

/** A Samoan house: open sides, an oval roof like a turned boat. Foot at 0,0, about 120 wide. */
export function fale(thatch: string, post: string, stone: string): string {
  let straw = '';
  for (let i = 0; i < 24; i++) straw += `M${-36 + i * 3.1} -74Q${-52 + i * 4.5} -56 ${-60 + i * 5.2} -34`;
  return fill(poly([[-58, 0], [-52, -9], [52, -9], [58, 0]]), stone) + rect(-50, -34, 100, 26, '#00000033') + line('M-50 -9V-36M-30 -9V-36M-10 -9V-36M10 -9V-36M30 -9V-36M50 -9V-36', post, 3) + fill('M-62 -32Q-52 -76 0 -80Q52 -76 62 -32Q0 -40 -62 -32Z', thatch) + fill('M6 -80Q52 -76 62 -32Q38 -36 18 -37Z', tone(thatch, -0.07)) + line(straw, tone(thatch, -0.06), 0.9, 'opacity="0.6"') + line('M-34 -76Q0 -84 34 -76', tone(thatch, 0.12), 3);
}

export const starfish = (x: number, y: number, r: number, colour: string): string => fill(poly(Array.from({ length: 10 }, (_, i): Pt => [x + Math.cos((i * Math.PI) / 5 - 0.4) * (i % 2 ? r * 0.42 : r), y + Math.sin((i * Math.PI) / 5 - 0.4) * (i % 2 ? r * 0.42 : r) * 0.5])), colour, `stroke="${colour}" stroke-width="3" stroke-linejoin="round"`) + disc(x, y, r * 0.14, '#ffffff88') + oval(x, y + r * 0.5, r, r * 0.1, '#00000022');
