import type { CheckedFields } from '../checklists/checked-item.ts';
import { isLegalPage } from './legal-page.rules.ts';
import { templateGaps } from './template-gaps.rules.ts';

/** What the checklist looks at in a page. Its lead may be missing: an imprint needs none. */
export const pageChecklist: CheckedFields = {
  text: { field: 'content', mayBeShort: ({ slug }) => isLegalPage(String(slug ?? '')) },
  images: [],
  gaps: Object.values(templateGaps).map(({ box, advice, ...sentences }) => ({
    sentences: Object.values(sentences),
    box,
    advice,
  })),
};
