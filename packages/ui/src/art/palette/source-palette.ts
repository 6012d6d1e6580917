import { materials } from './materials.ts';
import type { ArtPalette } from './palette.ts';

/**
 * The colours of the files in `drawings/`, by role. Design tools keep plain colours only, so each role has a unique
 * colour here by which the files refer to it.
 */
export const sourcePalette: ArtPalette = {
  ...materials,
  night: ['#131335', '#161840', '#191e4d', '#1d295d', '#22366d', '#29477e', '#355c8e', '#567aa4'],
  water: ['#294477', '#1b2354', '#0e0c30'],
  ink: '#0b0b24',
  inkFar: '#15163a',
  inkDeep: '#050517',
  shadow: '#020112',
  shadowWarm: '#533f04',
  dye: '#1a1a40',
  dyeBright: '#213b7a',
  dyeLight: '#6589b3',
  spark: '#fffaea',
  glow: '#fbf1c7',
  moon: '#f2df9e',
  gold: '#dfbd69',
  amber: '#c5a34d',
  bronze: '#ab8b37',
  umber: '#735a13',
  paper: '#ffffff',
  cream: '#f6f1de',
  sand: '#eee4c0',
  parchment: '#e8d7a7',
};
