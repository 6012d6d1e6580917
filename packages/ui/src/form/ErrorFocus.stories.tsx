import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { listenToPage } from '../testing/spoken.ts';
import { TextField } from '../TextField/TextField.tsx';
import { focusFirstError } from './error-focus.ts';

const Tall = styled.form`
  padding-block: 150vh;
`;

/** Tests only: what is on the screen once the first error of a form has the focus. */
const meta = {
  title: 'Foundations/Error focus',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

/** Scrolls a control to the top of the screen, where its label is hidden, then focuses the first error. */
async function focusAtTop(form: HTMLFormElement, control: Element, label: Element) {
  const topOf = (element: Element) => Math.ceil(element.getBoundingClientRect().top);
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  control.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect(topOf(label)).toBeLessThan(edge);
  await expect(focusFirstError(form)).toBe(true);
  await expect(control).toHaveFocus();
  await expect(topOf(label)).toBeGreaterThanOrEqual(edge);
}

/** The label of the field is in view too. */
export const LabelOfField: StoryObj = {
  render: () => (
    <Tall>
      <TextField label="Email" errorMessage="Invalid email" />
    </Tall>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await focusAtTop(form, canvas.getByRole('textbox'), canvas.getByText('Email'));
  },
};

/** The label and the error of a group are in view too. */
export const LabelOfGroup: StoryObj = {
  render: () => (
    <Tall>
      <RadioGroup
        label="You are"
        errorMessage="This field is required"
        options={[
          { id: 'customer', label: 'A customer' },
          { id: 'provider', label: 'A provider' },
        ]}
      />
    </Tall>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await focusAtTop(form, canvas.getAllByRole('radio')[0] as HTMLElement, canvas.getByText('You are'));
  },
};

/** A button that chooses a missing value gets the focus, and is announced with its error. */
export const MissingFile: StoryObj = {
  render: () => (
    <form>
      <FileDrop label="Choose a file" errorMessage="This field is required" />
      <TextField label="Name" errorMessage="This field is required" />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { log, stop } = listenToPage();
    await expect(focusFirstError(canvasElement.querySelector('form'))).toBe(true);
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(log.map(({ text }) => text)).toContain('Choose a file: This field is required'));
    stop();
  },
};

/** The label and the error of a group are in view too, although each of its checkboxes is invalid. */
export const LabelOfCheckboxes: StoryObj = {
  render: () => (
    <Tall>
      <CheckboxGroup
        label="Your trades"
        errorMessage="Choose at least one"
        options={[
          { id: 'catering', label: 'Catering' },
          { id: 'music', label: 'Music' },
        ]}
      />
    </Tall>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await focusAtTop(form, canvas.getAllByRole('checkbox')[0] as HTMLElement, canvas.getByText('Your trades'));
  },
};
