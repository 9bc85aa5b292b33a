import { editionStates } from '#contract/rules/translations/edition-states.ts';
import type { ListFilter } from '#web/staff/list/staff-list-bar.tsx';
import type { ListedLanguage } from '../../edition-standing.contract.ts';
import { t } from '../staff-translations.texts.ts';
import { wordOf } from './edition-words.ts';

/** Of a list: by how its rows stand in one of the site's other languages; none where there are none. */
export const translationFilters = (list: object): readonly ListFilter[] => {
  const { languages } = list as { languages?: readonly ListedLanguage[] };
  if (!languages) return [];
  const options = languages.flatMap(({ code, name }) =>
    editionStates.map((state) => ({
      value: `${code}.${state}`,
      label: t.inLanguage({ language: name, state: wordOf(state) }),
    })),
  );
  return [
    { name: 'translation', label: t.translations, options: [{ value: '', label: t.allTranslations }, ...options] },
  ];
};
