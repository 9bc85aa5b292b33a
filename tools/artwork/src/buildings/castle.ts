import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { boxPath, fill, group, line, num, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

function stones(s: Stage, x: number, y: number, w: number, h: number, c: string, n: number): string {
  let out = '';
  for (let i = 0; i < n; i++) out += rect(x + s.r.range(0, w - 8), y - s.r.range(3, h), s.r.range(4, 9), s.r.range(2, 3.4), tone(c, s.r.range(-0.06, 0.05)), 'opacity="0.8"');
  return out;
}

/** A Highland keep with stepped gables, wings and a curtain wall; ground at 0,0, about 330 wide and 190 high. */
export function highlandCastle(s: Stage, stone: string, roof: string, glow: string): string {
  const bright = s.light <= 0;
  const lit = bright ? tone(stone, 0.05) : tone(stone, -0.1);
  const dim = bright ? tone(stone, -0.12) : tone(stone, 0.03);
  const slit = (x: number, y: number, on = false, w = 4.5, h = 9): string => rect(x - w / 2, y, w, h, on ? glow : '#2c3040', 'rx="1"');
  const block = (x: number, w: number, h: number, d: number): string => rect(x, -h, w, h + 14, lit) + rect(x + w, -h, d, h + 14, dim) + stones(s, x, 0, w, h, lit, Math.round((w * h) / 190)) + stones(s, x + w, 0, d, h, dim, Math.round((d * h) / 260));
  const teeth = (x: number, y: number, w: number, c: string): string => {
    let d = '';
    const n = Math.max(2, Math.round(w / 9));
    for (let i = 0; i < n; i++) d += boxPath(x + (i * w) / n, y - 5, (w / n) * 0.58, 6);
    return fill(d, c);
  };
  const crow = (x: number, y: number, w: number, rise: number, c: string): string => {
    const pts: Pt[] = [[x, y]];
    const n = 6;
    for (let i = 0; i < n; i++) pts.push([x + (i * w) / (2 * n), y - ((i + 1) * rise) / n], [x + ((i + 1) * w) / (2 * n), y - ((i + 1) * rise) / n]);
    for (let i = n; i > 0; i--) pts.push([x + w - (i * w) / (2 * n), y - (i * rise) / n], [x + w - ((i - 1) * w) / (2 * n), y - (i * rise) / n]);
    return fill(poly([...pts, [x + w, y]]), c);
  };
  const stack = (x: number, y: number): string => rect(x, y - 20, 9, 22, lit) + rect(x + 5, y - 20, 4, 22, dim) + rect(x - 1, y - 22, 11, 3, tone(stone, -0.1));
  let out = '';
  // Rear wing, keep, front range, curtain wall: far to near.
  out += block(56, 52, 92, 22) + fill(poly([[52, -92], [66, -118], [120, -118], [132, -92]]), roof) + stack(112, -112) + slit(72, -78, true) + slit(92, -78);
  out += block(-30, 62, 142, 30);
  out += fill(poly([[32, -150], [47, -184], [47, -150]]), dim) + fill(poly([[-26, -144], [-10, -176], [46, -180], [60, -146]]), roof) + crow(-32, -142, 34, 40, lit) + teeth(-2, -142, 34, lit) + teeth(32, -142, 30, dim) + stack(-18, -178) + stack(40, -174);
  for (const [x, y, on] of [[-16, -124, true], [6, -124, false], [22, -118, true], [-16, -96, false], [8, -94, true], [-14, -66, true], [20, -70, false], [46, -112, false], [46, -76, true]] as const) out += slit(x, y, on);
  // Corner turrets on corbels.
  for (const x of [-33, 30, 60]) out += fill(poly([[x - 6, -128], [x + 6, -128], [x + 3, -118], [x - 3, -118]]), dim) + rect(x - 6.5, -150, 13, 22, s.across(x - 7, x + 7, bright ? [lit, dim] : [dim, lit])) + fill(poly([[x - 9, -150], [x, -172], [x + 9, -150]]), roof) + fill(poly([[x, -172], [x + 9, -150], [x + 1, -150]]), tone(roof, -0.07));
  out += block(-104, 62, 66, 16) + fill(poly([[-108, -66], [-96, -92], [-38, -92], [-26, -66]]), roof) + fill(poly([[-42, -66], [-34, -92], [-38, -92], [-26, -66]]), tone(roof, -0.07)) + crow(-108, -64, 28, 30, lit) + stack(-60, -88);
  for (const [x, on] of [[-92, true], [-76, false], [-58, true]] as const) out += slit(x, -52, on) + slit(x, -28, !on);
  out += block(-150, 250, 34, 44) + teeth(-150, -34, 250, lit) + teeth(100, -34, 44, dim);
  for (const [x, w, h] of [[-158, 26, 48], [88, 28, 56]] as const) out += rect(x, -h, w, h + 14, s.across(x, x + w, bright ? [lit, lit, dim] : [dim, lit, lit])) + stones(s, x, 0, w, h, lit, 10) + teeth(x - 1, -h, w + 2, lit) + slit(x + w / 2, -h + 14);
  out += fill('M-8 14V-10Q-8 -20 2 -20Q12 -20 12 -10V14Z', '#2a2c38') + rect(-12, -24, 28, 4, tone(stone, -0.1));
  return out;
}

/** A stone bridge on arches seen from the side. The inner face of each arch shows as a dark crescent. */
export function archBridge(s: Stage, o: { from: number; to: number; deck: number; water: number; spans: number; stone: string; shade: string; pier?: number; rise?: number; parapet?: number; slope?: number; sharp?: boolean }): string {
  const w = (o.to - o.from) / o.spans;
  const pier = w * (o.pier ?? 0.2);
  const par = o.parapet ?? 16;
  const y = (x: number): number => o.deck + (o.slope ?? 0) * (x - o.from);
  let holes = '';
  let inner = '';
  let piers = '';
  let rings = '';
  const dir = s.light <= 0 ? 1 : -1;
  for (let i = 0; i < o.spans; i++) {
    const a = o.from + i * w + pier / 2;
    const b = a + w - pier;
    const top = y((a + b) / 2) + par * 1.5;
    const spring = Math.min(o.water - 4, top + ((b - a) / 2) * (o.rise ?? 0.85));
    const arch = (dx: number, dy: number): string => `M${num(a + dx)} ${num(o.water + 8)}V${num(spring + dy)}A${num((b - a) / 2)} ${num(spring - top)} 0 0 1 ${num(b + dx)} ${num(spring + dy)}V${num(o.water + 8)}Z`;
    holes += arch(0, 0);
    inner += group(`<path d="${arch(0, 0)}${arch(dir * pier * 0.42, pier * 0.1)}" fill="${o.shade}" fill-rule="evenodd"/>`, s.clip(arch(0, 0)));
    rings += line(`M${num(a - 2)} ${num(spring)}A${num((b - a) / 2 + 2)} ${num(spring - top + 2)} 0 0 1 ${num(b + 2)} ${num(spring)}`, tone(o.stone, 0.06), Math.max(2, w * 0.025));
    const px = a - pier;
    piers += fill(poly([[px - pier * 0.15, o.water + 8], [px + pier * 0.06, y(px) + par * 3.2], [px + pier * 0.5, y(px) + par * 2.2], [px + pier * 0.94, y(px) + par * 3.2], [px + pier * 1.15, o.water + 8]]), s.across(px, px + pier, dir > 0 ? [tone(o.stone, 0.06), [0.5, o.stone], [0.52, o.shade], [1, o.shade]] : [o.shade, [0.48, o.shade], [0.5, o.stone], [1, tone(o.stone, 0.06)]]));
  }
  const body = `${poly([[o.from, y(o.from)], [o.to, y(o.to)], [o.to, o.water + 6], [o.from, o.water + 6]])}${holes}`;
  let tex = '';
  for (let i = 0; i < o.spans * 26; i++) {
    const x = s.r.range(o.from, o.to - 12);
    tex += rect(x, y(x) + s.r.range(par * 0.6, (o.water - o.deck) * 0.8), s.r.range(6, 16), s.r.range(2.5, 4.5), tone(o.stone, s.r.range(-0.07, 0.05)), 'opacity="0.7"');
  }
  return `<path d="${body}" fill-rule="evenodd" fill="${s.down(o.deck, o.water, [tone(o.stone, 0.03), o.stone, mix(o.stone, o.shade, 0.45)])}"/>` + group(tex, s.clip(body, 'evenodd')) + inner + rings + piers + line(poly([[o.from, y(o.from)], [o.to, y(o.to)]], false), tone(o.stone, 0.1), Math.max(2.5, par * 0.22)) + line(poly([[o.from, y(o.from) + par], [o.to, y(o.to) + par]], false), o.shade, Math.max(1.5, par * 0.14), 'opacity="0.7"');
}
