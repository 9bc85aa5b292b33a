import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, type Order, type Sort } from './data-table.tsx';

type Story = { id: string; title: string; minutes: number };
const rows: Story[] = [{ id: '7', title: 'Trains', minutes: 9 }];

function html(sort?: Sort): string {
  const table = createElement(DataTable<Story>, {
    label: 'Stories',
    rows,
    keyOf: ({ id }) => id,
    columns: [
      { head: 'Story', sortBy: 'title', cell: ({ title }) => title },
      { head: 'Read Time', sortBy: 'time', downFirst: true, cell: ({ minutes }) => `${minutes} min` },
      { head: 'Actions', actions: true, cell: () => 'Edit' },
    ],
    ...(sort && { sort }),
  });
  return renderToStaticMarkup(table);
}

test('a table says of each cell on which line of a row it stands on a phone', () => {
  const table = html();
  expect(table.match(/data-phone="[^"]*"/g)).toEqual(['data-phone="fact"']);
  expect(table).toContain('>9 min<');
  expect(table).not.toContain('aria-sort');
});

test('a table says how it is sorted; pressing a heading reverses the order, then clears it', () => {
  const addressOf = ({ by, down }: Order) => `?sort=${by}${down ? '&down' : ''}`;
  const standard = { by: 'time', down: true };
  const up = html({ by: 'title', down: false, standard, addressOf });
  expect(up).toMatch(/aria-sort="ascending"[^>]*><a[^>]*href="\?sort=title&amp;down"/);
  expect(up).toMatch(/href="\?sort=time&amp;down"/);
  const down = html({ by: 'title', down: true, standard, addressOf });
  expect(down).toMatch(/aria-sort="descending"[^>]*><a[^>]*href="\?sort=time&amp;down"/);
  expect(html({ ...standard, standard, addressOf })).toMatch(/aria-sort="descending"[^>]*><a[^>]*href="\?sort=time"/);
});
