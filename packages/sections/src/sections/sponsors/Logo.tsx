import { fallbackOf } from '@kermesse/ui/image';
import type { DataOf } from '../../schema/section.ts';
import { labelOf } from './label.ts';
import type { section } from './section.ts';
import { Mark, Name } from './sponsors.styles.ts';

interface LogoProps {
  /** Unique on the page, for the filter inside. */
  id: string;
  sponsor: DataOf<typeof section>['sponsors'][number];
}

/**
 * A sponsor's emblem, and the name beside it. A filter keeps the logo's shape and floods it with the page's ink, whatever
 * the brand and the theme: `<img>` could take such a filter only from an inline style, which the page's policy refuses.
 */
export function Logo({ id, sponsor: { logo, name, link } }: LogoProps) {
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
