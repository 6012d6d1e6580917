import type { HomeContent } from './content.ts';
import { button, emphasised, escape, picture, richText } from './html.ts';

/** The hero: all slides in a row that one scrolls, the picture of the first only, as on the site before it has loaded. */
export function hero({ slides }: HomeContent['hero-slider']): string {
  const each = slides.map((slide, place) => {
    const level = place === 0 ? 'h1' : 'h2';
    return `<article class="slide midnight">${place === 0 ? picture(slide.image, '(max-width: 860px) 100vw, 112vw', true) : ''}<div><p class="caps">${escape(slide.subtitle)}</p><${level}>${emphasised(slide.title)}</${level}><p class="lead">${escape(slide.description)}</p><p class="actions">${button(slide.buttonText, slide.buttonLink, 'gold')}${button(slide.secondButtonText, slide.secondButtonLink, 'line')}</p></div></article>`;
  });
  return `<section class="slides midnight" aria-label="À la une" tabindex="0">${each.join('')}</section>`;
}

/** What one looks for: shown, and not answered yet, as on the site. */
export function search({ locations, eventTypes }: HomeContent['search-bar']): string {
  const options = (list: string[]) => list.map((each) => `<option>${escape(each)}</option>`).join('');
  return `<form class="wrap search" role="search"><label>Où<select><option>Partout au Togo</option>${options(locations)}</select></label><label>Quel événement<select><option>Tous les événements</option>${options(eventTypes)}</select></label><button class="button gold" type="button">Trouver un kit</button></form>`;
}

export function statistics({ title, stats }: HomeContent['statistics']): string {
  const figures = stats.map(({ value, label }) => `<div><dt class="soft">${escape(label)}</dt><dd>${escape(value)}</dd></div>`);
  return `<section class="wrap band figures"><h2>${escape(title)}</h2><dl>${figures.join('')}</dl></section>`;
}

export function text({ title, subtitle, description, image, buttonText, buttonLink }: HomeContent['free-content']): string {
  return `<section class="wrap band text">${picture(image, '(max-width: 860px) 100vw, 560px')}<div><p class="caps">${escape(subtitle)}</p><h2>${emphasised(title)}</h2>${richText(description)}${button(buttonText, buttonLink, 'line')}</div></section>`;
}

/** The programme, with every day of it open. */
export function programme(data: HomeContent['event-schedule']): string {
  const { portrait } = data.image.image;
  const cover = picture({ image: portrait ?? data.image.image, alt: '' }, '(max-width: 1023px) 100vw, 540px');
  const day = new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = data.schedule.map(({ index, date }) => {
    const items = data.scheduleItems
      .filter(({ scheduleIndex }) => scheduleIndex === index)
      .map(({ time, activity, description, place }) => {
        const more = description === undefined ? '' : `<small>${escape(description)}</small>`;
        return `<li><time>${time}</time><span>${escape(activity)}</span><span>${escape(place)}</span>${more}</li>`;
      });
    return `<h3>${day.format(new Date(date))}</h3><ol>${items.join('')}</ol>`;
  });
  return `<section class="midnight band" id="programme"><div class="wrap booklet"><div class="cover">${cover}<p class="caps">${escape(data.subtitle)}</p><h2>${emphasised(data.title)}</h2><p>${escape(data.description)}</p></div><div class="leaf">${days.join('')}${button(data.buttonText, data.buttonLink)}</div></div></section>`;
}

export function prices({ title, description, services }: HomeContent['pricing']): string {
  const tickets = services.map((service) => {
    const amount = new Intl.NumberFormat('fr', { style: 'currency', currency: service.currency }).format(service.price);
    const features = service.features.map((feature) => `<li>${escape(feature)}</li>`);
    return `<article><h3>${escape(service.name)}</h3><p><span class="price">${amount}</span> <span class="soft">${escape(service.frequency)}</span></p><ul>${features.join('')}</ul><p>${button(service.buttonText, service.buttonLink, service.highlighted === true ? 'gold' : 'line')}</p></article>`;
  });
  return `<section class="wrap band" id="tarifs"><h2>${emphasised(title)}</h2><p class="soft">${escape(description)}</p><div class="tickets">${tickets.join('')}</div></section>`;
}

export function voices({ title, testimonials }: HomeContent['testimonials']): string {
  const each = testimonials.map(
    ({ text: words, authorName, authorRole, authorImage }) =>
      `<figure><blockquote>${emphasised(words)}</blockquote>${picture(authorImage, '320px')}<figcaption>${escape(authorName)}, <span class="soft">${escape(authorRole)}</span></figcaption></figure>`,
  );
  return `<section class="wrap band"><h2>${emphasised(title)}</h2><div class="voices" tabindex="0">${each.join('')}</div></section>`;
}

export function letter({ title, subtitle, description }: HomeContent['newsletter']): string {
  return `<section class="band"><div class="wrap letter"><p class="caps">${escape(subtitle)}</p><h2>${emphasised(title)}</h2><p>${escape(description)}</p><form method="post" action="/newsletter"><label for="contact">E-mail ou téléphone</label><input id="contact" name="contact" autocomplete="email" required><button class="button gold">S’abonner</button></form></div></section>`;
}
