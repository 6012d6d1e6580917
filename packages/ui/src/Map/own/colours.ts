import type { ColorRole } from '../../theme/roles/roles.ts';

/** The colours of the site's own map. */
export interface MapColours {
  sea: string;
  land: string;
  grid: string;
  coast: string;
  border: string;
  ink: string;
}

/**
 * Reads the theme's colours at the two elements, in their brand and colour scheme. `MapPicture` uses the same colour
 * roles.
 * @param land an element inside with `data-tone="page"` and the land's colour as its background.
 * @param sea an element inside with `data-tone="brand"`.
 */
export function coloursAt(land: Element, sea: Element): MapColours {
  const onLand = getComputedStyle(land);
  const role = (style: CSSStyleDeclaration, name: ColorRole) => style.getPropertyValue(`--${name}`).trim();
  return {
    sea: role(getComputedStyle(sea), 'page'),
    land: onLand.backgroundColor,
    grid: role(onLand, 'control'),
    coast: role(onLand, 'highlight-text'),
    border: role(onLand, 'ink-soft'),
    ink: role(onLand, 'ink'),
  };
}
