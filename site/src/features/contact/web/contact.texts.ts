import { texts } from '@trekker/texts/texts.ts';

export const t = texts('contact', {
  information: 'Contact information',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  workingHours: 'Working hours',
  formTitle: 'Send Us a Message',
  fullName: 'Full name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Thank You!',
  sentText: "Your message has been sent successfully. We'll get back to you as soon as possible.",
  stillHere: 'Your message is still here. Please send it again.',
});
