import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { fill, line, num, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Layer } from '@trekker/cover-art/core/stage.ts';

/**
 * Rice terraces: every step is a row of round-bellied fields between low banks, each field flooded, green or ripe, and
 * a grassy wall falls from its rim to the step below. The scalloped rims are what tells a terrace from a ribbon.
 */
export const paddies = (o: { depth: number; top: number; bottom: number; rows: number; shape: (part: number, t: number) => number; greens: string[]; water: [string, string]; wall: [string, string]; rim: string; seedling: string }): Layer =>
  layer(o.depth, (s) => {
    const seed = s.r.int(1, 9999);
    const at = (x: number, t: number): number => o.top + (o.bottom - o.top) * t ** 1.5 + o.shape(x / s.w, t);
    let out = fill(`M${-BLEED} ${o.top + 60}H${s.w + BLEED}V${s.h + BLEED}H${-BLEED}Z`, o.wall[1]);
    let foot = (x: number): number => at(x, 0) - 6;
    for (let i = 0; i < o.rows; i++) {
      const t = (i + 0.6) / o.rows;
      const step = (o.bottom - o.top) * ((i + 1.6) / o.rows) ** 1.5 - (o.bottom - o.top) * t ** 1.5;
      const wide = 90 + 330 * t;
      const cuts: number[] = [-BLEED - s.r.range(0, wide)];
      while (cuts.at(-1)! < s.w + BLEED) cuts.push(cuts.at(-1)! + wide * s.r.range(0.6, 1.5));
      const back = foot;
      const belly = cuts.map(() => s.r.range(0.25, 0.6));
      const edge = (x: number): number => {
        const k = Math.max(0, cuts.findIndex((c) => c > x) - 1);
        const u = Math.min(1, Math.max(0, (x - cuts[k]!) / ((cuts[k + 1] ?? cuts[k]! + wide) - cuts[k]!)));
        return at(x, t) + fbm(x / 260, seed + i, 2) * step * 0.25 + Math.sin(Math.PI * u) ** 0.55 * step * belly[k]!;
      };
      for (let k = 0; k < cuts.length - 1; k++) {
        const [a, b] = [cuts[k]!, cuts[k + 1]!];
        const front: Pt[] = [];
        const rear: Pt[] = [];
        for (let u = 0; u <= 1.0001; u += 0.1) {
          const x = a + (b - a) * u;
          front.push([x, edge(x) + 1]);
          rear.push([x, back(x) - 3]);
        }
        const flooded = s.r.chance(0.4);
        const c = s.r.pick(o.greens);
        out += fill(poly([...rear, ...front.slice().reverse()]), flooded ? s.fall([o.water[0], mix(o.water[0], o.water[1], 0.45 + 0.55 * t)]) : s.fall([mix(c, o.rim, 0.25), mix(c, o.wall[1], 0.18 * t)]));
        // Seedlings stand in rows that follow the rim.
        let d = '';
        const lines = flooded ? 2 : 4;
        for (let r = 1; r <= lines; r++) {
          for (let x = a + 6; x < b - 6; x += 5 + 13 * t) {
            const v = r / (lines + 1);
            const y = back(x) + (edge(x) - back(x)) * v;
            const h = 2 + 8 * t;
            if (edge(x) - back(x) > 8) d += `M${num(x - h * 0.5)} ${num(y - h)}L${num(x)} ${num(y)}L${num(x + h * 0.4)} ${num(y - h * 1.1)}`;
          }
        }
        out += line(d, flooded ? o.seedling : tone(c, -0.08), 0.8 + 1.2 * t, `opacity="${flooded ? 0.75 : 0.6}"`);
        out += line(`M${num(a)} ${num(back(a) - 2)}L${num(a)} ${num(edge(a))}`, o.rim, 1.5 + 4 * t, 'opacity="0.9"');
      }
      const height = step * (0.34 + 0.12 * t);
      const rim: Pt[] = [];
      const low: Pt[] = [];
      for (let x = -BLEED; x <= s.w + BLEED; x += 9) {
        rim.push([x, edge(x)]);
        low.push([x, edge(x) + height]);
      }
      const y = at(s.w / 2, t);
      out += fill(poly([...rim, ...low.slice().reverse()]), s.down(y - 10, y + height + step * 0.4, [mix(o.wall[0], o.rim, 0.15), mix(o.wall[0], o.wall[1], 0.3 + 0.7 * t)]));
      let blades = '';
      for (let k = 0; k < 120 + 120 * t; k++) {
        const x = s.r.range(-BLEED, s.w + BLEED);
        const yy = edge(x) + s.r.range(0, height * 0.8);
        blades += `M${num(x)} ${num(yy)}l${num(s.r.range(-2, 2))} ${num(height * s.r.range(0.2, 0.45))}`;
      }
      out += line(blades, o.wall[1], 1 + t, 'opacity="0.5"') + line(poly(rim, false), o.rim, 1.2 + 3.2 * t, 'opacity="0.9"');
      foot = (x) => edge(x) + height;
    }
    return out;
  });
