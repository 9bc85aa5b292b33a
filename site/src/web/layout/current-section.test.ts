import { expect, test } from 'vitest';
import { currentMark, currentSection } from './current-section.ts';

test.each([
  ['/', 'home'],
  ['/destinations', 'destinations'],
  ['/Destinations/lisbon', 'destinations'],
  ['/tags/food', 'stories'],
  ['/authors/zola-mbeki', 'stories'],
  ['/signup', 'login'],
  ['/email/sign-in', 'login'],
  ['/reset-password', 'login'],
  ['/privacy', undefined],
])('the page %s belongs to the section "%s"', (path, section) => {
  expect(currentSection(path)).toBe(section);
});

test('a link is marked as the current page, or else as its section', () => {
  expect(currentMark('stories', 'stories', '/stories', '/stories')).toBe('page');
  expect(currentMark('stories', 'stories', '/stories/slow-train', '/stories')).toBe('true');
  expect(currentMark('stories', 'home', '/stories', '/')).toBeUndefined();
  expect(currentMark(undefined, undefined, '/privacy', '/admin')).toBeUndefined();
});
