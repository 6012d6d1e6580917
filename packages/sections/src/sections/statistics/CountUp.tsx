import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { frameOf, parseFigure } from './figure.ts';

const duration = 900;

function motionIsReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A figure that counts up to its value once, when it comes into view. What is read aloud is always the value itself.
 * It starts from what the server wrote, so nothing moves for those who came late or want no motion.
 */
export function CountUp({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const element = place.current;
    const figure = parseFigure(value);
    setShown(value);
    if (element === null || figure === undefined || motionIsReduced()) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        const start = performance.now();
        const step = (now: number) => {
          const progress = Math.min(1, (now - start) / duration);
          setShown(progress === 1 ? value : frameOf(figure, progress));
          if (progress < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <span ref={place}>
      <span aria-hidden={shown !== value}>{shown}</span>
      {shown !== value && <VisuallyHidden>{value}</VisuallyHidden>}
    </span>
  );
}
