import { below, from } from '@kermesse/ui/breakpoints';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DataOf } from '../../schema/section.ts';
import { Emphasis } from '@kermesse/ui/Emphasis';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';
import { columns } from './columns.ts';
import { Portrait } from './Portrait.tsx';
import { sizeOf, withoutMarks } from './quotation.ts';
import type { section } from './section.ts';

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  padding: 16px var(--gutter) 44px;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  transition-property: opacity;

  @media print {
    flex-basis: 50%;
    padding-block: 0 20px;
  }
`;

const Figure = styled.figure`
  ${columns}
  height: 100%;
  align-items: center;

  @media print {
    display: flex;
    flex-direction: column-reverse;
    align-items: start;
    gap: 6px;
    height: auto;
  }
`;

const Quotation = styled.blockquote`
  min-width: 0;
  font: 400 var(--text-5) / 1.1 var(--serif);
  letter-spacing: -0.015em;
  overflow-wrap: break-word;

  p {
    position: relative;
    text-wrap: pretty;
  }
  em {
    color: var(--highlight-text);
  }
  &[data-size='medium'] {
    font-size: var(--text-4);
    line-height: 1.18;
    letter-spacing: -0.01em;
  }
  &[data-size='small'] {
    font-size: var(--text-3);
    line-height: 1.32;
    letter-spacing: 0;
  }

  @media ${below.laptop} {
    padding-inline-start: 0.35em;
  }
  /* Space for the controls below it. */
  @media ${from.laptop} {
    &[data-many] {
      padding-block-end: 68px;
    }
  }
  @media print {
    &&[data-size] {
      padding-block-end: 0;
      font-size: var(--text-2);
      line-height: 1.32;
    }
  }
`;

/* The opening quotation mark hangs in the margin, so that the text is aligned. */
const HangingMark = styled.span`
  position: absolute;
  translate: calc(-100% * var(--forward)) 0;
  white-space: pre;
`;

export interface TestimonialProps {
  testimonial: DataOf<typeof section>['testimonials'][number];
  /** Whether another slide is shown. */
  hidden: boolean;
  /** Its role and name; undefined for a single one. */
  roles: object | undefined;
}

/** A large quotation with its author. */
export function Testimonial({ testimonial, hidden, roles }: TestimonialProps) {
  const { authorImage, authorName, authorRole } = testimonial;
  const { t } = useTranslation('testimonials');
  const text = withoutMarks(testimonial.text);
  return (
    <Slide className="swiper-slide" inert={hidden} {...roles}>
      <Figure>
        <Portrait image={authorImage} name={authorName} role={authorRole} />
        <Quotation data-size={sizeOf(withoutEmphasis(text))} data-many={roles === undefined ? undefined : ''}>
          <p>
            <HangingMark>{t('open')}</HangingMark>
            <Emphasis text={text} />
            {t('close')}
          </p>
        </Quotation>
      </Figure>
    </Slide>
  );
}
