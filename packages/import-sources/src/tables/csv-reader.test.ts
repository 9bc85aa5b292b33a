import { describe, expect, test } from 'vitest';
import { only, recordsOf } from '../source-files.fixture.ts';

describe('a table of places:', () => {
  test('headers in any case, order and language of signs; rows that say too little are skipped by their line', async () => {
    const records = await recordsOf(
      'places.csv',
      '\ufeffCity;Country;LAT;Long;Tags;Mood\r\nLisbon;Portugal;38,72;-9.14;hills|trams;good\r\n;Spain;1;1;;\r\n"Porto\r\nNorte";Portugal;91;-8.6;;\r\nFaro;Portugal;;;;\r\nlisbon;portugal;38.72;-9.14;;\r\n',
    );
    expect(only(records, 'place')).toEqual([
      {
        type: 'place',
        sourceId: 'row:2',
        name: 'Lisbon',
        latitude: 38.72,
        longitude: -9.14,
        fields: { country: 'Portugal', tags: 'hills|trams' },
        notes: [],
      },
      {
        type: 'place',
        sourceId: 'row:6',
        name: 'Faro',
        latitude: null,
        longitude: null,
        fields: { country: 'Portugal' },
        notes: [],
      },
    ]);
    expect(only(records, 'skip').map(({ sourceId, reason }) => [sourceId, reason])).toEqual([
      ['Mood', 'unknown-column'],
      ['row:3', 'no-name'],
      ['row:5', 'bad-coordinates'],
      ['row:7', 'same-as-before'],
    ]);
  });
  test('a column may be named, coordinates may share one, and what spreadsheets would run loses its guard', async () => {
    const records = await recordsOf('a.csv', 'Ort,Koordinaten,Description\n\'=Lisbon,"38.7, -9.1",x\n', {
      columns: new Map([
        ['Ort', 'name'],
        ['koordinaten', 'coordinates'],
      ]),
    });
    expect(only(records, 'place')[0]).toMatchObject({ name: '=Lisbon', latitude: 38.7, longitude: -9.1 });
  });
  test.each([
    [
      'as spreadsheets save Unicode',
      Buffer.from('\ufeffName;Country\nÉvora;Portugal\n', 'utf16le'),
      'read-as-utf-16le',
    ],
    ['as old ones save it', Buffer.from('Name;Country\nÉvora;Portugal\n', 'latin1'), 'encoding-guessed'],
  ])('a table %s says how it was read', async (_, file, what) => {
    const records = await recordsOf('places.csv', file);
    expect(only(records, 'place')[0]).toMatchObject({ name: 'Évora' });
    expect(only(records, 'repair')).toEqual([{ type: 'repair', line: 1, what }]);
  });
  test('a table without a name is refused with a sentence', async () => {
    await expect(recordsOf('a.csv', 'a,b\n1,2\n')).rejects.toThrow(/^a\.csv has neither a column “name”/);
    const image = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    await expect(recordsOf('a.png', image)).rejects.toThrow(/^a\.png is not text/);
    await expect(recordsOf('a.csv', ' \n')).rejects.toThrow('a.csv is empty.');
  });
});

describe('a table of subscribers:', () => {
  const subscribersOf = async (text: string) => {
    const records = await recordsOf('people.csv', text);
    return [
      ...only(records, 'subscriber').map(({ email, isSubscribed, since, leftAt }) => [
        email,
        isSubscribed,
        since ?? leftAt,
      ]),
      ...only(records, 'skip')
        .filter(({ kind }) => kind === 'subscriber')
        .map(({ sourceId, reason }) => [sourceId, reason]),
    ];
  };
  test('Mailchimp: subscribed, unsubscribed and bounced', async () => {
    expect(await subscribersOf('Email Address,OPTIN_TIME\nA@x.example,2019-05-01 10:00:00\nno,\n')).toEqual([
      ['a@x.example', true, '2019-05-01T10:00:00.000Z'],
      ['row:3', 'bad-address'],
    ]);
    expect(
      await subscribersOf('Email Address,UNSUB_CAMPAIGN_ID,UNSUB_TIME\na@x.example,,2019-05-01\nb@x.example,7,\n'),
    ).toEqual([
      ['a@x.example', false, '2019-05-01T00:00:00.000Z'],
      ['b@x.example', false, null],
    ]);
    expect(await subscribersOf('Email Address,CLEAN_TIME\na@x.example,2019-05-01\n')).toEqual([['row:2', 'bounced']]);
  });
  test('a day that is none is told by its line, and nobody guesses another', async () => {
    const records = await recordsOf('people.csv', 'Email,OPTIN_TIME\na@x.example,2021-02-30\nb@x.example,2021-02-28\n');
    expect(only(records, 'subscriber').map(({ since }) => since)).toEqual([null, '2021-02-28T00:00:00.000Z']);
    expect(only(records, 'repair')).toEqual([{ type: 'repair', line: 2, what: 'bad-date' }]);
  });
  test('columns that lists have, and that are not kept here, are told as such; a second day is none of them', async () => {
    const records = await recordsOf(
      'people.csv',
      'Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,LEID,Shoe size\na@x.example,A,,2019-05-01,1,40\nb@x.example,B,2019-04-01,2019-05-01,2,41\n',
    );
    expect(only(records, 'subscriber').map(({ since }) => since?.slice(0, 10))).toEqual(['2019-05-01', '2019-04-01']);
    expect(only(records, 'skip').map(({ sourceId, reason }) => [sourceId, reason])).toEqual([
      ['First Name', 'column-left-out'],
      ['LEID', 'column-left-out'],
      ['Shoe size', 'unknown-column'],
    ]);
  });
  test('Ghost and Substack: who is subscribed stands in a column of its own', async () => {
    expect(
      await subscribersOf(
        'email,name,subscribed_to_emails,created_at\na@x.example,A,true,2019-05-01T00:00:00Z\nb@x.example,B,false,\n',
      ),
    ).toEqual([
      ['a@x.example', true, '2019-05-01T00:00:00.000Z'],
      ['b@x.example', false, null],
    ]);
    expect(await subscribersOf('email\tactive_subscription\na@x.example\tfalse\n')).toEqual([
      ['a@x.example', false, null],
    ]);
  });
});
