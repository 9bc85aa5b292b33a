/** Which folder the text files of each language are in, by its code, beside the build's own manifest. */
export const textManifest = '.vite/texts.json';

/** The file of what every document of a language shows, named like those of pages by their modules. */
export const frameTexts = 'frame';

/** The folder of a language while developing. */
export const developedTexts = (language: string): string => `/assets/texts/${language}`;
