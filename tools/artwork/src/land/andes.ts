import { tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, group, line, oval, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A house of the Inca, foot at 0,0: a gable of fitted stone to the viewer, walls that run back to a second gable; open,
 * or under thatch.
 */
export function stoneHouse(s: Stage, w: number, h: number, len: number, stone: string, thatch?: string): string {
  const bright = s.light <= 0;
  const [front, flank] = bright ? [tone(stone, 0.04), tone(stone, -0.13)] : [tone(stone, -0.1), tone(stone, 0.03)];
  const up = len * 0.3;
  const gable = (dx: number, dy: number): Pt[] => [[dx, dy], [dx, dy - h], [dx + w * 0.5, dy - h * 1.66], [dx + w, dy - h], [dx + w, dy]];
  const trapeze = (x: number, y: number, ww: number, hh: number): string => poly([[x - ww * 0.38, y - hh], [x + ww * 0.38, y - hh], [x + ww * 0.5, y], [x - ww * 0.5, y]]);
  let out = fill(poly([[0, -h], [len, -h - up], [w + len, -h - up], [w, -h]]), tone(stone, -0.3)) + fill(poly(gable(len, -up)), tone(stone, -0.08)) + fill(poly([[0, -h], [len, -h - up], [len + 3, -h - up + 4], [4, -h + 5]]), tone(stone, 0.02));
  out += fill(poly([[w, 2], [w, -h], [w + len, -h - up], [w + len, -up + 2]]), flank) + fill(poly(gable(0, 2)), front);
  const clip = s.clip(poly(gable(0, 2)));
  let course = '';
  for (let y = 0; y > -h * 1.6; y -= h * 0.16) course += line(`M0 ${y.toFixed(1)}H${w}`, tone(front, -0.07), 0.7) + Array.from({ length: 3 }, () => line(`M${(s.r.next() * w).toFixed(1)} ${y.toFixed(1)}v${(-h * 0.16).toFixed(1)}`, tone(front, -0.07), 0.7)).join('');
  out += group(course, `${clip} opacity="0.8"`) + fill(trapeze(w * 0.5, 2, w * 0.26, h * 0.7), tone(stone, -0.34)) + fill(trapeze(w * 0.5, -h * 1.02, w * 0.15, h * 0.24), tone(stone, -0.3));
  for (const t of [0.3, 0.68]) out += fill(poly([[w + len * (t - 0.07), -h * 0.4 - up * t], [w + len * (t - 0.05), -h * 0.74 - up * t], [w + len * (t + 0.05), -h * 0.74 - up * t], [w + len * (t + 0.07), -h * 0.4 - up * t]]), tone(stone, -0.32));
  if (thatch) out += fill(poly([[w * 0.5, -h * 1.78], [w * 0.5 + len, -h * 1.78 - up], [w + len + 5, -h * 0.88 - up], [w + 5, -h * 0.88]]), thatch) + fill(poly([[w * 0.5, -h * 1.78], [w + 5, -h * 0.88], [w, -h * 0.86], [w * 0.5, -h * 1.62], [0, -h * 0.86], [-5, -h * 0.88]]), tone(thatch, 0.09)) + [0.25, 0.5, 0.75].map((t) => line(poly([[w * 0.5 + len * t, -h * 1.78 - up * t], [w + 5 + len * t, -h * 0.88 - up * t]], false), tone(thatch, -0.08), 1)).join('');
  return out;
}

/** A llama in three-quarter rest, feet at 0,0, facing right, about 150 high: long neck, banana ears, hanging wool. */
export function llamaStanding(s: Stage, wool: string, shade: string, face: string): string {
  const dir = s.light <= 0 ? -1 : 1;
  const leg = (x: number, c: string, bend: number): string => fill(curve([[x - 6, -52], [x - 5, -30], [x - 3.4 + bend, -18], [x - 3.6, -3], [x - 4.4, 0], [x + 4.4, 0], [x + 3.2, -4], [x + 3.4 + bend, -18], [x + 5.4, -30], [x + 7, -52]], true), c) + rect(x - 4.4, -3, 8.8, 3, '#4a3a34', 'rx="1.2"');
  const body: Pt[] = [[-42, -62], [-40, -78], [-28, -87], [-8, -88], [10, -87], [20, -94], [24, -112], [26, -130], [30, -141], [38, -145], [46, -142], [57, -136], [60, -130], [56, -126], [46, -126], [42, -120], [41, -100], [38, -80], [33, -62], [24, -50], [4, -46], [-20, -46], [-36, -50]];
  const shape = `${curve(body, true)}`;
  let hem = '';
  for (let i = 0; i <= 20; i++) { const t = i / 20; hem += circlePath(-38 + t * 66, -49 + Math.sin(t * Math.PI) * 4 + s.r.range(-1, 2), s.r.range(4, 6.4)); }
  let locks = '';
  for (let i = 0; i < 46; i++) { const x = s.r.range(-36, 30); const y = s.r.range(-82, -52); locks += `M${x.toFixed(1)} ${y.toFixed(1)}q${(2 * dir).toFixed(1)} 6 ${s.r.range(-2, 3).toFixed(1)} ${s.r.range(7, 11).toFixed(1)}`; }
  for (let i = 0; i < 18; i++) { const y = s.r.range(-122, -86); const x = 32 + s.r.range(-7, 6); locks += `M${x.toFixed(1)} ${y.toFixed(1)}q1 5 -1 8`; }
  return (
    oval(0, 1, 52, 4.5, '#123026', 'opacity="0.45"') + leg(-22, tone(shade, -0.05), -1) + leg(15, tone(shade, -0.05), 1) + line('M-41 -72Q-50 -66 -48 -54', shade, 6) +
    fill('M33 -140Q30 -152 34 -160Q39 -152 38 -141Z', shade) + leg(-32, wool, -1) + leg(25, wool, 1) + fill(hem, shade) + fill(shape, wool) +
    group(fill(curve([[-44, -56], [-20, -60], [8, -58], [26, -66], [32, -90], [36, -120], [50, -124], [60, -60], [20, -30], [-40, -36]], true), shade, 'opacity="0.7"') + line(locks, tone(shade, -0.06), 1.2, 'opacity="0.6"'), s.clip(shape)) +
    fill('M40 -142Q39 -155 44 -162Q48 -153 46 -141Z', wool) + fill('M41.500 -144Q41.500 -152 44 -157Q46 -151 45 -143Z', face) +
    fill(curve([[49, -140], [57, -136], [60.500, -130], [56, -126], [49, -128], [47, -134]], true), face) + line('M55 -128Q58 -128.500 60 -130', tone(face, -0.2), 1) + disc(58.500, -133, 0.9, '#2a2027') + disc(47, -137, 2, '#241c22') + disc(47.600, -137.800, 0.6, '#ffffff') +
    // A woven band and tassels.
    line('M23 -98Q32 -92 41 -98', '#b8323f', 4) + line('M23 -103Q32 -97 41 -103', '#f2b53c', 2) + line('M27 -94L25 -84M33 -93L33 -82M38 -95L40 -85', '#b8323f', 1.8) + disc(44, -163, 1.8, '#d8403f') + disc(34, -161, 1.8, '#d8403f')
  );
}
