import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fill, line, oval, poly, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { sides, turned } from './turned.ts';

/** A Khmer tower like a closed lotus, foot at 0,0, 100 high, about 46 wide: tiers with pointed antefixes. */
export function prasat(s: Stage, lit: string, stone: string, shade: string): string {
  let out = turned(s, [[25, 0], [25, 6], [22, 7], [22, 22], [26, 24], [26, 28]], lit, stone, shade);
  out += fill('M-9 0V-16Q0 -25 9 -16V0Z', tone(shade, -0.08)) + fill('M-14 -14L0 -34L14 -14L10 -15Q0 -26 -10 -15Z', mix(stone, lit, 0.4));
  const tiers = 8;
  let y = 28;
  for (let i = 0; i < tiers; i++) {
    const half = (t: number): number => 23.5 * (1 - t ** 1.75) ** 0.84 + 1.5;
    const [a, b] = [half(i / tiers), half((i + 0.8) / tiers)];
    const h = 9.6 - i * 0.55;
    out += turned(s, [[a, y], [b - 0.6, y + h * 0.72], [b + 1.4, y + h * 0.78], [b + 1.4, y + h]], lit, stone, shade);
    // Leaves of stone stand on each cornice and break the outline.
    const n = Math.max(3, 9 - i);
    let d = '';
    for (let k = 0; k <= n; k++) {
      const x = -a + (2 * a * k) / n;
      d += poly([[x - 1.9, -y], [x, -y - h * 0.72], [x + 1.9, -y]]);
    }
    out += fill(d, sides(s, lit, stone, shade)) + line(`M${(-a).toFixed(1)} ${-y}H${a.toFixed(1)}`, shade, 0.9, 'opacity="0.6"');
    y += h;
  }
  return out + turned(s, [[4, y - 2], [4.6, y + 2], [2, y + 5], [1, y + 12], [0, y + 16]], lit, stone, shade);
}

/** A pillared gallery with a vaulted roof from x to x + w, foot at y. */
export function gallery(s: Stage, x: number, y: number, w: number, h: number, lit: string, stone: string, shade: string): string {
  let out = rect(x, y - h, w, h, s.down(y - h, y, [stone, shade]));
  let d = '';
  const n = Math.round(w / (h * 0.42));
  for (let i = 0; i < n; i++) d += `M${(x + ((i + 0.25) * w) / n).toFixed(1)} ${y - h * 0.16}h${(w / n * 0.5).toFixed(1)}v${-h * 0.5}h${(-w / n * 0.5).toFixed(1)}Z`;
  out += fill(d, tone(shade, -0.1)) + fill(`M${x - h * 0.14} ${y - h * 0.92}Q${x} ${y - h * 1.5} ${x + h * 0.5} ${y - h * 1.56}H${x + w - h * 0.5}Q${x + w} ${y - h * 1.5} ${x + w + h * 0.14} ${y - h * 0.92}Z`, s.down(y - h * 1.56, y - h * 0.9, [lit, stone]));
  out += rect(x - h * 0.1, y - h * 0.12, w + h * 0.2, h * 0.16, mix(stone, lit, 0.3)) + rect(x - h * 0.14, y - h * 0.96, w + h * 0.28, h * 0.07, mix(stone, lit, 0.5));
  return out;
}

/** A brick stupa of the Bagan plain, foot at 0,0, 100 high: terraces, bell, ringed spire, gilded tip. */
export function stupa(s: Stage, lit: string, brick: string, shade: string, gold: string): string {
  const step = (w: number, y: number, h: number): Pt[] => [[w, y], [w, y + h * 0.74], [w + 1.2, y + h * 0.78], [w + 1.2, y + h]];
  let out = '';
  [[43, 0, 10], [35.5, 10, 9], [28.5, 19, 8]].forEach(([w, y, h]) => {
    out += turned(s, step(w!, y!, h!), lit, brick, shade) + line(`M${-w!} ${-y! - h! + 0.6}H${w!}`, lit, 0.7, 'opacity="0.6"');
    for (const e of [-1, 1]) out += turned(s, [[2.4, 0], [2.2, 3], [0.8, 5], [0, 9]], lit, brick, shade, e * (w! - 1.8), -y! - h!);
  });
  out += fill('M-6 0V-13Q0 -19 6 -13V0Z', tone(shade, -0.1));
  out += turned(s, [[22, 27], [22, 30], [19.5, 31], [17.4, 37], [16, 44], [13, 50], [9.5, 53.5]], lit, brick, shade);
  out += line('M-18 -36.500H18M-16.400 -42H16.400', shade, 0.8, 'opacity="0.5"');
  const rings: Pt[] = [];
  for (let i = 0; i < 7; i++) {
    const w = 9 - i * 1.05;
    rings.push([w, 53.5 + i * 3.4], [w - 0.9, 56.2 + i * 3.4]);
  }
  out += turned(s, rings, lit, brick, shade);
  return out + turned(s, [[3, 77], [3.4, 80], [1.7, 84], [2.2, 87], [0.9, 90], [0, 101]], mix(gold, '#ffffff', 0.4), gold, tone(gold, -0.16));
}

/** A temple block of Bagan with porches, corner spires and a curved tower, foot at 0,0, 100 high, 110 wide. */
export function brickTemple(s: Stage, lit: string, brick: string, shade: string, gold: string): string {
  const block = (w: number, y: number, h: number): string => turned(s, [[w, y], [w, y + h * 0.86], [w + 1.4, y + h * 0.88], [w + 1.4, y + h]], lit, brick, shade) + line(`M${-w - 1} ${-y - h + 0.5}H${w + 1}`, lit, 0.8, 'opacity="0.7"');
  const spire = (x: number, y: number, k: number): string => `<g transform="translate(${x} ${-y}) scale(${k})">${turned(s, [[5, 0], [5, 4], [3.4, 5], [2.6, 10], [1.2, 14], [0, 21]], lit, brick, shade)}</g>`;
  const arch = (x: number, y: number, w: number, h: number): string => fill(`M${x - w * 0.9} ${-y}V${-y - h * 0.7}L${x} ${-y - h * 1.35}L${x + w * 0.9} ${-y - h * 0.7}V${-y}Z`, mix(brick, lit, 0.35)) + fill(`M${x - w / 2} ${-y}V${-y - h * 0.6}Q${x} ${-y - h * 1.06} ${x + w / 2} ${-y - h * 0.6}V${-y}Z`, tone(shade, -0.12));
  let out = block(54, 0, 22) + arch(0, 0, 11, 17) + arch(-30, 0, 7, 11) + arch(30, 0, 7, 11);
  out += [-52, 52].map((x) => spire(x, 22, 0.9)).join('') + block(42, 22, 6) + block(35, 28, 16) + arch(0, 28, 8, 12) + arch(-20, 28, 5, 8) + arch(20, 28, 5, 8) + [-34, 34].map((x) => spire(x, 44, 0.8)).join('') + block(26, 44, 5) + block(19, 49, 5);
  out += turned(s, [[13, 54], [13.2, 60], [12.4, 67], [10.4, 74], [7, 81], [4, 84]], lit, brick, shade) + line('M-13 -60H13M-12.400 -66H12.400M-10.500 -72.500H10.500M-8 -78H8', shade, 0.8, 'opacity="0.5"') + line('M-4 -54Q-5 -70 -2 -84M4 -54Q5 -70 2 -84', shade, 0.8, 'opacity="0.4"');
  return out + turned(s, [[3.6, 84], [4.2, 87], [1.8, 91], [1, 96], [0, 108]], mix(gold, '#ffffff', 0.4), gold, tone(gold, -0.16));
}

/** Lily pads and a few lotus blossoms on water between two heights. */
export function lilies(s: Stage, top: number, bottom: number, count: number, pad: [string, string], petal: string, where: (part: number) => boolean = () => true): string {
  const list = Array.from({ length: count }, () => ({ p: s.r.range(-0.05, 1.05), y: top + (bottom - top) * s.r.next() ** 0.8 })).filter((l) => where(l.p)).sort((a, b) => a.y - b.y);
  let out = '';
  for (const l of list) {
    const k = (0.25 + (0.95 * (l.y - top)) / (bottom - top)) * s.r.range(0.7, 1.2);
    const [x, rx] = [s.x(l.p), 40 * k];
    out += oval(x, l.y + 3 * k, rx, 9 * k, tone(pad[0], -0.14), 'opacity="0.6"') + fill(`M${x.toFixed(1)} ${l.y.toFixed(1)}L${(x + rx * 0.86).toFixed(1)} ${(l.y - 5 * k).toFixed(1)}A${rx.toFixed(1)} ${(9 * k).toFixed(1)} 0 1 0 ${(x + rx * 0.98).toFixed(1)} ${(l.y + 1.6 * k).toFixed(1)}Z`, s.r.chance(0.5) ? pad[0] : pad[1]);
    if (s.r.chance(0.16)) {
      let d = '';
      for (let i = -3; i <= 3; i++) {
        const a = i * 0.36;
        const [tx, ty] = [Math.sin(a) * 19 * k, -Math.cos(a) * 23 * k];
        d += `M${x.toFixed(1)} ${(l.y - 3 * k).toFixed(1)}Q${(x + tx * 0.5 - 6 * k).toFixed(1)} ${(l.y + ty * 0.5).toFixed(1)} ${(x + tx).toFixed(1)} ${(l.y + ty).toFixed(1)}Q${(x + tx * 0.5 + 6 * k).toFixed(1)} ${(l.y + ty * 0.5).toFixed(1)} ${x.toFixed(1)} ${(l.y - 3 * k).toFixed(1)}Z`;
      }
      out += fill(d, s.down(l.y - 24 * k, l.y, [petal, mix(petal, '#ffffff', 0.55)])) + oval(x, l.y - 4 * k, 5 * k, 3 * k, '#ffdf80');
    }
  }
  return out;
}
