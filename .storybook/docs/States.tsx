import type { PreparedStory } from 'storybook/internal/types';
import { schemes } from '@kermesse/ui/theme';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import styled from 'styled-components';
import { sentenceCase } from '../sentence-case.ts';
import { thumbnailFile, thumbnailSize } from './thumbnails.ts';
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
  html[data-theme='dark'] & img[src*='/light/'],
  img[hidden] {
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

/**
 * The picture of a story in both themes. The style sheet shows that of the current one. A picture that does not exist
 * yet is hidden (`npm run thumbnails` takes them).
 */
function Thumbnail({ story: { id } }: { story: PreparedStory }) {
  return schemes.map((scheme) => (
    <img
      key={scheme}
      src={`./thumbnails/${thumbnailFile(id, scheme)}`}
      alt=""
      loading="lazy"
      onError={({ currentTarget: picture }) => {
        picture.hidden = true;
      }}
      {...thumbnailSize}
    />
  ));
}

/** Links to the other stories of a component, with their pictures and comments. None of them is rendered here. */
export function States({ stories }: StatesProps) {
  if (stories.length === 0) return null;
  return (
    <Pictures className="sb-unstyled">
      {stories.map((story) => (
        <li key={story.id}>
          <StateLink story={story} />
        </li>
      ))}
    </Pictures>
  );
}

function StateLink({ story }: { story: PreparedStory }) {
  const path = `?path=/story/${story.id}`;
  const description = descriptionOf(story);
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
      <Thumbnail story={story} />
      <strong>{sentenceCase(story.name)}</strong>
      {description !== undefined && <span>{withCode(description)}</span>}
    </Link>
  );
}
