import type { OwnPlan } from './own-plan.service.ts';
import type { Names } from './own-write.service.ts';

/** What is known of an import under way: what of the export is here, and under which id. */
export type Arrival = {
  plan: OwnPlan;
  names: Names;
  /** It is here, under that id; null: it did not come. */
  note(kind: 'account' | 'author' | 'media', id: string, hereId: string | null): void;
  /** Items that are here as the export has them, by kind and id. */
  here: Set<string>;
  /** That settings bring, which a dry run leaves unwritten; of a run the site itself knows them. */
  languages: Set<string>;
};

export function createArrival(plan: OwnPlan): Arrival {
  const known = { account: new Map<string, string | null>(), author: new Map<string, string | null>() };
  const lost = new Set<string>();
  const at = (kind: keyof typeof known) => (id: string | null | undefined) =>
    id ? (known[kind].get(id) ?? null) : null;
  return {
    plan,
    here: new Set(),
    languages: new Set(),
    names: {
      mediaAt(file) {
        const id = plan.mediaAt(file);
        return id === null || lost.has(id) ? null : id;
      },
      itemAt: plan.itemAt,
      accountAt: at('account'),
      authorAt: at('author'),
    },
    note(kind, id, hereId) {
      if (kind !== 'media') known[kind].set(id, hereId);
      else if (hereId === null) lost.add(id);
    },
  };
}
