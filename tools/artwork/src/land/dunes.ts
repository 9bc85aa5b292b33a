import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, fill, group, line, num, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Layer, type Stage } from '@trekker/cover-art/core/stage.ts';

interface DuneOptions {
  depth: number;
  /** Outline against the sky, as [part of the width, y]; repeat a point to make it sharp. */
  skyline: Pt[];
  /** The knife edge from the summit down to the foot: one side of it lies in the light, the other in shade. */
  crest: Pt[];
  lit: [string, string];
  shade: [string, string];
  bottom: number;
  rim?: string;
  lines?: number;
}

/** A wind-built dune: a sharp winding crest, a glowing flank and a dark slip face. */
export const dune = (o: DuneOptions): Layer =>
  layer(o.depth, (s) => {
    const sky = o.skyline.map(([x, y]): Pt => [s.x(x), y]);
    const crest = o.crest.map(([x, y]): Pt => [s.x(x), y]);
    const top = Math.min(...sky.map((p) => p[1]));
    const away = s.light <= 0 ? 1 : -1;
    const far = away > 0 ? s.w + 2 * BLEED : -2 * BLEED;
    // The outline is smooth to the summit and smooth from it; the summit itself stays sharp.
    const at = sky.findIndex((p) => p[1] === top);
    const body = `${curve(sky.slice(0, at + 1))}${curve(sky.slice(at)).replace(/^M[^C]*/, '')}L${num(sky.at(-1)![0])} ${o.bottom}L${num(sky[0]![0])} ${o.bottom}Z`;
    const dark = `${curve(crest)}L${num(crest.at(-1)![0])} ${o.bottom + 20}L${far} ${o.bottom + 20}L${far} ${top - 80}L${num(crest[0]![0])} ${top - 80}Z`;
    let wind = '';
    let slip = '';
    const n = o.lines ?? 26;
    for (let i = 0; i < n; i++) {
      const u = ((i + s.r.next()) / n) * (crest.length - 1);
      const k = Math.min(crest.length - 2, Math.floor(u));
      const [a, b] = [crest[k]!, crest[k + 1]!];
      const [x, y] = [a[0] + (b[0] - a[0]) * (u - k), a[1] + (b[1] - a[1]) * (u - k)];
      const len = s.r.range(120, 460);
      const sag = s.r.range(10, 60);
      const rise = (y - top) / (o.bottom - top);
      wind += curve([[x, y], [x - away * len * 0.35, y + sag * 0.7 + 14 * rise], [x - away * len, y + sag * (0.7 + rise)]]);
      slip += curve([[x, y], [x + away * s.r.range(6, 40), y + len * 0.2], [x + away * s.r.range(30, 110), y + len * 0.5]]);
    }
    return (
      fill(body, s.down(top, o.bottom, [o.lit[0], o.lit[1]])) +
      group(line(wind, tone(o.lit[1], -0.06), 1.6, 'opacity="0.32"') + fill(dark, s.down(top, o.bottom, [o.shade[0], [0.7, mix(o.shade[0], o.shade[1], 0.6)], [1, o.shade[1]]])) + group(line(slip, tone(o.shade[0], 0.12), 2.2, 'opacity="0.3"'), s.clip(dark)) + line(curve(crest), o.rim ?? tone(o.lit[0], 0.1), 2.6, 'opacity="0.75"'), s.clip(body)) +
      line(curve(away > 0 ? sky.slice(0, at + 1) : sky.slice(at)), o.rim ?? tone(o.lit[0], 0.1), 2, 'opacity="0.55"')
    );
  });

/** Low swells of sand with wind ripples, for foregrounds. */
export const sand = (o: { depth: number; y: number; height: number; length?: number; colour: string; shade: string; lit: string; ripple?: string; shape?: (part: number) => number }): Layer =>
  layer(o.depth, (s) => {
    const seed = s.r.int(1, 9999);
    const at = (x: number): number => o.y - o.height * ((o.shape ? o.shape(x / s.w) : 0) + 0.6 * fbm(x / (o.length ?? 520), seed, 2, 0.4));
    const pts: Pt[] = [];
    for (let x = -BLEED; x <= s.w + BLEED; x += 18) pts.push([x, at(x)]);
    const body = `${curve(pts)}L${s.w + BLEED} ${s.h + BLEED}L${-BLEED} ${s.h + BLEED}Z`;
    let d = '';
    const rows = 30;
    for (let i = 1; i < rows; i++) {
      const drop = 5 + i * i * 0.75 + i * 4;
      let x = -BLEED + s.r.range(0, 200);
      while (x < s.w + BLEED) {
        const len = s.r.range(60, 260);
        const row: Pt[] = [];
        for (let u = 0; u <= len; u += 20) row.push([x + u, at(x + u) + drop + 3.2 * Math.sin((x + u) / 23 + i * 1.7) * (0.4 + i / 20)]);
        if (row.length > 1) d += curve(row);
        x += len + s.r.range(30, 260);
      }
    }
    return fill(body, s.down(o.y - o.height, s.h + 40, [o.colour, o.shade])) + group(line(d, o.ripple ?? tone(o.shade, -0.03), 1.8, 'opacity="0.35"'), s.clip(body)) + line(curve(pts), o.lit, 2.4, 'opacity="0.6"');
  });

/** Cracked clay, in rows that close up with distance. */
export const clay = (o: { depth: number; y: number; stops: string[]; crack: string }): Layer =>
  layer(o.depth, (s) => {
    let d = '';
    const seed = s.r.int(1, 9999);
    for (let i = 0; i < 13; i++) {
      const y = o.y + 8 + 3.2 * i ** 1.85;
      const gap = 3.2 * ((i + 1) ** 1.85 - i ** 1.85);
      const cell = gap * 2.6 + 14;
      let x = -BLEED - s.r.range(0, cell);
      let last: Pt = [x, y];
      while (x < s.w + BLEED) {
        x += cell * s.r.range(0.6, 1.35);
        const next: Pt = [x, y + fbm(x / 60, seed + i, 2) * gap * 0.55];
        d += poly([last, [(last[0] + next[0]) / 2, (last[1] + next[1]) / 2 + s.r.range(-0.2, 0.2) * gap], next], false);
        if (s.r.chance(0.85)) d += poly([next, [next[0] + s.r.range(-0.25, 0.25) * cell, next[1] + gap * 0.5], [next[0] + s.r.range(-0.3, 0.3) * cell, next[1] + gap]], false);
        last = next;
      }
    }
    return fill(`M${-BLEED} ${o.y}H${s.w + BLEED}V${s.h + BLEED}H${-BLEED}Z`, s.down(o.y, s.h, o.stops)) + line(d, o.crack, 1.7, 'opacity="0.55"');
  });

/** A dead camelthorn, foot at 0,0, about 100 high; `long` casts its shadow along the ground. */
export function deadTree(s: Stage, wood: string, lit: string): string {
  let out = '';
  let glow = '';
  const grow = (x: number, y: number, a: number, len: number, w: number, left: number): void => {
    const bend = s.r.range(-0.35, 0.35);
    const mx = x + Math.sin(a) * len * 0.5;
    const my = y - Math.cos(a) * len * 0.5;
    const ex = mx + Math.sin(a + bend) * len * 0.5;
    const ey = my - Math.cos(a + bend) * len * 0.5;
    const [px, py] = [Math.cos(a), Math.sin(a)];
    const e = w * 0.62;
    out += fill(`M${num(x - px * w)} ${num(y - py * w)}Q${num(mx - px * w * 0.8)} ${num(my - py * w * 0.8)} ${num(ex - px * e)} ${num(ey - py * e)}L${num(ex + px * e)} ${num(ey + py * e)}Q${num(mx + px * w * 0.8)} ${num(my + py * w * 0.8)} ${num(x + px * w)} ${num(y + py * w)}Z`, wood);
    const side = s.light <= 0 ? -1 : 1;
    if (w > 0.7) glow += `M${num(x + side * px * w * 0.7)} ${num(y + side * py * w * 0.7)}Q${num(mx + side * px * w * 0.6)} ${num(my + side * py * w * 0.6)} ${num(ex + side * px * e * 0.7)} ${num(ey + side * py * e * 0.7)}`;
    if (left <= 0) return;
    const forks = left > 3 ? 3 : s.r.chance(0.75) ? 2 : 1;
    for (let i = 0; i < forks; i++) {
      const spread = forks === 1 ? s.r.range(-0.4, 0.4) : (i / (forks - 1) - 0.5) * s.r.range(1.1, 1.7) + s.r.range(-0.2, 0.2);
      // Old thorns reach sideways: branches are pulled back towards the level.
      const to = a * 0.75 + spread;
      grow(ex, ey, Math.max(-1.75, Math.min(1.75, to)), len * s.r.range(0.6, 0.86), e * (i === 1 ? 0.9 : 0.78), left - 1);
    }
  };
  grow(0, 2, s.r.range(-0.15, 0.15), 30, 4.6, 5);
  return out + line(glow, lit, 0.7, 'opacity="0.7"');
}

