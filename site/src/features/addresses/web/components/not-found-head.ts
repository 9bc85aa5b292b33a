import { t as commonWords } from '#web/components/components.texts.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { t } from '../not-found.texts.ts';

/** Of every address that leads nowhere. */
export const notFoundMeta = (): PageMeta => ({
  title: t.title,
  description: t.description,
});

export const notFoundFrame = (): PageFrame => ({ breadcrumbs: [{ label: commonWords.notFound }] });
