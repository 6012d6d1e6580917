import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

const logo = (name: string, alt?: string) => ({ src: `/logos/${name}.svg`, width: 64, height: 64, alt });

export const examples = {
  typical: {
    data: {
      title: { fr: 'Ils allument les lampions avec nous', en: 'They light the lanterns with us' },
      sponsors: [
        { logo: logo('banque-du-golfe'), name: 'Banque du Golfe', link: 'https://banque-du-golfe.example' },
        { logo: logo('radio-wharf'), name: 'Radio Wharf', link: 'https://radio-wharf.example' },
        { logo: logo('eaux-aneho'), name: 'Eaux d’Aného', link: 'https://eaux-aneho.example' },
        { logo: logo('tissus-agbodrafo'), name: 'Tissus Agbodrafo', link: 'https://tissus-agbodrafo.example' },
        { logo: logo('hotel-be-plage'), name: 'Hôtel Bè-Plage', link: 'https://hotel-be-plage.example' },
      ],
    },
  },
  minimal: {
    data: { sponsors: [{ logo: '/logos/radio-wharf.svg' }] },
  },
  longest: {
    data: {
      title: {
        fr: 'Les hôtels, les banques et les radios qui allument les lampions avec nous depuis la toute première kermesse',
        en: 'The hotels, banks and radio stations that have lit the lanterns with us since the very first fair',
      },
      sponsors: [
        {
          logo: logo('banque-du-golfe'),
          name: { fr: 'Banque coopérative du Golfe et des Lacs', en: 'Cooperative Bank of the Gulf and Lakes' },
          link: 'https://banque-du-golfe.example',
        },
        { logo: logo('radio-wharf'), name: 'Radio Wharf', link: 'https://radio-wharf.example' },
        {
          logo: logo('eaux-aneho'),
          name: { fr: 'Société des eaux minérales d’Aného', en: 'Aného Mineral Water Company' },
        },
        { logo: logo('tissus-agbodrafo'), name: 'Tissus Agbodrafo', link: 'https://tissus-agbodrafo.example' },
        {
          logo: logo('hotel-be-plage'),
          name: { fr: 'Grand Hôtel de Bè-Plage', en: 'Grand Hotel Bè-Plage' },
          link: 'https://hotel-be-plage.example',
        },
        { logo: logo('radio-wharf'), name: 'Radiodiffusion communautaire', link: 'https://radios.example' },
        { logo: logo('tissus-agbodrafo'), name: 'Atelier Kékéli' },
        { logo: logo('banque-du-golfe'), name: 'Mutuelle Novissi', link: 'https://novissi.example' },
      ],
    },
  },
  logosOnly: {
    note: {
      fr: 'Sans noms : le texte de remplacement, sinon l’adresse, nomme le lien.',
      en: 'Without names: the alternative text, else the address, names the link.',
    },
    data: {
      title: { fr: 'Avec le soutien de', en: 'Supported by' },
      sponsors: [
        { logo: logo('banque-du-golfe', 'Banque du Golfe'), link: 'https://banque-du-golfe.example' },
        { logo: logo('radio-wharf'), link: 'https://www.radio-wharf.example/fm' },
        { logo: logo('eaux-aneho', 'Eaux d’Aného'), link: 'https://eaux-aneho.example' },
        { logo: logo('tissus-agbodrafo', 'Tissus Agbodrafo') },
        { logo: logo('hotel-be-plage', 'Hôtel Bè-Plage'), link: 'https://hotel-be-plage.example' },
      ],
    },
    settings: { background: 'brand' },
  },
} satisfies ExamplesOf<typeof section>;
