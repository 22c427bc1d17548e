import { readdirSync, readFileSync } from 'node:fs';

const AREAS = new URL('../../app/areas/', import.meta.url);

/** The first segments of the paths in the areas' route tables: `dashboard`, `booking`, `login` … */
const firstSegments = () =>
  new Set(
    readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)routes\.ts$/.test(name))
      .flatMap((name) => [...readFileSync(new URL(name, AREAS), 'utf8').matchAll(/(?:screen\(\s*|= )['`]([\w.-]+)/g)])
      .map(([, segment]) => segment),
  );

/**
 * Paths of screens are made by `to` (app/to.ts) from the route tables, so that the compiler finds links to a screen that was removed or takes
 * other parameters.
 * @type {import('eslint').Rule.RuleModule}
 */
export const screenPaths = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'The path of a screen is made by `to` (~/to), from its route.' },
  },
  create(context) {
    const isPath = new RegExp(
      `^/(?:${[...firstSegments()].map((name) => name.replaceAll('.', '\\.')).join('|')})(?:[/?#]|$)`,
    );
    const check = (node, text) => {
      if (isPath.test(text)) context.report({ node, messageId: 'literal' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0].value.cooked ?? ''),
    };
  },
};
