import { useRef } from 'react';
import { useRowCall } from '../list/use-row-call.ts';

/** How something is made public, for forms of what can be. */
export type PublicationOptions<Item> = {
  isPublished: (item: Item) => boolean;
  /** Publishes it, or takes it back. */
  publish: (item: Item, isPublished: boolean) => Promise<{ message: string; data: Item }>;
};

/** What the bar of a form shows of it. */
export type Publication = {
  isPublished: boolean;
  busy: boolean;
  /** Publishes, with what is typed saved first; or takes back, which leaves what is typed alone. */
  change: () => void;
};

type PublicationContext<Item> = {
  item: Item | null;
  isDirty: boolean;
  /** Saves the form; false when it was refused at once. */
  save: () => boolean;
  accept: (item: Item) => void;
};

/** The button that publishes: at once, and never something older than what its form shows. */
export function usePublication<Item>(options: PublicationOptions<Item> | undefined) {
  const { busy, run } = useRowCall();
  const isWanted = useRef(false);

  /** Gives the item as it is afterwards; null when it failed. */
  const turn = async ({ publish }: PublicationOptions<Item>, item: Item, isPublished: boolean) => {
    const answers: Item[] = [];
    await run(async () => {
      const answer = await publish(item, isPublished);
      answers.push(answer.data);
      return answer;
    });
    return answers[0] ?? null;
  };
  return {
    /** What was saved, published if that was the errand; null when there is nothing to publish, or it failed. */
    async afterSave(saved: Item): Promise<Item | null> {
      const wanted = options && isWanted.current;
      isWanted.current = false;
      return wanted ? turn(options, saved, true) : null;
    },
    /** A save that is no publication, or that somebody has to look at first. */
    forget() {
      isWanted.current = false;
    },
    in({ item, isDirty, save, accept }: PublicationContext<Item>): Publication | null {
      if (!options) return null;
      const isPublished = item !== null && options.isPublished(item);
      const change = async () => {
        if (item === null || (isDirty && !isPublished)) {
          isWanted.current = save();
          return;
        }
        const changed = await turn(options, item, !isPublished);
        if (changed) accept(changed);
      };
      return { isPublished, busy, change: () => void change() };
    },
  };
}
