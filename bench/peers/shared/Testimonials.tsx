'use client';
import { useEffect, useRef } from 'react';
import type { PeerContent } from './content.ts';
import { Emphasised, Picture } from './parts.tsx';

const period = 8000;

/** Voices in a row that scrolls: by itself, by hand, and by two buttons. */
export function Testimonials({ title, testimonials }: PeerContent['voices']) {
  const row = useRef<HTMLDivElement>(null);
  const turn = (by: number) => {
    const { current } = row;
    if (current === null) return;
    const place = Math.round(current.scrollLeft / current.clientWidth);
    const next = (place + by + testimonials.length) % testimonials.length;
    current.scrollTo({ left: next * current.clientWidth, behavior: 'smooth' });
  };
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (row.current?.matches(':hover, :focus-within') !== true) turn(1);
    }, period);
    return () => clearInterval(timer);
  });
  return (
    <section className="wrap band">
      <h2>
        <Emphasised words={title} />
      </h2>
      <div className="voices" ref={row}>
        {testimonials.map(({ words, author, role, picture }) => (
          <figure key={author}>
            <blockquote>
              <Emphasised words={words} />
            </blockquote>
            <Picture picture={picture} />
            <figcaption>
              {author}, <span className="soft">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <button type="button" className="button line" onClick={() => turn(-1)}>
        Précédent
      </button>
      <button type="button" className="button line" onClick={() => turn(1)}>
        Suivant
      </button>
    </section>
  );
}
