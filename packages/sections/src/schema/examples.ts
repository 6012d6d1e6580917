import type { Words } from './locale.ts';
import type { SectionInput } from './section.ts';

/** An example configuration of a section, for stories, screenshots, fixtures and as a start for editors. */
export interface Example<Input> {
  data: Input;
  settings?: {
    background?: 'page' | 'surface' | 'brand' | 'image';
    image?: { src: string };
    spacing?: 'none' | 'compact' | 'normal' | 'wide';
    anchor?: string;
  };
  /** Whether the example is about faults. */
  faulty?: true;
  /** What the example shows: its name in the gallery. Only `typical`, `minimal` and `longest` do without. */
  note?: Words;
}

/** The examples of a section: these three, and any that are specific to it. */
export type ExamplesOf<Section> = Record<'typical' | 'minimal' | 'longest', Example<SectionInput<Section>>> &
  Record<string, Example<SectionInput<Section>>>;
