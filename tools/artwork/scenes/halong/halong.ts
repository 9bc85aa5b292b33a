import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, line, put } from '@trekker/cover-art/core/shape.ts';
import { junk, rowing } from '@trekker/cover-art/boats.ts';
import { karst, wall } from '@trekker/cover-art/rock.ts';
import { birds, mist, moon, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

const place = 'Ha Long Bay, Vietnam';

const sails: Scene = {
  slug: 'ha-long-bay-sails', place, seed: 41, light: 0.7, air: '#f4cfa6',
  alt: 'A junk with amber sails among limestone towers in the golden haze of Ha Long Bay',
  layers: () => {
    const look = { rock: '#7f8a86', pale: '#efe0c4', shade: '#2f4f5c', green: ['#3f6a58', '#5a8560', '#9db06a'] as [string, string, string] };
    const a = karst({ depth: 0.14, base: 652, haze: 0.72, detail: 0, ...look, towers: [{ x: 0.1, w: 150, h: 190 }, { x: 0.22, w: 210, h: 130 }, { x: 0.42, w: 130, h: 230 }, { x: 0.5, w: 220, h: 120 }, { x: 0.66, w: 160, h: 170 }, { x: 0.8, w: 240, h: 140 }, { x: 0.95, w: 170, h: 220 }] });
    const b = karst({ depth: 0.2, base: 656, haze: 0.42, ...look, towers: [{ x: 0.9, w: 190, h: 330, lean: -0.4 }, { x: 0.78, w: 150, h: 190 }, { x: 0.3, w: 170, h: 210, lean: 0.3 }, { x: 0.02, w: 260, h: 260 }] });
    const c = karst({ depth: 0.28, base: 704, haze: 0.1, ...look, towers: [{ x: 0.12, w: 260, h: 500, lean: 0.3 }, { x: 0.255, w: 130, h: 190, lean: 0.4 }, { x: 0.99, w: 240, h: 330 }] });
    return [
      sky(['#5f93a6', '#a9c3b8', '#f2d9ac', '#fbc98e', '#ffdfae'], 650),
      sun({ x: 0.66, y: 360, r: 58, colour: '#fff8dc', glow: '#ffdf9a', reach: 600 }),
      streaks({ y: [90, 420], count: 9, colours: ['#f7e2c0', '#ffe9c4', '#fff0cf'], opacity: 0.7 }),
      a, mist({ depth: 0.16, y: 630, height: 90, colour: '#ffe7c2', opacity: 0.8 }), b,
      mist({ depth: 0.22, y: 655, height: 70, colour: '#fddfb6', opacity: 0.6 }),
      water({ depth: 0.3, top: 650, stops: ['#fbd9a6', '#c9c9a8', '#6fa7a2', '#2c6f7c'], glitter: { x: 0.66, colour: '#fff3cf', spread: 120, count: 220 } }),
      mirror({ of: [a, b], y: 654, depth: 0.31, opacity: 0.5, tint: '#f2d6a4' }),
      c,
      mirror({ of: [c], y: 706, depth: 0.33, opacity: 0.5, tint: '#8fb5a6', cuts: 240 }),
      layer(0.5, (s) => put(s.x(0.57), 812, 3.1, junk('#5a3428', '#d9792f', '#8f3a2a', '#6f3322'), 0, true) + `<g opacity="0.4">${put(s.x(0.57), 822, 3.1, `<g transform="scale(1 -0.5)">${junk('#4a3428', '#c9712f', '#8f3a2a', '#6f3322')}</g>`, 0, true)}</g>` + put(s.x(0.86), 716, 0.9, junk('#5a3b30', '#e5a05a', '#a85f3c', '#8a4a30'))),
      birds({ x: 0.4, y: 300, count: 6, size: 14, colour: '#3f5f66', spread: 90 }),
      layer(0.95, (s) => {
        let out = '';
        for (let i = 0; i < 60; i++) out += leafSpray(s, s.r.range(-60, s.w * 0.34), s.r.range(-50, 40) - s.r.next() * 30, s.r.range(60, 110), s.r.pick(['#17393f', '#1f4a48', '#2d5f52']), 6);
        return out;
      }),
    ];
  },
};

/** A boatwoman who sits in the stern and rows with one long oar, seat at 0,0, about 50 high. */
const rower = (): string => line('M26 -34L-34 18', '#7a5638', 3.4) + fill('M-30 12L-42 28L-36 31L-26 17Z', '#7a5638') + line('M-2 -4L14 -6L18 4', '#2b3a52', 9) + fill(curve([[-11, 0], [-12, -16], [-7, -28], [4, -29], [10, -18], [9, 0]], true), '#d2503f') + line('M4 -24L14 -16L22 -28', '#b9402f', 6) + disc(23, -29, 3, '#b97f58') + disc(0, -36, 7, '#b97f58') + fill('M-21 -37Q0 -42 21 -37L1 -55Z', '#f4dfa4') + fill('M1 -55L21 -37Q10 -40 2 -40Z', '#d9bf80');

const cave: Scene = {
  slug: 'ha-long-bay-grotto', place, seed: 42, light: -0.4, air: '#b9e0d8',
  alt: 'View out of a dark grotto to bright green karst islands and a woman rowing a small boat',
  layers: () => {
    const look = { rock: '#8f9c92', pale: '#f6f0dc', shade: '#2d6467', green: ['#2f7a58', '#52996a', '#a2c979'] as [string, string, string] };
    const a = karst({ depth: 0.16, base: 624, haze: 0.5, ...look, towers: [{ x: 0.26, w: 190, h: 170 }, { x: 0.42, w: 150, h: 260 }, { x: 0.74, w: 200, h: 190 }] });
    const b = karst({ depth: 0.24, base: 626, haze: 0.1, ...look, towers: [{ x: 0.62, w: 210, h: 360, lean: -0.3 }, { x: 0.5, w: 120, h: 150 }, { x: 0.82, w: 220, h: 240 }] });
    return [
      sky(['#4fa9c9', '#93d0d8', '#d8efdf', '#f7f5dc'], 600),
      streaks({ y: [120, 420], count: 8, colours: ['#ffffff', '#fbfdf0'], opacity: 0.85, width: [240, 520], thick: [10, 26] }),
      a, mist({ depth: 0.2, y: 612, height: 60, colour: '#f4faea', opacity: 0.7 }), b,
      water({ depth: 0.3, top: 624, stops: ['#c9ecdc', '#6fc7bd', '#25949a', '#0c4f60'], ripples: { light: '#eafff2', dark: '#1f8a92', count: 260, opacity: 0.45 } }),
      mirror({ of: [a, b], y: 626, depth: 0.32, opacity: 0.6, tint: '#8fd3c4', cuts: 240 }),
      layer(0.5, (s) => put(s.x(0.4), 748, 1.5, rowing('#3b2a2a', '#8a5a3a')) + put(s.x(0.4), 742, 1.2, rower())),
      layer(0.9, (s) => {
        // The grotto's mouth: one dark sheet with a ragged hole, stalactites at the top.
        const hole = [[0.1, 760], [0.07, 600], [0.11, 430], [0.16, 300], [0.2, 250], [0.225, 330], [0.25, 226], [0.31, 172], [0.335, 262], [0.36, 150], [0.44, 118], [0.47, 190], [0.49, 116], [0.58, 108], [0.6, 236], [0.63, 122], [0.7, 150], [0.725, 214], [0.75, 176], [0.81, 240], [0.87, 350], [0.91, 500], [0.93, 660], [0.9, 800], [0.8, 870], [0.66, 902], [0.5, 890], [0.34, 912], [0.2, 860]] as const;
        const d = 'M' + hole.map(([x, y]) => `${s.x(x).toFixed(0)} ${y}`).join('L') + 'Z';
        const frame = (grow: number, c: string): string => `<path fill-rule="evenodd" fill="${c}" d="M-100 -100H${s.w + 100}V1100H-100Z${d}" transform="translate(${s.w / 2} 520) scale(${grow}) translate(${-s.w / 2} -520)"/>`;
        return `<g opacity="0.9">${frame(1, s.radial(s.x(0.5), 540, s.w * 0.62, ['#4f8a80', '#245058', '#0d2a36']))}</g>${frame(1.07, s.radial(s.x(0.5), 540, s.w * 0.62, ['#2f6a68', '#173d48', '#0a2230']))}${frame(1.18, s.radial(s.x(0.5), 540, s.w * 0.66, ['#14424a', '#0c2c38', '#061822']))}`;
      }),
    ];
  },
};

const night: Scene = {
  slug: 'ha-long-bay-moonrise', place, seed: 43, light: 0.3, air: '#5f7fae',
  alt: 'Moonrise over the dark towers of Ha Long Bay, lanterns glowing on anchored boats',
  layers: () => {
    const look = { rock: '#31507c', pale: '#9db5d6', shade: '#14284f', green: ['#1f3d5f', '#2c5072', '#5d80a0'] as [string, string, string] };
    const a = karst({ depth: 0.16, base: 654, haze: 0.55, detail: 0, ...look, towers: [{ x: 0.3, w: 200, h: 150 }, { x: 0.46, w: 150, h: 210 }, { x: 0.68, w: 170, h: 120 }, { x: 0.12, w: 150, h: 250 }, { x: 0.97, w: 190, h: 210 }] });
    const b = karst({ depth: 0.24, base: 660, haze: 0.14, ...look, towers: [{ x: 0.8, w: 230, h: 420, lean: -0.3 }, { x: 0.93, w: 210, h: 250 }, { x: 0.03, w: 250, h: 330 }, { x: 0.19, w: 110, h: 130 }] });
    return [
      sky(['#0d1d47', '#24407a', '#5a76ad', '#c3a9b8', '#f0c9ae'], 660),
      stars(170, 420), moon({ x: 0.42, y: 300, r: 74, colour: '#fff3d6', glow: '#ffdcb0', reach: 520 }),
      streaks({ y: [200, 520], count: 8, colours: ['#7f8fc0', '#c6a8bd', '#eac3b0'], opacity: 0.6 }),
      a, mist({ depth: 0.18, y: 632, height: 80, colour: '#d9b7b8', opacity: 0.5 }), b,
      water({ depth: 0.3, top: 652, stops: ['#d7b6b4', '#6f83b0', '#2a4b85', '#0d2350'], glitter: { x: 0.42, colour: '#fff0d0', spread: 80, count: 230 } }),
      mirror({ of: [a, b], y: 658, depth: 0.32, opacity: 0.55, tint: '#5f7db4', cuts: 220 }),
      layer(0.5, (s) => {
        const boat = (x: number, y: number, k: number): string => put(s.x(x), y, k, junk('#1a1f3a', '#6a4a66', '#2a2a52', '#1f2244')) + [[-20, -23], [-4, -23], [10, -23]].map(([dx, dy]) => `<circle cx="${s.x(x) + dx! * k}" cy="${y + dy! * k}" r="${k * 14}" fill="${s.radial(s.x(x) + dx! * k, y + dy! * k, k * 14, ['#ffce7acc', '#ffb05a00'])}"/><circle cx="${s.x(x) + dx! * k}" cy="${y + dy! * k}" r="${k * 2.4}" fill="#fff0c0"/><path d="M${s.x(x) + dx! * k - 2 * k} ${y + 10 * k}h${4 * k}l${-k} ${34 * k}h${-2 * k}Z" fill="#ffcf80" opacity="0.4"/>`).join('');
        return boat(0.62, 742, 1.3) + boat(0.24, 838, 2.5);
      }),
      wall({ depth: 0.8, side: 'right', edge: [[0, 500], [60, 540], [96, 640], [120, 760], [190, 860], [300, 940], [420, 1010]], colour: '#10204a', shade: '#081334', lit: '#3d5b94', foot: '#0a1838', strokes: 26 }),
    ];
  },
};

export const haLong = [sails, cave, night];
