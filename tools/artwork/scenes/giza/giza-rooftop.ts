import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { pyramid } from '../../src/buildings/pyramids.ts';
import { mist, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { leafSpray, palm } from '@trekker/cover-art/trees.ts';

/** A glass of tea with mint, foot at 0,0, 60 high. */
const teaGlass = (): string => oval(0, 2, 34, 7, '#5a3428', 'opacity="0.3"') + oval(0, 0, 30, 7, '#f4e8d4') + oval(0, -1, 22, 4, '#c9a888') + fill('M-15 -2Q-20 -30 -17 -58H17Q20 -30 15 -2Z', '#f7d8b0', 'opacity="0.5"') + fill('M-15 -4Q-19 -28 -17 -48H17Q19 -28 15 -4Z', '#a8481f') + fill('M-12 -6Q-15 -26 -13 -46H-6Q-8 -26 -6 -6Z', '#e88a3c', 'opacity="0.8"') + oval(0, -48, 17, 4, '#c9642c') + oval(0, -58, 17, 4, 'none', 'stroke="#fff4e0" stroke-width="2"') + fill('M4 -50Q18 -74 30 -70Q22 -54 8 -48Z', '#4f9a4c') + fill('M2 -50Q4 -80 16 -84Q16 -62 6 -48Z', '#74b85c');

/** A brass pot with a long beak, foot at 0,0, about 110 high. */
const pot = (s: Stage): string => oval(0, 2, 56, 9, '#5a3428', 'opacity="0.3"') + line('M-34 -62Q-78 -66 -74 -36Q-70 -12 -36 -16', '#a8702c', 8) + line('M-34 -63Q-76 -67 -73 -38', '#e0a53c', 2.4) + fill('M34 -22Q58 -28 66 -66Q70 -82 84 -88L88 -82Q80 -76 78 -58Q72 -16 36 -4Z', s.side(['#d99a34', '#f2c25c', '#a8702c'])) + fill(curve([[-34, 0], [-46, -24], [-38, -54], [-20, -70], [20, -70], [38, -54], [46, -24], [34, 0]], true), s.side(['#ffe29c', '#e0a53c', '#8f5a24'])) + fill('M-22 -68Q0 -104 22 -68Z', s.side(['#ffe29c', '#d99a34', '#8f5a24'])) + disc(0, -92, 6, '#e0a53c') + line('M-42 -36Q0 -28 42 -36', '#a8702c', 2);

export const rooftop: Scene = {
  slug: 'giza-rooftop-breakfast', place: 'Giza, Egypt', seed: 3311, light: -0.65, air: '#fbd8b0',
  alt: 'Early morning on a rooftop in Giza: tea, flat bread and dates on a brass tray, pigeons wheel round a painted loft, the pyramids beyond the roofs',
  layers: () => [
    sky(['#7fa8c4', '#c4c4c0', '#f7d0a8', '#ffdca4'], 600),
    sun({ x: 0.1, y: 440, r: 56, colour: '#fffbe2', glow: '#ffd894', reach: 640 }),
    streaks({ y: [50, 360], count: 9, colours: ['#f2e2d4', '#ffe2bc'], opacity: 0.7 }),
    layer(0.14, (s) => put(s.x(s.tall ? 0.62 : 0.56), 622, 1, pyramid(s, 330, 372, mix('#ffd08c', s.air, 0.12), mix('#a86a5c', s.air, 0.2))) + put(s.x(s.tall ? 0.98 : 0.83), 620, 1, pyramid(s, 290, 330, mix('#ffd08c', s.air, 0.2), mix('#a86a5c', s.air, 0.28), 0.24)) + put(s.x(1.03), 618, 1, pyramid(s, 130, 130, mix('#ffd08c', s.air, 0.34), mix('#a86a5c', s.air, 0.4)))),
    mist({ depth: 0.18, y: 610, height: 90, colour: '#ffe8c8', opacity: 0.75 }),
    layer(0.26, (s) => {
      // Roofs upon roofs: bare brick, tanks, dishes, lines of washing, palms between.
      let out = '';
      for (let row = 0; row < 3; row++) {
        const y = 640 + row * 46;
        for (let x = -100; x < s.w + 100; ) {
          const w = s.r.range(70, 150);
          const h = s.r.range(30, 84) + row * 12;
          const c = mix(s.r.pick(['#c98a64', '#e0b088', '#b5745a', '#d9c0a0', '#a8684f']), s.air, 0.5 - row * 0.2);
          out += rect(x, y - h, w, h + 90, c) + rect(x + w * 0.66, y - h, w * 0.34, h + 90, tone(c, -0.08)) + rect(x - 2, y - h - 5, w + 4, 7, tone(c, 0.06));
          for (let k = 0; k < w / 26 - 1; k++) if (s.r.chance(0.75)) out += rect(x + 12 + k * 26, y - h + 18, 11, 17, mix('#5a4450', s.air, 0.4 - row * 0.16)) + rect(x + 12 + k * 26, y - h + 18, 11, 4, mix('#3f8a7a', s.air, 0.3), s.r.chance(0.5) ? '' : 'opacity="0"');
          if (s.r.chance(0.5)) out += line(`M${x + w * 0.3} ${y - h}v-20`, tone(c, -0.25), 2.4) + fill(`M${x + w * 0.3 - 14} ${y - h - 30}Q${x + w * 0.3 - 12} ${y - h - 8} ${x + w * 0.3 + 14} ${y - h - 14}Z`, mix('#f4f0e8', s.air, 0.3));
          if (s.r.chance(0.4)) out += line(`M${x + 8} ${y - h}v-26M${x + w - 8} ${y - h}v-26M${x + 8} ${y - h - 24}Q${x + w / 2} ${y - h - 16} ${x + w - 8} ${y - h - 24}`, '#7a5a50', 1.6) + [0.3, 0.45, 0.62, 0.76].map((u) => rect(x + w * u - 6, y - h - 21, 12, 17, mix(s.r.pick(['#3f7fa8', '#e8503f', '#f7efe2', '#f2b53c', '#4f9c7c']), s.air, 0.25))).join('');
          for (let k = 0; k < 4; k++) if (s.r.chance(0.35)) out += line(`M${x + s.r.range(4, w - 4)} ${y - h - 4}v-14`, tone(c, -0.2), 2.4);
          x += w + s.r.range(-4, 6);
        }
        if (row < 2) for (let i = 0; i < 5; i++) out += put(s.x(s.r.next()), y + 40, 1 + row * 0.4, palm(s, mix('#7a5a48', s.air, 0.3), [mix('#3f6a54', s.air, 0.35 - row * 0.12), mix('#6a8f5c', s.air, 0.35 - row * 0.12)], s.r.range(-8, 8), 12));
      }
      return out;
    }),
    layer(0.4, (s) => {
      // A pigeon loft on stilts, striped; a boy with a flag calls the flock home.
      const x = s.x(s.tall ? 0.2 : 0.205);
      let out = line(`M${x - 66} 790L${x - 48} 560M${x + 66} 790L${x + 48} 560M${x - 62} 750L${x + 52} 640M${x + 62} 750L${x - 52} 640`, '#6a4838', 7) + rect(x - 74, 590, 148, 10, '#8a6044');
      for (let i = 0; i < 7; i++) { const y = 400 + i * 27; const w = 58 + i * 1.2; out += rect(x - w, y, w * 2, 27, i % 2 ? '#fff0d4' : ['#d9483c', '#3f8fa8', '#d9483c', '#3f8fa8'][Math.floor(i / 2)]!) + rect(x + w * 0.4, y, w * 0.6, 27, '#4a2c44', 'opacity="0.22"'); }
      for (const y of [432, 486, 540]) for (const dx of [-34, 0, 34]) out += fill(`M${x + dx - 9} ${y + 18}V${y + 4}Q${x + dx} ${y - 8} ${x + dx + 9} ${y + 4}V${y + 18}Z`, '#4a2c34') + rect(x + dx - 12, y + 18, 24, 4, '#8a6044');
      out += fill(poly([[x - 72, 402], [x, 340], [x + 72, 402]]), '#b5503c') + fill(poly([[x, 340], [x + 72, 402], [x + 20, 402]]), '#7a3038', 'opacity="0.6"');
      out += put(x + 46, 588, 0.92, line('M-5 -40L-7 0M6 -40L9 0', '#3f4f74', 9) + fill(curve([[-12, -38], [-13, -60], [-7, -74], [8, -74], [13, -58], [12, -38]], true), '#f7efe2') + line('M8 -68L24 -88L34 -104', '#8a5a40', 5) + line('M34 -104L60 -170', '#6a4838', 3) + fill('M60 -170Q80 -176 92 -160Q106 -152 118 -158Q110 -132 92 -138Q78 -142 54 -152Z', '#e8483c') + disc(0, -83, 8.5, '#8a5a40') + fill('M-9 -84Q-9 -94 0 -94Q9 -94 9 -84Z', '#2a1c20'));
      return out;
    }),
    layer(0.44, (s) => {
      let out = '';
      for (let i = 0; i < 30; i++) { const a = (i / 30) * Math.PI * 2 + s.r.range(-0.1, 0.1); const r = s.r.range(0.75, 1.1); const x = s.x(s.tall ? 0.5 : 0.43) + Math.cos(a) * 250 * r; const y = 290 + Math.sin(a) * 84 * r; const k = 0.9 + 0.5 * Math.sin(a); const up = s.r.chance(0.5); out += put(x, y, k * 0.85, fill('M-14 2Q0 -6 14 -1L20 1L14 4Q0 8 -20 6Z', i % 3 ? '#ffffff' : '#8a7a84') + fill(up ? 'M-4 0Q-8 -18 -20 -24Q4 -22 6 -1Z' : 'M-4 2Q-12 16 -22 18Q4 20 6 3Z', i % 3 ? '#f2e8e0' : '#6f606c')); }
      return out;
    }),
    layer(0.9, (s) => {
      // The near parapet and the tray.
      let out = rect(-120, 800, s.w + 240, 40, '#e8bc8c') + rect(-120, 800, s.w + 240, 8, '#ffe0b0') + rect(-120, 840, s.w + 240, 300, s.down(840, 1000, ['#b5745a', '#8a5048']));
      for (let i = 0; i < 5; i++) for (let x = -120 + (i % 2) * 40; x < s.w + 120; x += 80) out += line(`M${x} ${846 + i * 36}V${878 + i * 36}M${x} ${880 + i * 36}H${x + 76}`, '#7a443f', 2, 'opacity="0.4"');
      const [x, y] = [s.x(s.tall ? 0.5 : 0.58), 900];
      out += oval(x, y + 24, 400, 62, '#4a2830', 'opacity="0.35"') + oval(x, y + 12, 386, 60, '#a8702c') + oval(x, y + 4, 386, 58, s.across(x - 380, x + 380, ['#ffe6a4', '#e8b04c', '#b5782c'])) + oval(x, y + 5, 340, 47, '#c98f3c', 'opacity="0.5"');
      for (let i = 0; i < 30; i++) { const a = (i / 30) * Math.PI * 2; out += disc(x + Math.cos(a) * 362, y + 4 + Math.sin(a) * 52, 5, '#a8702c', 'opacity="0.7"'); }
      // Flat loaves in a stack, a bowl of beans, dates, the pot, two glasses.
      for (let i = 0; i < 4; i++) out += oval(x - 210 + (i % 2) * 8, y - 6 - i * 13, 92, 21, '#8a5a34', 'opacity="0.4"') + oval(x - 210 + (i % 2) * 8, y - 12 - i * 13, 92, 20, '#e8c084') + oval(x - 222 + (i % 2) * 8, y - 15 - i * 13, 54, 9, '#c98f54', 'opacity="0.6"') + oval(x - 180, y - 12 - i * 13, 16, 4, '#a86a3c', 'opacity="0.6"');
      out += fill(`M${x - 92} ${y - 16}Q${x - 86} ${y + 34} ${x - 30} ${y + 36}Q${x + 28} ${y + 34} ${x + 34} ${y - 16}Z`, s.side(['#5fb0b4', '#2f8090', '#1f5468'])) + oval(x - 29, y - 16, 63, 15, '#f4ecd8') + oval(x - 29, y - 15, 55, 12, '#8a4f2c');
      for (let i = 0; i < 22; i++) out += oval(x - 29 + s.r.gauss() * 22, y - 16 + s.r.gauss() * 4, 7, 4.4, s.r.pick(['#a8643c', '#6f3c24', '#c98454']));
      out += leafSpray(s, x - 20, y - 18, -26, '#5fa84c', 5);
      for (let i = 0; i < 13; i++) out += oval(x + 104 + s.r.gauss() * 30, y + 30 + s.r.gauss() * 6, 15, 8, s.r.pick(['#6a2f1c', '#8a4424', '#4f2218']), `transform="rotate(${s.r.range(-30, 30).toFixed(0)} ${x + 104} ${y + 30})"`);
      out += put(x + 210, y + 2, 1.5, pot(s), 0, true) + put(x + 96, y - 6, 1.15, teaGlass()) + put(x + 300, y + 26, 1.3, teaGlass());
      // Jasmine and basil in oil cans at the edge.
      for (const [p, k, c] of [[0.05, 1.3, '#3f8fa8'], [0.13, 1, '#d9a03c']] as const) { const px = s.x(p); out += rect(px - 44 * k, 802 - 92 * k, 88 * k, 94 * k, s.across(px - 44 * k, px + 44 * k, [tone(c, 0.1), c, tone(c, -0.12)])) + rect(px - 44 * k, 802 - 66 * k, 88 * k, 34 * k, '#fff0d4') + Array.from({ length: 16 }, () => leafSpray(s, px + s.r.range(-34, 34) * k, 802 - 90 * k, -s.r.range(50, 110) * k, s.r.pick(['#2f6a48', '#4f8f54', '#86b868']), 6)).join(''); }
      return group(out);
    }),
  ],
};
