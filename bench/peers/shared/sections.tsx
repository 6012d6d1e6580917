import type { ReactNode } from 'react';
import type { PeerContent } from './content.ts';
import { Button, Emphasised, Picture, Rich } from './parts.tsx';

export function Head({ name, menu, children }: Pick<PeerContent, 'name' | 'menu'> & { children?: ReactNode }) {
  return (
    <header className="head midnight">
      <a className="skip" href="#main">
        Aller au contenu
      </a>
      <div className="wrap">
        <a className="logo" href="/">
          {name}
        </a>
        <nav aria-label="Menu principal">
          {menu.map(({ title, href }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </nav>
        <a href="/en/" lang="en" hrefLang="en">
          EN
        </a>
        {children}
        <a className="button line" href="/login">
          Se connecter
        </a>
      </div>
    </header>
  );
}

export function Search({ locations, eventTypes }: PeerContent['search']) {
  const options = (list: string[]) => list.map((each) => <option key={each}>{each}</option>);
  return (
    <form className="wrap search" role="search">
      <label>
        Où
        <select>
          <option>Partout au Togo</option>
          {options(locations)}
        </select>
      </label>
      <label>
        Quel événement
        <select>
          <option>Tous les événements</option>
          {options(eventTypes)}
        </select>
      </label>
      <button className="button gold" type="button">
        Trouver un kit
      </button>
    </form>
  );
}

export function Statistics({ title, stats }: PeerContent['statistics']) {
  return (
    <section className="wrap band figures">
      <h2>{title}</h2>
      <dl>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Story({ title, subtitle, text, picture, button }: PeerContent['story']) {
  return (
    <section className="wrap band text">
      <Picture picture={picture} />
      <div>
        <p className="caps">{subtitle}</p>
        <h2>
          <Emphasised words={title} />
        </h2>
        <Rich nodes={text} />
        <Button link={button} kind="line" />
      </div>
    </section>
  );
}

export function Prices({ title, description, services }: PeerContent['prices']) {
  return (
    <section className="wrap band" id="tarifs">
      <h2>
        <Emphasised words={title} />
      </h2>
      <p className="soft">{description}</p>
      <div className="tickets">
        {services.map((service) => (
          <article key={service.name}>
            <h3>{service.name}</h3>
            <p>
              <span className="price">{service.amount}</span> <span className="soft">{service.frequency}</span>
            </p>
            <ul>
              {service.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p>
              <Button link={service.button} kind={service.highlighted ? 'gold' : 'line'} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

export function Foot({ name, footer }: Pick<PeerContent, 'name' | 'footer'>) {
  const { description, phone, email, address, networks, groups } = footer;
  return (
    <footer className="foot midnight">
      <div className="wrap">
        <div>
          <p className="signature">{description}</p>
          <address>
            <a href={`tel:${phone}`}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            {address}
            <br />
            {networks.map(({ title, href }) => (
              <a key={href} href={href}>
                {title}{' '}
              </a>
            ))}
          </address>
        </div>
        <nav aria-label="Plan du site">
          {groups.map(({ title, items }) => (
            <div key={title}>
              <p className="caps">{title}</p>
              <ul>
                {items.map((item) => (
                  <li key={item.title}>
                    <a href={item.href}>{item.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="wrap end">© {name}</p>
    </footer>
  );
}
