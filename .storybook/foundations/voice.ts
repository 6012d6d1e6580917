import type { Choice } from '../kit/Choices.tsx';

const nb = '\u00a0';
const nnb = '\u202f';

interface Voice {
  above: string;
  title: string;
  lead: string;
  tone: string;
  toneNote: string;
  toneChoices: Choice[];
  buttons: string;
  buttonsNote: string;
  buttonChoices: Choice[];
  faults: string;
  faultsNote: string;
  faultChoices: Choice[];
  marks: string;
  marksNote: string;
  /** Name of a rule, how it is written, where it is easily wrong. */
  rules: [name: string, right: string, wrong: string][];
  columns: [string, string, string];
  figures: string;
  figuresNote: string;
  figureColumns: [string, string];
}

/** The writing guide of each language: the two are no translations of each other. */
export const voice: { fr: Voice; en: Voice } = {
  fr: {
    above: 'Fondations',
    title: 'La voix *du site*',
    lead: 'Celle d’un imprimeur qui connaît vos invités par leur prénom : posée, précise, un peu malicieuse. On vouvoie. On dit les choses une fois, dans l’ordre où elles servent.',
    tone: 'Le ton',
    toneNote: 'Des phrases qu’on pourrait lire à voix haute. Un mot concret vaut deux adjectifs.',
    toneChoices: [
      {
        good: 'Vous ne payez que si la fête a lieu.',
        bad: 'Bénéficiez d’une tarification flexible et sans engagement !',
        why: 'Dire ce qui se passe, sans s’exclamer.',
      },
      {
        good: 'Six traiteurs, six bouchées',
        bad: 'Découvrez notre incroyable sélection culinaire',
        why: 'Le titre montre, il ne vante pas.',
      },
    ],
    buttons: 'Les boutons',
    buttonsNote: 'Un verbe, ce qu’il fait, et rien d’autre. Pendant le travail, le bouton dit ce qui se passe.',
    buttonChoices: [
      { good: 'Créer mon événement', bad: 'Cliquez ici' },
      { good: 'Envoi…', bad: 'Veuillez patienter' },
    ],
    faults: 'Quand quelque chose manque',
    faultsNote:
      'Dire ce qui s’est passé, ce qui n’est pas perdu, et quoi faire. Jamais la faute de la personne, jamais un code.',
    faultChoices: [
      {
        good: `Vous semblez hors ligne. Votre message est toujours là${nb}; réessayez quand le réseau revient.`,
        bad: 'Erreur réseau (ERR_NETWORK)',
      },
      { good: 'Il manque un @ à cette adresse.', bad: 'Saisie invalide !' },
    ],
    marks: 'La typographie',
    marksNote: 'Une espace insécable ne se voit pas, son absence si.',
    rules: [
      ['Ponctuation haute', `Prêts${nb}? Allons-y${nb}!`, 'Prêts? Allons-y !'],
      ['Guillemets', `«${nb}La fête${nb}»`, '"La fête"'],
      ['Apostrophe', 'l’agenda', "l'agenda"],
      ['Majuscules accentuées', 'À l’heure, État', 'A l’heure, Etat'],
      ['Titres', 'Salon de la fête', 'Salon De La Fête'],
      ['Suspension', 'Connexion…', 'Connexion...'],
      ['Intervalle', 'du 3 au 5 décembre', '3-5 décembre'],
    ],
    columns: ['Règle', 'Nous écrivons', 'Et non'],
    figures: 'Chiffres, prix, dates',
    figuresNote: `Écrits par Intl, jamais à la main. Le franc CFA n’a pas de centimes. Les milliers sont séparés par une espace fine insécable${nnb}; l’heure s’écrit avec un h.`,
    figureColumns: ['Donnée', 'Se lit'],
  },
  en: {
    above: 'Foundations',
    title: 'The voice *of the site*',
    lead: 'That of a printer who knows your guests by their first names: calm, exact, with a twinkle. We say “you”. We say a thing once, where it is needed.',
    tone: 'The tone',
    toneNote: 'Sentences that could be read aloud. One concrete word is worth two adjectives.',
    toneChoices: [
      {
        good: 'You pay only if the party takes place.',
        bad: 'Enjoy flexible, commitment-free pricing!',
        why: 'Say what happens, without raising your voice.',
      },
      {
        good: 'Six caterers, six bites',
        bad: 'Discover our amazing culinary selection',
        why: 'A title shows; it does not boast.',
      },
    ],
    buttons: 'Buttons',
    buttonsNote: 'A verb, what it does, nothing else. At work, the button says what is happening.',
    buttonChoices: [
      { good: 'Create my event', bad: 'Click here' },
      { good: 'Sending…', bad: 'Please wait' },
    ],
    faults: 'When something goes missing',
    faultsNote: 'Say what happened, what is not lost, and what to do. Never the person’s fault, never a code.',
    faultChoices: [
      {
        good: 'You seem to be offline. Your message is still here; try again when the network is back.',
        bad: 'Network error (ERR_NETWORK)',
      },
      { good: 'This address is missing an @.', bad: 'Invalid input!' },
    ],
    marks: 'Typography',
    marksNote: 'British spelling and punctuation, set with the marks a printer would use.',
    rules: [
      ['Quotation marks', '“The party”', '"The party"'],
      ['Apostrophe', 'the provider’s page', "the provider's page"],
      ['Dashes', 'a comma, or a colon: like this', 'a dash - like this'],
      ['Titles', 'Providers that come recommended', 'Providers That Come Recommended'],
      ['Ellipsis', 'Signing in…', 'Signing in...'],
      ['Ranges', '3 to 5 December', '3-5 December'],
      ['Spelling', 'colour, organise, programme', 'color, organize, program'],
    ],
    columns: ['Rule', 'We write', 'And not'],
    figures: 'Numbers, prices, dates',
    figuresNote:
      'Written by Intl, never by hand. The CFA franc has no cents. Thousands take a comma; dates put the day first; times are on the 24-hour clock.',
    figureColumns: ['Value', 'Reads as'],
  },
};
