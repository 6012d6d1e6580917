import type { BrandColors } from '@kermesse/ui/theme';
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { brands, brandValue, presetOf } from '../brands.ts';
import { toolbarGlobalsOf } from '../globals.ts';

const names = ['primary', 'secondary', 'accent'] as const;

const words = {
  fr: {
    title: 'Couleurs de la marque',
    primary: 'Primaire',
    secondary: 'Secondaire',
    accent: 'Accent',
    own: 'Personnalisées',
    playground: 'Ouvrir l’atelier des couleurs',
  },
  en: {
    title: 'Brand colours',
    primary: 'Primary',
    secondary: 'Secondary',
    accent: 'Accent',
    own: 'Custom colours',
    playground: 'Open the brand playground',
  },
};

const Dots = styled.span({ display: 'inline-flex', marginInlineEnd: 2 });
const Dot = styled.span({
  width: 13,
  height: 13,
  borderRadius: '50%',
  marginInlineEnd: -4,
  boxShadow: '0 0 0 1px rgba(128, 128, 128, .6)',
  '&:last-child': { marginInlineEnd: 0 },
});

function Three({ colors }: { colors: BrandColors }) {
  return (
    <Dots aria-hidden="true">
      {names.map((name) => (
        <Dot key={name} style={{ background: colors[name] }} />
      ))}
    </Dots>
  );
}

const BrandForm = styled.div({ width: 268, display: 'grid', gap: 14, padding: 14, fontSize: 14 });
const Pickers = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  '& label': { display: 'grid', gap: 4, fontSize: 13 },
  '& input': {
    width: '100%',
    height: 34,
    padding: 2,
    border: '1px solid currentColor',
    borderRadius: 2,
    background: 'none',
  },
});
const Presets = styled.div({
  display: 'grid',
  '& button': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    padding: '6px 4px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { fontWeight: 700 },
  '& button:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** A toolbar menu for the three brand colours, with pickers and presets. It applies to every story. */
export function BrandTool() {
  const [globals, updateGlobals] = useGlobals();
  const api = useStorybookApi();
  const { brand, locale } = toolbarGlobalsOf(globals);
  const t = words[locale];
  const chosen = presetOf(brand);
  const set = (colors: BrandColors) => updateGlobals({ brand: brandValue(colors) });
  const sheet = (
    <BrandForm>
      <Pickers>
        {names.map((name) => (
          <label key={name}>
            {t[name]}
            <input
              type="color"
              value={brand[name].toLowerCase()}
              onChange={({ target }) => set({ ...brand, [name]: target.value })}
            />
          </label>
        ))}
      </Pickers>
      <Presets>
        {Object.entries(brands).map(([name, { title, colors }]) => (
          <button key={name} type="button" aria-pressed={chosen === name} onClick={() => set(colors)}>
            <Three colors={colors} />
            {title[locale]}
          </button>
        ))}
      </Presets>
      <Button
        ariaLabel={false}
        variant="outline"
        onClick={() => api.selectStory('brand-playground-three-colours--three-colours')}
      >
        {t.playground}
      </Button>
    </BrandForm>
  );
  return (
    <PopoverProvider ariaLabel={t.title} popover={sheet} padding={0}>
      <Button ariaLabel={t.title} variant="ghost" padding="small">
        <Three colors={brand} /> {chosen ? brands[chosen]?.title[locale] : t.own}
      </Button>
    </PopoverProvider>
  );
}
