import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, lens, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { fale } from '../../src/land/islands.ts';
import { birds, cumulus, rays, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

export const trench: Scene = {
  slug: 'samoa-ocean-trench-swim', place: 'To Sua, Upolu, Samoa', seed: 3812, light: -0.5, air: '#d5ecdc',
  alt: 'A long wooden ladder goes down into the green pool of the To Sua ocean trench in Samoa, ferns hang over its walls and the sea shines beyond',
  layers: () => {
    const rim = (s: Stage): Pt[] => { const c = s.x(0.5); const k = s.tall ? 0.62 : 1; return Array.from({ length: 26 }, (_, i): Pt => { const a = (i / 26) * Math.PI * 2; const q = 1 + fbm(i * 0.8, 9, 2) * 0.09; return [c + Math.cos(a) * 560 * k * q, 650 + Math.sin(a) * (Math.sin(a) < 0 ? 150 : 190) * q]; }); };
    const pool = (s: Stage): Pt[] => { const c = s.x(0.5); const k = s.tall ? 0.62 : 1; return Array.from({ length: 22 }, (_, i): Pt => { const a = (i / 22) * Math.PI * 2; const q = 1 + fbm(i * 0.9, 21, 2) * 0.08; return [c + 10 + Math.cos(a) * 430 * k * q, 800 + Math.sin(a) * 108 * q]; }); };
    return [
      sky(['#3f9cd0', '#8acde0', '#d9efe2', '#fdf2d0'], 380),
      streaks({ y: [40, 150], count: 5, colours: ['#ffffff'], opacity: 0.6 }),
      cumulus({ at: [[0.24, 250, 420, 110], [0.74, 220, 480, 120]], lit: '#ffffff', body: '#fdfaf2', shade: '#cfe2e6', opacity: 0.95 }),
      water({ depth: 0.12, top: 366, bottom: 520, stops: ['#2f96c4', '#3fb4cc', '#8fded6'], ripples: { light: '#f4fffb', dark: '#2588b0', count: 160, opacity: 0.5 } }),
      layer(0.16, (s) => line(curve([[-120, 452], [s.w * 0.2, 444], [s.w * 0.5, 456], [s.w * 0.8, 446], [s.w + 120, 454]]), '#ffffff', 6, 'opacity="0.8"') + line(curve([[-120, 470], [s.w * 0.3, 478], [s.w * 0.6, 468], [s.w + 120, 476]]), '#ffffff', 4, 'opacity="0.6"')),
      layer(0.22, (s) => {
        let out = fill(curve([[-120, 486], [s.w * 0.2, 476], [s.w * 0.5, 486], [s.w * 0.8, 474], [s.w + 120, 484], [s.w + 120, 1120], [-120, 1120]], true), s.down(476, 1000, ['#b5d470', '#7fb858', '#3f8a50']));
        for (let i = 0; i < 60; i++) out += oval(s.r.range(-60, s.w + 60), s.r.range(496, 640), s.r.range(20, 80), s.r.range(3, 9), s.r.pick(['#cfe08a', '#6aa850', '#9cc862']), 'opacity="0.5"');
        return out;
      }),
      layer(0.3, (s) => put(s.x(0.16), 520, 1.1, fale('#b58f5c', '#8a6444', '#cfc3a8')) + put(s.x(0.86), 514, 1, fale('#b58f5c', '#8a6444', '#cfc3a8')) + [[0.06, 530, 3.2, -8], [0.27, 516, 2.6, 9], [0.75, 514, 2.6, -9], [0.95, 528, 3.4, -12]].map(([p, y, k, l]) => put(s.x(p!), y!, k!, coconutPalm(s, '#8a6c4c', ['#2a6a4c', '#3f8f58', '#9cc86c'], l!, 12))).join('')),
      layer(0.44, (s) => {
        // The shaft: walls of basalt under moss, darker towards the water.
        const d = curve(rim(s), true);
        let inner = rect(-120, 440, s.w + 240, 560, s.down(500, 900, ['#7f9a6c', '#4f6a5c', '#2a4a50']));
        for (let i = 0; i < 130; i++) { const x = s.r.range(0, s.w); const y = s.r.range(500, 800); inner += line(`M${x} ${y}q${s.r.range(-6, 6)} ${s.r.range(30, 60)} ${s.r.range(-8, 8)} ${s.r.range(60, 130)}`, s.r.pick(['#24404a', '#9cb07c', '#3a5a54', '#b5c48a']), s.r.range(3, 9), 'opacity="0.4"'); }
        const p = curve(pool(s), true);
        let wet = fill(p, s.radial(s.x(0.46), 780, s.tall ? 340 : 470, ['#c4fbe4', [0.35, '#5fe0cc'], [0.75, '#22a8b4'], [1, '#0f6f8c']]));
        for (let i = 0; i < 90; i++) { const [x, y] = [s.r.range(s.x(0.5) - 420, s.x(0.5) + 420), s.r.range(710, 900)]; wet += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q20 ${s.r.range(-10, 10).toFixed(0)} ${s.r.range(30, 70).toFixed(0)} ${s.r.range(-4, 4).toFixed(0)}" fill="none" stroke="#ffffff" stroke-width="2.4" opacity="0.5" ${s.clip(p)}/>`; }
        inner += fill(curve(pool(s).map(([x, y]): Pt => [x, y - 12]), true), '#16363f', 'opacity="0.55"') + group(wet);
        // A cave at the back where the tide comes in.
        inner += fill(curve([[s.x(0.66), 740], [s.x(0.68), 690], [s.x(0.74), 672], [s.x(0.8), 700], [s.x(0.81), 750]], true), '#122a34') + fill(lens(s.x(0.735), 746, s.w * 0.13, 7), '#7fe6d9', 'opacity="0.7"');
        return group(inner, s.clip(d)) + `<path d="${d}" fill="none" stroke="#5a8a4c" stroke-width="10"/>`;
      }),
      rays({ depth: 0.5, x: 0.26, y: 380, count: 8, spread: 46, angle: 26, length: 560, colour: '#f7ffd9', strength: 0.22 }),
      layer(0.56, (s) => {
        // Swimmers, and the ladder with its platform.
        let out = '';
        const swim = (x: number, y: number, k: number, cap: string, skin: string): string => put(x, y, k, oval(10, 3, 40, 9, '#ffffff', 'opacity="0.35"') + line('M6 0L34 2', skin, 9) + line('M8 -1L-8 -12M10 3L24 14', skin, 4.500) + disc(-4, -3, 8, cap) + rect(18, -4, 14, 10, '#e8503f'));
        out += swim(s.x(0.64), 776, 0.9, '#3a2420', '#a5704c') + swim(s.x(0.55), 760, 0.75, '#2a1c1c', '#e0b08c') + swim(s.x(0.53), 796, 1.1, '#f2c23c', '#c98f68');
        const [x0, y0, x1, y1] = [s.x(s.tall ? 0.12 : 0.2), 566, s.x(s.tall ? 0.36 : 0.39), 786];
        for (const d of [-1, 1]) out += line(`M${x0 + d * 20} ${y0}L${x1 + d * 26} ${y1}`, '#6a4a34', 10) + line(`M${x0 + d * 20 - 2} ${y0}L${x1 + d * 26 - 2} ${y1}`, '#c99a6c', 3);
        for (let i = 0; i <= 15; i++) { const t = i / 15; out += line(`M${x0 - 20 + (x1 - x0 - 6) * t} ${y0 + (y1 - y0) * t}H${x0 + 20 + (x1 - x0 + 6) * t}`, i % 2 ? '#b5835a' : '#9a6c48', 8); }
        out += fill(curve([[x1 - 60, y1 - 6], [x1 + 66, y1 - 8], [x1 + 84, y1 + 22], [x1 - 72, y1 + 24]], true), '#b5835a') + line(`M${x1 - 66} ${y1 + 8}H${x1 + 76}`, '#8a6044', 3);
        const person = (x: number, y: number, k: number): string => put(x, y, k, line('M-5 -40L-6 0M6 -40L7 0', '#a5704c', 7) + rect(-12, -52, 24, 18, '#e8503f') + fill(curve([[-12, -50], [-12, -74], [12, -74], [12, -50]], true), '#a5704c') + line('M-10 -72L-24 -96M10 -72L24 -96', '#a5704c', 5) + disc(0, -84, 8, '#a5704c') + fill('M-9 -84Q-9 -95 0 -95Q9 -95 9 -84Z', '#2a1c1c'));
        return out + person(x1 + 30, y1, 0.9);
      }),
      layer(0.7, (s) => {
        // Ferns and leaves hang over the rim all round.
        let out = '';
        for (const [x, y] of rim(s)) for (let i = 0; i < 3; i++) { const front = y > 700; out += foliage(s, x + s.r.gauss() * 30, y + (front ? 16 : -10) + s.r.range(-8, 8), s.r.range(30, 54), s.r.range(16, 28), s.r.pick([['#2f6a48', '#5a9a50', '#b5d474'], ['#28604a', '#4f8f4c', '#9cc662']] as [string, string, string][]), 11) + (front ? '' : leafSpray(s, x + s.r.gauss() * 20, y + 4, s.r.range(40, 90), s.r.pick(['#2f7a4c', '#5fa354', '#1f5a44']), 6)); }
        return out;
      }),
      birds({ x: 0.5, y: 180, count: 4, size: 16, colour: '#ffffff', spread: 110 }),
      layer(0.92, (s) => {
        let out = '';
        const hibiscus = (x: number, y: number, k: number, c: string): string => Array.from({ length: 5 }, (_, i) => `<ellipse cx="0" cy="${-17 * k}" rx="${13 * k}" ry="${18 * k}" fill="${i % 2 ? c : tone(c, 0.05)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 72})"/>`).join('') + disc(x, y, 6 * k, tone(c, -0.14)) + line(`M${x} ${y}l${12 * k} ${-20 * k}`, '#ffe27a', 4 * k) + disc(x + 12 * k, y - 20 * k, 4 * k, '#ffd23c');
        for (let i = 0; i < 70; i++) out += leafSpray(s, i % 2 ? s.r.range(-60, s.w * 0.24) : s.r.range(s.w * 0.78, s.w + 60), 1050, -s.r.range(90, 180), mix('#174a3c', '#4f9a54', s.r.next()), 6);
        for (const [p, y, k, c] of [[0.05, 930, 1.6, '#e8405a'], [0.14, 970, 1.3, '#ff7a5a'], [0.92, 940, 1.5, '#e8405a'], [0.985, 900, 1.2, '#ff9a6a'], [0.84, 978, 1.1, '#f2607a']] as const) out += hibiscus(s.x(p), y, k, c);
        return out;
      }),
    ];
  },
};
