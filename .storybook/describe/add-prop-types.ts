import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { combineParameters } from 'storybook/preview-api';
import { argTypesOf } from './described.ts';

const hasElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(hasElement));

/**
 * Adds the props of the component to a story's `argTypes`. It replaces Storybook's own enhancer, which `main.ts` leaves
 * out; without one, tables and controls show only the props in a story's args. The `argTypes` of a story take
 * precedence, except for the type that Storybook infers from a value. React elements have no control: Storybook would
 * edit them as objects.
 */
export const addPropTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const types = argTypesOf(component);
  const args: Record<string, unknown> = initialArgs;
  const elements = Object.keys(args).filter((name) => hasElement(args[name]));
  const explicit = Object.entries(argTypes).map(([name, argType]): [string, object] => {
    const { type, ...rest } = argType;
    return [name, name in types ? rest : { type, ...rest }];
  });
  return combineParameters(
    types,
    Object.fromEntries(elements.map((name) => [name, { control: false }])),
    Object.fromEntries<object>(explicit),
  );
};
