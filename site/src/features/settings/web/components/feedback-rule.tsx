import { FormPart } from '@trekker/design-system/staff/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/switch-line.tsx';
import { useStaffCall } from '../../../../web/staff/use-staff-call.ts';
import { type SiteSettings, updateSettings } from '../../settings.contract.ts';

/** Whether feedback waits for staff. Saved as soon as it is switched. */
export function FeedbackRule({ settings: { holdFeedback, updatedAt } }: { settings: SiteSettings }) {
  const { busy, send } = useStaffCall();
  return (
    <FormPart title="Feedback">
      <SwitchLine
        label="Hold all feedback for approval"
        hint={
          holdFeedback
            ? 'All feedback waits until somebody shows it.'
            : 'Feedback is on the home page at once. Only what looks like advertising waits.'
        }
        on={holdFeedback}
        busy={busy}
        onChange={(on) => void send(updateSettings, { body: { holdFeedback: on, updatedAt } })}
      />
    </FormPart>
  );
}
