import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, oval, poly, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { dune } from '../../src/land/dunes.ts';
import { tapered } from '../../src/animals/hoofed.ts';
import { mist, sky, sun } from '@trekker/cover-art/sky.ts';

/**
 * What is seen of a web-footed gecko from above, head to the right, about 380 long: its outline, for the shadow too.
 */
const geckoOutline = (): { trunk: string; legs: string[]; feet: string[] } => {
  const trunk = tapered([[-236, 52, 3], [-196, 26, 10], [-150, 4, 19], [-104, -6, 27], [-66, -2, 38], [-24, 8, 54], [24, 10, 56], [64, 0, 42], [92, -8, 33], [112, -12, 36]]);
  const leg = (joints: [number, number, number][]): string => tapered(joints);
  const foot = (x: number, y: number, turn: number): string => { const a = (deg: number): Pt => [x + Math.cos(((turn + deg) * Math.PI) / 180) * 27, y + Math.sin(((turn + deg) * Math.PI) / 180) * 27]; const v = (deg: number): Pt => [x + Math.cos(((turn + deg) * Math.PI) / 180) * 20, y + Math.sin(((turn + deg) * Math.PI) / 180) * 20]; return poly([[x, y], a(-76), v(-57), a(-38), v(-19), a(0), v(19), a(38), v(57), a(76)]); };
  return {
    trunk,
    legs: [leg([[66, -14, 20], [82, -44, 14], [112, -62, 10], [134, -66, 9]]), leg([[60, 18, 20], [60, 52, 14], [86, 74, 10], [104, 84, 9]]), leg([[-58, -18, 24], [-40, -54, 16], [-66, -78, 11], [-86, -88, 9]]), leg([[-52, 14, 24], [-18, 46, 16], [-30, 78, 11], [-44, 96, 9]])],
    feet: [foot(136, -66, -22), foot(106, 86, 34), foot(-88, -90, -130), foot(-46, 98, 124)],
  };
};

const head: Pt[] = [[96, -30], [116, -40], [142, -42], [168, -32], [186, -18], [190, -8], [182, 4], [160, 16], [134, 22], [110, 18], [96, 8]];

/** A web-footed gecko from above: rosy and half transparent, brown bands, eyes without lids. */
function gecko(s: Stage, skin: string, mark: string, pale: string): string {
  const { trunk, legs, feet } = geckoOutline();
  const whole = `${trunk}${curve(head, true)}`;
  let bands = '';
  for (const [x, y, w, h] of [[-168, 10, 9, 20], [-128, 0, 10, 26], [-88, -4, 10, 34], [-48, 4, 12, 44], [-6, 10, 12, 50], [36, 8, 12, 46], [74, -4, 9, 34]] as const) bands += fill(curve([[x - w, y - h], [x + w * 0.2, y - h * 0.5], [x - w * 0.4, y], [x + w * 0.4, y + h * 0.5], [x - w * 0.6, y + h], [x + w, y + h], [x + w * 1.7, y + h * 0.4], [x + w, y], [x + w * 1.6, y - h * 0.5], [x + w, y - h]], true), mark, 'opacity="0.55"');
  let grain = '';
  for (let i = 0; i < 420; i++) grain += disc(s.r.range(-220, 186), s.r.range(-44, 52), s.r.range(0.8, 2.1), s.r.pick([pale, mark, pale, '#fff6ea']), 'opacity="0.5"');
  const eye = (x: number, y: number): string => oval(x, y, 17, 14, tone(skin, -0.14)) + oval(x - 1, y - 1, 14.5, 12, '#7a2620') + oval(x - 1, y - 1, 11, 9, '#a8442c', 'opacity="0.8"') + oval(x, y - 1, 9, 2.6, '#140a0e') + oval(x - 5, y - 5, 3.4, 2.4, '#fff4e4');
  return (
    legs.map((d) => fill(d, tone(skin, -0.05))).join('') + feet.map((d) => fill(d, tone(pale, -0.05)) + line(d, tone(mark, 0.06), 1.4, 'opacity="0.6"')).join('')
    + fill(trunk, s.linear(0, -46, 0, 60, [pale, skin, tone(skin, -0.13)])) + fill(curve(head, true), s.linear(0, -44, 0, 26, [pale, skin, tone(skin, -0.1)])) + group(bands + grain, s.clip(whole))
    + line(curve([[-150, 2], [-104, -8], [-62, -6], [-24, 2], [24, 4], [64, -6], [96, -14]]), '#fff3e2', 3, 'opacity="0.45"') + line(curve([[-230, 50], [-194, 20], [-150, -6], [-104, -19], [-66, -21], [-24, -18], [24, -18], [62, -21], [94, -27], [116, -40], [142, -42], [168, -32], [188, -14]]), '#fff0d4', 3.4, 'opacity="0.85"')
    + eye(140, -35) + eye(134, 17) + disc(184, -12, 1.8, tone(mark, -0.1)) + disc(181, -2, 1.8, tone(mark, -0.1)) + line('M190 -8Q176 4 158 9', tone(mark, 0), 1.6, 'opacity="0.7"')
  );
}

const shadowOf = (): string => { const { trunk, legs, feet } = geckoOutline(); return [trunk, curve(head, true), ...legs, ...feet].map((d) => fill(d, '#5a1f38')).join(''); };

/** Wind ripples that climb a slope: bright crests and blue hollows that close up with distance. */
const rippled = (depth: number, y: number, light: string, body: string, hollow: string) =>
  layer(depth, (s: Stage) => {
    const seed = s.r.int(1, 999);
    const edge: Pt[] = [];
    for (let x = -BLEED; x <= s.w + BLEED; x += 20) edge.push([x, y + fbm(x / 620, seed, 2) * 46 + 60 * (x / s.w - 0.5) ** 2]);
    const d = `${curve(edge)}L${s.w + BLEED} 1120L${-BLEED} 1120Z`;
    let inner = '';
    for (let i = 0; i < 34; i++) {
      const t = i / 33;
      const y0 = y + 14 + (1080 - y) * t ** 1.5;
      const gap = 6 + 26 * t;
      const at = (x: number, k: number): number => y0 + k + 60 * (x / s.w - 0.5) ** 2 * (1 - t) + fbm(x / (150 + 180 * t) + i * 0.34, seed + 3, 3) * gap * 1.7 - (x / s.w) * 40 * t;
      const a: Pt[] = [];
      const b: Pt[] = [];
      const c: Pt[] = [];
      for (let x = -BLEED; x <= s.w + BLEED; x += 22) { a.push([x, at(x, 0)]); b.push([x, at(x, gap * (0.34 + 0.16 * fbm(x / 90, seed + i)))]); c.push([x, at(x, -gap * 0.3)]); }
      inner += fill(`${curve(a)}L${curve(b.reverse()).slice(1)}Z`, hollow, `opacity="${(0.3 + 0.35 * t).toFixed(2)}"`) + fill(`${curve(c)}L${curve(a.slice().reverse()).slice(1)}Z`, light, `opacity="${(0.35 + 0.3 * t).toFixed(2)}"`);
    }
    return fill(d, s.down(y, 1000, [mix(body, light, 0.4), body, tone(body, -0.05)])) + group(inner, s.clip(d)) + line(curve(edge), light, 3, 'opacity="0.8"');
  });

export const smallest: Scene = {
  slug: 'sossusvlei-gecko-ripples', place: 'Sossusvlei, Namibia', seed: 3212, light: -0.8, air: '#f7cfae',
  alt: 'A web-footed gecko crosses rippled orange sand at sunrise and leaves its track, behind it the crests of the dunes of Sossusvlei in fog from the sea',
  layers: () => [
    sky(['#5f8fbc', '#a9bccc', '#f4d6bc', '#ffc998', '#ffe2ba'], 520),
    sun({ x: 0.14, y: 380, r: 50, colour: '#fffbe4', glow: '#ffd59a', reach: 640 }),
    dune({ depth: 0.12, skyline: [[-0.1, 500], [0.14, 470], [0.32, 400], [0.46, 318], [0.58, 392], [0.76, 440], [1.1, 480]], crest: [[0.46, 318], [0.47, 390], [0.44, 450], [0.48, 520], [0.46, 590]], lit: ['#f7bf92', '#f2c8a4'], shade: ['#b57c84', '#d9a898'], bottom: 600 }),
    dune({ depth: 0.14, skyline: [[0.5, 606], [0.62, 556], [0.74, 490], [0.88, 404], [0.98, 460], [1.12, 500]], crest: [[0.88, 404], [0.885, 470], [0.87, 520], [0.89, 590]], lit: ['#f2b084', '#f2c09a'], shade: ['#a86c7c', '#d09c94'], bottom: 600 }),
    mist({ depth: 0.16, y: 500, height: 120, colour: '#fff0da', opacity: 0.9 }),
    mist({ depth: 0.2, y: 560, height: 80, colour: '#ffe6c8', opacity: 0.7 }),
    rippled(0.4, 580, '#ffd29a', '#e88a4a', '#8f3f4c'),
    layer(0.5, (s) => {
      // Its own track comes up the slope: prints on both sides of the line that the tail draws.
      const path = (t: number): Pt => [s.x(s.tall ? 0.34 : 0.42) - 120 - t * 430, 860 + 60 * t + 26 * Math.sin(t * 5)];
      let out = line(curve(Array.from({ length: 12 }, (_, i) => path(i / 11))), '#8f3f44', 3, 'opacity="0.4"');
      for (let i = 0; i < 22; i++) { const [x, y] = path(i / 21); const side = i % 2 ? 30 : -24; out += oval(x + 10, y + side, 13, 6, '#7f3440', 'opacity="0.5"') + oval(x + 8, y + side - 3, 11, 3, '#ffd9a4', 'opacity="0.45"'); }
      return out;
    }),
    layer(0.6, (s) => {
      const [x, y, k] = [s.x(s.tall ? 0.54 : 0.55), 806, s.tall ? 1.5 : 1.95];
      const lie = (content: string, dx: number, dy: number): string => `<g transform="translate(${x + dx} ${y + dy}) scale(${k} ${k * 0.7}) rotate(-12)">${content}</g>`;
      return group(lie(shadowOf(), 54, 26), `opacity="0.5" ${s.blur(3)}`) + lie(gecko(s, '#eeb49a', '#a4544a', '#fbd9c0'), 0, 0);
    }),
    layer(0.9, (s) => {
      let out = '';
      for (let i = 0; i < 46; i++) { const right = i % 3 > 0; const x = right ? s.r.range(s.w * 0.86, s.w * 1.04) : s.r.range(-30, s.w * 0.1); const h = s.r.range(120, 300); out += line(curve([[x, 1030], [x + h * 0.1, 1000 - h * 0.5], [x + h * s.r.range(0.1, 0.4), 1010 - h]]), s.r.pick(['#c9a05c', '#8a5f48', '#e2c283']), s.r.range(2, 4)); }
      return out;
    }),
  ],
};
