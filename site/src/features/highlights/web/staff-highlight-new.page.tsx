import type { PageMeta } from '#web/page.ts';
import { HighlightForm } from './components/staff/highlight-form.tsx';
import { t } from './staff-highlights.texts.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.new, description: '' });

export function Component() {
  return <HighlightForm item={null} />;
}
