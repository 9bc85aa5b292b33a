import { fade, mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, fill, group, lens, line, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Layer, type Stage } from '@trekker/cover-art/core/stage.ts';

interface IceTones {
  lit: string;
  shade: string;
  deep: string;
  line: string;
}

/** One iceberg, waterline at 0,0: a broken block with a bright and a blue face, cracks, a wet dark hem. */
function iceberg(s: Stage, w: number, h: number, c: IceTones): string {
  const r = s.r;
  const n = r.int(6, 8);
  const tip = r.range(0.3, 0.7);
  const top: Pt[] = [[-w / 2, 0], [-w * r.range(0.48, 0.53), -h * r.range(0.16, 0.3)]];
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const env = 1 - (Math.abs(t - tip) / Math.max(tip, 1 - tip)) ** 1.3;
    top.push([-w / 2 + w * t + r.range(-0.03, 0.03) * w, -h * (0.24 + 0.76 * env) * r.range(0.72, 1)]);
  }
  top.push([w * r.range(0.47, 0.54), -h * r.range(0.1, 0.26)], [w / 2, 0]);
  const body = poly(top);
  const peak = top.reduce((a, b) => (b[1] < a[1] ? b : a));
  const away = s.light <= 0 ? 1 : -1;
  const spine: Pt[] = [peak];
  let [x, y] = peak;
  while (y < 4) {
    y += h * r.range(0.16, 0.3);
    x += r.range(-0.1, 0.12) * w + away * w * 0.015;
    spine.push([x, y]);
  }
  let inner = fill(poly([...spine, [away * w, 8], [away * w, -h * 1.2], peak]), s.down(-h, 4, [mix(c.shade, c.lit, 0.35), c.shade, c.deep]), 'opacity="0.92"');
  // Facets: planes that break from the crest towards the water.
  for (let i = 0; i < 7; i++) {
    const p = r.pick(top.slice(1, -1));
    const dx = r.range(-0.12, 0.12) * w;
    const len = -p[1] * r.range(0.4, 0.95);
    const side = (p[0] - peak[0]) * away > 0;
    inner += fill(poly([p, [p[0] + w * r.range(0.05, 0.11), p[1] + len * 0.35], [p[0] + dx + w * 0.03, p[1] + len], [p[0] + dx - w * 0.03, p[1] + len * 0.6]]), side ? c.deep : r.chance(0.5) ? '#ffffff' : c.shade, `opacity="${side ? 0.4 : 0.5}"`);
  }
  for (let i = 0; i < 4; i++) {
    const y0 = -h * r.range(0.1, 0.6);
    inner += line(curve([[-w * 0.55, y0], [-w * 0.1, y0 + r.range(-8, 10)], [w * 0.55, y0 - r.range(-6, 14)]]), i % 2 ? c.line : '#ffffff', r.range(0.8, 2), 'opacity="0.4"');
  }
  inner += fill(poly([[-w, -h * 0.1], [-w * 0.2, -h * 0.07], [w * 0.2, -h * 0.11], [w, -h * 0.06], [w, 8], [-w, 8]]), s.down(-h * 0.1, 2, [fade(c.deep, 0.1), fade(c.line, 0.75)]));
  const rim = away > 0 ? top.slice(1, top.indexOf(peak) + 1) : top.slice(top.indexOf(peak), -1);
  return fill(body, s.down(-h, 0, ['#ffffff', c.lit, mix(c.lit, c.shade, 0.6)])) + group(inner, s.clip(body)) + line(poly(rim, false), '#ffffff', 1.8, 'opacity="0.85"');
}

/** Several icebergs in water that stands at `y`; further ones first. */
export const icebergs = (o: { depth: number; at: [x: number, y: number, w: number, h: number][]; tones: IceTones; haze?: number }): Layer =>
  layer(o.depth, (s) => {
    const t = o.tones;
    const k = o.haze ?? 0;
    const c: IceTones = { lit: mix(t.lit, s.air, k), shade: mix(t.shade, s.air, k), deep: mix(t.deep, s.air, k), line: mix(t.line, s.air, k) };
    return o.at.map(([x, y, w, h]) => `<g transform="translate(${s.x(x).toFixed(1)} ${y})">${iceberg(s, w, h, c)}</g>` + fill(lens(s.x(x), y, w * 1.12, 3.4), fade('#ffffff', 0.55))).join('');
  });

/** A dark beach with blocks of ice washed up on it. */
export const iceBeach = (o: { depth: number; y: number; sand: string; wet: string; tones: IceTones; count: number }): Layer =>
  layer(o.depth, (s) => {
    const seed = s.r.int(1, 999);
    const pts: Pt[] = [];
    for (let x = -BLEED; x <= s.w + BLEED; x += 30) pts.push([x, o.y + fbm(x / 520, seed, 2) * 26 - (x / s.w - 0.5) * 26]);
    const close = `L${s.w + BLEED} 1100L${-BLEED} 1100Z`;
    let out = fill(curve(pts) + close, o.wet) + line(curve(pts), '#dff6f4', 3.4, 'opacity="0.55"') + fill(curve(pts.map(([x, y]): Pt => [x, y + 22 + 10 * fbm(x / 140, seed + 4)])) + close, s.down(o.y, 1000, [o.sand, tone(o.sand, -0.07)]));
    const list = Array.from({ length: o.count }, () => [s.r.range(0, s.w), o.y + 26 + s.r.next() ** 1.4 * 120] as Pt).sort((a, b) => a[1] - b[1]);
    for (const [x, y] of list) {
      const k = 0.4 + (y - o.y) / 110;
      const w = s.r.range(26, 62) * k;
      out += fill(lens(x + 6, y + 1, w * 1.3, 7 * k), '#000814', 'opacity="0.5"') + `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${iceberg(s, w, w * s.r.range(0.4, 0.75), o.tones)}</g>`;
    }
    return out;
  });
