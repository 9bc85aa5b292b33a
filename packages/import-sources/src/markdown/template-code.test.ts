import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { describe, expect, test } from 'vitest';
import { convertText } from '../convert-text.ts';
import { only, recordsOfFolder } from '../source-files.fixture.ts';

const entriesOf = async (files: Record<string, string>) => only(await recordsOfFolder(files), 'entry');

describe('the words of Hugo and Jekyll:', () => {
  test('images, links beside a text, HTML and the words of Hugo and Jekyll become what they meant', async () => {
    const [entry] = await entriesOf({
      'content/posts/a/index.markdown': `One ![Roof](b.jpg "x") and [c](../c.markdown), [d]({{< ref "d.markdown" >}}).

{{< figure src="/img/e.jpg" caption="By A & B" >}}

{{< youtube abcdefg >}}

<b>bold</b><script>x</script>

\`\`\`
{{< figure src="code" >}}
\`\`\`

{% include x.html %}`,
    });
    const { blocks, notes } = convertText(entry as NonNullable<typeof entry>);
    expect(writeMarkdown(blocks).split('\n\n')).toEqual([
      'One and [c](file:posts/c.markdown), [d](file:d.markdown).',
      '::figure{media=file:posts/a/b.jpg alt="Roof"}',
      '::figure[By A & B]{media=/img/e.jpg}',
      '[https://www.youtube.com/watch?v=abcdefg](https://www.youtube.com/watch?v=abcdefg)',
      '**bold**',
      '{{\\< figure src="code" >}}'.replace('\\<', '<'),
      '{% include x.html %}',
    ]);
    expect(notes.map(({ reason }) => reason)).toEqual(['template-code', 'program-or-style', 'code-as-text']);
  });

  test('what a figure of Hugo links to stays, and what has no place here is noted', async () => {
    const [entry] = await entriesOf({
      'posts/a.markdown': `{{< figure src="/e.jpg" caption="Roofs" attr="Ana" attrlink="https://ana.example" link="/big.jpg" width="300" >}}

{{< youtube id="abcdefg" autoplay="true" >}}`,
    });
    const { blocks, notes } = convertText(entry as NonNullable<typeof entry>);
    expect(writeMarkdown(blocks)).toContain('::figure[Roofs [Ana](https://ana.example)]{media=/e.jpg}');
    expect(notes).toEqual([
      { reason: 'attribute-left-out', detail: 'figure link="/big.jpg"' },
      { reason: 'attribute-left-out', detail: 'figure width="300"' },
      { reason: 'attribute-left-out', detail: 'youtube autoplay="true"' },
    ]);
  });

  test('where Jekyll or Hugo writes the address of another text, a link leads there', async () => {
    const [entry] = await entriesOf({
      'posts/a.markdown': `Read {% post_url 2019-05-01-a-day %} and {{< ref "b/the-bridge" >}}.

[One]({{ site.baseurl }}{% post_url 2019-05-02-b %}) <a href="{% post_url 2019-05-02-b %}">two</a> [three][3]

[3]: {% post_url 2019-05-03-c %}`,
    });
    const { blocks, notes } = convertText(entry as NonNullable<typeof entry>);
    expect(writeMarkdown(blocks).split('\n\n')).toEqual([
      'Read [a day](file:_posts/2019-05-01-a-day.md) and [the bridge](file:b/the-bridge).',
      '[One](file:_posts/2019-05-02-b.md) [two](file:_posts/2019-05-02-b.md) [three](file:_posts/2019-05-03-c.md)',
    ]);
    expect(notes.map(({ reason, detail }) => [reason, detail])).toEqual([
      ['link-named', '{% post_url 2019-05-01-a-day %}'],
      ['link-named', '{{< ref "b/the-bridge" >}}'],
    ]);
  });
});
