import { below } from '@kermesse/ui/breakpoints';
import { Picture } from '@kermesse/ui/Picture';
import { TextLink } from '@kermesse/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../price/price.ts';
import type { DataOf } from '../../schema/section.ts';
import { Body, Foot, Name, Note, Numeral, Price, Row, Thumbnail } from './organise.styles.ts';
import type { section } from './section.ts';

interface KitProps {
  kit: DataOf<typeof section>['kits'][number];
  /** Its position in the list, from 1. */
  number: number;
  heading: 'h2' | 'h3';
  /** The id of the name, which describes the link, because several links can have the same text. */
  nameId: string;
}

/** A numbered reason or kit, with its texts, price and link. */
export function Kit({ kit, number, heading, nameId }: KitProps) {
  const { t, i18n } = useTranslation('event-organise');
  const { name, description, image, price, currency = 'XOF', buttonText, buttonLink } = kit;
  const formatted = price === undefined || price === 0 ? undefined : formatPrice(price, currency, i18n.language);
  const hasLink = buttonText !== undefined && buttonLink !== undefined;
  return (
    <Row>
      <Numeral aria-hidden="true">{number}</Numeral>
      <Body>
        <Name as={heading} id={nameId}>
          {name}
        </Name>
        {description !== undefined && <Note>{description}</Note>}
        {(price !== undefined || hasLink) && (
          <Foot>
            {price !== undefined && (
              <Price>
                {formatted === undefined ? (
                  t('free')
                ) : (
                  <>
                    {formatted.amount} <small>{formatted.currency}</small>
                  </>
                )}
              </Price>
            )}
            {hasLink && (
              <TextLink href={buttonLink} arrow aria-describedby={nameId}>
                {buttonText}
              </TextLink>
            )}
          </Foot>
        )}
      </Body>
      {image !== undefined && (
        <Thumbnail>
          <Picture image={image.image} alt={image.alt} sizes={`${below.tablet} 80vw, 200px`} />
        </Thumbnail>
      )}
    </Row>
  );
}
