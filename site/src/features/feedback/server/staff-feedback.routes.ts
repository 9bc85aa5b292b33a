import { presentMessage } from '#contract/message.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../staff-feedback.contract.ts';
import { t } from './api-feedback.texts.ts';
import { presentFeedbackForStaff } from './feedback.presenter.ts';
import { deleteFeedback, showFeedback } from './staff-feedback.service.ts';

export function staffFeedbackRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.showFeedback, async ({ viewer, params, body }) => {
      const shown = body?.shown ?? true;
      const row = await showFeedback(db, viewer, params.id, shown);
      return { ...presentMessage(shown ? t.shown : t.hidden), data: presentFeedbackForStaff(row) };
    }),
    implement(contract.deleteFeedback, async ({ viewer, params }) => {
      await deleteFeedback(db, viewer, params.id);
      return presentMessage(t.deleted);
    }),
  ];
}
