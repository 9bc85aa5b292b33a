import { presentMessage } from '#contract/message.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../story-category.contract.ts';
import { t } from '../api-stories.texts.ts';
import { readCategoriesForStaff, saveCategories } from './story-category.service.ts';

export function storyCategoryRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  return [
    implement(contract.readStoryCategories, async () => ({
      success: true as const,
      ...(await readCategoriesForStaff(db)),
    })),
    implement(contract.updateStoryCategories, async ({ viewer, body }) => {
      await saveCategories(db, viewer, body);
      return { ...presentMessage(t.categoriesSaved), ...(await readCategoriesForStaff(db)) };
    }),
  ];
}
