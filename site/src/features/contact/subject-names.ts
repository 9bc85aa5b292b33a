import type { ContactSubject } from './contact.contract.ts';

/** What a message can be about, as visitors and staff read it. */
export const subjectNames: Record<ContactSubject, string> = {
  general: 'General Inquiry',
  feedback: 'Feedback',
  support: 'Support',
  partnership: 'Partnership Opportunity',
  other: 'Other',
};
