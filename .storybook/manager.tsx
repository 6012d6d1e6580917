import { createTheme, type BrandColors, type Scheme } from '@kermesse/ui/theme';
import * as React from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { chromeTheme } from './chrome.ts';
import { toolbarGlobalsOf, globalsInAddress } from './globals.ts';
import { BrandTool } from './manager/BrandTool.tsx';
import { FormPanel } from './manager/FormPanel.tsx';
import { ConfigurationPanel } from './manager/ConfigurationPanel.tsx';
import { sentenceCase } from './sentence-case.ts';

/**
 * Sets the colours of the selected sidebar entry, so that it is readable for every brand: Storybook would make it
 * white. See managerHead in main.ts.
 */
function markSelected(brand: BrandColors, scheme: Scheme) {
  const roles = createTheme(brand).schemes[scheme].brand;
  document.documentElement.style.setProperty('--selected', roles.highlight);
  document.documentElement.style.setProperty('--on-selected', roles['on-highlight']);
}

/** The choice that Storybook is opened with: without it a dark theme would begin on a white page. */
const { brand: firstBrand, scheme: firstScheme } = toolbarGlobalsOf(globalsInAddress(location.search));
markSelected(firstBrand, firstScheme);

/** The stories that are whole pages. The panel below a story is for components, so these pages hide it. */
const whole = /^(?:welcome|foundations|brand-playground|pages)-/;

addons.setConfig({
  theme: chromeTheme(firstBrand, firstScheme, 'manager'),
  sidebar: { showRoots: true, renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name) },
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => usual && !whole.test(storyId ?? ''),
  },
});

addons.register('kermesse', (api) => {
  let applied = '';
  /** Applies the brand of the toolbar to Storybook's own interface. */
  function applyBrand({ globals }: { globals: Record<string, unknown> }) {
    const { brand, scheme } = toolbarGlobalsOf(globals);
    const wanted = JSON.stringify([brand, scheme]);
    if (wanted === applied) return;
    applied = wanted;
    api.setOptions({ theme: chromeTheme(brand, scheme, 'manager') });
    markSelected(brand, scheme);
  }
  api.on(SET_GLOBALS, applyBrand);
  api.on(GLOBALS_UPDATED, applyBrand);

  addons.add('kermesse/brand', { type: types.TOOL, title: 'Brand colours', render: () => <BrandTool /> });
  addons.add('kermesse/form', {
    type: types.PANEL,
    title: 'Form',
    disabled: (parameters) => parameters?.['configuration'] === undefined,
    render: ({ active }) => <FormPanel active={active} />,
  });
  addons.add('kermesse/configuration', {
    type: types.PANEL,
    title: 'Configuration',
    disabled: (parameters) => parameters?.['configuration'] === undefined,
    render: ({ active }) => <ConfigurationPanel active={active} />,
  });
});
