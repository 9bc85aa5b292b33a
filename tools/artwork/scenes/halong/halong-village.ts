import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { karst } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky } from '@trekker/cover-art/sky.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';
import { mirror, ripples, water } from '@trekker/cover-art/water.ts';

/** A house on a raft, water line at 0,0, about 190 wide. */
function raftHouse(wall: string, roof: string, door: string): string {
  let tin = '';
  for (let i = 0; i < 12; i++) tin += `M${-62 + i * 11} -96L${-74 + i * 13} -68`;
  return rect(-104, -12, 208, 10, '#8a6a50') + [-90, -54, -18, 18, 54, 90].map((x) => oval(x, 0, 17, 7, '#3f78a0') + oval(x - 3, -2, 9, 3, '#86b4cc')).join('') + rect(-66, -72, 130, 60, wall) + rect(30, -72, 34, 60, tone(wall, -0.07)) + rect(-20, -54, 30, 42, door) + line('M-5 -54V-12', tone(door, -0.12), 2) + rect(-54, -56, 24, 22, '#2f4a5c') + rect(20, -56, 24, 22, '#2f4a5c') + line('M-42 -56V-34M32 -56V-34', '#f4ece0', 2) + fill(poly([[-78, -66], [-62, -98], [66, -98], [80, -66]]), roof) + line(tin, tone(roof, -0.09), 2) + line('M-78 -66H80', tone(roof, 0.12), 2.6)
    + line('M72 -12V-60M98 -12V-60M70 -54H100', '#6a5040', 3) + rect(74, -52, 10, 18, '#e8503f') + rect(87, -52, 9, 14, '#f2c23c') + fill('M-96 -12Q-98 -30 -88 -32Q-78 -30 -80 -12Z', '#3f7a54') + fill('M-94 -12H-82V-20H-94Z', '#c9704a');
}

/** A woman rows a woven boat standing, facing right; 0,0 on the water, about 200 wide. */
const rower = (): string =>
  fill('M-96 -20Q0 22 100 -26Q84 14 30 18H-34Q-80 12 -96 -20Z', '#8a5f3c') + line('M-92 -16Q0 22 96 -22', '#d9a868', 3) + line('M-70 2L-60 14M-40 8L-30 18M-10 10L0 18M20 10L30 17M50 4L58 13', '#5f3f2c', 2) + oval(-40, -8, 22, 13, '#f2b53c') + oval(-62, -8, 15, 11, '#d9603c') + oval(-20, -6, 15, 10, '#6fae54') + oval(-44, -18, 14, 9, '#e8873c')
  + line('M16 -42L8 -4M30 -42L36 -6', '#2f3448', 11) + fill(curve([[4, -38], [4, -62], [12, -80], [32, -80], [40, -62], [38, -38]], true), '#c9426a') + fill(curve([[26, -38], [26, -62], [26, -80], [32, -80], [40, -62], [38, -38]], true), '#8f2a54', 'opacity="0.6"') + line('M16 -74L-2 -58L-14 -46M34 -74L18 -58L-2 -50', '#c9426a', 7) + disc(-14, -46, 4, '#e0a880') + disc(-3, -49, 4, '#e0a880') + line('M70 -70L-70 -18', '#a8784c', 4) + fill(poly([[-62, -24], [-112, -6], [-108, 6], [-58, -14]]), '#a8784c') + disc(22, -90, 9, '#e0a880') + fill('M13 -84Q8 -76 14 -68L22 -80Z', '#241c24') + fill('M-10 -90Q22 -98 54 -90L22 -122Z', '#f2dca8') + fill('M22 -122L54 -90Q38 -95 26 -95Z', '#c9a468');

export const village: Scene = {
  slug: 'ha-long-bay-floating-village', place: 'Ha Long Bay, Vietnam', seed: 44, light: -0.5, air: '#d4e4dc',
  alt: 'A floating village of bright raft houses below misty limestone towers in Ha Long Bay; a woman under a conical hat rows fruit to market',
  layers: () => {
    const far = karst({ depth: 0.14, base: 560, towers: [{ x: 0.06, w: 190, h: 260 }, { x: 0.22, w: 130, h: 170 }, { x: 0.4, w: 170, h: 300 }, { x: 0.56, w: 120, h: 190 }, { x: 0.74, w: 160, h: 250 }, { x: 0.94, w: 190, h: 320 }], rock: '#8aa4a4', pale: '#c4d0c4', shade: '#5f8490', green: ['#5f8f84', '#7fa88c', '#b0c49c'], haze: 0.62, detail: 0 });
    const near = karst({ depth: 0.24, base: 626, towers: [{ x: -0.02, w: 300, h: 450 }, { x: 0.3, w: 210, h: 340, lean: 0.3 }, { x: 0.86, w: 270, h: 480, lean: -0.2 }], rock: '#7f9490', pale: '#e4dcc8', shade: '#3f6474', green: ['#2f6a5c', '#5a9464', '#a4bc74'], haze: 0.22 });
    const houses = layer(0.4, (s: Stage) => {
      const row: [number, number, number, string, string, string][] = [[0.1, 668, 0.72, '#5fb0b8', '#b5604a', '#f4e8d0'], [0.24, 682, 0.84, '#f2c65c', '#4f7a94', '#c9503c'], [0.41, 668, 0.74, '#e88a7a', '#6a7a84', '#f4e8d0'], [0.6, 690, 0.92, '#6fae84', '#a8503f', '#f2d08c'], [0.78, 674, 0.78, '#5a8fc4', '#c98a4c', '#f4e8d0'], [0.94, 704, 1.05, '#f0a86a', '#4a6f7a', '#2f6a8c']];
      return row.filter((_, i) => !s.tall || i % 2).map(([p, y, k, a, b, c]) => put(s.x(p), y, k, raftHouse(a, b, c))).join('');
    });
    return [
      sky(['#a4c4cc', '#c9dcd8', '#eef0dc', '#f7ead0'], 560),
      far,
      mist({ depth: 0.16, y: 556, height: 120, colour: '#f4f4e8', opacity: 0.85 }),
      near,
      mist({ depth: 0.28, y: 620, height: 70, colour: '#eef4ec', opacity: 0.8 }),
      mist({ depth: 0.29, y: 360, height: 70, colour: '#f4f6ec', opacity: 0.5, from: 0.6, to: 1.05 }),
      water({ depth: 0.3, top: 622, stops: ['#d4e8dc', '#8fc4b8', '#4f9c98', '#2a7480'], ripples: { light: '#f7fff4', dark: '#3f8a8c', count: 230, opacity: 0.45 } }),
      mirror({ of: [near], y: 626, depth: 0.32, opacity: 0.4, tint: '#e4f2e4', squash: 0.5, cuts: 70, bottom: 860 }),
      layer(0.36, (s) => group(s.paint(houses), `transform="matrix(1 0 0 -0.6 0 1092)" opacity="0.38" ${s.blur(2, 5)}`) + ripples(s, 690, 860, '#eafaf0', 60, 0.5)),
      houses,
      layer(0.44, (s) => {
        // Fish pens and a gangway of planks; a dog keeps watch.
        let out = '';
        for (const p of [0.5, 0.69]) { const x = s.x(p); out += line(`M${x - 50} 716H${x + 60}M${x - 64} 744H${x + 74}M${x - 50} 716L${x - 64} 744M${x + 60} 716L${x + 74} 744M${x + 5} 716V744`, '#8a6a50', 5) + fill(poly([[x - 46, 720], [x + 2, 720], [x + 2, 740], [x - 56, 740]]), '#1f5f6c', 'opacity="0.5"'); }
        const x = s.x(0.53);
        return out + put(x, 716, 0.5, fill(curve([[-30, -30], [-10, -36], [16, -38], [26, -52], [42, -54], [52, -46], [40, -40], [30, -24], [26, 0], [20, 0], [16, -20], [-16, -18], [-20, 0], [-26, 0]], true), '#b5783c') + line('M-30 -28Q-44 -40 -40 -52', '#b5783c', 5));
      }),
      layer(0.7, (s) => {
        const [x, y] = [s.x(s.tall ? 0.46 : 0.4), 862];
        return `<g opacity="0.3">${put(x, y + 24, s.tall ? 1.7 : 2.15, `<g transform="scale(1 -0.5)">${rower()}</g>`)}</g>` + fill([0, 1, 2, 3].map((i) => lens(x - 30, y + 40 + i * 16, 480 - i * 70, 5)).join(''), '#f4fff4', 'opacity="0.6"') + put(x, y, s.tall ? 1.7 : 2.15, rower());
      }),
      birds({ x: 0.6, y: 210, count: 7, size: 14, colour: '#5a7a84', spread: 130 }),
      layer(0.94, (s) => {
        let out = '';
        for (let i = 0; i < 40; i++) out += leafSpray(s, s.r.range(s.w * 0.78, s.w + 70), s.r.range(-70, 30), s.r.range(70, 140), s.r.pick(['#1f4a4c', '#2f6a58', '#5a9464']), 7);
        // A bowsprit with a red lantern: the boat that one stands on.
        return out + line(`M${s.w + 80} 1000L${s.x(0.78)} 900`, '#5a3a2c', 20) + line(`M${s.w + 80} 992L${s.x(0.78)} 894`, '#a8744c', 4) + line(`M${s.x(0.84)} 930V962`, '#3a2428', 2.4) + oval(s.x(0.84), 988, 26, 28, '#d9382c') + oval(s.x(0.84) - 8, 984, 9, 22, '#ff8a5c', 'opacity="0.7"') + rect(s.x(0.84) - 11, 958, 22, 6, '#f2c23c') + rect(s.x(0.84) - 11, 1012, 22, 6, '#f2c23c') + disc(s.x(0.78), 897, 11, '#f2c23c');
      }),
    ];
  },
};
