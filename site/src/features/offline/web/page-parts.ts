/** What a public page is made of, besides its own HTML: addresses on this site. */
export type PageParts = {
  title: string;
  /** Scripts, styles, fonts and images. */
  files: string[];
  /** The script that the build begins with: other in every version of the site. */
  build: string;
};

type Size = { width: number; url?: string; avif?: string };

/** Wide enough for any screen that is read without a line; larger files weigh too much. */
const wantedWidth = 800;

/** Reads from a page's HTML, which carries its data, all that it needs to be shown by itself. */
export function partsOf(html: string, avif: boolean): PageParts {
  const assets = html.match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
  const drawings = [...html.matchAll(/src="(\/api\/[^"?]+\.svg)"/g)].map(([, address]) => address ?? '');
  const state = /<script type="application\/json" id="page-state">([^<]*)</.exec(html)?.[1] ?? 'null';
  const images = new Set<string>();
  collectImages(JSON.parse(state), avif, images);
  return {
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '',
    files: [...new Set([...assets, ...drawings, ...images])],
    build: assets.findLast((address) => address.endsWith('.js')) ?? '',
  };
}

/**
 * One file of each image that the data names. What is only named beside the page, such as the nearest places, shows
 * none.
 */
function collectImages(data: unknown, avif: boolean, into: Set<string>): void {
  if (typeof data === 'string' && /^\/media\/[\w-]+\.(webp|avif|jpg|png)$/.test(data)) into.add(data);
  if (typeof data !== 'object' || data === null) return;
  if ('sizes' in data && Array.isArray(data.sizes)) {
    const file = fileOf(data.sizes as Size[], avif);
    if (file) into.add(file);
    return;
  }
  for (const [name, value] of Object.entries(data)) if (name !== 'nearby') collectImages(value, avif, into);
}

function fileOf(sizes: readonly Size[], avif: boolean): string | undefined {
  const files = sizes
    .map(({ width, url, avif: small }) => ({ width, url: (avif && small) || url }))
    .filter(({ url }) => url?.startsWith('/'))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= wantedWidth) ?? files.at(-1))?.url;
}
