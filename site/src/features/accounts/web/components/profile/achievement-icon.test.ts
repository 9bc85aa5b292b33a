import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AchievementIcon } from './achievement-icon.tsx';

const shown = (icon: string) => renderToStaticMarkup(createElement(AchievementIcon, { icon }));

test('an achievement shows its icon, by name or as a sign, and the globe only where there is none', () => {
  const globe = shown('globe');
  expect(globe).toContain('<svg');
  for (const none of ['', ' ', 'no-such-icon']) expect(shown(none)).toBe(globe);
  expect(shown('Heart')).toContain('<svg');
  expect(shown('Heart')).not.toBe(globe);
  expect(shown('🏔️')).toContain('>🏔️<');
});
