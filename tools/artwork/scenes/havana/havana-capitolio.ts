import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { classicCar } from '../../src/buildings/havana.ts';
import { cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller, umbrella } from '../../src/people/strollers.ts';
import { leafSpray, palm } from '@trekker/cover-art/trees.ts';
import { turned } from '../../src/buildings/turned.ts';

const [lit, stone, shade] = ['#fff0d2', '#e4cba4', '#9c8494'] as const;

/** The Capitolio, foot at 0,0, about 900 wide and 470 high: long wings with columns, a stair, the drum and the dome. */
function capitolio(s: Stage): string {
  const column = (x: number, y: number, h: number, w: number): string => rect(x - w / 2, y - h, w, h, s.across(x - w / 2, x + w / 2, [lit, stone, shade])) + rect(x - w * 0.8, y - h - 4, w * 1.6, 5, lit) + rect(x - w * 0.75, y - 4, w * 1.5, 5, stone);
  let out = rect(-450, -130, 900, 132, stone) + rect(-450, -130, 900, 132, s.across(-450, 450, ['#ffffff22', '#ffffff00', '#5a406055']));
  out += rect(-456, -138, 912, 10, lit) + rect(-450, -152, 900, 14, stone) + rect(-454, -156, 908, 6, lit);
  for (let i = 0; i < 22; i++) { const x = -434 + i * 41.3; if (Math.abs(x) < 130) continue; out += rect(x - 9, -108, 18, 34, '#6f6a84') + rect(x - 9, -56, 18, 36, '#6f6a84') + rect(x - 12, -70, 24, 4, lit); }
  for (let i = 0; i < 23; i++) { const x = -454 + i * 41.3; if (Math.abs(x) < 130) continue; out += column(x, -8, 118, 9); }
  // Portico under its flat attic, and the stair.
  out += rect(-130, -162, 260, 164, shade) + rect(-130, -162, 260, 164, '#4a4060', 'opacity="0.35"');
  for (let i = 0; i < 6; i++) out += column(-112 + i * 44.8, -8, 140, 15);
  out += rect(-140, -176, 280, 22, stone) + rect(-146, -182, 292, 8, lit) + rect(-122, -206, 244, 26, stone) + rect(-128, -210, 256, 6, lit);
  for (let i = 0; i < 9; i++) out += fill(poly([[-120 - i * 7, -8 + i * 7], [120 + i * 7, -8 + i * 7], [127 + i * 7, -1 + i * 7], [-127 - i * 7, -1 + i * 7]]), i % 2 ? lit : mix(stone, shade, 0.25));
  for (const e of [-1, 1]) out += rect(e * 170 - 22, -30, 44, 84, stone) + rect(e * 170 - 26, -34, 52, 7, lit) + fill(curve([[e * 170 - 12, -34], [e * 170 - 13, -66], [e * 170 - 5, -90], [e * 170 + 5, -90], [e * 170 + 13, -66], [e * 170 + 12, -34]], true), '#5a6a5c') + disc(e * 170, -97, 7, '#5a6a5c');
  // Drum with columns, dome with ribs, lantern.
  out += rect(-88, -222, 176, 18, stone) + turned(s, [[78, 222], [78, 300], [84, 303], [84, 310]], lit, stone, shade);
  for (let i = 0; i < 9; i++) { const u = (i - 4) / 4; const x = Math.sin(u * 1.42) * 76; out += rect(x - 4.5 * Math.cos(u * 1.3) - 1, -298, 9 * Math.cos(u * 1.3) + 2, 76, lit) + (i < 8 ? rect((x + Math.sin(((i - 3) / 4) * 1.42) * 76) / 2 - 5, -284, 10 * Math.cos(u), 44, '#6f6a84') : ''); }
  out += turned(s, [[84, 310], [72, 318], [72, 328], [70, 352], [62, 378], [48, 400], [28, 418], [18, 424]], '#fff4d8', '#cfae84', '#7f6a80');
  for (const u of [-0.85, -0.55, -0.2, 0.2, 0.55, 0.85]) out += line(curve([[u * 72, -328], [u * 68, -360], [u * 50, -398], [u * 20, -424]]), '#f2c24c', 2.4, 'opacity="0.85"');
  return out + turned(s, [[18, 424], [19, 430], [14, 432], [14, 452], [18, 455], [12, 462], [5, 474], [1, 480], [0, 498]], lit, stone, shade) + [-9, 0, 9].map((x) => rect(x - 2, -450, 4, 16, '#6f6a84')).join('');
}

/** A yellow coco taxi, wheels on 0,0, about 130 wide, facing right. */
const cocoTaxi = (): string => oval(0, 0, 70, 6, '#3a2c44', 'opacity="0.4"') + disc(-34, -13, 13, '#241c28') + disc(46, -13, 13, '#241c28') + disc(-34, -13, 5, '#e8e4dc') + disc(46, -13, 5, '#e8e4dc') + fill('M-58 -14Q-70 -72 -28 -96Q4 -106 26 -86Q18 -80 14 -70Q6 -44 34 -36Q56 -34 60 -20L34 -14Z', '#f7c42c') + fill('M-58 -14Q-66 -50 -50 -74Q-48 -40 -30 -20Q0 -10 34 -14Z', '#d99a1c', 'opacity="0.7"') + fill('M-20 -30Q-34 -66 -6 -82Q6 -88 16 -80Q4 -60 14 -34Z', '#3a2c44') + fill(curve([[-14, -30], [-14, -48], [-8, -58], [2, -58], [8, -46], [8, -30]], true), '#e8503f') + disc(-2, -66, 8, '#8a5a40') + line('M36 -38L46 -60M38 -58H52', '#3a2c44', 3.4) + rect(-56, -34, 88, 4, '#241c28');

export const dome: Scene = {
  slug: 'havana-capitolio-after-rain', place: 'Havana, Cuba', seed: 2514, light: -0.6, air: '#f4dcc8',
  alt: 'After a shower the dome of the Capitolio in Havana lies mirrored in the wet Paseo; a pink convertible and a yellow coco taxi pass, royal palms beside them',
  layers: () => {
    const house = layer(0.2, (s: Stage) => put(s.x(0.5), 690, s.tall ? 0.86 : 1.24, capitolio(s)));
    return [
      sky(['#4f88b8', '#8fb4c8', '#dccfc4', '#ffd8a8', '#ffeacc'], 640),
      cumulus({ depth: 0.05, at: [[0.08, 600, 560, 300], [0.9, 610, 620, 380], [0.62, 620, 420, 150]], lit: '#fff4e2', body: '#ecd8cc', shade: '#a094ac' }),
      streaks({ y: [40, 220], count: 7, colours: ['#fff0e0', '#d9c8cc'], opacity: 0.6 }),
      layer(0.1, (s) => { let out = ''; for (let x = -100; x < s.w + 100; ) { const w = s.r.range(70, 130); const h = s.r.range(90, 190); const c = mix(s.r.pick(['#e8a08c', '#8fc0b8', '#f2cf8c', '#c9a4c0', '#a8c49c']), s.air, 0.4); if (x < s.w * 0.2 || x > s.w * 0.76) { out += rect(x, 690 - h, w, h + 20, c) + rect(x + w * 0.7, 690 - h, w * 0.3, h + 20, tone(c, -0.06)) + rect(x - 3, 686 - h, w + 6, 7, tone(c, 0.06)); for (let r = 0; r < h / 40 - 1; r++) for (let k = 0; k < w / 26 - 1; k++) out += rect(x + 12 + k * 26, 702 - h + r * 38, 11, 22, mix('#5a6a84', s.air, 0.3)); } x += w + 4; } return out; }),
      house,
      layer(0.26, (s) => {
        let out = '';
        for (const [p, k, l] of [[0.03, 3.6, 4], [0.13, 3.1, -3], [0.235, 2.6, 3], [0.77, 2.6, -3], [0.87, 3.1, 4], [0.97, 3.6, -4]] as const) { if (s.tall && p > 0.2 && p < 0.8) continue; const x = s.x(p); out += fill(`M${x - 6 * k * 0.5} 704Q${x - 5 * k} 560 ${x - 2 * k} ${704 - 80 * k}H${x + 2 * k}Q${x + 5 * k} 560 ${x + 6 * k * 0.5} 704Z`, s.across(x - 5 * k, x + 5 * k, ['#f2e6d4', '#c9b8ac', '#8a7c88'])) + put(x, 704, k, palm(s, '#00000000', ['#2f6a54', '#5f9a5c'], l, 13)); }
        return out;
      }),
      layer(0.3, (s) => rect(-120, 700, s.w + 240, 420, s.down(700, 1000, ['#e4c8b4', '#b49cac', '#6f6a90', '#4a4a74'])) + rect(-120, 700, s.w + 240, 7, '#f7e8d4') + rect(-120, 706, s.w + 240, 5, '#8a7890', 'opacity="0.6"')),
      layer(0.34, (s) => {
        // The wet street holds the dome upside down.
        const bottom = 1010;
        let out = group(group(s.paint(house), `transform="matrix(1 0 0 -0.62 0 1142)" ${s.blur(1.5, 6)}`), `opacity="0.5" ${s.clip(`M-90 714H${s.w + 90}V${bottom}H-90Z`)}`);
        for (let i = 0; i < 90; i++) { const y = 722 + s.r.next() ** 1.2 * 280; out += fill(lens(s.r.range(-60, s.w + 60), y, s.r.range(40, 180) * (0.4 + (y - 700) / 300), s.r.range(1.5, 4)), s.r.pick(['#fff0dc', '#5a5680', '#c9b0b8']), 'opacity="0.4"'); }
        return out + Array.from({ length: 8 }, (_, i) => fill(poly([[s.x(0.02 + i * 0.14), 858], [s.x(0.08 + i * 0.14), 858], [s.x(0.075 + i * 0.142), 868], [s.x(0.01 + i * 0.142), 868]]), '#fff4e0', 'opacity="0.55"')).join('');
      }),
      layer(0.42, (s) => put(s.x(0.3), 752, 0.66, stroller('#f7f0e2', '#5a6a8c', '#241c20', '#7a5040')) + put(s.x(0.34), 754, 0.62, lady('#e8503f', '#241c20', '#a87458')) + put(s.x(0.64), 750, 0.62, lady('#3fa08c', '#241c20', '#6a4434')) + put(s.x(0.64), 750, 0.62, umbrella('#f2c23c')) + put(s.x(0.7), 752, 0.64, stroller('#d9a03c', '#4a4058', '#241c20', '#5f3f30'))),
      layer(0.5, (s) => group(put(s.x(s.tall ? 0.7 : 0.78), 832, 1.25, `<g transform="scale(1 -0.6)">${cocoTaxi()}</g>`), `opacity="0.25" ${s.blur(2, 4)}`) + put(s.x(s.tall ? 0.7 : 0.78), 830, 1.25, cocoTaxi())),
      layer(0.7, (s) => {
        const [x, y, k] = [s.x(s.tall ? 0.5 : 0.36), 950, s.tall ? 1.2 : 1.5];
        return group(put(x, y - 16, k, `<g transform="scale(1 -0.5)">${classicCar(s, '#f07f9c', '#fff2e4', '#fff2e4')}</g>`), `opacity="0.28" ${s.blur(2, 5)}`) + put(x, y, k, classicCar(s, '#f07f9c', '#fff2e4', '#fff2e4')) + fill(lens(x + 60, y + 14, 600, 8), '#fff4e8', 'opacity="0.45"');
      }),
      layer(0.94, (s) => Array.from({ length: 34 }, () => leafSpray(s, s.r.range(s.w * 0.72, s.w + 70), s.r.range(-70, 20), s.r.range(70, 140), s.r.pick(['#1f4f4c', '#2f6a54', '#5f9a5c']), 7)).join('')),
    ];
  },
};
