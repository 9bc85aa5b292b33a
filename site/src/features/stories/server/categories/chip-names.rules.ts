import { regionNames } from '#contract/regions.ts';
import { t as regions } from '#contract/texts/names/regions.texts.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import { t } from '../../chip-names.texts.ts';
import { t as stories } from '../api-stories.texts.ts';

const namesHere = () => [
  t.allCategories,
  ...Object.keys(regionNames).map((region) => regions[region as keyof typeof regionNames]),
];

/** What is said of a name that a filter has, and of one that another category has. */
export const chipTaken = (): string => stories.filterTaken;
export const categoryTaken = (): string => stories.nameTaken;

/** Whether a filter of the Stories page is called so in one of the languages: no category can be. */
export const isChipIn = (languages: readonly string[], name: string): boolean =>
  languages.some((language) =>
    inLanguageOf(language, namesHere).some((chip) => chip.toLowerCase() === name.toLowerCase()),
  );
