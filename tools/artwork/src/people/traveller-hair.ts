import { tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, group, line, oval, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { type Layer, type Stage } from '@trekker/cover-art/core/stage.ts';

type Hair =
  | 'bald' | 'rim' | 'buzz' | 'crop' | 'side' | 'quiff' | 'curls' | 'afro' | 'bob' | 'fringe' | 'pixie' | 'straight' | 'waves' | 'bun' | 'low-bun' | 'topknot' | 'ponytail' | 'braids' | 'locs' | 'cloud';

export interface Traveller {
  slug: string;
  name: string;
  alt: string;
  seed: number;
  light: number;
  skin: string;
  /** Half widths at forehead, cheek, jaw and chin, and the length from eyes to chin. */
  face: [fore: number, cheek: number, jaw: number, chin: number, length: number];
  /** 0 young … 1 old: folds, crow's feet, lines on the forehead. */
  age?: number;
  eyes: { kind: 'almond' | 'round' | 'hooded' | 'narrow' | 'smiling'; colour: string; gap?: number; lash?: number; slant?: number };
  brow: { width: number; arch: number; slant?: number; colour?: string };
  nose: { wing: number; length: number; kind: 'soft' | 'straight' | 'aquiline' | 'broad' };
  mouth: { kind: 'calm' | 'soft' | 'smile' | 'laugh' | 'half'; width: number; full?: number; colour?: string };
  hair: Hair;
  hairColour: string;
  beard?: { kind: 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'; colour?: string };
  glasses?: { kind: 'round' | 'square' | 'half' | 'sun'; colour: string };
  hat?: { kind: 'straw' | 'beanie' | 'cap' | 'flat' | 'panama' | 'turban' | 'wrap' | 'scarf'; colour: string; band: string };
  earrings?: { kind: 'stud' | 'drop' | 'hoop'; colour: string };
  freckles?: boolean;
  clothes: { kind: 'crew' | 'stripe' | 'shirt' | 'jacket' | 'roll' | 'hood' | 'cardigan' | 'kurta' | 'rain' | 'vneck'; colour: string; accent: string };
  extra?: 'straps' | 'kerchief' | 'camera' | 'beads';
  extraColour?: string;
  tilt?: number;
  /** −1 … 1: how far the face looks aside. */
  turn?: number;
  build?: number;
  ground: (s: Stage) => Layer[];
}

export const CX = 500;
export const EYES = 442;
export const K = 1.34;

export type Draw = (s: Stage, p: Traveller) => string;

export const both = (pts: readonly Pt[]): Pt[] => [...pts, ...pts.slice().reverse().filter(([x]) => x !== 0).map(([x, y]): Pt => [-x, y])];

export const facePath = ([fore, cheek, jaw, chin, len]: Traveller['face']): string =>
  curve(both([[0, -150], [fore * 0.58, -136], [fore * 0.94, -88], [(fore + cheek) / 2 + 2, -32], [cheek, 20], [(cheek + jaw) / 2 + 4, 62], [jaw, len * 0.66], [chin + (jaw - chin) * 0.34, len * 0.9], [chin * 0.5, len], [0, len + 3]]), true);

/** Hair over the skull: `grow` sideways, `lift` on top, ending at `side`, open along `line` (from right to left). */
export const cap = (f: number, grow: number, lift: number, side: number, hairline: Pt[]): string =>
  `${curve([[-f - grow + 2, side], [-f - grow - 3, -46], [-f * 0.9 - grow, -108], [-f * 0.54, -154 - lift], [0, -168 - lift], [f * 0.54, -154 - lift], [f * 0.9 + grow, -108], [f + grow + 3, -46], [f + grow - 2, side]])}L${curve(hairline).slice(1)}Z`;

export const across = (s: Stage, c: string, by = 0.09): string => s.side(s.light <= 0 ? [tone(c, by), c, tone(c, -by * 0.7)] : [tone(c, -by * 0.7), c, tone(c, by)]);

function strands(s: Stage, f: number, c: string, part: number, lift: number, count = 9): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const a = -f * 0.92 + 2 * f * 0.92 * t;
    const top = -160 - lift + Math.abs(t - 0.5) * 34;
    out += line(`M${part} ${-158 - lift}Q${(part + a) / 2} ${top + 6} ${a} ${top + 62 + s.r.range(-8, 10)}`, tone(c, i % 2 ? 0.11 : -0.07), 2.4, 'opacity="0.42"');
  }
  return out;
}

const lumps = (s: Stage, pts: Pt[], r: [number, number]): string => pts.map(([x, y]) => circlePath(x, y, s.r.range(...r))).join('');
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, n: number): Pt[] =>
  Array.from({ length: n }, (_, i): Pt => { const a = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180; return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]; });

export const hairBack: Draw = (s, p) => {
  const c = p.hairColour;
  const [f] = p.face;
  const dark = tone(c, -0.06);
  const shell = fill(curve(both([[0, -172], [f * 0.6, -156], [f + 12, -90], [f + 16, -10], [f * 0.9, 66]]), true), dark);
  switch (p.hair) {
    case 'afro':
    case 'cloud': {
      const [rx, ry, cy] = p.hair === 'afro' ? [178, 168, -72] : [186, 214, -4];
      const d = lumps(s, arc(0, cy, rx * 0.93, ry * 0.94, 0, 356, 46), p.hair === 'afro' ? [18, 30] : [24, 42]);
      const paint = s.radial(s.light * 70, cy - 80, 300, [tone(c, 0.1), c, tone(c, -0.06)]);
      let out = oval(0, cy, rx * 0.95, ry * 0.95, paint) + fill(d, paint);
      for (let i = 0; i < 60; i++) {
        const a = s.r.range(0, 6.283);
        const u = s.r.range(0.66, 1);
        const [x, y] = [Math.cos(a) * rx * u, cy + Math.sin(a) * ry * u];
        out += line(`M${x - 12} ${y}q6 -13 13 -2q5 10 12 -1`, tone(c, i % 2 ? 0.1 : -0.07), 3, 'opacity="0.5"');
      }
      return out;
    }
    case 'bob': return fill(curve(both([[0, -174], [f * 0.62, -158], [f + 20, -92], [f + 34, 0], [f + 36, 78], [f + 16, 124], [f * 0.5, 132]]), true), across(s, dark, 0.05));
    case 'fringe': return fill(curve(both([[0, -174], [f * 0.62, -158], [f + 20, -92], [f + 30, 0], [f + 34, 120], [f + 40, 240], [f * 0.5, 262]]), true), across(s, dark, 0.05));
    case 'straight': return fill(curve(both([[0, -174], [f * 0.62, -158], [f + 16, -92], [f + 26, 0], [f + 34, 130], [f + 52, 300], [f * 0.5, 330]]), true), across(s, dark, 0.05));
    case 'waves': {
      const shape = curve(both([[0, -176], [f * 0.66, -160], [f + 24, -92], [f + 34, 0], [f + 62, 110], [f + 50, 190], [f + 78, 290], [f * 0.5, 330]]), true);
      let strandLines = '';
      for (const k of [-1, 1]) for (let i = 0; i < 4; i++) strandLines += line(curve([[k * (f + 8 + i * 5), 10 - i * 20], [k * (f + 34 + i * 8), 100], [k * (f + 18 + i * 8), 190], [k * (f + 46 + i * 6), 290]]), tone(c, i % 2 ? 0.1 : -0.08), 4, 'opacity="0.5"');
      return fill(shape, across(s, dark, 0.06)) + group(strandLines, s.clip(shape));
    }
    case 'bun': return disc(6, -196, 58, s.ball([tone(c, 0.12), c, dark])) + line('M-36 -212Q4 -240 44 -200M-44 -190Q-6 -216 34 -176M-30 -172Q0 -186 30 -160', tone(c, 0.14), 3, 'opacity="0.45"') + shell;
    case 'topknot': return oval(0, -190, 36, 34, s.ball([tone(c, 0.12), c, dark])) + line('M-20 -202Q0 -216 22 -196M-24 -184Q0 -196 24 -178', tone(c, 0.14), 3, 'opacity="0.5"') + rect(-20, -172, 40, 10, tone(c, -0.12), 'rx="5"') + shell;
    case 'low-bun': return shell + oval(f * 0.86, 84, 46, 42, s.ball([tone(c, 0.1), c, dark])) + line(`M${f * 0.86 - 28} 74q26 -22 54 2M${f * 0.86 - 30} 92q30 -18 58 4`, tone(c, 0.14), 3, 'opacity="0.45"');
    case 'ponytail': return fill(curve([[f * 0.7, -110], [f + 40, -120], [f + 66, -40], [f + 54, 60], [f + 74, 170], [f + 40, 190], [f + 14, 70], [f + 6, -30]], true), across(s, c)) + line(curve([[f + 34, -104], [f + 48, -30], [f + 38, 60], [f + 54, 160]]), tone(c, 0.12), 3, 'opacity="0.5"') + shell;
    case 'braids': {
      let out = shell;
      for (const k of [-1, 1]) {
        for (let i = 0; i < 9; i++) out += `<ellipse cx="${k * (f + 16 + i * 2)}" cy="${66 + i * 27}" rx="${27 - i * 1.1}" ry="19" transform="rotate(${(i % 2 ? -26 : 26) * k} ${k * (f + 16 + i * 2)} ${66 + i * 27})" fill="${i % 2 ? tone(c, 0.06) : c}"/>`;
        out += rect(k * (f + 33) - 13, 300, 26, 12, p.clothes.accent, 'rx="6"');
      }
      return out;
    }
    case 'locs': {
      let out = shell;
      for (let i = 0; i < 22; i++) {
        const k = i % 2 ? 1 : -1;
        const x = k * (f - 26 + (i >> 1) * 6);
        out += line(curve([[x * 0.75, -120], [x + k * 12, -40], [x + k * 20, 60], [x + k * s.r.range(16, 34), s.r.range(150, 230)]]), tone(c, [0, 0.06, -0.04][i % 3]!), 16);
      }
      return out;
    }
    case 'bald':
      return '';
    case 'rim':
      return fill(curve(both([[f * 0.98, -84], [f + 10, -40], [f + 13, 10], [f * 0.96, 52]]), true), c);
    default:
      return fill(curve(both([[0, -160], [f * 0.6, -150], [f + 5, -80], [f + 7, 0], [f * 0.9, 50]]), true), dark);
  }
};

/** Hair with its strands, which end where the hair ends. */
const combed = (s: Stage, d: string, f: number, c: string, part: number, lift: number, count = 9): string => fill(d, across(s, c)) + group(strands(s, f, c, part, lift, count), s.clip(d));

export const hairFront: Draw = (s, p) => {
  const c = p.hairColour;
  const [f] = p.face;
  const paint = across(s, c);
  const shortLine: Pt[] = [[f - 2, 4], [f - 7, -52], [f * 0.78, -92], [f * 0.36, -108], [0, -104], [-f * 0.36, -108], [-f * 0.78, -92], [-f + 7, -52], [-f + 2, 4]];
  const pulled = combed(s, cap(f, 5, 6, -4, [[f - 1, -4], [f - 6, -50], [f * 0.76, -100], [f * 0.3, -124], [0, -128], [-f * 0.3, -124], [-f * 0.76, -100], [-f + 6, -50], [-f + 1, -4]]), f, c, 0, 4);
  switch (p.hair) {
    case 'buzz': return fill(cap(f, 1, -8, -18, shortLine.map(([x, y]): Pt => [x, y - 8])), paint, 'opacity="0.86"');
    case 'crop': return fill(cap(f, 7, 10, 4, shortLine), paint) + Array.from({ length: 18 }, () => { const x = s.r.range(-f * 0.8, f * 0.8); return line(`M${x} ${-118 - s.r.range(0, 34)}q${6 * s.light} -10 ${12 * s.light + 2} -16`, tone(c, s.r.chance(0.6) ? 0.12 : -0.07), 2.6, 'opacity="0.5"'); }).join('');
    case 'side': return combed(s, cap(f, 8, 16, 6, [[f - 1, 6], [f - 7, -54], [f * 0.86, -94], [f * 0.3, -106], [-f * 0.18, -122], [-f * 0.56, -140], [-f * 0.66, -112], [-f * 0.86, -84], [-f + 6, -50], [-f + 1, 6]]), f, c, -f * 0.56, 12, 10);
    case 'quiff': return fill(`${curve([[-f - 4, 4], [-f - 6, -50], [-f * 0.86, -108], [-f * 0.7, -176], [-f * 0.1, -214], [f * 0.52, -202], [f * 0.94, -150], [f + 4, -80], [f + 4, 4]])}L${curve([[f - 2, 4], [f - 7, -52], [f * 0.8, -90], [f * 0.44, -116], [-f * 0.1, -122], [-f * 0.6, -108], [-f * 0.84, -82], [-f + 6, -46], [-f + 2, 4]]).slice(1)}Z`, paint) + [0, 1, 2, 3, 4, 5].map((i) => line(`M${-f * 0.6 + i * 20} -112Q${-f * 0.5 + i * 24} -178 ${-f * 0.1 + i * 20} -196`, tone(c, i % 2 ? 0.12 : -0.07), 3, 'opacity="0.45"')).join('');
    case 'curls': {
      const d = lumps(s, [...arc(0, -66, f * 1.02, 92, 186, 354, 17), ...arc(0, -78, f * 0.7, 64, 190, 350, 12), ...arc(0, -88, f * 0.5, 62, 200, 340, 7), [-f - 1, -36], [f + 1, -36], [-f - 1, -10], [f + 1, -10]], [22, 31]);
      let out = fill(d, s.radial(s.light * 60, -190, 200, [tone(c, 0.1), c, tone(c, -0.05)]));
      for (let i = 0; i < 34; i++) { const a = s.r.range(3.3, 6.1); const u = s.r.range(0.72, 1.12); out += `<path d="M${Math.cos(a) * f * u - 9} ${-70 + Math.sin(a) * 92 * u}q5 -13 12 -5q5 9 -3 12" fill="none" stroke="${tone(c, i % 2 ? 0.13 : -0.08)}" stroke-width="3" opacity="0.55" stroke-linecap="round"/>`; }
      return out;
    }
    case 'afro':
    case 'cloud': return fill(lumps(s, [...arc(0, -58, f * 0.98, 74, 196, 344, 17), [-f - 3, -22], [f + 3, -22], [-f - 5, 8], [f + 5, 8]], [16, 25]), c);
    case 'bob': return combed(s, cap(f, 16, 12, 112, [[f + 4, 118], [f + 2, 40], [f - 4, -34], [f * 0.74, -86], [f * 0.24, -122], [-f * 0.3, -138], [-f * 0.62, -112], [-f * 0.88, -60], [-f - 2, 30], [-f - 4, 118]]), f, c, -f * 0.3, 8, 8);
    case 'fringe': return fill(cap(f, 15, 12, 130, [[f + 2, 136], [f, 40], [f - 6, -24], [f * 0.86, -54], [f * 0.4, -50], [0, -48], [-f * 0.4, -50], [-f * 0.86, -54], [-f + 6, -24], [-f, 40], [-f - 2, 136]]), paint) + [-0.7, -0.42, -0.14, 0.16, 0.44, 0.72].map((u) => line(`M${u * f * 0.5} -160Q${u * f * 0.92} -112 ${u * f} -58`, tone(c, u > 0 === s.light > 0 ? 0.12 : -0.06), 3, 'opacity="0.5"')).join('');
    case 'pixie': return combed(s, cap(f, 11, 14, 22, [[f - 2, 22], [f - 3, -30], [f * 0.7, -66], [f * 0.2, -92], [-f * 0.36, -100], [-f * 0.58, -120], [-f * 0.8, -86], [-f + 2, -40], [-f + 2, 26]]), f, c, -f * 0.5, 10, 11) + fill(`M${-f - 8} 0Q${-f - 2} 40 ${-f + 8} 46Q${-f + 4} 16 ${-f + 2} -8Z`, c);
    case 'straight': return combed(s, cap(f, 13, 10, 190, [[f + 12, 196], [f + 6, 60], [f - 2, -20], [f * 0.8, -84], [f * 0.4, -116], [0, -140], [-f * 0.4, -116], [-f * 0.8, -84], [-f + 2, -20], [-f - 6, 60], [-f - 12, 196]]), f, c, 0, 8, 10);
    case 'waves': return combed(s, cap(f, 20, 14, 60, [[f + 10, 64], [f - 2, 10], [f * 0.95, -44], [f * 0.62, -96], [f * 0.18, -120], [-f * 0.24, -136], [-f * 0.6, -112], [-f * 0.92, -60], [-f - 2, 0], [-f - 12, 64]]), f, c, -f * 0.24, 10, 9);
    case 'rim': return fill(`M${-f - 6} 26Q${-f - 16} -30 ${-f * 0.94} -92Q${-f * 0.9} -40 ${-f + 3} 26ZM${f + 6} 26Q${f + 16} -30 ${f * 0.94} -92Q${f * 0.9} -40 ${f - 3} 26Z`, c) + line(`M${-f * 0.5} -138Q0 -150 ${f * 0.5} -138`, tone(p.skin, 0.1), 5, 'opacity="0.5"');
    case 'bald': return line(`M${s.light * f * 0.1 - 26} -132Q${s.light * f * 0.3} -144 ${s.light * f * 0.5 + 12} -122`, tone(p.skin, 0.12), 8, 'opacity="0.55"');
    case 'locs': return pulled + [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((u) => line(`M${u * f * 0.4} -164Q${u * f * 0.9} -150 ${u * f * 1.04} -86`, tone(c, 0.07), 11, 'opacity="0.7"')).join('');
    case 'braids': return fill(cap(f, 6, 8, 30, [[f, 30], [f - 5, -40], [f * 0.72, -98], [f * 0.2, -120], [0, -140], [-f * 0.2, -120], [-f * 0.72, -98], [-f + 5, -40], [-f, 30]]), paint) + line('M0 -172V-138', tone(c, -0.1), 3) + strands(s, f, c, 0, 4, 8);
    default: return pulled;
  }
};

export const hatOver: Draw = (s, p) => {
  if (!p.hat) return '';
  const { kind, colour: c, band } = p.hat;
  const [f] = p.face;
  const paint = across(s, c, 0.08);
  const shadow = fill(`M${-f * 0.98} -92Q0 -66 ${f * 0.98} -92L${f} -60Q0 -34 ${-f} -60Z`, tone(p.skin, -0.16), 'opacity="0.35"');
  switch (kind) {
    case 'straw': {
      let weave = '';
      for (let i = 0; i < 7; i++) weave += `<ellipse cx="0" cy="-92" rx="${112 + i * 17}" ry="${20 + i * 4.4}" fill="none" stroke="${tone(c, -0.09)}" stroke-width="2" opacity="0.45"/>`;
      return shadow + oval(0, -92, 226, 50, s.side(s.light <= 0 ? [tone(c, 0.06), c, tone(c, -0.1)] : [tone(c, -0.1), c, tone(c, 0.06)])) + weave + fill(`M${-f - 8} -100C${-f - 8} -226 ${f + 8} -226 ${f + 8} -100Q0 -66 ${-f - 8} -100Z`, paint) + fill(`M${-f - 8} -104Q0 -70 ${f + 8} -104L${f + 6} -134Q0 -102 ${-f - 6} -134Z`, band) + line(`M${-f * 0.8} -158Q0 -134 ${f * 0.8} -158M${-f * 0.62} -180Q0 -160 ${f * 0.62} -180`, tone(c, -0.09), 2.4, 'opacity="0.5"');
    }
    case 'panama': return shadow + oval(0, -92, 182, 34, paint) + oval(0, -97, 176, 28, tone(c, 0.03)) + fill(`M${-f - 4} -100C${-f - 2} -190 -56 -216 -10 -196Q0 -190 12 -197C60 -214 ${f + 2} -188 ${f + 4} -100Q0 -72 ${-f - 4} -100Z`, paint) + fill(`M${-f - 4} -102Q0 -74 ${f + 4} -102L${f + 3} -130Q0 -102 ${-f - 3} -130Z`, band) + line('M-16 -192Q-4 -160 2 -150', tone(c, -0.14), 4, 'opacity="0.5"');
    case 'beanie': {
      let out = fill(`M${-f - 12} -76C${-f - 16} -226 ${f + 16} -226 ${f + 12} -76Z`, paint);
      for (let i = -4; i <= 4; i++) out += line(`M${i * 25} -98Q${i * 22} -150 ${i * 13} ${-182 + Math.abs(i) * 6}`, tone(c, i % 2 ? -0.07 : 0.05), 4, 'opacity="0.45"');
      out += fill(`M${-f - 15} -118Q0 -92 ${f + 15} -118L${f + 14} -66Q0 -40 ${-f - 14} -66Z`, across(s, band, 0.08));
      for (let i = -9; i <= 9; i++) out += line(`M${i * 12} ${-102 + Math.abs(i) * -1.4}v42`, tone(band, -0.1), 3, 'opacity="0.45"');
      return out;
    }
    case 'cap': {
      const k = s.light <= 0 ? 1 : -1;
      return shadow + fill(`M${-f - 8} -78C${-f - 10} -210 ${f + 10} -210 ${f + 8} -78Q0 -108 ${-f - 8} -78Z`, paint) + line('M0 -182V-100', tone(c, -0.1), 3, 'opacity="0.6"') + line(`M${-f * 0.5} -160Q${-f * 0.66} -120 ${-f * 0.7} -92M${f * 0.5} -160Q${f * 0.66} -120 ${f * 0.7} -92`, tone(c, -0.1), 2.6, 'opacity="0.5"') + fill(`M${-f - 2} -92Q0 -132 ${f + 2} -92Q${f + k * 26 + 14} -58 ${f * 0.6} -58Q0 -86 ${-f * 0.6} -58Q${-f + k * 26 - 14} -58 ${-f - 2} -92Z`, band) + disc(0, -184, 7, band);
    }
    case 'flat': return shadow + fill(`M${-f - 12} -84C${-f - 24} -150 -70 -186 6 -184C90 -182 ${f + 30} -140 ${f + 16} -82Q0 -112 ${-f - 12} -84Z`, paint) + fill(`M${-f - 4} -92Q0 -124 ${f + 6} -92Q${f * 0.7} -62 0 -66Q${-f * 0.7} -62 ${-f - 4} -92Z`, band) + [0, 1, 2, 3].map((i) => line(`M${-f * 0.7 + i * 46} -112L${-f * 0.4 + i * 40} -168`, tone(c, i % 2 ? 0.07 : -0.07), 3, 'opacity="0.5"')).join('') + [0, 1].map((i) => line(`M${-f - 4} ${-112 - i * 26}Q0 ${-150 - i * 18} ${f + 12} ${-112 - i * 24}`, tone(c, -0.07), 3, 'opacity="0.4"')).join('');
    case 'turban': {
      let out = fill(`M${-f - 18} -52C${-f - 52} -150 -76 -236 6 -234C88 -234 ${f + 50} -150 ${f + 18} -52C${f * 0.7} -92 34 -112 0 -128C-34 -112 ${-f * 0.7} -92 ${-f - 18} -52Z`, across(s, c, 0.09));
      for (let i = 0; i < 6; i++) out += line(`M${-f - 16 + i * 2} ${-66 - i * 22}Q${-20 + i * 8} ${-128 - i * 14} ${66 + i * 4} ${-196 + i * 4}`, tone(c, i % 2 ? 0.08 : -0.09), 4, 'opacity="0.6"');
      for (let i = 0; i < 6; i++) out += line(`M${f + 16 - i * 2} ${-66 - i * 22}Q${20 - i * 6} ${-122 - i * 16} ${-50} ${-176 - i * 9}`, tone(c, i % 2 ? 0.07 : -0.09), 4, 'opacity="0.5"');
      return out + fill('M-26 -106Q0 -126 26 -106L0 -128Z', band);
    }
    case 'wrap': {
      let out = fill(`M${-f - 10} -62C${-f - 40} -160 -90 -236 -4 -250C90 -250 ${f + 44} -160 ${f + 10} -62Q0 -128 ${-f - 10} -62Z`, paint) + oval(26, -232, 62, 44, across(s, tone(c, 0.04))) + fill('M62 -246Q116 -292 132 -250Q126 -214 76 -214Z', tone(c, -0.03));
      for (let i = 0; i < 5; i++) out += line(`M${-f - 8 + i * 6} ${-76 - i * 24}Q-10 ${-146 - i * 20} ${f + 10 - i * 14} ${-88 - i * 30}`, i % 2 ? band : tone(c, -0.09), i % 2 ? 9 : 4, 'opacity="0.8"');
      return out + line('M-12 -250Q30 -214 72 -236M0 -266Q40 -232 84 -250', tone(c, -0.1), 4, 'opacity="0.6"');
    }
    case 'scarf':
      return '';
  }
};

/** A head scarf is drawn in one piece: a frame round the face, folds that run to the shoulder. */
export const headScarf: Draw = (s, p) => {
  const c = p.hat!.colour;
  const [f, cheek, , , len] = p.face;
  const inner = both([[0, -122], [f * 0.6, -112], [f * 0.93, -60], [cheek * 0.95, 10], [cheek * 0.84, 70], [cheek * 0.52, len * 0.92], [0, len + 6]]);
  const outer = both([[0, -188], [f * 0.66, -172], [f + 26, -96], [f + 34, 10], [f + 30, 100], [f + 50, 190], [f * 0.5, 250]]);
  let out = `<path fill-rule="evenodd" fill="${across(s, c, 0.09)}" d="${curve(outer, true)}${curve(inner, true)}"/>`;
  out += `<path d="${curve(inner, true)}" fill="none" stroke="${p.hat!.band}" stroke-width="9"/>`;
  for (let i = 0; i < 5; i++) out += line(curve([[-f - 8 - i * 4, -60 + i * 26], [-f * 0.9, 110 + i * 18], [-f * 0.2, 176 + i * 16], [f * 0.7, 170 + i * 20]]), tone(c, i % 2 ? 0.07 : -0.09), 4, 'opacity="0.5"');
  return out + line(curve([[-f * 0.8, -138], [0, -168], [f * 0.8, -138]]), tone(c, 0.1), 4, 'opacity="0.5"') + line(curve([[f + 14, -40], [f + 8, 60], [f * 0.6, 150]]), tone(c, -0.09), 4, 'opacity="0.5"');
};
