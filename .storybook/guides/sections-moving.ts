import type { Guides } from './guide.ts';

const region = 'A section named by its title, with a heading of level 1 where it comes first on the page, else 2.';
const carousel =
  'A group with the role description “carousel”; each slide is a group with its place, such as “2 of 4”. Slides that are not shown are inert.';
const carouselKeys = {
  'Arrow left, Arrow right': 'show the slide before, the next one',
  Tab: 'moves to the links of the slide, then to the buttons',
};
const carouselSays =
  'The place and the title of a slide that somebody asked for. Slides that change by themselves are not announced.';
const lengths = 'The table of fields says how long each text should be; a longer one is shown whole.';

/** Sections that load code when somebody is about to use them. */
export const movingSections: Guides = {
  'Sections/Hero slider': {
    use: 'The beginning of a page: a picture, a large title, up to two buttons. Several slides take turns.',
    avoid: 'Further down take the banner.',
    do: [
      'Keep the left side of the picture quiet: the text lies on it.',
      'Say the most important thing on the first slide.',
    ],
    dont: ['Use slides for things that everybody has to read.'],
    states:
      'One slide (still) to eight; paused by a button, a pointer, the focus or less motion; with or without a picture.',
    content: ['A title of up to 34 characters; one word between asterisks.', lengths],
    accessibility: { roles: carousel, keys: carouselKeys, says: carouselSays },
    status: 'stable',
    related: ['Sections/Banner', 'Sections/Parts/Slide controls'],
  },
  'Sections/Image slider': {
    use: 'Pictures side by side that move round in a loop: impressions of an event.',
    avoid: 'For logos take sponsors.',
    do: ['Take pictures of one format.', 'Describe each picture.'],
    dont: ['Put text into the pictures.'],
    states: 'Up to four pictures stay still; from five on they move; paused as the hero slider.',
    content: ['Alternative texts of one sentence.', lengths],
    accessibility: { roles: carousel, keys: carouselKeys, says: carouselSays },
    status: 'stable',
    related: ['Sections/Sponsors', 'Sections/Parts/Slide controls'],
  },
  'Sections/Testimonials': {
    use: 'What customers say: one quotation at a time with portrait and name.',
    avoid: 'For figures take statistics.',
    do: [
      'Quote real people with their consent.',
      'Leave out the portrait rather than inventing one: initials take its place.',
    ],
    dont: ['Shorten a quotation so that it says something else.'],
    states: 'One (still) or several that take turns; with or without a portrait.',
    content: ['Up to 160 characters, in the words of the person who said it.', lengths],
    accessibility: { roles: carousel, keys: carouselKeys, says: carouselSays },
    status: 'stable',
    related: ['Sections/Statistics', 'Sections/Parts/Slide controls'],
  },
  'Sections/Event schedule': {
    use: 'A programme with a tab for each day.',
    avoid: 'To print or read it as a whole take the event agenda.',
    do: ['Name tabs by the day.'],
    dont: ['Use tabs for rooms or tracks.'],
    states: 'One day or several; a day without activities; with or without a cover picture and a calendar.',
    content: ['Activities are short titles; times are 24 hours.', lengths],
    accessibility: {
      roles: `${region} Days are tabs and tabpanels.`,
      keys: {
        Arrows: 'move between the days and choose',
        'Home, End': 'the first day, the last day',
        Tab: 'moves into the programme',
      },
      says: 'The day, its place and whether it is chosen; then time, activity and room.',
    },
    status: 'stable',
    related: ['Sections/Event agenda', 'Components/Tabs', 'Sections/Parts/Day programme'],
  },
  'Sections/Contact': {
    use: 'Contact details, a map and a form that sends a mail to the business.',
    avoid: 'For a subscription take the newsletter.',
    do: ['Leave out details that nobody answers.', 'Give the place: without one there is no map.'],
    dont: ['Add fields: each costs answers.'],
    states:
      'Empty, invalid fields, sending, sent, refused, offline, no answer in time, too many messages, back after logging in; with or without a map.',
    content: ['Notes below the details say when somebody answers.', lengths],
    accessibility: {
      roles: `${region} The form is named by its title; its outcome is a status.`,
      keys: { Enter: 'sends from a field of one line', Tab: 'moves through details, map and form' },
      says: 'The first wrong field, which has the focus, with its message; or that the message was sent.',
    },
    status: 'stable',
    related: ['Components/TextField', 'Sections/Newsletter', 'Sections/Parts/Map'],
  },
  'Sections/Newsletter': {
    use: 'Subscribing by email or by phone, in one field.',
    avoid: 'For a question take contact.',
    do: ['Say how often something comes.'],
    dont: ['Promise a gift for an address.'],
    states: 'Empty, invalid, sending, subscribed, refused, offline, too many tries, no answer in time.',
    content: ['A title of up to 50 characters and one sentence.', lengths],
    accessibility: {
      roles: `${region} One field with its label and a button; the outcome is a status.`,
      keys: { Enter: 'subscribes' },
      says: 'The hint with the field, then the outcome.',
    },
    status: 'stable',
    related: ['Sections/Contact', 'Components/TextField'],
  },
  'Sections/Search bar': {
    use: 'Three fields: place, type of event, kit. The search is not open yet: a notification says so.',
    avoid: 'For a search that answers there is nothing yet.',
    do: ['Order places as people look for them.'],
    dont: ['Name places where nothing is offered.'],
    states: 'Empty, filled, asked (the note that search opens soon).',
    content: ['Entries of up to 30 characters.', lengths],
    accessibility: {
      roles: 'A section with a name and a form with three fields; the answer is a status.',
      keys: { Tab: 'moves through the fields', Enter: 'asks' },
      says: 'Each field with its label, then that search opens soon.',
    },
    status: 'experimental',
    related: ['Components/Select', 'Components/SubmitButton'],
  },
};
