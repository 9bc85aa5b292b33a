import type { SentForm } from '../../contract/sent-form.ts';
import type { Transport } from '../api-client.ts';
import type { PageMeta, PageSite } from '../page.ts';

/** Markup as text, or as it was encoded before (UTF-8). Nobody may change the bytes. */
export type MarkupPiece = string | Uint8Array;

/** A page as HTML, with what the document around it needs. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: MarkupPiece[];
      state: object;
      meta: PageMeta;
      site: PageSite;
      /** Its own module. */
      module: string;
      /** The modules that it is shown with. */
      files: string[];
      /** What nobody foresaw; the page says that something went wrong. */
      failures: unknown[];
    };

type RenderOptions = {
  /** Brings the page's data. */
  transport: Transport;
  /** In which it is rendered, by its code. */
  language: string;
  /** Where pages lie in that language: "" or as "/de". */
  prefix: string;
  /** A form of the page, which this page answers. */
  sent: SentForm | null;
};

/**
 * Renders the page at `url`. Throws only what is a fault of the code. Only plain data crosses the border of the bundle:
 * it has classes of its own.
 */
export type RenderPage = (url: string, options: RenderOptions) => Promise<RenderedPage>;
