import type { PageMeta } from '../page.ts';

/** For the head of a list in pages: which come before and after this one. */
export function pagesBeside(
  list: { page: number; totalPages: number },
  addressOf: (page: number) => string,
): Pick<PageMeta, 'previousPath' | 'nextPath'> {
  return {
    ...(list.page > 1 && { previousPath: addressOf(list.page - 1) }),
    ...(list.page < list.totalPages && { nextPath: addressOf(list.page + 1) }),
  };
}
