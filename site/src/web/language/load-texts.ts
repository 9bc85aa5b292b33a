import { addTexts, type TextFile } from '@trekker/texts/browser-texts.ts';
import { frameTexts } from './text-folders.ts';

/** Of the document's language. Undefined for English, which comes with the code, and on the server. */
let folder: string | undefined;

/** Brings the texts of the frame. Nothing may be shown before. @throws where they do not come. */
export async function openTexts(textFolder: string | undefined): Promise<void> {
  folder = textFolder;
  await loadTexts(frameTexts);
}

/** Brings the texts of a page beside its code, by its module's path. @throws where they do not come. */
export async function loadTexts(file: string): Promise<void> {
  if (folder) addTexts((await import(/* @vite-ignore */ `${folder}/${file}.js`)) as TextFile);
}
