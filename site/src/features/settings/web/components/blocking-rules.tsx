import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { useRevalidator } from 'react-router';
import { type ProblemRule, problemRules } from '#features/checklists/checklist.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { type SiteSettings, updateSettings } from '../../settings.contract.ts';

const labels: Record<ProblemRule, { label: string; hint: string }> = {
  'alternative-text': {
    label: 'Pictures without alternative text',
    hint: 'Readers who can’t see a picture hear nothing of it.',
  },
  'excerpt-missing': { label: 'No excerpt', hint: 'Cards and search engines have nothing to show.' },
  'heading-order': { label: 'Headings that skip a level', hint: 'Screen readers go through a text by its headings.' },
  'link-text': { label: 'Links called “here”', hint: 'Read on their own, they don’t say where they lead.' },
  'link-not-public': { label: 'Links to drafts', hint: 'Readers see the words without the link.' },
  'unknown-media': { label: 'Missing media', hint: 'A picture or video in the text no longer exists.' },
  'tags-missing': { label: 'No tags', hint: 'Filters and related stories don’t find it.' },
};

/** Which problems of the checklist keep something from being published. Saved as soon as one is switched. */
export function BlockingRules({ settings: { blocking, updatedAt } }: { settings: SiteSettings }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const block = async (rule: ProblemRule, on: boolean) => {
    const wanted = on ? [...blocking, rule] : blocking.filter((one) => one !== rule);
    await run(() => api.call(updateSettings, { body: { blocking: wanted, updatedAt } }));
    // Where it failed because somebody else was faster, their choice is shown.
    await revalidate();
  };
  return (
    <FormPart title="Before publishing">
      <p className="muted">
        The checklist names these problems in any case. Those switched on here stop stories, destinations, highlights
        and pages from being published or scheduled. What is public already stays so.
      </p>
      {problemRules.map((rule) => (
        <SwitchLine
          key={rule}
          {...labels[rule]}
          on={blocking.includes(rule)}
          busy={busy}
          onChange={(on) => void block(rule, on)}
        />
      ))}
    </FormPart>
  );
}
