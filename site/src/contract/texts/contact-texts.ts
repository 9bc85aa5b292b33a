/** Of the contact page. */
export const contactTexts = {
  'contact.title': 'Write to us',
  'contact.lead': 'A person reads every message, usually with coffee.',
} as const;
