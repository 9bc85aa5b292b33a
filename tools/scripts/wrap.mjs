import { wrapAll } from './gates/prose.ts';

// npm run wrap: lines of prose in Markdown that are too long.
wrapAll();
