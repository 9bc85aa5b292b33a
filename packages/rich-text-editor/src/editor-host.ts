/** An image or a video by its id, or something that a link may lead to: `image/ID`, `destination/ID`. */
export type ItemKey = `${'image' | 'video' | 'destination' | 'story' | 'highlight' | 'page'}/${string}`;

/** What the site knows of an item that a text names. */
export type ItemDescription = {
  name: string;
  /** What tells it from others of its name: a country, an author. */
  note?: string | undefined;
  /** Of an image, or of the card of a place. */
  image?: { src: string; width: number; height: number } | undefined;
  video?: { src: string } | undefined;
  /** What the library says of an image; a figure may say it otherwise. */
  alt?: string | undefined;
  credit?: string | undefined;
  /** False: readers do not see it, and of a link to it only the words. */
  isPublic: boolean;
};

/** What a search for something to link to has found. */
export type FoundItem = {
  /** As a link says it: `trekker:story/ID`. */
  to: string;
  name: string;
  note?: string | undefined;
  image?: string | undefined;
  /** Over those that are alike: "Places". */
  group: string;
};

/** What the editor needs of whoever shows it. It knows neither the site's items nor its library. */
export type EditorHost = {
  /** What these are; null for what there is not. Asked for many at once. */
  describe: (keys: readonly ItemKey[]) => Promise<Readonly<Record<string, ItemDescription | null>>>;
  /** What bears these words in its name; the first of it. */
  findItems: (words: string) => Promise<readonly FoundItem[]>;
  /** Lets somebody choose from the library: ids, in an order; null when they leave it. */
  chooseMedia?: ((wanted: { kind: 'image' | 'video'; most: number }) => Promise<readonly string[] | null>) | undefined;
  /** Lets somebody choose a place: its id; null when they leave it. */
  choosePlace?: (() => Promise<string | null>) | undefined;
  /** Takes files into the library: their ids, in their order. It says itself what went wrong, and rejects. */
  uploadImages?: ((files: readonly File[]) => Promise<readonly string[]>) | undefined;
};
