import type { PageMeta } from '../page.ts';

/** For a page that could not be brought. */
export const failedMeta: PageMeta = { title: 'We couldn’t load this page', description: 'Something went wrong' };
