import { mix } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, lens, line, num, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { spruce } from '../../src/land/conifer.ts';
import { prayerFlags } from '../../src/people/flags.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { wall } from '@trekker/cover-art/rock.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { yak } from '../../src/animals/yak.ts';

/**
 * A foot bridge of steel rope over a gorge: deck, hand ropes and the wires between them, sagging from anchor to anchor.
 */
function ropeBridge(a: Pt, b: Pt, sag: number, rail: number, steel: string, deck: string): { svg: string; at: (t: number) => Pt } {
  const at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
  const run = (up: number): string => curve(Array.from({ length: 25 }, (_, i): Pt => { const [x, y] = at(i / 24); return [x, y - up]; }));
  let wires = '';
  for (let i = 1; i < 96; i++) { const [x, y] = at(i / 96); wires += `M${num(x)} ${num(y)}V${num(y - rail)}`; }
  return { at, svg: line(wires, steel, 1.2, 'opacity="0.75"') + line(run(rail * 0.5), steel, 1.2, 'opacity="0.6"') + line(run(rail), steel, 3) + line(run(-3), deck, 7) + line(run(1), mix(deck, '#ffffff', 0.45), 2) };
}

export const highBridge: Scene = {
  slug: 'everest-hillary-bridge-yaks', place: 'Dudh Koshi gorge, Nepal', seed: 4433, light: -0.6, air: '#cfdfe4',
  alt: 'Yaks with their loads and two walkers cross a long suspension bridge hung with prayer flags, high above a milky river and under a snow peak',
  layers: (st) => {
    const low = ropeBridge([st.x(0.1), 640], [st.x(0.9), 600], 74, 40, '#54606f', '#6a5a58');
    const high = ropeBridge([st.x(0.14), 410], [st.x(0.88), 372], 54, 28, '#76838f', '#8a7f80');
    return [
      sky(['#3f86c2', '#86bcdc', '#d0e4e6', '#fbf0d8'], 520),
      streaks({ y: [40, 240], count: 7, colours: ['#ffffff'], opacity: 0.55 }),
      cumulus({ at: [[0.9, 330, 380, 110], [0.06, 300, 300, 80]], lit: '#ffffff', body: '#fdf9f0', shade: '#c6d8e4', opacity: 0.95 }),
      ridge({ depth: 0.08, base: 620, height: 540, rough: 0.5, grainSize: 70, outline: [{ at: 0.5, points: [[-430, 40], [-330, 150], [-260, 250], [-200, 300], [-160, 370], [-128, 352], [-84, 430], [-30, 520], [-6, 528], [18, 486], [54, 430], [86, 442], [128, 380], [176, 300], [230, 262], [280, 190], [370, 90], [450, 30]] }], colour: '#8fa6c4', shade: '#5f7cac', lit: '#ffffff', snow: { line: 0.24, colour: '#f8fbff', ragged: 60 }, foot: '#b5cdd8', gullies: 22 }),
      mist({ depth: 0.12, y: 560, height: 120, colour: '#f2f6f2', opacity: 0.8 }),
      ridge({ depth: 0.16, base: 760, height: 330, rough: 0.4, peaks: [[0.12, 1, 420], [0.88, 0.95, 420], [0.3, 0.5, 260], [0.7, 0.46, 240]], island: true, colour: '#6f9490', shade: '#4f7880', lit: '#cfdcb0', foot: '#9fbcb4', gullies: 8 }),
      mist({ depth: 0.2, y: 700, height: 110, colour: '#e8f2ee', opacity: 0.7 }),
      layer(0.22, (s) => {
        // The river, milk from the glaciers, far down in its gorge.
        const c = s.x(0.5);
        let out = fill(`M-130 742Q${s.w * 0.3} 724 ${c} 728Q${s.w * 0.7} 724 ${s.w + 130} 744V1120H-130Z`, s.down(724, 1000, ['#a3bdae', '#6f9484', '#4f7468']));
        for (let i = 0; i < 60; i++) { const t = s.r.next(); out += put(s.r.chance(0.5) ? c - 70 - t * 190 - s.r.range(0, 90) : c + 70 + t * 190 + s.r.range(0, 90), 764 + t * 230, 0.3 + t * 0.5, spruce(s, '#3f6a5c', '#5f8a6c', '#a5bd84')); }
        out += fill(`M${c - 34} 730Q${c + 60} 800 ${c - 40} 860Q${c - 150} 930 ${c - 190} 1120H${c + 230}Q${c + 190} 940 ${c + 76} 870Q${c + 130} 800 ${c + 20} 730Z`, s.down(730, 1000, ['#d9efec', '#9fd6d6', '#5fb0be']));
        for (let i = 0; i < 90; i++) { const t = s.r.next(); const y = 760 + t * 240; out += fill(lens(c + s.r.range(-1, 1) * (10 + t * 110), y, s.r.range(20, 80) * (0.4 + t), 2 + t * 5), '#ffffff', 'opacity="0.8"'); }
        return out;
      }),
      wall({ depth: 0.28, side: 'left', edge: [[0, 250], [110, 300], [210, 396], [250, 470], [330, 560], [370, 660], [450, 760], [520, 860], [600, 1010]], colour: '#7f8f80', shade: '#3f5a5c', lit: '#d3cfae', foot: '#8fa8a0', forest: ['#3f6654', '#5f8260'] }),
      wall({ depth: 0.28, side: 'right', edge: [[0, 210], [90, 262], [170, 360], [240, 440], [280, 540], [350, 640], [400, 760], [470, 870], [540, 1010]], colour: '#6f8480', shade: '#34505a', lit: '#b5c0a8', foot: '#84a09c', forest: ['#36604f', '#55785a'] }),
      layer(0.32, (s) => {
        let out = '';
        const stand = (p: number, y: number, h: number): string => put(s.x(p), y, h / 100, spruce(s, '#24503f', '#3f7350', '#86a468'));
        for (let i = 0; i < 42; i++) { const left = i % 2 === 0; const u = s.r.next(); const x = left ? -20 + u * 340 : s.w + 20 - u * 300; out += stand(x / s.w, 430 + u * 260 + s.r.range(-40, 90), s.r.range(70, 130)); }
        return out;
      }),
      layer(0.36, (s) => high.svg + prayerFlags(s, high.at(0.02), high.at(0.98), 54, 15, 0.5)),
      layer(0.44, (s: Stage) => {
        let out = prayerFlags(s, [low.at(0)[0], low.at(0)[1] - 62], [low.at(1)[0], low.at(1)[1] - 62], 70, 22, 0.4) + low.svg;
        const herd: [number, string, string | undefined][] = s.tall ? [[0.32, '#2c2128', '#c94f3a'], [0.46, '#4a342c', '#e0a83c'], [0.6, '#2c2128', '#3f7fa8']] : [[0.22, '#2c2128', '#c94f3a'], [0.31, '#5a4034', '#e0a83c'], [0.4, '#2c2128', '#3f7fa8'], [0.49, '#e2d8cc', '#b8433f'], [0.58, '#38282a', '#5f9460']];
        out += herd.map(([t, c, load]) => { const [x, y] = low.at(t); return put(x, y - 1, 0.98, yak(s, c, '#d9c4a8', load)); }).join('');
        for (const [t, coat, pack] of [[0.72, '#e8503f', '#f2c23c'], [0.13, '#2f7fb4', '#d9d0c0']] as const) { const [x, y] = low.at(t); out += put(x, y, 0.92, hiker(coat, pack, '#3a3a4c', '#b5805c', '#fff2d0')); }
        return out + line(curve(Array.from({ length: 25 }, (_, i): Pt => { const [x, y] = low.at(i / 24); return [x, y - 40]; })), '#54606f', 3);
      }),
      birds({ x: 0.24, y: 190, count: 3, size: 20, colour: '#3f4f60', spread: 90 }),
      layer(0.6, (s) => {
        // The anchors: masonry towers on both sides, white scarves tied to the ropes.
        let out = '';
        for (const [x, y, d] of [[s.x(0.1), 640, -1], [s.x(0.9), 600, 1]] as const) {
          out += fill(curve([[x - 40 + d * 60, y + 190], [x - 50 + d * 34, y + 20], [x - 40 + d * 20, y - 8], [x + 40 + d * 20, y - 10], [x + 50 + d * 34, y + 30], [x + 40 + d * 60, y + 190]], true), '#6a7672') + boulders(s, x - 90 + d * 30, x + 90 + d * 30, y + 30, [16, 34], 26, '#5f6664', '#b5b5a0') + boulders(s, x - 100 + d * 30, x + 100 + d * 30, y + 90, [20, 44], 22, '#525c5c', '#a5a894');
          for (const dx of [-16, 16]) out += line(`M${x + d * 8 + dx} ${y + 6}V${y - 84}`, '#4a4448', 9) + line(`M${x + d * 8 + dx - 2} ${y}V${y - 82}`, '#8f8684', 2.4);
          out += line(`M${x + d * 8 - 24} ${y - 76}H${x + d * 8 + 24}`, '#4a4448', 7) + line(`M${x + d * 8} ${y - 80}L${x + d * 190} ${y + 20}`, '#54606f', 4);
          for (let i = 0; i < 6; i++) out += fill(`M${x + d * 8 - 20 + i * 8} ${y - 74}q${s.r.range(-4, 4)} 20 ${s.r.range(-6, 10)} ${s.r.range(34, 60)}l6 -4q2 -30 2 -54Z`, i % 3 === 2 ? '#f2d23c' : '#fffdf4');
        }
        return out;
      }),
      layer(0.86, (s) => {
        let out = '';
        for (const [p, y, h] of [[-0.02, 1060, 640], [0.07, 1080, 480], [0.15, 1090, 330], [1.01, 1060, 560], [0.93, 1085, 400]] as const) out += put(s.x(p), y, h / 100, spruce(s, '#163a34', '#26543f', '#5f8a58'));
        // Rhododendron among the firs.
        for (let i = 0; i < 60; i++) { const left = i % 2 === 0; const x = left ? s.r.range(-60, s.x(0.24)) : s.r.range(s.x(0.82), s.w + 60); const y = s.r.range(930, 1000); out += oval(x, y, 20, 8, s.r.pick(['#2f6148', '#1f4a3c', '#4f8054']), `transform="rotate(${s.r.range(-40, 40).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`) + (i % 2 ? '' : [0, 1, 2, 3, 4].map((k) => oval(x + Math.cos(k * 1.26) * 8, y - 8 + Math.sin(k * 1.26) * 7, 7, 6.4, s.r.pick(['#e0486a', '#d23358', '#f07a92']))).join('')); }
        return out;
      }),
    ];
  },
};
