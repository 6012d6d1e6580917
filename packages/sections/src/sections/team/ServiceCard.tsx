import { below } from '@kermesse/ui/breakpoints';
import { Picture } from '@kermesse/ui/Picture';
import { TextLink } from '@kermesse/ui/TextLink';
import { WaxPattern } from '@kermesse/ui/WaxPattern';
import { useTranslation } from 'react-i18next';
import { priceLine } from '../../price/price.ts';
import type { DataOf } from '../../schema/section.ts';
import type { Format } from './formats.ts';
import type { section } from './section.ts';
import { Action, CardBody, Features, Foot, Name, Price, Provider } from './card-text.styles.ts';
import { Body, Card, PictureBox } from './team.styles.ts';

/* Pictures that cover their place are wider than it where they are cropped on both sides. */
const sizes: Record<Format, string> = {
  wide: `${below.tablet} calc(100vw - 40px), ${below.laptop} 60vw, min(56vw, 770px)`,
  narrow: `${below.tablet} calc(100vw - 40px), ${below.laptop} 60vw, min(40vw, 550px)`,
  full: `${below.tablet} calc(100vw - 40px), ${below.laptop} 70vw, min(56vw, 770px)`,
  portrait: `${below.tablet} calc(100vw - 40px), ${below.laptop} calc(50vw - 64px), 400px`,
};

interface ServiceCardProps {
  /** A prefix for element ids, unique on the page. */
  id: string;
  service: DataOf<typeof section>['services'][number];
  format: Format;
  locale: string;
  heading: 'h2' | 'h3';
  /** Whether its picture is the first of the page. */
  priority: boolean;
}

/** A service or a person on a card. A patterned fabric replaces a missing picture. */
export function ServiceCard({ id, service, format, locale, heading, priority }: ServiceCardProps) {
  const { t } = useTranslation('team');
  const {
    name,
    provider,
    image: picture,
    price,
    currency = 'XOF',
    frequency,
    features,
    buttonText,
    buttonLink,
  } = service;
  const isTall = picture !== undefined && picture.image.height > picture.image.width;
  return (
    <Card data-tall={isTall ? '' : undefined} data-composed={picture?.image.portrait === undefined ? undefined : ''}>
      <PictureBox>
        {picture === undefined ? (
          <WaxPattern />
        ) : (
          <Picture image={picture.image} alt={picture.alt} sizes={sizes[format]} priority={priority} />
        )}
      </PictureBox>
      <Body>
        <CardBody>
          <div>
            <Name as={heading} id={`${id}-name`}>
              {name}
            </Name>
            {provider !== undefined && <Provider>{provider}</Provider>}
          </div>
          <Foot>
            <Features features={features} />
            {price !== undefined && (
              <Price>
                {price === 0 ? (
                  t('free')
                ) : (
                  <>
                    <small>{t('from')}</small> <b>{priceLine(price, currency, locale)}</b>
                  </>
                )}
                {frequency !== undefined && <small> {frequency}</small>}
              </Price>
            )}
            {buttonText !== undefined && buttonLink !== undefined && (
              <Action>
                <TextLink href={buttonLink} arrow id={`${id}-link`} aria-labelledby={`${id}-link ${id}-name`}>
                  {buttonText}
                </TextLink>
              </Action>
            )}
          </Foot>
        </CardBody>
      </Body>
    </Card>
  );
}
