import { t } from './staff-list.texts.ts';
import type { ListFilter } from './staff-list-bar.tsx';

/** By who can see something; `draft` is what that state is called. */
export const stateFilter = (draft = t.draft): ListFilter => ({
  name: 'state',
  label: t.state,
  options: [
    { value: '', label: t.allStates },
    { value: 'published', label: t.published },
    { value: 'draft', label: draft },
    { value: 'scheduled', label: t.scheduled },
  ],
});
