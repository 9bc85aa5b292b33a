import { Problem } from '#contract/problem.ts';
import { takeRowPreview } from '../list/row-previews.ts';

/** What the page of a form is loaded with. `whole` is null when there is no such item. */
export type EditItem<Preview, Item> = { preview?: Preview; full: Item | null | Promise<Item | null> };

/** In a loader: what the list knew is shown at once; the form begins with what the server has now. */
export async function editItem<Preview extends { _id: string }, Item>(
  id: string,
  read: (id: string) => Promise<{ data: Item }>,
): Promise<EditItem<Preview, Item>> {
  const full = orNull(read(id));
  const preview = takeRowPreview<Preview>(id);
  if (!preview) return { full: await full };
  full.catch(() => {}); // shown by the page's error boundary
  return { preview, full };
}

/** What was asked for; null when there is no such item. */
export async function orNull<Item>(answer: Promise<{ data: Item }>): Promise<Item | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}
