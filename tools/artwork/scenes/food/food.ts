import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { whole } from '@trekker/cover-art/sky.ts';
import { azulejo, espresso, ramen, spiceHeap, tart } from '@trekker/cover-art/still.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';

const spices: Scene = {
  slug: 'food-marrakech-spices', place: 'Spice market, Marrakech', seed: 301, light: -0.7, air: '#f2c79a', grain: 0.6,
  alt: 'Sacks heaped with saffron, paprika, turmeric and indigo under lanterns in a souk',
  layers: () => [
    layer(0, (s) => whole(s, s.across(0, s.w, ['#f4b878', '#b8604a', '#4a1f38']))),
    layer(0.1, (s) => {
      let out = '';
      for (let i = 0; i < 3; i++) {
        const x = s.x(0.16 + i * 0.34);
        out += fill(`M${x - 150} 640V330C${x - 180} 180 ${x - 80} 90 ${x} 70C${x + 80} 90 ${x + 180} 180 ${x + 150} 330V640Z`, s.down(70, 640, i === 0 ? ['#ffe2a8', '#f7b877', '#d98a5c'] : ['#6a2c40', '#8a3f44', '#a85a4c'])) + line(`M${x - 150} 640V330C${x - 180} 180 ${x - 80} 90 ${x} 70C${x + 80} 90 ${x + 180} 180 ${x + 150} 330V640`, '#ffd9a0', 6, 'opacity="0.4"');
      }
      // Sun through the slats of the roof.
      for (let i = 0; i < 6; i++) out += fill(poly([[s.x(-0.1) + i * 130, -60], [s.x(-0.1) + i * 130 + 60, -60], [s.x(0.34) + i * 170, 1000], [s.x(0.24) + i * 170, 1000]]), '#fff0c0', 'opacity="0.12"');
      return out;
    }),
    layer(0.2, (s) => [[0.36, 210, 1], [0.6, 150, 0.8], [0.84, 240, 1.2], [0.72, 90, 0.6]].map(([px, y, k]) => {
      const x = s.x(px!);
      return line(`M${x} -40V${y! - 60 * k!}`, '#3a1830', 2.4) + disc(x, y!, 170 * k!, s.radial(x, y!, 170 * k!, ['#ffd08a99', '#ffb45a00'])) + put(x, y!, k!, fill('M-8 -60H8L44 -20Q52 20 0 62Q-52 20 -44 -20Z', '#5a2436') + fill('M-32 -16L-8 -46V40Q-34 22 -32 -16ZM32 -16L8 -46V40Q34 22 32 -16Z', '#ffdc8c') + rect(-4, -46, 8, 90, '#fff0c0') + disc(0, 70, 6, '#e0a84a'));
    }).join('')),
    layer(0.4, (s) => rect(-100, 640, s.w + 200, 460, s.down(640, 1000, ['#8a4a3c', '#5a2a34', '#32162a'])) + ['#d9542c', '#6a4a2c', '#f0b429', '#a8b04a', '#8a2f4a', '#e8823a', '#f4dca0'].map((c, i) => put(s.x(0.02 + i * 0.16), 740, 0.92, spiceHeap(s, c, '#cdb08a', s.r.range(60, 96)))).join('')),
    layer(0.6, (s) => ['#f2a31f', '#b8321f', '#3f5f9c', '#e0c24a', '#c9577f'].map((c, i) => oval(s.x(0.08 + i * 0.215) + 60, 912, 190, 20, '#230c1e', 'opacity="0.45"') + put(s.x(0.08 + i * 0.215), 906, 1.42, spiceHeap(s, c, ['#e3cba0', '#d2b48a', '#ead6b0'][i % 3]!, s.r.range(78, 112)))).join('')),
    layer(0.9, (s) => {
      let out = '';
      for (let i = 0; i < 9; i++) out += put(s.x(0.3) + i * 26 + s.r.range(-8, 8), 968 + s.r.range(-12, 14), 1, line('M-34 0H34', i % 2 ? '#8a4a28' : '#a8602f', 13) + line('M-34 -4H34', '#d99a5c', 2.4, 'opacity="0.7"'), s.r.range(-22, 22));
      for (let i = 0; i < 5; i++) { const [x, y] = [s.x(0.74) + i * 52, 968 + s.r.range(-12, 12)]; for (let p = 0; p < 8; p++) out += `<ellipse cx="${x}" cy="${y - 14}" rx="5" ry="15" transform="rotate(${p * 45} ${x} ${y})" fill="${p % 2 ? '#7a4226' : '#94552f'}"/>`; out += disc(x, y, 4, '#4a2418'); }
      return out;
    }),
  ],
};

const noodles: Scene = {
  slug: 'food-kyoto-ramen', place: 'Noodle counter, Kyoto', seed: 302, light: -0.6, air: '#5a4a5c', grain: 0.6,
  alt: 'A steaming bowl of ramen with egg and spring onion on a wooden counter below an indigo curtain',
  layers: () => [
    layer(0, (s) => whole(s, s.radial(s.x(0.36), 380, s.w * 0.8, ['#f7b76a', '#b5553f', '#4a2238', '#22142c']))),
    layer(0.1, (s) => {
      let out = '';
      for (let i = 0; i < 7; i++) out += rect(s.x(i / 6) - 9, 0, 18, 700, '#2a1526', 'opacity="0.5"');
      for (let y = 330; y < 640; y += 120) out += rect(-100, y, s.w + 200, 12, '#2a1526', 'opacity="0.45"');
      for (let i = 0; i < 12; i++) { const x = s.x(0.62) + (i % 6) * 78; const y = i < 6 ? 450 : 330; out += rect(x, y - 70, 34, 70, s.r.pick(['#6f8a72', '#a8623c', '#3f5f7a', '#c9a24a']), 'rx="9" opacity="0.75"') + rect(x + 11, y - 94, 12, 28, '#3a2430', 'opacity="0.8"'); }
      return out;
    }),
    layer(0.2, (s) => {
      let out = '';
      for (let i = 0; i < 5; i++) {
        const [x, w] = [s.x(i / 5), s.w / 5 - 10];
        out += fill(`M${x + 5} -20H${x + 5 + w}V214Q${x + 5 + w * 0.7} 232 ${x + 5 + w * 0.5} 220Q${x + 5 + w * 0.25} 208 ${x + 5} 222Z`, s.across(x, x + w, ['#2c4a80', '#203a68', '#16294f'])) + `<g fill="none" stroke="#f0e6d0" stroke-width="7" opacity="0.9"><circle cx="${x + 5 + w / 2}" cy="112" r="46"/><path d="M${x + 5 + w / 2 - 46} 112a23 23 0 0 1 46 0a23 23 0 0 0 46 0"/></g>`;
      }
      return out + rect(-100, -10, s.w + 200, 22, '#5a3628');
    }),
    layer(0.25, (s) => [[0.09, 360, 1], [0.94, 350, 0.9]].map(([px, y, k]) => { const x = s.x(px!); return line(`M${x} 0V${y! - 90}`, '#22142c', 4) + disc(x, y!, 230 * k!, s.radial(x, y!, 230 * k!, ['#ffb45aaa', '#ff8a3a00'])) + put(x, y!, k!, fill('M-62 -60Q-92 0 -62 60Q0 84 62 60Q92 0 62 -60Q0 -84 -62 -60Z', s.side(['#ff9a5c', '#e8502f', '#a82f2c'])) + [-40, -20, 0, 20, 40].map((v) => line(`M${-76 + Math.abs(v) * 0.2} ${v}Q0 ${v + 12} ${76 - Math.abs(v) * 0.2} ${v}`, '#8a2428', 2.4, 'opacity="0.6"')).join('') + rect(-36, -84, 72, 16, '#22142c') + rect(-36, 68, 72, 14, '#22142c')); }).join('')),
    layer(0.4, (s) => {
      let out = rect(-100, 640, s.w + 200, 460, s.down(640, 1000, ['#b5713f', '#8a4a2c', '#4a2422'])) + rect(-100, 634, s.w + 200, 14, '#e0a060');
      for (let i = 0; i < 26; i++) { const y = 660 + i * 14; out += line(`M-100 ${y}Q${s.x(s.r.next())} ${y + s.r.range(-7, 7)} ${s.w + 100} ${y + s.r.range(-4, 4)}`, i % 2 ? '#5a2c20' : '#d99a5c', s.r.range(1, 2.6), 'opacity="0.3"'); }
      return out;
    }),
    layer(0.5, (s) => oval(s.x(0.46) + 40, 902, 330, 40, '#2a1018', 'opacity="0.5"') + put(s.x(0.46), 660, 1.22 * (s.tall ? 0.86 : 1), ramen(s))),
    layer(0.6, (s) => oval(s.x(0.82) + 14, 880, 90, 14, '#2a1018', 'opacity="0.5"') + put(s.x(0.82), 878, 1.2, fill('M-56 -120Q-50 -20 -38 0H38Q50 -20 56 -120Z', s.side(['#8f9a7a', '#6f7a62', '#454e44'])) + oval(0, -120, 56, 16, '#a8b090') + oval(0, -118, 48, 12, '#6f8f3c') + line('M-50 -70Q0 -56 50 -70', '#c9cfa8', 4, 'opacity="0.6"')) + put(s.x(0.13), 880, 1, oval(0, -6, 88, 22, '#16294f') + oval(0, -12, 80, 18, '#e9dfc8') + [-34, -8, 20, 42].map((x, i) => fill(`M${x - 22} -16Q${x} -62 ${x + 26} -18Q${x} -6 ${x - 22} -16Z`, ['#f2d49a', '#e0b06a'][i % 2]!) + line(`M${x - 14} -20Q${x + 2} -30 ${x + 18} -20`, '#8a4a28', 4)).join(''))),
    layer(0.8, (s) => {
      let out = '';
      for (let i = 0; i < 6; i++) { const x = s.x(0.46) - 120 + i * 48; out += line(curve([[x, 620], [x + 30, 540], [x - 24, 450], [x + 26, 350], [x - 8, 240]]), '#fff4e0', 26 - i * 1.5, 'opacity="0.13"'); }
      return group(out, s.blur(10));
    }),
  ],
};

const pastry: Scene = {
  slug: 'food-lisbon-pasteis', place: 'Café table, Lisbon', seed: 303, light: -0.7, air: '#f4e6d0', grain: 0.3,
  alt: 'Custard tarts and an espresso on a marble table before a wall of blue and white tiles',
  layers: () => [
    layer(0, (s) => {
      let out = '';
      const k = 1.9;
      for (let y = -60; y < 720; y += 100 * k) for (let x = -90; x < s.w + 90; x += 100 * k) out += put(x, y, k, azulejo(s.r.pick(['#2a62a8', '#2f6ab0', '#25599c']), s.r.pick(['#f8f4ea', '#f3efe6', '#fbf7ee'])));
      // The window's light falls across the tiles in two slanting panes.
      const shade = rect(-90, -90, s.w + 180, 900, s.across(0, s.w, ['#2a3f6a33', '#24305a99']));
      const pane = fill(poly([[s.x(0.06), -90], [s.x(0.3), -90], [s.x(0.52), 760], [s.x(0.28), 760]]), '#fff0c4', 'opacity="0.42"') + fill(poly([[s.x(0.34), -90], [s.x(0.56), -90], [s.x(0.78), 760], [s.x(0.56), 760]]), '#fff0c4', 'opacity="0.38"');
      // A little out of focus: the tarts are the subject, and a sharp pattern would outshout them.
      return group(out, s.blur(1.6)) + shade + pane;
    }),
    layer(0.3, (s) => {
      let out = rect(-100, 690, s.w + 200, 420, s.down(690, 1000, ['#fbf3e6', '#e2d3c8', '#b39c9c'])) + rect(-100, 684, s.w + 200, 12, '#ffffff');
      for (let i = 0; i < 12; i++) out += line(curve([[s.r.range(-90, s.w), s.r.range(700, 1000)], [s.r.range(-90, s.w), s.r.range(720, 1000)], [s.r.range(-90, s.w), s.r.range(700, 1000)]]), '#a08c94', s.r.range(1, 2.4), 'opacity="0.22"');
      return out + fill(poly([[s.x(0.28), 690], [s.x(0.5), 690], [s.x(0.64), 1100], [s.x(0.34), 1100]]), '#fff6d8', 'opacity="0.5"');
    }),
    layer(0.4, (s) => put(s.x(0.85), 800, 1.5, oval(24, 2, 90, 12, '#5a4658', 'opacity="0.4"') + fill('M-34 -150Q-40 -120 -54 -80Q-66 -10 -38 0H38Q66 -10 54 -80Q40 -120 34 -150Z', s.side(['#f2b04c', '#e08a34', '#a8562c'])) + line('M-56 -70Q0 -54 56 -70', '#fff0d0', 5, 'opacity="0.8"') + line('M-50 -96Q0 -82 50 -96', '#2f6aa8', 4) + oval(0, -150, 34, 8, '#8a4428')) + Array.from({ length: 15 }, () => { const [x, y] = [s.x(0.85) + s.r.gauss() * 92, 430 + s.r.gauss() * 84]; return line(`M${s.x(0.85)} 576Q${(x + s.x(0.85)) / 2} 500 ${x} ${y}`, '#4f7a4a', 4) + leafSpray(s, (x + s.x(0.85)) / 2, (y + 560) / 2, 54, '#5f8f52', 3) + disc(x, y, 26, s.ball(['#ffe98c', '#f7c83c', '#e09a2c'])) + disc(x, y, 9, '#b5652a'); }).join('')),
    layer(0.5, (s) => oval(s.x(0.4) + 40, 892, 400, 44, '#5a4658', 'opacity="0.38"') + oval(s.x(0.4), 872, 380, 68, s.side(['#ffffff', '#eee8e4', '#b9aeb4'])) + oval(s.x(0.4), 864, 318, 50, '#f6f1ec') + `<ellipse cx="${s.x(0.4)}" cy="868" rx="350" ry="59" fill="none" stroke="#2f6aa8" stroke-width="5"/>` + [[0, 836, 1.5], [-190, 846, 1.6], [190, 848, 1.6], [-96, 888, 1.75], [104, 892, 1.75]].map(([dx, y, k]) => oval(s.x(0.4) + dx! + 24, y! + 6, 80, 14, '#7a5a5c', 'opacity="0.4"') + put(s.x(0.4) + dx!, y!, k!, tart(s))).join('') + oval(s.x(0.4) + 14, 790, 80, 10, '#7a4a2c', 'opacity="0.4"') + put(s.x(0.4), 786, 1.6, tart(s))),
    layer(0.7, (s) => oval(s.x(0.74) + 30, 946, 130, 18, '#5a4658', 'opacity="0.4"') + put(s.x(0.74), 936, 1.5, espresso(s))),
    layer(0.8, (s) => group([0, 1, 2].map((i) => line(curve([[s.x(0.74) - 20 + i * 20, 830], [s.x(0.74) + i * 20, 780], [s.x(0.74) - 30 + i * 20, 720], [s.x(0.74) + i * 20, 650]]), '#ffffff', 12, 'opacity="0.3"')).join(''), s.blur(7))),
  ],
};

export const food = [spices, noodles, pastry];
