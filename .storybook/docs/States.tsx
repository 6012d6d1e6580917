import type { PreparedStory } from 'storybook/internal/types';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import styled from 'styled-components';
import { sentenceCase } from '../sentence-case.ts';
import { thumbnailOf } from './thumbnails.ts';
import { withCode } from './with-code.tsx';

export interface StatesProps {
  stories: PreparedStory[];
}

/** The maximum number of pictures, to keep the page fast to open. */
const mostPictures = 4;

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

function StateLink({ story, picture }: { story: PreparedStory; picture?: string }) {
  const path = `?path=/story/${story.id}`;
  return (
    <Link
      href={`./${path}`}
      target="_top"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        // Navigates within Storybook, without reloading it.
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, path);
      }}
    >
      {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
      <strong>{sentenceCase(story.name)}</strong>
      {picture === undefined && <span>{withCode(descriptionOf(story) ?? '')}</span>}
    </Link>
  );
}

/** Links to the other stories of a component, the first ones with their screenshots. None of them is rendered here. */
export function States({ stories }: StatesProps) {
  const pictured = stories
    .flatMap((story) => {
      const picture = thumbnailOf(story.id);
      return picture === undefined ? [] : [{ story, picture }];
    })
    .slice(0, mostPictures);
  const others = stories.filter((story) => !pictured.some((each) => each.story === story));
  return (
    <div className="sb-unstyled">
      {pictured.length > 0 && (
        <Pictures>
          {pictured.map(({ story, picture }) => (
            <li key={story.id}>
              <StateLink story={story} picture={picture} />
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
