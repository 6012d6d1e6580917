import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      title: {
        fr: 'De l’idée au *dernier bal,* en quatre tickets',
        en: 'From first idea to *last dance,* in four tickets',
      },
      steps: [
        {
          icon: 'mail',
          title: { fr: 'Racontez', en: 'Tell us' },
          description: {
            fr: 'La date, le lieu, le nombre d’invités. Trois minutes suffisent.',
            en: 'The date, the place, the number of guests. Three minutes will do.',
          },
        },
        {
          icon: 'gift',
          title: { fr: 'Choisissez', en: 'Choose' },
          description: {
            fr: 'Des kits composés par nos coordinateurs, à prix affichés.',
            en: 'Kits put together by our planners, at prices you can see.',
          },
        },
        {
          icon: 'users',
          title: { fr: 'Invitez', en: 'Invite' },
          description: {
            fr: 'Cartons, réponses et plan de table se tiennent à jour tout seuls.',
            en: 'Cards, replies and seating plan keep themselves up to date.',
          },
        },
        {
          icon: 'music',
          title: { fr: 'Dansez', en: 'Dance' },
          description: {
            fr: 'Le jour venu, un coordinateur veille. Vous n’avez que votre verre à tenir.',
            en: 'On the day, a planner keeps watch. All you carry is your glass.',
          },
        },
      ],
    },
  },
  minimal: {
    data: {
      steps: [{ title: { fr: 'Racontez', en: 'Tell us' } }, { title: { fr: 'Dansez', en: 'Dance' } }],
    },
  },
  longest: {
    data: {
      title: {
        fr: 'De la première idée griffonnée sur une nappe *au dernier bal sur le ponton,* en quatre tickets',
        en: 'From the first idea scribbled on a tablecloth *to the last dance on the pontoon,* in four tickets',
      },
      subtitle: { fr: 'Comment se prépare une fête avec Kermesse', en: 'How a celebration is prepared with Kermesse' },
      description: {
        fr: 'Que vous ayez trois semaines ou deux ans devant vous, pour trente convives ou pour douze cents, le chemin reste le même ; un coordinateur le fait avec vous.',
        en: 'Whether you have three weeks or two years ahead, for thirty guests or for twelve hundred, the way is the same; a planner walks it with you.',
      },
      steps: [
        {
          icon: 'map-pin',
          title: { fr: 'Racontez-nous votre anniversaire', en: 'Tell us about your birthday' },
          description: {
            fr: 'La date, le quartier, le nombre d’invités, ceux qui viennent de loin, ceux qui ne mangent pas de porc, et la chanson qu’il ne faut surtout pas oublier.',
            en: 'The date, the neighbourhood, the number of guests, who comes from afar, who eats no pork, and the one song that must not be forgotten.',
          },
        },
        {
          icon: 'credit-card',
          title: { fr: 'Comparez les prestataires', en: 'Compare the providers' },
          description: {
            fr: 'Trois devis par métier sous quarante-huit heures, acompte par Flooz ou T‑Money.',
            en: 'Three quotes per trade within forty-eight hours, deposits by Flooz or T‑Money.',
          },
        },
        {
          icon: 'calendar-check',
          title: { fr: 'Invitez', en: 'Invite' },
        },
        {
          icon: 'shield-check',
          title: { fr: 'Laissez-vous accompagner', en: 'Let yourself be accompanied' },
          description: {
            fr: 'Le jour venu, le coordinateur accueille les prestataires, tient l’horaire, règle les soldes et ferme la salle après le dernier invité.',
            en: 'On the day, the planner welcomes the providers, keeps the time, settles the balances and locks up after the last guest.',
          },
        },
      ],
    },
  },
  colours: {
    note: {
      fr: 'L’étape prend la couleur du site la plus proche de la couleur choisie.',
      en: 'A step takes the colour of the site that is closest to the chosen one.',
    },
    data: {
      title: { fr: 'Une soirée, *trois entrées*', en: 'One evening, *three ways in*' },
      steps: [
        { icon: 'martini', title: { fr: 'Le cocktail', en: 'Cocktails' }, color: '#2f5fb3' },
        { icon: 'utensils', title: { fr: 'Le dîner', en: 'Dinner' }, color: '#ffffff' },
        { icon: 'drum', title: { fr: 'Le bal', en: 'The ball' }, color: '#e0a030' },
      ],
    },
    settings: { background: 'brand' },
  },
} satisfies ExamplesOf<typeof section>;
