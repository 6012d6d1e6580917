// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/free-content/section.ts';
import View from '../../sections/free-content/View.tsx';
import { standalone } from '../standalone.tsx';

/** A long text: headings, lists, tables, quotations, pictures with captions. */
export const FreeContent = standalone(section, View);
