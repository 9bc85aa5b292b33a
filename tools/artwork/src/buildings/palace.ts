import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, num, rect } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { elephant } from '@trekker/cover-art/creatures.ts';

/** One bay of the palace of winds, foot at 0,0: a three-sided window box under a curved roof with a gilt tip. */
function bay(s: Stage, w: number, h: number, pink: string, lit: string, shade: string, white: string, dome: boolean): string {
  const [l, r] = s.light <= 0 ? [lit, shade] : [shade, lit];
  const win = (x: number, y: number, ww: number, hh: number): string => fill(`M${num(x - ww / 2)} ${num(y)}V${num(y - hh * 0.6)}Q${num(x - ww / 2)} ${num(y - hh)} ${num(x)} ${num(y - hh * 1.08)}Q${num(x + ww / 2)} ${num(y - hh)} ${num(x + ww / 2)} ${num(y - hh * 0.6)}V${num(y)}Z`, tone(shade, -0.16)) + line(`M${num(x)} ${num(y)}V${num(y - hh)}M${num(x - ww / 2)} ${num(y - hh * 0.32)}H${num(x + ww / 2)}M${num(x - ww / 2)} ${num(y - hh * 0.62)}H${num(x + ww / 2)}`, mix(pink, white, 0.25), 1);
  let out = rect(-w / 2, -h, w, h, pink) + fill(`M${-w * 0.42} 0V${-h * 0.76}L${-w * 0.2} ${-h * 0.8}V0Z`, l) + fill(`M${w * 0.42} 0V${-h * 0.76}L${w * 0.2} ${-h * 0.8}V0Z`, r) + rect(-w * 0.2, -h * 0.8, w * 0.4, h * 0.8, mix(pink, lit, 0.35));
  out += win(0, -h * 0.2, w * 0.26, h * 0.44) + win(-w * 0.31, -h * 0.2, w * 0.13, h * 0.4) + win(w * 0.31, -h * 0.2, w * 0.13, h * 0.4);
  out += line(`M${-w * 0.42} ${-h * 0.14}L${-w * 0.2} ${-h * 0.15}H${w * 0.2}L${w * 0.42} ${-h * 0.14}`, white, 1.5) + line(`M${-w * 0.42} ${-h * 0.05}L${-w * 0.2} ${-h * 0.05}H${w * 0.42}`, white, 1, 'opacity="0.7"');
  const y = -h * 0.76;
  out += dome
    ? fill(`M${-w * 0.46} ${y}Q${-w * 0.44} ${y - h * 0.28} 0 ${y - h * 0.36}Q${w * 0.44} ${y - h * 0.28} ${w * 0.46} ${y}Z`, s.side(s.light <= 0 ? [lit, pink, shade] : [shade, pink, lit])) + line(`M${-w * 0.47} ${y}H${w * 0.47}`, white, 2) + line(`M0 ${y - h * 0.36}V${y - h * 0.52}`, '#f4c24a', 1.8) + disc(0, y - h * 0.41, 2.2, '#f4c24a')
    : fill(`M${-w * 0.5} ${y}Q0 ${y - h * 0.34} ${w * 0.5} ${y}Q0 ${y - h * 0.16} ${-w * 0.5} ${y}Z`, mix(lit, white, 0.3)) + line(`M${-w * 0.5} ${y}Q0 ${y - h * 0.34} ${w * 0.5} ${y}`, white, 1.6);
  return out;
}

/** The palace of winds, foot at 0,0: five storeys of bays that close up to a crown. About 620 wide, 520 high. */
export function windPalace(s: Stage, pink: string, lit: string, shade: string, white: string): string {
  let out = rect(-310, -110, 620, 110, s.down(-110, 0, [pink, mix(pink, shade, 0.5)])) + line('M-310 -110H310M-310 -100H310M-310 -8H310', white, 2);
  for (let i = -5; i <= 5; i++) {
    const x = i * 56;
    const [w, h] = i === 0 ? [34, 84] : [26, 62];
    out += fill(`M${x - w / 2 - 5} -8V${-8 - h * 0.7}Q${x - w / 2 - 5} ${-8 - h - 6} ${x} ${-8 - h - 9}Q${x + w / 2 + 5} ${-8 - h - 6} ${x + w / 2 + 5} ${-8 - h * 0.7}V-8Z`, mix(pink, lit, 0.5)) + fill(`M${x - w / 2} -8V${-8 - h * 0.66}Q${x - w / 2} ${-8 - h} ${x} ${-8 - h - 3}Q${x + w / 2} ${-8 - h} ${x + w / 2} ${-8 - h * 0.66}V-8Z`, i % 2 ? mix(shade, pink, 0.25) : tone(shade, -0.1));
  }
  const rows: [number, number, number][] = [[11, 56, 88], [11, 56, 88], [9, 54, 82], [5, 52, 78], [3, 50, 74]];
  let y = -110;
  rows.forEach(([n, w, h], k) => {
    const half = (n * w) / 2;
    out += rect(-half - 5, y - h * 0.86, n * w + 10, h * 0.86, mix(pink, shade, 0.22));
    const crown = rows[k + 1]?.[0] ?? 0;
    for (let i = 0; i < n; i++) {
      const c = i - (n - 1) / 2;
      out += `<g transform="translate(${num(c * w)} ${num(y)})">${bay(s, w * 0.96, h, pink, lit, shade, white, Math.abs(c) > (crown - 1) / 2)}</g>`;
    }
    y -= h * 0.86;
    out += rect(-half - 8, y + h * 0.84, n * w + 16, 4, white, 'opacity="0.8"');
  });
  return out;
}

/** An elephant in festival cloth, painted brow, with a driver. Stands at 0,0 like `elephant`. */
export function festiveElephant(skin: string, far: string, cloth: string, trim: string): string {
  return (
    elephant(skin, far, '#fff6e0') + fill('M-30 -70Q-8 -78 14 -71L18 -40Q-6 -34 -34 -40Z', cloth) + line('M-33 -43Q-6 -37 17.500 -43', trim, 3) + line('M-32 -49Q-6 -43 17 -49', trim, 1.2) + line('M-20 -70L-21 -50M-8 -73V-48M4 -73L6 -48', trim, 1) + [-28, -18, -8, 2, 12].map((x) => disc(x, -36.5 + Math.abs(x + 8) * 0.06, 1.7, trim)).join('') +
    fill(curve([[28, -73], [36, -75], [43, -67], [44, -56], [38, -58], [32, -66]], true), trim, 'opacity="0.9"') + disc(38, -66, 2.4, cloth) + line('M46 -48Q50 -38 50 -26', trim, 1.6, 'opacity="0.8"') +
    fill('M18 -70Q17 -86 23 -88Q29 -86 28 -70Z', '#f7ead2') + disc(23.5, -92, 4, '#6a4030') + fill('M18.500 -93Q19 -99 24 -99Q29 -98 28.500 -93Q23 -96 18.500 -93Z', '#e0483c') + fill('M-18 -73L-15 -84H3L6 -73Z', trim) + fill('M-15 -84Q-6 -90 3 -84Z', cloth)
  );
}

export function kite(x: number, y: number, k: number, turn: number, a: string, b: string): string {
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${k})">${fill('M0 -22L17 0L0 22L-17 0Z', a)}${fill('M0 -22L17 0H-17Z', b)}${line('M0 -22V22M-17 0Q0 -10 17 0', '#3a2030', 0.8)}${fill('M-6 27L0 21L6 27L0 24Z', b)}${line('M0 22Q-60 120 -200 230', '#ffffff', 0.7, 'opacity="0.55"')}</g>`;
}
