import { tone } from '../src/core/colour.ts';
import { curve, fill, group, line, lens, oval, poly, put, rect, type Pt } from '../src/core/shape.ts';
import { layer, type Scene } from '../src/core/stage.ts';
import { granite } from '../src/granite.ts';
import { ridge } from '../src/mountains.ts';
import { birds, mist, rays, sky, streaks, sun } from '../src/sky.ts';
import { foliage } from '../src/trees.ts';
import { water } from '../src/water.ts';

/** The Redeemer with open arms on his plinth, foot at 0,0, about 300 high; a soft rim on the sun's side. */
function redeemer(stone: string, shade: string, rim: string): string {
  const robe: Pt[] = [[-27, -48], [-25, -120], [-23, -176], [-20, -206], [20, -206], [23, -176], [25, -120], [27, -48]];
  const sleeve = (d: number): string => fill(curve([[d * 14, -214], [d * 60, -216], [d * 104, -212], [d * 108, -204], [d * 106, -192], [d * 84, -184], [d * 52, -176], [d * 30, -164], [d * 20, -150]], true), d < 0 ? stone : shade) + fill(curve([[d * 104, -211], [d * 122, -210], [d * 132, -206], [d * 122, -202], [d * 104, -203]], true), d < 0 ? tone(stone, 0.04) : tone(shade, 0.04)) + line(`M${d * 30} -206Q${d * 44} -190 ${d * 40} -176M${d * 54} -208Q${d * 66} -198 ${d * 64} -186M${d * 78} -208Q${d * 88} -200 ${d * 86} -190`, tone(shade, -0.07), 2, 'opacity="0.6"');
  return (
    fill(poly([[-38, 0], [-32, -44], [32, -44], [38, 0]]), stone) + fill(poly([[4, 0], [4, -44], [32, -44], [38, 0]]), shade) + rect(-36, -50, 72, 8, tone(stone, 0.05))
    + sleeve(-1) + sleeve(1) + fill(poly(robe), stone) + fill(poly([[4, -48], [2, -120], [4, -206], [20, -206], [23, -176], [25, -120], [27, -48]]), shade)
    + line('M-15 -50Q-18 -110 -10 -170M-5 -50Q-9 -120 0 -190M6 -50Q4 -120 10 -180M16 -50Q15 -110 17 -160', tone(shade, -0.08), 2, 'opacity="0.6"') + line('M-18 -196Q2 -168 20 -150M-20 -178Q0 -150 22 -130', tone(shade, -0.06), 2.4, 'opacity="0.5"')
    + fill(curve([[-12, -206], [-14, -228], [-9, -244], [0, -249], [9, -244], [14, -228], [12, -206]], true), stone) + fill(curve([[1, -208], [3, -246], [9, -244], [14, -228], [12, -206]], true), shade) + fill(curve([[-7, -214], [-7, -232], [0, -238], [5, -230], [4, -214]], true), tone(stone, 0.07))
    + line('M-14 -226Q-13 -246 0 -249M-20 -206Q-70 -218 -128 -209M-27 -50L-23 -176', rim, 2.4)
  );
}

export const christ: Scene = {
  slug: 'rio-redeemer-sunset', place: 'Rio de Janeiro, Brazil', seed: 2812, light: -0.7, air: '#f7b98f',
  alt: 'The Redeemer opens his arms on the Corcovado before a huge setting sun, Sugarloaf and the bay far below in violet haze',
  layers: () => {
    const loaf: Pt[] = [[-120, 0], [-100, 40], [-84, 96], [-66, 150], [-40, 186], [-6, 200], [28, 188], [56, 150], [76, 96], [96, 40], [128, 0]];
    const corcovado: Pt[] = [[-620, -60], [-520, 30], [-430, 110], [-330, 180], [-250, 262], [-180, 340], [-120, 410], [-66, 452], [-30, 462], [36, 462], [70, 446], [104, 380], [132, 286], [160, 180], [200, 90], [270, 10], [360, -60]];
    return [
      sky(['#4a4f9c', '#8a68ac', '#e0839a', '#ff9f72', '#ffd08a'], 700),
      sun({ x: 0.37, y: 424, r: 176, colour: '#fff0c0', glow: '#ffb468', reach: 760 }),
      streaks({ y: [70, 620], count: 15, colours: ['#d98fae', '#ffab8c', '#ffd29a'], opacity: 0.75, width: [280, 760] }),
      ridge({ depth: 0.1, base: 690, height: 110, rough: 0.3, peaks: [[0.5, 0.5, 220], [0.66, 0.7, 240], [0.86, 1, 260], [1.02, 0.8, 240], [0.04, 0.6, 260]], colour: '#c07f9c', shade: '#9c6c9c', foot: '#f2a98c', gullies: 1 }),
      water({ depth: 0.16, top: 690, stops: ['#ffc48c', '#e08a8c', '#8f5f94', '#4a3f7c'], ripples: { light: '#ffe0b0', dark: '#7a5490', count: 220, opacity: 0.45 }, glitter: { x: 0.37, colour: '#fff0c4', spread: 120, count: 160 } }),
      layer(0.18, (s) => {
        const shore: Pt[] = [[s.w * 0.44, 742], [s.w * 0.56, 722], [s.w * 0.7, 728], [s.w * 0.84, 744], [s.w + 120, 730], [s.w + 120, 850], [s.w * 0.72, 838], [s.w * 0.56, 800], [s.w * 0.5, 770]];
        let out = fill(curve(shore, true), '#8a5a86') + line(curve(shore.slice(5).concat([[s.w * 0.46, 748]])), '#ffd9a4', 3, 'opacity="0.8"');
        for (let i = 0; i < 150; i++) { const p = s.r.range(0.5, 1.04); const h = s.r.range(5, 20); const x = s.x(p); const y = 746 + s.r.range(-10, 64) * Math.min(1, (p - 0.46) * 3); out += rect(x, y - h, s.r.range(4, 8), h, s.r.pick(['#ffd2a8', '#e8a894', '#b5789a', '#9a6896'])); }
        for (let i = 0; i < 14; i++) out += fill(lens(s.x(s.r.range(0.5, 0.95)), s.r.range(866, 960), 16, 3), '#ffe6c0') ;
        return out;
      }),
      granite({ depth: 0.22, x: 0.74, base: 742, points: loaf, rock: '#8f5f86', lit: '#f2a482', shade: '#55447c', green: ['#6a5278', '#9a6c80'] }),
      granite({ depth: 0.22, x: 0.635, base: 746, points: [[-110, 0], [-80, 34], [-30, 62], [30, 66], [76, 40], [120, 0]], rock: '#8f5f86', lit: '#e89a80', shade: '#5a4880', green: ['#6a5278', '#9a6c80'] }),
      mist({ depth: 0.26, y: 770, height: 90, colour: '#ffbf96', opacity: 0.45 }),
      rays({ depth: 0.3, x: 0.37, y: 424, count: 14, spread: 340, angle: 0, length: 900, colour: '#ffe2a4', strength: 0.12 }),
      layer(0.5, (s) => {
        const x = s.x(0.37);
        const top: Pt[] = corcovado.map(([dx, up]): Pt => [x + dx, 1010 - up * 0.86]);
        const body = `${curve(top)}L${x + 500} 1120L${x - 800} 1120Z`;
        let inner = '';
        for (let i = 0; i < 22; i++) { const px = x + s.r.range(-40, 150); inner += line(curve([[px, 612 + s.r.range(0, 40)], [px + s.r.range(6, 26), 740], [px + s.r.range(20, 70), 900 + s.r.range(-60, 60)]]), i % 3 ? '#2b2148' : '#7a4f70', s.r.range(2, 8), 'opacity="0.35"'); }
        let bush = '';
        for (let i = 0; i < 260; i++) { const k = s.r.next(); const p = top[Math.min(top.length - 1, Math.floor(k * 9))]!; bush += foliage(s, p[0] + s.r.range(-20, 60), p[1] + 30 + s.r.next() ** 1.5 * 260, s.r.range(26, 60), s.r.range(18, 32), s.r.pick([['#1f1d40', '#2c2549', '#433254'], ['#231f46', '#332a50', '#5a3d5c']] as [string, string, string][]), 11); }
        return fill(body, s.down(600, 1000, ['#5a3d68', '#2f244e', '#1c1a3c'])) + group(inner, s.clip(body)) + group(bush, s.clip(`${curve(top.map(([px, py]): Pt => [px, py - 10]))}L${x + 500} 1120L${x - 800} 1120Z`)) + line(curve(top.slice(2, 10)), '#ffb08a', 2.4, 'opacity="0.5"') + rect(x - 60, 606, 124, 16, '#4a3560') + line(`M${x - 62} 600H${x + 66}M${x - 60} 600v14M${x - 40} 600v14M${x - 20} 600v14M${x} 600v14M${x + 20} 600v14M${x + 40} 600v14M${x + 62} 600v14`, '#3a2b54', 2.6);
      }),
      layer(0.52, (s) => put(s.x(0.37), 612, 1.55, redeemer('#7a5474', '#3f3060', '#ffd9a8'))),
      birds({ x: 0.68, y: 430, count: 6, size: 14, colour: '#4f3a6c', spread: 110 }),
      layer(0.9, (s) => {
        let out = '';
        for (let i = 0; i < 40; i++) { const right = i % 3 > 0; const x = right ? s.r.range(s.w * 0.74, s.w + 90) : s.r.range(-90, s.w * 0.12); const lift = right ? (x / s.w - 0.72) * 200 : (0.12 - x / s.w) * 220; out += foliage(s, x, 1010 - lift * s.r.next(), s.r.range(40, 80), s.r.range(26, 46), ['#151634', '#241f44', '#4a3354'], 12); }
        return out + oval(s.x(0.9), 1060, 300, 70, '#151634');
      }),
    ];
  },
};
