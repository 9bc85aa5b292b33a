import type { ContactSubject } from './contact.contract.ts';
import { t } from './contact-subjects.texts.ts';

/** What a message can be about, as visitors and staff read it. */
export const subjectNames: Record<ContactSubject, () => string> = {
  general: () => t.general,
  feedback: () => t.feedback,
  support: () => t.support,
  partnership: () => t.partnership,
  other: () => t.other,
};
