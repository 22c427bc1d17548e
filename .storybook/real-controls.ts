import type { ArgTypes, Preview } from '@storybook/react';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ArgTypes[string];
/** A property's type as Storybook reads it from the source. */
type Type = { name: string; raw?: string; value?: unknown };

/** Texts that components accept as nodes: a designer types words into them. */
const TEXTS = new Set(['label', 'legend', 'hint', 'error', 'suffix', 'children', 'title', 'meta', 'summary', 'detail']);

/**
 * Controls that people can use: a choice where there are several variants, a text field for texts, a switch for booleans, and none where
 * only code could be entered («set object»). A component of two lives is described by its native one.
 */
export const realControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component, parameters }) => {
  const { native } = (component ?? {}) as { native?: unknown };
  const { extractArgTypes } = (parameters['docs'] ?? {}) as { extractArgTypes?: (of: unknown) => ArgTypes | null };
  const known: ArgTypes = { ...(native ? extractArgTypes?.(native) : {}), ...argTypes };
  // An argument without a description counts too: Storybook would offer an editor of code for it.
  const names = new Set([...Object.keys(known), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = known[name] ?? { name };
      return [name, { ...argType, ...controlFor(name, initialArgs[name], argType) }];
    }),
  ) as typeof argTypes;
};

function controlFor(name: string, initial: unknown, argType: ArgType): Pick<ArgType, 'control' | 'options'> {
  const type = meant(argType.type as Type | undefined);
  const options = choicesOf(type);
  if (options) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  if (typeof initial === 'boolean' || type?.name === 'boolean') return { control: { type: 'boolean' } };
  if (typeof initial === 'number' || type?.name === 'number') return { control: { type: 'number' } };
  const isWords = type?.name === 'string' || TEXTS.has(name);
  if (typeof initial === 'string' || (initial === undefined && isWords)) return { control: { type: 'text' } };
  return { control: false };
}

/** What a property is where it is given: `string | undefined` is a string. */
function meant(type: Type | undefined): Type | undefined {
  if (type?.name !== 'union' || !Array.isArray(type.value)) return type;
  const given = (type.value as Type[]).filter(({ value }) => value !== 'undefined' && value !== 'null');
  return given.length === 1 ? given[0] : type;
}

/** The variants of a type that is a list of words or numbers. */
function choicesOf(type: Type | undefined): (string | number)[] | undefined {
  const members = type?.raw?.split('|').map((member) => member.trim());
  const given = members?.filter((member) => member !== '' && member !== 'undefined' && member !== 'null');
  if (!given || given.length < 2 || !given.every((member) => /^('[^']*'|\d+)$/.test(member))) return undefined;
  return given.map((member) => (member.startsWith("'") ? member.slice(1, -1) : Number(member)));
}
