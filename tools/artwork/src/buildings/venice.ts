import { fade, mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, poly, rect } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/** A gondola with gondolier, waterline at 0,0, about 300 long, bow to the left. */
export function gondola(hull: string, cloth: string, gold: string, skin: string, shirt: string): string {
  const rim = tone(hull, 0.2);
  return (
    // Oar behind, passenger seat, hull over both, then the man.
    line('M118 -78L40 22', '#6b4630', 3.4) + fill('M52 8L30 34L38 38L58 14Z', '#6b4630') +
    fill('M2 -22Q4 -44 22 -44Q40 -44 42 -20Z', cloth) + fill('M22 -44Q40 -44 42 -20L26 -20Z', tone(cloth, -0.09)) + line('M4 -24Q6 -42 22 -42', gold, 1.8) +
    fill(curve([[-26, -18], [-30, -36], [-24, -50], [-14, -50], [-8, -36], [-8, -18]], true), '#f3dcc0') + disc(-19, -57, 7.2, skin) + fill('M-27 -58Q-27 -67 -18 -67Q-10 -66 -11 -54Q-16 -52 -14 -60Q-20 -63 -27 -58Z', '#4a2f2a') +
    fill(curve([[-8, -18], [-10, -38], [-4, -52], [6, -50], [10, -36], [8, -18]], true), '#3b4f78') + disc(1, -59, 7.2, tone(skin, -0.05)) + fill('M-6 -60Q-6 -69 2 -69Q10 -68 9 -58Q4 -62 -6 -60Z', '#2b2228') +
    fill('M-168 -62Q-164 -34 -132 -20Q-70 -8 0 -10Q70 -10 118 -20Q150 -30 164 -58L170 -56Q160 -12 118 2Q60 10 0 10Q-70 10 -118 4Q-160 -8 -174 -60Z', hull) + line('M-166 -54Q-160 -30 -130 -18Q-70 -6 0 -8Q70 -8 118 -18Q146 -26 162 -52', rim, 2) + line('M-150 -22Q-90 0 0 2Q80 2 128 -10', gold, 1.3, 'opacity="0.8"') +
    // The iron at the bow: a blade with teeth.
    fill('M-175 -58Q-178 -84 -168 -88L-160 -82Q-167 -76 -166 -58Z', '#dfe3ea') + line('M-176 -64H-187M-176 -69H-187M-176 -74H-187M-176.500 -79H-187', '#dfe3ea', 2.2) + disc(167, -60, 4, gold) +
    // The gondolier, on the stern.
    line('M104 -22L108 -48M122 -24L114 -48', '#20222e', 7) + fill(curve([[100, -44], [101, -64], [107, -76], [118, -75], [123, -62], [121, -44]], true), shirt) + line('M101 -50H121M100.500 -57H122M102 -64H122M104 -71H121', '#24304f', 2.6) + line('M108 -72L96 -62L102 -54', tone(shirt, -0.04), 5.4) + line('M118 -72L126 -62L114 -58', shirt, 5.4) + rect(100, -48, 22, 5, '#b5342f') +
    disc(112, -84, 7, skin) + fill('M99 -87L125 -87L124 -90L120 -90Q119 -96 112 -96Q105 -96 104 -90L100 -90Z', '#f0d9a0') + rect(104, -91, 16, 2.6, '#b5342f') + line('M104 -89L98 -80', '#b5342f', 2)
  );
}

/** A palace front on the water, foot at 0,0: pointed windows in groups, balconies, a water gate. */
export function palazzo(s: Stage, w: number, h: number, wall: string, trim: string, glow: string, lit = 0.35): string {
  const bright = s.light <= 0;
  const floors = Math.max(2, Math.round(h / 84));
  const fh = h / (floors + 0.35);
  const dark = mix(wall, '#2c2444', 0.62);
  let out = rect(0, -h, w, h + 20, s.down(-h, 20, [tone(wall, 0.03), wall, mix(wall, '#4a3a5c', 0.35)]));
  for (let i = 0; i < (w * h) / 700; i++) out += rect(s.r.range(2, w - 20), -s.r.range(6, h - 6), s.r.range(8, 20), s.r.range(2, 4), tone(wall, s.r.range(-0.05, 0.035)), 'opacity="0.55"');
  const ogee = (x: number, y: number, ww: number, hh: number, c: string): string => fill(`M${x - ww / 2} ${y}V${y - hh * 0.62}C${x - ww / 2} ${y - hh * 0.84} ${x - ww * 0.12} ${y - hh * 0.84} ${x} ${y - hh}C${x + ww * 0.12} ${y - hh * 0.84} ${x + ww / 2} ${y - hh * 0.84} ${x + ww / 2} ${y - hh * 0.62}V${y}Z`, c);
  const cols = Math.max(3, Math.round(w / 34));
  for (let f = 0; f < floors; f++) {
    const y = -h + fh * (f + 1) - 8;
    const mid = Math.floor(cols / 2);
    for (let i = 0; i < cols; i++) {
      const x = ((i + 0.5) * w) / cols;
      const on = s.r.chance(lit);
      const ww = (w / cols) * (Math.abs(i - mid) <= 1 ? 0.7 : 0.52);
      const hh = fh * 0.66;
      out += ogee(x, y, ww + 6, hh + 7, trim) + ogee(x, y, ww, hh, on ? glow : dark) + line(`M${x} ${y}V${y - hh * 0.8}M${x - ww / 2} ${y - hh * 0.5}H${x + ww / 2}`, on ? mix(glow, wall, 0.5) : tone(dark, 0.12), 1.2);
    }
    const [bx, bw] = [((mid - 1) * w) / cols, (3 * w) / cols];
    out += rect(bx, y - 1, bw, 4, trim) + Array.from({ length: Math.round(bw / 6) }, (_, i) => rect(bx + 1 + i * 6, y - 13, 2.4, 13, trim)).join('') + rect(bx, y - 15, bw, 3, trim) + rect(0, y + 6, w, 2.4, tone(wall, -0.07));
  }
  out += ogee(w / 2, 12, w * 0.2, fh * 0.5, trim) + ogee(w / 2, 12, w * 0.2 - 7, fh * 0.5 - 6, s.down(-fh * 0.5, 12, [dark, mix(dark, glow, 0.4)]));
  out += rect(-4, -h - 7, w + 8, 9, trim) + Array.from({ length: Math.round(w / 13) }, (_, i) => rect(i * 13, -h + 2, 5, 5, tone(trim, -0.1))).join('') + fill(poly([[-6, -h - 6], [10, -h - 24], [w - 10, -h - 24], [w + 6, -h - 6]]), '#a8604f') + rect(0, -14, w, 34, mix(wall, '#3b4a4a', 0.55), 'opacity="0.55"');
  out += fill(poly(bright ? [[w, -h], [w - 10, -h], [w - 10, 20], [w, 20]] : [[0, -h], [10, -h], [10, 20], [0, 20]]), '#3a2c52', 'opacity="0.2"');
  return out + rect(w * 0.76, -h - 52, 14, 34, tone(wall, -0.04)) + fill(poly([[w * 0.76 - 5, -h - 50], [w * 0.76 + 1, -h - 64], [w * 0.76 + 13, -h - 64], [w * 0.76 + 19, -h - 50]]), tone(wall, -0.1));
}

/** The white church of domes at the canal's mouth, foot at 0,0, about 300 wide and 290 high. */
export function salute(s: Stage, white: string, shade: string, dome: string): string {
  const tones = s.light <= 0 ? [tone(white, 0.02), white, shade] : [shade, white, tone(white, 0.02)];
  const domeTones = s.light <= 0 ? [tone(dome, 0.12), dome, tone(dome, -0.14)] : [tone(dome, -0.14), dome, tone(dome, 0.12)];
  const cupola = (x: number, y: number, r: number): string => {
    let o = fill(`M${x - r} ${y}C${x - r * 1.06} ${y - r * 0.8} ${x - r * 0.55} ${y - r * 1.28} ${x} ${y - r * 1.32}C${x + r * 0.55} ${y - r * 1.28} ${x + r * 1.06} ${y - r * 0.8} ${x + r} ${y}Z`, s.across(x - r, x + r, domeTones));
    for (const u of [-0.66, -0.34, 0, 0.34, 0.66]) o += line(`M${x + u * r} ${y}Q${x + u * r * 1.1} ${y - r * 0.8} ${x + u * r * 0.12} ${y - r * 1.3}`, tone(dome, -0.12), 1.4, 'opacity="0.6"');
    o += rect(x - r * 0.17, y - r * 1.66, r * 0.34, r * 0.38, s.across(x - r * 0.17, x + r * 0.17, tones)) + fill(`M${x - r * 0.2} ${y - r * 1.64}Q${x} ${y - r * 1.98} ${x + r * 0.2} ${y - r * 1.64}Z`, dome) + line(`M${x} ${y - r * 1.85}V${y - r * 2.12}`, white, 2) + disc(x, y - r * 2.12, 2.4, '#f4cf86');
    return o;
  };
  const box = (x: number, y: number, w: number, h: number): string => rect(x, y - h, w, h, s.across(x, x + w, tones)) + rect(x - 3, y - h - 3, w + 6, 4, white) + rect(x - 3, y - h + 1, w + 6, 2, shade);
  const arch = (x: number, y: number, w: number, h: number): string => fill(`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`, mix(shade, '#3b3058', 0.5));
  let out = '';
  for (const x of [96, 146]) out += box(x - 10, -40, 20, 130) + arch(x, -130, 9, 26) + fill(`M${x - 12} -172Q${x} -200 ${x + 12} -172Z`, dome) + line(`M${x} -192V-204`, white, 1.6);
  out += box(84, 0, 92, 96) + cupola(120, -112, 34) + box(92, -96, 56, 16);
  out += box(-110, 0, 210, 88) + box(-70, -86, 136, 62);
  for (let i = 0; i < 5; i++) out += arch(-54 + i * 26, -98, 13, 36) + rect(-68 + i * 26 - 1, -146, 4, 58, white);
  for (const x of [-84, 80]) out += fill(`M${x - 18} -88Q${x - 22} -122 ${x} -124Q${x + 20} -122 ${x + 16} -88Z`, white) + disc(x, -105, 10, shade) + disc(x, -105, 6, white) + disc(x, -105, 3, shade);
  out += cupola(-2, -150, 72) + box(-46, 0, 86, 104) + fill(poly([[-52, -106], [-3, -130], [46, -106]]), s.across(-52, 46, tones)) + arch(-3, 0, 34, 76);
  for (const x of [-38, -26, 18, 30]) out += rect(x, -100, 5, 100, white) + rect(x + 3.5, -100, 1.8, 100, shade);
  for (const x of [-86, -66, 56, 78]) out += arch(x, -30, 12, 34);
  for (let i = 0; i < 6; i++) out += rect(-64 - i * 6, i * 3 - 2, 122 + i * 12, 3.4, i % 2 ? shade : white);
  for (const x of [-52, -3, 46]) out += line(`M${x} ${x === -3 ? -130 : -106}v-14`, white, 3) + disc(x, x === -3 ? -147 : -122, 2.6, white);
  return out;
}

/** Striped mooring poles; water at 0,0. */
export function paline(xs: number[], h: number, colour: string, water: string): string {
  return xs
    .map((x, i) => {
      const k = 1 + 0.12 * ((i * 37) % 5) - 0.2;
      const lean = ((i * 53) % 7) - 3;
      const w = h * 0.062;
      let o = fill(poly([[x - w / 2, 6], [x - w / 2 + lean, -h * k], [x + w / 2 + lean, -h * k], [x + w / 2, 6]]), '#f4ead9');
      for (let y = 0; y < h * k - 10; y += h * 0.11) {
        const t = y / (h * k);
        o += fill(poly([[x - w / 2 + lean * t, -y], [x + w / 2 + lean * t, -y - w * 0.9], [x + w / 2 + lean * t, -y - w * 0.9 - h * 0.055], [x - w / 2 + lean * t, -y - h * 0.055]]), colour);
      }
      o += fill(poly([[x + w * 0.15, 6], [x + w * 0.15 + lean, -h * k], [x + w / 2 + lean, -h * k], [x + w / 2, 6]]), '#2a1f48', 'opacity="0.3"') + disc(x + lean, -h * k - w * 0.4, w * 0.62, '#e8b958');
      return o + `<ellipse cx="${x}" cy="6" rx="${w * 1.6}" ry="3" fill="${fade(water, 0.6)}"/>`;
    })
    .join('');
}
