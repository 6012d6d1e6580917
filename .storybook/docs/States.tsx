import type { PreparedStory } from 'storybook/internal/types';
import { schemes } from '@kermesse/ui/theme';
import styled from 'styled-components';
import { sentenceCase } from '../sentence-case.ts';
import { mostThumbnails, thumbnailFile, thumbnailSize } from './thumbnails.ts';
import { withCode } from './with-code.tsx';

export interface StatesProps {
  stories: PreparedStory[];
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-5);
  margin: 0 0 var(--space-6);
  padding: 0;
  list-style: none;
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--line);
  columns: 2 320px;
  column-gap: var(--space-6);
  list-style: none;

  > li {
    break-inside: avoid;
    border-block-end: 1px solid var(--line);
  }
`;

const Link = styled.a`
  display: grid;
  gap: 2px;
  padding: var(--space-3) 0;
  color: var(--ink);
  text-decoration: none;

  strong {
    font-weight: 600;
  }
  span {
    color: var(--ink-soft);
    font-size: 15px;
    line-height: 1.4;
  }
  img {
    inline-size: 100%;
    block-size: 180px;
    margin-block-end: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    object-fit: cover;
    object-position: top;
  }
  /* A hidden lazy image is not requested. */
  html[data-theme='light'] & img[src*='/dark/'],
  html[data-theme='dark'] & img[src*='/light/'] {
    display: none;
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** Returns the comment above a story. */
function descriptionOf({ parameters }: PreparedStory): string | undefined {
  const { docs } = parameters as { docs?: { description?: { story?: string } } };
  return docs?.description?.story;
}

/** The picture of a story in both themes. The style sheet shows that of the current one. */
function Thumbnail({ story: { id } }: { story: PreparedStory }) {
  return schemes.map((scheme) => (
    <img key={scheme} src={`./thumbnails/${thumbnailFile(id, scheme)}`} alt="" loading="lazy" {...thumbnailSize} />
  ));
}

function StateLink({ story, hasPicture = false }: { story: PreparedStory; hasPicture?: boolean }) {
  return (
    <Link href={`./?path=/story/${story.id}`} target="_top">
      {hasPicture && <Thumbnail story={story} />}
      <strong>{sentenceCase(story.name)}</strong>
      {!hasPicture && <span>{withCode(descriptionOf(story) ?? '')}</span>}
    </Link>
  );
}

/** Links to the other stories of a component, the first ones with their pictures. None of them is rendered here. */
export function States({ stories }: StatesProps) {
  const pictured = stories.slice(0, mostThumbnails);
  const others = stories.slice(mostThumbnails);
  return (
    <div className="sb-unstyled">
      {pictured.length > 0 && (
        <Pictures>
          {pictured.map((story) => (
            <li key={story.id}>
              <StateLink story={story} hasPicture />
            </li>
          ))}
        </Pictures>
      )}
      {others.length > 0 && (
        <Rows>
          {others.map((story) => (
            <li key={story.id}>
              <StateLink story={story} />
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
}
