import { fontPreloads } from '@kermesse/ui/fonts';
import { fallbackOf, narrow, srcSetOf } from '@kermesse/ui/image';
import type { Home, Illustration } from '../static-page/content.ts';
import type { PeerContent, Picture, Words } from './shared/content.ts';

/** The words between asterisks are every second piece. */
const words = (text: string): Words => text.split('*');

function picture({ image, alt }: Illustration, sizes: string): Picture {
  const formats = image.formats ?? [];
  const sources = (from: typeof image, media?: string) =>
    formats.map((format) => ({
      type: `image/${format}`,
      ...(media !== undefined && { media }),
      srcSet: srcSetOf(from, format),
      sizes,
    }));
  const portrait = image.portrait === undefined ? [] : sources(image.portrait, narrow);
  return {
    sources: [...portrait, ...sources(image)],
    src: fallbackOf(image),
    alt,
    width: image.width,
    height: image.height,
  };
}

const day = new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What the demo's home page says, as the peers' components take it: the same words, pictures and fonts as the static page's. */
export function peerContent({ title, description, site, content }: Home): PeerContent {
  const { statistics } = content;
  const search = content['search-bar'];
  const story = content['free-content'];
  const programme = content['event-schedule'];
  const { portrait } = programme.image.image;
  return {
    title,
    description,
    name: site.name,
    fonts: fontPreloads.map(({ href }) => href),
    menu: site.menus.header.map(({ title: name, href }) => ({ title: name, href })),
    slides: content['hero-slider'].slides.map((slide) => ({
      subtitle: slide.subtitle,
      title: words(slide.title),
      description: slide.description,
      picture: picture(slide.image, '(max-width: 860px) 100vw, 112vw'),
      buttons: [
        { title: slide.buttonText, href: slide.buttonLink },
        { title: slide.secondButtonText, href: slide.secondButtonLink },
      ],
    })),
    search: { locations: search.locations, eventTypes: search.eventTypes },
    statistics: { title: statistics.title, stats: statistics.stats.map(({ value, label }) => ({ value, label })) },
    story: {
      subtitle: story.subtitle,
      title: words(story.title),
      description: '',
      text: story.description,
      picture: picture(story.image, '(max-width: 860px) 100vw, 560px'),
      button: { title: story.buttonText, href: story.buttonLink },
    },
    programme: {
      subtitle: programme.subtitle,
      title: words(programme.title),
      description: programme.description,
      picture: picture({ image: portrait ?? programme.image.image, alt: '' }, '(max-width: 1023px) 100vw, 540px'),
      days: programme.schedule.map(({ index, date }) => ({
        name: day.format(new Date(date)),
        items: programme.scheduleItems
          .filter(({ scheduleIndex }) => scheduleIndex === index)
          .map(({ time, activity, place, description: more }) => ({ time, activity, place, description: more })),
      })),
      button: { title: programme.buttonText, href: programme.buttonLink },
    },
    prices: {
      title: words(content.pricing.title),
      description: content.pricing.description,
      services: content.pricing.services.map((service) => ({
        name: service.name,
        amount: new Intl.NumberFormat('fr', { style: 'currency', currency: service.currency }).format(service.price),
        frequency: service.frequency,
        features: service.features,
        highlighted: service.highlighted === true,
        button: { title: service.buttonText, href: service.buttonLink },
      })),
    },
    voices: {
      title: words(content.testimonials.title),
      testimonials: content.testimonials.testimonials.map((voice) => ({
        words: words(voice.text),
        author: voice.authorName,
        role: voice.authorRole,
        picture: picture(voice.authorImage, '320px'),
      })),
    },
    letter: {
      subtitle: content.newsletter.subtitle,
      title: words(content.newsletter.title),
      description: content.newsletter.description,
    },
    footer: {
      description: site.description,
      phone: site.phone ?? '',
      email: site.email ?? '',
      address: site.address ?? '',
      networks: site.socials.map(({ network, url }) => ({ title: network, href: url })),
      groups: site.menus.footer.map(({ title: name = '', items }) => ({
        title: name,
        items: items.map((item) => ({ title: item.title, href: item.href })),
      })),
    },
  };
}
