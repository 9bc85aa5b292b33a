import type { PageMeta } from '#web/page.ts';
import { HighlightForm } from './components/staff/highlight-form.tsx';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'New highlight', description: '' });

export function Component() {
  return <HighlightForm item={null} />;
}
