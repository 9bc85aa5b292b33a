import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { boxPath, curve, disc, fill, group, line, oval, poly, rect } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A colonial front over an arcade, foot at 0,0: columns and arches below, tall shuttered doors with fanlights above.
 */
export function arcade(s: Stage, w: number, h: number, wall: string, trim: string, shutter: string): string {
  const bays = Math.max(2, Math.round(w / 96));
  const bw = w / bays;
  const ground = h * 0.4;
  const floors = Math.max(1, Math.round((h - ground) / 130));
  const fh = (h - ground - 26) / floors;
  const deep = mix(wall, '#2f2444', 0.72);
  let out = rect(0, -h, w, h, s.down(-h, 0, [tone(wall, 0.03), wall, tone(wall, -0.05)]));
  // Old plaster: paler and darker islands.
  for (let i = 0; i < w / 26; i++) out += oval(s.r.range(10, w - 10), -s.r.range(10, h - 10), s.r.range(12, 40), s.r.range(6, 16), tone(wall, s.r.range(-0.05, 0.05)), 'opacity="0.4"');
  const arch = (x: number, y: number, ww: number, hh: number): string => `M${x - ww / 2} ${y}V${y - hh + ww / 2}A${ww / 2} ${ww / 2} 0 0 1 ${x + ww / 2} ${y - hh + ww / 2}V${y}Z`;
  for (let i = 0; i < bays; i++) {
    const x = (i + 0.5) * bw;
    const aw = bw * 0.7;
    out += fill(arch(x, 0, aw + 12, ground * 0.88 + 6), trim) + fill(arch(x, 0, aw, ground * 0.88), s.down(-ground, 0, [deep, mix(deep, wall, 0.3)])) + group(fill(poly([[x - aw * (s.light <= 0 ? 0.1 : 0.5), -ground], [x + aw * 0.5, -ground], [x + aw * 0.5, 0], [x - aw * 0.3, 0]]), mix(deep, wall, 0.16)) + rect(x - aw * 0.24, -ground * 0.5, aw * 0.48, ground * 0.5, mix(shutter, deep, 0.45)) + rect(x - 1, -ground * 0.5, 2, ground * 0.5, deep), s.clip(arch(x, 0, aw, ground * 0.88)));
    const cx = i * bw;
    for (const c of i === bays - 1 ? [cx, w] : [cx]) out += rect(c - bw * 0.09, -ground * 0.62, bw * 0.18, ground * 0.62, s.across(c - bw * 0.09, c + bw * 0.09, s.light <= 0 ? [trim, trim, tone(trim, -0.16)] : [tone(trim, -0.16), trim, trim])) + rect(c - bw * 0.13, -ground * 0.66, bw * 0.26, 7, trim) + rect(c - bw * 0.13, -10, bw * 0.26, 10, tone(trim, -0.06));
  }
  out += rect(-3, -ground - 4, w + 6, 9, trim) + rect(-3, -ground + 5, w + 6, 3, tone(wall, -0.14));
  for (let f = 0; f < floors; f++) {
    const y = -ground - 8 - f * fh;
    for (let i = 0; i < bays; i++) {
      const x = (i + 0.5) * bw;
      const ww = bw * 0.4;
      const hh = fh * 0.72;
      out += fill(arch(x, y, ww + 12, hh + 8), trim) + fill(arch(x, y, ww, hh), deep);
      const glass = ['#e8b23c', '#3f8fb4', '#d8503f', '#5fa06a'];
      for (let g = 0; g < 4; g++) { const a0 = Math.PI * (1 + g / 4); const a1 = Math.PI * (1 + (g + 1) / 4); const cy = y - hh + ww / 2; out += fill(poly([[x, cy], [x + Math.cos(a0) * ww * 0.46, cy + Math.sin(a0) * ww * 0.46], [x + Math.cos(a1) * ww * 0.46, cy + Math.sin(a1) * ww * 0.46]]), glass[(g + i) % 4]!, 'opacity="0.9"'); }
      const open = s.r.chance(0.3);
      const leaf = (lx: number, lw: number): string => { let o = rect(lx, y - hh + ww / 2 + 3, lw, hh - ww / 2 - 3, shutter); for (let yy = y - hh + ww / 2 + 8; yy < y - 4; yy += 5) o += rect(lx + 1.6, yy, lw - 3.2, 1.8, tone(shutter, -0.1)); return o; };
      out += open ? leaf(x - ww / 2 - ww * 0.34, ww * 0.34) + leaf(x + ww / 2, ww * 0.34) : leaf(x - ww / 2 + 1, ww / 2 - 1.5) + leaf(x + 0.5, ww / 2 - 1.5);
      // Wrought-iron balcony.
      const bx = x - bw * 0.36;
      out += rect(bx, y - 1, bw * 0.72, 5, trim) + rect(bx, y + 4, bw * 0.72, 6, '#2f2444', 'opacity="0.22"') + line(`M${bx} ${y - 26}H${bx + bw * 0.72}`, '#33283c', 2) + Array.from({ length: 9 }, (_, k) => line(`M${bx + 2 + (k * (bw * 0.72 - 4)) / 8} ${y - 26}V${y}`, '#33283c', 1.3)).join('') + (s.r.chance(0.3) ? disc(bx + 14, y - 30, 9, '#4f8a58') + disc(bx + 22, y - 28, 7, '#6aa060') + disc(bx + 17, y - 34, 3.4, '#e8556a') : '');
    }
  }
  let rail = '';
  for (let x = 4; x < w - 4; x += 10) rail += boxPath(x, -h - 20, 4.5, 16);
  return out + rect(-5, -h - 4, w + 10, 10, trim) + rect(-5, -h + 6, w + 10, 3, tone(wall, -0.12)) + fill(rail, trim) + rect(-2, -h - 24, w + 4, 5, trim);
}

/** A convertible of the fifties from the side, wheels on 0,0, about 440 long, nose to the left. */
export function classicCar(s: Stage, paint: string, flash: string, seat: string): string {
  const body = 'M-214 -38Q-220 -56 -214 -72Q-206 -84 -184 -88Q-120 -98 -66 -98L58 -98Q90 -98 120 -100Q178 -104 214 -112Q222 -112 220 -102L214 -78Q218 -66 218 -54Q218 -40 208 -36L176 -34A40 40 0 0 0 96 -34L-96 -34A40 40 0 0 0 -176 -34L-204 -34Q-212 -34 -214 -38Z';
  const chrome = '#f3f4f2';
  const wheel = (x: number): string => disc(x, -41, 30, '#1f1c28') + disc(x, -41, 21, '#f4efe6') + disc(x, -41, 15, '#3a3644') + disc(x, -41, 12, chrome) + disc(x, -41, 12, 'none', 'stroke="#8f93a0" stroke-width="2"') + disc(x - 3, -45, 4, '#ffffff') + disc(x, -41, 3, '#c93a3f');
  return (
    oval(0, -10, 236, 10, '#2a1f38', 'opacity="0.5"') +
    // Seats, passengers and windscreen stand behind the door line.
    fill('M-40 -96Q-40 -118 -24 -120L-10 -120Q-2 -118 -2 -96Z', seat) + fill('M38 -96Q40 -120 56 -122L74 -122Q84 -120 84 -98Z', seat) +
    fill('M-24 -96Q-26 -120 -10 -124Q8 -124 10 -96Z', '#f6efe2') + line('M-6 -112L-30 -104', '#b07a58', 6) + disc(-8, -135, 10, '#a06a4c') + fill('M-24 -138L10 -138Q8 -141 2 -142Q0 -152 -9 -152Q-18 -152 -19 -142Q-23 -141 -24 -138Z', '#f6e2b4') + line('M-19 -143H2', '#c93a3f', 2.6) +
    fill('M14 -96Q14 -118 28 -120Q42 -118 42 -96Z', '#f2c23e') + disc(27, -131, 9.5, '#8f5a3f') + fill('M18 -134Q18 -144 28 -144Q40 -143 40 -128Q42 -118 38 -114Q36 -128 30 -136Q24 -133 18 -134Z', '#2b2028') +
    fill('M-70 -98L-46 -138L-41 -138L-60 -98Z', '#d9eef0', 'opacity="0.75"') + line('M-70 -98L-46 -139', chrome, 3) + line('M-46 -139L-36 -137', chrome, 3) +
    disc(-44, -104, 9, 'none', 'stroke="#f6efe2" stroke-width="2.5"') +
    fill(body, s.down(-112, -34, [tone(paint, 0.1), paint, [0.55, paint], [1, tone(paint, -0.13)]])) +
    fill('M-206 -80Q-150 -92 -66 -94L58 -94Q120 -94 214 -108L212 -100Q130 -86 58 -86L-66 -86Q-150 -86 -210 -74Z', '#ffffff', 'opacity="0.38"') +
    // The side flash: a pale wedge between two chrome spears.
    fill('M-190 -66L60 -70Q120 -78 214 -96L213 -76L216 -60Q140 -52 70 -56Z', flash) + line('M-204 -65L60 -70Q124 -78 216 -98', chrome, 2.6) + line('M60 -56Q140 -52 217 -59', chrome, 2.2) +
    line('M-58 -97V-40M58 -97V-40', tone(paint, -0.16), 1.6) + rect(36, -82, 14, 3.6, chrome, 'rx="1.8"') + line('M-96 -36H96', chrome, 3.4) +
    fill('M-176 -34A40 40 0 0 1 -96 -34L-100 -34A36 36 0 0 0 -172 -34Z', chrome) + fill('M96 -34A40 40 0 0 1 176 -34L172 -34A36 36 0 0 0 100 -34Z', chrome) + disc(-136, -40, 36, '#241d2c') + disc(136, -40, 36, '#241d2c') + wheel(-136) + wheel(136) +
    // Nose: headlamp, grille edge, bumper with bullet; tail: fin lamp and bumper.
    disc(-204, -74, 10, chrome) + disc(-206, -74, 7, '#fff3c4') + fill('M-216 -62H-196V-46H-216Z', '#c9ced4') + line('M-215 -57H-197M-215 -52H-197', '#7d8492', 1.6) + fill('M-226 -46Q-228 -34 -216 -33H-186Q-180 -36 -184 -41L-204 -42Z', s.down(-46, -33, ['#ffffff', '#9aa0ac'])) + disc(-220, -41, 5.5, chrome) +
    fill('M206 -111L220 -112L215 -90L207 -88Z', '#d8342f') + fill('M226 -46Q228 -34 216 -33H186Q182 -36 186 -41L206 -42Z', s.down(-46, -33, ['#ffffff', '#9aa0ac'])) + line(curve([[-190, -89], [-160, -98], [-140, -99]]), chrome, 2.6) + rect(-152, -103, 20, 3, chrome, 'rx="1.5"')
  );
}
