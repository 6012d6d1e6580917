import * as React from 'react';
import { AddonPanel, SyntaxHighlighter } from 'storybook/internal/components';
import { useArgs, useParameter } from 'storybook/manager-api';
import { configurationText } from '../../packages/sections/src/stories/configuration.ts';

/** A panel with the JSON configuration of the section, which follows the controls and can be copied. */
export function ConfigurationPanel({ active }: { active?: boolean }) {
  const [args] = useArgs();
  const of = useParameter<{ slug: string } | null>('configuration', null);
  const text = of ? configurationText(of.slug, args) : '';
  return (
    <AddonPanel active={active ?? false}>
      <SyntaxHighlighter language="json" copyable padded format={false}>
        {text}
      </SyntaxHighlighter>
    </AddonPanel>
  );
}
