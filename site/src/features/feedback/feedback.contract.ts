import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { honeypot } from '../../contract/honeypot.ts';
import { sortQuery } from '../../contract/list-sort.ts';
import { messageAnswer } from '../../contract/message.ts';
import { listOf, pageQuery } from '../../contract/pagination.ts';
import { choice, searchWords, text } from '../../contract/rules/text.ts';
import { mostEmailCharacters } from '../../contract/rules/text-limits.ts';
import { t } from './api-feedback.texts.ts';

/** Feedback as everybody may read it. `ratting` and `fullName` are what older clients read, beside our names. */
export const testimonial = z.object({
  _id: z.string(),
  name: z.string(),
  fullName: z.string(),
  location: z.string(),
  message: z.string(),
  /** That it is written in, where that is not the site's own. */
  language: z.string().optional(),
  ratting: z.int(),
  rating: z.int(),
  createdAt: z.string(),
});
export type Testimonial = z.output<typeof testimonial>;

export const feedbackTag = 'feedback';

export const listTestimonials = endpoint({
  name: 'listTestimonials',
  summary: 'Feedback that is shown on the home page, newest first',
  method: 'GET',
  paths: ['/api/testimonials'],
  access: 'public',
  section: 'testimonials',
  query: z.object(pageQuery(6)),
  output: listOf(testimonial),
  errors: ['invalid_input'],
  cacheTags: () => [feedbackTag],
});

/** This call serves the home page and the back office, so its answer depends on who asks and is never shared. */
export const listFeedback = endpoint({
  name: 'listFeedback',
  summary: 'Feedback, newest first; only staff see held feedback and email addresses, and only they can search',
  method: 'GET',
  paths: ['/api/v3/auth/feedback'],
  access: 'public',
  query: z.object({
    /** Looked for in text, name and location. */
    q: searchWords,
    held: choice('held', ['true', 'false', ''])
      .transform((held) => (held ? held === 'true' : undefined))
      .optional(),
    /** For staff. */
    ...sortQuery('added', 'name', 'rating'),
    ...pageQuery(10),
  }),
  output: listOf(testimonial.extend({ email: z.string().optional(), held: z.boolean().optional() })),
  errors: ['invalid_input'],
});

/** From 1 to 5, as a number or, from a form, as its digit. */
const rating = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    { error: () => t.ratingMissing },
  )
  .refine((stars) => stars >= 1 && stars <= 5, { error: () => t.ratingOutside });

/** Characters; the form's inputs stop there. */
export const mostFeedbackCharacters = { name: 120, location: 120, message: 1000 };

function required(most: number, missing: () => string) {
  return text(most).pipe(z.string().min(1, { error: missing }));
}

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  summary: 'Leaves feedback; when logged in, the name and email come from the account',
  method: 'POST',
  paths: ['/api/v3/auth/feedback'],
  access: 'public',
  section: 'feedback',
  limit: 'feedback',
  idempotent: true,
  body: z.preprocess(
    withRating,
    z.object({
      ...honeypot,
      name: text(mostFeedbackCharacters.name).default(''),
      email: text(mostEmailCharacters).default(''),
      location: required(mostFeedbackCharacters.location, () => t.locationMissing),
      message: required(mostFeedbackCharacters.message, () => t.messageMissing),
      ratting: rating,
    }),
  ),
  /** `held`: it waits until staff have read it. */
  output: messageAnswer.extend({ held: z.boolean().optional() }),
  status: 201,
  errors: ['invalid_input', 'too_many', 'conflict', 'key_reused'],
});

/** Both spellings of the rating are taken. */
function withRating(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || 'ratting' in body || !('rating' in body)) return body;
  return { ...body, ratting: body.rating };
}
