import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

/** The Tian Tan Buddha on his lotus, foot at 0,0, about 300 high: right hand raised, left hand open on the knee. */
function bigBuddha(s: Stage): string {
  const bronze = s.side(['#d9b27a', '#9a7a54', '#5a4a48']);
  const shade = '#4a3f44';
  let out = '';
  // Lotus: two rows of petals.
  for (const [row, y, n, w, h] of [[0, 0, 9, 40, 34], [1, -20, 8, 38, 32]] as const) for (let i = 0; i < n; i++) { const x = (i - (n - 1) / 2) * (row ? 36 : 35); out += fill(`M${x - w / 2} ${y}Q${x - w * 0.56} ${y - h * 0.7} ${x} ${y - h}Q${x + w * 0.56} ${y - h * 0.7} ${x + w / 2} ${y}Z`, bronze, `stroke="${shade}" stroke-width="1.6"`); }
  // Crossed legs, robe, chest.
  out += fill(curve([[-138, -40], [-146, -58], [-118, -80], [-60, -90], [0, -84], [60, -90], [118, -80], [146, -58], [138, -40], [60, -32], [0, -36], [-60, -32]], true), bronze) + line(curve([[-128, -50], [-60, -60], [0, -52], [60, -60], [128, -50]]), shade, 2.6, 'opacity="0.6"') + line(curve([[-110, -70], [-40, -74], [10, -60]]), shade, 2.4, 'opacity="0.5"') + line(curve([[110, -70], [40, -74], [-10, -60]]), shade, 2.4, 'opacity="0.5"');
  out += fill(curve([[-62, -80], [-80, -130], [-74, -178], [-44, -200], [0, -206], [44, -200], [74, -178], [80, -130], [62, -80], [0, -72]], true), bronze);
  for (let i = 0; i < 6; i++) out += line(curve([[-50 + i * 6, -190 + i * 4], [-20 + i * 9, -140 + i * 8], [34 + i * 4, -96 + i * 3]]), shade, 2.2, 'opacity="0.45"');
  out += fill('M-22 -200Q0 -150 30 -196Q0 -206 -22 -200Z', '#c9a070') + line('M-22 -199Q2 -150 30 -196', shade, 2, 'opacity="0.6"');
  // His right arm (our left) raised, palm out; the other rests on the knee.
  out += fill(curve([[-46, -196], [-74, -186], [-96, -152], [-118, -112], [-114, -90], [-94, -84], [-74, -102], [-56, -144]], true), bronze) + line(curve([[-58, -150], [-74, -110], [-94, -88]]), shade, 2.2, 'opacity="0.5"') + fill(curve([[-118, -106], [-110, -130], [-104, -156], [-82, -156], [-80, -124], [-78, -104], [-94, -86], [-112, -90]], true), '#b18d62') + line(curve([[-81, -152], [-79, -120], [-80, -104]]), shade, 2, 'opacity="0.5"') + line(curve([[-48, -194], [-76, -184], [-98, -150], [-118, -112]]), '#dcb98a', 3, 'opacity="0.6"') + fill(curve([[-104, -150], [-106, -178], [-98, -194], [-86, -194], [-80, -178], [-82, -150]], true), '#cfa878') + line('M-100 -176V-190M-94 -178V-194M-88 -176V-191', shade, 1.6, 'opacity="0.6"');
  out += fill(curve([[70, -176], [98, -136], [106, -96], [90, -78], [72, -84], [80, -120], [62, -150]], true), bronze) + fill(curve([[60, -88], [92, -90], [112, -80], [104, -68], [70, -70]], true), '#b08c60');
  // Neck, head, ears, curls.
  out += rect(-17, -222, 34, 26, '#8a6c4c') + line('M-16 -210H16', shade, 1.6, 'opacity="0.6"') + fill(curve([[-32, -240], [-30, -262], [-18, -280], [0, -286], [18, -280], [30, -262], [32, -240], [22, -220], [0, -212], [-22, -220]], true), bronze) + fill('M-36 -266Q-40 -240 -33 -222Q-28 -226 -30 -262Z', '#a8865c') + fill('M36 -266Q40 -240 33 -222Q28 -226 30 -262Z', '#6a5448');
  out += fill(curve([[-32, -258], [-30, -280], [-16, -298], [-8, -312], [8, -312], [16, -298], [30, -280], [32, -258], [16, -272], [0, -275], [-16, -272]], true), '#54484a');
  for (let i = 0; i < 44; i++) { const cy = s.r.range(-306, -268); const wide = 6 + Math.min(20, (cy + 308) * 0.62); out += disc(s.r.range(-wide, wide), cy, 3.2, tone('#54484a', s.r.range(-0.03, 0.08)), 'opacity="0.9"'); }
  return out + line('M-22 -246Q-14 -240 -5 -245M5 -245Q14 -240 22 -246M-24 -256Q-14 -262 -4 -256M4 -256Q14 -262 24 -256M0 -254L-3 -236H4M-9 -227Q0 -222 9 -227', shade, 2.2) + disc(0, -262, 2.6, '#f2dca8');
}

/** A cable-car cabin with four heads in it, hung at 0,0. */
const cabin = (c: string): string => line('M0 0V34M-10 34H10', '#3f4a50', 4) + rect(-38, 34, 76, 66, c, 'rx="12"') + rect(-32, 44, 64, 30, '#cfe6e4', 'rx="6"') + [-20, -6, 9, 22].map((x) => disc(x, 66, 6, '#3f4a50') + rect(x - 7, 70, 14, 6, '#3f4a50')).join('') + rect(-38, 80, 76, 6, '#ffffff', 'opacity="0.5"') + line('M0 44V74', c, 4);

export const bigHill: Scene = {
  slug: 'hong-kong-big-buddha-mist', place: 'Ngong Ping, Lantau, Hong Kong', seed: 3513, light: -0.55, air: '#dfe6d4',
  alt: 'Morning mist round the bronze Tian Tan Buddha on Lantau: a long stair climbs to his lotus, cable cars hang over the green hills and the sea',
  layers: () => [
    sky(['#7fb0b8', '#b9d4c8', '#f2ead0', '#ffdcaa'], 560),
    sun({ x: 0.2, y: 300, r: 60, colour: '#fffae0', glow: '#ffe2a0', reach: 620 }),
    streaks({ y: [40, 330], count: 9, colours: ['#ffffff', '#fff0d0'], opacity: 0.65 }),
    layer(0.08, (s) => rect(-120, 540, s.w + 240, 580, s.down(540, 1000, ['#d9e0cc', [0.3, '#a4c4bc'], [0.6, '#8fb49c'], [1, '#5f8f74']])) + [0.1, 0.34, 0.43].map((p, i) => fill(curve([[s.x(p) - 90, 566 + i * 12], [s.x(p) - 30, 546 + i * 12], [s.x(p) + 20, 540 + i * 12], [s.x(p) + 100, 568 + i * 12]], true), '#a9bfb4')).join('')),
    ridge({ depth: 0.12, base: 690, height: 240, rough: 0.4, peaks: [[-0.02, 0.8, 360], [0.16, 0.5, 280], [0.94, 1, 420], [0.78, 0.55, 260]], colour: '#8fb09c', shade: '#6f988f', lit: '#d4d8a4', foot: '#c9d8c0', gullies: 4 }),
    mist({ depth: 0.14, y: 660, height: 120, colour: '#f7f4e2', opacity: 0.85 }),
    mist({ depth: 0.15, y: 756, height: 220, colour: '#eef2e0', opacity: 0.9 }),
    layer(0.18, (s) => {
      // The cable sinks in from the left, cabin behind cabin.
      const at = (t: number): Pt => [s.x(-0.06 + t * 0.5), 250 + t * 330 - Math.sin(t * Math.PI) * -34];
      const rope = Array.from({ length: 14 }, (_, i) => at(i / 13));
      return line(curve(rope), '#4f6468', 2.6) + line(curve(rope.map(([x, y]): Pt => [x + 10, y + 9])), '#4f6468', 1.6, 'opacity="0.7"') + line(`M${at(0.86)[0]} ${at(0.86)[1]}V700`, '#5f7a7a', 7) + line(`M${at(0.86)[0] - 20} ${at(0.86)[1]}h40`, '#5f7a7a', 5) + [[0.28, 1.2, '#e8503f'], [0.56, 0.72, '#f2b53c'], [0.72, 0.5, '#3f8fa8'], [0.93, 0.34, '#e8503f']].map(([t, k, c]) => put(...at(t as number), k as number, cabin(c as string))).join('');
    }),
    layer(0.3, (s) => {
      // The hill and its stair.
      const x = s.x(s.tall ? 0.6 : 0.66);
      const hill: Pt[] = [[x - 640, 1010], [x - 540, 880], [x - 420, 772], [x - 330, 676], [x - 300, 612], [x + 300, 612], [x + 340, 684], [x + 420, 790], [x + 540, 880], [x + 680, 990], [x + 700, 1120], [x - 700, 1120]];
      let out = fill(curve(hill, true), s.down(600, 1000, ['#6f9a6c', '#4f8460', '#2f6450']));
      let inner = '';
      for (let i = 0; i < 220; i++) { const t = s.r.next(); const y = 640 + t * 400; const px = x + s.r.range(-1, 1) * (180 + t * 460); if (Math.abs(px - x) < 50 + t * 60) continue; inner += foliage(s, px, y, s.r.range(20, 40) * (0.7 + t * 0.7), s.r.range(12, 22) * (0.7 + t * 0.7), ['#2a5f4c', '#4a8a58', '#a4bc68'], 12); }
      out += group(inner, s.clip(curve(hill, true)));
      // Stair: flights and landings, rails, people as dots that grow.
      out += fill(poly([[x - 24, 612], [x + 24, 612], [x + 92, 1060], [x - 92, 1060]]), s.across(x - 90, x + 90, ['#fbf2dc', '#e8dcc4', '#b0a894']));
      for (let i = 0; i < 44; i++) { const t = (i / 44) ** 1.5; const y = 616 + t * 440; const w = 24 + ((y - 612) / 448) * 68; out += line(`M${x - w} ${y}H${x + w}`, i % 9 ? '#a89c88' : '#7f7a70', i % 9 ? 1 + t * 2 : 3 + t * 4, `opacity="${i % 9 ? 0.6 : 0.9}"`); }
      for (const e of [-1, 1]) out += line(`M${x + e * 26} 606L${x + e * 96} 1050`, '#fffaf0', 6) + line(`M${x + e * 26} 609L${x + e * 96} 1053`, '#8f8a80', 2);
      for (let i = 0; i < 26; i++) { const t = s.r.next(); const y = 630 + t * 300; const k = 0.09 + t * 0.22; const px = x + s.r.range(-0.8, 0.8) * (22 + t * 52); out += put(px, y, k, stroller(s.r.pick(['#e8503f', '#3f6fa8', '#f2b53c', '#fff4e0', '#4f8f74']), '#3a3f50', '#241c20', '#d9a880')); }
      // Three round terraces and the altar.
      for (const [w, y, h] of [[304, 622, 26], [276, 596, 24], [250, 572, 22]] as const) { out += rect(x - w, y - h, w * 2, h + 4, s.across(x - w, x + w, ['#fff6e2', '#e4d8c0', '#9c948c'])) + rect(x - w - 4, y - h - 5, w * 2 + 8, 6, '#fffdf4'); for (let k = -w + 8; k < w; k += 15) out += rect(x + k, y - h - 16, 5, 12, '#f4ead4'); out += line(`M${x - w} ${y - h - 16}H${x + w}`, '#fffaf0', 3); }
      return out + put(x, 552, s.tall ? 1.2 : 1.42, bigBuddha(s));
    }),
    mist({ depth: 0.4, y: 640, height: 70, colour: '#f9f6e6', opacity: 0.6, from: 0.3, to: 0.56 }),
    mist({ depth: 0.42, y: 720, height: 90, colour: '#f7f6e8', opacity: 0.55, from: 0.74, to: 1.1 }),
    mist({ depth: 0.44, y: 850, height: 110, colour: '#f4f6e8', opacity: 0.5, from: -0.1, to: 0.4 }),
    birds({ x: 0.46, y: 170, count: 6, size: 15, colour: '#4f6468', spread: 90 }),
    layer(0.7, (s) => fill(poly([[-120, 930], [s.x(0.4), 946], [s.x(0.44), 1120], [-120, 1120]]), s.down(930, 1010, ['#e4d8c0', '#a89c90'])) + fill(poly([[-120, 930], [s.x(0.4), 946], [s.x(0.402), 958], [-120, 942]]), '#fbf4e0') + Array.from({ length: 9 }, (_, i) => line(`M${s.x(-0.04 + i * 0.052)} ${944 + i * 1.5}L${s.x(-0.08 + i * 0.058)} 1010`, '#8f8680', 2, 'opacity="0.6"')).join('')),
    layer(0.8, (s) => put(s.x(s.tall ? 0.3 : 0.3), 962, 1.5, stroller('#d9503f', '#3a4058', '#241c20', '#e0b08a')) + put(s.x(s.tall ? 0.4 : 0.35), 968, 1.4, lady('#f2c65c', '#241c20', '#e0b08a', '#f4e4c0'))),
    layer(0.94, (s) => {
      // A terrace with an incense burner and three sticks; a branch over it.
      const x = s.x(0.1);
      let out = fill(curve([[x - 96, 900], [x - 84, 980], [x - 50, 1012], [x + 50, 1012], [x + 84, 980], [x + 96, 900]], true), s.across(x - 96, x + 96, ['#8a7454', '#5a4a44', '#342c34'])) + rect(x - 106, 890, 212, 20, '#6a5848', 'rx="8"') + line(`M${x - 106} 892H${x + 106}`, '#d9b27a', 4) + line(`M${x - 60} 1008L${x - 78} 1090M${x + 60} 1008L${x + 78} 1090`, '#342c34', 20) + line(`M${x - 80} 950H${x + 80}`, '#b5945c', 4) + [-40, 0, 40].map((d) => disc(x + d, 970, 8, '#b5945c')).join('');
      let smoke = '';
      for (const [d, h] of [[-34, 230], [4, 270], [40, 210]] as const) { out = line(`M${x + d} 894V${894 - h * 0.55}`, '#c9343c', 6) + disc(x + d, 894 - h * 0.55, 5, '#ffb45c') + out; smoke += line(curve([[x + d, 890 - h * 0.55], [x + d + 18, 820 - h * 0.6], [x + d - 14, 740 - h * 0.6], [x + d + 24, 660 - h * 0.7], [x + d + 6, 580 - h * 0.7]]), '#ffffff', 12, 'opacity="0.4"'); }
      out += group(smoke, s.blur(5));
      for (let i = 0; i < 34; i++) out += leafSpray(s, s.r.range(s.w * 0.82, s.w + 70), s.r.range(-70, 20), s.r.range(70, 140), s.r.pick(['#1f4a44', '#2f6a54', '#6a9a58']), 7);
      return out;
    }),
  ],
};
