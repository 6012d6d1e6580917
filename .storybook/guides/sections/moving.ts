import type { Guides } from '../guide.ts';

const region = 'A section with its title as the name. The heading has level 1 in the first section of a page, else 2.';
const carousel =
  'A group with the role description “carousel”. Each slide is a group with its position, such as “2 of 4”. Hidden slides are inert.';
const carouselKeys = {
  'Arrow left, Arrow right': 'shows the previous or the next slide',
  Tab: 'moves to the buttons, then to the row of slides and the links of the slide',
};
const carouselSays =
  'The position and the title of a slide that the user requested. Automatic changes are not announced.';
const lengths = 'The table of fields gives the recommended length of each text. Longer texts are shown in full.';

/** Guides of sections that load JavaScript when a visitor is about to use them. */
export const movingSections: Guides = {
  'Sections/Hero slider': {
    use: 'For the top of a page: a picture, a large title, up to two buttons. Several slides rotate.',
    avoid: 'Further down the page, use Banner.',
    do: [
      'Choose pictures with a plain left side: the text lies over it.',
      'Put the most important message on the first slide.',
    ],
    dont: ['Use slides for content that everybody must read.'],
    states:
      'One slide (static) to eight. A button, the pointer, the focus or reduced motion pauses them. With or without a picture.',
    content: ['A title of up to 34 characters, with one word between asterisks.', lengths],
    roles: carousel,
    keys: carouselKeys,
    says: carouselSays,
    related: ['Sections/Banner', 'Sections/Parts/Slide controls'],
  },
  'Sections/Image slider': {
    use: 'For pictures side by side that move in a loop: impressions of an event.',
    avoid: 'For logos, use Sponsors.',
    do: ['Use pictures of one format.', 'Describe each picture.'],
    dont: ['Put text into the pictures.'],
    states: 'Up to four pictures are static; five or more move. They pause like the hero slider.',
    content: ['Alternative texts of one sentence.', lengths],
    roles: carousel,
    keys: carouselKeys,
    says: carouselSays,
    related: ['Sections/Sponsors', 'Sections/Parts/Slide controls'],
  },
  'Sections/Testimonials': {
    use: 'For quotations of customers, one at a time, with portrait and name.',
    avoid: 'For figures, use Statistics.',
    do: ['Quote real people with their consent.', 'Leave out the portrait if there is none: initials replace it.'],
    dont: ['Shorten a quotation so that its meaning changes.'],
    states: 'One (static) or several that rotate, with or without a portrait.',
    content: ['Up to 160 characters, in the original words.', lengths],
    roles: carousel,
    keys: carouselKeys,
    says: carouselSays,
    related: ['Sections/Statistics', 'Sections/Parts/Slide controls'],
  },
  'Sections/Event schedule': {
    use: 'For a programme with a tab for each day.',
    avoid: 'To show the whole programme at once, use Event agenda.',
    do: ['Name tabs by the day.'],
    dont: ['Use tabs for rooms or tracks.'],
    states: 'One day or several, a day without activities, with or without a cover picture and a calendar.',
    content: ['Use short titles for activities and the 24-hour clock for times.', lengths],
    roles: `${region} Days are tabs and tabpanels.`,
    keys: {
      Arrows: 'moves between the days and selects',
      'Home, End': 'selects the first or the last day',
      Tab: 'moves into the programme',
    },
    says: 'The day, its position and whether it is selected; then time, activity and room.',
    related: ['Sections/Event agenda', 'Components/Tabs', 'Sections/Parts/Day programme'],
  },
  'Sections/Contact': {
    use: 'For contact details, a map, and a form that emails the business.',
    avoid: 'For subscriptions, use Newsletter.',
    do: ['Omit details that nobody answers.', 'Enter the location: without one, the map shows Lomé.'],
    dont: ['Add fields: each one reduces the number of messages.'],
    states:
      'Empty, invalid fields, sending, sent, rejected, offline, timeout, too many messages, after logging in; with or without a pin on the map.',
    content: ['Notes below the details say when the team replies.', lengths],
    roles: `${region} The form has its title as the name. Its result is a status.`,
    keys: { Enter: 'submits the form from a single-line field', Tab: 'moves through details, map and form' },
    says: 'The first invalid field, which receives the focus, with its error message; or that the message was sent.',
    related: ['Components/TextField', 'Sections/Newsletter', 'Sections/Parts/Map'],
  },
  'Sections/Newsletter': {
    use: 'To subscribe by email or by phone, in one field.',
    avoid: 'For questions, use Contact.',
    do: ['Say how often the newsletter is sent.'],
    dont: ['Promise a gift for an address.'],
    states: 'Empty, invalid, sending, subscribed, rejected, offline, too many attempts, timeout.',
    content: ['A title of up to 50 characters and one sentence.', lengths],
    roles: `${region} One field with a label, and a button. The result is a status.`,
    keys: { Enter: 'subscribes' },
    says: 'The hint with the field, then the result.',
    related: ['Sections/Contact', 'Components/TextField'],
  },
  'Sections/Search bar': {
    use: 'For two search fields, place and type of event, and a button. The search is not available yet: a status says so.',
    avoid: 'For a working search. There is none yet.',
    do: ['Sort places as users look for them.'],
    dont: ['List places without offers.'],
    states: 'Empty, filled, submitted (the message that search opens soon).',
    content: ['Entries of up to 30 characters.', lengths],
    roles: 'A section with a name, and a form with two fields and a button. The response is a status.',
    keys: { Tab: 'moves through the fields', Enter: 'submits the form' },
    says: 'Each field with its label, then that search opens soon.',
    status: 'experimental',
    related: ['Components/Select', 'Components/SubmitButton'],
  },
};
