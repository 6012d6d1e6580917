import type { Configured } from '../../../packages/sections/src/stories/Sections.tsx';

/** Right and wrong data of a section, with the rule that each of them shows. */
export interface SectionUse {
  good: string;
  right: Configured['data'];
  bad: string;
  wrong: Configured['data'];
}

const plan = (name: string, price: number, highlighted = false) => ({
  name,
  price,
  currency: 'XOF',
  frequency: 'per event',
  features: ['Unlimited guests', 'A planner of your own'],
  buttonText: 'Choose',
  buttonLink: '/create-event',
  highlighted,
});

const card = (name: string, provider: string, image?: string) => ({
  name,
  provider,
  image,
  features: ['Free tasting'],
});

const logo = (name: string) => ({ src: `/logos/${name}.svg`, width: 64, height: 64 });

const step = (icon: string, title: string, description: string) => ({ icon, title, description });

/** Examples of right and wrong data, by the slug of the section. */
export const sectionUses: Readonly<Record<string, SectionUse>> = {
  'hero-slider': {
    good: 'Write a title of up to 34 characters with one emphasis, and one sentence.',
    right: {
      slides: [
        {
          subtitle: 'Lomé and all of Togo',
          title: 'Good parties keep *an address book*',
          description: '412 verified providers, booked and paid for in one place.',
          image: '/art/hero',
          buttonText: 'Create my event',
          buttonLink: '/create-event',
        },
      ],
    },
    bad: 'Write a paragraph: it covers the picture and pushes the button out of the first viewport.',
    wrong: {
      slides: [
        {
          subtitle: 'The marketplace for every kind of event in Lomé and in all of Togo',
          title: 'We are the *address book* in which you find *everything* that your next party needs',
          description:
            'Halls, caterers, musicians, decorators, photographers, hostesses, drivers and many more: 412 verified providers from Lomé to Dapaong, whom you compare, book and pay in one place, with a planner who answers your questions.',
          image: '/art/hero',
          buttonText: 'Create my event',
          buttonLink: '/create-event',
        },
      ],
    },
  },
  banner: {
    good: 'Make one invitation, with one button.',
    right: {
      subtitle: 'Planners',
      title: 'You can run one party? *Run a hundred with us.*',
      description: 'You keep your name, your prices and your Sundays.',
      image: { src: '/art/stage' },
      buttonText: 'Become coordinator',
      buttonLink: '/become-coordinator',
    },
    bad: 'Explain everything here, without a button: visitors cannot act on it.',
    wrong: {
      subtitle: 'Information for planners, agencies and everybody who organises events for others',
      title: 'About our programme for planners and how it works',
      description:
        'Our programme brings you customers and providers. You keep your name and your prices. You need experience, a company and two documents, which our team checks within a week. Afterwards you receive requests by email, answer them, and are paid after the event.',
      image: { src: '/art/stage' },
    },
  },
  statistics: {
    good: 'Use values of up to six characters. The label explains them.',
    right: {
      title: 'Seven years of laying tables',
      stats: [
        { value: '412', label: 'verified providers' },
        { value: '1,860', label: 'celebrations since 2019' },
        { value: '4.8', label: 'out of 5, from 940 reviews' },
      ],
    },
    bad: 'Write words as values, or figures that nobody can verify.',
    wrong: {
      title: 'Seven years of laying tables',
      stats: [
        { value: 'Hundreds', label: 'of providers' },
        { value: 'Countless', label: 'celebrations' },
        { value: 'The best', label: 'reviews' },
      ],
    },
  },
  pricing: {
    good: 'Highlight one plan, and sort by price.',
    right: {
      title: 'Three ways in',
      services: [plan('The Sketch', 0), plan('The Big Day', 15_000, true), plan('The Season', 45_000)],
    },
    bad: 'Highlight every plan: visitors notice none of them.',
    wrong: {
      title: 'Three ways in',
      services: [plan('The Season', 45_000, true), plan('The Sketch', 0, true), plan('The Big Day', 15_000, true)],
    },
  },
  team: {
    good: 'Give all cards a picture.',
    right: {
      title: 'The table is laid',
      services: [
        card('The family banquet', 'Maison Adjoa, caterer', '/art/table'),
        card('A proper ball', 'Bella Lagune Orchestra', '/art/stage'),
        card('Flowers of the lagoon', 'Atelier Dédé, decorator', '/art/market'),
      ],
    },
    bad: 'Mix cards with and without pictures: some look unfinished.',
    wrong: {
      title: 'The table is laid',
      services: [
        card('The family banquet', 'Maison Adjoa, caterer', '/art/table'),
        card('A proper ball', 'Bella Lagune Orchestra'),
        card('Flowers of the lagoon', 'Atelier Dédé, decorator'),
      ],
    },
  },
  sponsors: {
    good: 'Use SVG logos with a transparent background, and enter names that the logos do not contain.',
    right: {
      title: 'They light the lanterns with us',
      sponsors: [
        { logo: logo('banque-du-golfe'), name: 'Banque du Golfe' },
        { logo: logo('radio-wharf'), name: 'Radio Wharf' },
        { logo: logo('eaux-aneho'), name: 'Eaux d’Aného' },
      ],
    },
    bad: 'Use pictures as logos, or emblems that nobody knows without a name.',
    wrong: {
      title: 'They light the lanterns with us',
      sponsors: [{ logo: '/art/market' }, { logo: logo('radio-wharf') }, { logo: '/art/table' }],
    },
  },
  'top-event': {
    good: 'Start each step with a verb, in the order of the user’s actions.',
    right: {
      title: 'From first idea to *last dance*',
      steps: [
        step('mail', 'Tell us', 'The date, the place, the number of guests.'),
        step('gift', 'Choose', 'Kits put together by our planners.'),
        step('music', 'Dance', 'We look after the rest.'),
      ],
    },
    bad: 'List facts about the company: they are no steps.',
    wrong: {
      title: 'Everything about *Kermesse*',
      steps: [
        step('mail', 'Our history', 'Founded in 2019 in Lomé.'),
        step('gift', 'Our prices', 'From F CFA 15,000.'),
        step('music', 'Our team', 'Twelve people.'),
      ],
    },
  },
  'event-organise': {
    good: 'Name each kit or reason so that it makes sense alone.',
    right: {
      title: 'Three good reasons *to let us do the carrying*',
      image: { src: '/art/market' },
      kits: [
        { name: 'Prices are on display', description: 'What you read is what you pay.' },
        { name: 'The deposit is kept safe', description: 'It rests with us until the day after the party.' },
        { name: 'One person answers', description: 'From the first van to the last chair.' },
      ],
    },
    bad: 'Number the names: the list has numbers already, and the names say nothing.',
    wrong: {
      title: 'Three good reasons *to let us do the carrying*',
      image: { src: '/art/market' },
      kits: [
        { name: 'Kit no. 1', description: 'Prices are on display.' },
        { name: 'Kit no. 2', description: 'The deposit is kept safe.' },
        { name: 'Kit no. 3', description: 'One person answers.' },
      ],
    },
  },
  newsletter: {
    good: 'Say how often the letter arrives and what it contains.',
    right: {
      subtitle: 'The Saturday letter',
      title: 'One address, one idea, one date',
      description: 'Four times a month, by email or text message.',
    },
    bad: 'Promise a gift, and leave the frequency open.',
    wrong: {
      subtitle: 'Don’t miss out!',
      title: 'Subscribe now and win a surprise!',
      description: 'Enter your address to receive our amazing offers.',
    },
  },
  'free-content': {
    good: 'Structure a long text with headings and lists.',
    right: {
      title: 'Our charter',
      description:
        '<p>A provider signs a short charter when it enters the address book.</p><h2>What every provider promises</h2><ul><li>a firm price, in writing</li><li>a visit before you sign</li><li>a person on call on the day</li></ul>',
    },
    bad: 'Write one long paragraph: nobody can skim it.',
    wrong: {
      title: 'Our charter',
      description:
        '<p>A provider signs a short charter when it enters the address book, in which every provider promises a firm price, in writing, before the deposit, and a visit or a tasting before you sign, and that a person is within reach on the day, from the first van to the last chair, and that it answers within the hour should anything be missing, for which it has a reserve at hand.</p>',
    },
  },
};
