'use client';
import { useEffect, useRef, useState } from 'react';
import type { Slide } from './content.ts';
import { Button, Emphasised, Picture } from './parts.tsx';

const period = 10_000;

/** The slides one after another; the turn is held while somebody points at them. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const [active, setActive] = useState(0);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      if (section.current?.matches(':hover, :focus-within') !== true) setActive((place) => (place + 1) % slides.length);
    }, period);
    return () => clearInterval(timer);
  }, [slides.length]);
  return (
    <section ref={section} className="slides midnight" aria-label="À la une">
      {slides.map((slide, place) => {
        const Heading = place === 0 ? 'h1' : 'h2';
        return (
          <article key={slide.subtitle} className="slide midnight" hidden={place !== active}>
            <Picture picture={slide.picture} first={place === 0} />
            <div>
              <p className="caps">{slide.subtitle}</p>
              <Heading>
                <Emphasised words={slide.title} />
              </Heading>
              <p className="lead">{slide.description}</p>
              <p className="actions">
                {slide.buttons.map((link, number) => (
                  <Button key={link.href} link={link} kind={number === 0 ? 'gold' : 'line'} />
                ))}
              </p>
            </div>
          </article>
        );
      })}
      <p className="marks">
        {slides.map((slide, place) => (
          <button
            key={slide.subtitle}
            type="button"
            aria-label={`Image ${place + 1}`}
            aria-current={place === active}
            onClick={() => setActive(place)}
          />
        ))}
      </p>
    </section>
  );
}
