import { below } from '@kermesse/ui/breakpoints';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { Container } from '@kermesse/ui/Container';
import { Icon } from '@kermesse/ui/Icon';
import { Picture } from '@kermesse/ui/Picture';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../render/types.ts';
import { Emphasis } from '../../text/Emphasis.tsx';
import {
  Above,
  Arch,
  Columns,
  Included,
  IncludedTitle,
  Inclusions,
  Lead,
  Offer,
  Title,
  Words,
} from './conference.styles.ts';
import type { section } from './section.ts';

/** A tall picture under an arch with a double hairline, and beside it the list of what a conference includes. */
export default function BusinessConference({ data, id, first }: SectionProps<typeof section>) {
  const { t } = useTranslation('business-conference');
  const { title, subtitle, description, image, features = [], buttonText, buttonLink } = data;
  return (
    <Container as="section" aria-labelledby={`${id}-title`}>
      <Columns data-pictured={image === undefined ? undefined : ''}>
        {image !== undefined && (
          <Arch>
            <Picture
              image={image.image.portrait ?? image.image}
              alt={image.alt}
              sizes={`${below.tablet} 92vw, ${below.laptop} 65vw, 720px`}
              priority={first}
            />
          </Arch>
        )}
        <Words>
          {subtitle !== undefined && (
            <Above>
              <SmallCaps>{subtitle}</SmallCaps>
            </Above>
          )}
          <Title as={first ? 'h1' : 'h2'} id={`${id}-title`} data-length={title.length > 70 ? 'long' : undefined}>
            <Emphasis text={title} />
          </Title>
          {description !== undefined && <Lead>{description}</Lead>}
        </Words>
        <Offer>
          {features.length > 0 && (
            <Inclusions>
              <IncludedTitle as={first ? 'h2' : 'h3'} id={`${id}-included`}>
                {t('included')}
              </IncludedTitle>
              <Included aria-labelledby={`${id}-included`}>
                {features.map((feature, place) => (
                  <li key={`${place} ${feature}`}>
                    <Icon icon={Check} />
                    {feature}
                  </li>
                ))}
              </Included>
            </Inclusions>
          )}
          {buttonText !== undefined && buttonLink !== undefined && (
            <ButtonLink href={buttonLink}>{buttonText}</ButtonLink>
          )}
        </Offer>
      </Columns>
    </Container>
  );
}
