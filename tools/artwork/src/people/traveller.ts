import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { across, both, CX, EYES, facePath, hairBack, hairFront, hatOver, headScarf, K, type Traveller, type Draw } from './traveller-hair.ts';

export type { Traveller };

const eyePair: Draw = (s, p) => {
  const { kind, colour, gap = 50, lash = 0, slant = 0 } = p.eyes;
  const ink = mix(tone(p.skin, -0.5), '#1c1214', 0.6);
  const [w, h] = ({ almond: [23, 11], round: [21, 13.5], hooded: [22, 9], narrow: [23, 7.6], smiling: [22, 6.5] } as const)[kind];
  let out = '';
  for (const k of [-1, 1]) {
    const x = k * gap;
    const outer = x + k * w;
    const innerX = x - k * w * 0.92;
    const up = -slant;
    let e = '';
    if (kind === 'smiling') {
      e += line(`M${innerX} 3Q${x} -12 ${outer} ${4 + up}`, ink, 5.4) + line(`M${innerX + k * 5} 11Q${x} 15 ${outer - k * 6} 9`, tone(p.skin, -0.15), 2.4, 'opacity="0.7"');
    } else {
      const d = `M${innerX} 3Q${x - k * w * 0.3} ${-h * 1.25} ${x + k * w * 0.35} ${-h * 0.95}Q${outer - k * 4} ${-h * 0.4} ${outer} ${up}Q${x + k * 4} ${h * 1.1} ${innerX} 3Z`;
      const look = (p.turn ?? 0) * 3.5;
      e += fill(d, '#fbf4ea') + group(disc(x + look, -0.5, 10.4, tone(colour, -0.08)) + disc(x + look, 0.5, 8.6, colour) + disc(x + look, -0.5, 5.2, '#170f12') + disc(x + look + 3.4, -4.4, 2.8, '#ffffff') + rect(x - w, -h * 1.3, w * 2, h * 0.62, '#3a2430', 'opacity="0.22"'), s.clip(d));
      e += line(`M${innerX} 3Q${x - k * w * 0.3} ${-h * 1.25} ${x + k * w * 0.35} ${-h * 0.95}Q${outer - k * 4} ${-h * 0.4} ${outer + k * 2} ${up}`, ink, 3.8 + lash * 1.2);
      if (kind !== 'narrow') e += line(`M${innerX + k * 4} ${-h * 0.9}Q${x} ${-h * (kind === 'hooded' ? 1.5 : 2)} ${outer + k} ${-h * (kind === 'hooded' ? 0.3 : 0.8) + up}`, tone(p.skin, -0.19), kind === 'hooded' ? 3.4 : 2.2, 'opacity="0.75"');
      e += line(`M${innerX + k * 8} ${h * 0.82}Q${x + k * 4} ${h * 1.12} ${outer - k * 5} ${h * 0.5 + up * 0.5}`, tone(p.skin, -0.16), 1.8, 'opacity="0.6"');
      if (lash) e += line(`M${outer - k} ${up}l${k * 8 * lash} ${-5 * lash}M${outer - k * 6} ${-h * 0.5 + up * 0.6}l${k * 6 * lash} ${-6 * lash}`, ink, 2.8);
    }
    const b = p.brow;
    const bc = b.colour ?? (p.hairColour.startsWith('#') ? mix(tone(p.hairColour, -0.05), tone(p.skin, -0.3), 0.25) : ink);
    const y = -30 - (kind === 'round' ? 3 : 0);
    const sl = b.slant ?? 0;
    e += fill(`M${x - k * 27} ${y + 5 - sl}Q${x} ${y - b.arch - sl * 0.3} ${x + k * 33} ${y + 5 + sl * 0.6}Q${x} ${y - b.arch + b.width * 1.05 - sl * 0.2} ${x - k * 26} ${y + 5 + b.width * 0.9 - sl}Z`, bc);
    out += e;
  }
  return out;
};

const nose: Draw = (s, p) => {
  const away = s.light <= 0 ? 1 : -1;
  const { wing: w, length: l, kind } = p.nose;
  const dark = tone(p.skin, -0.13);
  const ink = tone(p.skin, -0.24);
  const bridge = kind === 'aquiline' ? 13 : kind === 'broad' ? 8 : 9;
  let out = fill(`M${away * 5} -12Q${away * (kind === 'aquiline' ? 15 : 7)} ${l * 0.4} ${away * (bridge - 1)} ${l * 0.62}Q${away * (w + 3)} ${l - 10} ${away * w} ${l + 1}Q${away * w * 0.5} ${l + 8} 0 ${l + 7}Q${away * 6} ${l - 6} ${away * 2} ${l * 0.5}Z`, dark, 'opacity="0.75"');
  if (kind === 'straight' || kind === 'aquiline') out += line(`M${away * 6} -8Q${away * (kind === 'aquiline' ? 16 : 8)} ${l * 0.38} ${away * (bridge + 1)} ${l * 0.66}`, ink, 2.6, 'opacity="0.55"');
  out += line(`M${-w} ${l - 2}Q${-w * 0.9} ${l + 6} ${-w * 0.45} ${l + 4}Q0 ${l + (kind === 'aquiline' ? 13 : 9)} ${w * 0.45} ${l + 4}Q${w * 0.9} ${l + 6} ${w} ${l - 2}`, ink, 3.4);
  if (kind === 'broad') out += line(`M${-w - 1} ${l - 3}Q${-w - 2} ${l - 14} ${-w * 0.6} ${l - 15}M${w + 1} ${l - 3}Q${w + 2} ${l - 14} ${w * 0.6} ${l - 15}`, ink, 2.4, 'opacity="0.5"');
  return out + oval(-away * 4, l - 8, 6, 8, tone(p.skin, 0.09), 'opacity="0.5"');
};

const mouth: Draw = (_s, p) => {
  const { kind, width: w, full = 0.5, colour } = p.mouth;
  const y = p.face[4] * 0.58 + 4;
  const lip = colour ?? mix(tone(p.skin, -0.1), '#b4443f', 0.38);
  const ink = mix(tone(p.skin, -0.34), '#6a2024', 0.4);
  const low = 6 + full * 11;
  const upper = 4 + full * 6;
  const lower = `<ellipse cx="0" cy="${y + low + 12}" rx="${w * 0.42}" ry="4" fill="${tone(p.skin, -0.13)}" opacity="0.45"/>`;
  const corners = (lift: number): string => line(`M${-w - 3} ${y - lift - 4}q-3 5 1 9M${w + 3} ${y - lift - 4}q3 5 -1 9`, tone(p.skin, -0.2), 2.6, 'opacity="0.7"');
  switch (kind) {
    case 'calm': return fill(`M${-w} ${y}Q${-w * 0.4} ${y - upper * 1.3} 0 ${y - upper * 0.7}Q${w * 0.4} ${y - upper * 1.3} ${w} ${y}Q0 ${y + low * 1.7} ${-w} ${y}Z`, lip) + line(`M${-w} ${y}Q${-w * 0.3} ${y + 2} 0 ${y + 1}Q${w * 0.3} ${y + 2} ${w} ${y}`, ink, 3) + lower;
    case 'soft': return fill(`M${-w} ${y - 5}Q${-w * 0.4} ${y - upper} 0 ${y - upper * 0.4}Q${w * 0.4} ${y - upper} ${w} ${y - 5}Q0 ${y + low * 2.1} ${-w} ${y - 5}Z`, lip) + line(`M${-w} ${y - 5}Q0 ${y + 9} ${w} ${y - 5}`, ink, 3.2) + corners(5) + lower;
    case 'half': return fill(`M${-w} ${y + 1}Q${-w * 0.3} ${y - upper} 4 ${y - upper * 0.5}Q${w * 0.5} ${y - upper - 2} ${w} ${y - 8}Q${w * 0.2} ${y + low * 1.9} ${-w} ${y + 1}Z`, lip) + line(`M${-w} ${y + 1}Q${w * 0.1} ${y + 7} ${w} ${y - 8}`, ink, 3.2) + line(`M${w + 4} ${y - 14}q5 6 1 12`, tone(p.skin, -0.2), 2.8, 'opacity="0.8"') + lower;
    case 'smile': return fill(`M${-w - 3} ${y - 8}Q${-w * 0.4} ${y - upper - 1} 0 ${y - upper * 0.4}Q${w * 0.4} ${y - upper - 1} ${w + 3} ${y - 8}Q${w * 0.6} ${y + 19 + low * 0.6} 0 ${y + 20 + low * 0.6}Q${-w * 0.6} ${y + 19 + low * 0.6} ${-w - 3} ${y - 8}Z`, lip) + fill(`M${-w + 2} ${y - 4}Q0 ${y + 5} ${w - 2} ${y - 4}Q${w * 0.55} ${y + 16} 0 ${y + 16}Q${-w * 0.55} ${y + 16} ${-w + 2} ${y - 4}Z`, '#fffaf2') + line(`M${-w - 3} ${y - 8}Q0 ${y + 6} ${w + 3} ${y - 8}`, ink, 2.6, 'opacity="0.6"') + corners(9) + lower.replace('cy="', 'transform="translate(0 9)" cy="');
    case 'laugh': return fill(`M${-w - 4} ${y - 9}Q0 ${y - upper * 0.2 - 2} ${w + 4} ${y - 9}Q${w * 0.82} ${y + 32} 0 ${y + 35}Q${-w * 0.82} ${y + 32} ${-w - 4} ${y - 9}Z`, lip) + fill(`M${-w + 2} ${y - 5}Q0 ${y + 3} ${w - 2} ${y - 5}Q${w * 0.7} ${y + 26} 0 ${y + 28}Q${-w * 0.7} ${y + 26} ${-w + 2} ${y - 5}Z`, '#5d1c24') + fill(`M${-w + 2} ${y - 5}Q0 ${y + 3} ${w - 2} ${y - 5}Q${w * 0.84} ${y + 8} ${w * 0.7} ${y + 9}Q0 ${y + 14} ${-w * 0.7} ${y + 9}Q${-w * 0.84} ${y + 8} ${-w + 2} ${y - 5}Z`, '#fffaf2') + oval(0, y + 23, w * 0.4, 6, '#c85a56') + corners(11);
  }
};

const beard: Draw = (s, p) => {
  if (!p.beard) return '';
  const c = p.beard.colour ?? p.hairColour;
  const [, cheek, jaw, chin, len] = p.face;
  const y = len * 0.58 + 4;
  const n = p.nose.length;
  const kind = p.beard.kind;
  const area = (grow: number, drop: number): string => `${curve([[-cheek - grow, -8], [-(cheek + jaw) / 2 - grow - 3, 50], [-jaw - grow, len * 0.68], [-chin - (jaw - chin) * 0.3 - grow, len * 0.92 + drop * 0.6], [-chin * 0.45, len + drop], [0, len + 3 + drop], [chin * 0.45, len + drop], [chin + (jaw - chin) * 0.3 + grow, len * 0.92 + drop * 0.6], [jaw + grow, len * 0.68], [(cheek + jaw) / 2 + grow + 3, 50], [cheek + grow, -8]])}L${curve([[cheek - 7, 0], [cheek * 0.84, 34], [p.mouth.width + 22, y - 20], [24, n + 13], [0, n + 15], [-24, n + 13], [-p.mouth.width - 22, y - 20], [-cheek * 0.84, 34], [-cheek + 7, 0]]).slice(1)}Z`;
  if (kind === 'stubble') return group(fill(area(0, 0), c, 'opacity="0.27"'), s.clip(facePath(p.face)));
  if (kind === 'moustache') return fill(`M0 ${n + 12}Q-20 ${n + 8} -${p.mouth.width + 6} ${y - 1}Q-${p.mouth.width + 16} ${y + 4} -${p.mouth.width + 20} ${y - 4}Q-${p.mouth.width - 6} ${y + 9} 0 ${y - 4}Q${p.mouth.width - 6} ${y + 9} ${p.mouth.width + 20} ${y - 4}Q${p.mouth.width + 16} ${y + 4} ${p.mouth.width + 6} ${y - 1}Q20 ${n + 8} 0 ${n + 12}Z`, across(s, c));
  const lip = oval(0, y + 6, p.mouth.width * 0.98, 14, p.skin);
  if (kind === 'goatee') return fill(curve(both([[0, n + 14], [22, n + 16], [p.mouth.width + 9, y], [p.mouth.width + 4, y + 24], [chin * 0.72, len + 2], [0, len + 10]]), true), c, 'opacity="0.94"') + lip;
  const [grow, drop] = kind === 'full' ? [7, 30] : [1, 6];
  let out = fill(area(grow, drop), across(s, c, 0.08));
  for (let i = 0; i < 36; i++) {
    const u = s.r.range(-0.9, 0.9);
    const yy = len * s.r.range(0.62, 1.02) + drop * 0.4 * (1 - Math.abs(u));
    out += line(`M${u * jaw * 0.9} ${yy - 8}q${u * -6} 8 ${u * -10} 16`, tone(c, i % 2 ? 0.12 : -0.08), 2.2, 'opacity="0.45"');
  }
  return out + lip;
};

function ageLines(p: Traveller): string {
  const a = p.age ?? 0;
  if (a < 0.15) return '';
  const [, cheek, , , len] = p.face;
  const g = p.eyes.gap ?? 50;
  const ink = tone(p.skin, -0.16);
  const o = (k: number): string => `opacity="${Math.min(0.85, a * k).toFixed(2)}"`;
  const y = len * 0.58;
  let out = line(`M${-p.nose.wing - 7} ${p.nose.length - 4}Q${-p.mouth.width - 12} ${y - 18} ${-p.mouth.width - 12} ${y + 4}M${p.nose.wing + 7} ${p.nose.length - 4}Q${p.mouth.width + 12} ${y - 18} ${p.mouth.width + 12} ${y + 4}`, ink, 2.8, o(0.9));
  out += line(`M${-g - 17} 20Q${-g} 27 ${-g + 17} 20M${g - 17} 20Q${g} 27 ${g + 17} 20`, ink, 2.4, o(0.85));
  if (a > 0.35) for (const k of [-1, 1]) out += line(`M${k * (g + 30)} -4l${k * 13} -7M${k * (g + 31)} 3h${k * 14}M${k * (g + 29)} 10l${k * 12} 6`, ink, 2.2, o(0.8));
  if (a > 0.5) out += line('M-48 -84Q0 -92 48 -84M-40 -68Q0 -75 40 -68', ink, 2.4, o(0.6));
  if (a > 0.7) out += line(`M${-cheek * 0.7} ${len * 0.62}q8 16 22 24M${cheek * 0.7} ${len * 0.62}q-8 16 -22 24`, ink, 2.4, o(0.55));
  return out;
}

const glasses: Draw = (_s, p) => {
  if (!p.glasses) return '';
  const { kind, colour } = p.glasses;
  const g = (p.eyes.gap ?? 50) + 1;
  const cheek = p.face[1];
  const lens = kind === 'sun' ? `fill="${tone(colour, -0.06)}" fill-opacity="0.86"` : 'fill="#ffffff" fill-opacity="0.08"';
  const one = (x: number): string => kind === 'round' ? `<circle cx="${x}" cy="3" r="35" ${lens} stroke="${colour}" stroke-width="5.500"/>` : `<rect x="${x - 38}" y="-25" width="76" height="${kind === 'half' ? 46 : 56}" rx="${kind === 'square' ? 14 : 22}" ${lens} stroke="${colour}" stroke-width="${kind === 'half' ? 4 : 7}"/>`;
  const glint = (x: number): string => line(`M${x - 20} -8l14 -12`, '#ffffff', 5, 'opacity="0.5"');
  return one(-g) + one(g) + glint(-g) + glint(g) + line(`M${-g + 36} -2Q0 -13 ${g - 36} -2M${-g - 37} -4L${-cheek - 3} -11M${g + 37} -4L${cheek + 3} -11`, colour, 5.4);
};

const body: Draw = (s, p) => {
  const { kind, colour: c, accent: a } = p.clothes;
  const away = s.light <= 0 ? 1 : -1;
  const b = p.build ?? 1;
  const sw = 300 + 52 * b;
  const [lx, rx] = [CX - sw, CX + sw];
  const shoulder = 812 - 10 * b;
  const shape = `M${lx} 1120C${lx + 4} ${shoulder + 120} ${lx + 74} ${shoulder + 12} ${CX - 176} ${shoulder - 40}Q${CX - 110} ${shoulder - 66} ${CX - 86} ${shoulder - 92}Q${CX} ${shoulder - 20} ${CX + 86} ${shoulder - 92}Q${CX + 110} ${shoulder - 66} ${CX + 176} ${shoulder - 40}C${rx - 74} ${shoulder + 12} ${rx - 4} ${shoulder + 120} ${rx} 1120Z`;
  const cloth = s.across(lx, rx, away > 0 ? [tone(c, 0.06), c, tone(c, -0.1)] : [tone(c, -0.1), c, tone(c, 0.06)]);
  const t = shoulder - 92;
  const neckW = 62 + 12 * b;
  const shade = tone(p.skin, -0.1);
  let out = fill(`M${CX - neckW} 540H${CX + neckW}V${t - 14}Q${CX + neckW + 8} ${t + 10} ${CX + neckW + 34} ${t + 14}Q${CX} ${t + 130} ${CX - neckW - 34} ${t + 14}Q${CX - neckW - 8} ${t + 10} ${CX - neckW} ${t - 14}Z`, p.skin);
  const chin = EYES + p.face[4] * K;
  out += fill(`M${CX - neckW} ${chin - 40}H${CX + neckW}V${chin + 26}Q${CX + away * 26} ${chin + 74} ${CX - neckW} ${chin + 14}Z`, shade, 'opacity="0.85"') + fill(`M${CX + away * 20} ${chin - 20}H${CX + away * neckW}V${t - 14}Q${CX + away * (neckW + 8)} ${t + 10} ${CX + away * (neckW + 34)} ${t + 14}Q${CX + away * 40} ${t + 74} ${CX + away * 10} ${t + 60}Z`, shade, 'opacity="0.45"');
  let on = '';
  if (kind === 'stripe') for (let i = 0; i < 9; i++) on += line(`M${lx - 20} ${t + 96 + i * 44}Q${CX} ${t + 156 + i * 46} ${rx + 20} ${t + 96 + i * 44}`, a, 15);
  if (kind === 'kurta') on += rect(CX - 22, t + 30, 44, 320, a) + [0, 1, 2, 3].map((i) => disc(CX, t + 74 + i * 52, 7, tone(c, 0.16))).join('') + line(`M${CX - 22} ${t + 40}V1100M${CX + 22} ${t + 40}V1100`, tone(a, -0.12), 3);
  on += line(`M${CX - sw * 0.62} ${shoulder + 70}Q${CX - sw * 0.52} ${shoulder + 150} ${CX - sw * 0.56} 1100M${CX + sw * 0.62} ${shoulder + 70}Q${CX + sw * 0.52} ${shoulder + 150} ${CX + sw * 0.56} 1100`, tone(c, -0.13), 5, 'opacity="0.55"');
  out += fill(shape, cloth) + group(on, s.clip(shape));
  const l = (dx: number): number => CX - dx;
  const r = (dx: number): number => CX + dx;
  switch (kind) {
    case 'crew':
    case 'stripe':
      out += line(`M${l(88)} ${t}Q${CX} ${t + 84} ${r(88)} ${t}`, tone(c, -0.1), 20) + line(`M${l(92)} ${t - 4}Q${CX} ${t + 76} ${r(92)} ${t - 4}`, kind === 'crew' ? a : tone(c, 0.06), 7);
      break;
    case 'vneck':
      out += fill(`M${l(88)} ${t - 4}L${CX} ${t + 150}L${r(88)} ${t - 4}Q${CX} ${t + 70} ${l(88)} ${t - 4}Z`, p.skin) + fill(`M${CX} ${t + 150}L${r(88)} ${t - 4}Q${CX + 40} ${t + 50} ${CX} ${t + 62}Z`, shade, 'opacity="0.5"') + line(`M${l(90)} ${t - 4}L${CX} ${t + 150}L${r(90)} ${t - 4}`, a, 12);
      break;
    case 'shirt':
      out += fill(`M${l(40)} ${t + 40}L${CX} ${t + 66}L${r(40)} ${t + 40}L${CX} ${t + 120}Z`, p.skin) + fill(`M${l(88)} ${t - 12}L${l(128)} ${t + 56}L${l(34)} ${t + 138}L${CX} ${t + 66}ZM${r(88)} ${t - 12}L${r(128)} ${t + 56}L${r(34)} ${t + 138}L${CX} ${t + 66}Z`, tone(c, 0.08)) + line(`M${l(34)} ${t + 138}L${CX} ${t + 66}L${r(34)} ${t + 138}`, tone(c, -0.12), 4) + line(`M${CX} ${t + 80}V1100`, tone(c, -0.11), 4) + [0, 1, 2].map((i) => disc(CX + 1, t + 160 + i * 72, 7, a)).join('');
      break;
    case 'jacket':
      out += fill(`M${l(84)} ${t - 6}Q${CX} ${t + 74} ${r(84)} ${t - 6}L${r(60)} 1100H${l(60)}Z`, a) + line(`M${l(78)} ${t + 4}Q${CX} ${t + 80} ${r(78)} ${t + 4}`, tone(a, -0.1), 10) + fill(`M${l(88)} ${t - 14}L${l(168)} ${t + 80}L${l(120)} ${t + 124}L${l(148)} ${t + 156}L${l(20)} 1120L${l(40)} ${t + 190}ZM${r(88)} ${t - 14}L${r(168)} ${t + 80}L${r(120)} ${t + 124}L${r(148)} ${t + 156}L${r(20)} 1120L${r(40)} ${t + 190}Z`, tone(c, 0.06)) + line(`M${l(88)} ${t - 14}L${l(40)} ${t + 190}L${l(20)} 1100M${r(88)} ${t - 14}L${r(40)} ${t + 190}L${r(20)} 1100`, tone(c, -0.12), 4);
      break;
    case 'roll': {
      out += fill(`M${l(neckW + 14)} ${t - 54}Q${CX} ${t - 26} ${r(neckW + 14)} ${t - 54}L${r(98)} ${t + 10}Q${CX} ${t + 82} ${l(98)} ${t + 10}Z`, cloth) + line(`M${l(neckW + 14)} ${t - 54}Q${CX} ${t - 26} ${r(neckW + 14)} ${t - 54}`, tone(c, 0.1), 6) + line(`M${l(98)} ${t + 10}Q${CX} ${t + 82} ${r(98)} ${t + 10}`, tone(c, -0.12), 5, 'opacity="0.6"');
      for (let i = -6; i <= 6; i++) out += line(`M${CX + i * 11} ${t - 38 + 8 - Math.abs(i) * 2}L${CX + i * 14} ${t + 44 - Math.abs(i) * 5}`, tone(c, -0.08), 3, 'opacity="0.45"');
      if (a !== c) for (let i = 0; i < 13; i++) { const x = CX + (i - 6) * 54; const y = t + 150 + Math.abs(i - 6) * 5; out += fill(`M${x - 24} ${y}l24 -28l24 28l-24 28Z`, a, 'opacity="0.9"') + disc(x, y, 6, c); }
      break;
    }
    case 'hood':
      out += fill(`M${l(96)} ${t - 30}Q${l(176)} ${t + 30} ${l(120)} ${t + 96}Q${CX} ${t + 176} ${r(120)} ${t + 96}Q${r(176)} ${t + 30} ${r(96)} ${t - 30}Q${r(78)} ${t + 30} ${CX} ${t + 84}Q${l(78)} ${t + 30} ${l(96)} ${t - 30}Z`, tone(c, -0.04)) + line(`M${l(92)} ${t - 24}Q${l(74)} ${t + 34} ${CX} ${t + 84}Q${r(74)} ${t + 34} ${r(92)} ${t - 24}`, tone(c, 0.09), 7) + line(`M${l(28)} ${t + 96}Q${l(38)} ${t + 160} ${l(30)} ${t + 220}M${r(28)} ${t + 96}Q${r(36)} ${t + 150} ${r(32)} ${t + 206}`, a, 8);
      break;
    case 'cardigan':
      out += fill(`M${l(92)} ${t - 8}Q${CX} ${t + 60} ${r(92)} ${t - 8}L${r(36)} ${t + 220}L${r(30)} 1100H${l(30)}L${l(36)} ${t + 220}Z`, a) + line(`M${l(86)} ${t}Q${CX} ${t + 74} ${r(86)} ${t}`, tone(a, -0.1), 8) + line(`M${l(96)} ${t - 6}L${l(34)} ${t + 220}V1100M${r(96)} ${t - 6}L${r(34)} ${t + 220}V1100`, tone(c, 0.07), 22) + [0, 1, 2].map((i) => disc(CX + 34, t + 236 + i * 40, 7, tone(c, -0.16))).join('');
      break;
    case 'kurta':
      out += fill(`M${l(84)} ${t - 22}Q${CX} ${t + 30} ${r(84)} ${t - 22}L${r(94)} ${t + 14}Q${CX} ${t + 78} ${l(94)} ${t + 14}Z`, tone(c, 0.05)) + line(`M${l(94)} ${t + 14}Q${CX} ${t + 78} ${r(94)} ${t + 14}`, a, 6);
      break;
    case 'rain':
      out += fill(`M${l(110)} ${t - 34}Q${l(188)} ${t + 10} ${l(140)} ${t + 74}L${l(30)} ${t + 150}L${CX} ${t + 84}L${l(84)} ${t + 10}ZM${r(110)} ${t - 34}Q${r(188)} ${t + 10} ${r(140)} ${t + 74}L${r(30)} ${t + 150}L${CX} ${t + 84}L${r(84)} ${t + 10}Z`, tone(c, 0.07)) + line(`M${CX} ${t + 90}V1100`, tone(c, -0.14), 9) + line(`M${CX} ${t + 90}V1100`, a, 4, 'stroke-dasharray="7 7"');
      break;
  }
  const x = p.extraColour ?? a;
  if (p.extra === 'straps') out += [-1, 1].map((k) => fill(`M${CX + k * 178} ${shoulder - 44}Q${CX + k * 196} ${shoulder + 80} ${CX + k * 188} 1100H${CX + k * 248}Q${CX + k * 258} ${shoulder + 80} ${CX + k * 236} ${shoulder - 22}Z`, s.side([tone(x, 0.06), x, tone(x, -0.08)])) + rect(CX + k * 218 - 40, shoulder + 96, 76, 22, tone(x, -0.14), 'rx="6"')).join('') + rect(CX - 190, shoulder + 150, 380, 12, tone(x, -0.1)) + rect(CX - 26, shoulder + 140, 52, 32, tone(x, -0.18), 'rx="6"');
  if (p.extra === 'kerchief') out += fill(`M${l(104)} ${t - 34}Q${CX} ${t + 38} ${r(104)} ${t - 34}Q${r(120)} ${t + 40} ${r(50)} ${t + 76}L${CX + 16} ${t + 176}L${CX - 18} ${t + 80}Q${l(116)} ${t + 50} ${l(104)} ${t - 34}Z`, across(s, x)) + line(`M${l(96)} ${t - 6}Q${CX} ${t + 66} ${r(98)} ${t - 6}M${l(70)} ${t + 34}Q${CX} ${t + 82} ${r(60)} ${t + 42}`, tone(x, -0.12), 4, 'opacity="0.6"') + [0, 1, 2, 3, 4, 5, 6].map((i) => disc(CX - 72 + i * 25, t + 34 + Math.sin(i * 0.52) * 22, 5, tone(x, 0.2))).join('');
  if (p.extra === 'camera') out += line(`M${l(118)} ${t}Q${l(96)} ${t + 130} ${l(44)} ${t + 212}M${r(118)} ${t}Q${r(96)} ${t + 130} ${r(44)} ${t + 212}`, x, 15) + rect(CX - 80, t + 196, 160, 108, '#2d2a30', 'rx="14"') + rect(CX - 80, t + 196, 160, 32, '#c9c2b8', 'rx="12"') + disc(CX, t + 254, 44, '#1d1b21') + disc(CX, t + 254, 30, '#3f5064') + disc(CX - 10, t + 244, 8, '#c8dbe6') + rect(CX + 42, t + 204, 24, 14, '#8a3a34', 'rx="3"');
  if (p.extra === 'beads') out += Array.from({ length: 15 }, (_, i) => { const u = i / 14 - 0.5; return disc(CX + u * 208, t + 92 - u * u * 330, 12, s.ball([tone(x, 0.14), x, tone(x, -0.1)])); }).join('');
  return out;
};

/** Head and shoulders of somebody in particular: every feature is chosen, none is left to chance. */
export function traveller(p: Traveller): Scene {
  const figure = layer(0.6, (s) => {
    const away = s.light <= 0 ? 1 : -1;
    const [fore, cheek, , , len] = p.face;
    const shade = tone(p.skin, -0.09);
    const F = facePath(p.face);
    const turn = (p.turn ?? 0) * 9;
    const scarf = p.hat?.kind === 'scarf';
    const covered = p.hat && !scarf && p.hat.kind !== 'wrap';
    let head = '';
    let back = '';
    if (!scarf && p.hat?.kind !== 'turban') back += hairBack(s, p);
    if (!scarf && !['bob', 'fringe', 'straight', 'waves'].includes(p.hair)) for (const k of [-1, 1]) head += oval(k * (cheek + 1), 12, 16, 29, k === away ? shade : p.skin) + line(`M${k * (cheek + 6)} -4q${k * 8} 12 ${k * 1} 28`, tone(p.skin, -0.17), 2.6, 'opacity="0.6"');
    head += fill(F, p.skin);
    const half = `M${away * 22} -200Q${away * 44} -60 ${away * 40} -20Q${away * 62} 40 ${away * 30} ${len * 0.72}Q${away * 12} ${len} ${away * 4} ${len + 40}H${away * 260}V-200Z`;
    let inner = fill(half, shade, 'opacity="0.5"') + disc(-62, 46, 32, '#e0604e', `opacity="0.17" ${s.blur(10)}`) + disc(62, 46, 32, '#e0604e', `opacity="0.17" ${s.blur(10)}`);
    if (p.hair !== 'bald' && p.hair !== 'rim' && !covered) inner += fill(curve([[-fore - 20, -20], [-fore * 0.84, -72], [0, -96], [fore * 0.84, -72], [fore + 20, -20], [fore + 20, -200], [-fore - 20, -200]], true), shade, 'opacity="0.42"');
    if (p.freckles) for (let i = 0; i < 34; i++) inner += disc(s.r.gauss() * 44 + (i % 2 ? 34 : -34), 30 + s.r.gauss() * 18, s.r.range(1.6, 2.8), '#a85a38', 'opacity="0.45"');
    head += group(inner, s.clip(F));
    head += group(beard(s, p), turn ? `transform="translate(${turn * 0.5} 0)"` : '');
    head += group(ageLines(p) + eyePair(s, p) + mouth(s, p) + (p.beard?.kind === 'full' || p.beard?.kind === 'short' ? beard(s, { ...p, beard: { kind: 'moustache', colour: p.beard.colour ?? p.hairColour } }) : ''), `transform="translate(${turn} 0)"`) + group(nose(s, p), `transform="translate(${turn * 1.5} 0)"`);
    if (!scarf && p.hat?.kind !== 'turban' && p.hat?.kind !== 'wrap') {
      // Under a hat only what hangs below its brim may show.
      head += covered ? group(hairFront(s, p), s.clip('M-300 -96H300V500H-300Z')) : hairFront(s, p);
    }
    if (scarf) head += headScarf(s, p);
    head += group(glasses(s, p), `transform="translate(${turn} 0)"`);
    head += hatOver(s, p);
    if (p.earrings && !scarf) {
      const { kind, colour } = p.earrings;
      for (const k of [-1, 1]) {
        const x = k * (cheek + 5);
        head += kind === 'hoop' ? `<circle cx="${x}" cy="60" r="22" fill="none" stroke="${colour}" stroke-width="5.500"/>` : kind === 'drop' ? line(`M${x} 40V54`, colour, 3) + fill(`M${x} 50Q${x + 13} 74 ${x} 84Q${x - 13} 74 ${x} 50Z`, colour) : disc(x, 42, 8, colour);
      }
    }
    const at = `transform="translate(${CX} ${EYES}) rotate(${p.tilt ?? 0} 0 ${len}) scale(${K})"`;
    const zoom = p.hat && p.hat.kind !== 'scarf' && p.hat.kind !== 'cap' ? 1.03 : ['bun', 'topknot', 'afro', 'quiff'].includes(p.hair) ? 1.05 : 1.16;
    return group(group(back, at) + body(s, p) + group(head, at), `transform="translate(${CX} 1010) scale(${zoom}) translate(${-CX} -1010)"`);
  });
  return { slug: p.slug, place: p.name, alt: p.alt, seed: p.seed, light: p.light, air: '#f2e2cc', aspect: 1, grain: 0.4, layers: (s) => [...p.ground(s), figure] };
}
