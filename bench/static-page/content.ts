import { readFileSync } from 'node:fs';
import type { SiteProps } from '@kermesse/api/page-props';
import { parsePage } from '@kermesse/sections/page';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { parseSite } from '@kermesse/sections/site';
import { artImage, sceneNames } from '@kermesse/ui/art';
import type { ImageSource } from '@kermesse/ui/image';
import type { BrandColors } from '@kermesse/ui/theme';

export interface Illustration {
  image: ImageSource;
  alt: string;
}

/** A node of rich text: its text, or an element with children. */
export type RichText = string | { element: string; children?: RichText[] };

/** What the static page takes from the sections of the home page. */
export interface HomeContent {
  'hero-slider': {
    slides: {
      title: string;
      subtitle: string;
      description: string;
      image: Illustration;
      buttonText: string;
      buttonLink: string;
      secondButtonText: string;
      secondButtonLink: string;
    }[];
  };
  'search-bar': { locations: string[]; eventTypes: string[] };
  statistics: { title: string; stats: { value: string; label: string }[] };
  'free-content': {
    title: string;
    subtitle: string;
    description: RichText[];
    image: Illustration;
    buttonText: string;
    buttonLink: string;
  };
  'event-schedule': {
    title: string;
    subtitle: string;
    description: string;
    image: Illustration;
    schedule: { index: number; date: string }[];
    scheduleItems: { scheduleIndex: number; time: string; activity: string; description?: string; place: string }[];
    buttonText: string;
    buttonLink: string;
  };
  pricing: {
    title: string;
    description: string;
    services: {
      name: string;
      price: number;
      currency: string;
      frequency: string;
      features: string[];
      buttonText: string;
      buttonLink: string;
      highlighted?: boolean;
    }[];
  };
  testimonials: {
    title: string;
    testimonials: { text: string; authorName: string; authorRole: string; authorImage: Illustration }[];
  };
  newsletter: { title: string; subtitle: string; description: string };
}

export interface Home {
  title: string;
  description: string;
  site: SiteProps;
  content: HomeContent;
}

const demo = new URL('../../packages/server/demo/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, demo), 'utf8'));

function art(src: string, brand: BrandColors): (ImageSource & { alt: string }) | undefined {
  const name = sceneNames.find((each) => src === `/art/${each}`);
  if (name === undefined) return undefined;
  const { alt, ...image } = artImage(name, brand);
  return { ...image, alt: alt.fr };
}

/**
 * The demo's home page in French, read by the same schemas as the site's own.
 * @throws when the demo has lost a section that the static page is made of.
 */
export function homeContent(): Home {
  const { site } = parseSite(read('site.json'), 'fr');
  const resolveImage = (src: string) => art(src, site.colors);
  const { page } = parsePage(read('pages/home.json'), { locale: 'fr', resolveImage, sanitize: sanitizeHtml });
  const sections = new Map((page?.sections ?? []).map(({ slug, data }) => [slug, data]));
  const wanted = ['hero-slider', 'search-bar', 'statistics', 'free-content', 'event-schedule', 'pricing', 'testimonials', 'newsletter'];
  const lost = wanted.filter((slug) => !sections.has(slug));
  if (page === null || lost.length > 0) throw new Error(`the demo's home page has no ${lost.join(', ')}`);
  const content = Object.fromEntries(sections) as unknown as HomeContent;
  return { title: page.title, description: page.description ?? '', site, content };
}

