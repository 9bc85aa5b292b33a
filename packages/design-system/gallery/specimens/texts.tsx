import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { Card, CardImage, CardText, CardTitle } from '../../src/content/card.tsx';
import { RichText, type RichTextItems } from '../../src/content/rich-text.tsx';
import { Image } from '../../src/images/image.tsx';
import { image, longWords, type Specimen } from '../specimen.tsx';

const id = (last: number) => `0198a000-0000-7000-8000-00000000000${last}`;
const known = id(1);

const items: RichTextItems = {
  link: (link, words) => (link.endsWith(known) ? <a href="#richtext">{words}</a> : undefined),
  image: ({ media, alt }, sizes) =>
    media === known
      ? { view: <Image image={{ ...image, alt: alt || image.alt }} sizes={sizes} />, credit: 'Ana Reis' }
      : undefined,
  video: (media) => (media === known ? { view: <Image image={image} sizes="40rem" />, credit: '' } : undefined),
  place: (place) =>
    place === known ? (
      <Card>
        <CardImage>
          <Image image={image} sizes="20rem" ratio="3/2" />
        </CardImage>
        <CardText>
          <CardTitle href="#richtext-card">Lisbon</CardTitle>
        </CardText>
      </Card>
    ) : undefined,
};

const shown = (markdown: string) => <RichText blocks={readMarkdown(markdown)} items={items} />;

const article = `The night train leaves [Lisbon](trekker:destination/${known}) **at ten**, and nobody on it is in a hurry.\\
They have _all_ been here before, and so has [the story](https://example.com) of the man in seat 61.

## Where to stay

The rooms look over the river. In the morning they bring coffee, and the paper of yesterday.

::figure[The hills, an hour before anybody got up]{media=${known}}

### In the old town

- Graça, for the view
- Alfama, for the songs
  1. early, with the bakers
  2. late, with the rest
- Belém, for the tarts

:::pull{by="Inês Carvalho"}
I merely leave my door open.
:::

:::note[Good to know]
The tram is full by ten:

- before eight
- after six
:::

> What is not in the guide is better.

| Line | From | Price |
| --- | :-: | --: |
| 28 | Graça | 3 € |
| 15 | Belém | 12 € |

::figure[Wide]{media=${known} width=wide credit="Rui Costa"}

---

:::gallery[Three mornings]{width=wide}
::figure[One]{media=${known}}
::figure[Two]{media=${known}}
::figure[Three]{media=${known}}
:::

::place{id=${known}}

::video[From edge to edge]{media=${known} width=full}`;

const table = `| ${longWords} | ${longWords} |\n| --- | --- |\n| a | b |`;

export const texts: readonly Specimen[] = [
  {
    name: 'RichText',
    file: 'content/rich-text.tsx',
    of: [RichText],
    states: [
      { label: 'all there is', wide: true, shown: shown(article) },
      { label: 'long words, a wide table', wide: true, shown: shown(`## ${longWords}\n\n${table}`) },
      {
        label: 'what it names is gone',
        wide: true,
        shown: shown(
          `See [the story](trekker:story/${id(2)}).\n\n::figure[Gone]{media=${id(2)}}\n\n::place{id=${id(2)}}`,
        ),
      },
    ],
  },
];
