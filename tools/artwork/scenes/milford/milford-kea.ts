import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, line, num, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { veil } from '../../src/land/veil.ts';

/**
 * A kea from the side, looking right, feet at 0,0, about 330 high: olive scales with dark edges, a long hooked bill.
 */
function kea(s: Stage): string {
  const body: Pt[] = [[-92, -20], [-120, 10], [-146, 34], [-128, 44], [-96, 30], [-60, 2], [-30, -24], [10, -34], [44, -58], [66, -104], [72, -160], [70, -196], [84, -222], [88, -252], [70, -280], [40, -290], [10, -278], [-10, -250], [-22, -214], [-44, -180], [-70, -130], [-88, -76]];
  const d = curve(body, true);
  let scales = '';
  let edges = '';
  for (let row = 0; row < 19; row++) for (let i = 0; i < 15; i++) {
    const y = -262 + row * 13.5;
    const x = -118 + i * 15 + (row % 2) * 7.5 - row * 1.4;
    const k = 8.6 + row * 0.34;
    const c = row < 4 ? s.r.pick(['#7f8a4c', '#8f9652', '#6f7c46']) : s.r.pick(['#6a7a3c', '#7a8a44', '#5c6e38', '#86984c']);
    scales += fill(`M${num(x - k)} ${num(y - k * 0.6)}H${num(x + k)}Q${num(x + k)} ${num(y + k * 0.7)} ${num(x)} ${num(y + k * 1.1)}Q${num(x - k)} ${num(y + k * 0.7)} ${num(x - k)} ${num(y - k * 0.6)}Z`, c);
    edges += `M${num(x - k)} ${num(y)}Q${num(x - k * 0.7)} ${num(y + k * 0.9)} ${num(x)} ${num(y + k * 1.1)}Q${num(x + k * 0.7)} ${num(y + k * 0.9)} ${num(x + k)} ${num(y)}`;
  }
  const wing: Pt[] = [[-24, -196], [14, -180], [26, -140], [14, -92], [-22, -44], [-66, -6], [-112, 22], [-134, 36], [-112, -4], [-90, -50], [-76, -104], [-54, -156]];
  const w = curve(wing, true);
  let quills = '';
  for (let i = 0; i < 9; i++) quills += line(curve([[10 - i * 7, -120 + i * 9], [-30 - i * 8, -50 + i * 8], [-108 - i * 2, 8 + i * 3]]), i % 2 ? '#2f4f4a' : '#3f6a5c', 8) + line(curve([[12 - i * 7, -122 + i * 9], [-28 - i * 8, -52 + i * 8], [-106 - i * 2, 6 + i * 3]]), '#6fa08c', 1.8, 'opacity="0.7"');
  const leg = (x: number, tilt: number): string => fill(curve([[x - 18, -44], [x + 18, -48], [x + 12, -20], [x - 10, -18]], true), '#5c6e38') + line(`M${x} -24L${x + tilt} -4`, '#7f7f78', 11) + line(`M${x + tilt} -4L${x + tilt + 26} 2M${x + tilt} -4L${x + tilt + 18} 8M${x + tilt} -4L${x + tilt - 16} 4`, '#7f7f78', 8) + [26, 18].map((t, i) => line(`M${x + tilt + t} ${2 + i * 6}l8 5`, '#2a2a2c', 4)).join('');
  return (
    leg(-22, 4) + fill(d, '#5f7038') + `<g ${s.clip(d)}>${scales}${line(edges, '#33402a', 1.6, 'opacity="0.75"')}${fill(curve([[30, -40], [70, -110], [74, -200], [120, -200], [120, 20], [20, 20]], true), '#2f3a2c', 'opacity="0.28"')}</g>` +
    // The wing shows its blue-green quills, and under its edge the red it keeps for flying.
    fill(curve([[18, -96], [-16, -44], [-60, -4], [-96, 24], [-58, 20], [-14, -16], [16, -50]], true), '#e0592f') + fill(curve([[16, -88], [-8, -50], [-40, -18], [-20, -14], [8, -42]], true), '#f28c3c') + fill(w, '#6a7a3c') + `<g ${s.clip(w)}>${scales}${line(edges, '#33402a', 1.6, 'opacity="0.6"')}${quills}</g>` + line(curve(wing.slice(0, 6)), '#2f3f2c', 2.6, 'opacity="0.7"') +
    leg(22, 8) + fill(curve([[66, -256], [84, -262], [112, -250], [132, -224], [136, -196], [130, -182], [122, -204], [104, -222], [84, -228], [70, -236]], true), '#4f4a4a') + fill(curve([[70, -236], [86, -230], [104, -220], [110, -206], [92, -208], [76, -220]], true), '#33302f') + line(curve([[72, -256], [98, -252], [120, -234]]), '#9a948c', 3, 'opacity="0.9"') + fill(curve([[62, -262], [74, -266], [84, -258], [78, -246], [66, -246]], true), '#6a645c') + disc(73, -256, 3, '#1f1c1a') +
    disc(46, -254, 12, '#d9c44a') + disc(46, -254, 9, '#241c16') + disc(49, -258, 3, '#ffffff') + line(curve([[30, -266], [46, -270], [60, -262]]), '#3f4a2c', 3)
  );
}

/** A mountain buttercup: a round cupped leaf, a tall white flower with a yellow heart. */
const lily = (s: Stage, h: number): string => line(`M0 0Q${num(h * 0.06)} ${num(-h * 0.5)} 0 ${num(-h)}`, '#5f8a4c', 4) + [-1, 1].map((d) => oval(d * 26, -12, 30, 15, d > 0 ? '#3f7a4c' : '#2f6444') + line(`M0 -4L${d * 44} -16`, '#93bd74', 1.6)).join('') + put(0, -h, 1, Array.from({ length: 11 }, (_, i) => oval(0, -15, 6.6, 13, i % 2 ? '#ffffff' : '#e6ece8', `transform="scale(1 0.56) rotate(${i * 32.7 + s.r.int(-4, 4)})"`)).join('') + disc(0, 0, 7, '#f2cf3c') + Array.from({ length: 8 }, (_, i) => disc(Math.cos(i * 0.8) * 8, Math.sin(i * 0.8) * 4.4, 1.6, '#e2a82c')).join(''));

export const keaPass: Scene = {
  slug: 'milford-sound-kea-pass', place: 'Mackinnon Pass, New Zealand', seed: 3563, light: -0.6, air: '#cfdfe8',
  alt: 'A kea, the green alpine parrot, on a boulder of a pass on the Milford Track among white mountain buttercups, waterfalls and glaciers behind it',
  layers: () => [
    sky(['#4f93c4', '#93c3da', '#d6e8e6', '#f7f2e0'], 520),
    streaks({ y: [40, 230], count: 7, colours: ['#ffffff'], opacity: 0.55 }),
    cumulus({ at: [[0.12, 300, 420, 110], [0.6, 230, 300, 70]], lit: '#ffffff', body: '#fbf9f2', shade: '#bfd2de', opacity: 0.96 }),
    ridge({ depth: 0.1, base: 620, height: 440, rough: 0.5, grainSize: 90, outline: [{ at: 0.3, points: [[-560, 120], [-430, 230], [-340, 300], [-290, 340], [-240, 300], [-160, 250], [-90, 300], [-20, 400], [20, 430], [60, 412], [110, 330], [180, 260], [260, 220], [340, 250], [420, 320], [470, 350], [520, 320], [600, 240], [720, 200], [860, 300], [940, 380], [1000, 400], [1080, 340]] }], colour: '#7f95ac', shade: '#52708e', lit: '#f4f6f4', snow: { line: 0.6, colour: '#f6f9fb', ragged: 22 }, foot: '#a9c0c6', gullies: 22 }),
    mist({ depth: 0.13, y: 560, height: 70, colour: '#f2f7f6', opacity: 0.7 }),
    layer(0.16, (s) => fill(`M-130 640Q${s.w * 0.5} 626 ${s.w + 130} 640V900H-130Z`, s.down(628, 790, ['#a9c3c4', '#86a9a4', '#6f9a88']))),
    ridge({ depth: 0.18, base: 770, height: 330, rough: 0.4, grainSize: 140, island: true, outline: [{ at: 0.0, points: [[-160, 330], [0, 330], [120, 290], [220, 220], [320, 130], [420, 60], [520, 0]] }, { at: 0.66, points: [[-300, 0], [-180, 80], [-60, 170], [60, 240], [200, 290], [340, 320], [560, 330], [700, 330]] }], colour: '#4f7a6c', shade: '#335f60', lit: '#b5cc9c', foot: '#86aa9c', gullies: 10 }),
    veil({ depth: 0.2, x: 0.085, top: 510, bottom: 770, width: 22, flare: 0.8 }), veil({ depth: 0.2, x: 0.16, top: 572, bottom: 770, width: 12, flare: 1 }), veil({ depth: 0.2, x: 0.79, top: 497, bottom: 770, width: 14, flare: 1 }),
    mist({ depth: 0.24, y: 748, height: 80, colour: '#e6f1ee', opacity: 0.85 }),
    layer(0.3, (s) => {
      // The crest of the pass, tussock and a cairn with two walkers.
      let out = fill(`${curve([[-130, 742], [s.w * 0.2, 772], [s.w * 0.5, 790], [s.w * 0.8, 770], [s.w + 130, 738]])}V1120H-130Z`, s.down(740, 1000, ['#b5ac68', '#8f9858', '#4f6e4c']));
      let blades = '';
      for (let i = 0; i < 170; i++) { const x = s.r.range(-80, s.w + 80); const y = s.r.range(776, 900); const k = (y - 690) / 110; for (let j = 0; j < 5; j++) { const a = Math.PI * (0.2 + 0.6 * s.r.next()); blades += `M${num(x)} ${num(y)}l${num(Math.cos(a) * 26 * k)} ${num(-Math.sin(a) * 26 * k)}`; } }
      out += line(blades, '#d9c47c', 1.8, 'opacity="0.75"');
      const cx = s.x(s.tall ? 0.2 : 0.27);
      for (let r = 0; r < 6; r++) for (let i = 0; i < 7 - r; i++) out += fill(curve([[cx + (i - (7 - r) / 2) * 19, 806 - r * 14], [cx + (i - (7 - r) / 2) * 19 + 3, 794 - r * 14], [cx + (i - (7 - r) / 2) * 19 + 16, 793 - r * 14], [cx + (i - (7 - r) / 2) * 19 + 19, 806 - r * 14]], true), s.r.pick(['#8a949c', '#6f7a86', '#a5adb0']));
      return out + line(`M${cx} 724V686M${cx - 12} 698H${cx + 12}`, '#4a4a50', 5) + put(cx + 92, 812, 0.74, hiker('#e0503f', '#2f6f94', '#33384c', '#e2b08c', '#fff2d0')) + put(cx + 132, 816, 0.7, hiker('#f2b03c', '#5f4a8a', '#33384c', '#c98f6c', '#fff2d0'));
    }),
    layer(0.6, (s) => {
      // The near boulder with its lichens.
      const x = s.x(s.tall ? 0.56 : 0.64);
      const rock: Pt[] = [[x - 300, 1000], [x - 270, 930], [x - 190, 872], [x - 80, 846], [x + 60, 838], [x + 190, 862], [x + 280, 920], [x + 330, 1010]];
      const d = poly([...rock, [x + 330, 1120], [x - 300, 1120]]);
      let inner = fill(poly([[x - 300, 1000], [x - 190, 872], [x - 80, 846], [x - 30, 900], [x - 100, 1010]]), '#aab2b2', 'opacity="0.8"') + fill(poly([[x + 60, 838], [x + 190, 862], [x + 280, 920], [x + 330, 1010], [x + 150, 1010], [x + 120, 900]]), '#4f5b66', 'opacity="0.7"');
      for (let i = 0; i < 46; i++) { const [lx, ly, r] = [s.r.range(x - 260, x + 280), s.r.range(856, 990), s.r.range(5, 16)]; inner += fill([0, 1, 2, 3].map(() => circlePath(lx + s.r.gauss() * r, ly + s.r.gauss() * r * 0.5, r * 0.5)).join(''), s.r.pick(['#d9a83c', '#c9c9a4', '#8fa07c', '#e0c86a']), 'opacity="0.55"'); }
      return fill(d, s.down(838, 1000, ['#838d92', '#5c6870'])) + `<g ${s.clip(d)}>${inner}</g>` + line(poly(rock.slice(1, 6), false), '#dfe6e2', 3, 'opacity="0.7"') + oval(x + 6, 848, 110, 9, '#2a343c', 'opacity="0.45"') + put(x, 850, s.tall ? 1.22 : 1.42, kea(s));
    }),
    layer(0.9, (s) => {
      let out = fill(curve([[-130, 960], [s.w * 0.14, 944], [s.w * 0.34, 974], [s.w * 0.6, 1004], [s.w * 0.86, 972], [s.w + 130, 936], [s.w + 130, 1120], [-130, 1120]], true), '#355a40');
      out += boulders(s, -60, s.x(0.4), 990, [18, 40], 9, '#5f6b72', '#a9b4b4');
      for (let i = 0; i < 60; i++) { const left = i % 3 > 0; const x = left ? s.r.range(-60, s.x(0.34)) : s.r.range(s.x(0.88), s.w + 60); for (let j = 0; j < 6; j++) { const a = Math.PI * (0.2 + 0.6 * s.r.next()); const len = s.r.range(50, 120); out += line(`M${num(x)} 1004Q${num(x + Math.cos(a) * len * 0.3)} ${num(1004 - len * 0.7)} ${num(x + Math.cos(a) * len)} ${num(1004 - Math.sin(a) * len)}`, mix('#4f6f44', s.r.pick(['#e2c87c', '#a9a45c', tone('#6f8a4c', 0)]), s.r.next()), 2.4); } }
      for (const [p, y, h, k] of [[0.01, 960, 70, 0.6], [0.045, 972, 90, 0.66], [0.08, 966, 64, 0.56], [0.12, 984, 110, 0.74], [0.16, 976, 76, 0.6], [0.2, 992, 96, 0.7], [0.245, 988, 70, 0.58], [0.29, 1004, 90, 0.66], [0.34, 1010, 70, 0.58], [0.035, 1004, 130, 0.9], [0.1, 1014, 120, 0.86], [0.18, 1018, 104, 0.8], [0.91, 1000, 80, 0.64], [0.945, 990, 104, 0.74], [0.98, 996, 84, 0.66]] as const) out += put(s.x(p), y, k, lily(s, h), s.r.range(-9, 9));
      return out;
    }),
  ],
};
