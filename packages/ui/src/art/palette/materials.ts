/** The colours of materials that do not depend on the brand: skin, hair, leaves, earth, fruit. */
export interface Materials {
  /** Skin tones from light brown to deep brown. */
  skin: readonly [string, string, string, string, string, string];
  /** The shade of each skin tone. */
  skinShade: readonly [string, string, string, string, string, string];
  /** The light of each skin tone. */
  skinLight: readonly [string, string, string, string, string, string];
  hair: string;
  hairLight: string;
  hairGrey: string;
  /** The lips and the line between them. */
  lips: readonly [string, string];
  /** Leaves, from the deepest green to the palest. */
  leaf: readonly [string, string, string, string];
  /** Sand in the evening, from light to shade. */
  shore: readonly [string, string, string];
  /** Terracotta and its shade. */
  clay: readonly [string, string];
  /** Ripe fruit. */
  fruit: readonly [string, string, string];
}

/** The colours of materials, the same for every brand. */
export const materials: Materials = {
  skin: ['#8d5a3b', '#7b4a31', '#6b3f2a', '#5c3524', '#4f2d20', '#43261c'],
  skinShade: ['#734629', '#643a25', '#55301f', '#48281b', '#3c2118', '#331c15'],
  skinLight: ['#a5714e', '#925d40', '#805037', '#70452f', '#613a2a', '#533124'],
  hair: '#17100d',
  hairLight: '#33241c',
  hairGrey: '#8d8580',
  lips: ['#8f4338', '#3a1712'],
  leaf: ['#1e3b3a', '#2c4a4c', '#3d625a', '#5d8373'],
  shore: ['#b3936a', '#86694d', '#54443d'],
  clay: ['#a5583a', '#7d3f2b'],
  fruit: ['#d98a2b', '#b8462e', '#7f9a3e'],
};
