'use client';
import { useEffect, useRef, type ReactNode } from 'react';

/** Slides that change automatically, by scrolling and by the first two buttons; hover or focus pauses the rotation. */
export function Carousel({ period, children }: { period: number; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    const row = current?.querySelector('[data-slides]');
    if (current === null || row === null || row === undefined) return undefined;
    const slides = [...row.querySelectorAll<HTMLElement>('[aria-roledescription]')];
    let place = 0;
    const turn = (by: number) => {
      place = (place + by + slides.length) % slides.length;
      for (const picture of slides[place]?.querySelectorAll('[hidden]') ?? []) picture.removeAttribute('hidden');
      row.scrollTo({ left: slides[place]?.offsetLeft ?? 0, behavior: 'smooth' });
    };
    const press = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      const at = button === null ? -1 : [...current.querySelectorAll('button')].indexOf(button);
      if (at === 0) turn(-1);
      if (at === 1) turn(1);
    };
    current.addEventListener('click', press);
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(() => {
      if (moves && current.querySelector(':hover, :focus-within') === null) turn(1);
    }, period);
    return () => {
      clearInterval(timer);
      current.removeEventListener('click', press);
    };
  }, [period]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
