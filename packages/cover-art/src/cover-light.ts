import { mix } from './core/colour.ts';

type Hour = 'dawn' | 'day' | 'gold' | 'dusk' | 'night';

export const pick = <T>(list: readonly T[], r: number): T => list[Math.floor(r * list.length) % list.length]!;

export interface Light {
  hour: Hour;
  sky: string[];
  air: string;
  glow: string;
  ball: string;
  cloud: [string, string, string];
  water: string[];
  /** Brings any local colour into the hour's light; the second number fades it into the air. */
  c: (local: string, far?: number) => string;
  rim: string;
  dark: boolean;
}

const hours: Record<Hour, { skies: string[][]; air: string[]; tint: string; strength: number; glow: string; ball: string; rim: string; cloud: [string, string, string] }> = {
  dawn: { skies: [['#6f8fc4', '#c3a9c9', '#f4c1b5', '#ffe3c0'], ['#7fa3cf', '#e0b9c4', '#fbd2b4', '#fff0d2']], air: ['#f2cfc4', '#f4d9c9'], tint: '#e8a79c', strength: 0.24, glow: '#ffd9a8', ball: '#fff8e2', rim: '#fff0d2', cloud: ['#fff4ea', '#f4d9d4', '#cbb6cc'] },
  day: { skies: [['#3f8fc4', '#85c3de', '#cfe9e6', '#faf2d6'], ['#2f86bd', '#7fc4d4', '#d3ecdc', '#f9f1d2'], ['#4f9fd0', '#93c9dc', '#dfe6d4', '#fde3bb']], air: ['#cfe4e6', '#d9e6dc'], tint: '#ffffff', strength: 0, glow: '#fff4cf', ball: '#fffbe8', rim: '#f4efc0', cloud: ['#ffffff', '#f6f6f0', '#cddde6'] },
  gold: { skies: [['#5f93a6', '#a9c3b8', '#f2d9ac', '#fbc98e'], ['#5d8fb5', '#c9c3b4', '#fbd49a', '#ffc27a'], ['#7aa0a8', '#e3d3a8', '#fdc987', '#ffb56f']], air: ['#f4cfa6', '#f2c99a'], tint: '#e89a4c', strength: 0.27, glow: '#ffd58a', ball: '#fff6d8', rim: '#ffe9b0', cloud: ['#fff2d4', '#f7d9b0', '#d3a890'] },
  dusk: { skies: [['#26366f', '#63589a', '#c07f9f', '#f4a083', '#ffcf8f'], ['#3a2f6f', '#8a5a9a', '#e07f8f', '#ffb37a'], ['#1f4470', '#5f6fa5', '#d08fa0', '#fbb98a']], air: ['#d99a98', '#c99aaa'], tint: '#5a3f7f', strength: 0.36, glow: '#ffb56a', ball: '#fff0c0', rim: '#ffc79a', cloud: ['#ffc9a8', '#c98fa6', '#6f5f96'] },
  night: { skies: [['#0a1238', '#1d2f66', '#4a5f9c', '#a994b8'], ['#0b1a3f', '#1f4470', '#4f86a5', '#b5c4bc']], air: ['#5f79ad', '#5f86a0'], tint: '#1c3474', strength: 0.54, glow: '#ffe0b0', ball: '#fff3d6', rim: '#b5c6ea', cloud: ['#8f9cc9', '#4f6098', '#2a3a70'] },
};

export function lightFor(latitude: number, r: () => number): Light {
  const lat = Math.abs(latitude);
  const hour = pick<Hour>(['day', 'gold', 'dusk', 'dawn', 'day', 'gold', 'dusk', 'night'], r());
  const h = hours[hour];
  // Towards the equator skies are warmer and deeper, towards the poles cooler and paler.
  const climate = lat < 24 ? ['#ffb45a', 0.1] as const : lat > 52 ? ['#a9c3e0', 0.22] as const : ['#ffffff', 0] as const;
  const top = pick(h.skies, r()).map((s, i) => mix(s, climate[0], climate[1] * (i ? 1 : 0.3)));
  const air = mix(pick(h.air, r()), climate[0], climate[1]);
  const sea = lat < 26 ? ['#bfeee0', '#4fc4c4', '#128a9f', '#0b5f80'] : lat > 52 ? ['#c3d9df', '#6f9fb5', '#2f6486', '#1a3f60'] : ['#c9ebe4', '#5fb0c0', '#257f9f', '#155478'];
  const c = (local: string, far = 0): string => mix(mix(local, h.tint, h.strength), air, far);
  return { hour, sky: top, air, glow: h.glow, ball: h.ball, cloud: h.cloud, rim: h.rim, c, dark: hour === 'night' || hour === 'dusk', water: sea.map((s, i) => mix(c(s), top.at(-1)!, [0.62, 0.3, 0.1, 0.04][i]!)) };
}
