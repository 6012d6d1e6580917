import { Frame } from '@kermesse/ui/Frame';
import { Picture } from '@kermesse/ui/Picture';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { useContext } from 'react';
import styled from 'styled-components';
import { dottedLine } from '../../packages/sections/src/programme/activities.styles.ts';
import { StoryArt } from '../../packages/sections/src/stories/art.ts';
import { Emphasis } from '../../packages/ui/src/Emphasis/Emphasis.tsx';
import { storyHref } from '../kit/go.ts';
import { useLocale } from '../kit/words.ts';
import type { Chapter } from './contents.ts';

const Booklet = styled.div`
  display: grid;
  box-shadow: var(--shadow-raised);

  @media (min-width: 900px) {
    grid-template-columns: 5fr 7fr;
  }
`;

const Cover = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  min-block-size: 420px;
  padding: clamp(44px, 5vw, 72px) clamp(32px, 4vw, 56px);
  overflow: clip;
  text-align: center;

  h2 {
    position: relative;
    margin-block-start: 10px;
    font-size: var(--text-5);
    line-height: 1.02;
  }
  p {
    position: relative;
    color: var(--highlight-text);
  }
  picture,
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  picture {
    inset: 90px 0 0;
    mask-image: linear-gradient(transparent, black 38%);
  }
`;

/** A chapter and its description, joined by dots. */
const Line = styled.span`
  ${dottedLine}

  & > :last-child {
    order: 2;
  }
`;

const List = styled.ol`
  padding: clamp(28px, 4vw, 60px) clamp(24px, 4.4vw, 64px);
  background: var(--page);

  li {
    position: relative;
    padding-block: 14px;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  a {
    color: var(--ink);
    font: 400 var(--text-3) / 1.2 var(--serif);
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--hairline);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  i {
    color: var(--highlight-text);
    font: italic 400 var(--text-1) / 1.2 var(--serif);
  }
  @media (max-width: 600px) {
    i {
      font-size: var(--text-0);
    }
  }
`;

export interface ProgrammeProps {
  above: string;
  title: string;
  chapters: Chapter[];
}

/**
 * The table of contents of Storybook, styled as a printed programme: a cover, and dotted leaders from each chapter to
 * its description.
 */
export function Programme({ above, title, chapters }: ProgrammeProps) {
  const locale = useLocale();
  const image = useContext(StoryArt)('/art/market', locale);
  return (
    <Booklet>
      <Cover data-tone="brand">
        {image?.portrait && <Picture image={image.portrait} alt="" sizes="480px" />}
        <p>
          <SmallCaps>{above}</SmallCaps>
        </p>
        <h2>
          <Emphasis text={title} />
        </h2>
        <Frame />
      </Cover>
      <List data-tone="paper">
        {chapters.map(({ title: name, text, story }) => (
          <li key={story}>
            <Line>
              <span>
                <a href={storyHref(story)}>{name}</a>
              </span>
              <span>
                <i>{text}</i>
              </span>
            </Line>
          </li>
        ))}
      </List>
    </Booklet>
  );
}
