import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { arcade, classicCar } from '../../src/buildings/havana.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { birds, cumulus, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { palm } from '@trekker/cover-art/trees.ts';

export const street: Scene = {
  slug: 'havana-pastel-arcades', place: 'Havana, Cuba', seed: 291, light: -0.7, air: '#f8d8b8',
  alt: 'A coral convertible of the fifties drives past pastel arcades with balconies and palms in Havana',
  layers: () => [
    sky(['#3f9fc4', '#8fd0d4', '#dcebd8', '#ffe6bd'], 560),
    sun({ x: 0.12, y: 180, r: 0, colour: '#fff', glow: '#fff2c4', reach: 620 }),
    cumulus({ at: [[0.3, 190, 320, 96], [0.76, 150, 360, 100]], lit: '#ffffff', body: '#fdf4e6', shade: '#dcdcd8', opacity: 0.95 }),
    streaks({ y: [50, 170], count: 4, colours: ['#ffffff'], opacity: 0.5 }),
    // A dome far down the avenue.
    layer(0.2, (s) => put(s.x(s.tall ? 0.53 : 0.475), 720, s.tall ? 1.15 : 1.3, rect(-110, -170, 220, 180, '#efdcc0') + rect(-110, -174, 220, 8, '#fdf0da') + Array.from({ length: 9 }, (_, i) => rect(-100 + i * 23.5, -160, 8, 160, '#d9c0a4')).join('') + rect(-52, -250, 104, 80, s.across(-52, 52, ['#fdf0da', '#efdcc0', '#c9ac98'])) + Array.from({ length: 8 }, (_, i) => rect(-47 + i * 12.6, -238, 6, 60, '#b89c90')).join('') + rect(-57, -254, 114, 7, '#fdf0da') + fill('M-54 -254C-54 -320 -24 -346 0 -348C24 -346 54 -320 54 -254Z', s.across(-54, 54, ['#fdf2dc', '#e6d2bc', '#b8a09a'])) + [-30, -10, 10, 30].map((x) => line(`M${x} -256Q${x * 0.95} -320 ${x * 0.2} -346`, '#c4ac9c', 1.4)).join('') + rect(-9, -376, 18, 30, '#efdcc0') + fill('M-11 -376Q0 -396 11 -376Z', '#d9c0a4') + line('M0 -392V-414', '#c9a860', 2))),
    layer(0.3, (s) => { let out = ''; for (const [p, k, l] of [[0.4, 2.0, 5], [0.56, 2.1, -6], [0.52, 1.5, 3]] as const) out += put(s.x(p), 742, k, palm(s, '#8a6f60', ['#3a7a58', '#5f9a5f'], l, 13)); return out; }),
    layer(0.4, (s) => {
      let out = '';
      const left: [number, number, number, string, string][] = [[300, 610, 0, '#f2a58c', '#3f8f94'], [230, 520, 0, '#8fc9bd', '#f6efe0'], [170, 560, 0, '#f4cf7a', '#4f8f7a']];
      // Frontal houses on both sides of the avenue; inner ones lower, as they stand further off.
      const mid = s.x(s.tall ? 0.53 : 0.475);
      const gap = s.tall ? 110 : 150;
      let x = mid - gap;
      for (const [w, h, , wall, sh] of s.tall ? left.slice(1) : left.slice().reverse()) { const ww = w + (s.tall ? 0 : 40); x -= ww; out += put(x, 792, 1, arcade(s, ww, h, wall, '#fdf3e2', sh)); }
      const right: [number, number, string, string][] = [[230, 500, '#e88fa0', '#f6efe0'], [290, 590, '#86b8d8', '#f2d08a'], [330, 540, '#f6dfa8', '#c9604f']];
      x = mid + gap;
      for (const [w, h, wall, sh] of right) { out += put(x, 792, 1, arcade(s, w, h, wall, '#fdf3e2', sh)); x += w; }
      // The row nearest the sun throws its shade over the avenue.
      return out + fill(poly([[mid - gap, 792], [mid - gap, 640], [mid + gap * 0.4, 792]]), '#5a3f6a', 'opacity="0.16"');
    }),
    layer(0.5, (s) => {
      const mid = s.x(s.tall ? 0.53 : 0.475);
      let out = rect(-100, 788, s.w + 200, 330, s.down(788, 1000, ['#e2c4a8', '#a88a88', '#6f5c70'])) + fill(poly([[mid - 150, 780], [mid + 150, 780], [mid + 260, 830], [mid - 260, 830]]), '#d9b9a0') + rect(-100, 786, s.w + 200, 26, '#f6e2c8') + rect(-100, 810, s.w + 200, 8, '#b0938c');
      for (let i = 0; i < 70; i++) { const y = 826 + s.r.next() * 170; out += oval(s.r.range(-60, s.w + 60), y, s.r.range(20, 90), s.r.range(1, 2.6), s.r.chance(0.5) ? '#fbe3c8' : '#5f4c64', 'opacity="0.22"'); }
      for (const [p, robe, sh, k] of [[0.16, '#f6efe0', '#cdb8ac', 1.15], [0.19, '#d8503f', '#a83a3c', 1.05], [0.82, '#3f6f9f', '#2f5480', 1.1], [0.69, '#f2c23e', '#c9962e', 1]] as const) out += oval(s.x(p) + 18, 812, 30, 4, '#4a3852', 'opacity="0.4"') + put(s.x(p), 812, k, walker(robe, '#8f5f48', sh));
      return out;
    }),
    layer(0.6, (s) => { const x = s.x(s.tall ? 0.5 : 0.42); const k = s.tall ? 1.5 : 1.85; return group(put(x, 956, k, classicCar(s, '#e8564a', '#fff4e2', '#f6e6d0'))) + [0, 1, 2].map((i) => line(`M${x + 250 * k + i * 30} ${880 + i * 22}h${70 - i * 14}`, '#fff0d8', 2.4, 'opacity="0.6"')).join(''); }),
    birds({ x: 0.55, y: 300, count: 6, size: 12, colour: '#ffffff', spread: 110 }),
    layer(0.95, (s) => {
      let out = put(s.x(s.tall ? 1.03 : 1.0), 1040, s.tall ? 6.6 : 7.6, palm(s, '#54404c', ['#1d5a50', '#2f7a5c'], -9, 15));
      if (!s.tall) out += put(s.x(-0.012), 1040, 6.8, palm(s, '#5a4450', ['#1d5a50', '#35805f'], 5, 15));
      return out + rect(-100, 996, s.w + 200, 30, '#4f3f54') + fill(`${curve([[-100, 1000], [s.w * 0.5, 1010], [s.w + 100, 996]])}L${s.w + 100} 1050L-100 1050Z`, '#4f3f54');
    }),
  ],
};

export const havana = [street];
