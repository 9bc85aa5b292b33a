import type { PageFrame, PageMeta } from '#web/page.ts';

/** Of every address that leads nowhere. */
export const notFoundMeta = (): PageMeta => ({
  title: 'Page not found',
  description: 'There is no page at this address.',
});

export const notFoundFrame = (): PageFrame => ({ breadcrumbs: [{ label: 'Not found' }] });
