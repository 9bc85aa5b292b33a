/**
 * The lists whose lengths the database keeps (list_counts), by the names that the triggers of the counted tables give
 * them (`keep_list_counts`, `count_lists` in the migrations). A name that is spelled differently there has no length:
 * it counts 0 without a word, which is why all of them stand here, and site/test/list-counts.test.ts holds them against
 * the triggers.
 *
 * A name begins with that of its table. `{region}` is a region's slug, `{tag}` is in lower case, `{time}` a month, 1 to
 * 12, or a season from 13 on (times_to_go). What is not published is in the list of drafts and in no other;
 * of these, what is planned or has ended is in a list of `schedules` as well.
 */
export const keptLists = [
  'accounts of {role}',
  'activity_entries',
  'authors',
  'contact_messages read',
  'contact_messages unread',
  'destination_text_lists {language} all',
  'destination_text_lists {language} featured',
  'destination_text_lists {language} in {region}',
  'destination_text_lists {language} tagged {tag}',
  'destinations draft',
  'destinations featured',
  'destinations good in {time}',
  'destinations in {region} good in {time}',
  'destinations in {region} tagged {tag}',
  'destinations published',
  'destinations published in {region}',
  'destinations tagged {tag}',
  'feedback held',
  'feedback shown',
  'highlights draft',
  'highlights featured',
  'highlights published',
  'highlights published in {region}',
  'highlights top-rated',
  'schedules of {kind} ended',
  'schedules of {kind} to come',
  'stories draft',
  'stories featured',
  'stories published',
  'stories published as {category}',
  'stories published in {region}',
  'stories tagged {tag}',
  'story_text_lists {language} all',
  'story_text_lists {language} as {category}',
  'story_text_lists {language} featured',
  'story_text_lists {language} in {region}',
  'story_text_lists {language} tagged {tag}',
] as const;

type Filled<Name extends string> = Name extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string | number}${Filled<End>}`
  : Name;

/** The name of a kept list, such as "destinations in europe tagged food". */
export type KeptList = Filled<(typeof keptLists)[number]>;
