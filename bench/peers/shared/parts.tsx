import { createElement, Fragment, type ReactNode } from 'react';
import type { Link, Picture as PictureContent, RichText, Words } from './content.ts';

/** Words in which every second piece is emphasised. */
export function Emphasised({ words }: { words: Words }) {
  return words.map((each, place) => (place % 2 === 0 ? each : <em key={place}>{each}</em>));
}

/** Rich text as elements. */
export function Rich({ nodes }: { nodes: RichText[] }): ReactNode {
  return nodes.map((node, place) =>
    typeof node === 'string' ? (
      <Fragment key={place}>{node}</Fragment>
    ) : (
      createElement(node.element, { key: place }, node.children && <Rich nodes={node.children} />)
    ),
  );
}

/** A picture in the files that the site has of it; the one of the first view is asked for at once. */
export function Picture({ picture, first = false }: { picture: PictureContent; first?: boolean }) {
  const { sources, ...image } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.type} ${source.media ?? ''}`} {...source} />
      ))}
      <img
        {...image}
        alt={image.alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

export function Button({ link: { href, title }, kind = '' }: { link: Link; kind?: string }) {
  return (
    <a className={`button ${kind}`} href={href}>
      {title}
    </a>
  );
}
