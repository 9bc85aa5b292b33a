import { presentMessage } from '#contract/message.ts';
import { presentList } from '#contract/pagination.ts';
import { isStaff } from '#contract/roles.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { isTrapped } from '#server/forms/honeypot.ts';
import { listFeedback, listTestimonials, sendFeedback } from '../feedback.contract.ts';
import { t } from './api-feedback.texts.ts';
import { presentFeedbackForStaff, presentTestimonial } from './feedback.presenter.ts';
import { listShownFeedback } from './feedback.repository.ts';
import { leaveFeedback } from './feedback.service.ts';
import { listFeedbackForStaff } from './staff-feedback.repository.ts';

export function feedbackRoutes({ db, reads }: Dependencies): Implementation[] {
  return [
    implement(listTestimonials, async ({ query }) =>
      presentList(query, await listShownFeedback(reads, query), presentTestimonial),
    ),
    implement(listFeedback, async ({ query, viewer }) =>
      viewer && isStaff(viewer.role)
        ? presentList(query, await listFeedbackForStaff(db, query, query), presentFeedbackForStaff)
        : presentList(query, await listShownFeedback(reads, query), presentTestimonial),
    ),
    implement(sendFeedback, async ({ body, viewer, db: store }) => {
      const held = !isTrapped(body) && (await leaveFeedback(store, body, viewer?.accountId));
      // Literal (docs/specification.md, 7).
      return { ...presentMessage(t.sent), ...(held && { held }) };
    }),
  ];
}
