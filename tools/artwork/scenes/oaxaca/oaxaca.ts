import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { bougainvillea } from '@trekker/cover-art/mediterranean.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { flowerSeller, inLane, laneHouse, papelPicado, stall, twinChurch, type Lane } from '../../src/buildings/oaxaca.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { cumulus, sky, streaks, sun } from '@trekker/cover-art/sky.ts';

const flags = ['#ef4f7f', '#f2a02e', '#35a79c', '#f7d046', '#7a4fb0', '#e8503a', '#3f86c9'];

export const market: Scene = {
  slug: 'oaxaca-market-street', place: 'Oaxaca, Mexico', seed: 301, light: -0.6, air: '#f7d9b0',
  alt: 'Strings of cut paper flags over a street of bright low houses and market stalls in Oaxaca, a twin-towered church at its end',
  layers: (st) => {
    const lane: Lane = { x: st.x(0.5), y: 640, half: st.tall ? 330 : 520, eye: 330 };
    return [
      sky(['#2f8fc9', '#7cc3dc', '#d9ead8', '#ffe9bf'], 600),
      sun({ x: 0.2, y: 200, r: 0, colour: '#fff', glow: '#fff2c4', reach: 560 }),
      cumulus({ at: [[0.66, 330, 300, 90], [0.3, 300, 240, 70]], lit: '#ffffff', body: '#fdf4e6', shade: '#d6dde0', opacity: 0.95 }),
      streaks({ y: [60, 200], count: 4, colours: ['#ffffff'], opacity: 0.45 }),
      ridge({ depth: 0.1, base: 650, height: 190, rough: 0.4, peaks: [[0.3, 0.8, 300], [0.5, 0.6, 260], [0.68, 1, 320]], colour: '#8fa6b8', shade: '#6f88a8', lit: '#f6e2bc', foot: '#d9dcc4', gullies: 4 }),
      ridge({ depth: 0.14, base: 660, height: 100, rough: 0.4, peaks: [[0.36, 0.7, 260], [0.6, 1, 300]], colour: '#7f9a7c', shade: '#5f8078', foot: '#c9c8a0', gullies: 3 }),
      layer(0.2, (s) => put(lane.x, 676, s.tall ? 0.95 : 1.22, twinChurch(s, '#e9c48c', '#c8553a'))),
      layer(0.4, (s) => {
        let out = fill(poly([inLane(lane, -1, 9, 0), inLane(lane, 1, 9, 0), inLane(lane, 1, 0.7, 0), inLane(lane, -1, 0.7, 0)]), s.down(670, 1000, ['#f3d9b0', '#d3a888', '#9a7480']));
        for (let i = 0; i < 17; i++) { const z = 0.9 + i * i * 0.028; out += line(poly([inLane(lane, -1, z, 0), inLane(lane, 1, z, 0)], false), '#7d5a68', 2.2 / z, 'opacity="0.3"'); }
        for (let i = -5; i <= 5; i++) out += line(`M${lane.x + (i * lane.half) / 5 / 9} ${lane.y + lane.eye / 9}L${lane.x + (i * lane.half) / 5 / 0.7} ${lane.y + lane.eye / 0.7}`, '#7d5a68', 1.2, 'opacity="0.22"');
        const walls = ['#e8564a', '#f2b53c', '#3f8fb8', '#f08a5a', '#5fa68c', '#d9629a', '#f6d98a', '#7a6fc0'];
        const zs = [0.62, 1.02, 1.45, 2.0, 2.75, 3.8, 5.4, 8.4];
        for (let i = zs.length - 2; i >= 0; i--) for (const side of [-1, 1]) out += laneHouse(s, lane, side, zs[i]!, zs[i + 1]!, [540, 470, 560, 500, 450, 520, 470][(i + (side > 0 ? 2 : 0)) % 7]!, walls[(i * 2 + (side > 0 ? 3 : 0)) % 8]!, '#fff3de');
        // Kerbs, and the shade of the row that stands towards the sun.
        for (const side of [-1, 1]) out += fill(poly([inLane(lane, side, 8.4, 0), inLane(lane, side, 0.62, 0), inLane(lane, side, 0.62, 0, -70), inLane(lane, side, 8.4, 0, -70)]), side < 0 ? '#b58e88' : '#f0d3b0') + line(poly([inLane(lane, side, 8.4, 0, -70), inLane(lane, side, 0.62, 0, -70)], false), '#fff0d8', 2, 'opacity="0.6"');
        return out + fill(poly([inLane(lane, -1, 8.4, 0), inLane(lane, -1, 0.62, 0), inLane(lane, -1, 0.62, 0, -430), inLane(lane, -1, 8.4, 0, -430)]), '#5a3468', 'opacity="0.22"');
      }),
      // Poles at the kerb carry the paper flags; the stalls stand in front of them.
      layer(0.46, () => ([[2.05, 960], [1.5, 930], [1.12, 900]] as const).map(([z, up]) => [-1, 1].map((side) => line(poly([inLane(lane, side, z, 0, -20), inLane(lane, side, z, up + 12)], false), '#6b4634', 6 / z)).join('')).join('')),
      layer(0.5, (s) => {
        let out = '';
        const items: [number, number, [string, string], string[]][] = [[-1, 2.7, ['#3f8fb8', '#fff6e6'], ['#f2a02e', '#d8403f', '#8fb84a']], [1, 2.5, ['#e8564a', '#fff6e6'], ['#f7d046', '#e87a3a', '#7a4fb0']], [1, 1.55, ['#2f9a8c', '#fff6e6'], ['#d8403f', '#8fb84a', '#f2a02e', '#f7d046']], [-1, 1.5, ['#ef6f9a', '#fff6e6'], ['#f7d046', '#6a9a3f', '#e8503a', '#f2a02e']]];
        for (const [side, z, aw, fr] of items) { const [x, y] = inLane(lane, side, z, 0, -150); out += oval(x + 10, y + 2, 130 / z, 10 / z, '#3a2040', 'opacity="0.35"') + put(x, y, 2.1 / z, stall(s, aw, fr)); }
        const [wx, wy] = inLane(lane, 1, 3.4, 0, -360);
        out += put(wx, wy, 0.62, walker('#f6efe2', '#9c6244', '#cdb4b0')) + put(wx - 40, wy - 6, 0.58, walker('#3f6f9f', '#9c6244', '#2f5480'));
        const [fx, fy] = [lane.x + (s.tall ? 20 : -40), 880];
        return out + oval(fx + 30, fy + 2, 60, 7, '#3a2040', 'opacity="0.4"') + put(fx, fy, 1.75, flowerSeller('#fff6e6', '#c93a6a', '#f7d046'));
      }),
      layer(0.7, (s) => {
        let out = '';
        for (const [z, up, sag, k] of [[2.05, 960, 22, 4], [1.5, 930, 34, 1], [1.12, 900, 46, 3]] as const) { const a = inLane(lane, -1, z, up); const b = inLane(lane, 1, z, up); out += papelPicado(s, a, b, sag, 118 / z ** 0.9, flags, k); }
        return out;
      }),
      layer(0.95, (s) => papelPicado(s, [-110, -6], [s.w + 110, -30], 74, 150, flags, 5) + bougainvillea(s, s.x(0.01), 560, 90, 170, 280, ['#ef5f9a', '#d8407f', '#b52f70'], '#3f7a50') + rect(s.x(0.01) - 60, 905, 110, 120, '#b5583f', 'rx="10"') + bougainvillea(s, s.x(0.02), 890, 80, 56, 130, ['#f7b03c', '#f28a2e', '#e8643a'], '#3f7a50')),
    ];
  },
};

export const oaxaca = [market];
