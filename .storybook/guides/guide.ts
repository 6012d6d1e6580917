/** What the docs page of a component, a section, a form or a screen says, beside its stories and its props. */
export interface Guide {
  /** What it is for. */
  use: string;
  /** When something else is right, and what. */
  avoid: string;
  /** How to use it well, and what to leave; with pictures where `advice/` has some. */
  do: string[];
  dont: string[];
  /** The states it has, in words; its stories show them. */
  states: string;
  /** Rules for its texts: length, tone, form. */
  content: string[];
  accessibility: {
    /** Roles and names, as assistive technology finds them. */
    roles: string;
    /** What keys do. Empty for what has no stop of its own. */
    keys: Record<string, string>;
    /** What a screen reader says. */
    says: string;
  };
  status: 'stable' | 'experimental' | 'deprecated';
  /** Titles of other docs pages. */
  related: string[];
}

/** Guides by the title of their docs page. */
export type Guides = Readonly<Record<string, Guide>>;
