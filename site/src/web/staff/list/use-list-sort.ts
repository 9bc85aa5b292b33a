import type { Sort } from '@trekker/design-system/staff/lists/data-table.tsx';
import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { listAddress } from './list-address.ts';

/** The order that the address asks for (contract/list-sort.ts): the newest first, if none. */
export function useListSort(): Sort {
  const location = useLocation();
  const sort = new URLSearchParams(location.search).get('sort') || newestFirst;
  return {
    by: sort.replace(/^-/, ''),
    down: sort.startsWith('-'),
    standard: { by: 'added', down: true },
    addressOf: ({ by, down }) => {
      const name = `${down ? '-' : ''}${by}`;
      return hrefTo(listAddress(location, 'sort', name === newestFirst ? '' : name));
    },
  };
}

const newestFirst = '-added';
