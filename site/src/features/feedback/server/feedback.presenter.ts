import type { Testimonial } from '../feedback.contract.ts';
import type { StaffFeedback } from '../staff-feedback.contract.ts';
import type { FeedbackRow, ShownFeedback } from './feedback.repository.ts';

/** What everybody may see: no email address. */
export function presentTestimonial(row: ShownFeedback): Testimonial {
  return {
    _id: row.id,
    name: row.name,
    fullName: row.name,
    location: row.location,
    message: row.message,
    ...(row.language !== '' && { language: row.language }),
    ratting: row.rating,
    rating: row.rating,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentFeedbackForStaff(row: FeedbackRow): StaffFeedback {
  return { ...presentTestimonial(row), email: row.email, held: row.held };
}
