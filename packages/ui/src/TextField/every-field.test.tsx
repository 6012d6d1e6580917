import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

const options = [{ id: 'a', label: 'A' }];

interface Shared {
  isInvalid?: boolean;
  isRequired?: boolean;
  optionalLabel?: string;
  errorMessage?: string;
}

const withOptionalLabel: [string, (props: Shared) => ReactNode][] = [
  ['TextField', (props) => <TextField label="L" {...props} />],
  ['TextArea', (props) => <TextArea label="L" {...props} />],
  ['Combobox', (props) => <Combobox label="L" listLabel="L" options={options} {...props} />],
  ['Select', (props) => <Select label="L" placeholder="P" options={options} {...props} />],
  ['RadioGroup', (props) => <RadioGroup label="L" options={options} {...props} />],
  ['CheckboxGroup', (props) => <CheckboxGroup label="L" options={options} {...props} />],
];

describe.each([
  ...withOptionalLabel,
  ['Checkbox', (props: Shared) => <Checkbox {...props}>L</Checkbox>],
  ['CodeField', (props: Shared) => <CodeField label="L" {...props} />],
] as typeof withOptionalLabel)('a %s', (_name, render) => {
  const htmlOf = (props: Shared) => renderToStaticMarkup(render(props));

  it('is invalid with an error message, or without one if the caller says so', () => {
    expect(htmlOf({})).not.toContain('data-invalid');
    expect(htmlOf({ errorMessage: 'E' })).toContain('data-invalid');
    expect(htmlOf({ isInvalid: true })).toContain('data-invalid');
  });
});

describe.each(withOptionalLabel)('a %s', (_name, render) => {
  it('is required unless it is marked as optional', () => {
    const isRequired = (props: Shared) => /(?:data-|aria-)?required="/.test(renderToStaticMarkup(render(props)));
    expect(isRequired({ isRequired: true })).toBe(true);
    expect(isRequired({ isRequired: true, optionalLabel: '(optional)' })).toBe(false);
  });
});
