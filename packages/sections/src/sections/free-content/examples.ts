import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

const charterFr = `
<p>Une fête réussie commence par une parole tenue. Quand un prestataire entre au carnet de Kermesse, il signe une charte courte, lue à voix haute devant témoins, et la garde affichée dans son atelier.</p>
<h2>Ce que chaque prestataire promet</h2>
<ul>
<li>un <strong>prix ferme</strong>, écrit avant l’acompte ;</li>
<li>une visite ou une dégustation avant de signer ;</li>
<li>une personne joignable le jour même, du premier camion à la dernière chaise.</li>
</ul>
<blockquote>Le client ne doit rien avoir à porter, pas même une inquiétude.<cite>Maman Afi, doyenne des traiteurs de Nyékonakpoè</cite></blockquote>
<h2>Si quelque chose manque</h2>
<p>Le coordinateur de garde répond en moins d’une heure et dispose d’une réserve : vaisselle, bâches, groupe électrogène, orchestre de remplacement. Voyez <a href="mailto:bonjour@kermesse.example">comment nous joindre</a>.</p>
<table><caption>Part de l’acompte rendue si vous annulez</caption><thead><tr><th scope="col">Annulation</th><th scope="col">Part rendue</th></tr></thead><tbody><tr><th scope="row">plus de 30 jours avant</th><td>100 %</td></tr><tr><th scope="row">de 30 à 8 jours</th><td>50 %</td></tr><tr><th scope="row">moins de 8 jours</th><td>selon le prestataire</td></tr></tbody></table>
`;

const charterEn = `
<p>A good party begins with a promise kept. When a provider enters the Kermesse address book they sign a short charter, read aloud before witnesses, and keep it on the wall of their workshop.</p>
<h2>What every provider promises</h2>
<ul>
<li>a <strong>firm price</strong>, in writing, before the deposit;</li>
<li>a visit or a tasting before you sign;</li>
<li>somebody on call on the day, from the first van to the last chair.</li>
</ul>
<blockquote>The customer should have nothing to carry, not even a worry.<cite>Maman Afi, doyenne of the caterers of Nyékonakpoè</cite></blockquote>
<h2>Should anything be missing</h2>
<p>The planner on duty answers within the hour and has a reserve at hand: crockery, awnings, a generator, a second band. See <a href="mailto:bonjour@kermesse.example">how to reach us</a>.</p>
<table><caption>Deposit refunded if you cancel</caption><thead><tr><th scope="col">Cancelled</th><th scope="col">Refunded</th></tr></thead><tbody><tr><th scope="row">more than 30 days ahead</th><td>100%</td></tr><tr><th scope="row">30 to 8 days ahead</th><td>50%</td></tr><tr><th scope="row">less than 8 days ahead</th><td>depends on the provider</td></tr></tbody></table>
`;

export const examples = {
  typical: {
    data: {
      subtitle: { fr: 'La charte', en: 'The charter' },
      title: { fr: 'Une parole, *une fête*', en: 'A word given, *a party kept*' },
      description: { fr: charterFr, en: charterEn },
      image: { src: '/art/invitation' },
      dropCap: true,
    },
  },
  minimal: {
    data: {
      description: {
        fr: '<p>Le comptoir ferme du 24 décembre au 2 janvier.</p>',
        en: '<p>The counter is closed from 24 December to 2 January.</p>',
      },
    },
  },
  longest: {
    data: {
      title: {
        fr: 'Tout ce qu’il faut savoir avant de confier une fête, grande ou petite, à un prestataire du carnet',
        en: 'All there is to know before you trust a party, large or small, to a provider in the address book',
      },
      description: { fr: charterFr.repeat(3), en: charterEn.repeat(3) },
      buttonText: { fr: 'Télécharger la charte complète', en: 'Download the whole charter' },
      buttonLink: '/charte',
    },
  },
  everyElement: {
    faulty: true,
    note: { fr: 'Tout ce qui est permis, et ce qui ne l’est pas.', en: 'All that is allowed, and what is not.' },
    data: {
      title: { fr: 'Le nuancier du *typographe*', en: 'The typesetter’s *sampler*' },
      description: {
        fr: `<h1>Un titre collé d’ailleurs</h1><p>Du <b>gras</b>, de l’<i>italique</i>, du <s>barré</s>, H<sub>2</sub>O, 1<sup>er</sup>.</p><ol><li>Premier</li><li>Deuxième</li></ol><hr><figure><img src="/art/midnight/table-640.webp" alt="Une table dressée" width="640" height="480"><figcaption>La table de Maison Adjoa</figcaption></figure><p><a href="javascript:alert(1)">Un lien refusé</a>, <a href="https://example.org/">un lien permis</a>.</p><script>alert(1)</script><p onclick="alert(1)">Un paragraphe assagi.</p>`,
        en: `<h1>A heading pasted from elsewhere</h1><p>Some <b>bold</b>, some <i>italics</i>, some <s>struck out</s>, H<sub>2</sub>O, 1<sup>st</sup>.</p><ol><li>First</li><li>Second</li></ol><hr><figure><img src="/art/midnight/table-640.webp" alt="A laid table" width="640" height="480"><figcaption>The table of Maison Adjoa</figcaption></figure><p><a href="javascript:alert(1)">A refused link</a>, <a href="https://example.org/">an allowed link</a>.</p><script>alert(1)</script><p onclick="alert(1)">A tamed paragraph.</p>`,
      },
    },
  },
  pictureAbove: {
    note: { fr: 'L’image au-dessus du texte.', en: 'The picture above the text.' },
    data: {
      title: { fr: 'À propos', en: 'About us' },
      description: {
        fr: '<p>Kermesse est née en 2019 d’une fête ratée : la pluie, deux gâteaux, aucun orchestre.</p>',
        en: '<p>Kermesse was born in 2019 of a party gone wrong: rain, two cakes, no band.</p>',
      },
      image: { src: '/art/market' },
      imagePosition: 'above',
      buttonText: { fr: 'Nous écrire', en: 'Write to us' },
      buttonLink: '/contact',
    },
    settings: { background: 'surface' },
  },
} satisfies ExamplesOf<typeof section>;
