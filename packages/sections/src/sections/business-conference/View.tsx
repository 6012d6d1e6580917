import { below } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { Picture } from '@kermesse/ui/Picture';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../render/types.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { Arch, Columns, Included, IncludedTitle, Inclusions, Lead, Offer, Title, Words } from './conference.styles.ts';
import type { section } from './section.ts';

/** A tall picture under an arch with a double hairline, and beside it the list of what a conference includes. */
export default function BusinessConference({ data, id, first, priority }: SectionProps<typeof section>) {
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
              priority={priority}
            />
          </Arch>
        )}
        <Words>
          <Title id={`${id}-title`} first={first} title={title} subtitle={subtitle} />
          {description !== undefined && <Lead>{description}</Lead>}
        </Words>
        <Offer>
          {features.length > 0 && (
            <Inclusions>
              <IncludedTitle as={first ? 'h2' : 'h3'} id={`${id}-included`}>
                {t('included')}
              </IncludedTitle>
              <Included features={features} aria-labelledby={`${id}-included`} />
            </Inclusions>
          )}
          <ActionLink text={buttonText} href={buttonLink} />
        </Offer>
      </Columns>
    </Container>
  );
}
