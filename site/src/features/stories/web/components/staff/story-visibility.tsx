import { SwitchLine } from '@trekker/design-system/staff/switch-line.tsx';
import { useRowCall } from '../../../../../web/staff/use-row-call.ts';
import { useApi } from '../../../../../web/use-session.ts';
import { publishStory, type StaffStory } from '../../../staff-story.contract.ts';

/** Publishes a story, or takes it back: at once, whatever else of it is still to be saved. */
export function StoryVisibility({ item, onChange }: { item: StaffStory; onChange: (item: StaffStory) => void }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const publish = (isPublished: boolean) =>
    run(async () => {
      const { message, data } = await api.call(publishStory, { params: { id: item._id }, body: { isPublished } });
      onChange(data);
      return { message };
    });
  return (
    <SwitchLine
      label="Published"
      hint={item.isPublished ? 'Anyone can read it. Changes at once.' : 'A draft, seen by staff only. Changes at once.'}
      on={item.isPublished}
      busy={busy}
      onChange={publish}
    />
  );
}
