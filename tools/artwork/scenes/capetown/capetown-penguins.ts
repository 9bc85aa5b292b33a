import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';
import { ripples, water } from '@trekker/cover-art/water.ts';

/** A weathered granite boulder, foot at 0,0: round, lit from one side, with a dark wet hem. */
function boulder(s: Stage, rx: number, h: number, wet = false): string {
  const j = (): number => s.r.range(-0.05, 0.05);
  const shape: Pt[] = [[-rx * 0.96, 4], [-rx * (0.98 + j()), -h * 0.42], [-rx * (0.66 + j()), -h * (0.86 + j())], [-rx * 0.1, -h * (1 + j())], [rx * (0.5 + j()), -h * (0.9 + j())], [rx * (0.92 + j()), -h * (0.5 + j())], [rx * 0.96, 4], [0, h * 0.06 + 8]];
  const d = curve(shape, true);
  const inner = fill(curve([[rx * 0.1, -h * 1.1], [rx * 0.32, -h * 0.6], [rx * 0.2, -h * 0.2], [rx * 0.3, 20], [rx * 1.2, 20], [rx * 1.2, -h * 1.1]], true), '#5f5a70', 'opacity="0.4"')
    + fill(curve([[-rx * 0.9, -h * 0.5], [-rx * 0.5, -h * 0.92], [0, -h * 1.02], [-rx * 0.1, -h * 0.82], [-rx * 0.5, -h * 0.66]], true), '#fff3dc', 'opacity="0.6"')
    + line(curve([[-rx * 0.4, -h], [-rx * 0.3, -h * 0.6], [-rx * 0.42, 10]]), '#8a7a78', 2, 'opacity="0.5"')
    + fill(`M${-rx - 4} ${-h * 0.12}Q0 ${-h * 0.05} ${rx + 4} ${-h * 0.14}V20H${-rx - 4}Z`, wet ? '#4a4a5c' : '#8f7f78', `opacity="${wet ? 0.7 : 0.35}"`);
  return (wet ? '' : oval(rx * 0.16, 8, rx * 1.12, h * 0.09, '#7a6a64', 'opacity="0.4"')) + fill(d, s.side(['#f2dcc0', [0.4, '#d9bfa8'], [1, '#a08c90']])) + group(inner, s.clip(d));
}

/** An African penguin, feet at 0,0, about 100 high, looking right. */
function penguin(pose: 'stand' | 'call' | 'walk'): string {
  const ink = '#23262f';
  const lean = pose === 'walk' ? 7 : 0;
  const head = pose === 'call' ? -34 : lean;
  return (
    oval(-4, 0, 9, 3.4, '#2d2a2e') + oval(10, 0, 9, 3.4, '#2d2a2e') + fill('M-18 -12L-30 -2L-10 -6Z', ink)
    + fill(curve([[-17, -10], [-24, -34], [-20, -58], [-10, -72], [8, -73], [19, -56], [21, -32], [14, -8], [0, -3]], true), ink, `transform="skewX(${-lean * 0.6})"`)
    + fill(curve([[-4, -6], [-7, -30], [-3, -56], [7, -68], [17, -54], [19, -32], [13, -8]], true), '#fbf7ee') + fill(curve([[8, -6], [12, -30], [13, -56], [17, -54], [19, -32], [13, -8]], true), '#c9d3dc', 'opacity="0.6"')
    + line('M-1 -12Q-4 -44 5 -60Q14 -54 15 -30', ink, 2.6) + [[6, -36], [10, -27], [3, -24], [8, -44]].map(([x, y]) => disc(x!, y!, 0.9, ink)).join('')
    + fill(pose === 'stand' ? 'M-14 -60Q-22 -40 -15 -20Q-8 -38 -6 -58Z' : 'M-14 -62Q-34 -46 -38 -30Q-20 -38 -7 -54Z', tone(ink, 0.05))
    + `<g transform="translate(2 -76) rotate(${head})">${fill(curve([[-13, 6], [-14, -8], [-6, -18], [6, -18], [13, -9], [13, 4], [2, 10]], true), ink)}${fill(curve([[-9, 8], [-12, -4], [-6, -13], [2, -14], [-2, -8], [-3, 0], [4, 9]], true), '#fbf7ee')}${fill('M1 -14Q8 -15 11 -9Q6 -7 2 -9Z', '#e98f95')}${fill('M11 -8L27 -3L25 1L12 3Z', '#2c2b33')}${disc(5, -7.500, 2, '#120f14')}${disc(5.600, -8, 0.6, '#ffffff')}</g>`
  );
}

const shadow = (x: number, y: number, k: number): string => oval(x + 26 * k, y, 46 * k, 5 * k, '#4a5068', 'opacity="0.3"');

export const penguins: Scene = {
  slug: 'cape-town-penguin-cove', place: 'Cape Town, South Africa', seed: 912, light: -0.7, air: '#dfe9e2',
  alt: 'African penguins on the white sand of a cove between great round boulders, mountains across the blue bay',
  layers: () => [
    sky(['#3f9ac8', '#86c6da', '#d3e8dc', '#fdebc8'], 470),
    streaks({ y: [50, 230], count: 7, colours: ['#ffffff', '#fff8ea'], opacity: 0.7 }),
    cumulus({ at: [[0.72, 330, 420, 110], [0.3, 350, 260, 60]], lit: '#ffffff', body: '#fdf6ea', shade: '#cfdce0', opacity: 0.95 }),
    ridge({ depth: 0.1, base: 460, height: 170, rough: 0.5, peaks: [[0.06, 0.7, 300], [0.24, 0.9, 260], [0.44, 0.5, 300], [0.66, 1, 340], [0.9, 0.7, 320]], colour: '#9fb6c6', shade: '#7595b2', lit: '#f6e3c4', foot: '#d5e3dc', gullies: 5 }),
    mist({ depth: 0.14, y: 452, height: 50, colour: '#f4f2e2', opacity: 0.7 }),
    water({ depth: 0.2, top: 458, stops: ['#4fa6c4', '#2f93ba', '#4fc0c4', '#a5e2d4', '#e2f4e4'], bottom: 800, ripples: { light: '#f2fff8', dark: '#2585ac', count: 260, opacity: 0.5 } }),
    layer(0.3, (s) => put(s.x(0.14), 540, 1, boulder(s, 120, 84, true)) + put(s.x(0.25), 552, 1, boulder(s, 70, 46, true)) + put(s.x(s.tall ? 0.72 : 0.8), 532, 1, boulder(s, 90, 60, true)) + put(s.x(0.9), 556, 1, boulder(s, 150, 120, true))
      + fill([[0.14, 544, 290], [0.9, 560, 360], [0.25, 556, 170], [0.8, 536, 200]].map(([x, y, w]) => lens(s.x(x!), y!, w!, 6)).join(''), '#ffffff', 'opacity="0.6"')),
    layer(0.4, (s) => {
      // The cove: sand comes down from the left, two lines of foam run up to it.
      const edge = (dy: number): Pt[] => [[-120, 640 + dy], [s.w * 0.16, 664 + dy], [s.w * 0.34, 716 + dy], [s.w * 0.52, 730 + dy], [s.w * 0.72, 704 + dy], [s.w * 0.9, 668 + dy], [s.w + 120, 660 + dy]];
      const close = `L${s.w + 120} 1120L-120 1120Z`;
      return ripples(s, 560, 690, '#ffffff', 40, 0.5) + fill(curve(edge(-26)) + close, '#c9efe2', 'opacity="0.6"') + line(curve(edge(-26)), '#ffffff', 5, 'opacity="0.8"') + fill(curve(edge(0)) + close, '#d9c8ac') + line(curve(edge(0)), '#ffffff', 8) + fill(curve(edge(30)) + close, s.down(690, 1000, ['#f9ecd2', '#f3dfbd', '#dcbf98']));
    }),
    layer(0.5, (s) => put(s.x(0.02), 790, 1, boulder(s, 230, 300)) + put(s.x(0.2), 806, 1, boulder(s, 110, 110)) + put(s.x(s.tall ? 1 : 0.93), 800, 1, boulder(s, 210, 230)) + put(s.x(0.79), 806, 1, boulder(s, 84, 70))),
    layer(0.6, (s) => {
      let prints = '';
      for (let i = 0; i < 46; i++) { const t = i / 45; prints += lens(s.x(0.4 + 0.18 * t) + (i % 2 ? 7 : -7), 748 + t * 190 + s.r.range(-3, 3), 9 + 8 * t, 2 + 2 * t); }
      const flock: [number, number, number, 'stand' | 'call' | 'walk', boolean][] = s.tall
        ? [[0.56, 762, 0.8, 'walk', true], [0.66, 836, 1.7, 'stand', true], [0.3, 908, 2.3, 'call', false], [0.52, 926, 2.2, 'stand', false]]
        : [[0.545, 764, 0.72, 'walk', true], [0.575, 772, 0.78, 'stand', false], [0.66, 828, 1.5, 'stand', true], [0.71, 836, 1.56, 'stand', false], [0.36, 912, 2.4, 'call', false], [0.475, 930, 2.3, 'stand', true]];
      return fill(prints, '#b5966c', 'opacity="0.5"') + flock.map(([x, y, k, pose, flip]) => shadow(s.x(x), y, k) + put(s.x(x), y, k, penguin(pose), 0, flip)).join('');
    }),
    birds({ x: 0.56, y: 250, count: 5, size: 14, colour: '#ffffff', spread: 100 }),
    layer(0.9, (s) => {
      let out = put(s.x(1) + 10, 1080, 1, boulder(s, 260, 200)) + put(s.x(-0.02), 1090, 1, boulder(s, 220, 170));
      for (let i = 0; i < 46; i++) out += leafSpray(s, i % 2 ? s.r.range(-60, s.w * 0.12) : s.r.range(s.w * 0.9, s.w + 60), s.r.range(985, 1050), -s.r.range(70, 130), mix('#2f5f4f', '#7f9f58', s.r.next()), 6);
      return out;
    }),
  ],
};
