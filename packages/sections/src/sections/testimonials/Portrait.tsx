import { below } from '@kermesse/ui/breakpoints';
import { Frame } from '@kermesse/ui/Frame';
import { initialsOf } from '@kermesse/ui/initials';
import { Picture } from '@kermesse/ui/Picture';
import { Rosette } from '@kermesse/ui/Rosette';
import styled from 'styled-components';
import type { LocalizedImage } from '../../schema/values.ts';

const Caption = styled.figcaption`
  position: relative;
  width: 100%;
  max-width: 380px;
  justify-self: center;

  @media ${below.laptop} {
    width: min(76%, 320px);
  }
  @media print {
    width: auto;
    max-width: none;
    padding-inline-start: 0.35em;
  }
`;

const Arch = styled.div`
  position: relative;
  aspect-ratio: 400 / 470;

  @media print {
    display: none;
  }

  /* Two hairlines around the arch. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: -9px;
    border: 1px solid var(--hairline);
    border-radius: 999px 999px 0 0;
    pointer-events: none;
  }
  &::after {
    inset: -13px;
    opacity: 0.6;
  }
`;

const Inside = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: 999px 999px 0 0;
  background: var(--page);

  && picture,
  && img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
`;

const Engraving = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  width: 128%;
  aspect-ratio: 1;
  translate: -50% -54%;
  color: var(--highlight-text);
  opacity: 0.42;
`;

const Initials = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding-block-end: 14%;
  color: var(--ink);
  font: italic 300 clamp(3.5rem, 2.6rem + 3.4vw, 6rem) / 1 var(--serif);
  letter-spacing: -0.02em;
`;

/* Overlaps the lower end of the arch and grows downwards, so that a long name never covers a face. */
const Card = styled.div`
  position: relative;
  margin: -46px 6% 0;
  padding: 18px 22px 20px;
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  text-align: center;

  @media print {
    margin: 0;
    padding: 0;
    box-shadow: none;
    text-align: start;

    > [aria-hidden] {
      display: none;
    }
  }
`;

const Name = styled.span`
  display: block;
  font: italic 400 var(--text-2) / 1.2 var(--serif);
  text-wrap: balance;
`;

const Role = styled.span`
  display: block;
  margin-block-start: 4px;
  color: var(--ink-soft);
  font-size: var(--text-0);
  line-height: 1.35;
  text-wrap: balance;
`;

export interface PortraitProps {
  image: LocalizedImage | undefined;
  name: string;
  role: string | undefined;
}

/** The author: a portrait in an arch, with the name on a card at its lower end. */
export function Portrait({ image, name, role }: PortraitProps) {
  return (
    <Caption>
      <Arch>
        <Inside data-tone={image === undefined ? 'brand' : undefined}>
          {image === undefined ? (
            <>
              <Engraving aria-hidden>
                <Rosette />
              </Engraving>
              <Initials aria-hidden>{initialsOf(name)}</Initials>
            </>
          ) : (
            // The caption names the person.
            <Picture image={image.image} alt="" sizes={`${below.laptop} 300px, 380px`} />
          )}
        </Inside>
      </Arch>
      <Card>
        <Frame inset="narrow" />
        <Name>{name}</Name>
        {role !== undefined && <Role>{role}</Role>}
      </Card>
    </Caption>
  );
}
