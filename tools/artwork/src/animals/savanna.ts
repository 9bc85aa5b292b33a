import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, line, num, oval, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { sides } from '../buildings/turned.ts';

/** A baobab, foot at 0,0, about 100 high: a swollen trunk, root-like arms, thin flat tufts of leaves. */
export function baobab(s: Stage, lit: string, bark: string, shade: string, leaf: [string, string, string]): string {
  const girth = s.r.range(8.5, 11.5);
  const left: Pt[] = [[-girth * 1.35, 2], [-girth * 1.02, -6], [-girth * 0.98, -24], [-girth, -44], [-girth * 0.86, -62], [-girth * 0.7, -70], [-girth * 0.4, -73.5]];
  const right = left.map(([x, y]): Pt => [-x * s.r.range(0.94, 1.04), y]).reverse();
  let arms = '';
  let edge = '';
  const tips: { x: number; y: number; r: number }[] = [];
  const side = s.light <= 0 ? -1 : 1;
  const grow = (x: number, y: number, a: number, len: number, w: number, left: number): void => {
    const [ex, ey] = [x + Math.sin(a) * len, y - Math.cos(a) * len * 0.62];
    const [mx, my] = [x + Math.sin(a) * len * 0.62, y - Math.cos(a) * len * 0.22 - 0.5];
    const e = w * 0.5;
    arms += fill(`M${num(x - w)} ${num(y + 1)}Q${num(mx - w * 0.3)} ${num(my - w * 0.8)} ${num(ex - e * 0.6)} ${num(ey)}L${num(ex + e * 0.6)} ${num(ey)}Q${num(mx + w * 0.5)} ${num(my + w * 0.8)} ${num(x + w)} ${num(y + 1)}Z`, mix(bark, shade, 0.25));
    edge += `M${num(x + side * w * 0.6)} ${num(y)}Q${num(mx + side * 0.4)} ${num(my - w * 0.6)} ${num(ex)} ${num(ey)}`;
    if (left <= 0) {
      tips.push({ x: ex, y: ey, r: s.r.range(3.2, 5.4) });
      return;
    }
    for (const d of [-0.55, 0.45]) grow(ex, ey, Math.max(-1.5, Math.min(1.5, a * 0.8 + d + s.r.range(-0.2, 0.2))), len * s.r.range(0.58, 0.8), e, left - 1);
  };
  for (const [x, a] of [[-0.62, -1.15], [-0.36, -0.6], [0, s.r.range(-0.2, 0.2)], [0.36, 0.6], [0.62, 1.15]] as const) grow(x * girth, -70, a + s.r.range(-0.12, 0.12), s.r.range(15, 21), girth * 0.27, 2);
  let out = arms + line(edge, lit, 0.6, 'opacity="0.55"');
  out += fill(`${curve(left)}L${curve(right).slice(1)}Z`, sides(s, lit, bark, shade));
  let folds = '';
  for (let i = 0; i < 9; i++) {
    const u = s.r.range(-0.8, 0.8);
    const y0 = s.r.range(-70, -30);
    folds += `M${num(u * girth * 0.8)} ${num(y0)}Q${num(u * girth * 1.02)} ${num(y0 + 16)} ${num(u * girth)} ${num(y0 + s.r.range(20, 40))}`;
  }
  out += line(folds, shade, 0.5, 'opacity="0.3"');
  let d0 = '';
  let d1 = '';
  let d2 = '';
  for (const t of tips)
    for (let k = 0; k < 13; k++) {
      // Never far from the twig that bears them: a loose ball in the air reads as a mistake.
      const near = (): number => Math.max(-1.3, Math.min(1.3, s.r.gauss()));
      const [x, y, r] = [t.x + near() * t.r * 0.95, t.y + near() * t.r * 0.3, t.r * s.r.range(0.24, 0.46)];
      d0 += circlePath(x, y + r * 0.5, r);
      if (k < 10) d1 += circlePath(x + side * r * 0.2, y, r * 0.8);
      if (k < 6) d2 += circlePath(x + side * r * 0.35, y - r * 0.35, r * 0.5);
    }
  return out + fill(d0, leaf[0]) + fill(d1, leaf[1]) + fill(d2, leaf[2]);
}

/** An oryx facing right, 0,0 between its feet, about 80 high with its horns. */
export function oryx(body: string, dark: string, pale: string): string {
  const leg = (x: number, c: string, k = 0): string => fill(poly([[x - 3.4, -30], [x + 3.6, -30], [x + 1.4 + k, -14], [x + 1.6 + k, 0], [x - 1.4 + k, 0], [x - 1.2 + k, -15]]), c) + fill(poly([[x - 1.2 + k, -13], [x + 1.3 + k, -13], [x + 1.5 + k, -3], [x - 1.3 + k, -3]]), pale);
  return (
    leg(-17, tone(body, -0.1), 1) + leg(13, tone(body, -0.1), 1) +
    fill(curve([[-27, -42], [-24, -48], [-6, -48], [12, -51], [20, -58], [27, -65], [32, -68], [37, -65], [45, -58], [44, -55], [36, -56], [31, -50], [27, -40], [18, -29], [0, -27], [-20, -29]], true), body) + line(curve([[-24, -31], [-4, -28.5], [16, -31], [24, -38]]), dark, 2.6) + line(curve([[-25, -47], [-6, -48], [12, -51], [26, -64]]), tone(body, 0.12), 1) +
    leg(-23, body) + leg(18, body) + fill(poly([[33, -67], [37, -65], [45, -58], [44, -55], [37, -57]]), pale) + line('M36 -66L38 -58M42 -60L44 -56', dark, 2) + line('M31 -67L19 -99M33 -67.500L24 -100', dark, 1.5) + fill('M30 -66L24 -70L30 -63Z', body) + line('M-27 -43Q-33 -32 -30 -20', dark, 2.2) + disc(37, -62.5, 0.8, '#1a1216')
  );
}

/** A cart on two wheels with a hump-backed ox, seen from the side, going right. */
export function oxCart(wood: string, ox: string, far: string, load: string): string {
  const leg = (x: number, c: string): string => fill(poly([[x - 3, -26], [x + 4, -26], [x + 1.6, -10], [x + 2, 0], [x - 2, 0], [x - 1.4, -12]]), c);
  return leg(34, far) + leg(64, far) + fill(curve([[26, -38], [34, -46], [54, -45], [60, -53], [67, -47], [76, -46], [84, -50], [92, -44], [95, -36], [88, -33], [80, -32], [72, -25], [52, -22], [34, -25]], true), ox) + leg(30, ox) + leg(70, ox) + line('M84 -49Q86 -60 82 -64M88 -47Q93 -57 91 -62', far, 1.8) + line('M26 -38Q21 -30 23 -20', far, 1.6) + line('M-46 -22L66 -40', wood, 3) + fill('M-44 -28H18L14 -46Q-12 -60 -40 -46Z', load) + line('M-42 -28L-48 -48M16 -30L20 -50', wood, 2.6) + disc(-14, -17, 17, 'none', `stroke="${wood}" stroke-width="3.4"`) + line('M-14 -34V0M-31 -17H3M-26 -29L-2 -5M-26 -5L-2 -29', wood, 1.6) + disc(-14, -17, 3.4, wood);
}

/** Someone who carries a basket on the head; 0,0 between the feet, about 100 high. */
export function bearer(cloth: string, wrap: string, skin: string, basket: string): string {
  return line('M-4 -20L-6 0M4 -20L8 0', skin, 4.6) + fill(curve([[-10, -14], [-10, -42], [-7, -52], [7, -52], [10, -42], [12, -14], [0, -11]], true), wrap) + fill(curve([[-9, -44], [-9, -66], [-4, -72], [5, -72], [9, -66], [8, -44]], true), cloth) + line('M8 -68L17 -80L9 -94', skin, 4) + line('M-8 -66L-13 -52L-10 -42', skin, 4) + disc(0, -79, 6.6, skin) + fill('M-7 -79Q-7 -88 0 -88Q8 -88 7 -78Q0 -84 -7 -79Z', mix(skin, '#1a1016', 0.7)) + fill('M-16 -98H16Q12 -87 0 -87Q-12 -87 -16 -98Z', basket) + oval(0, -98, 16, 3.6, tone(basket, 0.1)) + oval(-4, -100, 8, 5, mix(basket, '#e86a3a', 0.6)) + oval(6, -100, 7, 4.6, mix(basket, '#c9b23a', 0.6));
}
