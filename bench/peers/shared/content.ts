/** What both peers show, made by `bench/peers/content.ts` from the demo's home page. */
export interface PeerContent {
  title: string;
  description: string;
  name: string;
  /** Fonts to preload. */
  fonts: string[];
  menu: Link[];
  slides: Slide[];
  search: { locations: string[]; eventTypes: string[] };
  statistics: { title: string; stats: { value: string; label: string }[] };
  story: Titled & { text: RichText[]; picture: Picture; button: Link };
  programme: Titled & { picture: Picture; days: Day[]; button: Link };
  prices: { title: Words; description: string; services: Service[] };
  voices: { title: Words; testimonials: Voice[] };
  letter: Titled;
  footer: {
    description: string;
    phone: string;
    email: string;
    address: string;
    networks: Link[];
    groups: { title: string; items: Link[] }[];
  };
}

interface Titled {
  subtitle: string;
  title: Words;
  description: string;
}

export interface Link {
  title: string;
  href: string;
}

/** Words and emphasised words in turns, beginning with plain ones. */
export type Words = string[];

/** A node of rich text: its text, or an element with children. */
export type RichText = string | { element: string; children?: RichText[] };

export interface Picture {
  sources: { type: string; media?: string; srcSet: string; sizes: string }[];
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface Slide extends Titled {
  picture: Picture;
  buttons: Link[];
}

export interface Day {
  name: string;
  items: { time: string; activity: string; place: string; description?: string }[];
}

export interface Service {
  name: string;
  amount: string;
  frequency: string;
  features: string[];
  highlighted: boolean;
  button: Link;
}

export interface Voice {
  words: Words;
  author: string;
  role: string;
  picture: Picture;
}
