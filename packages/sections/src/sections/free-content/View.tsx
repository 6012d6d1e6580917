import { below } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { Picture } from '@kermesse/ui/Picture';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../render/types.ts';
import { ActionLink } from '../../text/ActionLink.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { Actions, Column, Plate, TextPage, Title } from './free-content.styles.ts';
import type { section } from './section.ts';

/** A long text in a readable line length, with an optional picture above or beside it. */
export default function FreeContent({ data, id, first, priority }: SectionProps<typeof section>) {
  const { t } = useTranslation('free-content');
  const {
    title,
    subtitle,
    description,
    image,
    imagePosition = 'beside',
    dropCap = false,
    buttonText,
    buttonLink,
  } = data;
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <TextPage data-picture={image === undefined ? undefined : imagePosition}>
        {image !== undefined && (
          <Plate data-composed={image.image.portrait === undefined ? undefined : ''}>
            <Picture
              image={image.image}
              alt={image.alt}
              sizes={imagePosition === 'beside' ? `${below.laptop} calc(100vw - 40px), 480px` : 'min(100vw, 1320px)'}
              priority={priority}
            />
          </Plate>
        )}
        <Column>
          <Title id={`${id}-title`} first={first} title={title} subtitle={subtitle} />
          <RichText
            nodes={description}
            tableName={t('table')}
            nested={title !== undefined && !first}
            dropCap={dropCap}
          />
          <Actions>
            <ActionLink text={buttonText} href={buttonLink} />
          </Actions>
        </Column>
      </TextPage>
    </Container>
  );
}
