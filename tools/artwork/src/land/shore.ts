import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, group, line, oval, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';
import { tapered } from '../animals/hoofed.ts';

/**
 * A giant tortoise that walks to the right, feet at 0,0, about 290 long: a saddled shell with rings of growth, a long
 * wrinkled neck.
 */
export function tortoise(s: Stage, shell: string, skin: string, rim: string): string {
  const dome: Pt[] = [[-98, -36], [-103, -56], [-92, -90], [-62, -116], [-18, -126], [24, -120], [56, -107], [82, -98], [96, -84], [90, -60], [80, -38]];
  const d = `${curve(dome)}Q-6 -26 -98 -36Z`;
  const [dark, bright] = [tone(shell, -0.13), tone(shell, 0.1)];
  const leg = (joints: readonly [number, number, number][], c: string): string => {
    const [x, , w] = joints.at(-1)!;
    const body = tapered(joints);
    let scales = '';
    for (let i = 0; i < 46; i++) { const k = s.r.next(); const j = joints[Math.min(joints.length - 1, Math.floor(k * joints.length))]!; scales += oval(j[0] + s.r.range(-0.5, 0.5) * j[2], j[1] + s.r.range(-10, 10), s.r.range(1.8, 4), s.r.range(1.4, 2.8), tone(c, s.r.range(-0.09, 0.08)), 'opacity="0.75"'); }
    return fill(body, c) + group(scales, s.clip(body)) + [-0.42, -0.14, 0.14, 0.4].map((u) => fill(`M${x + w * u - 3.4} 2q3.4 -9 6.8 0Z`, mix(c, '#efe2c4', 0.5))).join('');
  };
  // Scutes: a plate, its rings, a seam.
  const cell = (x: number, y: number, w: number, h: number, lean: number, light: number): string => {
    const p = (k: number): Pt[] => [[x - w * 0.46 * k + lean * k, y - h * 0.5 * k], [x + w * 0.44 * k + lean * k, y - h * 0.5 * k], [x + w * 0.56 * k, y], [x + w * 0.42 * k - lean * k, y + h * 0.5 * k], [x - w * 0.46 * k - lean * k, y + h * 0.5 * k], [x - w * 0.58 * k, y]];
    return fill(poly(p(1)), mix(shell, light > 0 ? bright : dark, Math.abs(light))) + [0.82, 0.64, 0.46].map((k, i) => line(poly(p(k)), i % 2 ? tone(shell, 0.09) : dark, 1.1, 'opacity="0.45"')).join('') + fill(poly(p(0.3)), tone(shell, 0.08), 'opacity="0.6"') + line(poly(p(1)), tone(dark, -0.06), 2, 'opacity="0.85"');
  };
  const side = s.light <= 0 ? -1 : 1;
  let plates = '';
  for (const [x, y, w, h, l] of [[-68, -72, 42, 42, 8], [-26, -80, 44, 48, 3], [18, -78, 44, 48, -3], [60, -72, 38, 42, -5], [-52, -108, 44, 30, 9], [-8, -117, 46, 30, 1], [36, -112, 44, 28, -5], [74, -94, 34, 24, -4]] as const) plates += cell(x, y, w, h, l, Math.max(-0.7, Math.min(0.8, side * (x / 90) * 0.5 - (y + 84) / 70)));
  for (let i = 0; i < 12; i++) plates += fill(poly([[-104 + i * 16.6, -53 - Math.sin(i / 3.6) * 3], [-88 + i * 16.6, -53 - Math.sin((i + 1) / 3.6) * 3], [-88 + i * 16.6, -28], [-104 + i * 16.6, -28]]), i % 2 ? shell : tone(shell, 0.03)) + line(`M${-104 + i * 16.6} -55V-28`, dark, 1.6);
  const neck: [number, number, number][] = [[60, -62, 46], [92, -70, 33], [118, -86, 24], [136, -104, 21], [148, -114, 20]];
  const head = curve([[136, -122], [150, -131], [168, -130], [181, -121], [184, -111], [178, -103], [162, -98], [146, -99], [136, -106]], true);
  return (
    oval(14, 2, 136, 8, '#14121f', 'opacity="0.45"') + fill('M-92 -44Q-118 -34 -116 -20Q-98 -26 -84 -36Z', tone(skin, -0.06))
    + leg([[-44, -50, 40], [-30, -32, 30], [-22, -14, 26], [-20, -1, 32]], tone(skin, -0.13)) + leg([[46, -50, 36], [30, -30, 28], [22, -14, 25], [22, -1, 31]], tone(skin, -0.13))
    + fill(tapered(neck), s.linear(100, -110, 112, -62, [tone(skin, 0.06), skin, tone(skin, -0.12)])) + group([0, 1, 2, 3, 4].map((i) => line(curve([[84 + i * 11, -92 - i * 5], [92 + i * 11, -76 - i * 8], [90 + i * 12, -58 - i * 8]]), tone(skin, -0.14), 1.6, 'opacity="0.7"')).join(''), s.clip(tapered(neck))) + line(curve([[84, -56], [112, -70], [134, -94]]), tone(skin, -0.14), 2, 'opacity="0.6"')
    + fill(head, s.linear(150, -132, 160, -98, [tone(skin, 0.1), skin, tone(skin, -0.1)])) + line(curve([[183, -111], [173, -110], [160, -107], [152, -105]]), tone(skin, -0.2), 1.6) + fill(curve([[176, -125], [184, -114], [180, -107], [173, -112]], true), tone(skin, -0.14), 'opacity="0.55"') + oval(164, -119, 2.8, 2.3, '#17121a') + disc(164.8, -119.8, 0.7, '#fff4dc') + line('M159 -121Q164 -125 169 -120', tone(skin, -0.2), 2.2) + disc(180, -119, 1, tone(skin, -0.25)) + Array.from({ length: 22 }, () => disc(s.r.range(140, 158), s.r.range(-126, -104), s.r.range(0.9, 1.8), tone(skin, -0.1), 'opacity="0.5"')).join('')
    + line(curve([[96, -86], [118, -97], [138, -121], [152, -131], [168, -129]]), rim, 2, 'opacity="0.75"')
    + leg([[-78, -50, 44], [-84, -30, 33], [-80, -12, 29], [-78, -1, 36]], skin) + leg([[70, -50, 42], [82, -30, 32], [80, -12, 28], [84, -1, 35]], skin)
    + fill(d, shell) + group(plates + fill(curve([[-110, -34], [-96, -62], [-30, -56], [50, -54], [96, -70], [110, -30], [0, -14]], true), '#14121f', 'opacity="0.3"') + fill(`M${-side * 110} -140H${-side * 30}Q${-side * 60} -80 ${-side * 50} -20H${-side * 110}Z`, '#14121f', 'opacity="0.22"'), s.clip(d)) + line(curve(s.light <= 0 ? dome.slice(1, 6) : dome.slice(4, 9)), rim, 3, 'opacity="0.8"')
  );
}

/** A prickly pear tree, foot at 0,0, about 100 high. */
export function opuntia(s: Stage, trunk: string, pad: string, lit: string): string {
  let out = oval(5, 2, 20, 3, '#000000', 'opacity="0.22"') + fill('M-10 3Q-4 -3 -2.500 -34L-5 -58H1.500L5.500 -34Q4 -3 11 3Q0 6 -10 3Z', trunk) + line('M1 -30L18 -56M0 -40L-20 -62', trunk, 4.5);
  const list: [number, number, number, number][] = [[-22, -66, -24, 11], [20, -62, 26, 11], [-2, -66, 0, 12], [-32, -82, -40, 10], [-14, -84, -8, 11], [6, -86, 10, 12], [28, -80, 40, 10], [38, -66, 66, 9], [-40, -68, -70, 9], [-2, -102, -6, 10], [18, -99, 22, 9], [-24, -98, -20, 9]];
  for (const [x, y, a, r] of list) out += `<g transform="translate(${x} ${y}) rotate(${a})">${oval(0, 0, r * 0.74, r, tone(pad, s.r.range(-0.05, 0.04)))}${oval(s.light * r * 0.2, -r * 0.1, r * 0.42, r * 0.7, lit, 'opacity="0.55"')}${fill([[-3, -4], [3, 0], [-2, 4], [2, -8]].map(([u, v]) => circlePath(u!, v!, 0.7)).join(''), '#fff4d0')}${s.r.chance(0.35) ? disc(0, -r, 2.2, '#f2b53c') : ''}</g>`;
  return out;
}
