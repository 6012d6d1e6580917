import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      subtitle: { fr: 'La lettre du samedi', en: 'The Saturday letter' },
      title: { fr: 'Une adresse, une idée, une date', en: 'One address, one idea, one date' },
      description: {
        fr: 'Quatre fois par mois, par e‑mail ou par SMS. Rien d’autre dans l’enveloppe.',
        en: 'Four times a month, by email or text message. Nothing else in the envelope.',
      },
    },
  },
  minimal: { data: { title: { fr: 'Restons en lien', en: 'Let’s keep in touch' } } },
  longest: {
    data: {
      subtitle: {
        fr: 'La lettre des prestataires, des fiancés et des coordinateurs',
        en: 'The letter of providers, couples and planners',
      },
      title: {
        fr: 'Recevez chaque samedi les nouvelles adresses, les bonnes dates et les idées *que personne n’a encore eues*',
        en: 'Every Saturday, receive the new addresses, the good dates and the ideas *nobody has had yet*',
      },
      description: {
        fr: 'Quatre fois par mois, par e‑mail ou par SMS, jamais plus. Vous vous désinscrivez d’un mot, et nous effaçons alors votre adresse de nos cahiers le jour même, sans demander pourquoi.',
        en: 'Four times a month, by email or text message, never more. One word from you and we strike your address from our books the same day, without asking why.',
      },
      buttonText: { fr: 'Recevoir la prochaine lettre', en: 'Receive the next letter' },
    },
  },
} satisfies ExamplesOf<typeof section>;
