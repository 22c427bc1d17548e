import type { Preview } from '@storybook/react';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Texts that components accept as nodes: a designer types words into them. */
const TEXTS = new Set(['label', 'legend', 'hint', 'error', 'suffix', 'children', 'title', 'meta', 'summary', 'detail']);

/**
 * Controls that people can use: a text field for texts, a switch for booleans, and none where only code could be entered («set object»).
 */
export const realControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlFor(name, initialArgs[name], argType.control);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );

function controlFor(name: string, initial: unknown, control: unknown) {
  const type = typeof control === 'object' && control && 'type' in control ? control.type : control;
  if (typeof initial === 'boolean') return { type: 'boolean' as const };
  if (typeof initial === 'number') return { type: 'number' as const };
  if (type !== 'object' && type !== undefined) return undefined;
  if (typeof initial === 'string' || (initial === undefined && TEXTS.has(name))) return { type: 'text' as const };
  return false as const;
}
