import { Uses } from '../../kit/Choices.tsx';
import { SectionExample } from './SectionExample.tsx';
import { sectionUses } from './examples.ts';

/** A right and a wrong configuration of a section, rendered small. Nothing for a section without an example. */
export function SectionAdvice({ title }: { title: string }) {
  const use = sectionUses[title];
  if (use === undefined) return null;
  const { good, right, bad, wrong } = use;
  return (
    <Uses
      uses={[
        {
          good,
          bad,
          right: <SectionExample name="right" {...right} />,
          wrong: <SectionExample name="wrong" {...wrong} />,
        },
      ]}
      locale="en"
    />
  );
}
