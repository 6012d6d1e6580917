/** The two compositions of a scene. */
export type Composition = 'landscape' | 'portrait';

/** One composition: its size in drawing units, and the widths in pixels of its image files. */
export interface ArtFile {
  width: number;
  height: number;
  widths: number[];
}

/**
 * A scene: its landscape composition, an optional portrait composition for narrow screens, and its alternative text.
 */
export interface Scene extends ArtFile {
  portrait?: ArtFile;
  alt: { fr: string; en: string };
}

const wide: ArtFile = { width: 1920, height: 1080, widths: [640, 960, 1440, 1920] };
const tall: ArtFile = { width: 900, height: 1640, widths: [480, 720, 900] };
const card: ArtFile = { width: 1200, height: 900, widths: [320, 640, 960] };
const bust: ArtFile = { width: 400, height: 480, widths: [200, 400] };

const catalogue = {
  hero: {
    ...wide,
    portrait: tall,
    alt: {
      fr: 'Un couple danse sur un ponton de la lagune, devant la pleine lune\u202f; tambour et trompette jouent, les invités sont à table.',
      en: 'A couple dances on a pontoon over the lagoon before the full moon; drum and trumpet play, guests sit at table.',
    },
  },
  market: {
    ...wide,
    portrait: tall,
    alt: {
      fr: 'Trois étals au crépuscule, sous les lampions\u00a0: du pagne, des fruits, des poteries\u202f; une marchande passe, une bassine d’oranges sur la tête.',
      en: 'Three stalls at dusk under the lights: wax cloth, fruit, pottery; a trader walks by with a basin of oranges on her head.',
    },
  },
  beach: {
    ...wide,
    portrait: tall,
    alt: {
      fr: 'Deux mariés sous un dais fleuri, sur la plage de Lomé\u202f; le soleil se couche derrière eux et les chaises attendent les invités.',
      en: 'A bride and groom under a flowered canopy on the beach in Lomé; the sun sets behind them and the chairs await the guests.',
    },
  },
  stage: {
    ...wide,
    portrait: tall,
    alt: {
      fr: 'Sous les projecteurs, une chanteuse et son orchestre\u00a0: balafon, trompette, guitare et djembé\u202f; devant la scène, le public lève les bras.',
      en: 'In the spotlights, a singer and her band: balafon, trumpet, guitar and djembe; before the stage the audience raise their arms.',
    },
  },
  table: {
    ...card,
    alt: {
      fr: 'Une table dressée vue d’en haut\u00a0: assiettes cerclées d’or, serviette en pagne, bougies et feuillages sur un chemin de lin.',
      en: 'A laid table from above: gold-rimmed plates, a wax-cloth napkin, candles and leaves on a linen runner.',
    },
  },
  arch: {
    ...card,
    alt: {
      fr: 'Une arche de fleurs crème et or entre deux palmiers, et deux chaises nouées de blanc au bout d’une allée semée de pétales.',
      en: 'An arch of cream and gold flowers between two palms, and two chairs tied in white at the end of an aisle strewn with petals.',
    },
  },
  workshop: {
    ...card,
    alt: {
      fr: 'Une conférencière à son pupitre, devant une salle attentive\u202f; par les hautes fenêtres, la lagune et ses palmiers.',
      en: 'A speaker at her lectern before an attentive hall; through the tall windows, the lagoon and its palms.',
    },
  },
  invitation: {
    ...card,
    alt: {
      fr: 'Un carton d’invitation à liseré d’or sort de son enveloppe doublée de pagne, parmi les fleurs et les feuillages.',
      en: 'An invitation card with a gold border slips out of its wax-cloth-lined envelope, among flowers and leaves.',
    },
  },
  'portrait-1': {
    ...bust,
    alt: {
      fr: 'Portrait d’une femme au foulard haut noué, collier de perles et anneaux.',
      en: 'Portrait of a woman in a tall tied headwrap, pearls and hoop earrings.',
    },
  },
  'portrait-2': {
    ...bust,
    alt: {
      fr: 'Portrait d’un homme barbu en boubou brodé, coiffé d’une calotte dorée.',
      en: 'Portrait of a bearded man in an embroidered boubou and a golden cap.',
    },
  },
  'portrait-3': {
    ...bust,
    alt: {
      fr: 'Portrait d’une femme au chignon haut, épaules nues et collier d’or.',
      en: 'Portrait of a woman with a high bun, bare shoulders and a gold necklace.',
    },
  },
  'portrait-4': {
    ...bust,
    alt: {
      fr: 'Portrait d’un homme d’âge mûr à la barbe grise, lunettes fines et chemise de pagne.',
      en: 'Portrait of an older man with a grey beard, fine spectacles and a wax-cloth shirt.',
    },
  },
  'portrait-5': {
    ...bust,
    alt: {
      fr: 'Portrait d’une femme à la coiffure afro, pendants d’or et robe de pagne clair.',
      en: 'Portrait of a woman with an afro, gold drop earrings and a dress of pale wax cloth.',
    },
  },
  'portrait-6': {
    ...bust,
    alt: {
      fr: 'Portrait d’un jeune homme en veste, col ouvert et pochette dorée.',
      en: 'Portrait of a young man in a jacket with an open collar and a golden pocket square.',
    },
  },
} satisfies Record<string, Scene>;

/** The names of the scenes. */
export type SceneName = keyof typeof catalogue;

/** All scenes with their sizes, widths and alternative text. */
export const scenes: Record<SceneName, Scene> = catalogue;

/** The names of the scenes, in the order of the catalogue. */
export const sceneNames = Object.keys(catalogue) as SceneName[];
