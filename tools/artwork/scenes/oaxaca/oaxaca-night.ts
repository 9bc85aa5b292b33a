import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { papelPicado, twinChurch } from '../../src/buildings/oaxaca.ts';
import { moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A sugar skull on its chin at 0,0, about 90 high: flowers for eyes, dots and leaves. */
function skull(s: Stage, a: string, b: string): string {
  const flower = (x: number, y: number, r: number, c: string): string => Array.from({ length: 7 }, (_, i) => { const t = (i / 7) * Math.PI * 2; return disc(x + Math.cos(t) * r * 0.7, y + Math.sin(t) * r * 0.7, r * 0.46, c); }).join('') + disc(x, y, r * 0.62, '#2a2038');
  return oval(4, 2, 40, 6, '#1a1230', 'opacity="0.5"') + fill(curve([[-22, 0], [-24, -22], [-42, -38], [-44, -64], [-28, -88], [0, -95], [28, -88], [44, -64], [42, -38], [24, -22], [22, 0]], true), s.ball(['#ffffff', '#fff4e2', '#cfc3d4'])) + flower(-18, -52, 13, a) + flower(18, -52, 13, a) + fill('M0 -40L-6 -26H6Z', '#2a2038') + line('M-20 -14H20', '#2a2038', 2) + [-14, -7, 0, 7, 14].map((x) => line(`M${x} -19V-8`, '#2a2038', 1.8)).join('') + fill('M0 -90Q10 -80 0 -70Q-10 -80 0 -90Z', b) + [-16, -9, 9, 16].map((x) => disc(x, -80 + Math.abs(x) * 0.3, 2.6, b)).join('') + [-34, 34].map((x) => disc(x, -36, 3, a) + disc(x * 0.9, -28, 2.200, b)).join('');
}

/** A candle of height h, foot at 0,0, with its halo. */
const candle = (s: Stage, h: number): string => disc(0, -h - 10, 60, s.radial(0, -h - 10, 60, ['#ffd98aaa', '#ffb85c00'])) + rect(-7, -h, 14, h, s.across(-7, 7, ['#fffaf0', '#f4dcb4', '#c9a484'])) + fill(`M0 ${-h - 24}Q8 ${-h - 10} 0 ${-h - 1}Q-8 ${-h - 10} 0 ${-h - 24}Z`, '#fff2c0') + fill(`M0 ${-h - 17}Q4 ${-h - 9} 0 ${-h - 3}Q-4 ${-h - 9} 0 ${-h - 17}Z`, '#ff9a3c');

export const ofrenda: Scene = {
  slug: 'oaxaca-day-of-the-dead', place: 'Oaxaca, Mexico', seed: 2612, light: 0, air: '#5a3f7c', grain: 0.5,
  alt: 'An altar of marigolds, candles and sugar skulls glows on the Day of the Dead in Oaxaca, paper flags and a twin-towered church under the moon',
  layers: () => [
    sky(['#17124a', '#3a2a78', '#7a4a94', '#d97a84'], 640),
    stars(220, 420), moon({ x: 0.78, y: 170, r: 46, colour: '#fff0cc', glow: '#f4c9b4', reach: 420 }),
    streaks({ y: [260, 480], count: 6, colours: ['#6a4a94', '#c9708c'], opacity: 0.5 }),
    layer(0.2, (s) => put(s.x(0.5), 650, 1.7, twinChurch(s, '#a8849c', '#5f86a4'))),
    layer(0.26, (s) => { let out = ''; for (let i = 0; i < 14; i++) { const w = s.w / 11; const x = -80 + i * w; if (Math.abs(x + w / 2 - s.x(0.5)) < 190) continue; const h = 110 + (i % 3) * 26; const c = mix(['#c94f6a', '#3f8f9c', '#e0a03c', '#7a5fb4'][i % 4]!, '#3a2a6c', 0.4); out += rect(x, 660 - h, w + 2, h + 40, c) + rect(x, 656 - h, w + 2, 7, tone(c, 0.1)) + [0.25, 0.65].map((t) => rect(x + w * t, 690 - h, 24, 42, '#ffcf7a') + line(`M${x + w * t + 12} ${690 - h}v42`, c, 3)).join(''); } return out; }),
    layer(0.34, (s) => {
      const flags = ['#f2558a', '#ffb52c', '#4fc0c9', '#8fce5a', '#b06ad9', '#ff7a4a'];
      return papelPicado(s, [-80, 120], [s.w * 0.56, 40], 46, 74, flags) + papelPicado(s, [s.w * 0.4, 30], [s.w + 80, 150], 46, 74, flags, 3) + papelPicado(s, [-80, 300], [s.w + 80, 300], 60, 52, flags, 1);
    }),
    layer(0.44, (s) => rect(-120, 660, s.w + 240, 460, s.down(660, 1000, ['#7a3f6c', '#4a2858', '#241540']))),
    layer(0.56, (s) => {
      // Three steps under embroidered cloths, an arch of marigolds over them.
      const c = s.x(0.5);
      const k = s.tall ? 0.72 : 1;
      let out = '';
      for (let i = 0; i < 190; i++) { const t = i / 189; const a = Math.PI * (1 + t); const [x, y] = [c + Math.cos(a) * 400 * k, 800 + Math.sin(a) * 430]; const r = s.r.range(15, 25); out += disc(x + s.r.gauss() * 12, y + s.r.gauss() * 12, r, ['#f28a1c', '#ffb42c', '#e0701c'][i % 3]!) + disc(x, y, r * 0.5, '#ffd45c', 'opacity="0.8"'); }
      const cloth = ['#d9366f', '#2f9c94', '#7a4fb8'];
      [[300, 690, 74], [370, 764, 84], [440, 848, 110]].forEach(([half, y, h], i) => {
        const x0 = c - half! * k;
        const w = half! * 2 * k;
        out += rect(x0, y!, w, h!, s.across(x0, x0 + w, [tone(cloth[i]!, -0.09), cloth[i]!, tone(cloth[i]!, -0.09)])) + rect(x0 - 6, y! - 10, w + 12, 14, '#fff0d4');
        const n = Math.round(w / 56);
        for (let j = 0; j < n; j++) { const x = x0 + ((j + 0.5) * w) / n; out += [0, 1, 2, 3, 4].map((p) => disc(x + Math.cos((p / 5) * 6.28) * 10, y! + h! * 0.5 + Math.sin((p / 5) * 6.28) * 10, 6.500, ['#ffcf3c', '#ff8a4c', '#ffffff'][j % 3]!)).join('') + disc(x, y! + h! * 0.5, 5, '#2a2038') + fill(poly([[x - w / n / 2, y! + h! - 14], [x, y! + h!], [x + w / n / 2, y! + h! - 14]]), '#fff0d4', 'opacity="0.8"'); }
      });
      const on = (dx: number, y: number, figure: string, m = 1): string => put(c + dx * k, y, m * (0.8 + 0.2 * k), figure);
      for (const dx of [-250, -180, 180, 250]) out += on(dx, 682, candle(s, 90 + (Math.abs(dx) % 3) * 16));
      out += on(0, 682, rect(-54, -128, 108, 124, '#d9a83c') + rect(-45, -119, 90, 106, '#f7e6c4') + oval(0, -70, 25, 30, '#b5805c') + fill('M-26 -76Q-28 -104 0 -104Q28 -104 26 -76Q14 -88 0 -88Q-14 -88 -26 -76Z', '#e6e2e4') + fill('M-36 -14Q-30 -42 0 -42Q30 -42 36 -14Z', '#2f7f8c') + line('M-9 -66q3 3 6 0M5 -66q3 3 6 0M-7 -54Q0 -50 7 -54', '#4a2c2c', 2), 1.1);
      out += on(-112, 682, skull(s, '#f2558a', '#2f9c94'), 0.8) + on(112, 682, skull(s, '#4fb0d9', '#f28a1c'), 0.8);
      for (const dx of [-320, -210, -100, 100, 210, 320]) out += dx % 100 ? on(dx, 756, candle(s, 60)) : on(dx, 756, skull(s, dx < 0 ? '#ffa42c' : '#b06ad9', '#f2558a'), 0.72);
      // Bread of the dead, fruit and a cup of chocolate.
      out += on(0, 758, oval(0, -2, 70, 14, '#8a5a34') + fill('M-58 -6Q-56 -52 0 -54Q56 -52 58 -6Z', s.ball(['#f2c47a', '#d08a44', '#8a4f2c'])) + line('M-44 -30Q0 -48 44 -30M-10 -52Q-6 -30 -20 -10M12 -52Q10 -30 24 -10', '#f7dca4', 8) + disc(0, -54, 11, '#e6b06a'));
      for (const [dx, col] of [[-390, '#ff8a2c'], [-360, '#ffb42c'], [-340, '#e0503c'], [340, '#8fbf4a'], [365, '#ff8a2c'], [392, '#f2c23c']] as const) out += on(dx, 838, disc(0, -20, 22, s.ball([tone(col, 0.12), col, tone(col, -0.15)])) + line('M0 -40l4 -9', '#4a6a34', 4));
      for (const dx of [-270, -60, 60, 270]) out += on(dx, 840, candle(s, 74));
      return out + on(-165, 840, skull(s, '#2f9c94', '#f2558a'), 1.05) + on(165, 840, skull(s, '#f2558a', '#ffa42c'), 1.05);
    }),
    layer(0.8, (s) => {
      // A path of petals leads up to it, pots of marigolds at both sides.
      const c = s.x(0.5);
      let out = '';
      for (let i = 0; i < 520; i++) { const t = s.r.next(); const y = 962 + t * 50; out += oval(c + s.r.gauss() * (60 + t * 70), y, s.r.range(4, 9), s.r.range(2, 4), ['#f28a1c', '#ffb42c', '#ffd45c'][i % 3]!, 'opacity="0.9"'); }
      for (const [p, y, k] of (s.tall ? [[0.03, 1020, 0.9], [0.97, 1020, 0.9]] : [[0.05, 1010, 1.5], [0.15, 1024, 1.2], [0.95, 1010, 1.5], [0.85, 1024, 1.2]]) as [number, number, number][]) { const x = s.x(p); out += fill(`M${x - 46 * k} ${y - 90 * k}L${x - 34 * k} ${y}H${x + 34 * k}L${x + 46 * k} ${y - 90 * k}Z`, s.across(x - 46 * k, x + 46 * k, ['#8a4a4c', '#6a3448', '#42203a'])) ; for (let i = 0; i < 26; i++) { const [fx, fy] = [x + s.r.gauss() * 38 * k, y - 116 * k + s.r.gauss() * 30 * k]; out += i % 4 ? disc(fx, fy, 18 * k, ['#f28a1c', '#ffb42c', '#d9641c'][i % 3]!) + disc(fx - 3, fy - 4, 9 * k, '#ffd45c', 'opacity="0.75"') : foliage(s, fx, fy + 14, 24 * k, 16 * k, ['#2a4a44', '#3f6a4c', '#6f9a54'], 9); } }
      return out;
    }),
  ],
};
