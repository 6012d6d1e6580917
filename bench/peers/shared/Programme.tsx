'use client';
import { useId, useState, type KeyboardEvent } from 'react';
import type { PeerContent } from './content.ts';
import { Button, Emphasised, Picture } from './parts.tsx';

/** The programme with a tab for each day. */
export function Programme({ subtitle, title, description, picture, days, button }: PeerContent['programme']) {
  const [open, setOpen] = useState(0);
  const id = useId();
  const day = days[open];
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = (open + by + days.length) % days.length;
    setOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section className="midnight band" id="programme">
      <div className="wrap booklet">
        <div className="cover">
          <Picture picture={picture} />
          <p className="caps">{subtitle}</p>
          <h2>
            <Emphasised words={title} />
          </h2>
          <p>{description}</p>
        </div>
        <div className="leaf">
          <div className="tabs" role="tablist">
            {days.map(({ name }, place) => (
              <button
                key={name}
                id={`${id}-${place}`}
                type="button"
                role="tab"
                aria-selected={place === open}
                aria-controls={`${id}-panel`}
                tabIndex={place === open ? 0 : -1}
                onClick={() => setOpen(place)}
                onKeyDown={move}
              >
                {name}
              </button>
            ))}
          </div>
          <ol role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
            {day?.items.map((item) => (
              <li key={item.time + item.activity}>
                <time>{item.time}</time>
                <span>{item.activity}</span>
                <span>{item.place}</span>
                {item.description !== undefined && <small>{item.description}</small>}
              </li>
            ))}
          </ol>
          <Button link={button} />
        </div>
      </div>
    </section>
  );
}
