import { fade, mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, fill, group, line, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Layer } from '@trekker/cover-art/core/stage.ts';

interface ButteOptions {
  depth: number;
  x: number;
  base: number;
  /**
   * The cliff's outline from its left foot over the top to its right foot: [from the middle, rise over the talus], in
   * units.
   */
  cliff: Pt[];
  /** How high the slope of rubble stands, and how far it runs out to the left and to the right. */
  talus: [rise: number, left: number, right: number];
  bands: string[];
  shade: string;
  lit: string;
  haze?: number;
}

/** A butte that people know by its outline: upright joints in the cliff, ledges, and an apron of rubble below. */
export const butte = (o: ButteOptions): Layer =>
  layer(o.depth, (s) => {
    const cx = s.x(o.x);
    const seed = s.r.int(1, 9999);
    const [rise, left, right] = o.talus;
    const foot = o.base - rise;
    const air = (c: string): string => mix(c, s.air, o.haze ?? 0);
    const rough: Pt[] = [];
    o.cliff.forEach(([x, y], i) => {
      const next = o.cliff[i + 1];
      if (!next) { rough.push([cx + x, foot - y]); return; }
      const n = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y) / 9));
      for (let k = 0; k < n; k++) rough.push([cx + x + ((next[0] - x) * k) / n + fbm((i + k / n) * 7, seed, 3) * 3.4, foot - y - ((next[1] - y) * k) / n + fbm((i + k / n) * 9, seed + 4, 3) * 3]);
    });
    const [first, last] = [rough[0]!, rough.at(-1)!];
    const [x0, x1] = [first[0], last[0]];
    const top = Math.min(...rough.map((p) => p[1]));
    const body = poly([[x0, foot + 12], ...rough, [x1, foot + 12]]);
    const away = s.light <= 0 ? 1 : -1;

    // The apron: steep under the cliff, flat where it meets the plain.
    const apron = (side: number, run: number, from: number): Pt[] => Array.from({ length: 12 }, (_, i): Pt => { const t = i / 11; return [from + side * run * t ** 1.35, foot + rise * t + fbm(t * 6, seed + side, 3) * 5 * (1 - t)]; });
    const skirt = poly([...apron(-1, left, x0 - 2).reverse(), ...apron(1, right, x1 + 2)]);
    let slope = '';
    o.bands.slice(-3).forEach((c, i) => {
      const y = foot + (rise * (i + 0.15)) / 3;
      const pts: Pt[] = [];
      for (let x = x0 - left; x <= x1 + right; x += 16) pts.push([x, y + fbm(x / 46, seed + i * 5, 3) * rise * 0.16]);
      slope += fill(poly([...pts, [x1 + right, o.base + 20], [x0 - left, o.base + 20]]), air(c)) + line(poly(pts, false), air(tone(c, -0.09)), 1.8, 'opacity="0.6"');
    });
    for (let i = 0; i < (x1 - x0 + left + right) / 11; i++) {
      const u = s.r.range(-1, 1);
      const x = (x0 + x1) / 2 + (u * (x1 - x0)) / 2;
      slope += fill(poly([[x - 3, foot - 4], [x + 4, foot - 4], [x + u * (u < 0 ? left : right) * 0.7 + 9, o.base], [x + u * (u < 0 ? left : right) * 0.7 - 7, o.base]]), air(o.shade), 'opacity="0.16"');
    }
    slope += fill(poly([[away > 0 ? x0 + (x1 - x0) * 0.6 : x0 + (x1 - x0) * 0.4, foot - 8], [away > 0 ? x1 + right * 1.1 : x0 - left * 1.1, foot - 8], [away > 0 ? x1 + right * 1.1 : x0 - left * 1.1, o.base + 10], [away > 0 ? x1 + right * 0.1 : x0 - left * 0.1, o.base + 10]]), air(o.shade), 'opacity="0.42"');

    let face = '';
    o.bands.forEach((c, i) => {
      const y = top - 10 + ((foot - top + 20) * i) / o.bands.length;
      const pts: Pt[] = [];
      for (let x = x0 - 40; x <= x1 + 40; x += 12) pts.push([x, y + fbm(x / 50, seed + i * 3, 3) * 6]);
      face += fill(poly([...pts, [x1 + 40, foot + 20], [x0 - 40, foot + 20]]), air(c)) + line(poly(pts, false), air(tone(c, -0.07)), 1.4, 'opacity="0.5"');
    });
    const joints = Math.max(4, Math.round((x1 - x0) / 9));
    for (let i = 0; i < joints; i++) {
      const x = x0 + ((x1 - x0) * (i + s.r.range(0.1, 0.9))) / joints;
      const [y0, len, w] = [top + (foot - top) * s.r.range(-0.1, 0.5), (foot - top) * s.r.range(0.3, 0.9), s.r.range(1.6, 6)];
      face += fill(poly([[x, y0], [x + w, y0 + 6], [x + w * 0.8, y0 + len], [x + w * 0.2, y0 + len]]), air(s.r.chance(0.72) ? o.shade : o.lit), `opacity="${s.r.range(0.2, 0.45).toFixed(2)}"`);
    }
    // Every upright edge that turns from the light throws the rock behind it into shade.
    const turned = away > 0 ? rough : rough.slice().reverse();
    for (let i = 1; i < turned.length; i++) {
      const [a, b] = [turned[i - 1]!, turned[i]!];
      if (b[1] - a[1] > 5 && a[1] < foot - 10) face += fill(poly([[a[0] - away * 14, a[1] - 4], [a[0] + away * 8, a[1] - 4], [b[0] + away * 8, foot + 14], [b[0] - away * (18 + (foot - a[1]) * 0.07), foot + 14]]), air(o.shade), 'opacity="0.13"');
    }
    const bright = rough.filter((p, i) => { const q = rough[i + 1]; return q && (q[1] - p[1]) * away < -1; });
    const rim = bright.map((p) => { const q = rough[rough.indexOf(p) + 1]!; return poly([p, q], false); }).join('');
    return (
      fill(skirt, air(o.bands.at(-1)!)) + group(slope, s.clip(skirt)) + fill(body, air(o.bands[0]!)) + group(face, s.clip(body)) + line(rim, air(o.lit), 2.4, 'opacity="0.8"') +
      line(curve(apron(-away, away > 0 ? left : right, away > 0 ? x0 - 2 : x1 + 2)), air(o.lit), 1.8, 'opacity="0.4"') + fill(skirt, s.down(foot, o.base, [fade(s.air, 0), [0.6, fade(s.air, 0.05)], [1, fade(s.air, 0.45)]]))
    );
  });

/**
 * A Mitten of Monument Valley with its thumb to the left (−1) or to the right (1); about 200 wide and high at scale 1.
 */
export const mitten = (thumb: -1 | 1, k = 1): Pt[] => {
  const hand: Pt[] = [[-86, 0], [-84, 60], [-78, 66], [-76, 150], [-70, 186], [-40, 190], [-34, 196], [10, 194], [16, 188], [28, 186], [32, 130], [36, 72], [40, 60], [47, 58], [50, 96], [52, 138], [58, 146], [64, 142], [67, 110], [70, 52], [78, 44], [84, 0]];
  return (thumb > 0 ? hand : hand.map(([x, y]): Pt => [-x, y]).reverse()).map(([x, y]) => [x * k * 1.2, y * k]);
};
