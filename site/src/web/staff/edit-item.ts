import { Problem } from '../../contract/problem.ts';
import { takePassedRow } from './passed-rows.ts';

/** What the page of a form is loaded with. `whole` is null when there is no such item. */
export type EditItem<Known, Item> = { passed?: Known; whole: Item | null | Promise<Item | null> };

/** In a loader: what the list knew is shown at once; the form begins with what the server has now. */
export async function editItem<Known extends { _id: string }, Item>(
  id: string,
  read: (id: string) => Promise<{ data: Item }>,
): Promise<EditItem<Known, Item>> {
  const whole = orNull(read(id));
  const passed = takePassedRow<Known>(id);
  if (!passed) return { whole: await whole };
  whole.catch(() => {}); // shown by the page's error boundary
  return { passed, whole };
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
