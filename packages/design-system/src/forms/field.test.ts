import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, type FieldProps } from './field.tsx';
import { Input } from './input.tsx';

const render = (props: Omit<FieldProps, 'children'>) =>
  renderToStaticMarkup(createElement(Field, props as FieldProps, createElement(Input)));

test('a field connects label, hint, error and note to its control', () => {
  const html = render({ label: 'Your review', id: 'text', hint: 'Be kind', error: 'Too short', note: '13/500' });
  expect(html).toContain('<label for="text"');
  expect(html).toContain('id="text"');
  expect(html).toContain('aria-invalid="true"');
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(described).toEqual(['text-error', 'text-hint', 'text-note']);
  for (const id of described) expect(html).toContain(`id="${id}"`);
});

test('a field refers to no hint, error or note that is not there', () => {
  const html = render({ label: 'Name', error: null });
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});
