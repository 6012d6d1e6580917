import type { Comparison } from '../kit/Choices.tsx';

const nb = '\u00a0';
const nnb = '\u202f';

interface Voice {
  above: string;
  title: string;
  lead: string;
  tone: string;
  toneNote: string;
  toneChoices: Comparison[];
  buttons: string;
  buttonsNote: string;
  buttonChoices: Comparison[];
  faults: string;
  faultsNote: string;
  faultChoices: Comparison[];
  marks: string;
  marksNote: string;
  /** The name of a rule, a right example, and a wrong one. */
  rules: [name: string, right: string, wrong: string][];
  columns: [string, string, string];
  figures: string;
  figuresNote: string;
  figureColumns: [string, string];
}

/** The writing guide of each language. They are not translations of each other. */
export const voice: { fr: Voice; en: Voice } = {
  fr: {
    above: 'Fondations',
    title: 'La voix *du site*',
    lead: 'Calme, précise et chaleureuse. Vouvoyez le lecteur. Dites chaque chose une seule fois, là où elle sert.',
    tone: 'Le ton',
    toneNote: 'Écrivez des phrases que l’on peut lire à voix haute. Préférez un mot concret à deux adjectifs.',
    toneChoices: [
      {
        good: 'Les prestataires répondent en deux jours.',
        bad: 'Bénéficiez d’une réactivité exceptionnelle !',
        why: 'Dites ce qui se passe, sans point d’exclamation.',
      },
      {
        good: 'Six traiteurs, six bouchées',
        bad: 'Découvrez notre incroyable sélection culinaire',
        why: 'Un titre décrit, il ne vante pas.',
      },
    ],
    buttons: 'Les boutons',
    buttonsNote:
      'Utilisez un verbe et son complément. Pendant une requête, le bouton indique l’action en cours, suivie de points de suspension.',
    buttonChoices: [
      { good: 'Créer mon événement', bad: 'Cliquez ici' },
      { good: 'Envoi…', bad: 'Veuillez patienter' },
    ],
    faults: 'Les messages d’erreur',
    faultsNote:
      'Dites ce qui s’est passé, ce qui a été conservé et quoi faire. N’accusez pas la personne, et n’affichez pas de code d’erreur.',
    faultChoices: [
      {
        good: `Vous semblez hors ligne. Votre message est toujours là${nnb}; réessayez quand le réseau revient.`,
        bad: 'Erreur réseau (ERR_NETWORK)',
      },
      { good: 'Il manque un @ à cette adresse.', bad: 'Saisie invalide !' },
    ],
    marks: 'La typographie',
    marksNote:
      'Mettez une espace fine insécable devant les points d’interrogation, d’exclamation et les points-virgules, une espace insécable devant les deux-points et à l’intérieur des guillemets.',
    rules: [
      ['Ponctuation haute', `Prêts${nnb}? Allons-y${nnb}!`, 'Prêts? Allons-y !'],
      ['Guillemets', `«${nb}La fête${nb}»`, '"La fête"'],
      ['Apostrophe', 'l’agenda', "l'agenda"],
      ['Majuscules accentuées', 'À l’heure, État', 'A l’heure, Etat'],
      ['Titres', 'Six traiteurs, six bouchées', 'Six Traiteurs, Six Bouchées'],
      ['Suspension', 'Connexion…', 'Connexion...'],
      ['Intervalle', 'du 3 au 5 décembre', '3-5 décembre'],
    ],
    columns: ['Règle', 'Nous écrivons', 'Et non'],
    figures: 'Chiffres, prix, dates',
    figuresNote: `Formatez-les avec Intl, jamais à la main. Le franc CFA n’a pas de centimes. Les milliers sont séparés par une espace fine insécable${nnb}; l’heure s’écrit avec un h.`,
    figureColumns: ['Donnée', 'Se lit'],
  },
  en: {
    above: 'Foundations',
    title: 'The voice *of the site*',
    lead: 'Calm, precise and warm. Address the reader as “you”. Say each thing once, where it is needed.',
    tone: 'The tone',
    toneNote: 'Write sentences that can be read aloud. Prefer one concrete word to two adjectives.',
    toneChoices: [
      {
        good: 'Providers answer within two days.',
        bad: 'Enjoy outstanding responsiveness!',
        why: 'Say what happens, without an exclamation mark.',
      },
      {
        good: 'Six caterers, six bites',
        bad: 'Discover our amazing culinary selection',
        why: 'A title describes. It does not boast.',
      },
    ],
    buttons: 'Buttons',
    buttonsNote:
      'Use a verb and its object. During a request, the button names the running action, followed by an ellipsis.',
    buttonChoices: [
      { good: 'Create my event', bad: 'Click here' },
      { good: 'Sending…', bad: 'Please wait' },
    ],
    faults: 'Error messages',
    faultsNote:
      'Say what happened, what was kept, and what to do. Don’t accuse the user, and don’t show an error code.',
    faultChoices: [
      {
        good: 'You seem to be offline. Your message is still here; try again when the network is back.',
        bad: 'Network error (ERR_NETWORK)',
      },
      { good: 'This address is missing an @.', bad: 'Invalid input!' },
    ],
    marks: 'Typography',
    marksNote: 'Use British spelling and typographic punctuation.',
    rules: [
      ['Quotation marks', '“The party”', '"The party"'],
      ['Apostrophe', 'the provider’s page', "the provider's page"],
      ['Dashes', 'a comma, or a colon: like this', 'a dash - like this'],
      ['Titles', 'Providers who come recommended', 'Providers Who Come Recommended'],
      ['Ellipsis', 'Logging in…', 'Logging in...'],
      ['Ranges', '3 to 5 December', '3-5 December'],
      ['Spelling', 'colour, organise, programme', 'color, organize, program'],
    ],
    columns: ['Rule', 'We write', 'And not'],
    figures: 'Numbers, prices, dates',
    figuresNote:
      'Format them with Intl, never by hand. The CFA franc has no cents. Separate thousands with a comma, put the day first in dates, and use the 24-hour clock.',
    figureColumns: ['Value', 'Reads as'],
  },
};
