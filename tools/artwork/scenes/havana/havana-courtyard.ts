import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { boxPath, curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { rays, whole } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';

const skin = '#7a4a31';

/** A half-round window of coloured glass over a door, its sill's middle at 0,0, `r` its radius. */
function fanlight(s: Stage, r: number): string {
  const hues = ['#e8443f', '#f7c42e', '#2f8fc4', '#4fae6c', '#f0803c', '#6f5fc4'];
  let out = fill(`M${-r - 8} 4A${r + 8} ${r + 8} 0 0 1 ${r + 8} 4Z`, '#fff6e4');
  for (let ring = 0; ring < 3; ring++) for (let i = 0; i < 8; i++) { const [r0, r1] = [r * (0.24 + ring * 0.25), r * (0.24 + (ring + 1) * 0.25)]; const [a, b] = [Math.PI * (1 + i / 8) + 0.02, Math.PI * (1 + (i + 1) / 8) - 0.02]; out += fill(`M${Math.cos(a) * r0} ${Math.sin(a) * r0}L${Math.cos(a) * r1} ${Math.sin(a) * r1}A${r1} ${r1} 0 0 1 ${Math.cos(b) * r1} ${Math.sin(b) * r1}L${Math.cos(b) * r0} ${Math.sin(b) * r0}Z`, tone(hues[(i + ring * 2) % 6]!, s.r.range(-0.03, 0.05))); }
  return out + fill(`M${-r * 0.22} 0A${r * 0.22} ${r * 0.22} 0 0 1 ${r * 0.22} 0Z`, '#f7c42e');
}

/** Three players on chairs and on their feet; each stands at 0,0, about 120 high. */
const bassist = (): string => line('M-6 -50L-12 0M8 -50L10 0', '#3a3a4c', 11) + line('M-20 0H-8M6 0H20', '#1f1a20', 6) + fill(curve([[-18, -46], [-20, -78], [-12, -98], [12, -98], [20, -78], [18, -46]], true), '#f7f2e4') + disc(0, -110, 11, skin) + fill('M-16 -114H16L12 -121H-12Z', '#f2e2b8') + fill('M-11 -120Q-10 -130 0 -130Q10 -130 11 -120Z', '#f2e2b8') + rect(-11, -122, 22, 3, '#3a2c30') + `<g transform="translate(36 -40) rotate(8)">${fill(curve([[0, -72], [18, -64], [20, -46], [12, -30], [24, -8], [24, 22], [0, 38], [-24, 22], [-24, -8], [-12, -30], [-20, -46], [-18, -64]], true), '#a8562c') + fill(curve([[-8, -60], [-14, -44], [-6, -28], [-16, -6], [-14, 16], [-4, 26], [-8, -10], [-2, -40]], true), '#d98a4c', 'opacity="0.7"') + rect(-4, -150, 8, 100, '#3a241c') + disc(0, -154, 8, '#3a241c') + line('M-3 -148V20M0 -148V20M3 -148V20', '#f4e6c8', 0.8) + rect(-9, 8, 18, 4, '#3a241c') + line('M0 38V48', '#3a3a44', 3)}</g>` + line('M-14 -90L-20 -66L14 -50', '#f7f2e4', 8) + line('M14 -92L34 -104L38 -118', '#f7f2e4', 8) + disc(16, -49, 5, skin) + disc(39, -119, 5, skin);
const guitarist = (): string => line('M-22 0V-50H20V0M-22 -50V-92', '#6a3f2c', 5) + line('M-6 -48L18 -46L20 -4M4 -48L30 -44L36 -4', '#4a5a7c', 12) + line('M14 0H28M30 0H46', '#1f1a20', 6) + fill(curve([[-18, -46], [-20, -76], [-12, -94], [10, -94], [18, -74], [14, -46]], true), '#e8503f') + disc(0, -106, 11, skin) + fill('M-17 -110H17L12 -117H-12Z', '#fbf4e2') + fill('M-11 -116Q-10 -127 0 -127Q10 -127 11 -116Z', '#fbf4e2') + rect(-11, -118, 22, 3, '#c9364f') + `<g transform="translate(8 -58) rotate(-20)">${fill(curve([[-28, -2], [-22, -20], [-6, -16], [8, -18], [18, -8], [18, 8], [8, 18], [-6, 16], [-22, 20]], true), '#e0a04a') + disc(-2, 0, 6, '#4a2c1c') + rect(12, -3.500, 58, 7, '#4a2c1c') + rect(68, -6, 14, 12, '#3a241c') + line('M-18 -1.500H70M-18 1.500H70', '#fff4dc', 0.8)}</g>` + line('M-15 -84L-24 -62L0 -52M14 -84L40 -70L50 -78', '#e8503f', 8) + disc(1, -52, 5, skin) + disc(51, -79, 5, skin);
const conga = (): string => `<g transform="translate(26 0)">${fill('M-18 0Q-28 -44 -20 -78H20Q28 -44 18 0Z', '#c9803c') + fill('M4 0Q14 -44 8 -78H20Q28 -44 18 0Z', '#8f4f24', 'opacity="0.5"') + rect(-22, -24, 44, 4, '#e8e0d0') + rect(-23, -74, 46, 6, '#e8e0d0') + oval(0, -79, 21, 6, '#fbf2dc')}</g><g transform="translate(66 0)">${fill('M-16 0Q-25 -38 -18 -68H18Q25 -38 16 0Z', '#b5343c') + fill('M4 0Q12 -38 8 -68H18Q25 -38 16 0Z', '#7a1f2c', 'opacity="0.5"') + rect(-20, -64, 40, 6, '#e8e0d0') + oval(0, -69, 19, 5.500, '#fbf2dc')}</g>` + line('M-10 -50L-16 0M6 -50L4 0', '#e8dcc4', 11) + line('M-24 0H-12M-2 0H12', '#1f1a20', 6) + fill(curve([[-20, -46], [-20, -78], [-12, -98], [10, -98], [18, -78], [14, -46]], true), '#2f8f9c') + disc(0, -110, 11, '#5f3a28') + fill('M-12 -108Q-14 -126 0 -126Q14 -126 12 -108Q6 -118 -12 -108Z', '#1f1618') + line('M-14 -90L-4 -78L24 -84M12 -92L34 -92L58 -78', '#2f8f9c', 8) + disc(26, -84, 5, '#5f3a28') + disc(60, -77, 5, '#5f3a28');

export const son: Scene = {
  slug: 'havana-courtyard-music', place: 'Havana, Cuba', seed: 2513, light: -0.5, air: '#f7dcb4', grain: 0.5,
  alt: 'Three musicians play under the arcade of a courtyard in Havana; sun falls through coloured glass on checkered tiles and palms',
  layers: () => [
    layer(0.05, (s) => whole(s, s.down(0, 900, ['#f2a06a', '#e88a5f', '#d9735c']))),
    layer(0.2, (s) => {
      // The back wall: turquoise below a frieze, doors with half-round windows.
      const c = s.x(0.5);
      let out = rect(-120, -100, s.w + 240, 860, s.across(0, s.w, ['#4fc0b4', '#38a8a4', '#2a8f94']));
      for (let i = 0; i < 14; i++) { const [x, y] = [s.r.range(0, s.w), s.r.range(60, 640)]; out += fill(curve([[x, y], [x + 50, y - 22], [x + 90, y + 12], [x + 40, y + 40]], true), s.r.pick(['#8fd9c9', '#e8d9b4', '#2f8f8f']), 'opacity="0.35"'); }
      out += rect(-120, 600, s.w + 240, 160, '#f2e2c0') + rect(-120, 592, s.w + 240, 10, '#c9553f');
      for (let x = -110; x < s.w + 120; x += 54) out += fill(poly([[x, 676], [x + 27, 640], [x + 54, 676], [x + 27, 712]]), '#2f7f9c') + fill(poly([[x + 13, 676], [x + 27, 658], [x + 41, 676], [x + 27, 694]]), '#f7c42e') + disc(x, 676, 7, '#c9553f');
      for (const d of [-1, 0, 1, 2]) {
        const x = c + (d - 0.5) * (s.tall ? 420 : 470);
        out += rect(x - 104, 300, 208, 460, '#fff6e4') + rect(x - 92, 310, 184, 450, d ? '#8a4a34' : s.down(310, 760, ['#ffe2a4', '#f2b06a']));
        if (d) for (const e of [-1, 1]) { out += rect(x + (e < 0 ? -90 : 2), 312, 88, 448, '#b5683f'); for (let k = 0; k < 21; k++) out += rect(x + (e < 0 ? -82 : 10), 324 + k * 20, 72, 11, '#8f4f34'); }
        else { out += group(put(x - 40, 780, 3.1, coconutPalm(s, '#8a6a4c', ['#3f8a5c', '#6fae64', '#b5d07a'], 6, 11)), s.clip(boxPath(x - 92, 310, 184, 450))) + rect(x - 92, 700, 184, 60, '#e8a86a') + rect(x - 4, 310, 8, 450, '#fff6e4'); for (let k = 0; k < 8; k++) out += line(`M${x - 92 + k * 26} 520V760`, '#3a3a4c', 3); out += line(`M${x - 92} 520H${x + 92}M${x - 92} 640H${x + 92}`, '#3a3a4c', 4); }
        out += put(x, 300, 1, fanlight(s, 100));
      }
      return out;
    }),
    layer(0.34, (s) => {
      // The arcade in front of it.
      const span = s.tall ? 420 : 470;
      const c = s.x(0.5);
      let holes = '';
      for (let i = -3; i <= 2; i++) { const x0 = c + i * span + span / 2 - span / 2 + 34; const x1 = x0 + span - 68; const r = (x1 - x0) / 2; holes += `M${x0} 900V${220 + r * 0.2}A${r} ${r} 0 0 1 ${x1} ${220 + r * 0.2}V900Z`; }
      let out = `<path d="M-700 -120H${s.w + 700}V900H-700Z${holes}" fill-rule="evenodd" fill="${s.down(-60, 800, ['#f7c45c', '#f2b04a', '#e09a44'])}"/>`;
      for (let i = -3; i <= 3; i++) { const x = c + i * span; out += rect(x - 34, 244, 68, 560, s.across(x - 34, x + 34, ['#ffe29c', '#f2b853', '#c98a3f'])) + rect(x - 46, 226, 92, 22, '#fff0cc') + rect(x - 40, 246, 80, 6, '#b5793a', 'opacity="0.5"') + rect(x - 46, 768, 92, 36, '#fff0cc') + rect(x - 46, 768, 92, 6, '#b5793a', 'opacity="0.4"'); }
      for (let i = -3; i <= 2; i++) { const x0 = c + i * span + 34; const r = (span - 68) / 2; out += `<path d="M${x0} ${220 + r * 0.2}A${r} ${r} 0 0 1 ${x0 + span - 68} ${220 + r * 0.2}" fill="none" stroke="#fff0cc" stroke-width="12"/>`; }
      return out;
    }),
    layer(0.4, (s) => {
      // Checkered tiles in perspective; coloured light lies on them.
      const [c, hy, top] = [s.x(0.5), 430, 800];
      let out = rect(-120, top, s.w + 240, 320, '#f4ead4');
      const ys = Array.from({ length: 9 }, (_, i) => hy + (top - hy) / (1 - i * 0.082));
      for (let r = 0; r < 8; r++) for (let k = -18; k < 18; k++) if ((r + k) % 2) { const at = (u: number, y: number): string => `${(c + (u * 96 * (y - hy)) / (top - hy)).toFixed(1)} ${y.toFixed(1)}`; out += fill(`M${at(k, ys[r]!)}L${at(k + 1, ys[r]!)}L${at(k + 1, ys[r + 1]!)}L${at(k, ys[r + 1]!)}Z`, mix('#3f4a5c', '#6a6a74', (r % 3) * 0.12)); }
      const hues = ['#e8443f', '#f7c42e', '#2f8fc4', '#4fae6c', '#f0803c'];
      let glass = '';
      for (let i = 0; i < 15; i++) glass += fill(poly([[c - 160 + i * 26, 840 + (i % 3) * 8], [c - 138 + i * 26, 840 + (i % 3) * 8], [c - 90 + i * 30, 930 + (i % 3) * 10], [c - 122 + i * 30, 930 + (i % 3) * 10]]), hues[i % 5]!, 'opacity="0.5"');
      return out + group(glass, s.blur(3)) + rect(-120, top, s.w + 240, 24, '#7a4a3c', 'opacity="0.25"');
    }),
    rays({ depth: 0.45, x: 0.5, y: 240, count: 9, spread: 46, angle: 8, length: 760, colour: '#fff4cc', strength: 0.2 }),
    layer(0.6, (s) => {
      const c = s.x(0.5);
      const k = s.tall ? 1.5 : 2.15;
      const d = s.tall ? 190 : 320;
      return [-1, 0, 1].map((i) => oval(c + i * d + 20, 908, 66 * k * 0.6, 9, '#2a2430', 'opacity="0.45"')).join('') + put(c - d, 906, k, bassist()) + put(c - 6, 912, k, guitarist()) + put(c + d - 20, 906, k, conga());
    }),
    layer(0.9, (s: Stage) => {
      let out = '';
      const pot = (x: number, y: number, k: number, leaf: [string, string, string]): string => fill(`M${x - 46 * k} ${y - 70 * k}L${x - 34 * k} ${y}H${x + 34 * k}L${x + 46 * k} ${y - 70 * k}Z`, s.across(x - 46 * k, x + 46 * k, ['#d9704a', '#b5502f', '#8a3a28'])) + rect(x - 52 * k, y - 84 * k, 104 * k, 18 * k, '#e08a60') + Array.from({ length: 12 }, () => leafSpray(s, x + s.r.range(-20, 20) * k, y - 80 * k, -s.r.range(110, 190) * k, s.r.pick(leaf), 5)).join('');
      out += pot(s.x(0.05), 1010, s.tall ? 0.9 : 1.5, ['#1f5a48', '#2f7a50', '#5fa05c']) + pot(s.x(0.95), 1014, s.tall ? 0.9 : 1.6, ['#1f5a48', '#3f8a54', '#86b868']);
      for (let i = 0; i < 7; i++) out += foliage(s, i % 2 ? s.r.range(-40, s.w * 0.1) : s.r.range(s.w * 0.9, s.w + 40), s.r.range(-20, 40), 80, 46, ['#1f5a48', '#c9366a', '#f06a9c'], 15);
      return out;
    }),
  ],
};
