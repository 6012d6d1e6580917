import { Choices } from '../../kit/Choices.tsx';
import { SectionExample } from './SectionExample.tsx';
import { sectionUses } from './examples.ts';

/** Right and wrong data of a section, rendered small. Nothing for a section without an example. */
export function SectionAdvice({ slug }: { slug: string }) {
  const use = sectionUses[slug];
  if (use === undefined) return null;
  const { good, right, bad, wrong } = use;
  return (
    <Choices
      choices={[
        {
          good,
          bad,
          right: <SectionExample name="right" slug={slug} data={right} />,
          wrong: <SectionExample name="wrong" slug={slug} data={wrong} />,
        },
      ]}
      locale="en"
    />
  );
}
