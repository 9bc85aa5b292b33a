import '@trekker/texts/in-english.fixture.ts';
import { globSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rooms } from '../gallery/specimens.ts';

const source = import.meta.dirname;
const specimens = rooms.flatMap((room) => room.specimens);

/** Each component that a file exports, by name. */
async function components(): Promise<[name: string, component: unknown][]> {
  const modules = await Promise.all(
    globSync('**/*.tsx', { cwd: source }).map(
      async (file): Promise<Record<string, unknown>> => import(path.join(source, file)),
    ),
  );
  return modules.flatMap((module) =>
    Object.entries(module).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function'),
  );
}

test('the gallery shows every component of the design system', async () => {
  const all = await components();
  expect(all.length).toBeGreaterThan(100);
  const shown = new Set(specimens.flatMap(({ of }) => of));
  expect(all.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
});

test('each component stands in the gallery under one name, each state under one label', () => {
  const names = specimens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, states } of specimens) {
    expect(states.length, name).toBeGreaterThan(0);
    expect(new Set(states.map(({ label }) => label)).size, name).toBe(states.length);
  }
});

test('each state draws something', () => {
  for (const { name, states } of specimens)
    for (const { label, shown } of states)
      expect(renderToStaticMarkup(createElement('div', null, shown)).length, `${name}: ${label}`).toBeGreaterThan(15);
});
