import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { LineField } from '@trekker/design-system/forms/line-field.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import type { TermName } from '#features/glossary/term-names.contract.ts';
import { TermWord } from '#features/glossary/web/components/term-word.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { addressOfFilter, allCategories, chipName, type StoryFilter } from '../story-filter.ts';
import { t } from '../story-list.texts.ts';

type StoryFiltersProps = {
  filter: StoryFilter;
  chips: readonly string[];
  /** What categories are called in the language of the page, by their names. */
  names: Readonly<Record<string, TermName>> | undefined;
};

/**
 * What the stories are narrowed down by: words and one chip. Everything is a link or a form, and works without a
 * script.
 */
export function StoryFilters({ filter: { q, category }, chips, names }: StoryFiltersProps) {
  return (
    <div className="finder">
      <search>
        {/* The key empties the box when the search is cleared by a link. */}
        <form key={q} action={hrefTo('/stories')} method="get">
          <LineField
            id="story-words"
            label={t.search}
            icon={<SearchIcon />}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={mostSearchCharacters}
            placeholder={t.searchExample}
          />
          {category !== allCategories && <input type="hidden" name="category" value={category} />}
        </form>
      </search>
      <Chips label={t.category} scroll>
        {chips.map((chip) => (
          <Chip key={chip} on={chip === category} href={hrefTo(addressOfFilter({ q, category: chip }))}>
            <TermWord {...chipName(chip, names)} />
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
