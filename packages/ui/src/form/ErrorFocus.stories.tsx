import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
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

/**
 * Returns a story that scrolls the first control to the top of the screen, where its label is hidden, then focuses the
 * first error.
 */
const labelStory = (field: ReactNode, role: string, labelText: string): StoryObj => ({
  render: () => <Tall>{field}</Tall>,
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getAllByRole(role)[0] as HTMLElement;
    const label = canvas.getByText(labelText);
    const topOf = (element: Element) => Math.ceil(element.getBoundingClientRect().top);
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    control.scrollIntoView({ block: 'start', behavior: 'instant' });
    await expect(topOf(label)).toBeLessThan(edge);
    await expect(focusFirstError(canvasElement.querySelector('form'))).toBe(true);
    await expect(control).toHaveFocus();
    await expect(topOf(label)).toBeGreaterThanOrEqual(edge);
  },
});

/** The label of the field is in view too. */
export const LabelOfField = labelStory(<TextField label="Email" errorMessage="Invalid email" />, 'textbox', 'Email');

/** The label and the error of a group are in view too. */
export const LabelOfGroup = labelStory(
  <RadioGroup
    label="You are"
    errorMessage="This field is required"
    options={[
      { id: 'customer', label: 'A customer' },
      { id: 'provider', label: 'A provider' },
    ]}
  />,
  'radio',
  'You are',
);

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
export const LabelOfCheckboxes = labelStory(
  <CheckboxGroup
    label="Your trades"
    errorMessage="Choose at least one"
    options={[
      { id: 'catering', label: 'Catering' },
      { id: 'music', label: 'Music' },
    ]}
  />,
  'checkbox',
  'Your trades',
);
