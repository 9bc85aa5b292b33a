import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, num, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';

const gold = '#e8b84a';
const roman = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** The numerals as strokes, so that no font decides how they look; about 12 high, centred on 0,0. */
function numeral(text: string, colour: string): string {
  const widths: Record<string, number> = { I: 4, V: 8, X: 8 };
  const all = [...text].reduce((sum, c) => sum + widths[c]!, 0);
  let x = -all / 2;
  let d = '';
  for (const c of text) {
    const w = widths[c]!;
    if (c === 'I') d += `M${num(x + 2)} -6V6`;
    if (c === 'V') d += `M${num(x + 0.6)} -6L${num(x + 4)} 6L${num(x + 7.4)} -6`;
    if (c === 'X') d += `M${num(x + 0.6)} -6L${num(x + 7.4)} 6M${num(x + 7.4)} -6L${num(x + 0.6)} 6`;
    x += w;
  }
  return line(d, colour, 1.6);
}

/**
 * The astronomical dial, radius 150: day, dusk and night in their circles, the zodiac ring, the hand with sun and moon.
 */
function dial(s: Stage): string {
  let out = disc(0, 0, 176, '#2a2430') + disc(0, 0, 170, s.radial(-60, -70, 260, ['#8a7a6c', '#4a3f44'])) + disc(0, 0, 158, '#1f2438') + disc(0, 0, 158, 'none', `stroke="${gold}" stroke-width="4"`);
  for (let i = 0; i < 24; i++) { const a = (i / 24) * Math.PI * 2; out += put(Math.sin(a) * 145, -Math.cos(a) * 145, 1.1, numeral(roman[i % 12]!, gold), i * 15); }
  const face = 'M-130 0A130 130 0 1 1 130 0A130 130 0 1 1 -130 0Z';
  const clip = s.clip(face);
  out += disc(0, 0, 130, '#d97a3c') + `<g ${clip}>${disc(0, 196, 150, '#14182c')}${disc(0, -26, 112, '#5f9cd0')}${disc(0, -34, 92, '#7fb8e2')}${disc(0, 226, 150, '#0d1020')}</g>`;
  out += disc(0, -6, 30, '#4f8a6c') + disc(0, -6, 30, 'none', `stroke="${gold}" stroke-width="2"`) + fill('M-18 -14Q-8 -24 4 -20Q10 -12 2 -6Q-8 2 -16 -4ZM6 4Q14 0 18 8Q10 18 2 14Z', '#e2d39c', 'opacity="0.8"');
  // Unequal hours: arcs that fan over the blue, one golden line each.
  for (let i = -5; i <= 5; i++) out += `<g ${clip}>${line(`M${i * 13} ${-6 - 30}Q${i * 27} -80 ${i * 34} -136`, gold, 1.6, 'opacity="0.8"')}</g>`;
  out += disc(0, 0, 130, 'none', `stroke="${gold}" stroke-width="4"`) + `<g ${clip}>${disc(0, -26, 112, 'none', `stroke="${gold}" stroke-width="2.4"`)}</g>`;
  const zodiac = `<g transform="translate(18 22)">${disc(0, 0, 78, 'none', 'stroke="#1a1d2c" stroke-width="22"')}${disc(0, 0, 89, 'none', `stroke="${gold}" stroke-width="2.6"`)}${disc(0, 0, 67, 'none', `stroke="${gold}" stroke-width="2.6"`)}${Array.from({ length: 12 }, (_, i) => { const a = (i / 12) * Math.PI * 2; return line(`M${num(Math.cos(a) * 67)} ${num(Math.sin(a) * 67)}L${num(Math.cos(a) * 89)} ${num(Math.sin(a) * 89)}`, gold, 2) + put(Math.cos(a + 0.26) * 78, Math.sin(a + 0.26) * 78, 0.8, [line('M-5 4Q-6 -5 0 -5Q6 -5 5 4M0 -5V6', gold, 2), disc(0, 2, 4, 'none', `stroke="${gold}" stroke-width="2"`) + line('M-5 -6Q0 0 5 -6', gold, 2), line('M-4 -5V5M4 -5V5M-6 -6H6M-6 6H6', gold, 1.8), line('M-6 -3H5M6 3H-5', gold, 2) + disc(-5, -1, 2, gold) + disc(5, 1, 2, gold)][i % 4]!); }).join('')}</g>`;
  const hand = (turn: number, len: number, end: string): string => `<g transform="rotate(${turn})">${line(`M0 24V${-len}`, gold, 5)}${line(`M0 24V${-len}`, '#8a6424', 1.2)}${put(0, -len, 1, end)}</g>`;
  const sunMark = Array.from({ length: 12 }, (_, i) => fill('M-3 -12L0 -22L3 -12Z', gold, `transform="rotate(${i * 30})"`)).join('') + disc(0, 0, 12, '#f7d36a');
  return out + zodiac + hand(-56, 104, sunMark) + hand(100, 92, disc(0, 0, 12, '#f2f0e6') + fill('M0 -12A12 12 0 0 1 0 12Z', '#1f2233')) + hand(-56, 150, fill('M-8 4Q-10 -8 0 -12Q10 -8 8 4Z', gold)) + disc(0, 0, 8, gold);
}

/** The calendar below: twelve months in medallions round the arms of the Old Town. */
function calendar(s: Stage): string {
  let out = disc(0, 0, 152, '#2a2430') + disc(0, 0, 146, s.radial(0, 0, 150, ['#d9a83c', '#e8c060', '#b5822c']));
  for (let i = 0; i < 72; i++) { const a = (i / 72) * Math.PI * 2; out += line(`M${num(Math.cos(a) * 132)} ${num(Math.sin(a) * 132)}L${num(Math.cos(a) * 143)} ${num(Math.sin(a) * 143)}`, '#5a3c1c', 1.4); }
  for (let i = 0; i < 12; i++) { const a = (i / 12) * Math.PI * 2; const [x, y] = [Math.cos(a) * 104, Math.sin(a) * 104]; const field = ['#a9c46a', '#e2c87c', '#f2e6d0', '#8fb8cc', '#c9d98a', '#e0a85c'][i % 6]!; out += disc(x, y, 25, '#8a6424') + disc(x, y, 22, '#cfe2ea') + `<g ${s.clip(`M${num(x - 22)} ${num(y)}a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z`)}>${rect(x - 24, y + 2, 48, 24, field)}${disc(x - 8, y - 3, 7, tone(field, -0.18))}${line(`M${num(x + 6)} ${num(y + 14)}V${num(y - 4)}`, '#7a3a34', 5)}${disc(x + 6, y - 8, 4, '#e2b08c')}</g>`; const b = a + Math.PI / 12; out += disc(Math.cos(b) * 66, Math.sin(b) * 66, 12, '#8a6424') + disc(Math.cos(b) * 66, Math.sin(b) * 66, 9.6, '#2f5f8f') + line(`M${num(Math.cos(b) * 66 - 4)} ${num(Math.sin(b) * 66)}h8`, gold, 2); }
  return out + disc(0, 0, 48, '#8a6424') + disc(0, 0, 44, '#b83a3a') + rect(-18, -6, 36, 30, '#f2ead8') + [-18, -5, 8].map((x) => rect(x, -12, 9, 8, '#f2ead8')).join('') + [-14, 14].map((x) => rect(x - 6, -30, 12, 28, '#f2ead8') + fill(poly([[x - 8, -30], [x, -42], [x + 8, -30]]), gold)).join('') + fill('M-7 24V8A7 7 0 0 1 7 8V24Z', '#4a2a30');
}

/** A carved figure on its bracket, about 70 high. */
const figure = (robe: string, extra: string): string => rect(-15, 0, 30, 8, '#8a8078') + fill(curve([[-12, 0], [-14, -30], [-9, -48], [9, -48], [14, -30], [12, 0]], true), robe) + fill(curve([[2, 0], [2, -46], [9, -48], [14, -30], [12, 0]], true), tone(robe, -0.08)) + disc(0, -56, 8, '#e2c4a4') + extra;

export const clock: Scene = {
  slug: 'prague-astronomical-clock', place: 'Old Town Hall, Prague', seed: 3641, light: -0.5, air: '#e8b88c',
  alt: 'Evening below the astronomical clock of Prague: a blue and golden dial with sun and moon, the painted calendar under it, people waiting for the hour',
  layers: () => [
    sky(['#33468c', '#6f6fae', '#c98fa4', '#ffbf90'], 700),
    stars(60, 240),
    streaks({ y: [60, 420], count: 8, colours: ['#8a84bc', '#e2a4a4', '#ffc89c'], opacity: 0.7, x: [0, 0.25] }),
    layer(0.12, (s) => {
      // The spires of Týn stand behind the square at the left.
      const spire = (x: number, y: number, k: number): string => put(x, y, k, rect(-42, -260, 84, 300, '#5a4a72') + fill(poly([[-46, -258], [0, -470], [46, -258]]), '#3a3460') + [-42, -16, 16, 42].map((d) => fill(poly([[d - 9, -256], [d, -330], [d + 9, -256]]), '#3a3460') + disc(d, -334, 4, gold)).join('') + [-24, 24].map((d) => fill(poly([[d - 7, -330], [d, -400], [d + 7, -330]]), '#443d6a')).join('') + disc(0, -476, 7, gold) + [-18, 18].map((d) => fill(`M${d - 9} -170V-214A9 9 0 0 1 ${d + 9} -214V-170Z`, '#f2b560')).join(''));
      return s.tall ? '' : spire(s.x(0.075), 760, 1) + spire(s.x(0.165), 760, 1) + fill(poly([[s.x(0.06), 560], [s.x(0.12), 470], [s.x(0.18), 560], [s.x(0.18), 780], [s.x(0.06), 780]]), '#544670');
    }),
    layer(0.2, (s) => {
      if (s.tall) return '';
      let out = '';
      for (const [p, w, h, c] of [[0.02, 130, 250, '#b57a78'], [0.115, 120, 290, '#c99a84'], [0.2, 120, 260, '#a87488']] as const) { const x = s.x(p); out += rect(x - w / 2, 860 - h, w, h, s.across(x - w / 2, x + w / 2, [c, tone(c, -0.08)])) + fill(`M${x - w / 2} ${860 - h}Q${x - w * 0.46} ${860 - h - 40} ${x - w * 0.2} ${860 - h - 46}Q${x} ${860 - h - 96} ${x + w * 0.2} ${860 - h - 46}Q${x + w * 0.46} ${860 - h - 40} ${x + w / 2} ${860 - h}Z`, c); for (let r = 0; r < 3; r++) for (let k = 0; k < 3; k++) out += rect(x - w * 0.36 + k * w * 0.27, 880 - h + r * 70, w * 0.16, 38, s.r.chance(0.5) ? '#ffcf7a' : '#5a4668'); out += rect(x - w / 2, 824, w, 40, tone(c, -0.16)); }
      return out;
    }),
    layer(0.4, (s) => {
      // The tower's wall of squared stone, darker towards its edge.
      const [x0, x1] = [s.tall ? -130 : s.x(0.27), s.w + 130];
      let out = rect(x0, -130, x1 - x0, 1010, s.across(x0, x1, ['#c9a488', '#a8867c', '#6f5a68']));
      for (let r = 0; r < 26; r++) { const y = -120 + r * 40; let x = x0 - (r % 2) * 50; while (x < x1) { const w = s.r.range(70, 130); out += fill(poly([[Math.max(x0, x) + 2, y + 2], [Math.min(x1, x + w) - 2, y + 2], [Math.min(x1, x + w) - 2, y + 38], [Math.max(x0, x) + 2, y + 38]]), s.r.pick(['#d3b094', '#b5927f', '#a07f78', '#c4a088']), 'opacity="0.42"'); x += w; } }
      return out + (s.tall ? '' : rect(x0 - 6, -130, 14, 1010, '#e2c0a0') + rect(x0 + 8, -130, 6, 1010, '#5a4654', 'opacity="0.5"'));
    }),
    layer(0.5, (s) => {
      const x = s.x(s.tall ? 0.5 : 0.62);
      let out = '';
      // A gilded canopy over the whole, pinnacles at both sides.
      for (const d of [-1, 1]) { out += rect(x + d * 236 - 25, 60, 50, 830, s.across(x + d * 236 - 25, x + d * 236 + 25, ['#d9b898', '#9a7c74', '#5f4c5a'])) + fill(poly([[x + d * 236 - 32, 66], [x + d * 236, -60], [x + d * 236 + 32, 66]]), '#8a7068'); for (let i = 0; i < 8; i++) out += disc(x + d * 236 + (i % 2 ? 28 : -28) * (1 - i / 10), 46 - i * 13, 7, '#b5947c'); for (const y of [230, 590]) out += rect(x + d * 236 - 32, y, 64, 12, '#e2c4a4') + rect(x + d * 236 - 32, y + 12, 64, 5, '#5a4654'); }
      // The apostles' windows below the golden cock.
      out += fill(`M${x - 190} 130Q${x - 190} 30 ${x} -6Q${x + 190} 30 ${x + 190} 130Z`, s.down(0, 130, ['#7a6470', '#54465c'])) + line(`M${x - 196} 134Q${x - 196} 28 ${x} -10Q${x + 196} 28 ${x + 196} 134`, '#e2c08c', 8) + put(x, 66, 1.1, fill(curve([[-22, 6], [-34, -16], [-30, -30], [-18, -14], [2, -10], [10, -34], [20, -40], [26, -30], [22, -6], [10, 12], [-10, 16]], true), gold) + fill('M14 -40Q16 -50 22 -46Q26 -52 28 -44Q32 -42 26 -36Z', '#d9483c') + fill('M26 -34L36 -30L26 -27Z', '#f2d88a') + line('M-2 14V24M8 12V24', gold, 3) + disc(20, -33, 2, '#2a1c20'));
      for (const d of [-1, 1]) { const wx = x + d * 92; out += rect(wx - 48, 112, 96, 104, '#8a6f64') + rect(wx - 40, 120, 80, 96, '#2f5f9c') + rect(wx - 40, 120, 80, 96, s.radial(wx, 180, 70, ['#ffe6a8cc', '#ffd07a00'])) + put(wx, 216, 1.05, figure(d < 0 ? '#b8433f' : '#3f7a64', disc(0, -58, 13, 'none', `stroke="${gold}" stroke-width="2.6"`) + fill('M-7 -54Q0 -36 7 -54Z', '#d9c4b0') + (d < 0 ? line('M16 -50V-4M16 -50h7v7h-7', gold, 3.4) : line('M16 -58V-4M8 -46H24', '#8a5c3c', 3.4)))) + line(`M${wx} 112V118`, '#2a1c24', 2); }
      out += rect(x - 210, 216, 420, 16, '#e2c4a4') + rect(x - 210, 232, 420, 6, '#5a4654');
      out += put(x, 414, 1, dial(s)) + put(x, 736, 0.9, calendar(s));
      // Vanity with a mirror, the miser with his purse; Death pulls the rope, a Turk shakes his head.
      out += put(x - 212, 470, 1.25, figure('#3f6fa8', line('M12 -40L22 -46', '#e2c4a4', 5) + disc(26, -52, 8, '#cfe6ee') + disc(26, -52, 8, 'none', `stroke="${gold}" stroke-width="2"`))) + put(x - 168, 478, 1.1, figure('#7a5a3c', fill('M-16 -34Q-26 -24 -16 -18Q-6 -24 -16 -34Z', '#d9b04a') + fill('M-6 -52Q0 -36 6 -52Z', '#4a3a34')));
      out += put(x + 168, 478, 1.1, [line('M-5 0V-26M5 0V-26M0 -26V-48M-9 -46H9M-9 -46L-14 -28M9 -46L16 -60', '#f2ead4', 3.4), line('M-7 -42H7M-6 -37H6M-5 -32H5', '#f2ead4', 2.4), disc(0, -57, 8, '#f2ead4'), disc(-3, -58, 2.2, '#2a2230'), disc(3, -58, 2.2, '#2a2230'), line('M16 -60V-96', '#c9a06c', 2), fill('M-20 -26H-8L-14 -17L-8 -8H-20L-14 -17Z', gold), rect(-15, 0, 30, 8, '#8a8078')].join('')) + put(x + 212, 470, 1.25, figure('#b85a3c', fill('M-10 -60Q0 -74 10 -60Q0 -56 -10 -60Z', '#f2ead4') + disc(0, -68, 3, '#d9483c')));
      return out;
    }),
    birds({ x: 0.12, y: 200, count: 6, size: 15, colour: '#3f3a64', spread: 70 }),
    layer(0.7, (s) => {
      let out = rect(-130, 866, s.w + 260, 260, s.down(866, 1000, ['#a8807c', '#6f5468', '#3f3450']));
      for (let r = 0; r < 9; r++) { const y = 872 + r * r * 1.7 + r * 5; for (let x = -120 + (r % 2) * 20; x < s.w + 120; x += 34 + r * 4) out += oval(x, y + 4, 14 + r * 2, 2.6 + r * 0.5, s.r.pick(['#c99c8c', '#8a6a74', '#b58884']), 'opacity="0.5"'); }
      return out;
    }),
    layer(0.8, (s) => {
      const coats = ['#b8433f', '#3f5f8f', '#5f7a4c', '#d9a23c', '#4a3f5c', '#8f5a7a', '#2f6f6c'];
      let out = '';
      const n = s.tall ? 9 : 17;
      for (let i = 0; i < n; i++) { const p = (i + 0.5) / n + s.r.range(-0.012, 0.012); const y = 958 + (i % 3) * 26; const k = 1.15 + (i % 3) * 0.16; const c = coats[i % 7]!; out += oval(s.x(p), y, 30 * k, 4 * k, '#241c34', 'opacity="0.5"') + put(s.x(p), y, k, i % 4 === 1 ? lady(c, s.r.pick(['#6a3f2c', '#d9b06a', '#2a1c20']), '#e8bc98') : stroller(c, '#34304a', s.r.pick(['#2a1c20', '#6a4a34', '#c9a464']), '#e2b090', i % 3 ? undefined : mix(c, '#ffffff', 0.5))) + (i % 5 === 2 ? put(s.x(p), y, k, line('M-10 -66L-17 -84L-5 -102M10 -66L17 -84L5 -102', c, 5.4) + rect(-9, -112, 18, 12, '#cfe6f2')) : ''); }
      return out;
    }),
  ],
};
