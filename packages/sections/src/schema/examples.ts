import type { Words } from './locale.ts';
import type { InputOf } from './section.ts';

/** One configuration of a section that shows something: a story, a screenshot, a fixture, a start for an editor. */
export interface Example<Input> {
  data: Input;
  settings?: {
    background?: 'page' | 'surface' | 'brand' | 'image';
    image?: { src: string };
    spacing?: 'none' | 'compact' | 'normal' | 'wide';
    anchor?: string;
  };
  /** Its faults are what it shows. */
  faulty?: true;
  /** What it shows, where the name does not say it. */
  note?: Words;
}

/** The examples of a section: always these three, and what is special to it. */
export type ExamplesOf<Section> = Record<'typical' | 'minimal' | 'longest', Example<InputOf<Section>>> &
  Record<string, Example<InputOf<Section>>>;
