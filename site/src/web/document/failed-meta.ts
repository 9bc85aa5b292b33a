import { t } from '../components/components.texts.ts';
import type { PageMeta } from '../page.ts';

/** For a page that could not be brought. */
export const failedMeta = (): PageMeta => ({ title: t.pageFailed, description: t.failed });
