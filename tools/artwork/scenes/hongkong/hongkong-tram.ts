import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sky } from '@trekker/cover-art/sky.ts';
import { stroller, umbrella } from '../../src/people/strollers.ts';

/** A double-deck tram from the front, rails at 0,0, about 150 wide and 300 high. */
function ding(s: Stage, paint: string): string {
  const t = s.across(-74, 74, [tone(paint, 0.07), paint, tone(paint, -0.07)]);
  const pane = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, s.down(y, y + h, ['#ffe9b4', '#ffcf84'])) + fill(poly([[x, y + h], [x + w * 0.6, y], [x + w * 0.9, y], [x + w * 0.3, y + h]]), '#ffffff', 'opacity="0.3"');
  return oval(0, 2, 96, 12, '#0f0a24', 'opacity="0.6"') + rect(-66, -22, 132, 20, '#20182e') + fill('M-74 -20V-262Q-74 -290 -46 -292H46Q74 -290 74 -262V-20Z', t) + rect(-76, -158, 152, 14, tone(paint, -0.12)) + rect(-74, -144, 148, 4, '#f4ead8') + rect(-74, -24, 148, 6, '#f4ead8')
    + pane(-64, -136, 38, 58) + pane(-20, -136, 40, 58) + pane(26, -136, 38, 58) + pane(-64, -262, 38, 72) + pane(-20, -262, 40, 72) + pane(26, -262, 38, 72) + [-45, 4, 42].map((x, i) => disc(x, -104 + (i % 2) * 4, 8, '#3a2c3c') + fill(`M${x - 13} -78Q${x} -98 ${x + 13} -78Z`, ['#2f4a6c', '#8a3a44', '#3f5a4c'][i]!)).join('') + [-44, 46].map((x) => disc(x, -214, 8, '#3a2c3c') + fill(`M${x - 12} -190Q${x} -208 ${x + 12} -190Z`, '#4a3a5c')).join('')
    + rect(-36, -184, 72, 22, '#14101e', 'rx="3"') + Array.from({ length: 7 }, (_, i) => rect(-30 + i * 9, -178, 5, 10, '#ffb43c')).join('') + disc(0, -48, 13, '#fff6d4') + disc(0, -48, 30, '#fff0b8', 'opacity="0.3"') + rect(-56, -62, 26, 14, '#f4ead8') + rect(30, -62, 26, 14, '#f4ead8') + rect(-50, -298, 100, 8, tone(paint, -0.1)) + line('M-6 -298L14 -342M6 -298L24 -340M0 -342H40', '#1c1630', 3);
}

/**
 * Signs in glass tube, within −1 … 1: a bowl, a fish, a cup, a lantern, a star, a shrimp, an arrow. Pictures only:
 * invented characters would read as nonsense.
 */
const tubes = [
  'M-0.9 -0.1H0.9Q0.8 0.85 0 0.85Q-0.8 0.85 -0.9 -0.1ZM-0.4 -0.35Q-0.15 -0.6 -0.4 -0.9M0.05 -0.35Q0.3 -0.6 0.05 -0.9M0.5 -0.35Q0.75 -0.6 0.5 -0.9',
  'M-0.95 0Q-0.25 -0.75 0.45 0Q-0.25 0.75 -0.95 0ZM0.45 0L0.95 -0.5V0.5ZM-0.5 -0.1V0.02M-0.1 -0.3Q0.1 0 -0.1 0.3',
  'M-0.75 -0.35H0.45V0.3Q0.45 0.8 -0.15 0.8Q-0.75 0.8 -0.75 0.3ZM0.45 -0.2H0.9V0.3H0.45M-0.4 -0.6Q-0.2 -0.75 -0.4 -0.95M0 -0.6Q0.2 -0.75 0 -0.95',
  'M-0.35 -0.75H0.35M-0.35 0.65H0.35M-0.3 -0.75Q-0.85 -0.5 -0.85 -0.05Q-0.85 0.4 -0.3 0.65M0.3 -0.75Q0.85 -0.5 0.85 -0.05Q0.85 0.4 0.3 0.65M0 -0.75V0.65M0 0.65V0.95',
  'M0 -0.9L0.25 -0.28L0.9 -0.24L0.4 0.18L0.56 0.82L0 0.46L-0.56 0.82L-0.4 0.18L-0.9 -0.24L-0.25 -0.28Z',
  'M0.75 -0.55Q-0.7 -0.95 -0.75 0.1Q-0.7 0.75 0.1 0.7M0.75 -0.55Q0.3 -0.2 -0.15 -0.15Q-0.3 0.2 0.1 0.7M0.1 0.7L0.5 0.5M0.1 0.7L0.45 0.9M0.75 -0.55L0.95 -0.9M0.4 -0.4V-0.38',
  'M0 -0.85V0.75M-0.6 0.15L0 0.8L0.6 0.15',
] as const;

/** One of them in a board `w` wide, its middle at x, y; tubes glow, so the line is drawn twice. */
function tube(s: Stage, x: number, y: number, w: number, c: string): string {
  const k = w * 0.34;
  const d = s.r.pick([...tubes]);
  const at = (width: number, attrs: string): string => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k.toFixed(2)})">${line(d, c, 1, `${attrs}`).replace('stroke-width="1"', `stroke-width="${(width / k).toFixed(3)}"`)}</g>`;
  return at(w * 0.13, 'opacity="0.35"') + at(w * 0.062, '');
}

/** A neon board that hangs over the street, its top middle at 0,0; `n` signs one below the other. */
function sign(s: Stage, n: number, w: number, back: string, glow: string, rim: string): string {
  const h = n * w * 0.98 + w * 0.3;
  let out = oval(0, h / 2, w * 1.5, h * 0.75, s.radial(0, h / 2, Math.max(w * 1.5, h * 0.75), [`${glow}77`, `${glow}00`])) + rect(-w / 2, 0, w, h, back, 'rx="6"') + rect(-w / 2 + 4, 4, w - 8, h - 8, 'none', `stroke="${rim}" stroke-width="3.4" rx="5"`);
  for (let i = 0; i < n; i++) out += tube(s, 0, w * 0.62 + i * w * 0.98, w, glow);
  return out + line(`M${-w * 0.3} 0V-14M${w * 0.3} 0V-14`, '#2a2440', 3);
}

export const neon: Scene = {
  slug: 'hong-kong-neon-tram', place: 'Hong Kong', seed: 3812, light: 0, air: '#4a2f74', grain: 0.5,
  alt: 'A green double-deck tram comes down a wet street in Hong Kong at night under neon boards of bowls, fish and stars, people wait with umbrellas',
  layers: () => [
    sky(['#14123c', '#2f2460', '#6a3f84', '#b55a8c'], 640),
    layer(0.12, (s) => { let out = ''; for (let i = 0; i < 9; i++) { const x = s.x(0.38) + i * 46 - 60; const h = 300 + 160 * Math.sin(i * 2.1) ** 2; out += rect(x, 620 - h, 44, h + 40, mix('#4a3a84', '#7a4a90', (i % 3) / 3)); for (let k = 0; k < 40; k++) if (s.r.chance(0.5)) out += rect(x + 4 + (k % 4) * 10, 632 - h + Math.floor(k / 4) * 30, 5, 8, s.r.pick(['#ffd98a', '#ff9ac0', '#8fe0ff']), 'opacity="0.75"'); } return out; }),
    layer(0.3, (s) => {
      // Walls of flats left and right, drawn to one point; every window has its own light.
      const [vx, vy] = [s.x(0.5), 600];
      let out = '';
      for (const side of [-1, 1]) {
        const at = (z: number, up: number): Pt => [vx + (side * (s.tall ? 330 : 430)) / z, vy + (240 - up) / z];
        const q = (a: number, b: number, u0: number, u1: number): string => poly([at(a, u0), at(a, u1), at(b, u1), at(b, u0)]);
        const blocks: [number, number, number, string][] = [[4, 7, 1900, '#5a3f80'], [2.5, 4, 2000, '#6a4480'], [1.5, 2.5, 1700, '#4a3a74'], [0.9, 1.5, 1800, '#5f3f74'], [0.42, 0.9, 1500, '#40336a']];
        for (const [a, b, h, c] of blocks) {
          out += fill(q(a, b, 0, h), s.across(at(b, 0)[0], at(a, 0)[0], [tone(c, -0.06), tone(c, 0.02)]));
          const cols = Math.max(2, Math.round((b / a - 1) * 6));
          for (let u = 200; u < h - 60; u += 84) for (let i = 0; i < cols; i++) {
            const z = (t: number): number => 1 / (1 / b + (1 / a - 1 / b) * ((i + t) / cols));
            const on = s.r.chance(0.55);
            out += fill(q(z(0.2), z(0.75), u, u + 46), on ? s.r.pick(['#ffd98a', '#ffc06a', '#fff0cc', '#a9e0f0', '#ff9fc0']) : '#241c48', `opacity="${on ? 0.9 : 0.8}"`) + (s.r.chance(0.3) ? fill(q(z(0.3), z(0.55), u - 18, u), '#8a84a8') : '') + fill(q(z(0.12), z(0.85), u - 6, u - 1), tone(c, 0.1), 'opacity="0.7"');
          }
          // Shops below: awnings and bright fronts.
          out += fill(q(a, b, 0, 130), s.r.pick(['#ffcf84', '#ff9f7a', '#ffe2a8', '#f7a4c4'])) + fill(q(a, b, 118, 160), s.r.pick(['#c9364f', '#2f7f6c', '#e8a02c', '#2f5fa8'])) + fill(q(a, b, 0, 20), '#2a2048') ;
          for (let i = 0; i < cols; i++) { const zz = 1 / (1 / b + (1 / a - 1 / b) * ((i + 0.5) / cols)); const zb = 1 / (1 / b + (1 / a - 1 / b) * ((i + 0.9) / cols)); out += fill(q(zz, zb, 14, 104), s.r.pick(['#7a3f4c', '#fff4d4', '#3f2f5c', '#c96a4c']), 'opacity="0.75"'); }
        }
      }
      return out;
    }),
    layer(0.4, (s) => {
      const [vx, vy] = [s.x(0.5), 600];
      const road = poly([[vx - 62, vy + 34], [vx + 62, vy + 34], [vx + 1200, 1120], [vx - 1200, 1120]]);
      let out = fill(road, s.down(vy + 30, 1000, ['#7a4a7c', '#3a2c5c', '#1c1838']));
      // The wet street throws the lights back in long streaks.
      let wet = '';
      for (let i = 0; i < 120; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(660, 980); wet += fill(`M${x - 9} ${y}Q${x} ${y - 60} ${x + 9} ${y}Q${x} ${y + 90} ${x - 9} ${y}Z`, s.r.pick(['#ff5fa2', '#ffb43c', '#4fd0f0', '#6ff0b4', '#ffe2a0', '#c47af0']), `opacity="${s.r.range(0.1, 0.34).toFixed(2)}"`); }
      out += group(wet, `${s.clip(road)} ${s.blur(4, 8)}`);
      for (const u of [-46, -20, 20, 46]) out += line(`M${vx + u * 0.6} ${vy + 34}L${vx + u * 7.4} 1120`, '#c9b8d9', 3, 'opacity="0.6"');
      for (let i = 0; i < 9; i++) { const y = 920 + (i % 2) * 0; const x = vx - 700 + i * 170; out += fill(poly([[x, y], [x + 90, y], [x + 118, y + 62], [x + 10, y + 62]]), '#f2ecf7', 'opacity="0.5"'); }
      return out;
    }),
    layer(0.46, (s) => { const [vx] = [s.x(0.5)]; return line(`M-120 60L${vx} 560L${s.w + 120} 40M-120 160L${vx} 566L${s.w + 120} 150M${vx - 90} 120L${vx} 566M${vx + 90} 120L${vx} 566`, '#191433', 2.4); }),
    layer(0.5, (s) => {
      const k = s.tall ? 0.8 : 1;
      const list: [number, number, number, number, string, string, string][] = [
        [0.41, 420, 3, 40, '#3a1f54', '#ff6ab0', '#4fd0f0'], [0.585, 390, 4, 42, '#1f2a5c', '#6ff0d0', '#ffb43c'], [0.35, 280, 4, 64, '#40204c', '#ffd24a', '#ff5f8a'], [0.655, 250, 3, 70, '#4a1c40', '#ff5f7a', '#ffe27a'], [0.25, 130, 4, 92, '#1f2450', '#5fe0ff', '#ff6ab0'], [0.77, 90, 4, 98, '#351a4c', '#ffb43c', '#6ff0b4'], [0.09, 40, 3, 130, '#3f1c3c', '#ff6a6a', '#ffd24a'], [0.93, -30, 4, 132, '#1c2a4c', '#7ae8ff', '#c47af0'],
      ];
      return list.map(([p, y, n, w, b, g, r]) => { const x = s.x(0.5) + (s.x(p) - s.x(0.5)) * (s.tall ? 0.96 : 1); return put(x, y, k, sign(s, n, w, b, g, r)); }).join('');
    }),
    layer(0.6, (s) => oval(s.x(0.5), 876, 170, 30, '#ffe6a8', 'opacity="0.25"') + put(s.x(0.5), 868, s.tall ? 1 : 1.1, ding(s, '#1f7a5c'))),
    layer(0.7, (s) => {
      const folk: [number, number, number, string, string][] = s.tall ? [[0.2, 930, 1.6, '#2f3a6c', '#e8503f'], [0.8, 940, 1.7, '#6a3a5c', '#f2c23c']] : [[0.26, 924, 1.5, '#2f3a6c', '#e8503f'], [0.345, 940, 1.6, '#4a3a5c', '#4fb0d0'], [0.68, 930, 1.55, '#6a3a5c', '#f2c23c'], [0.78, 946, 1.7, '#28405c', '#d95a9c']];
      return folk.map(([p, y, k, coat, cloth]) => oval(s.x(p), y, 34 * k, 5 * k, '#0f0a24', 'opacity="0.6"') + put(s.x(p), y, k, stroller(coat, '#1c1a30', '#1a1420', '#e0b48c') + umbrella(cloth)) + `<g opacity="0.2">${put(s.x(p), y, k, `<g transform="scale(1 -0.5)">${umbrella(cloth)}</g>`)}</g>`).join('');
    }),
    layer(0.9, (s) => { let out = ''; for (let i = 0; i < 150; i++) { const x = s.r.range(-60, s.w + 60); const y = s.r.range(-20, 980); out += line(`M${x} ${y}l-5 ${s.r.range(20, 46)}`, '#e6dcff', 1.4, `opacity="${s.r.range(0.15, 0.4).toFixed(2)}"`); } return out; }),
  ],
};
