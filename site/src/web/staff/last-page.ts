import { pageAddress } from '@trekker/design-system/pager.tsx';
import { redirect } from 'react-router';
import type { LoadedList } from './loaded-list.ts';

/** A page past the end is the last one: the last row of a page may have been deleted. Throws a redirect. */
export function lastPageInstead<Row>(list: LoadedList<Row>, request: Request): LoadedList<Row> {
  const { pathname, search } = new URL(request.url);
  if (!('failed' in list) && list.page > list.pages) throw redirect(pageAddress(pathname + search, list.pages));
  return list;
}
