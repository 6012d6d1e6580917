/**
 * The written content of a docs page of a component, a section, a form or a screen, beside its stories and its props.
 */
export interface Guide {
  /** When to use it. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /** Rules for using it. `advice/` has pictures for some. */
  do: string[];
  dont: string[];
  /** Its states, as text. Its stories show them. */
  states: string;
  /** Rules for its texts: length, tone, form. */
  content: string[];
  /** The roles and accessible names. */
  roles: string;
  /** The action of each key; none for a component that does not receive the focus. */
  keys?: Record<string, string>;
  /** The announcements of screen readers. */
  says: string;
  /** Stable by default. */
  status?: 'stable' | 'experimental' | 'deprecated';
  /** The titles of related docs pages. */
  related: string[];
}

/** Guides by the title of their docs page. */
export type Guides = Readonly<Record<string, Guide>>;
