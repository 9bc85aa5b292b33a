import type { CheckedFields } from '../checklists/checked-item.ts';
import { isLegalPage } from './legal-page.rules.ts';
import { templateAdvice, templateBox, templateGaps } from './template-gaps.rules.ts';

/** What the checklist looks at in a page. Its lead may be missing: an imprint needs none. */
export const pageChecklist: CheckedFields = {
  text: { field: 'content', mayBeShort: ({ slug }) => isLegalPage(String(slug ?? '')) },
  images: [],
  gaps: { sentences: Object.values(templateGaps), box: templateBox, advice: templateAdvice },
};
