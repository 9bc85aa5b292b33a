import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { ripples, water } from '@trekker/cover-art/water.ts';

/** Where the gunwale of a snake boat lies, `u` from stern (0, left, swept up high) to bow (1). */
const sheer = (u: number): number => -6 - 150 * Math.max(0, 0.2 - u) ** 1.7 * 14.5 - 26 * Math.max(0, u - 0.86) ** 1.4 * 14;

/**
 * A snake boat of Kerala going right, water line at 0,0, `len` long: rowers in pairs, singers, helmsmen on the stern.
 */
function snakeBoat(len: number, shirt: string, cloth: string, phase: number): string {
  const at = (u: number): Pt => [(u - 0.5) * len, sheer(u)];
  const top = Array.from({ length: 40 }, (_, i) => at(i / 39));
  let back = '';
  let out = `${fill(`${curve(top)}L${len * 0.5 - 20} 4Q${len * 0.4} 16 ${len * 0.2} 17H${-len * 0.26}Q${-len * 0.42} 14 ${-len * 0.5 + 4} ${sheer(0) + 22}Z`, '#2c1a20')}${line(curve(top), '#e8b04c', 4)}${line(curve(top.map(([x, y]): Pt => [x, y + 7])), '#6a3a2c', 3)}`;
  for (let i = 0; i < 6; i++) out += disc(-len * 0.5 + 6 + i * 13, sheer(i * 0.011) + 13, 4, '#f2c860');
  const n = 22;
  for (let i = 0; i < n; i++) {
    const u = 0.2 + (0.72 * i) / (n - 1);
    const [x, y] = at(u);
    const skin = i % 3 ? '#6a4030' : '#7f5038';
    const body = (dx: number, dy: number, c: string): string => fill(curve([[x - 9 + dx, y + 2 + dy], [x - 5 + dx, y - 20 + dy], [x + 9 + dx, y - 31 + dy], [x + 16 + dx, y - 25 + dy], [x + 10 + dx, y + 2 + dy]], true), c) + disc(x + 16 + dx, y - 37 + dy, 6.6, skin) + fill(`M${x + 9.500 + dx} ${y - 38 + dy}Q${x + 14 + dx} ${y - 47 + dy} ${x + 22.500 + dx} ${y - 39 + dy}L${x + 18 + dx} ${y - 40 + dy}Z`, '#1f1418');
    back += body(-9, -7, tone(shirt, -0.1));
    const [bx, by] = [x + 26 + phase * 8, y + 30];
    out += body(0, 0, shirt) + line(`M${x + 10} ${y - 24}L${x + 20} ${y - 12}L${x + 24} ${y}`, skin, 4) + line(`M${x + 15} ${y - 22}L${bx} ${by}`, '#c98f54', 3) + fill(`M${bx - 5} ${by - 6}L${bx + 5} ${by - 8}L${bx + 7} ${by + 16}L${bx - 3} ${by + 18}Z`, '#e0a860') + oval(bx + 2, by + 14, 13, 3.400, '#f4fff8', 'opacity="0.8"');
  }
  // Singers stand in the middle and the helmsmen on the rising stern, oars like masts.
  for (const [u, c, arm] of [[0.44, '#f2b53c', 1], [0.5, cloth, -1], [0.56, '#f2b53c', 1]] as const) { const [x, y] = at(u); out += put(x, y - 12, 0.66, line('M-5 -40L-8 0M6 -40L9 0', '#fff4e0', 11) + fill(curve([[-12, -36], [-13, -60], [-7, -76], [8, -76], [13, -60], [12, -36]], true), c) + line(arm > 0 ? 'M9 -70L22 -92L18 -116M-9 -70L-20 -58L-16 -44' : 'M9 -70L24 -74L34 -92M-9 -70L-22 -86L-20 -112', '#6a4030', 6) + disc(0, -86, 9, '#6a4030') + fill('M-9 -87Q-8 -97 0 -97Q9 -97 9 -86Z', '#1f1418')); }
  for (const u of [0.025, 0.066, 0.108]) { const [x, y] = at(u); out += put(x, y + 4, 0.62, line('M-5 -40L-9 0M6 -40L10 0', '#fff4e0', 12) + fill(curve([[-12, -36], [-13, -60], [-7, -76], [8, -76], [13, -60], [12, -36]], true), cloth) + line('M8 -68L26 -60', '#6a4030', 6) + disc(0, -86, 9, '#6a4030') + fill('M-9 -87Q-8 -97 0 -97Q9 -97 9 -86Z', '#1f1418') + line('M26 -104L-34 96', '#c98f54', 6)); }
  return back + out;
}

export const race: Scene = {
  slug: 'kerala-snake-boat-race', place: 'Alappuzha, Kerala, India', seed: 3514, light: -0.4, air: '#d4e6d4',
  alt: 'Two snake boats race across the backwaters of Alappuzha, paddles in one beat and helmsmen high on the swept stern, palms and a crowd on the bank',
  layers: () => [
    sky(['#5f8fa8', '#93bcc0', '#d4e2cc', '#f7e8c0'], 480),
    cumulus({ depth: 0.05, at: [[0.14, 470, 640, 250], [0.62, 470, 560, 180], [0.96, 474, 520, 300]], lit: '#f7f6ec', body: '#d4dcd8', shade: '#7f9cac' }),
    streaks({ y: [40, 200], count: 5, colours: ['#c4d8d8'], opacity: 0.6 }),
    layer(0.14, (s: Stage) => {
      let out = '';
      for (let i = 0; i < 40; i++) out += foliage(s, s.x(-0.06 + (1.12 * i) / 39), 474 + s.r.range(-8, 6), s.r.range(40, 76), s.r.range(24, 40), ['#2f6a58', '#4f8f60', '#94b86c'], 15);
      for (let i = 0; i < 30; i++) out += put(s.x(s.r.range(-0.04, 1.04)), 488, s.r.range(1.4, 2.7), coconutPalm(s, '#6a6450', ['#2a6a58', '#4a9464', '#94bc6c'], s.r.range(-16, 16), 11));
      // The bank with its crowd, bunting and a pavilion.
      out += rect(-120, 486, s.w + 240, 40, '#8a6a4c') + rect(-120, 484, s.w + 240, 6, '#c9a870');
      const [px] = [s.x(0.76)];
      out += rect(px - 150, 400, 300, 90, '#f4ead4') + fill(`M${px - 180} 404L${px} 346L${px + 180} 404Z`, '#b5503c') + fill(`M${px} 346L${px + 180} 404H${px + 40}Z`, '#7f3440', 'opacity="0.5"');
      for (let i = 0; i < 8; i++) out += rect(px - 146 + i * 40, 404, 8, 84, '#d9a860');
      for (let i = 0; i < 200; i++) { const x = s.r.range(-80, s.w + 80); const y = s.r.range(468, 492); out += fill(`M${x - 5} ${y + 10}Q${x - 5} ${y - 4} ${x} ${y - 5}Q${x + 5} ${y - 4} ${x + 5} ${y + 10}Z`, s.r.pick(['#e8503f', '#fff4e0', '#f2b53c', '#3f8fa8', '#fff4e0', '#c9426a', '#4f9c6c'])) + disc(x, y - 9, 3.6, '#6a4434'); }
      for (let i = 0; i < 9; i++) { const x = s.x(0.02) + i * s.w * 0.125; out += line(`M${x} 486V380`, '#8a6a4c', 4) + line(`M${x} 384Q${x + s.w * 0.062} 424 ${x + s.w * 0.125} 384`, '#fff4e0', 2); for (let k = 1; k < 9; k++) { const t = k / 9; const y = 384 + 80 * t * (1 - t); out += fill(`M${x + s.w * 0.125 * t - 7} ${y}h14l-7 17Z`, ['#e8503f', '#f2b53c', '#3f9c6c', '#3f7fc4'][k % 4]!); } }
      return out;
    }),
    water({ depth: 0.2, top: 524, stops: ['#c4d8b8', '#7fb0a0', '#3f7f80', '#1c5566'], ripples: { light: '#f4fff0', dark: '#2f6a74', count: 260, opacity: 0.45 } }),
    layer(0.22, (s) => group(Array.from({ length: 14 }, (_, i) => rect(s.x(i / 13) - 20, 526, 40, 90, '#2f6a58', 'opacity="0.16"')).join(''), s.blur(10))),
    layer(0.4, (s) => {
      const [x, y, k] = [s.x(s.tall ? 0.6 : 0.56), 648, s.tall ? 0.72 : 0.92];
      return fill([0, 1, 2].map((i) => lens(x - 40, y + 24 + i * 12, 1020 * k - i * 150, 7)).join(''), '#f4fff4', 'opacity="0.55"') + put(x, y, k, snakeBoat(1080, '#fff6e4', '#c9343c', 0));
    }),
    layer(0.6, (s) => {
      const [x, y, k] = [s.x(s.tall ? 0.5 : 0.47), 838, s.tall ? 1 : 1.34];
      let splash = '';
      for (let i = 0; i < 130; i++) splash += disc(x + s.r.range(-430, 520) * k, y + 44 * k - s.r.next() ** 2 * 60, s.r.range(1.4, 4.4), '#ffffff', 'opacity="0.85"');
      return fill([0, 1, 2, 3].map((i) => lens(x - 60, y + 34 * k + i * 15, 1080 * k - i * 190, 9)).join(''), '#f7fff7', 'opacity="0.6"') + put(x, y, k, snakeBoat(1080, '#e8b03c', '#2f7fa0', 1)) + splash;
    }),
    layer(0.7, (s) => ripples(s, 880, 1000, '#eafff0', 60, 0.5)),
    layer(0.94, (s) => {
      let out = put(s.x(s.tall ? 1.04 : 1.02), 640, s.tall ? 7 : 8.4, coconutPalm(s, '#4a4438', ['#123f40', '#1f6450', '#5f9c5c'], -15, 14));
      for (let i = 0; i < 26; i++) out += leafSpray(s, s.r.range(-70, s.w * 0.12), 1040 - s.r.range(0, 40), -s.r.range(70, 150), s.r.pick(['#123f40', '#1f6450', '#4f8f54']), 7);
      return out;
    }),
  ],
};
