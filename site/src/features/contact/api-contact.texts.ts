import { texts } from '@trekker/texts/texts.ts';

// Of messages to the owners of the site: what is wrong with one, and that it was sent.
export const t = texts('api-contact', {
  nameMissing: 'Name is required',
  nameOneLine: 'Name must be one line',
  messageMissing: 'Message is required',
  subjectMissing: 'Subject is required',
  subjectUnknown: 'Subject must be one of {subjects}',
  sent: "Your message has been sent successfully. We'll get back to you as soon as possible.",
});
