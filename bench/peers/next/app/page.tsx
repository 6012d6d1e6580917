import { HeroSlider } from '../shared/HeroSlider.tsx';
import { Newsletter } from '../shared/Newsletter.tsx';
import { Programme } from '../shared/Programme.tsx';
import { Foot, Head, Prices, Search, Statistics, Story } from '../shared/sections.tsx';
import { Testimonials } from '../shared/Testimonials.tsx';
import { Tools } from '../shared/Tools.tsx';
import { content } from './content.ts';

export default function Home() {
  return (
    <>
      <Head name={content.name} menu={content.menu}>
        <Tools menu={content.menu} />
      </Head>
      <main id="main">
        <HeroSlider slides={content.slides} />
        <Search {...content.search} />
        <Statistics {...content.statistics} />
        <Story {...content.story} />
        <Programme {...content.programme} />
        <Prices {...content.prices} />
        <Testimonials {...content.voices} />
        <Newsletter {...content.letter} />
      </main>
      <Foot name={content.name} footer={content.footer} />
    </>
  );
}
