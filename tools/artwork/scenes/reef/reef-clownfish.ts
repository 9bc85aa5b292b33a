import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fish } from '@trekker/cover-art/creatures.ts';
import { brainCoral, fanCoral, stagCoral, tubeCoral } from '../../src/animals/reef.ts';
import { rays, whole } from '@trekker/cover-art/sky.ts';

/** A clownfish, middle at 0,0, about 120 long, facing left. */
function clown(s: Stage, orange: string): string {
  const body: Pt[] = [[-58, 2], [-50, -16], [-28, -30], [4, -34], [34, -22], [52, -8], [52, 8], [34, 22], [4, 30], [-28, 26], [-50, 16]];
  const d = curve(body, true);
  const band = (x: number, w: number, bow: number): string => fill(`M${x} -44Q${x - bow} 0 ${x} 44H${x + w}Q${x + w - bow} 0 ${x + w} -44Z`, '#fffaf2') + line(`M${x} -44Q${x - bow} 0 ${x} 44M${x + w} -44Q${x + w - bow} 0 ${x + w} 44`, '#23202c', 3);
  return (
    fill(curve([[48, -8], [66, -24], [86, -26], [90, 0], [86, 26], [66, 24], [48, 8]], true), orange) + line(curve([[66, -24], [86, -26], [90, 0], [86, 26], [66, 24]]), '#23202c', 4) + fill('M54 -12Q62 0 54 12H62Q70 0 62 -12Z', '#fffaf2')
    + fill(curve([[-22, -28], [-10, -46], [10, -44], [16, -34], [28, -46], [44, -36], [44, -16]], true), orange) + line(curve([[-22, -30], [-10, -46], [10, -44], [16, -34], [28, -46], [44, -36], [45, -18]]), '#23202c', 4) + fill(curve([[-4, 28], [4, 46], [20, 44], [28, 24]], true), orange) + line(curve([[-2, 30], [5, 46], [20, 44], [28, 26]]), '#23202c', 4)
    + fill(d, s.down(-34, 30, [tone(orange, 0.07), orange, tone(orange, -0.08)])) + group(band(-32, 14, -9) + band(6, 16, 8) + band(42, 7, 5), s.clip(d)) + fill(curve([[-14, 6], [-2, -6], [14, 0], [16, 16], [4, 24], [-10, 20]], true), tone(orange, 0.04)) + line(curve([[2, -4], [15, 2], [16, 16], [4, 24]]), '#23202c', 3) + line('M-10 10L10 4M-10 14L12 13M-8 18L8 20', tone(orange, -0.1), 1.6)
    + disc(-43, -5, 7, '#fff4dc') + disc(-44, -5, 5, '#1a1620') + disc(-45.500, -7, 1.6, '#ffffff') + line('M-57 6Q-50 10 -46 8', '#8a3a1c', 2)
  );
}

/** A host anemone: hundreds of soft fingers with pale tips, foot at 0,0. */
function anemone(s: Stage, w: number, h: number, low: string, high: string, tip: string): string {
  let out = fill(curve([[-w * 0.5, 10], [-w * 0.42, -h * 0.2], [0, -h * 0.3], [w * 0.42, -h * 0.2], [w * 0.5, 10]], true), low);
  const list = Array.from({ length: 130 }, () => s.r.range(-1, 1)).map((u) => ({ u, d: s.r.next() })).sort((a, b) => b.d - a.d);
  for (const { u, d } of list) {
    const x = u * w * 0.46;
    const y = -h * 0.24 * (1 - u * u) - d * h * 0.2;
    const len = h * s.r.range(0.45, 0.72) * (1 - Math.abs(u) * 0.3);
    const sway = u * w * 0.12 + s.r.range(-24, 24);
    const c = mix(low, high, 1 - d * 0.8);
    const wide = s.r.range(8, 12);
    out += line(curve([[x, y + 30], [x + sway * 0.3, y - len * 0.45], [x + sway, y - len]]), c, wide) + line(curve([[x - wide * 0.2, y + 20], [x + sway * 0.3 - wide * 0.2, y - len * 0.45], [x + sway - wide * 0.2, y - len]]), tone(c, 0.1), wide * 0.24, 'opacity="0.7"') + disc(x + sway, y - len, wide * 0.62, tip);
  }
  return out;
}

export const clownfish: Scene = {
  slug: 'great-barrier-reef-clownfish', place: 'Great Barrier Reef, Australia', seed: 4013, light: -0.5, air: '#4fc0d0',
  alt: 'Three clownfish look out of the violet fingers of an anemone on the Great Barrier Reef, corals and a shoal in the blue behind',
  layers: () => [
    layer(0, (s) => whole(s, s.down(0, 1000, ['#8fe6e2', '#3fbcd0', '#1f86b8', '#124f8c']))),
    rays({ depth: 0.05, x: 0.3, y: -160, count: 13, spread: 90, angle: 10, length: 1200, colour: '#f2fff4', strength: 0.34 }),
    layer(0.12, (s) => {
      let out = '';
      for (let i = 0; i < 13; i++) out += `<g opacity="0.5">${put(s.x(i / 12), 900 + s.r.range(-40, 30), s.r.range(1.6, 2.8), s.r.pick([fanCoral, paleStag, brainCoral])(s, s.r.pick(['#2f8fb4', '#3aa0bc', '#2a7fae'])))}</g>`;
      for (let i = 0; i < 46; i++) { const t = i / 45; out += put(s.x(0.56 + 0.4 * t) + s.r.gauss() * 30, 250 + 90 * Math.sin(t * 5) + s.r.gauss() * 34, s.r.range(0.4, 0.7), fish('#cfeef0', '#8fd0dc', '#a9e0e6'), s.r.range(-10, 14), true); }
      return out;
    }),
    layer(0.3, (s) => {
      let out = fill(curve([[-120, 860], [s.w * 0.14, 800], [s.w * 0.3, 850], [s.w * 0.5, 880], [s.w * 0.7, 830], [s.w * 0.86, 780], [s.w + 120, 820], [s.w + 120, 1120], [-120, 1120]], true), s.down(780, 1000, ['#2f7f9c', '#1c4f7c', '#143a64']));
      const corals: [number, number, number, string][] = [[0.04, 850, 3, 'tube'], [0.15, 830, 2.2, 'stag'], [0.88, 830, 3.2, 'fan'], [0.98, 840, 2.6, 'stag'], [0.77, 860, 1.9, 'brain'], [0.26, 880, 1.6, 'brain']];
      for (const [p, y, k, kind] of corals) out += put(s.x(p), y, k, kind === 'tube' ? tubeCoral(s, '#e8a03c') : kind === 'stag' ? stagCoral(s, p > 0.5 ? '#e0567f' : '#5f7fd0', '#fbe6d4') : kind === 'fan' ? fanCoral(s, '#c93f6a') : brainCoral(s, '#d9b45c'));
      return out;
    }),
    layer(0.5, (s) => put(s.x(s.tall ? 0.5 : 0.5), 950, 1, anemone(s, s.tall ? 760 : 980, 470, '#5a2f84', '#b58ae0', '#ffd6ec'))),
    layer(0.6, (s) => {
      const k = s.tall ? 0.84 : 1;
      const c = s.x(0.5);
      return put(c - 60 * k, 560, 2.5 * k, clown(s, '#ff7a24'), -6) + put(c + 300 * k, 450, 1.7 * k, clown(s, '#ff8a30'), 8) + put(c - 330 * k, 690, 1.5 * k, clown(s, '#f76f1f'), -4, true);
    }),
    layer(0.7, (s) => {
      // The nearest fingers close before them.
      let out = '';
      const c = s.x(0.5);
      for (let i = 0; i < 34; i++) { const u = -1 + (2 * (i + s.r.range(0, 0.8))) / 34; const x = c + u * (s.tall ? 330 : 470); const len = s.r.range(150, 270) * (1 - u * u * 0.4); const sway = s.r.range(-40, 40) + u * 50; const w = s.r.range(13, 19); const col = s.r.pick(['#a878d9', '#8f5fc4', '#c49aec']); out += line(curve([[x, 1020], [x + sway * 0.3, 960 - len * 0.4], [x + sway, 950 - len]]), col, w) + line(curve([[x - w * 0.24, 1020], [x + sway * 0.3 - w * 0.24, 960 - len * 0.4], [x + sway - w * 0.24, 950 - len]]), '#e6ccff', w * 0.2, 'opacity="0.7"') + disc(x + sway, 950 - len, w * 0.66, '#ffe0f2'); }
      return out + rect(-120, 990, s.w + 240, 60, '#2a1c54', 'opacity="0.5"');
    }),
    layer(0.85, (s) => { let out = ''; for (const [p, y] of [[0.2, 420], [0.78, 620], [0.68, 260], [0.3, 240]] as const) for (let i = 0; i < 7; i++) { const r = s.r.range(3, 10); const x = s.x(p) + s.r.gauss() * 16; const yy = y - i * 34 + s.r.range(-8, 8); out += `<circle cx="${x.toFixed(1)}" cy="${yy.toFixed(1)}" r="${r.toFixed(1)}" fill="#ffffff" fill-opacity="0.16" stroke="#ffffff" stroke-opacity="0.7" stroke-width="1.4"/>` + oval(x - r * 0.3, yy - r * 0.35, r * 0.26, r * 0.16, '#ffffff', 'opacity="0.9"'); } return out; }),
  ],
};

/** A far coral needs no lit tips. */
const paleStag = (s: Stage, colour: string): string => stagCoral(s, colour, tone(colour, 0.05));
