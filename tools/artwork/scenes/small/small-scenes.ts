import { fade, mix, tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, group, lens, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ferry, sloop } from '@trekker/cover-art/boats.ts';
import { bird } from '@trekker/cover-art/creatures.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hiker, sitter, walker } from '@trekker/cover-art/people.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { cumulus, mist, moon, sky, stars, sun, whole } from '@trekker/cover-art/sky.ts';
import { grass, leafSpray, pines } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

const lit = (s: Stage, c: string, by = 0.08): string => s.side(s.light <= 0 ? [tone(c, by), c, tone(c, -by)] : [tone(c, -by), c, tone(c, by)]);
const shadow = (x: number, y: number, rx: number, ry: number, c = '#2a1a26', o = 0.4): string => oval(x, y, rx, ry, c, `opacity="${o}"`);

/** A view through an opening: whole layers, cut to it. */
const view = (s: Stage, d: string, of: Layer[]): string => group(of.map((l) => s.paint(l)).join(''), s.clip(d));
const boards = (s: Stage, y: number, c: string, rows: number): string => {
  let out = rect(-100, y, s.w + 200, 1100 - y, s.down(y, 1000, [tone(c, 0.05), c, tone(c, -0.12)]));
  for (let i = 1; i < rows; i++) { const yy = y + (1000 - y) * (i / rows) ** 1.5; out += line(`M-100 ${yy}H${s.w + 100}`, tone(c, -0.13), 3, 'opacity="0.6"'); for (let k = 0; k < 4; k++) { const x = s.r.range(-60, s.w + 60); out += line(`M${x} ${yy}v${(1000 - y) * 0.09}`, tone(c, -0.13), 3, 'opacity="0.5"') + line(`M${x + 60} ${yy + 12}h${s.r.range(60, 200)}`, tone(c, 0.06), 2, 'opacity="0.5"'); } }
  return out;
};
const plank = (s: Stage, y: number, c: string): string => { let out = rect(-100, y, s.w + 200, 1100 - y, s.down(y, 1000, [tone(c, 0.07), c, tone(c, -0.14)])) + rect(-100, y - 5, s.w + 200, 12, tone(c, 0.14)); for (let i = 0; i < 24; i++) { const yy = y + 16 + i * (1000 - y) / 22; out += line(`M-100 ${yy}Q${s.x(s.r.next())} ${yy + s.r.range(-8, 8)} ${s.w + 100} ${yy + s.r.range(-4, 4)}`, i % 2 ? tone(c, -0.12) : tone(c, 0.1), s.r.range(1, 2.6), 'opacity="0.32"'); } return out; };
const steam = (x: number, y: number, h: number, w = 16): string => [0, 1, 2].map((i) => line(curve([[x - 22 + i * 22, y], [x + i * 20, y - h * 0.35], [x - 28 + i * 20, y - h * 0.7], [x + i * 20, y - h]]), '#ffffff', w, 'opacity="0.2"')).join('');

/** A packed rucksack, foot at 0,0, about 420 high. */
function rucksack(s: Stage, c: string, strap: string, mat: string): string {
  const dark = tone(c, -0.1);
  let out = fill('M-142 -40Q-186 -60 -182 -150Q-180 -196 -140 -196ZM142 -40Q186 -60 182 -150Q180 -196 140 -196Z', lit(s, dark));
  out += `<rect x="-168" y="-452" width="336" height="84" rx="42" fill="${lit(s, mat, 0.1)}"/>` + oval(126, -410, 26, 40, tone(mat, -0.08)) + `<path d="M126 -410m-16 0a16 24 0 1 0 16 -24a10 15 0 1 0 4 26" fill="none" stroke="${tone(mat, 0.1)}" stroke-width="4"/>`;
  out += fill('M-140 0Q-168 -20 -160 -210Q-154 -352 -96 -376H96Q154 -352 160 -210Q168 -20 140 0Q0 18 -140 0Z', lit(s, c, 0.08));
  out += fill('M-150 -262C-162 -380 -90 -400 0 -400S162 -380 150 -262Q0 -226 -150 -262Z', lit(s, tone(c, 0.05), 0.08)) + line('M-150 -262Q0 -226 150 -262', dark, 6);
  out += fill('M-104 -26Q-122 -40 -114 -170Q0 -150 114 -170Q122 -40 104 -26Q0 -10 -104 -26Z', lit(s, tone(c, 0.03), 0.07)) + line('M-114 -170Q0 -150 114 -170', dark, 7) + line('M-108 -150Q0 -130 108 -150', strap, 4, 'stroke-dasharray="9 7"');
  for (const x of [-72, 72]) out += line(`M${x} -470V-210`, strap, 17) + line(`M${x - 5} -470V-214`, tone(strap, 0.1), 3, 'opacity="0.7"') + rect(x - 17, -232, 34, 30, '#d9b25a', 'rx="5"') + rect(x - 9, -224, 18, 14, tone(strap, -0.06));
  out += fill('M-40 -394Q0 -470 40 -394', 'none', `stroke="${strap}" stroke-width="15"`);
  out += disc(0, -324, 30, '#f4e2b8') + fill('M-22 -314L-4 -342L6 -326L12 -334L24 -314Z', '#3f6f7a') + disc(14, -340, 5, '#e0703f');
  return out + put(170, -80, 1, line('M-4 -110V-130', '#7d8a92', 6) + fill('M-26 76Q-32 -60 -22 -90H22Q32 -60 26 76Q0 86 -26 76Z', lit(s, '#d8553f')) + rect(-16, -118, 32, 30, '#2d3540', 'rx="6"'));
}

function boot(s: Stage, c: string): string {
  return fill('M-60 0Q-64 -40 -58 -130H6Q8 -70 26 -58Q78 -46 84 0Z', lit(s, c)) + fill('M-66 0H88V16Q86 24 78 24H-60Q-68 24 -66 0Z', '#3a2a28') + fill('M-62 -136H10V-114H-62Z', tone(c, 0.12)) + [0, 1, 2, 3, 4].map((i) => line(`M${-18 + i * 10} ${-112 + i * 15}l26 6`, '#f2d9a0', 4.4)).join('') + line('M84 -6Q40 -34 26 -58', tone(c, -0.12), 4);
}

const mountainsOutside = (dusk: boolean): Layer[] => [
  sky(dusk ? ['#3f5f9a', '#c98fa8', '#ffcf9a'] : ['#5aa3cf', '#a9d4e2', '#fbecc8'], 560),
  ridge({ depth: 0.1, base: 620, height: 360, rough: 0.8, peaks: [[0.1, 0.8, 280], [0.28, 1, 300], [0.46, 0.7, 260], [0.64, 0.95, 300], [0.86, 0.8, 280]], colour: dusk ? '#8a7aa8' : '#8fa9bf', shade: dusk ? '#5f5590' : '#5f7fa5', lit: '#fff3dc', snow: { line: 0.42, colour: '#fffaf2', ragged: 36 }, foot: dusk ? '#e0a8a8' : '#c3d9da', gullies: 6 }),
  hills({ depth: 0.2, y: 600, height: 60, colour: dusk ? '#5f5a86' : '#7fae74', lit: dusk ? '#e0a08c' : '#d9e79a' }),
  pines({ depth: 0.3, ground: () => 660, count: 40, height: [50, 120], dark: dusk ? '#2f335f' : '#2f6350', lit: dusk ? '#5f5a80' : '#7fb073' }),
];

const pack: Scene = {
  slug: 'small-rucksack-window', place: 'Ready to leave', seed: 1401, light: -0.7, air: '#f2ddc0', grain: 0.5,
  alt: 'A packed green rucksack with a rolled mat, boots and a map on a wooden floor beside a window onto snowy mountains',
  layers: () => [
    layer(0, (s) => whole(s, s.across(0, s.w, ['#f4d7a4', '#e8bd8a', '#b9806a']))),
    layer(0.1, (s) => {
      const d = `M${s.x(0.07)} 90H${s.x(0.43)}V640H${s.x(0.07)}Z`;
      const [a, b] = [s.x(0.07), s.x(0.43)];
      return view(s, d, mountainsOutside(false)) + rect(a, 90, b - a, 550, 'none', 'stroke="#fbf3e2" stroke-width="24"') + line(`M${(a + b) / 2} 90V640M${a} 350H${b}`, '#fbf3e2', 13) + line(`M${(a + b) / 2 + 7} 90V640M${a} 357H${b}`, '#c9a98c', 3, 'opacity="0.7"') + rect(a - 40, 634, b - a + 80, 30, '#fdf7ea') + rect(a - 40, 660, b - a + 80, 10, '#a8785f', 'opacity="0.5"') + fill(`M${a - 70} 60Q${a - 40} 400 ${a - 60} 720H${a + 40}Q${a + 66} 300 ${a + 50} 60ZM${b + 70} 60Q${b + 40} 400 ${b + 60} 720H${b - 40}Q${b - 66} 300 ${b - 50} 60Z`, s.across(a, b, ['#c9584a', '#d9745c', '#a83f44']), 'opacity="0.95"') + rect(a - 110, 48, b - a + 220, 14, '#7a4a34', 'rx="7"') + put(s.x(0.335), 636, 1, fill('M-34 0L-42 -62H42L34 0Z', '#c9653f') + rect(-46, -74, 92, 16, '#d97a50', 'rx="4"') + Array.from({ length: 7 }, (_, i) => put(0, -70, 1, leafSpray(s, 0, 0, 76, i % 2 ? '#4f8a5a' : '#6fa868', 3), 180 + (i - 3) * 24)).join(''));
    }),
    layer(0.2, (s) => boards(s, 760, '#b5794c', 6) + rect(-100, 736, s.w + 200, 28, '#f4e2c0') + fill(poly([[s.x(0.2), 764], [s.x(0.42), 764], [s.x(0.86), 1100], [s.x(0.42), 1100]]), '#fff0bc', 'opacity="0.3"') + fill(poly([[s.x(0.52), 100], [s.x(0.68), 100], [s.x(0.88), 700], [s.x(0.7), 700]]), '#fff0bc', 'opacity="0.2"')),
    // A picture on the wall: where one goes next.
    layer(0.22, (s) => put(s.x(0.82), 300, 1, rect(-120, -150, 240, 300, '#7a4a38', 'rx="4"') + rect(-106, -136, 212, 272, '#fbf2df') + rect(-90, -120, 180, 190, s.fall(['#3f7f9c', '#f2c48c'])) + disc(30, -60, 26, '#fff0c0') + fill('M-90 70V20L-40 -50L-6 0L24 -34L90 40V70Z', '#4f5f8a') + fill('M-90 70V50Q0 14 90 56V70Z', '#2f6f6a') + rect(-60, 92, 120, 10, '#b5573f') + rect(-36, 112, 72, 7, '#8a7a6a'))),
    layer(0.5, (s) => shadow(s.x(0.63) + 60, 912, 260, 34) + put(s.x(0.63), 908, 1.18, rucksack(s, '#4f7a5c', '#8a5a38', '#e0a648'))),
    layer(0.6, (s) => shadow(s.x(0.385) + 30, 936, 130, 20) + put(s.x(0.4), 912, 1.05, boot(s, '#a8653c'), 0, true) + put(s.x(0.36), 930, 1.1, boot(s, '#b5713f'), 0, true)),
    layer(0.7, (s) => shadow(s.x(0.84) + 10, 946, 150, 18) + put(s.x(0.84), 930, 1, fill('M-150 0L-60 -44L40 -26L150 -50L170 6L60 36L-40 20L-130 44Z', '#f6ead0') + fill('M-60 -44L40 -26L60 36L-40 20Z', '#e0d0ae') + line('M-120 12Q-70 -20 -20 0T80 -10L130 -24', '#d8553f', 5, 'stroke-dasharray="12 8"') + fill('M-90 20Q-50 0 -46 14Q-70 30 -90 20ZM70 10Q110 -14 130 0Q110 22 70 10Z', '#8fbc9a'))),
  ],
};

/**
 * Rannoch Moor from a train: peat without an edge, pools that hold the sky, boulders, one wind-bent birch and a stag.
 */
const moor = (depth: number): Layer =>
  layer(depth, (s) => {
    let out = rect(s.x(0.2), 512, s.x(0.62), 160, s.down(512, 650, ['#4a5280', '#2c3462', '#171d42']));
    for (let i = 0; i < 120; i++) { const t = s.r.next(); out += fill(lens(s.x(s.r.range(0.2, 0.82)), 518 + 130 * t, s.r.range(60, 190) * (0.4 + t), s.r.range(2, 5) * (0.5 + t)), s.r.pick(['#5c5a86', '#20264e', '#6a6288', '#343b6a']), 'opacity="0.6"'); }
    for (const [p, y, w, h] of [[0.36, 526, 120, 3], [0.6, 532, 190, 5], [0.46, 546, 230, 7], [0.7, 556, 170, 6], [0.33, 574, 210, 9], [0.57, 592, 330, 15], [0.42, 632, 260, 15]] as const) out += fill(lens(s.x(p), y + 2, w + 12, h + 3), '#141a3c') + fill(lens(s.x(p), y, w, h), s.across(s.x(p) - w / 2, s.x(p) + w / 2, ['#7f8fc0', '#c9b9c4', '#8494c4']));
    for (const [p, y, w] of [[0.612, 532, 30], [0.618, 590, 66], [0.6, 594, 36]] as const) out += fill(lens(s.x(p), y, w, 3), '#fff4d8');
    for (let i = 0; i < 26; i++) { const t = s.r.next() ** 0.8; const k = 5 + 15 * t; const [x, y] = [s.x(s.r.range(0.26, 0.78)), 530 + 112 * t]; out += fill(curve([[x - k, y], [x - k * 0.7, y - k * 0.7], [x, y - k * 0.95], [x + k * 0.8, y - k * 0.5], [x + k, y]], true), '#1d2450') + line(curve([[x - k * 0.4, y - k * 0.85], [x + k * 0.2, y - k * 0.9], [x + k * 0.75, y - k * 0.52]]), '#a9b2d4', 1.6, 'opacity="0.8"'); }
    const stag = (x: number, y: number, k: number): string => put(x, y, k, fill(curve([[-20, -26], [-8, -32], [14, -31], [22, -26], [20, -16], [-14, -16]], true), '#10163a') + line('M-15 -18V0M-10 -18V0M14 -18V0M19 -18V0', '#10163a', 2.6) + fill(curve([[12, -30], [22, -30], [28, -46], [34, -46], [36, -42], [30, -40], [26, -24], [18, -20]], true), '#10163a') + line('M29 -46Q20 -56 24 -66M24 -58L17 -62M31 -46Q42 -54 40 -66M39 -58L46 -62', '#10163a', 1.8), 0, true);
    const bent = line(curve([[s.x(0.715), 626], [s.x(0.712), 580], [s.x(0.7), 540], [s.x(0.685), 512]]), '#11173a', 6) + Array.from({ length: 26 }, (_, i) => line(curve([[s.x(0.7) + 8 - i * 0.8, 556 - i * 2], [s.x(0.69) - i * 2.4, 520 - i * 1.6], [s.x(0.676) - i * 3 - s.r.range(0, 16), 522 - i * 0.8 + s.r.range(-12, 12)]]), '#151b42', 1.6)).join('');
    return out + stag(s.x(0.49), 568, 1.15) + bent + line(Array.from({ length: 130 }, () => { const x = s.x(s.r.range(0.26, 0.78)); const h = s.r.range(10, 30); return `M${x.toFixed(1)} 652q${(-h * 0.1).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${(-h * 0.4).toFixed(1)} ${(-h).toFixed(1)}`; }).join(''), '#0e1434', 2.2);
  });

const train: Scene = {
  slug: 'small-night-train', place: 'Night train', seed: 1402, light: 0.5, air: '#5f6fa0', grain: 0.5,
  alt: 'A sleeping compartment at night with a made berth, a lamp, a glass of tea, and in the window Rannoch Moor under the moon: dark peat, pools and low rounded hills',
  layers: () => [
    layer(0, (s) => whole(s, s.across(0, s.w, ['#5a2f34', '#8a4a3c', '#5f3038', '#3a1c2c']))),
    layer(0.1, (s) => {
      const [a, b] = [s.x(0.26), s.x(0.76)];
      const d = `M${a + 50} 130H${b - 50}Q${b} 130 ${b} 180V590Q${b} 640 ${b - 50} 640H${a + 50}Q${a} 640 ${a} 590V180Q${a} 130 ${a + 50} 130Z`;
      const outside = [sky(['#0d1a44', '#24407a', '#6a82b5', '#c9b0bc'], 560), stars(150, 420), moon({ x: 0.62, y: 250, r: 46, colour: '#fff3d6', glow: '#ffdcb0', reach: 380 }), ridge({ depth: 0.08, base: 500, height: 96, rough: 0.16, grainSize: 260, outline: [{ at: 0.5, points: [[-460, 20], [-360, 52], [-270, 84], [-180, 96], [-100, 78], [-30, 46], [40, 60], [110, 100], [170, 132], [210, 138], [260, 112], [330, 70], [420, 40], [520, 20]] }], colour: '#5a6c9c', shade: '#46588c', lit: '#a9b4d4', foot: '#9aa2c2', gullies: 3 }), ridge({ depth: 0.12, base: 520, height: 50, rough: 0.16, grainSize: 300, outline: [{ at: 0.5, points: [[-460, 46], [-330, 60], [-220, 34], [-80, 18], [60, 22], [200, 40], [320, 30], [460, 10]] }], colour: '#3c4a7a', shade: '#303e70', foot: '#5a6694', gullies: 1 }), mist({ depth: 0.14, y: 514, height: 40, colour: '#cdbfcb', opacity: 0.55 }), moor(0.2)];
      return view(s, d, outside) + `<path d="${d}" fill="none" stroke="#2a1420" stroke-width="40"/><path d="${d}" fill="none" stroke="#d9a45c" stroke-width="7"/>` + fill(poly([[a + 60, 140], [a + 180, 140], [a + 40, 620], [a + 10, 620]]), '#ffffff', 'opacity="0.07"') + rect(a - 60, 84, b - a + 120, 16, '#d9a45c', 'rx="8"') + fill(`M${a - 50} 96H${a + 70}Q${a + 60} 360 ${a - 10} 470Q${a + 20} 560 ${a + 6} 700H${a - 56}Z`, s.across(a - 50, a + 70, ['#24456a', '#3a6690', '#1a3456'])) + fill(`M${b + 50} 96H${b - 70}Q${b - 60} 360 ${b + 10} 470Q${b - 20} 560 ${b - 6} 700H${b + 56}Z`, s.across(b - 70, b + 50, ['#3a6690', '#2a527c', '#162c4c'])) + line(`M${a - 16} 470q20 12 34 4M${b + 16} 470q-20 12 -34 4`, '#d9a45c', 9);
    }),
    layer(0.2, (s) => Array.from({ length: 11 }, (_, i) => line(`M${s.x(i / 10)} 700V1000`, '#2a1420', 3, 'opacity="0.4"')).join('') + rect(-100, 690, s.w + 200, 14, '#a86a48') + rect(-100, -10, s.w + 200, 46, '#3a1c28') + rect(-100, 34, s.w + 200, 8, '#d9a45c')),
    // The berth above, the berth below.
    layer(0.4, (s) => rect(-100, 150, s.x(0.2) + 100, 58, '#2f1626', 'rx="10"') + rect(-100, 116, s.x(0.195) + 100, 46, lit(s, '#efe6d6'), 'rx="20"') + line(`M${s.x(0.17)} 208V640`, '#d9a45c', 8) + [300, 420, 540].map((y) => line(`M${s.x(0.11)} ${y}H${s.x(0.17)}`, '#d9a45c', 8)).join('') + line(`M${s.x(0.11)} 208V640`, '#d9a45c', 8)),
    layer(0.45, (s) => {
      const r = s.x(0.36);
      return rect(-100, 850, r + 130, 260, s.down(850, 1000, ['#5f2a34', '#321624'])) + fill(`M-100 740H${r - 20}Q${r + 30} 744 ${r + 30} 800V862H-100Z`, s.across(0, r, ['#7a3440', '#a84a48', '#8a3a44'])) + fill(`M-100 712H${s.x(0.12)}Q${s.x(0.16)} 760 ${s.x(0.15)} 866H-100Z`, '#f6eee0') + fill(`M-100 640Q${s.x(0.02)} 600 ${s.x(0.1)} 640Q${s.x(0.14)} 690 ${s.x(0.1)} 742Q${s.x(0.02)} 770 -100 752Z`, lit(s, '#fdf8ee', 0.05)) + line(`M${s.x(0.13)} 740Q${s.x(0.165)} 800 ${s.x(0.155)} 862`, '#d9c9b8', 5) + [0, 1, 2].map((i) => line(`M${s.x(0.2 + i * 0.05)} 744V860`, '#e0a45c', 9, 'opacity="0.8"')).join('');
    }),
    layer(0.5, (s) => {
      const x = s.x(0.64);
      return rect(x - 250, 760, 500, 26, lit(s, '#a8653c'), 'rx="10"') + rect(x - 250, 784, 500, 10, '#4a2024') + fill(poly([[x - 24, 794], [x + 24, 794], [x + 16, 1100], [x - 16, 1100]]), '#4a2428') + disc(x + 150, 610, 290, s.radial(x + 150, 610, 290, ['#ffd48acc', '#ffb45a00'])) + put(x + 150, 760, 1, rect(-40, -14, 80, 14, '#c9904a', 'rx="6"') + line('M0 -14V-110', '#d9a45c', 8) + fill('M-74 -104Q-56 -196 0 -200Q56 -196 74 -104Z', s.fall(['#ffb45c', '#ffe2a0'])) + line('M-74 -104H74', '#fff4d0', 5)) +
        put(x - 20, 760, 1, fill('M-44 -4Q-50 -40 -46 -66H46Q50 -40 44 -4Z', lit(s, '#c9b08a', 0.12)) + fill('M-40 -62L-44 -140H44L40 -62Z', '#f7b45a', 'opacity="0.55"') + fill('M-42 -112L-40 -62H40L42 -112Z', '#a84a20', 'opacity="0.85"') + oval(0, -140, 44, 8, '#fff0d0', 'opacity="0.6"') + `<path d="M46 -62Q92 -60 84 -30Q76 -4 44 -12" fill="none" stroke="#c9b08a" stroke-width="9"/>` + [0, 1, 2, 3, 4].map((i) => disc(-32 + i * 16, -34, 5, '#8a6a4a')).join('')) +
        put(x - 160, 760, 1, fill('M-70 -10L-4 -24L70 -12L68 0H-68Z', '#f6ecd6') + line('M-4 -24L-2 0', '#b59a84', 4) + line('M-54 -10L-14 -18M10 -18L58 -10', '#8a7a70', 2.6)) + group(steam(x - 20, 612, 110, 10), s.blur(5));
    }),
    layer(0.7, (s) => rect(s.x(0.86), 610, s.w, 500, s.across(s.x(0.86), s.w, ['#7a343c', '#481c2c'])) + fill(`M${s.x(0.84)} 830Q${s.x(0.86)} 790 ${s.w + 100} 780V1100H${s.x(0.84)}Z`, s.across(s.x(0.84), s.w, ['#a84a48', '#6a2a38'])) + put(s.x(0.925), 815, 0.72, rucksack(s, '#3f6f80', '#d9a45c', '#c9653f')) + rect(-100, 940, s.x(0.4) + 60, 200, '#240f1c', 'opacity="0.35"')),
  ],
};

const deck: Scene = {
  slug: 'small-ferry-deck', place: 'On the ferry', seed: 1403, light: -0.6, air: '#d9ecec', grain: 0.5,
  alt: 'The white rail and wooden deck of a ferry with a lifebuoy, a bench and a traveller looking out at islands',
  layers: () => [
    sky(['#3f93c4', '#8fc9dc', '#dff0e6', '#fdf0d0'], 520), sun({ x: 0.2, y: 330, r: 38, colour: '#fffbe6', glow: '#fff0c0', reach: 460 }),
    cumulus({ at: [[0.64, 300, 420, 120], [0.95, 250, 300, 100]], lit: '#ffffff', body: '#f4f7f4', shade: '#cbe0ea' }),
    ridge({ depth: 0.1, base: 505, height: 120, rough: 0.6, island: true, peaks: [[0.12, 0.7, 240], [0.3, 1, 260], [0.5, 0.6, 200]], colour: '#8fb3c0', shade: '#6f98ae', foot: '#c9dedd', gullies: 3 }),
    ridge({ depth: 0.14, base: 510, height: 190, rough: 0.7, island: true, peaks: [[0.78, 1, 300], [0.94, 0.7, 240]], colour: '#6f9c94', shade: '#4a7a80', lit: '#f2ecc4', foot: '#a8cbbe', gullies: 4 }),
    water({ depth: 0.2, top: 505, stops: ['#bfe4e0', '#4fb0bd', '#1f7f9c', '#155f80'], ripples: { light: '#f2fffa', dark: '#1f7f9c', count: 260, opacity: 0.45 }, glitter: { x: 0.2, colour: '#fffbe4', spread: 70, count: 140 } }),
    layer(0.25, (s) => put(s.x(0.46), 560, 0.7, sloop('#ffffff', '#ffffff', '#c9dde2')) + put(s.x(0.6), 530, 0.5, ferry('#d8553f', '#ffffff')) + fill(`M${s.x(0.3)} 1000Q${s.x(0.5)} 700 ${s.x(0.42)} 560L${s.x(0.425)} 560Q${s.x(0.56)} 720 ${s.x(0.5)} 1000Z`, '#ffffff', 'opacity="0.28"')),
    layer(0.3, (s) => put(s.x(0.36), 210, 1.1, bird('#ffffff'), -6) + put(s.x(0.47), 300, 0.66, bird('#f4fafa'), 5, true) + put(s.x(0.13), 170, 0.5, bird('#ffffff'), 4)),
    layer(0.5, (s) => {
      let out = fill(poly([[-100, 850], [s.w + 100, 790], [s.w + 100, 1100], [-100, 1100]]), s.down(780, 1000, ['#dba668', '#b57a48', '#7f5038']));
      for (let i = 0; i < 18; i++) { const x = s.x(-0.3 + i * 0.1); out += line(`M${s.x(0.5) + (x - s.x(0.5)) * 0.78} ${848 - (x / s.w) * 52}L${s.x(0.5) + (x - s.x(0.5)) * 1.5} 1100`, '#7a4a30', 3, 'opacity="0.5"'); }
      return out + line(`M-100 850L${s.w + 100} 790`, '#ffffff', 26) + line(`M-100 862L${s.w + 100} 802`, '#a9c0c9', 6);
    }),
    layer(0.6, (s) => {
      const at = (x: number, k: number): number => k - (x / s.w) * 50;
      let out = '';
      for (let i = 0; i <= 6; i++) { const x = s.x(-0.04 + i * 0.18); out += line(`M${x} ${at(x, 850)}V${at(x, 594)}`, '#ffffff', 17) + line(`M${x + 6} ${at(x, 850)}V${at(x, 604)}`, '#b5cbd4', 5); }
      for (const y of [660, 726, 792]) out += line(`M-100 ${y}L${s.w + 100} ${y - 58}`, '#f2f7f6', 8);
      out += line(`M-100 596L${s.w + 100} 540`, '#a8623a', 24) + line(`M-100 588L${s.w + 100} 532`, '#e0a06a', 6);
      const x = s.x(0.235);
      out += put(x, 716, 1, `<circle r="78" fill="none" stroke="#f7f2e6" stroke-width="40"/><circle r="78" fill="none" stroke="#e0553a" stroke-width="40" stroke-dasharray="61.300 61.300"/><circle r="98" fill="none" stroke="#8a5a44" stroke-width="4" opacity="0.5"/><circle r="57" fill="none" stroke="#8a3a2c" stroke-width="3" opacity="0.4"/>`, 12);
      return out;
    }),
    layer(0.7, (s) => shadow(s.x(0.72) + 40, 878, 120, 14, '#3a2430') + put(s.x(0.72), 878, 4.1, hiker('#e0a030', '#b8452f', '#2f4a6a', '#c98a62', '#fff0c8'), 0, s.light > 0)),
    layer(0.8, (s) => put(s.x(0.42), 950, 1, shadow(20, 6, 230, 18, '#3a2430') + line('M-170 -84L-190 0M170 -84L190 0M-120 -84L-130 -10M120 -84L130 -10', '#35506a', 12) + [0, 1, 2].map((i) => rect(-216, -96 + i * 2 - i * 64, 432, i ? 36 : 26, lit(s, '#c98a50'), 'rx="8"')).join('') + line('M-170 -90V-240M170 -90V-240', '#35506a', 12) + put(-110, -96, 1, fill('M-50 0Q-60 -60 -40 -84H40Q60 -60 50 0Z', lit(s, '#f0d9a8')) + line('M-24 -80Q0 -140 24 -80', '#b8452f', 9) + line('M-48 -40H48', '#b8452f', 8)) + put(70, -98, 1, fill('M-46 0Q-40 -20 0 -22Q40 -20 46 0Z', '#f4dfa8') + oval(0, 0, 84, 12, '#e9cf90') + line('M-44 -4Q0 4 44 -4', '#35607f', 7)))),
    layer(0.9, (s) => rect(s.w - 70, -100, 240, 1300, s.across(s.w - 70, s.w + 90, ['#f4f6f2', '#c9d8dc'])) + rect(s.w - 92, -100, 24, 1300, '#35607f') + fill(`M-100 -100H${s.w + 100}V50Q${s.x(0.5)} 84 -100 60Z`, s.down(0, 80, ['#f7f4ea', '#dfe6e4'])) + line(`M-100 60Q${s.x(0.5)} 84 ${s.w + 100} 50`, '#35607f', 9)),
  ],
};

const hut: Scene = {
  slug: 'small-hut-table', place: 'Mountain hut', seed: 1404, light: -0.6, air: '#f0d9b8', grain: 0.5,
  alt: 'A hut table with a map, a steaming enamel cup of tea, bread and a compass before a window full of peaks',
  layers: () => [
    layer(0, (s) => { let out = whole(s, s.across(0, s.w, ['#a8683f', '#8a5236', '#52302a'])); for (let i = 0; i < 9; i++) out += rect(-100, i * 82 - 20, s.w + 200, 76, s.fall([fade('#e0a060', 0.3), fade('#e0a060', 0), fade('#2f1a1c', 0.35)])); return out; }),
    layer(0.1, (s) => {
      const [a, b] = [s.x(0.24), s.x(0.78)];
      const d = `M${a} 70H${b}V560H${a}Z`;
      return view(s, d, mountainsOutside(true)) + rect(a, 70, b - a, 490, 'none', 'stroke="#6a3c28" stroke-width="30"') + rect(a - 16, 54, b - a + 32, 522, 'none', 'stroke="#c98a54" stroke-width="6"') + [1, 2].map((i) => line(`M${a + ((b - a) * i) / 3} 70V560`, '#6a3c28', 15)).join('') + line(`M${a} 300H${b}`, '#6a3c28', 15) + fill(`M${a - 20} 56H${a + 140}Q${a + 110} 220 ${a - 20} 330ZM${b + 20} 56H${b - 140}Q${b - 110} 220 ${b + 20} 330Z`, '#f6ead2', 'opacity="0.94"') + [0, 1, 2, 3].map((i) => line(`M${a + 10 + i * 34} 60Q${a + 10 + i * 22} 180 ${a - 12} ${296 - i * 40}M${b - 10 - i * 34} 60Q${b - 10 - i * 22} 180 ${b + 12} ${296 - i * 40}`, '#d8553f', 5, 'opacity="0.75"')).join('') + rect(a - 50, 562, b - a + 100, 26, '#c98a54');
    }),
    layer(0.2, (s) => put(s.x(0.11), 300, 1, line('M0 -330V-60', '#2a1618', 4) + disc(0, 20, 260, s.radial(0, 20, 260, ['#ffce7abb', '#ffb05a00'])) + fill('M-44 -60H44L56 -40H-56Z', '#3a2428') + rect(-46, -40, 92, 118, '#ffd98a', 'opacity="0.85"') + fill('M0 -10Q26 34 0 60Q-26 34 0 -10Z', '#fff6d8') + line('M-46 -40V78M46 -40V78M0 -40V-14', '#3a2428', 7) + rect(-56, 78, 112, 18, '#3a2428', 'rx="5"')) + put(s.x(0.9), 330, 1, rect(-120, -130, 260, 16, '#5a3426') + [[-66, '#b8402f'], [62, '#35607f']].map(([x, c]) => put(x as number, -70, 1, line('M0 -50V-30', '#2a1618', 5) + fill('M-24 -16Q0 -44 24 -16Q44 -8 50 14L58 150Q50 158 40 152L34 40L38 196Q0 206 -38 196L-34 40L-40 152Q-50 158 -58 150L-50 14Q-44 -8 -24 -16Z', c as string) + fill('M6 -30Q20 -28 24 -16Q44 -8 50 14L58 150Q50 158 40 152L34 40L38 196Q20 202 4 202Z', tone(c as string, -0.06)) + fill('M-22 -16Q0 8 22 -16Q14 -34 0 -34Q-14 -34 -22 -16Z', tone(c as string, -0.1)) + line('M0 2V200', '#f0dcb0', 2.4, 'opacity="0.7"') + rect(-28, 110, 20, 26, tone(c as string, -0.07)) + rect(10, 110, 20, 26, tone(c as string, -0.1)))).join(''))),
    layer(0.4, (s) => plank(s, 640, '#b5743f')),
    layer(0.5, (s) => shadow(s.x(0.42) + 16, 852, 390, 70) + put(s.x(0.42), 806, 1, fill('M-400 20L-230 -96L-70 -70L110 -104L270 -80L410 36L250 96L80 70L-110 110L-260 84Z', '#f7edd4') + fill('M-230 -96L-70 -70L-110 110L-260 84L-400 20ZM110 -104L270 -80L250 96L80 70Z', '#e6d6b2', 'opacity="0.75"') + group([0, 1, 2, 3, 4, 5].map((i) => `<ellipse cx="${-160 + i * 6}" cy="${0 + i * 2}" rx="${120 - i * 19}" ry="${52 - i * 8}" fill="${i === 5 ? '#fffaf0' : 'none'}" stroke="#b5894f" stroke-width="2.600"/>`).join('') + [0, 1, 2, 3].map((i) => `<ellipse cx="${180 - i * 4}" cy="${-10 + i}" rx="${96 - i * 22}" ry="${46 - i * 10}" fill="none" stroke="#b5894f" stroke-width="2.600"/>`).join('')) + fill('M-20 40Q40 10 90 30Q130 60 60 66Q0 72 -20 40Z', '#7fb8c4') + line('M-320 30Q-260 -20 -200 -10T-90 -40Q-20 -60 30 -20T160 -30Q210 -46 290 10', '#d8402f', 6, 'stroke-dasharray="15 10"') + fill('M290 10l-16 -40a18 18 0 1 1 32 0Z', '#d8402f') + disc(290, -38, 7, '#fff6e4') + disc(-320, 30, 9, '#2f4a6a'))),
    layer(0.6, (s) => put(s.x(0.71), 842, 1.25, shadow(30, 2, 112, 20) + fill('M-74 -150Q-74 -20 -62 0Q0 16 62 0Q74 -20 74 -150Z', lit(s, '#f4efe2', 0.1)) + `<path d="M70 -120Q134 -124 126 -70Q118 -30 66 -34" fill="none" stroke="#e6dfd0" stroke-width="15"/>` + oval(0, -150, 75, 20, '#35607f') + oval(0, -149, 66, 15, '#8a3f1c') + oval(-14, -151, 36, 7, '#d98a44', 'opacity="0.7"') + line('M-74 -150Q0 -126 74 -150', '#35607f', 6) + fill('M-34 -50L-8 -92L6 -70L16 -84L38 -50Z', '#35607f') + line('M30 -150Q60 -190 96 -130', '#f2e6cc', 3) + rect(84, -132, 26, 32, '#d9b04a', 'rx="3"')) + put(s.x(0.16), 880, 1, shadow(20, 6, 170, 22) + oval(0, -4, 170, 40, lit(s, '#8a5230')) + oval(0, -12, 160, 33, '#b5793f') + fill('M-138 -18Q-150 -74 -104 -104Q-50 -130 6 -112Q46 -98 50 -56Q52 -26 36 -14Q-50 6 -138 -18Z', s.ball(['#f2c47a', '#c98442', '#8a4f28'])) + [0, 1, 2].map((i) => fill(`M${-112 + i * 42} ${-74 - i * 12}Q${-92 + i * 42} ${-100 - i * 6} ${-68 + i * 42} ${-98 - i * 4}Q${-84 + i * 42} ${-78 - i * 8} ${-112 + i * 42} ${-74 - i * 12}Z`, '#fbe4b4')).join('') + oval(34, -58, 27, 46, '#b5743a', 'transform="rotate(8 34 -58)"') + oval(37, -58, 23, 41, '#fbe9c4', 'transform="rotate(8 37 -58)"') + [[30, -74], [42, -60], [34, -46], [44, -78], [38, -34]].map(([x, y]) => oval(x!, y!, 4, 3, '#e6c890')).join('') + oval(104, -14, 48, 20, '#a8682f', 'transform="rotate(-6 104 -14)"') + oval(104, -19, 47, 19, '#c98a48', 'transform="rotate(-6 104 -19)"') + oval(104, -20, 41, 15, '#fbe9c4', 'transform="rotate(-6 104 -20)"') + fill('M92 -34L124 -38L128 -24L98 -20Z', '#f7d67a') + fill('M98 -20L128 -24L128 -18L98 -14Z', '#e0b04a'))),
    layer(0.7, (s) => put(s.x(0.55), 930, 1, shadow(10, 8, 80, 18) + oval(0, 4, 72, 26, '#8a6428') + oval(0, -4, 72, 26, '#d9ac4a') + oval(0, -6, 58, 20, '#fbf4e2') + fill('M-44 -2L0 -12L6 0Z', '#d8402f') + fill('M44 -10L0 0L6 -12Z', '#2f4a6a') + `<path d="M72 -4q34 -10 40 12q4 18 -16 16" fill="none" stroke="#8a6428" stroke-width="6"/>`) + put(s.x(0.33), 946, 1, line('M-120 8L110 -28', '#e0a030', 13) + fill('M110 -36L140 -33L112 -20Z', '#f4dcaa') + disc(140, -33, 3, '#2a1a1c') + line('M-120 8L-104 5', '#d8553f', 13))),
    layer(0.8, (s) => group(steam(s.x(0.71), 630, 210), s.blur(8))),
  ],
};

const stall: Scene = {
  slug: 'small-lantern-stall', place: 'Night market', seed: 1405, light: 0.2, air: '#3a2a56', grain: 0.5,
  alt: 'A street-food stall with a striped awning, steaming pots and stools under strings of glowing lanterns at night',
  layers: () => [
    sky(['#141a44', '#2f2a62', '#6a3f6f', '#c9664f'], 760), stars(80, 300),
    layer(0.1, (s) => { let out = ''; for (let i = 0; i < 9; i++) { const x = s.x(i / 8) - 110; const h = s.r.range(340, 600); const c = s.r.pick(['#3a2a56', '#432b55', '#30254e']); out += rect(x, 800 - h, 210, h, s.down(800 - h, 800, [c, mix(c, '#a84f4a', 0.45)])) + fill(poly([[x - 16, 802 - h], [x + 24, 760 - h], [x + 186, 760 - h], [x + 226, 802 - h]]), tone(c, -0.06)); for (let r = 0; r < 4; r++) for (let k = 0; k < 3; k++) if (800 - h + 50 + r * 96 < 620) out += rect(x + 26 + k * 60, 800 - h + 40 + r * 96, 36, 54, s.r.chance(0.45) ? s.r.pick(['#ffc46a', '#f7a050', '#ffdc9a']) : tone(c, -0.05), 'rx="3" opacity="0.85"'); } return out; }),
    layer(0.2, (s) => { let out = ''; for (const [y, sag, n] of [[70, 120, 8], [170, 130, 7]] as const) { out += line(`M-100 ${y}Q${s.x(0.5)} ${y + sag * 2} ${s.w + 100} ${y - 20}`, '#1a1230', 3); for (let i = 0; i < n; i++) { const t = (i + (n === 8 ? 0.3 : 0.8)) / n; const x = -100 + (s.w + 200) * t; const yy = y * (1 - t) ** 2 + 2 * (y + sag * 2) * t * (1 - t) + (y - 20) * t * t; const c = s.r.pick(['#f0503a', '#f7a03c', '#ffc85a', '#e8688a']); const k = n === 8 ? 0.8 : 1; out += disc(x, yy + 42 * k, 120 * k, s.radial(x, yy + 42 * k, 120 * k, [fade(c, 0.6), fade(c, 0)])) + put(x, yy + 42 * k, k, rect(-13, -38, 26, 9, '#2a1430') + fill('M-32 -30Q-54 2 -32 34Q0 46 32 34Q54 2 32 -30Q0 -42 -32 -30Z', s.ball(['#fff0c0', c, tone(c, -0.1)])) + [-14, 4, 20].map((v) => line(`M-42 ${v}Q0 ${v + 9} 42 ${v}`, tone(c, -0.16), 2, 'opacity="0.5"')).join('') + rect(-13, 34, 26, 8, '#2a1430') + line('M0 42V64', '#f4b24a', 4)); } } return out; }),
    layer(0.3, (s) => rect(-100, 800, s.w + 200, 320, s.down(800, 1000, ['#6a3a48', '#3a2244', '#1c1430'])) + oval(s.x(0.5), 850, s.w * 0.5, 110, '#ff9a4a', `opacity="0.28" ${s.blur(30)}`) + [[0.06, 820, 1.9, '#3f4a7a', '#2a2f58'], [0.115, 816, 1.8, '#8a4a5a', '#5a2f48'], [0.93, 826, 2, '#6a5a8a', '#40366a']].map(([x, y, k, a, b]) => put(s.x(x as number), y as number, k as number, walker(a as string, '#8a5a44', b as string))).join('')),
    layer(0.5, (s) => {
      const [a, b] = [s.x(0.22), s.x(0.79)];
      const w = b - a;
      let out = rect(a + 20, 440, w - 40, 230, s.down(440, 670, ['#ffd68a', '#e88a4a', '#8a3f3c'])) + disc((a + b) / 2, 500, 330, s.radial((a + b) / 2, 500, 330, ['#fff0b8cc', '#ffb45a00']));
      for (let i = 0; i < 9; i++) out += put(a + 70 + i * 88, 520, 1, rect(-18, -44, 36, 44, ['#7fa06a', '#c9a24a', '#b8502f', '#e9d8b0'][i % 4]!, 'rx="6" opacity="0.8"') + rect(-10, -56, 20, 14, '#5a2c30')) ;
      out += rect(a + 36, 520, w - 72, 12, '#7a3a30');
      // The cook, lit from below.
      out += put((a + b) / 2 + 130, 700, 1, fill('M-96 0Q-100 -130 -46 -150H46Q100 -130 96 0Z', '#f2ead8') + fill('M-44 -150L0 -96L44 -150Z', '#c98a62') + rect(-18, -176, 36, 34, '#b97a54') + oval(0, -210, 42, 50, '#cf9468') + fill('M-44 -214Q-48 -268 0 -272Q48 -268 44 -214Q0 -238 -44 -214Z', '#e0553a') + line('M-44 -228Q0 -248 44 -228', '#fff0d0', 6) + line('M-20 -206q6 -5 12 0M8 -206q6 -5 12 0', '#3a2024', 4) + line('M-12 -184Q0 -176 12 -184', '#7a3a34', 4) + line('M-80 -110Q-150 -70 -160 -10', '#f2ead8', 34));
      out += rect(a, 660, w, 220, s.down(660, 880, ['#a8502f', '#7a3430', '#4a2030'])) + rect(a - 24, 646, w + 48, 26, '#d98a4a', 'rx="6"');
      for (let i = 0; i < 7; i++) out += rect(a + 24 + i * (w - 30) / 7, 690, (w - 30) / 7 - 22, 170, '#5a2430', 'rx="8" opacity="0.5"');
      for (const [x, k] of [[a + 120, 1], [a + 330, 1.2]] as const) out += put(x, 650, k, fill('M-84 -70Q-82 0 -56 4H56Q82 0 84 -70Z', lit(s, '#5a5a68', 0.1)) + oval(0, -70, 86, 18, '#8a8a98') + oval(0, -69, 74, 13, '#f0a848') + line('M-100 -54h18M82 -54h18', '#3a3444', 12) + oval(-20, -72, 26, 6, '#ffe0a0'));
      for (let i = 0; i < 4; i++) out += put(b - 90 - i * 3, 646 - i * 18, 1, fill('M-50 -18Q-40 8 -22 10H22Q40 8 50 -18Z', i % 2 ? '#3f6f9c' : '#f2ead8') + oval(0, -18, 50, 9, '#fbf4e4'));
      out += line(`M${a + 10} 872V300M${b - 10} 872V300`, '#4a2430', 18);
      const n = 9;
      for (let i = 0; i < n; i++) { const x0 = a - 50 + ((w + 100) * i) / n; const x1 = x0 + (w + 100) / n; const t0 = a + 40 + ((w - 80) * i) / n; out += fill(`M${t0} 280H${t0 + (w - 80) / n}L${x1} 410Q${(x0 + x1) / 2} 462 ${x0} 410Z`, s.down(280, 440, i % 2 ? ['#f7e6c4', '#ffd9a0'] : ['#b8322f', '#e0553a'])); }
      for (const x of [a + 60, b - 60]) out += disc(x, 520, 150, s.radial(x, 520, 150, ['#ffc86acc', '#ff9a3a00'])) + put(x, 520, 1, line('M0 -90V-56', '#2a1430', 4) + fill('M-40 -50Q-66 0 -40 50Q0 66 40 50Q66 0 40 -50Q0 -66 -40 -50Z', s.ball(['#fff0c0', '#ff8a4a', '#d8402f'])) + [-24, 0, 24].map((v) => line(`M-52 ${v}Q0 ${v + 10} 52 ${v}`, '#8a2428', 2.4, 'opacity="0.6"')).join('') + rect(-20, -62, 40, 10, '#2a1430') + rect(-20, 52, 40, 10, '#2a1430'));
      return out;
    }),
    layer(0.7, (s) => [0.3, 0.44, 0.58, 0.7].map((x, i) => put(s.x(x), 960 - (i % 2) * 8, 1, shadow(0, 4, 70, 10, '#0d0820', 0.6) + line('M-36 -96L-52 0M36 -96L52 0M0 -96V-4', '#2a1830', 10) + oval(0, -100, 58, 17, ['#e0553a', '#3f7f8a'][i % 2]!) + oval(-8, -104, 40, 8, '#ffd9a0', 'opacity="0.5"'))).join('')),
    layer(0.8, (s) => group(steam(s.x(0.22) + 120, 560, 240, 24) + steam(s.x(0.22) + 330, 540, 260, 28), s.blur(11))),
  ],
};

function bicycle(s: Stage, c: string): string {
  const wheel = (x: number): string => { let w = `<circle cx="${x}" cy="-108" r="104" fill="none" stroke="#2f2a30" stroke-width="13"/><circle cx="${x}" cy="-108" r="95" fill="none" stroke="#d9d4cc" stroke-width="4"/>`; for (let i = 0; i < 18; i++) w += line(`M${x} -108L${(x + Math.cos(i * 0.349) * 94).toFixed(1)} ${(-108 + Math.sin(i * 0.349) * 94).toFixed(1)}`, '#8f8a8c', 1.5); return w + disc(x, -108, 10, '#6a6468') + `<path d="M${x - 116} -118A118 118 0 0 1 ${x + 96} -176" fill="none" stroke="${c}" stroke-width="9"/>`; };
  let out = wheel(-190) + wheel(196);
  out += line('M-190 -108L-108 -282L100 -262L-28 -104ZM-190 -108H-28L-128 -322', c, 14) + line('M196 -108L112 -304', c, 14) + line('M-190 -112L-108 -286L98 -266', tone(c, 0.14), 3, 'opacity="0.8"');
  out += disc(-28, -104, 30, 'none', 'stroke="#4a4448" stroke-width="9"') + line('M-28 -134H-190M-28 -74H-190', '#4a4448', 3) + line('M-28 -104L-4 -52M-28 -104L-52 -156', '#4a4448', 8) + rect(-26, -54, 50, 11, '#2f2a30', 'rx="4"') + rect(-78, -162, 50, 11, '#2f2a30', 'rx="4"');
  out += fill('M-182 -330Q-150 -352 -76 -334Q-84 -316 -120 -318Q-150 -304 -182 -330Z', '#7a4528') + line('M112 -304L100 -360Q60 -384 34 -362', '#b5b0ac', 10) + line('M34 -362L12 -352', '#7a4528', 15);
  out += rect(-292, -262, 150, 9, '#4a4448') + line('M-280 -254L-196 -112', '#4a4448', 5);
  let basket = fill('M96 -366H262L240 -250H120Z', lit(s, '#c9945a', 0.09));
  for (let i = 0; i < 6; i++) basket += line(`M${102 + i * 3.6} ${-350 + i * 18}H${258 - i * 3.6}`, '#8a5a34', 3, 'opacity="0.6"');
  for (let i = 0; i < 8; i++) basket += line(`M${104 + i * 22} -366L${124 + i * 16} -250`, '#e6bf88', 3, 'opacity="0.6"');
  return out + bougainvillea(s, 180, -392, 84, 40, 90, ['#fff0f4', '#f7c4d4', '#f0d25a', '#e8839f'], '#5f9a5a') + basket + line('M92 -366H266', '#8a5a34', 9);
}

const bike: Scene = {
  slug: 'small-bicycle-wall', place: 'A lane in the south', seed: 1406, light: -0.7, air: '#f6dcb4', grain: 0.6,
  alt: 'A turquoise bicycle with a flower basket leans on a sunlit ochre wall with blue shutters and bougainvillea',
  layers: () => [
    layer(0, (s) => { let out = whole(s, s.across(0, s.w, ['#f7cf8c', '#f2b76c', '#d98f56'])); for (let i = 0; i < 46; i++) out += fill(curve(Array.from({ length: 7 }, (_, k): Pt => [s.r.range(0, 1) * 0 + Math.cos(k) * s.r.range(30, 110), Math.sin(k) * s.r.range(12, 40)]), true), i % 2 ? '#fbe0a8' : '#c97f4a', `opacity="0.16" transform="translate(${s.r.range(-60, s.w + 60).toFixed(0)} ${s.r.range(0, 800).toFixed(0)})"`); for (let i = 0; i < 16; i++) out += put(s.r.pick([s.r.range(-20, s.x(0.1)), s.r.range(s.x(0.84), s.w)]), s.r.range(420, 780), 1, rect(0, 0, 74, 26, s.r.pick(['#d98a5a', '#c97850', '#e2a06c']), 'rx="4" opacity="0.75"')); return out; }),
    layer(0.1, (s) => put(s.x(0.24), 470, 1, rect(-120, -330, 240, 350, '#fdf2da') + rect(-98, -308, 196, 308, s.fall(['#2f4a5f', '#5f7f8a'])) + line('M0 -308V0M-98 -160H98', '#fdf2da', 10) + fill('M-90 -300L-20 -300L-90 -120Z', '#ffffff', 'opacity="0.16"') + [-1, 1].map((k) => rect(k > 0 ? 120 : -250, -316, 130, 330, lit(s, '#3f84a8', 0.05), 'rx="3"') + Array.from({ length: 13 }, (_, i) => line(`M${k > 0 ? 134 : -236} ${-292 + i * 23}h102`, '#25607f', 5)).join('')).join('') + rect(-146, 8, 292, 26, '#fff8e6') + fill('M-120 46L-104 8H104L120 46Z', '#b5623c', 'transform="translate(0 -46)"')) + bougainvillea(s, s.x(0.24), 420, 140, 44, 150, ['#ffd9e2', '#f0708a', '#d8405a'], '#4f8a56')),
    layer(0.15, (s) => { const x = s.x(0.7); return rect(x - 150, 250, 300, 560, '#fdf2da') + fill(`M${x - 124} 810V400Q${x - 124} 276 ${x} 276Q${x + 124} 276 ${x + 124} 400V810Z`, s.across(x - 124, x + 124, ['#4f8f6a', '#3a7a5c', '#2a5c4a'])) + [-62, 62].map((d) => rect(x + d - 42, 440, 84, 150, '#2a5c4a', 'rx="4" opacity="0.55"') + rect(x + d - 42, 620, 84, 160, '#2a5c4a', 'rx="4" opacity="0.55"')).join('') + line(`M${x} 280V810`, '#1f4a3c', 4) + disc(x + 18, 610, 10, '#e0b04a') + rect(x - 170, 800, 340, 40, '#f2e0c0') + put(x + 236, 420, 1, rect(-34, -26, 68, 50, '#3f6fa0', 'rx="4"') + rect(-28, -20, 56, 38, '#fdf6e4', 'rx="2"') + line('M-8 -10L2 -14V12', '#3f6fa0', 5)); }),
    layer(0.3, (s) => { let out = rect(-100, 830, s.w + 200, 280, s.down(830, 1000, ['#d9b08a', '#b5846a', '#7a5454'])); for (let r = 0; r < 7; r++) { const y = 838 + r * r * 4 + r * 8; for (let i = -1; i < 22 - r; i++) out += oval(i * (64 + r * 12) + (r % 2) * 34, y + 6, 27 + r * 5, 5 + r * 1.8, s.r.pick(['#e6c29c', '#c99a7a', '#d9ad88', '#b58a72']), 'opacity="0.8"'); } return out + rect(-100, 812, s.w + 200, 22, '#a8755a', 'opacity="0.7"'); }),
    layer(0.5, (s) => fill(`M${s.x(0.48) - 260} 912L${s.x(0.48) + 340} 912L${s.x(0.48) + 470} 940L${s.x(0.48) - 180} 944Z`, '#5a3440', 'opacity="0.4"') + group(put(s.x(0.48) + 76, 892, 1.18, bicycle(s, '#7a4a3c')), 'opacity="0.14"') + put(s.x(0.48), 918, 1.22, bicycle(s, '#2f9a94'))),
    layer(0.7, (s) => { let out = ''; for (const [x, k, c] of [[0.075, 1.3, '#c9653f'], [0.145, 1, '#d97a50'], [0.9, 1.2, '#c9653f']] as const) out += put(s.x(x), 920, k, shadow(20, 2, 70, 10, '#5a3440') + fill('M-44 0L-58 -92H58L44 0Z', lit(s, c)) + rect(-64, -108, 128, 22, tone(c, 0.05), 'rx="5"') + bougainvillea(s, 0, -150, 88, 62, 120, x === 0.9 ? ['#fff6e0', '#f7d25a', '#f0a83c'] : ['#f79aa8', '#e0506a', '#b8305a'], '#4f8a56')); return out; }),
    layer(0.9, (s) => bougainvillea(s, s.x(0.93), 30, s.x(0.24), 150, 460, ['#f27a9c', '#d8457a', '#a82f6a'], '#4f8a56') + bougainvillea(s, s.x(0.99), 210, s.x(0.1), 190, 240, ['#f27a9c', '#d8457a', '#b5326f'], '#5f9a5a')),
  ],
};

const van: Scene = {
  slug: 'small-camper-stars', place: 'Under the stars', seed: 1407, light: 0.3, air: '#4a5f96', grain: 0.5,
  alt: 'A glowing camper van with a string of lights and a camp fire by a lake below the Milky Way',
  layers: () => {
    const far = ridge({ depth: 0.14, base: 640, height: 280, rough: 0.8, peaks: [[0.12, 0.8, 320], [0.34, 1, 330], [0.58, 0.7, 300], [0.8, 0.95, 320], [0.98, 0.7, 260]], colour: '#4a5f9a', shade: '#2a3a78', lit: '#aebde6', snow: { line: 0.55, colour: '#cfdaf2', ragged: 30 }, foot: '#7f86b8', gullies: 5 });
    return [
      sky(['#080f33', '#172458', '#3d4a8f', '#8f7fb0', '#e0a8a0'], 660), stars(420, 620),
      layer(0.015, (s) => { let out = ''; for (let i = 0; i < 60; i++) { const t = s.r.next(); out += oval(s.x(0.1 + t * 0.62), 620 - t * 640 + s.r.gauss() * 56, s.r.range(30, 100), s.r.range(16, 46), s.r.pick(['#aab8f2', '#d9c4f0', '#8fa6e8']), 'opacity="0.075"'); } let d = ''; for (let i = 0; i < 520; i++) { const t = s.r.next(); d += circlePath(s.x(0.1 + t * 0.62) + s.r.gauss() * 70, 620 - t * 640 + s.r.gauss() * 56, s.r.range(0.5, 1.7)); } return group(out, s.blur(12)) + fill(d, '#fff6e4', 'opacity="0.8"') + line(`M${s.x(0.7)} 120L${s.x(0.78)} 180`, '#ffffff', 2.6, 'opacity="0.8"'); }),
      far, mist({ depth: 0.16, y: 630, height: 80, colour: '#c9a8b8', opacity: 0.5 }),
      water({ depth: 0.2, top: 640, bottom: 800, stops: ['#c0a0b4', '#5f6ca5', '#24326f'], ripples: { light: '#dfd4ec', dark: '#24326f', count: 120, opacity: 0.4 } }),
      pines({ depth: 0.3, ground: (p) => 730 + 20 * Math.sin(p * 7), from: -0.05, to: 0.3, count: 22, height: [110, 250], dark: '#101a44', lit: '#2c3d78' }),
      pines({ depth: 0.3, ground: () => 740, from: 0.84, to: 1.05, count: 12, height: [160, 330], dark: '#0e163c', lit: '#2c3d78' }),
      hills({ depth: 0.4, y: 790, height: 40, colour: '#2a3566', foot: '#141b42', lit: '#6a6fa5' }),
      layer(0.5, (s) => {
        const x = s.x(0.56);
        let out = oval(x, 880, 620, 90, '#ffb45a', `opacity="0.3" ${s.blur(28)}`) + shadow(x, 884, 340, 20, '#080d2a', 0.6);
        out += put(x, 880, 1.35, fill('M-232 -36V-132Q-228 -226 -170 -232H150Q196 -228 216 -150L240 -118Q250 -100 246 -36Z', s.down(-232, -36, ['#f6ead2', '#efdcbc', '#d9b894'])) + fill('M-232 -36V-128H243Q250 -100 246 -36Z', s.across(-232, 246, ['#c9543f', '#e0704a', '#b8452f'])) + line('M-232 -128H243', '#fff4e0', 7) + rect(-150, -262, 230, 32, '#e6d2b0', 'rx="12"') + fill('M-176 -244H96L80 -292H-150Z', '#d9824a') + line('M-150 -292L-176 -244M80 -292L96 -244M-36 -292V-244', '#a85a34', 4) +
          [[-206, 84], [-106, 84], [-6, 76]].map(([wx, w]) => rect(wx!, -212, w!, 66, s.fall(['#fff2c0', '#ffc86a']), 'rx="12"')).join('') + fill('M96 -212H150Q178 -208 196 -146H96Z', s.fall(['#ffe6a8', '#f0a850'])) + fill('M-206 -212h34q-2 40 -34 60Z', '#d8553f', 'opacity="0.8"') + fill('M-122 -212h-18q2 40 18 60Z', '#d8553f', 'opacity="0.6"') + disc(-60, -170, 15, '#7a4434') + fill('M-84 -146Q-80 -166 -60 -164Q-40 -166 -36 -146Z', '#3f5f7a') +
          rect(78, -140, 6, 96, '#8a3428', 'opacity="0.6"') + rect(52, -112, 20, 6, '#fff0d8', 'rx="3"') + disc(228, -84, 15, '#fff2c4') + disc(228, -84, 60, s.radial(228, -84, 60, ['#fff0b8aa', '#ffd08a00'])) + rect(-244, -50, 500, 17, '#3a3048', 'rx="8"') + [-140, 150].map((wx) => disc(wx, -32, 44, '#1d1a30') + disc(wx, -32, 23, '#d9d0c4') + disc(wx, -32, 9, '#6a6478')).join(''));
        // Lights strung from the van to a pole.
        const [x0, y0, x1, y1] = [x - 300, 600, s.x(0.13), 520];
        out += shadow(x1 + 6, 880, 34, 6, '#080d2a', 0.6) + line(`M${x1 - 3} 880L${x1} ${y1 - 12}`, '#141a3c', 9) + line(`M${x1} ${y1}L${x1 - 92} 884`, '#141a3c', 2.4) + disc(x1, y1 - 14, 7, '#141a3c');
        out += line(`M${x0} ${y0}Q${(x0 + x1) / 2} 720 ${x1} ${y1}`, '#141a3c', 3);
        for (let i = 0; i <= 9; i++) { const t = i / 9; const [lx, ly] = [x0 * (1 - t) ** 2 + (x0 + x1) * t * (1 - t) + x1 * t * t, y0 * (1 - t) ** 2 + 1440 * t * (1 - t) + y1 * t * t + 9]; out += disc(lx, ly, 38, s.radial(lx, ly, 38, ['#ffdc9acc', '#ffc06a00'])) + disc(lx, ly, 6.5, '#fff4cc'); }
        return out;
      }),
      layer(0.6, (s) => { const x = s.x(0.25); return disc(x, 880, 230, s.radial(x, 880, 230, ['#ffb04acc', '#ff8a3a00'])) + shadow(x, 926, 110, 14, '#0d0a24', 0.6) + line(`M${x - 70} 920L${x + 50} 896M${x + 70} 920L${x - 50} 896`, '#4a2c30', 18) + fill(`M${x - 46} 908Q${x - 64} 850 ${x - 20} 812Q${x - 14} 846 ${x + 2} 776Q${x + 38} 812 ${x + 30} 850Q${x + 52} 840 ${x + 46} 908Q${x} 926 ${x - 46} 908Z`, s.down(780, 920, ['#f0552f', '#ff9a3c', '#ffd060'])) + fill(`M${x - 22} 910Q${x - 30} 866 ${x} 838Q${x + 30} 870 ${x + 22} 910Z`, '#fff2b4') + put(x - 150, 930, 2.1, sitter('#c9653f', '#3a3f6a', '#2a1a28', '#b5744f')); }),
      grass({ depth: 0.9, y: 965, height: [30, 90], count: 520, colours: ['#0b1030', '#141b44', '#24305f', '#4a4a68'], bank: '#0a0f2c', lean: 0.1 }),
    ];
  },
};

const chair: Scene = {
  slug: 'small-reading-chair', place: 'Planning the next trip', seed: 1408, light: 0.6, air: '#e6c8a8', grain: 0.5,
  alt: 'A green armchair under a lamp with stacks of guidebooks, postcards pinned to the wall and a cup of coffee',
  layers: () => [
    layer(0, (s) => whole(s, s.radial(s.x(0.68), 330, s.w * 0.75, ['#f7d9a4', '#d99a78', '#8f5a62', '#54384f']))),
    layer(0.1, (s) => { const skies: [string, string][] = [['#4f9fc4', '#f7e2b0'], ['#5a4a8a', '#f2a08a'], ['#2f7f8a', '#d9ecc8'], ['#e0905a', '#fbe2a8'], ['#24407a', '#c9a8bc'], ['#7fb8d4', '#f4f0dc']]; let out = ''; for (let i = 0; i < 11; i++) { const [a, b] = skies[i % 6]!; const [x, y] = [s.x(0.09 + (i % 4) * 0.105) + s.r.range(-8, 8), 120 + Math.floor(i / 4) * 138 + s.r.range(-8, 8)]; out += put(x, y, 1, rect(-63, -43, 134, 96, '#3a2030', 'opacity="0.25"') + rect(-68, -48, 134, 96, '#fdf6e6') + rect(-60, -40, 118, 80, s.fall([a, b])) + (i % 3 === 0 ? disc(20, -12, 13, '#fff2c8') + fill('M-60 40V16L-24 -16L4 14L24 -2L58 24V40Z', tone(a, -0.1)) : i % 3 === 1 ? fill('M-60 40V18Q0 6 58 20V40Z', tone(a, -0.06)) + fill('M-10 16L-6 -28Q16 -6 18 14Z', '#fff8ea') : fill('M-60 40V8H-40V-10H-24V4H-6V-24L4 -36L14 -24V8H34V-4H58V40Z', tone(a, -0.14))) + disc(0, -46, 5, '#d8402f'), s.r.range(-6, 6)); } return out + line(`M${s.x(0.09)} 90Q${s.x(0.2)} 160 ${s.x(0.3)} 120T${s.x(0.41)} 260`, '#c9402f', 2.6, 'opacity="0.7"'); }),
    layer(0.15, (s) => { const [a, b] = [s.x(0.8), s.x(1.06)]; let out = rect(a, 60, b - a, 760, lit(s, '#7a4a38', 0.04)) + rect(a + 16, 76, b - a, 730, '#4a2a2c'); for (let r = 0; r < 4; r++) { const y = 250 + r * 182; out += rect(a, y, b - a, 16, '#8f5a42'); for (let x = a + 26; x < b; ) { const w = s.r.range(22, 46); const h = s.r.range(100, 150); out += rect(x, y - h, w, h, s.r.pick(['#d8553f', '#e0a848', '#3f7f8a', '#f0e2c4', '#5f7f5a', '#49598a', '#b8688a']), 'rx="3"') + rect(x + 5, y - h + 18, w - 10, 8, '#fff4dc', 'opacity="0.6"') + rect(x + w - 6, y - h, 6, h, '#2a1424', 'opacity="0.22"'); x += w + 2; } } return out; }),
    layer(0.3, (s) => boards(s, 800, '#96603f', 5) + rect(-100, 778, s.w + 200, 26, '#f0dcc0', 'opacity="0.8"') + oval(s.x(0.56), 930, 600, 86, '#3f5f80') + oval(s.x(0.56), 928, 560, 76, 'none', 'stroke="#f0d9a8" stroke-width="8"') + oval(s.x(0.56), 928, 470, 60, 'none', 'stroke="#d8704f" stroke-width="12" stroke-dasharray="30 20"')),
    layer(0.4, (s) => { const x = s.x(0.74); return disc(x, 330, 420, s.radial(x, 330, 420, ['#fff2c0dd', '#ffd08a55', '#ffd08a00'])) + fill(poly([[x - 100, 340], [x + 100, 340], [x + 330, 920], [x - 420, 920]]), s.down(340, 900, ['#fff0b855', '#fff0b800'])) + line(`M${x} 340V880`, '#3a2a34', 11) + oval(x, 884, 84, 17, '#3a2a34') + fill(`M${x - 118} 350L${x - 62} 196H${x + 62}L${x + 118} 350Q${x} 372 ${x - 118} 350Z`, s.down(196, 360, ['#f2b45a', '#ffe6a8'])) + line(`M${x - 118} 350Q${x} 372 ${x + 118} 350`, '#fff6d8', 6) + line(`M${x + 46} 362V430`, '#d9b060', 3) + disc(x + 46, 434, 7, '#d9b060'); }),
    layer(0.5, (s) => {
      const c = '#3f7a68';
      return shadow(s.x(0.52), 914, 330, 30) + put(s.x(0.52), 900, 1.12, line('M-196 -40L-214 12M196 -40L214 12', '#5a3428', 22) + fill('M-190 -120C-232 -420 -150 -520 0 -522S232 -420 190 -120Z', lit(s, c, 0.06)) + line('M-150 -150C-180 -400 -120 -486 0 -488S180 -400 150 -150', tone(c, -0.08), 5, 'opacity="0.6"') + [[-96, -420], [-32, -420], [32, -420], [96, -420], [-64, -360], [0, -360], [64, -360], [-96, -300], [-32, -300], [32, -300], [96, -300]].map(([x, y]) => disc(x!, y!, 7, tone(c, -0.12)) + line(`M${x! - 32} ${y! - 30}L${x! + 32} ${y! + 30}M${x! + 32} ${y! - 30}L${x! - 32} ${y! + 30}`, tone(c, -0.07), 2.4, 'opacity="0.5"')).join('') + fill('M-176 -172Q0 -206 176 -172L184 -104H-184Z', lit(s, tone(c, 0.08), 0.05)) + fill('M-190 -112H190V-26Q0 -12 -190 -26Z', lit(s, tone(c, -0.03), 0.06)) + [-1, 1].map((k) => fill(`M${k * 164} -30V-214Q${k * 168} -268 ${k * 214} -270Q${k * 264} -266 ${k * 262} -208L${k * 250} -30Z`, lit(s, tone(c, k === 1 ? 0.05 : -0.03), 0.06)) + oval(k * 214, -230, 46, 38, tone(c, k === 1 ? 0.1 : 0.04))).join('') +
        put(-62, -190, 1, fill('M-92 16Q-110 -86 -24 -120Q70 -100 78 -12Q0 34 -92 16Z', lit(s, '#e8a04a')) + line('M-70 0Q-20 -40 40 -70M-40 14Q10 -20 66 -36', '#f7d08a', 8)) + put(84, -188, 1, fill('M-78 -8L-4 -30L78 -12L74 12L0 -4L-72 14Z', '#fdf4de') + line('M-2 -30L0 -4', '#c9a88c', 4) + line('M-58 -6L-16 -18M16 -18L60 -8', '#a8907c', 3)) + fill('M150 -262Q214 -300 262 -250L268 -120Q240 -80 210 -110L176 -130Z', lit(s, '#d8644a')) + [0, 1, 2].map((i) => line(`M${172 + i * 30} -264L${190 + i * 26} -118`, '#f7d9a8', 6, 'opacity="0.7"')).join(''));
    }),
    layer(0.6, (s) => { const covers = ['#d8553f', '#f0b848', '#3f7f9c', '#5f8a5a', '#b85a7a', '#f4e6c8']; const stack = (x: number, y: number, n: number, k: number): string => Array.from({ length: n }, (_, i) => put(x + s.r.range(-14, 14), y - i * 37 * k, k, rect(-112, -37, 224, 36, covers[(i * 5 + n) % 6]!, 'rx="4"') + rect(88, -33, 22, 28, '#fbf2dc') + rect(-74, -26, 96, 10, '#fff6e0', 'opacity="0.75"'))).join(''); return shadow(s.x(0.22), 930, 170, 18) + stack(s.x(0.22), 928, 6, 1.1) + put(s.x(0.22), 672, 1, oval(0, 2, 72, 14, '#e9dcc8') + fill('M-48 -64Q-46 -8 -24 0H24Q46 -8 48 -64Z', lit(s, '#fbf6ea', 0.09)) + `<path d="M46 -52Q80 -54 74 -28Q68 -10 38 -14" fill="none" stroke="#e9dcc8" stroke-width="9"/>` + oval(0, -64, 48, 11, '#f0e6d6') + oval(0, -63, 41, 8, '#4a2820')) + group(steam(s.x(0.22), 590, 110, 10), s.blur(5)) + shadow(s.x(0.89), 950, 130, 14) + stack(s.x(0.89), 950, 3, 1) + put(s.x(0.89), 838, 1, line('M0 0V-26', '#b5894f', 10) + oval(0, 0, 54, 11, '#b5894f') + disc(0, -96, 70, s.ball(['#8fd0dc', '#3f8fae', '#24567f'])) + fill('M-40 -130Q-10 -150 6 -124Q0 -96 -26 -92Q-56 -100 -40 -130ZM14 -100Q46 -112 52 -84Q40 -50 18 -60Q4 -80 14 -100Z', '#7fb86a') + `<path d="M-6 -178A84 84 0 0 1 30 -20" fill="none" stroke="#d9b060" stroke-width="7"/>`); }),
    layer(0.8, (s) => [[0.4, 960, -8], [0.47, 978, 14], [0.66, 968, -16]].map(([x, y, a], i) => put(s.x(x!), y!, 1, group(rect(-70, -30, 140, 60, '#fdf6e6') + rect(-62, -24, 124, 48, s.fall([['#5aa3cf', '#f7e2b0'], ['#5a4a8a', '#f2a08a'], ['#e0905a', '#fbe2a8']][i]!)) + fill('M-62 24V8L-20 -10L8 10L30 0L62 14V24Z', ['#3f6f6a', '#3a2f62', '#8a4a3c'][i]!)), a!)).join('') + put(s.x(0.03), 1000, 1, fill('M-90 0L-104 -130H104L90 0Z', lit(s, '#d9b08a')) + Array.from({ length: 12 }, (_, i) => put(0, -130, 1, leafSpray(s, 0, 0, 250, i % 3 ? '#3f7a5a' : '#5f9a68', 2), 180 + (i - 6) * 15)).join(''))),
  ],
};

export const smallScenes = [pack, train, deck, hut, stall, bike, van, chair];
