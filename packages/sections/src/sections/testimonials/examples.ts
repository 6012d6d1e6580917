import type { ExamplesOf } from '../../schema/examples.ts';
import type { SectionInput } from '../../schema/section.ts';
import type { section } from './section.ts';

type Testimonial = Exclude<SectionInput<typeof section>['testimonials'], string>[number];

const akossiwa: Testimonial = {
  text: {
    fr: '« On m’avait promis de la *tranquillité.* J’ai vu ma mère danser avant le dessert : voilà ce que j’ai acheté. »',
    en: '“They had promised me *peace of mind.* I saw my mother dancing before dessert: that is what I paid for.”',
  },
  authorName: 'Akossiwa Mensah',
  authorRole: { fr: 'mariée à Baguida, 240 invités', en: 'bride in Baguida, 240 guests' },
  authorImage: '/art/portrait-1',
};

const kodjo: Testimonial = {
  text: {
    fr: 'Trois devis en deux jours, un seul interlocuteur, et la fanfare *à l’heure.* À Kpalimé, personne ne m’a cru.',
    en: 'Three quotes in two days, one person to talk to, and a brass band *on time.* Nobody in Kpalimé believed me.',
  },
  authorName: 'Kodjo Amegan',
  authorRole: { fr: 'père de la promotion 2025', en: 'father of a 2025 graduate' },
  authorImage: '/art/portrait-2',
};

const afi: Testimonial = {
  text: {
    fr: 'Je cuisine depuis vingt ans sans carte de visite. Ici, ce sont les clients qui *m’apportent* les clients.',
    en: 'I have cooked for twenty years without a business card. Here it is customers who *bring* me customers.',
  },
  authorName: 'Afi Lawson',
  authorRole: { fr: 'traiteur à Aného', en: 'caterer in Aného' },
  authorImage: '/art/portrait-3',
};

const yao: Testimonial = {
  text: {
    fr: 'La pluie est tombée à seize heures. À seize heures dix, le chapiteau était *monté.* Que dire de plus ?',
    en: 'The rain came at four o’clock. At ten past four the marquee was *up.* What more is there to say?',
  },
  authorName: 'Yao Dogbé',
  authorRole: { fr: 'directeur, séminaire de 80 personnes', en: 'managing director, seminar for 80' },
  authorImage: '/art/portrait-4',
};

export const examples = {
  typical: { data: { testimonials: [akossiwa, kodjo, afi, yao] } },
  minimal: {
    data: {
      testimonials: [
        { text: { fr: 'On recommence demain !', en: 'Let us do it again tomorrow!' }, authorName: 'Essi' },
      ],
    },
  },
  longest: {
    data: {
      title: {
        fr: 'Ce qu’ils en disent une fois les chaises *repliées* et les lampions éteints',
        en: 'What they say of it once the chairs are *folded* and the lanterns are out',
      },
      testimonials: [
        {
          ...akossiwa,
          text: {
            fr: 'Nous étions cent quatre-vingts sur la liste, deux cent quarante à table, et personne n’a attendu son assiette. Le coordinateur avait prévu les cousins de dernière minute, le générateur de secours, les chaises des anciens à l’ombre, le taxi de la couturière et même le parapluie du curé. Quand ma grand-mère a demandé qui était ce jeune homme si bien élevé, je lui ai répondu que c’était *le maître de la fête* ; elle a voulu savoir s’il était marié. On m’avait promis de la tranquillité : j’ai vu ma mère danser avant le dessert, mon père rire avec les musiciens, et moi, pour une fois, je me suis assise.',
            en: 'There were a hundred and eighty of us on the list, two hundred and forty at table, and nobody waited for a plate. The planner had foreseen the last-minute cousins, the spare generator, chairs in the shade for the elders, a taxi for the dressmaker and even an umbrella for the priest. When my grandmother asked who that well-brought-up young man was, I told her he was *the master of the feast*; she wanted to know whether he was married. They had promised me peace of mind: I saw my mother dancing before dessert, my father laughing with the band, and I, for once, sat down.',
          },
          authorName: 'Marie-Antoinette Akouvi Mawuena Dzidzor d’Almeida-Olympio',
          authorRole: {
            fr: 'mariée à Baguida sous la pluie, deux cent quarante invités, dont soixante qui n’étaient pas prévus',
            en: 'bride in Baguida in the rain, two hundred and forty guests, sixty of whom were not expected',
          },
        },
        { ...kodjo, text: { fr: 'Parfait.', en: 'Perfect.' } },
      ],
    },
    settings: { background: 'surface' },
  },
  titled: {
    note: { fr: 'Avec un titre, sur le fond de la marque.', en: 'With a title, on the brand’s background.' },
    data: { title: { fr: 'Le livre d’or', en: 'The guest book' }, testimonials: [yao, afi, akossiwa] },
    settings: { background: 'brand' },
  },
  single: {
    data: { testimonials: [afi] },
    note: { fr: 'Un seul témoignage : rien à faire défiler.', en: 'A single testimonial: nothing rotates.' },
  },
  withoutPortraits: {
    data: {
      testimonials: [
        { ...akossiwa, authorImage: undefined },
        { ...kodjo, authorImage: undefined, authorRole: undefined },
      ],
    },
    note: {
      fr: 'Sans portrait, les initiales de l’auteur sur une rosace.',
      en: 'Without a picture, the author’s initials on a rosette.',
    },
  },
} satisfies ExamplesOf<typeof section>;
