import { curve, disc, fill, group, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { boulders } from '../../src/land/nordic.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A sea lion with raised head, facing right, belly at 0,0, about 220 long. */
const seaLion = (coat: string, shade: string, rim: string): string =>
  oval(0, 4, 130, 9, '#6a4a60', 'opacity="0.35"') + fill(curve([[-96, -8], [-122, -26], [-140, -22], [-128, -6], [-142, 8], [-118, 8], [-92, 2]], true), shade) + fill(curve([[-104, -4], [-84, -28], [-40, -46], [10, -62], [40, -92], [58, -124], [76, -136], [98, -132], [116, -118], [120, -110], [108, -106], [92, -100], [86, -78], [80, -42], [64, -8], [20, 2], [-60, 4]], true), coat) + fill(curve([[-100, 0], [-60, -10], [0, -14], [44, -34], [66, -70], [78, -104], [90, -100], [86, -78], [80, -42], [64, -8], [20, 2], [-60, 4]], true), shade, 'opacity="0.55"')
  + fill(curve([[40, -38], [62, -30], [88, 2], [104, 8], [60, 10], [40, 0], [30, -18]], true), shade) + fill(curve([[-10, -16], [6, -14], [20, 6], [30, 12], [-8, 12], [-22, 2]], true), shade) + disc(94, -122, 3.6, '#1c1420') + disc(95.500, -123.500, 1.2, '#ffffff') + oval(118, -114, 5, 4.4, '#1c1420') + fill('M70 -126Q62 -122 64 -112Q72 -116 74 -124Z', shade) + line('M112 -108L126 -100M110 -106L120 -96M113 -110L130 -106', '#f4e4d0', 1.2) + line('M104 -105Q112 -104 118 -108', '#1c1420', 1.6) + line(curve([[-84, -28], [-40, -46], [10, -62], [40, -92], [58, -124], [76, -136], [96, -132]]), rim, 3, 'opacity="0.8"');

/** A pup asleep on its side, 120 long. */
const pup = (coat: string, shade: string, rim: string): string => oval(0, 3, 74, 6, '#6a4a60', 'opacity="0.35"') + fill(curve([[-62, -2], [-50, -20], [-16, -32], [22, -32], [44, -28], [62, -16], [66, -4], [30, 4], [-40, 5]], true), coat) + fill(curve([[-62, -2], [-30, -10], [20, -8], [66, -4], [30, 4], [-40, 5]], true), shade, 'opacity="0.6"') + fill('M-54 -6L-82 -20L-76 -6L-86 4L-56 2Z', shade) + fill('M0 -12Q20 -4 26 8L6 8Q-4 2 0 -12Z', shade) + line('M46 -14Q50 -11 54 -14', '#1c1420', 2) + oval(66, -8, 3.6, 3, '#1c1420') + line(curve([[-50, -20], [-16, -32], [22, -32], [44, -28], [60, -18]]), rim, 2.2, 'opacity="0.8"');

export const kicker: Scene = {
  slug: 'galapagos-kicker-rock-sea-lions', place: 'San Cristóbal, Galápagos, Ecuador', seed: 3121, light: -0.4, air: '#f2a48c',
  alt: 'A sea lion and her sleeping pup on a pale beach of San Cristóbal at sunset, the cleft Kicker Rock dark on the horizon and frigatebirds above',
  layers: () => {
    const rock = layer(0.2, (s: Stage) => {
      // León Dormido: the broad block, the split, the slender tower.
      const x = s.x(s.tall ? 0.36 : 0.34);
      const big: Pt[] = [[x - 190, 566], [x - 180, 500], [x - 172, 440], [x - 150, 384], [x - 118, 340], [x - 70, 318], [x - 26, 322], [x + 4, 340], [x + 22, 380], [x + 26, 450], [x + 40, 520], [x + 44, 566]];
      const slim: Pt[] = [[x + 62, 566], [x + 58, 500], [x + 54, 420], [x + 60, 352], [x + 78, 318], [x + 96, 330], [x + 108, 400], [x + 120, 480], [x + 128, 566]];
      const low: Pt[] = [[x - 250, 566], [x - 232, 528], [x - 206, 516], [x - 186, 536], [x - 178, 566]];
      let out = '';
      for (const [pts, a, b] of [[low, x - 250, x - 178], [big, x - 190, x + 44], [slim, x + 54, x + 128]] as const) {
        let inner = '';
        for (let i = 0; i < 34; i++) { const px = s.r.range(a, b); const y = s.r.range(330, 540); inner += fill(poly([[px, y], [px + 8, y + 12], [px + 4, y + s.r.range(50, 110)], [px - 8, y + 40]]), s.r.pick(['#ff9c6c', '#3a2450', '#5a3a60']), 'opacity="0.35"'); }
        out += fill(poly(pts), s.across(a, b, ['#c96a64', '#7a4468', '#3f2a58'])) + group(inner, s.clip(poly(pts))) + line(poly(pts.slice(0, Math.ceil(pts.length / 2)), false), '#ffc08a', 3, 'opacity="0.85"');
      }
      return out + fill(lens(x - 40, 566, 440, 5), '#ffffff', 'opacity="0.7"');
    });
    return [
      sky(['#3a3f8c', '#7a5aa8', '#d9709c', '#ff9468', '#ffd07c'], 566),
      sun({ x: 0.13, y: 470, r: 70, colour: '#fff4c4', glow: '#ffa45c', reach: 720 }),
      streaks({ y: [40, 500], count: 18, colours: ['#8f68b4', '#e87f94', '#ffa874', '#ffd894'], opacity: 0.8, width: [260, 800] }),
      layer(0.12, (s) => fill(curve([[s.w * 0.6, 566], [s.w * 0.72, 540], [s.w * 0.86, 520], [s.w + 120, 512], [s.w + 120, 570]], true), '#b56a94', 'opacity="0.8"')),
      rock,
      water({ depth: 0.24, top: 564, stops: ['#ffc07c', '#ee8084', '#9a5a9c', '#46468f'], ripples: { light: '#ffe0a8', dark: '#7a4a90', count: 220, opacity: 0.45 }, glitter: { x: 0.13, colour: '#fff0bc', spread: 90, count: 200 } }),
      mirror({ of: [rock], y: 566, depth: 0.26, opacity: 0.55, tint: '#ffba8c', squash: 0.55, cuts: 80, bottom: 760 }),
      layer(0.3, (s) => {
        // A yacht at anchor.
        const x = s.x(0.7);
        return put(x, 626, 0.9, fill('M-60 -8H60Q54 10 40 10H-44Q-56 8 -60 -8Z', '#f7ead8') + fill('M-30 -8V-24H24L34 -8Z', '#e0c8c4') + line('M-6 -24V-110M-6 -104L50 -12M-6 -104L-54 -12', '#5a3a64', 2.2) + line('M-60 0H56', '#c9485c', 3)) + fill(lens(x, 640, 150, 4), '#5a3f7c', 'opacity="0.5"');
      }),
      layer(0.4, (s) => {
        // Three slow waves and the wet edge.
        let out = '';
        for (const [y, c, o] of [[716, '#ffd9b4', 0.55], [762, '#ffe4c8', 0.7], [806, '#fff4e4', 0.95]] as const) { const pts: Pt[] = []; for (let x = -120; x <= s.w + 120; x += 60) pts.push([x, y + Math.sin(x / 130 + y) * 9 + s.r.range(-4, 4)]); out += line(curve(pts), c, 5, `opacity="${o}"`) + line(curve(pts.map(([x, yy]): Pt => [x, yy + 10])), '#7a4a88', 5, 'opacity="0.25"'); }
        const edge: Pt[] = [[-120, 812], [s.w * 0.2, 834], [s.w * 0.42, 822], [s.w * 0.64, 838], [s.w * 0.84, 818], [s.w + 120, 806]];
        out += fill(`${curve(edge)}L${s.w + 120} 1120L-120 1120Z`, s.down(806, 900, ['#c9808c', '#e8a494'])) + line(curve(edge), '#fff4e8', 8, 'opacity="0.9"');
        const dry: Pt[] = edge.map(([x, y]): Pt => [x, y + 40]);
        out += fill(`${curve(dry)}L${s.w + 120} 1120L-120 1120Z`, s.down(850, 1000, ['#f7c4a0', '#e09a8c', '#b06a80']));
        for (let i = 0; i < 90; i++) { const y = s.r.range(868, 1000); out += fill(lens(s.r.range(-60, s.w + 60), y, s.r.range(20, 80), s.r.range(1.4, 3.4)), s.r.chance(0.5) ? '#ffe2c0' : '#a05f78', 'opacity="0.5"'); }
        return out;
      }),
      layer(0.6, (s) => put(s.x(s.tall ? 0.5 : 0.6), 912, s.tall ? 1.5 : 1.9, seaLion('#8a5648', '#4f3040', '#ffc896')) + put(s.x(s.tall ? 0.2 : 0.4), 940, s.tall ? 1.3 : 1.5, pup('#a06a50', '#5f3a44', '#ffc896')) + Array.from({ length: 12 }, (_, i) => oval(s.x(0.72) + i * 26, 940 + i * 5 + (i % 2) * 10, 7, 3, '#a05f78', 'opacity="0.6"')).join('')),
      layer(0.7, (s) => {
        // Frigatebirds: long crooked wings, forked tails.
        const frigate = (x: number, y: number, k: number, turn: number): string => put(x, y, k, fill('M0 2Q-30 -26 -62 -20Q-84 -14 -110 8Q-82 -4 -62 -6Q-34 -4 -12 12L-4 34L2 16L12 34L10 12Q34 -6 62 -8Q84 -6 110 6Q84 -18 60 -22Q30 -26 6 0L4 -12Q2 -18 0 -12Z', '#2f2048'), turn);
        return frigate(s.x(0.56), 190, 0.9, -10) + frigate(s.x(0.76), 280, 0.6, 8) + frigate(s.x(0.86), 150, 0.42, -6);
      }),
      layer(0.92, (s) => boulders(s, -80, s.w * 0.16, 1010, [40, 100], 12, '#2f2040', '#a05a64') + boulders(s, s.w * 0.9, s.w + 80, 1016, [40, 90], 8, '#2f2040', '#8a4a60')),
    ];
  },
};
