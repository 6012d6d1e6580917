import { fallbackOf } from '@kermesse/ui/image';
import type { DataOf } from '../../schema/section.ts';
import { labelOf } from './label.ts';
import type { section } from './section.ts';
import { Mark, Name } from './sponsors.styles.ts';

interface SponsorLogoProps {
  /** Unique on the page, for the SVG filter. */
  id: string;
  sponsor: DataOf<typeof section>['sponsors'][number];
}

/**
 * A sponsor's logo with the name beside it. An SVG filter fills the logo's shape with the text colour, in any brand and
 * theme. An `<img>` would need an inline style for such a filter, which the page's policy forbids.
 */
export function SponsorLogo({ id, sponsor: { logo, name, link } }: SponsorLogoProps) {
  const { width, height } = logo.image;
  const src = fallbackOf(logo.image);
  const accessibleName =
    name === undefined ? { role: 'img', 'aria-label': labelOf(logo.alt, src, link) } : { 'aria-hidden': true as const };
  return (
    <Mark {...(link === undefined ? {} : { as: 'a' as const, href: link })}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...accessibleName}>
        <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
          <feFlood />
          <feComposite in2="SourceAlpha" operator="in" />
        </filter>
        <image href={src} width={width} height={height} filter={`url(#${id})`} />
      </svg>
      {name !== undefined && <Name>{name}</Name>}
    </Mark>
  );
}
