import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Layer } from '@trekker/cover-art/core/stage.ts';

/**
 * A fall that drops free: three sheets of many threads, wider towards its foot; `flare` says by how much (1 = twice).
 */
export const veil = (o: { depth: number; x: number; top: number; bottom: number; width: number; flare?: number; tones?: [string, string, string] }): Layer =>
  layer(o.depth, (s) => {
    const x = s.x(o.x);
    const fall = o.bottom - o.top;
    const [low, mid, top] = o.tones ?? ['#bcd8dc', '#e2f0f0', '#ffffff'];
    let out = '';
    for (const [k, c] of [[1, low], [0.76, mid], [0.46, top]] as const) {
      const l: Pt[] = [];
      const r: Pt[] = [];
      for (let t = 0; t <= 1.001; t += 0.1) { const half = (o.width / 2) * k * (1 + (o.flare ?? 0.3) * t); const bend = fbm(t * 3, 5, 2) * o.width * 0.06; l.push([x - half + bend, o.top + fall * t]); r.push([x + half + bend, o.top + fall * t]); }
      // The water bends over its edge: a rounded lip, not a cut.
      const [a, b] = [l[0]!, r[0]!];
      out += fill(`M${a[0]} ${o.top + 2}Q${a[0] + (b[0] - a[0]) * 0.12} ${o.top - o.width * 0.07} ${(a[0] + b[0]) / 2} ${o.top - o.width * 0.075}Q${b[0] - (b[0] - a[0]) * 0.12} ${o.top - o.width * 0.07} ${b[0]} ${o.top + 2}Z`, c);
      out += fill(`${curve(l)}L${curve(r.reverse()).slice(1)}Z`, s.down(o.top, o.bottom, [c, c, `${c}aa`]));
    }
    const n = Math.round(o.width * 0.6);
    for (let i = 0; i < n; i++) { const u = s.r.range(-0.46, 0.46) * o.width; const y0 = o.top + s.r.next() * fall * 0.8; const len = s.r.range(0.1, 0.3) * fall; const at = (y: number): Pt => [x + u * (1 + ((o.flare ?? 0.3) * (y - o.top)) / fall), Math.min(y, o.bottom)]; out += line(curve([at(y0), at(y0 + len * 0.5), at(y0 + len)]), i % 3 ? '#ffffff' : '#8fb9c4', s.r.range(1.5, 5), 'opacity="0.6"'); }
    return out;
  });

/** What rises where a fall strikes: a soft cloud, drops, a bright line on the water. */
export const plunge = (o: { depth: number; x: number; y: number; width: number; height: number; colour?: string }): Layer =>
  layer(o.depth, (s) => {
    const x = s.x(o.x);
    let fog = '';
    let drops = '';
    for (let i = 0; i < 40; i++) { const g = s.r.gauss(); fog += oval(x + g * o.width, o.y - Math.exp(-g * g) * s.r.next() * o.height, o.width * s.r.range(0.3, 0.8), o.height * s.r.range(0.14, 0.32), o.colour ?? '#f4faf6', 'opacity="0.3"'); }
    for (let i = 0; i < 150; i++) { const g = s.r.gauss(); drops += disc(x + g * o.width * 0.8, o.y - s.r.next() ** 1.4 * o.height * 1.05 * Math.exp(-g * g * 0.7), s.r.range(1, 4), '#ffffff', `opacity="${s.r.range(0.5, 1).toFixed(2)}"`); }
    return group(fog, s.blur(20)) + drops + fill(lens(x, o.y + 8, o.width * 2.7, 13), '#ffffff', 'opacity="0.85"');
  });
