import type { Guides } from '../guide.ts';

/** The role of a section with a title. */
const region = 'A section with its title as the name. The heading has level 1 in the first section of a page, else 2.';
const links = { Tab: 'moves from link to link' };
const lengths = 'The table of fields gives the recommended length of each text. Longer texts are shown in full.';

/** Guides of sections that send no JavaScript to the browser. */
export const stillSections: Guides = {
  'Sections/Banner': {
    use: 'For one message and one button across the page: “Everything starts with a date”.',
    avoid: 'At the top of a page, use Hero slider.',
    do: ['Place it between two plain sections.', 'Omit the picture if the text is enough: an ornament replaces it.'],
    dont: ['Place two banners on a page.'],
    states: 'With or without a picture, with or without a button, on four backgrounds.',
    content: ['The title is an invitation of up to 60 characters.', lengths],
    accessibility: { roles: region, keys: links, says: 'The title, the subtitle, the text, then the link.' },
    related: ['Sections/Hero slider', 'Sections/Newsletter'],
  },
  'Sections/Business conference': {
    use: 'For an offer to companies: a tall picture and the list of what is included.',
    avoid: 'For several offers, use Pricing.',
    do: ['List what a customer would ask for.'],
    dont: ['List more than ten features: the list becomes longer than the picture.'],
    states: 'With or without a picture, with up to 20 features, in two columns where there is room.',
    content: ['Features have the same form and at most 50 characters.', lengths],
    accessibility: {
      roles: `${region} The features are a named list.`,
      keys: links,
      says: 'The title, the text, then “list” and each feature.',
    },
    related: ['Sections/Pricing', 'Sections/Event organise'],
  },
  'Sections/Event agenda': {
    use: 'For the whole programme of an event on one page: days, times, activities, rooms.',
    avoid: 'To show one day at a time, use Event schedule with its tabs.',
    do: [
      'Enter activities in any order: they are shown in order of time.',
      'Let visitors save activities: each has a calendar file.',
    ],
    dont: ['Use it for opening hours.'],
    states: 'One day or several, activities with or without a room and a description.',
    content: ['Use short titles for activities and the 24-hour clock for times.', lengths],
    accessibility: {
      roles: `${region} Each day is a section with a heading. Activities are a list.`,
      keys: links,
      says: 'The day, then time, activity and room. Each calendar link contains the name of its activity.',
    },
    related: ['Sections/Event schedule', 'Sections/Parts/Day programme'],
  },
  'Sections/Event organise': {
    use: 'For numbered kits or reasons beside a picture.',
    avoid: 'For plans with prices to compare, use Pricing.',
    do: ['Give each kit a name that makes sense alone.'],
    dont: ['Number items without an order or a rank.'],
    states: 'With thumbnails and prices, or as plain reasons; up to nine items.',
    content: ['Names of up to 40 characters, one sentence each.', lengths],
    accessibility: {
      roles: `${region} The kits are a list.`,
      keys: links,
      says: 'Each kit’s name, text and price. The description of a link is the name of its kit.',
    },
    related: ['Sections/Pricing', 'Sections/Team'],
  },
  'Sections/Free content': {
    use: 'For a long text: terms, a story, an answer. It supports headings, lists, tables, quotations, and pictures with captions.',
    avoid: 'For a message with a button, use Banner.',
    do: ['Structure the text with headings.', 'Use the drop cap for stories only.'],
    dont: ['Rely on the formatting of a word processor: only the structure of pasted text is kept.'],
    states: 'With a picture above or beside, with a drop cap, without a title.',
    content: ['Paragraphs of up to five lines.', lengths],
    accessibility: {
      roles: `${region} Headings, lists and tables keep their roles.`,
      keys: { Tab: 'moves from link to link, and to tables that scroll' },
      says: 'The text with its structure.',
    },
    related: ['Sections/Parts/Rich text'],
  },
  'Sections/Pricing': {
    use: 'For plans and their prices side by side.',
    avoid: 'For a list of services with pictures, use Team.',
    do: ['Highlight at most one plan.', 'Sort plans by price.'],
    dont: ['Hide what a plan does not include.', 'Put “from” into the name.'],
    states: 'One to six plans; free, highlighted, without features, without a price (“on request”).',
    content: ['Names of one or two words.', 'Features have the same form and at most 40 characters.', lengths],
    accessibility: {
      roles: `${region} Plans are a list, each with a heading.`,
      keys: links,
      says: 'The plan’s name, its price with its frequency, its features, the link.',
    },
    related: ['Components/Ticket', 'Sections/Team'],
  },
  'Sections/Sponsors': {
    use: 'For logos of sponsors or partners in one row and one colour.',
    avoid: 'For pictures, use Image slider.',
    do: [
      'Use SVG logos with a transparent background.',
      'Enter the name if the logo does not contain it: it is shown beside the logo.',
    ],
    dont: ['Show fewer than three.'],
    states: 'Logos with or without a link and a name. On hover they have their own colours.',
    content: ['The title is a line such as “They were there”.', lengths],
    accessibility: { roles: `${region} Logos are a list.`, keys: links, says: 'The name of each sponsor.' },
    related: ['Sections/Image slider'],
  },
  'Sections/Statistics': {
    use: 'For a few large figures with labels.',
    avoid: 'For a development over time, use a chart. There is none in this library.',
    do: ['Use figures that can be verified.'],
    dont: ['Show more than four in a row.'],
    states: 'With or without icons, one to eight figures.',
    content: ['A value of up to six characters, with its unit: “98%”.', lengths],
    accessibility: {
      roles: `${region} Values and labels are a description list.`,
      says: 'The value and its label. The counting animation is not announced.',
    },
    related: ['Sections/Testimonials'],
  },
  'Sections/Team': {
    use: 'For services or people as cards: picture, name, provider, price, features.',
    avoid: 'To compare prices, use Pricing.',
    do: ['Give all cards a picture, or none.'],
    dont: ['Show more than twelve: link to a list instead.'],
    states: 'With or without pictures and prices. Cards differ in format.',
    content: ['Names of up to 30 characters, features of up to 32.', lengths],
    accessibility: {
      roles: `${region} Cards are a list, each with a heading.`,
      keys: links,
      says: 'The name, the provider and the price. The name of a link contains the name of its card.',
    },
    related: ['Sections/Pricing', 'Sections/Event organise'],
  },
  'Sections/Top event': {
    use: 'For steps that lead to the login: tell, choose, invite, dance.',
    avoid: 'For the steps of a form, use the stepper of the profile set-up.',
    do: ['Start each title with a verb.'],
    dont: ['Use it for items without an order.'],
    states: 'One to four steps, each with or without a colour and an icon.',
    content: ['Titles of up to 16 characters, one sentence each.', lengths],
    accessibility: {
      roles: `${region} Steps are an ordered list.`,
      keys: links,
      says: 'The number, the title and the text of each step.',
    },
    related: ['Components/TicketStrip'],
  },
};
