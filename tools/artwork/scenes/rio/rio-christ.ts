import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, group, line, lens, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { granite } from '../../src/land/granite.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, mist, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** The Redeemer with open arms on his plinth, foot at 0,0, about 300 high; a soft rim on the sun's side. */
function redeemer(stone: string, shade: string, rim: string): string {
  const robe: Pt[] = [[-22, -46], [-21, -110], [-19, -170], [-17, -196], [17, -196], [19, -170], [21, -110], [22, -46]];
  const arm = (d: number): string => {
    const c = d < 0 ? stone : shade;
    return fill(curve([[d * 8, -212], [d * 40, -211], [d * 82, -208], [d * 84, -203], [d * 82, -192], [d * 62, -182], [d * 40, -174], [d * 26, -160], [d * 16, -150]], true), c) + fill(curve([[d * 80, -207], [d * 92, -207], [d * 99, -204], [d * 92, -200], [d * 80, -200]], true), tone(c, 0.05)) + line(`M${d * 24} -208Q${d * 34} -190 ${d * 30} -170M${d * 44} -208Q${d * 52} -196 ${d * 48} -180M${d * 63} -207Q${d * 69} -198 ${d * 66} -186`, tone(shade, -0.07), 1.8, 'opacity="0.6"');
  };
  return (
    fill(poly([[-30, 0], [-26, -42], [26, -42], [30, 0]]), stone) + fill(poly([[4, 0], [4, -42], [26, -42], [30, 0]]), shade) + rect(-29, -47, 58, 6, tone(stone, 0.05))
    + arm(-1) + arm(1) + fill(curve(robe, false) + 'Z', stone) + fill(poly([[5, -46], [3, -120], [4, -196], [17, -196], [19, -170], [21, -110], [22, -46]]), shade)
    + line('M-12 -48Q-15 -110 -8 -160M-3 -48Q-7 -120 2 -180M9 -48Q7 -120 11 -172M16 -50Q16 -110 17 -150', tone(shade, -0.08), 1.8, 'opacity="0.6"') + line('M-16 -190Q0 -166 17 -150M-17 -172Q0 -148 18 -132', tone(shade, -0.06), 2, 'opacity="0.5"')
    + fill(curve([[-12, -204], [-13, -222], [-11, -238], [0, -246], [11, -238], [13, -222], [12, -204]], true), stone) + fill(curve([[2, -206], [3, -243], [9, -240], [13, -222], [12, -204]], true), shade) + fill(curve([[-6, -212], [-7, -228], [-1, -236], [5, -229], [4, -212]], true), tone(stone, 0.06))
    + line('M-12 -224Q-12 -240 0 -246M-10 -211Q-50 -213 -94 -206M-22 -47L-18 -160', rim, 2.2)
  );
}

export const christ: Scene = {
  slug: 'rio-redeemer-sunset', place: 'Rio de Janeiro, Brazil', seed: 2812, light: -0.7, air: '#f7b98f',
  alt: 'The Redeemer opens his arms on the Corcovado on his wooded peak before the setting sun, Sugarloaf and the bay far below in violet haze',
  layers: () => {
    const loaf: Pt[] = [[-120, 0], [-100, 40], [-84, 96], [-66, 150], [-40, 186], [-6, 200], [28, 188], [56, 150], [76, 96], [96, 40], [128, 0]];
    const corcovado: Pt[] = [[-620, -60], [-520, 30], [-430, 110], [-330, 180], [-250, 262], [-180, 340], [-120, 410], [-66, 452], [-30, 462], [36, 462], [70, 446], [104, 380], [132, 286], [160, 180], [200, 90], [270, 10], [360, -60]];
    return [
      sky(['#4a4f9c', '#8a68ac', '#e0839a', '#ff9f72', '#ffd08a'], 700),
      sun({ x: 0.3, y: 470, r: 118, colour: '#fff0c0', glow: '#ffb468', reach: 760 }),
      streaks({ y: [70, 620], count: 15, colours: ['#d98fae', '#ffab8c', '#ffd29a'], opacity: 0.75, width: [280, 760] }),
      ridge({ depth: 0.1, base: 690, height: 110, rough: 0.3, peaks: [[0.5, 0.5, 220], [0.66, 0.7, 240], [0.86, 1, 260], [1.02, 0.8, 240], [0.04, 0.6, 260]], colour: '#c07f9c', shade: '#9c6c9c', foot: '#f2a98c', gullies: 1 }),
      water({ depth: 0.16, top: 690, stops: ['#ffc48c', '#e08a8c', '#8f5f94', '#4a3f7c'], ripples: { light: '#ffe0b0', dark: '#7a5490', count: 220, opacity: 0.45 }, glitter: { x: 0.3, colour: '#fff0c4', spread: 120, count: 160 } }),
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
      rays({ depth: 0.3, x: 0.3, y: 470, count: 14, spread: 340, angle: 0, length: 900, colour: '#ffe2a4', strength: 0.12 }),
      layer(0.5, (s) => {
        const x = s.x(0.3);
        // Forest up to the foot of the wall, bare rock where it is too steep, a terrace with its railing on top.
        const top: Pt[] = corcovado.map(([dx, up]): Pt => [x + dx * 1.06, 1010 - up * 1.08]);
        const body = `${curve(top)}L${x + 640} 1120L${x - 900} 1120Z`;
        const face = curve([[x + 30, 500], [x + 66, 520], [x + 108, 600], [x + 140, 720], [x + 176, 840], [x + 226, 960], [x + 300, 1080], [x + 40, 1120], [x + 70, 960], [x + 44, 820], [x + 60, 700], [x + 26, 600]], true);
        let streak = '';
        for (let i = 0; i < 34; i++) { const px = x + s.r.range(16, 120); const y = s.r.range(500, 800); streak += line(curve([[px, y], [px + s.r.range(4, 22), y + 90], [px + s.r.range(20, 64), y + s.r.range(170, 300)]]), i % 3 ? '#2b2148' : '#a8667c', s.r.range(1.5, 6), 'opacity="0.35"'); }
        let bush = '';
        const places = Array.from({ length: 420 }, () => { const k = s.r.next(); return [x - 620 + k * 640, s.r.next()] as const; }).map(([px, t]) => { const i = Math.max(1, top.findIndex(([tx]) => tx > px)); const [a, b] = [top[i - 1]!, top[i] ?? top.at(-1)!]; const edge = a[1] + ((b[1] - a[1]) * (px - a[0])) / Math.max(1, b[0] - a[0]); return [px, edge + 8 + t ** 1.4 * (1010 - edge)] as const; }).sort((m, n) => m[1] - n[1]);
        for (const [px, py] of places) { const t = Math.min(1, (py - 520) / 480); bush += foliage(s, px, py, 20 + 26 * t, 13 + 15 * t, [mix('#33274f', '#191a3a', t), mix('#4a3560', '#262146', t), mix('#8a5470', '#3d2e54', t)], 11); }
        return fill(body, s.down(500, 1000, ['#5a3d68', '#2f244e', '#1c1a3c'])) + group(fill(face, s.across(x, x + 240, ['#7a4a68', '#4f3560', '#38284f'])) + group(streak, s.clip(face)) + bush, s.clip(`${curve(top.map(([px, py]): Pt => [px, py - 6]))}L${x + 640} 1120L${x - 900} 1120Z`)) + line(curve(top.slice(3, 9)), '#ffb892', 2.4, 'opacity="0.55"') + rect(x - 46, 506, 96, 12, '#4a3560') + line(`M${x - 46} 506H${x + 50}M${Array.from({ length: 9 }, (_, i) => `${x - 46 + i * 12} 506v-9`).join('M')}M${x - 46} 498H${x + 50}`, '#33264c', 1.8);
      }),
      layer(0.52, (s) => put(s.x(0.3), 512, 0.98, redeemer('#7a5474', '#3f3060', '#ffd9a8'))),
      birds({ x: 0.68, y: 430, count: 6, size: 14, colour: '#4f3a6c', spread: 110 }),
      layer(0.9, (s) => {
        let out = '';
        for (let i = 0; i < 40; i++) { const right = i % 3 > 0; const x = right ? s.r.range(s.w * 0.74, s.w + 90) : s.r.range(-90, s.w * 0.12); const lift = right ? (x / s.w - 0.72) * 200 : (0.12 - x / s.w) * 220; out += foliage(s, x, 1010 - lift * s.r.next(), s.r.range(40, 80), s.r.range(26, 46), ['#151634', '#241f44', '#4a3354'], 12); }
        return out + oval(s.x(0.9), 1060, 300, 70, '#151634');
      }),
    ];
  },
};
