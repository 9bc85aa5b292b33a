type About = {
  site: { name: string; address: string };
  madeAt: Date;
  published: boolean;
  people: boolean;
  media: boolean;
};

/** Explains the zip to whoever opens it, perhaps years later. */
export function readme({ site, madeAt, published, people, media }: About): string {
  const left = [
    ...(published ? ['drafts and everything that readers do not see'] : []),
    ...(media ? [] : ['the files of images and videos']),
    ...(people ? [] : ['accounts, reviews, feedback, subscribers and messages']),
  ];
  return `${site.name} (${site.address}), exported ${madeAt.toISOString()}.

stories/, pages/, destinations/   one Markdown file each (UTF-8). What is known of it stands above the text as YAML.
                                  Images and videos are paths into media/, links to other pages of the site are paths.
                                  "::place", "::video" and ":::" lines are blocks that plain Markdown does not have.
                                  A name that ends in ".de.md" is the same in another language (German), with its own
                                  address and dates; "translationOf" is the id of the original, which has the rest.
destinations.geojson              the public destinations as points, for maps
highlights.json, banners.json     lists
translations.json                 banners, highlights, About and its team in other languages
authors.json                      who wrote the stories: names, lives in a sentence, portraits
about.json, contact.json          the pages About and Contact, with the addresses that everybody reads there
settings.json                     name, look, wording and menus of the site; nothing in it is secret
redirects.csv                     addresses that lead on for good (301)
media/, media.json                whole images and videos; their alternative texts, credits and sizes
${
  published
    ? ''
    : `history.json, schedules.json      older versions of texts, and what is planned
media/sizes/, media/originals/    smaller files of the same images, and what was sent
`
}${people ? 'people/                           personal data: keep it safe, and delete it when you no longer need it\n' : ''}trekker.json                      what this is, how much there is of what, and the SHA-256 of each other file

Cells of a CSV file that begin like a formula have a ' before them.
${left.length > 0 ? `Left out: ${left.join('; ')}.\n` : ''}Never in it: passwords, sessions, keys, and the trash.
`;
}
