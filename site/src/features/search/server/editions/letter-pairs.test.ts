import { createParts } from '@trekker/response-cache/parts.ts';
import { inLanguage } from '@trekker/texts/in-language.ts';
import { openLanguage } from '@trekker/texts/open-language.ts';
import { beforeAll, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { testSite } from '#test/site/test-site.ts';
import { listFoundTitles, searchAll } from '../search.service.ts';

// Languages that write no spaces between words. The site's own words are there in none of them, so that no call can ask
// in one yet; a site brings them with files of its own.

const site = testSite();
const written = {
  ja: ['夜の東京タワーへ行く', '展望台は23時まで開いている。'],
  'zh-hans': ['京东大学的早晨', '图书馆在湖边。'],
  th: ['กรุงเทพมหานครยามค่ำ', 'เรือข้ามแม่น้ำเจ้าพระยา'],
  ko: ['서울역에서 걷기', '강가를 따라 갑니다.'],
} as const;
type Written = keyof typeof written;

beforeAll(async () => {
  for (const [position, [language, [title, excerpt]]] of Object.entries(written).entries()) {
    await aLanguage(site.db, { code: language, position });
    const { id: storyId } = await aStory(site.db, { title: `Somewhere ${position}` });
    const text = { sourceVersion: 1, publishedAt: new Date(0), published: true, slug: language };
    await site.db.insert(storyTexts).values({ ...text, storyId, language, title, excerpt });
  }
  site.forget();
});

const asked = <Result>(code: Written, search: (reads: Parameters<typeof searchAll>[0]) => Result) =>
  inLanguage(openLanguage(code, {}), () => search({ reads: site.database.publicReads, parts: createParts(0) }));
const found = async (code: Written, words: string) => (await asked(code, (reads) => searchAll(reads, words))).stories;

test.each([
  ['ja', 'タワー', true],
  ['ja', '東京', true],
  ['ja', '展望台', true],
  ['ja', '夜', true],
  ['ja', '東京 23時', true],
  ['ja', '塔', false],
  // Both letters stand there, but not one after the other.
  ['ja', '京東', false],
  ['zh-hans', '京东', true],
  ['zh-hans', '大学', true],
  ['zh-hans', '图书馆', true],
  ['zh-hans', '东京', false],
  ['th', 'กรุงเทพ', true],
  ['th', 'แม่น้ำ', true],
  ['th', 'ภูเก็ต', false],
  ['ko', '서울역', true],
  ['ko', '강가', true],
  ['ko', '부산', false],
] as const)('%s: %s', async (code, words, isThere) => {
  expect((await found(code, words)).map(({ title }) => title)).toEqual(isThere ? [written[code][0]] : []);
});

test('what was found is marked, and nothing beside it', async () => {
  expect((await found('ja', 'タワー'))[0]?.match).toMatchObject({ closeness: 2, title: [[4, 7]] });
  expect((await found('ja', '夜の東京'))[0]?.match.title).toEqual([[0, 4]]);
  const { match } = (await found('ja', '展望台'))[0] ?? {};
  expect(match).toMatchObject({ closeness: 6, title: [], text: { text: written.ja[1], marks: [[0, 3]] } });
});

test('titles that hold what was typed are suggested', async () => {
  expect(await asked('ja', (reads) => listFoundTitles(reads, 'タワー', 5))).toEqual([written.ja[0]]);
});
