import { texts } from '@trekker/texts/texts.ts';

export const t = texts('feedback', {
  name: 'Name',
  email: 'Email',
  emailHint: 'Never shown',
  location: 'Location',
  locationExample: 'City, country',
  rating: 'Rating',
  message: 'Message',
  send: 'Send',
  sending: 'Sending...',
  thanks: 'SuccessFully Submit Feedback...',
  // Where staff look at it first.
  thanksHeld: 'SuccessFully Submit Feedback... It will appear here once we’ve approved it.',
  failed: 'someThing wont wrong try next time...',
  testimonials: 'Testimonials',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  moreFailed: 'Failed to fetch feedback',
});
