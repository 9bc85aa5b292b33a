import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { curve, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { rowing } from '@trekker/cover-art/boats.ts';
import { tower } from '@trekker/cover-art/city.ts';
import { birds, mist, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage, blossomBranch } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const place = 'New York, United States';

const row = (s: Stage, base: number, count: number, h: [number, number], w: [number, number], wall: string, pane: string, lit: number, boost: (p: number) => number): string => {
  let out = '';
  for (let i = 0; i < count; i++) {
    const p = -0.05 + (1.1 * (i + s.r.range(0, 0.6))) / count;
    out += tower(s, s.x(p), base, s.r.range(...w), s.r.range(...h) * boost(p), mix(wall, tone(wall, s.r.chance(0.5) ? 0.05 : -0.05), s.r.next()), pane, lit, s.r.pick(['flat', 'flat', 'step', 'tank', 'step']));
  }
  return out;
};

const bridge: Scene = {
  slug: 'new-york-brooklyn-bridge', place, seed: 101, light: -0.6, air: '#d98f8f',
  alt: 'Manhattan glitters at dusk behind the stone tower and cables of the Brooklyn Bridge',
  layers: () => {
    const far = layer(0.12, (s) => row(s, 690, 34, [70, 170], [30, 54], '#a87f9c', '#ffd79c', 0.12, (p) => 0.8 + 0.9 * Math.exp(-((p - 0.62) ** 2) / 0.03)));
    const mid = layer(0.2, (s) => tower(s, s.x(0.66), 694, 74, 350, '#6f5a86', '#ffdc9a', 0.3, 'spire') + tower(s, s.x(0.8), 694, 56, 300, '#77608a', '#ffdc9a', 0.32, 'crown') + tower(s, s.x(0.5), 694, 62, 270, '#6f5a86', '#ffdc9a', 0.3, 'step') + tower(s, s.x(0.9), 694, 66, 250, '#715c88', '#ffdc9a', 0.28, 'flat') + row(s, 696, 26, [80, 170], [34, 62], '#604f80', '#ffd489', 0.34, (p) => 0.7 + 0.7 * Math.exp(-((p - 0.66) ** 2) / 0.05)));
    const near = layer(0.26, (s) => row(s, 704, 22, [40, 96], [44, 86], '#3f3766', '#ffcf7c', 0.4, () => 1));
    return [
      sky(['#26366f', '#63589a', '#c07f9f', '#f4a083', '#ffcf8f'], 660),
      stars(70, 240),
      sun({ x: 0.42, y: 640, r: 46, colour: '#fff0c0', glow: '#ffb56a', reach: 560 }),
      streaks({ y: [120, 540], count: 12, colours: ['#8a6aa6', '#dc8796', '#ffb184'], opacity: 0.75, width: [300, 800] }),
      far, mist({ depth: 0.15, y: 660, height: 110, colour: '#f4a68a', opacity: 0.6 }), mid, near,
      water({ depth: 0.3, top: 702, stops: ['#f2a98c', '#a8749a', '#4c4684', '#1a1f4f'], glitter: { x: 0.42, colour: '#ffdca0', spread: 80, count: 220 } }),
      mirror({ of: [far, mid, near], y: 704, depth: 0.32, opacity: 0.6, tint: '#c98a98', cuts: 260 }),
      birds({ x: 0.5, y: 330, count: 5, size: 13, colour: '#3a2f5f', spread: 80 }),
      layer(0.7, (s) => {
        const x = s.x(0.235);
        const stone = ['#7a4f62', '#4b3357', '#2a2145'];
        const deckAt = (px: number): number => 800 - (px - x) * 0.115;
        const cable = (fromX: number, fromY: number, toX: number, toY: number, sag: number): { d: string; at: (t: number) => Pt } => {
          const c: Pt = [(fromX + toX) / 2, (fromY + toY) / 2 + sag];
          return { d: `M${fromX} ${fromY}Q${c[0]} ${c[1]} ${toX} ${toY}`, at: (t) => [fromX * (1 - t) ** 2 + 2 * c[0] * t * (1 - t) + toX * t * t, fromY * (1 - t) ** 2 + 2 * c[1] * t * (1 - t) + toY * t * t] };
        };
        const main = cable(x + 10, 250, s.w + 120, 560, 270);
        const back = cable(x - 10, 250, -140, 760, 60);
        let out = '';
        for (const c of [main, back]) for (let t = 0.02; t < 1; t += 0.022) { const p = c.at(t); out += line(`M${p[0]} ${p[1]}V${deckAt(p[0])}`, '#2a2145', 1.2, 'opacity="0.7"'); }
        // Stays fan out from the tower's head and cross the hangers: the net that makes this bridge known.
        for (let i = 1; i < 15; i++) out += line(`M${x + 30} 268L${x + 60 + i * 46} ${deckAt(x + 60 + i * 46)}M${x - 30} 268L${x - 60 - i * 46} ${deckAt(x - 60 - i * 46)}`, '#2a2145', 1.3, 'opacity="0.75"');
        out += line(main.d, '#241b3f', 7) + line(back.d, '#241b3f', 7) + line(main.d, '#e08a7a', 1.6, 'opacity="0.8" transform="translate(0 -3)"');
        out += fill(poly([[-140, deckAt(-140)], [s.w + 120, deckAt(s.w + 120)], [s.w + 120, deckAt(s.w + 120) + 26], [-140, deckAt(-140) + 40]]), s.across(0, s.w, ['#1b1537', '#342a55'])) + line(`M-140 ${deckAt(-140)}L${s.w + 120} ${deckAt(s.w + 120)}`, '#f4a07c', 3, 'opacity="0.8"');
        for (let px = -100; px < s.w + 100; px += 42) out += line(`M${px} ${deckAt(px)}v-20`, '#241b3f', 2) + `<circle cx="${px}" cy="${deckAt(px) - 22}" r="3.600" fill="#ffe2a0"/>`;
        const gothic = (cx: number, w: number, y0: number, y1: number): string => `M${cx - w / 2} ${y0}V${y1 + w * 0.8}Q${cx - w * 0.42} ${y1 + w * 0.2} ${cx} ${y1}Q${cx + w * 0.42} ${y1 + w * 0.2} ${cx + w / 2} ${y1 + w * 0.8}V${y0}Z`;
        const body = `M${x - 104} 1120L${x - 92} 258H${x + 92}L${x + 104} 1120Z${gothic(x - 38, 46, 800, 400)}${gothic(x + 38, 46, 800, 400)}`;
        out += `<path fill-rule="evenodd" d="${body}" fill="${s.across(x - 100, x + 100, stone)}"/>`;
        let stones = '';
        for (let i = 0; i < 70; i++) stones += rect(s.r.pick([s.r.range(x - 92, x - 74), s.r.range(x - 12, x + 2), s.r.range(x + 64, x + 84), s.r.range(x - 90, x + 80)]), i % 2 ? s.r.range(265, 390) : s.r.range(840, 1000), s.r.range(10, 20), 5, s.r.chance(0.5) ? '#96647a' : '#2f2348', 'opacity="0.4"');
        out += group(stones, s.clip(body, 'evenodd'));
        return out + rect(x - 102, 246, 204, 16, '#8f5f70') + rect(x - 98, 262, 196, 5, '#2a2145', 'opacity="0.6"') + rect(x - 108, 786, 216, 12, '#8a5a6c', 'opacity="0.85"') + line(`M${x - 92} 262L${x - 103} 1100`, '#ffb48a', 3, 'opacity="0.65"') + line(`M${x} 246V206`, '#2a2145', 3) + fill(`M${x} 206q22 -8 44 2v22q-22 -9 -44 -1Z`, '#e8e0e6');
      }),
    ];
  },
};

const park: Scene = {
  slug: 'new-york-central-park-autumn', place, seed: 102, light: 0.6, air: '#f4e2c4',
  alt: 'Autumn trees and a rowing boat on the lake in Central Park, pale towers in the morning haze',
  layers: () => {
    const towers = layer(0.14, (s) => row(s, 560, 22, [90, 210], [40, 70], '#c9c3be', '#fff4d4', 0.1, (p) => 0.8 + 0.5 * Math.sin(p * 7) ** 2) + tower(s, s.x(0.3), 560, 34, 420, '#b5b8be', '#fff', 0.05, 'flat') + tower(s, s.x(0.56), 560, 62, 330, '#bdb9ba', '#fff', 0.06, 'spire') + tower(s, s.x(0.66), 560, 30, 380, '#c4c4c6', '#fff', 0.05, 'step'));
    const trees = layer(0.3, (s) => {
      let out = '';
      const sets: [string, string, string][] = [['#a8442f', '#d26a38', '#f29a4c'], ['#b5702c', '#dc9a3a', '#f7c85c'], ['#7a3a34', '#b04a38', '#e07a4a'], ['#6f7a3c', '#98a04a', '#cfc864'], ['#8f3a34', '#c4503a', '#ee8450']];
      for (let k = 0; k < 3; k++) for (let i = 0; i < 15; i++) {
        const p = (i + s.r.next()) / 15;
        const set = s.r.pick(sets).map((c) => mix(c, s.air, 0.5 - k * 0.24)) as [string, string, string];
        const r = s.r.range(54, 84) + k * 8;
        out += foliage(s, s.x(p * 1.1 - 0.05), 600 + k * 26 - 34 * Math.abs(p - 0.5) - s.r.range(0, 40), r * 1.15, r * 0.86, set, 26);
      }
      return out;
    });
    const arch = layer(0.36, (s) => {
      const x = s.x(0.66);
      const d = `M${x - 250} 690Q${x} 560 ${x + 250} 690L${x + 250} 702H${x + 150}Q${x} 606 ${x - 150} 702H${x - 250}Z`;
      let out = fill(d, s.down(610, 700, ['#fdf3e0', '#c9b6a8']));
      const rail = (t: number): Pt => [x - 250 + 500 * t, 690 - 4 * t * (1 - t) * 65 - 0];
      for (let t = 0.02; t < 1; t += 0.035) { const [px, py] = rail(t); out += line(`M${px} ${py}v-22`, '#e9dccb', 3) + `<circle cx="${px + 8}" cy="${py - 10}" r="5.500" fill="none" stroke="#e9dccb" stroke-width="2"/>`; }
      return out + line(`M${x - 250} 668Q${x} 538 ${x + 250} 668`, '#fff8ea', 5);
    });
    return [
      sky(['#7fb4cc', '#b9d6d6', '#f2ead0', '#fde2b8'], 560),
      sun({ x: 0.78, y: 330, r: 44, colour: '#fffdf0', glow: '#fff0c0', reach: 560 }),
      streaks({ y: [60, 300], count: 8, colours: ['#ffffff', '#fff8e6'], opacity: 0.75 }),
      towers, mist({ depth: 0.2, y: 530, height: 180, colour: '#fdf0d6', opacity: 0.85 }), trees,
      water({ depth: 0.34, top: 672, stops: ['#e9d2a4', '#9aa98c', '#4a7880', '#1f4a5c'] }),
      mirror({ of: [towers, trees], y: 674, depth: 0.35, opacity: 0.8, tint: '#d9c79a', cuts: 240, squash: 0.9 }),
      arch, mirror({ of: [arch], y: 700, depth: 0.37, opacity: 0.6, tint: '#b9b08c', cuts: 60 }),
      layer(0.5, (s) => oval(s.x(0.34), 822, 110, 8, '#20424f', 'opacity="0.4"') + put(s.x(0.34), 812, 1.9, rowing('#7a3b2c', '#c98a58')) + put(s.x(0.34) - 22, 806, 0.5, `<path d="M-16 0Q-18 -50 0 -56Q18 -50 16 0Z" fill="#c4453a"/><circle cy="-72" r="15" fill="#e0ad88"/><path d="M-16 -74Q-14 -92 0 -92Q16 -92 16 -72Q4 -84 -16 -74Z" fill="#3a2a28"/>`) + put(s.x(0.34) + 30, 806, 0.5, `<path d="M-16 0Q-18 -50 0 -56Q18 -50 16 0Z" fill="#f0d9a0"/><circle cy="-72" r="15" fill="#8a5a42"/><path d="M-17 -70Q-16 -92 0 -92Q17 -92 17 -66Q8 -82 -8 -82Z" fill="#2a1f20"/>`) + line(`M${s.x(0.34) - 6} 788L${s.x(0.34) + 96} 826`, '#e6c79a', 4)),
      layer(0.9, (s) => {
        const bank = fill(curve([[-120, 960], [s.x(0.16), 930], [s.x(0.34), 968], [s.x(0.56), 1010], [s.x(0.6), 1120], [-120, 1120]], true), '#5a2f2a');
        let leaves = '';
        for (let i = 0; i < 130; i++) leaves += oval(s.r.range(-60, s.x(0.5)), s.r.range(965, 1010), s.r.range(5, 10), s.r.range(2.5, 5), s.r.pick(['#f0a03c', '#d9603a', '#f7c85c', '#a8402f']));
        return bank + leaves + blossomBranch(s, [[s.w + 60, 40], [s.w - 120, 110], [s.w - 290, 110], [s.w - 420, 170]], '#3f2426', ['#a83a2c', '#d9603a', '#f0903c', '#f7c25c'], 17, 2.6, false) + blossomBranch(s, [[-60, 60], [80, 90], [190, 70]], '#3f2426', ['#a83a2c', '#d9603a', '#f0903c', '#f7c25c'], 17, 2.4, false);
      }),
    ];
  },
};

export const newYork = [bridge, park];
