import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';

/**
 * A Zanzibari door, threshold at 0,0, about 300 wide and 470 high: two leaves with brass spikes, a carved frame and
 * half-round lintel.
 */
function door(s: Stage, wood: string, brass: string): string {
  const lit = tone(wood, 0.09);
  const dark = tone(wood, -0.12);
  let out = rect(-156, -360, 312, 362, s.across(-156, 156, [lit, wood, dark])) + fill('M-156 -358A156 130 0 0 1 156 -358Z', s.across(-156, 156, [lit, wood, dark])) + fill('M-118 -358A118 98 0 0 1 118 -358Z', dark);
  // The fan of carving over the door, lotus and chain along the frame.
  for (let i = 0; i <= 12; i++) { const a = Math.PI * (1 + i / 12); const [x, y] = [Math.cos(a) * 100, -358 + Math.sin(a) * 82]; out += line(`M0 -358L${x} ${y}`, lit, 5) + oval(Math.cos(a) * 82, -358 + Math.sin(a) * 66, 8, 13, tone(lit, 0.04), `transform="rotate(${((i / 12) * 180 - 90).toFixed(0)} ${(Math.cos(a) * 82).toFixed(1)} ${(-358 + Math.sin(a) * 66).toFixed(1)})"`); }
  out += fill('M-34 -358A34 30 0 0 1 34 -358Z', lit) + disc(0, -368, 8, brass);
  for (let i = 0; i <= 22; i++) { const a = Math.PI * (1 + i / 22); out += disc(Math.cos(a) * 138, -358 + Math.sin(a) * 114, 7, i % 2 ? lit : dark) + disc(Math.cos(a) * 138, -358 + Math.sin(a) * 114, 3, i % 2 ? dark : lit); }
  out += rect(-156, -372, 312, 22, lit) + Array.from({ length: 15 }, (_, i) => fill(poly([[-150 + i * 20, -361], [-140 + i * 20, -370], [-130 + i * 20, -361], [-140 + i * 20, -352]]), dark)).join('');
  for (const d of [-1, 1]) { out += rect(d * 138 - 18, -350, 36, 352, s.across(d * 138 - 18, d * 138 + 18, [lit, wood, dark])); for (let i = 0; i < 13; i++) out += fill(`M${d * 138} ${-340 + i * 26}q13 9 0 22q-13 -13 0 -22Z`, dark) + disc(d * 138, -328 + i * 26, 3, tone(lit, 0.06)); }
  for (const d of [-1, 1]) {
    const x0 = d < 0 ? -118 : 2;
    out += rect(x0, -350, 116, 350, s.across(x0, x0 + 116, [tone(wood, 0.05), wood, tone(wood, -0.08)])) + Array.from({ length: 5 }, (_, i) => line(`M${x0 + 23 * i + 11} -350V0`, dark, 2, 'opacity="0.6"')).join('');
    for (let r = 0; r < 7; r++) for (let c = 0; c < 3; c++) { const [x, y] = [x0 + 22 + c * 36, -322 + r * 48]; out += oval(x + 3, y + 5, 12, 11, dark, 'opacity="0.6"') + disc(x, y, 11, s.ball([tone(brass, 0.12), brass, tone(brass, -0.2)])) + fill(poly([[x - 6, y], [x, y - 13], [x + 6, y]]), tone(brass, 0.06)) + disc(x - 3, y - 4, 2.400, '#fff6d4'); }
  }
  out += rect(-11, -350, 22, 350, s.across(-11, 11, [lit, wood, dark])) + Array.from({ length: 16 }, (_, i) => disc(0, -338 + i * 21, 5, i % 2 ? dark : tone(lit, 0.05))).join('');
  return out + [-30, 30].map((x) => `<circle cx="${x}" cy="-168" r="12" fill="none" stroke="${brass}" stroke-width="4.500"/>`).join('') + rect(-170, -4, 340, 12, '#cbb9a4') + rect(-190, 6, 380, 16, '#e2d2bc');
}

/**
 * A woman in two kangas, from behind, feet at 0,0, about 190 high: one cloth from waist to ankle, one over head and
 * shoulders, both with a border; a basket on her head, held with one hand.
 */
function kangaWoman(s: Stage, cloth: string, border: string, dot: string, fruit: string): string {
  const skin = '#6a4030';
  const skirt = 'M-19 -98Q-25 -60 -27 -10Q-10 -4 6 -6Q18 -6 28 -12Q27 -60 20 -98Z';
  const shawl = 'M-10 -170Q-22 -160 -27 -138Q-34 -112 -30 -84Q-12 -76 4 -78Q20 -78 27 -86Q32 -112 25 -138Q20 -160 10 -170Q0 -176 -10 -170Z';
  const pattern = (d: string, y0: number, y1: number): string => { let out = ''; for (let y = y0, r = 0; y < y1; y += 9, r++) for (let x = -36 + (r % 2) * 5; x < 38; x += 10) out += disc(x, y, 1.7, dot); return group(out, s.clip(d)); };
  const light = [tone(cloth, 0.07), cloth, tone(cloth, -0.13)];
  return (
    line('M-9 -10V-1M8 -10V-1', skin, 7) + line('M-13 0H-4M4 0H13', '#4a2e26', 4) + fill(skirt, s.across(-27, 28, light)) + pattern(skirt, -92, -26) + group(fill('M-30 -26Q0 -18 30 -28V-16Q0 -8 -30 -14Z', border) + line('M-29 -29Q0 -21 29 -31', '#fff4dc', 1.8), s.clip(skirt)) + line('M-6 -96Q-10 -50 -4 -8M9 -96Q12 -50 8 -8', tone(cloth, -0.16), 1.8, 'opacity="0.6"')
    + line(curve([[20, -136], [37, -154], [26, -182]]), skin, 8) + fill(shawl, s.across(-30, 30, light)) + pattern(shawl, -160, -92) + group(fill('M-34 -96Q0 -86 34 -98V-84Q0 -74 -34 -82Z', border) + line('M-33 -99Q0 -89 33 -101', '#fff4dc', 1.8), s.clip(shawl)) + line('M-8 -166Q-18 -130 -14 -82M6 -168Q16 -130 13 -82', tone(cloth, -0.15), 2, 'opacity="0.55"')
    + fill('M-30 -188Q-26 -172 -14 -170H14Q26 -172 30 -188Z', '#a8743c') + Array.from({ length: 9 }, (_, i) => line(`M${-26 + i * 6.5} -187l${(4 - i) * 1.4} 16`, '#7a4f28', 1.4)).join('') + [[-20, -191], [-8, -195], [6, -194], [18, -190], [-2, -201], [10, -201]].map(([x, y], i) => disc(x!, y!, 8, s.ball([tone(fruit, 0.1), i % 2 ? fruit : mix(fruit, '#8fae3c', 0.5), tone(fruit, -0.12)]))).join('') + oval(0, -187, 31, 5, '#c4904c') + disc(27, -184, 5, skin)
  );
}

export const stoneTown: Scene = {
  slug: 'zanzibar-stone-town-door', place: 'Stone Town, Zanzibar', seed: 3912, light: -0.6, air: '#f4dfc0', grain: 0.6,
  alt: 'A great carved door with brass spikes in a sunlit coral-stone wall of Stone Town, two women in kangas carry baskets past and a cat sleeps on the stone bench',
  layers: () => [
    layer(0.1, (s) => {
      let out = rect(-120, -120, s.w + 240, 980, s.across(0, s.w, ['#fdf2da', '#f4dfbe', '#d9b99c']));
      // Old lime wash: clouds of cream, ochre and faded turquoise, coral rag where it fell.
      for (let i = 0; i < 60; i++) { const [x, y] = [s.r.range(-60, s.w + 60), s.r.range(-40, 840)]; const r = s.r.range(30, 110); out += fill(curve(Array.from({ length: 9 }, (_, k) => { const a = (k / 9) * Math.PI * 2; const q = r * s.r.range(0.6, 1.1); return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.6]; }), true), s.r.pick(['#fff8e6', '#e8cda4', '#cfe0d4', '#f7e2bc', '#dcc3a4']), 'opacity="0.22"'); }
      for (let i = 0; i < 130; i++) { const [x, y] = [s.r.range(-60, s.w + 60), s.r.range(120, 760)]; out += line(curve([[x, y], [x + s.r.range(-3, 3), y + s.r.range(20, 60)], [x + s.r.range(-5, 5), y + s.r.range(60, 150)]]), s.r.pick(['#c9a884', '#fff8ea', '#a9957c']), s.r.range(1, 4), 'opacity="0.2"'); }
      for (const [p, y, k] of [[0.08, 640, 1.2], [0.86, 560, 1.4], [0.95, 220, 1]] as const) { const d = curve(Array.from({ length: 11 }, (_, i) => { const a = (i / 11) * Math.PI * 2; const q = 86 * k * s.r.range(0.7, 1.1); return [s.x(p) + Math.cos(a) * q, y + Math.sin(a) * q * 0.7]; }), true); let stones = ''; for (let i = 0; i < 60; i++) stones += oval(s.x(p) + s.r.range(-100, 100) * k, y + s.r.range(-70, 70) * k, s.r.range(10, 22), s.r.range(7, 14), s.r.pick(['#c9ae90', '#a88f7c', '#d9c4a4', '#94806f'])); out += fill(d, '#8f7a6c') + group(stones, s.clip(d)) + `<path d="${d}" fill="none" stroke="#fff2d8" stroke-width="3" opacity="0.7"/>`; }
      return out;
    }),
    layer(0.2, (s) => {
      // A turquoise balcony of lattice above, shuttered windows beside the door.
      const c = s.x(0.5);
      let out = '';
      const x0 = c - (s.tall ? 250 : 330);
      const w = s.tall ? 500 : 660;
      out += rect(x0, -120, w, 250, s.across(x0, x0 + w, ['#4fb5a8', '#38988f', '#2a7578'])) + rect(x0 - 16, 120, w + 32, 22, '#2f7f7c') + rect(x0 - 10, 138, w + 20, 10, '#1f4f54', 'opacity="0.4"');
      for (let i = 0; i < 6; i++) { const x = x0 + 16 + (i * (w - 32)) / 6; const ww = (w - 32) / 6 - 10; out += rect(x, -100, ww, 120, '#1f4f54'); for (let k = 0; k < 16; k++) out += rect(x + 3, -98 + k * 7.400, ww - 6, 4, '#6fcfc0'); out += rect(x, 34, ww, 80, '#2f8a84'); let lat = ''; for (let k = -2; k < 8; k++) lat += `M${x + k * 16} 34l80 80M${x + k * 16} 114l80 -80`; out += group(line(lat, '#8fe0d0', 2.6), s.clip(`M${x} 34h${ww}v80h${-ww}Z`)); }
      for (let i = 0; i < 6; i++) { const x = x0 + 40 + (i * (w - 80)) / 5; out += fill(`M${x - 9} 142H${x + 9}L${x + 5} 186Q${x} 198 ${x - 5} 186Z`, '#2a7578'); }
      // Their shadow on the wall.
      out += fill(poly([[x0 - 10, 146], [x0 + w + 10, 146], [x0 + w + 70, 230], [x0 + 60, 230]]), '#7a5a5c', 'opacity="0.28"');
      for (const d of s.tall ? [] : [-1, 1]) { const x = c + d * 470; out += rect(x - 66, 330, 132, 210, '#fff6e4') + rect(x - 56, 340, 112, 190, '#2f5f6c') + [-1, 1].map((e) => rect(x + (e < 0 ? -56 : 2), 340, 54, 190, s.across(x - 56, x + 56, ['#4fb0a4', '#2f7f80'])) + Array.from({ length: 13 }, (_, k) => rect(x + (e < 0 ? -50 : 8), 350 + k * 14, 42, 7, '#1f5f64')).join('')).join('') + rect(x - 76, 540, 152, 12, '#f2e2c8') + fill(`M${x - 70} 330A70 46 0 0 1 ${x + 70} 330Z`, '#fff6e4') + fill(`M${x - 52} 330A52 34 0 0 1 ${x + 52} 330Z`, '#3a7f84'); }
      return out;
    }),
    layer(0.36, (s) => put(s.x(0.5), 818, s.tall ? 1.16 : 1.22, door(s, '#7a4a2f', '#e2b04a'))),
    layer(0.42, (s) => fill(poly([[s.x(0.5) - 240, 818], [s.x(0.5) - 190, 230], [s.x(0.5) - 40, 230], [s.x(0.5) + 60, 818]]), '#fff2c4', 'opacity="0.2"')),
    layer(0.5, (s) => {
      // The baraza: stone benches along the wall, then the lane.
      const c = s.x(0.5);
      let out = '';
      for (const d of [-1, 1]) { const x0 = d < 0 ? -120 : c + 250; const x1 = d < 0 ? c - 250 : s.w + 120; out += rect(x0, 742, x1 - x0, 92, s.down(742, 834, ['#fff4de', '#e2c9ac', '#c4a48c'])) + rect(x0, 736, x1 - x0, 14, '#fffaf0') + rect(x0, 750, x1 - x0, 6, '#8f6f68', 'opacity="0.3"'); }
      out += rect(-120, 834, s.w + 240, 290, s.down(834, 1000, ['#e6cfae', '#c9a888', '#8f6f68'])) + rect(-120, 834, s.w + 240, 10, '#7a5a58', 'opacity="0.3"');
      for (let r = 0; r < 9; r++) { const y = 846 + r * r * 2.4; for (let x = -120 + (r % 2) * 30; x < s.w + 120; x += 60 + r * 7) out += fill(curve([[x + 3, y], [x + 54 + r * 6, y + 2], [x + 52 + r * 6, y + 10 + r * 3], [x + 4, y + 9 + r * 3]], true), s.r.pick(['#f0dcbc', '#d9bd9c', '#c9a98c']), 'opacity="0.6"'); }
      return out;
    }),
    layer(0.6, (s) => {
      const cat = s.x(s.tall ? 0.84 : 0.735);
      const x = s.x(s.tall ? 0.3 : 0.31);
      return oval(cat + 4, 740, 46, 5, '#8f6f68', 'opacity="0.4"') + fill(curve([[cat - 46, 738], [cat - 42, 716], [cat - 10, 704], [cat + 24, 708], [cat + 42, 722], [cat + 40, 738]], true), '#e8a04c') + line(curve([[cat + 40, 734], [cat + 64, 738], [cat + 70, 752], [cat + 60, 766]]), '#e8a04c', 8) + disc(cat - 40, 722, 14, '#e8a04c') + fill(`M${cat - 52} 714l-1 -14l10 8ZM${cat - 38} 709l6 -12l4 13Z`, '#e8a04c') + line(`M${cat - 46} 722q3 3 6 0M${cat - 36} 722q3 3 6 0`, '#5a3424', 1.8) + line(`M${cat - 4} 706l4 14M${cat + 10} 706l3 15M${cat + 24} 710l2 14`, '#c97a2c', 4)
        + fill(poly([[x - 190, 962], [x + 24, 962], [x + 170, 1000], [x - 60, 1000]]), '#5a3f44', 'opacity="0.3"') + put(x - 128, 952, 1.42, kangaWoman(s, '#1f8f92', '#f2803c', '#fff0b4', '#e8902c')) + put(x, 968, 1.56, kangaWoman(s, '#d9a21f', '#b8324a', '#7a2436', '#d9503a'));
    }),
    layer(0.7, (s) => fill(poly([[s.x(0.66), -120], [s.w + 120, -120], [s.w + 120, 1120], [s.x(1.02), 1120], [s.x(0.93), 742], [s.x(0.9), 600]]), '#5a3a5c', 'opacity="0.3"') + fill(poly([[-120, -120], [s.x(0.1), -120], [-120, 240]]), '#5a3a5c', 'opacity="0.2"')),
    layer(0.9, (s: Stage) => {
      let out = bougainvillea(s, s.w * 0.99, 60, s.w * 0.13, 150, 420, ['#f06a9c', '#e0407c', '#b52f68'], '#3f7a4c') + bougainvillea(s, s.w * 0.96, 230, s.w * 0.05, 110, 150, ['#f06a9c', '#e0407c', '#b52f68'], '#3f7a4c');
      const px = s.x(0.04);
      out += fill(`M${px - 60} 900L${px - 44} 1010H${px + 44}L${px + 60} 900Z`, s.across(px - 60, px + 60, ['#3f8a94', '#2a6a78', '#1a4a58'])) + rect(px - 66, 888, 132, 18, '#4f9aa4') + Array.from({ length: 16 }, () => leafSpray(s, px + s.r.range(-20, 20), 892, -s.r.range(130, 230), mix('#2a6a48', '#7fb458', s.r.next()), 5)).join('');
      return out;
    }),
  ],
};
