import { SourceError } from '@trekker/import-sources/source-error.ts';
import { jsonIn, rowsIn, textIn } from '@trekker/import-sources/trekker/own-export.ts';
import type { ImportedKind } from '#contract/rules/imports/imported-kinds.ts';
import * as people from '#features/exports/people-files.contract.ts';
import { type SettingsFile, settingsFile } from '#features/exports/settings-file.contract.ts';
import * as files from '#features/exports/site-files.contract.ts';
import {
  translatedIn,
  translationSchemas,
  wordsTranslationFile,
} from '#features/exports/translation-files.contract.ts';
import { checkedItems, type OwnPlan, parsed } from './own-plan.service.ts';
import { type TextTranslationValue, type TranslationValue, translationKey } from './own-translations.service.ts';

/** One thing of an export, as its file has it. */
export type OwnRecord =
  | Item<'media', files.MediaFile>
  | Item<'account', people.AccountFile>
  | Item<'author', files.AuthorFile>
  | Item<'settings', SettingsFile>
  | Item<'about', files.AboutFile>
  | Item<'team-member', files.MemberFile>
  | Item<'contact', files.ContactFile>
  | Item<'page', files.PageFile & { text: string }>
  | Item<'destination', files.PlaceFile & { text: string }>
  | Item<'story', files.StoryFile & { text: string }>
  | Item<'translation', TranslationValue>
  | Item<'highlight', files.HighlightFile>
  | Item<'banner', files.BannerFile>
  | Item<'review', people.ReviewFile>
  | Item<'favourite', people.FavouriteFile>
  | Item<'feedback', people.FeedbackFile>
  | Item<'message', people.MessageFile>
  | Item<'subscriber', people.SubscriberFile>
  | Item<'redirect', { from: string; to: string }>
  | Item<'history', files.VersionFile[]>
  | Item<'schedule', files.ScheduleFile>;

type Item<Kind extends ImportedKind, Value> = { kind: Kind; sourceId: string; title: string; value: Value };

/**
 * All records, what others name before those: people, media, the whole site's own words, authors, pages, places,
 * stories.
 * One of them is in memory at a time.
 */
export async function* ownRecords(plan: OwnPlan): AsyncGenerator<OwnRecord> {
  const at = (name: string) => plan.export.files.get(name);
  yield* media(plan, true);
  for await (const value of checkedItems(at('people/accounts.json'), people.accountFile))
    yield { kind: 'account', sourceId: value.id, title: value.name, value };
  yield* media(plan, false);
  yield* ofWholeSite(plan);
  // Behind the settings, with which languages come.
  for await (const value of checkedItems(at('authors.json'), files.authorFile))
    yield { kind: 'author', sourceId: value.id, title: value.name, value };
  yield* texts(plan);
  for await (const value of checkedItems(at('highlights.json'), files.highlightFile))
    yield { kind: 'highlight', sourceId: value.id, title: value.name, value };
  for await (const value of checkedItems(at('banners.json'), files.bannerFile))
    yield { kind: 'banner', sourceId: value.id, title: value.title, value };
  for await (const value of checkedItems(at('translations.json'), wordsTranslationFile))
    yield {
      kind: 'translation',
      sourceId: translationKey(value),
      title: 'title' in value ? value.title : value.name,
      value,
    };
  yield* ofPeople(plan);
  const redirects = at('redirects.csv');
  if (redirects)
    for await (const { from = '', to = '' } of rowsIn(redirects))
      yield { kind: 'redirect', sourceId: from, title: from, value: { from, to } };
  yield* histories(plan);
  for await (const value of checkedItems(at('schedules.json'), files.scheduleFile))
    yield { kind: 'schedule', sourceId: `schedule of ${value.kind}/${value.itemId}`, title: '', value };
}

/** Of one item: what staff can do in years. */
const mostVersions = 5000;

/** The versions of an item stand together. */
async function* histories({ export: { files: here } }: OwnPlan): AsyncGenerator<OwnRecord> {
  let found: files.VersionFile[] = [];
  const told = function* (): Generator<OwnRecord> {
    const [first] = found;
    if (first) yield { kind: 'history', sourceId: `${first.kind}/${first.itemId}`, title: '', value: found };
  };
  for await (const value of checkedItems(here.get('history.json'), files.versionFile)) {
    const isNext = found[0]?.kind !== value.kind || found[0].itemId !== value.itemId;
    if (isNext) {
      yield* told();
      found = [];
    }
    if (found.length >= mostVersions) throw new SourceError(`${first(value)} has more than ${mostVersions} versions.`);
    found.push(value);
  }
  yield* told();
}

const first = ({ kind, itemId }: files.VersionFile): string => `The ${kind} ${itemId}`;

/** Accounts name the images that they have of themselves, and all others name who sent them. */
async function* media({ export: { files: here } }: OwnPlan, isPersonal: boolean): AsyncGenerator<OwnRecord> {
  for await (const value of checkedItems(here.get('media.json'), files.mediaFile))
    if ((value.personal ?? false) === isPersonal)
      yield { kind: 'media', sourceId: value.id, title: value.fileName || value.alt || value.key, value };
}

/** It has none of its own. The report keeps what it is called, in English. */
const contactTitle = 'Contact';

async function* ofWholeSite({ export: { files: here } }: OwnPlan): AsyncGenerator<OwnRecord> {
  const read = async (name: string) => {
    const file = here.get(name);
    return file ? jsonIn(file) : null;
  };
  const settings = parsed(settingsFile.nullable(), await read('settings.json'), 'settings.json');
  if (settings) yield { kind: 'settings', sourceId: 'settings', title: settings.siteName, value: settings };
  const about = parsed(files.aboutFile.nullable(), await read('about.json'), 'about.json');
  if (about) yield { kind: 'about', sourceId: 'about', title: about.title, value: about };
  for (const value of about?.team ?? []) yield { kind: 'team-member', sourceId: value.id, title: value.name, value };
  const contact = parsed(files.contactFile.nullable(), await read('contact.json'), 'contact.json');
  if (contact) yield { kind: 'contact', sourceId: 'contact', title: contactTitle, value: contact };
}

async function* texts({ export: { files: here } }: OwnPlan): AsyncGenerator<OwnRecord> {
  const below = (folder: string) =>
    [...here.values()].filter(({ name }) => name.startsWith(folder) && !translatedIn(name));
  for (const file of below('pages/')) {
    const { front, text } = await textIn(file);
    const value = { ...parsed(files.pageFile, front, file.name), text };
    yield { kind: 'page', sourceId: value.id, title: value.title, value };
  }
  for (const file of below('destinations/')) {
    const { front, text } = await textIn(file);
    const value = { ...parsed(files.placeFile, front, file.name), text };
    yield { kind: 'destination', sourceId: value.id, title: value.name, value };
  }
  for (const file of below('stories/')) {
    const { front, text } = await textIn(file);
    const value = { ...parsed(files.storyFile, front, file.name), text };
    yield { kind: 'story', sourceId: value.id, title: value.title, value };
  }
  for (const file of here.values()) {
    const of = translatedIn(file.name);
    if (of) yield translation(of, await textIn(file), file.name);
  }
}

function translation(
  of: keyof typeof translationSchemas,
  { front, text }: Awaited<ReturnType<typeof textIn>>,
  name: string,
): OwnRecord {
  const value = { ...parsed(translationSchemas[of], front, name), of, text } as TextTranslationValue;
  const title = value.of === 'destination' ? value.name : value.title;
  return { kind: 'translation', sourceId: translationKey(value), title, value };
}

async function* ofPeople({ export: { files: here } }: OwnPlan): AsyncGenerator<OwnRecord> {
  for await (const value of checkedItems(here.get('people/reviews.json'), people.reviewFile))
    yield { kind: 'review', sourceId: value.id, title: '', value };
  for await (const value of checkedItems(here.get('people/favourites.json'), people.favouriteFile))
    yield { kind: 'favourite', sourceId: `${value.accountId} ${value.itemId}`, title: '', value };
  for await (const value of checkedItems(here.get('people/feedback.json'), people.feedbackFile))
    yield { kind: 'feedback', sourceId: value.id, title: '', value };
  for await (const value of checkedItems(here.get('people/messages.json'), people.messageFile))
    yield { kind: 'message', sourceId: value.id, title: '', value };
  const subscribers = here.get('people/subscribers.csv');
  if (!subscribers) return;
  for await (const row of rowsIn(subscribers)) {
    const orNull = (text: string | undefined) => text || null;
    const value = parsed(
      people.subscriberFile,
      { ...row, confirmedAt: orNull(row.confirmedAt), unsubscribedAt: orNull(row.unsubscribedAt) },
      'A row of people/subscribers.csv',
    );
    yield { kind: 'subscriber', sourceId: value.id, title: '', value };
  }
}
