import { texts } from '@trekker/texts/texts.ts';

// What a message can be about, as visitors choose it and staff read it.
export const t = texts('contact-subjects', {
  general: 'General Inquiry',
  feedback: 'Feedback',
  support: 'Support',
  partnership: 'Partnership Opportunity',
  other: 'Other',
});
