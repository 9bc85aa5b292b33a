import { fade, mix } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, num, oval, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Layer } from '@trekker/cover-art/core/stage.ts';

/** A wide fall over a straight lip: rock buttresses between sheets of water, spray that climbs from the gorge. */
export const curtain = (o: { depth: number; lip: Pt[]; bottom: number; water: string; shade: string; rock: [string, string]; moss: string; gaps: [from: number, to: number][] }): Layer =>
  layer(o.depth, (s) => {
    const lip = o.lip.map(([x, y]): Pt => [s.x(x), y]);
    const seed = s.r.int(1, 9999);
    const at = (x: number): number => {
      const i = Math.max(1, lip.findIndex((p) => p[0] >= x));
      const [a, b] = [lip[i - 1] ?? lip[0]!, lip[i] ?? lip.at(-1)!];
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]) + fbm(x / 60, seed, 3) * 6;
    };
    const edge: Pt[] = [];
    for (let x = -BLEED; x <= s.w + BLEED; x += 12) edge.push([x, at(x)]);
    const top = Math.min(...edge.map((p) => p[1]));
    const body = `${poly(edge, false)}L${s.w + BLEED} ${o.bottom}L${-BLEED} ${o.bottom}Z`;
    let out = fill(body, s.down(top, o.bottom, [o.water, mix(o.water, o.shade, 0.45)]));
    let dark = '';
    let pale = '';
    for (let x = -BLEED; x < s.w + BLEED; x += s.r.range(5, 13)) {
      const y = at(x);
      const w = s.r.range(2, 8);
      const y0 = y + s.r.range(0, 60);
      const len = s.r.range(90, o.bottom - y);
      const d = `M${num(x)} ${num(y0)}Q${num(x - w)} ${num(y0 + len * 0.5)} ${num(x - w * 0.4)} ${num(y0 + len)}H${num(x + w * 0.4)}Q${num(x + w)} ${num(y0 + len * 0.5)} ${num(x)} ${num(y0)}Z`;
      if (s.r.chance(0.55)) dark += d;
      else pale += d;
    }
    let rock = '';
    for (const [from, to] of o.gaps) {
      const [a, b] = [s.x(from), s.x(to)];
      const l: Pt[] = [];
      const r: Pt[] = [];
      for (let t = 0; t <= 1.001; t += 0.1) {
        const y = at((a + b) / 2) - 7 + (o.bottom - at((a + b) / 2)) * t;
        l.push([a - t * 34 + fbm(t * 7, seed + from * 900, 4) * 34, y]);
        r.push([b + t * 34 + fbm(t * 7, seed + to * 900 + 7, 4) * 34, y]);
      }
      rock += fill(poly([...l, ...r.reverse()]), s.across(a, b, s.light <= 0 ? [mix(o.rock[0], o.moss, 0.3), o.rock[1]] : [o.rock[1], mix(o.rock[0], o.moss, 0.3)]));
      let cracks = '';
      for (let i = 0; i < 12; i++) cracks += `M${num(s.r.range(a, b))} ${num(s.r.range(top, o.bottom))}l${num(s.r.range(-8, 8))} ${num(s.r.range(30, 90))}`;
      rock += line(cracks, o.rock[1], 2.4, 'opacity="0.5"');
      // Thin veils run over the rock, so that it belongs to the fall.
      let veils = '';
      for (let i = 0; i < 7; i++) {
        const x = a + (b - a) * s.r.next();
        const w = s.r.range(3, 11);
        veils += `M${num(x - w * 0.4)} ${num(at(x) - 2)}Q${num(x + s.r.range(-9, 9))} ${num((at(x) + o.bottom) / 2)} ${num(x - w)} ${o.bottom}H${num(x + w)}Q${num(x + s.r.range(-9, 9) + w)} ${num((at(x) + o.bottom) / 2)} ${num(x + w * 0.4)} ${num(at(x) - 2)}Z`;
      }
      rock += fill(veils, o.water, 'opacity="0.85"');
      for (let i = 0; i < 16; i++) rock += disc(s.r.range(a - 4, b + 4), at((a + b) / 2) - 6 + s.r.range(-6, 18), s.r.range(6, 14), s.r.pick([o.moss, mix(o.moss, '#0f3038', 0.3), mix(o.moss, '#e0e08a', 0.3)]));
    }
    out += group(fill(dark, o.shade, 'opacity="0.5"') + fill(pale, '#ffffff', 'opacity="0.8"') + rock, s.clip(`M${-BLEED} ${top - 40}H${s.w + BLEED}V${o.bottom}H${-BLEED}Z`));
    return out + line(curve(edge), '#ffffff', 4, 'opacity="0.8"');
  });

/** Spray that rises in heaps. */
export const spray = (o: { depth: number; y: number; height: number; colour: string; count: number; opacity?: number }): Layer =>
  layer(o.depth, (s) => {
    let out = '';
    for (let i = 0; i < o.count; i++) {
      const t = s.r.next();
      out += oval(s.r.range(-BLEED, s.w + BLEED), o.y - o.height * t ** 1.8, s.r.range(60, 190), s.r.range(30, 80), o.colour, `opacity="${(0.34 * (1 - t * 0.7)).toFixed(2)}"`);
    }
    return group(out, `${s.blur(24)} opacity="${o.opacity ?? 1}"`) + rect(-BLEED, o.y - o.height * 0.3, s.w + 2 * BLEED, o.height * 0.6, s.down(o.y - o.height * 0.3, o.y + o.height * 0.3, [fade(o.colour, 0), fade(o.colour, 0.85), fade(o.colour, 0.2)]));
  });

/** A rainbow: seven thin arcs round x, y. */
export const rainbow = (o: { depth: number; x: number; y: number; r: number; width: number; opacity: number }): Layer =>
  layer(o.depth, (s) => group(['#e8504a', '#f2953f', '#f7d95a', '#7fc86a', '#4fb0d8', '#4f6fc0', '#8a5fb0'].map((c, i) => line(`M${num(s.x(o.x) - o.r + i * o.width)} ${o.y}A${num(o.r - i * o.width)} ${num(o.r - i * o.width)} 0 0 1 ${num(s.x(o.x) + o.r - i * o.width)} ${o.y}`, c, o.width * 1.25)).join(''), `opacity="${o.opacity}" ${s.blur(1.6)} ${s.mask(rect(-BLEED, 0, s.w + 2 * BLEED, s.h, s.down(o.y - o.r, o.y, ['#ffffff', [0.6, '#bbbbbb'], [1, '#000000']])))}`));
