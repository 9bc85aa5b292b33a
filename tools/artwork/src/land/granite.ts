import { fade, mix } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { circlePath, curve, fill, group, line, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Layer } from '@trekker/cover-art/core/stage.ts';

/** A smooth dome of granite by its outline: round light from one side, dark water streaks, forest round the foot. */
export const granite = (o: { depth: number; x: number; base: number; points: Pt[]; rock: string; lit: string; shade: string; green?: [string, string]; greenRise?: number; haze?: number; scale?: number }): Layer =>
  layer(o.depth, (s) => {
    const cx = s.x(o.x);
    const k = o.scale ?? 1;
    const c = (v: string): string => mix(v, s.air, o.haze ?? 0);
    const pts = o.points.map(([x, y]): Pt => [cx + x * k, o.base - y * k]);
    const body = `${curve(pts)}L${pts.at(-1)![0]} ${o.base + 4}L${pts[0]![0]} ${o.base + 4}Z`;
    const [l, r] = [pts[0]![0], pts.at(-1)![0]];
    const top = Math.min(...pts.map((p) => p[1]));
    const peak = pts.reduce((a, b) => (b[1] < a[1] ? b : a));
    const away = s.light <= 0 ? 1 : -1;
    const seed = s.r.int(1, 9999);
    const h = o.base - top;
    let inner = '';
    const edge: Pt[] = [];
    for (let t = 0; t <= 1.01; t += 0.1) edge.push([peak[0] + away * (h * 0.05 + t * (r - l) * 0.1 + fbm(t * 4, seed, 3) * h * 0.1), top - 12 + (h + 24) * t]);
    inner += fill(`${curve(edge)}L${away > 0 ? r + 60 : l - 60} ${o.base + 20}L${away > 0 ? r + 60 : l - 60} ${top - 30}Z`, s.down(top, o.base, [fade(c(o.shade), 0.75), fade(c(o.shade), 0.5)]));
    for (let i = 0; i < 34; i++) {
      const x = s.r.range(l, r);
      const y0 = top + h * s.r.range(0.02, 0.5);
      const len = h * s.r.range(0.12, 0.5);
      const lean = (x - peak[0]) * 0.16;
      inner += line(curve([[x, y0], [x + lean * 0.4, y0 + len * 0.5], [x + lean, y0 + len]]), s.r.chance(0.35) ? c(o.lit) : c(o.shade), s.r.range(1.5, 6), `opacity="${s.r.range(0.15, 0.4).toFixed(2)}"`);
    }
    if (o.green) {
      o.green.forEach((g, n) => {
        let d = '';
        if (!n) {
          const hem: Pt[] = [];
          for (let x = l - 20; x <= r + 20; x += 12) hem.push([x, o.base - h * (o.greenRise ?? 0.22) * (0.8 + 0.7 * fbm(x / 70, seed + 5, 3))]);
          inner += fill(`${curve(hem)}L${r + 20} ${o.base + 10}L${l - 20} ${o.base + 10}Z`, c(g));
        }
        for (let i = 0; i < 210; i++) {
          const x = s.r.range(l - 10, r + 10);
          const rise = h * (o.greenRise ?? 0.22) * (1 + 0.7 * fbm(x / 70, seed + 5, 3)) - n * 6;
          d += circlePath(x + n * s.light * 4, o.base - s.r.next() * rise, s.r.range(4, 10) * k * (1 - n * 0.35));
        }
        inner += fill(d, c(g), `opacity="${n ? 0.5 : 1}"`);
      });
    }
    const rim = away > 0 ? pts.slice(0, pts.indexOf(peak) + 1) : pts.slice(pts.indexOf(peak));
    return fill(body, s.across(l, r, away > 0 ? [c(o.lit), c(o.rock), mix(c(o.rock), c(o.shade), 0.5)] : [mix(c(o.rock), c(o.shade), 0.5), c(o.rock), c(o.lit)])) + group(inner, s.clip(body)) + (rim.length > 1 ? line(curve(rim), c(o.lit), 2, 'opacity="0.65"') : '') + fill(body, s.down(top, o.base, [fade(s.air, 0), [0.55, fade(s.air, 0)], [1, fade(s.air, 0.3 + (o.haze ?? 0) * 0.5)]]));
  });
