import { Icon } from '@kermesse/ui/Icon';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface FeatureListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  features: readonly string[] | undefined;
}

const Features = styled.ul`
  li {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    line-height: 1.4;
  }
  svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    margin-block-start: 0.25em;
    color: var(--highlight-text);
  }
`;

/** What an offer includes, as a ticked list. Renders nothing without features. */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  if (features === undefined || features.length === 0) return null;
  return (
    <Features {...rest}>
      {features.map((feature, index) => (
        <li key={index}>
          <Icon icon={Check} />
          {feature}
        </li>
      ))}
    </Features>
  );
}
