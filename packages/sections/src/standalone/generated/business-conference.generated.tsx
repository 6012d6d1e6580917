// Made by `npm run generate` from the folders of `sections/`; not to be edited.
import { section } from '../../sections/business-conference/section.ts';
import View from '../../sections/business-conference/View.tsx';
import { standalone } from '../standalone.tsx';

/** A tall picture and, beside it, the list of what is included. */
export const BusinessConference = standalone(section, View);
