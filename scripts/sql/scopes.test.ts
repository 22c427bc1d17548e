import ts from 'typescript';
import { expect, it } from 'vitest';
import { modelNamed, modelsOf, targetOf } from './tables-of-nouns';
import { type Source, sourcesIn, textOf, visitSource } from './sql-texts';

const stores = sourcesIn('bff').filter(({ path }) => path.endsWith('.store.ts'));

/** Every use of a scope: `User.active`. */
function scopesUsed(source: Source): string[] {
  const models = modelsOf(source);
  const found: string[] = [];
  visitSource(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    if (node.expression.name.text !== 'scope') return;
    const model = models.get(node.expression.expression.getText());
    const [asked] = node.arguments;
    for (const given of asked && ts.isArrayLiteralExpression(asked) ? asked.elements : node.arguments) {
      // Of one that takes something: `{ method: ['withRole', role] }`.
      const name = textOf(given) ?? /^\{\s*method:\s*\[\s*'(\w+)'/.exec(given.getText())?.[1];
      found.push(`${model?.name}.${name}`);
    }
  });
  return found;
}

/** The model that a condition is about: of the association that includes it, else of the find, count or update around it. */
function subjectOf(condition: ts.Node, models: ReturnType<typeof modelsOf>): string | undefined {
  for (let node = condition.parent; node && !ts.isSourceFile(node); node = node.parent) {
    if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText() === 'association')
          return targetOf(textOf(property.initializer) ?? '');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const model = models.get(node.expression.expression.getText());
      if (model) return model.name;
    }
  }
  return undefined;
}

/** Every state that a find asks for by itself: `User: 'active'`. */
function statesAskedFor(source: Source): string[] {
  const models = modelsOf(source);
  const found: string[] = [];
  visitSource(source, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'status') return;
    const asked = node.parent.parent;
    if (!ts.isPropertyAssignment(asked) || asked.name.getText() !== 'where') return;
    const model = subjectOf(node, models);
    if (model) found.push(`${model}: ${node.initializer.getText()}`);
  });
  return found;
}

const repeated = (all: readonly string[]) => [...new Set(all.filter((one, index) => all.indexOf(one) < index))];

it('a state that is asked for twice is a scope of its model', () => {
  expect(repeated(stores.flatMap(statesAskedFor))).toEqual([]);
});

it('a scope is used at least twice', () => {
  const used = stores.flatMap(scopesUsed);
  const declared = Object.entries(modelNamed).flatMap(([model, { options }]) =>
    Object.keys(options.scopes ?? {}).map((scope) => `${model}.${scope}`),
  );
  expect(declared.length).toBeGreaterThan(10);
  expect(used.filter((scope) => !declared.includes(scope))).toEqual([]);
  expect(declared.filter((scope) => used.filter((one) => one === scope).length < 2)).toEqual([]);
});

it.each([
  ["import { User } from '@db/models'; User.findAll({ where: { companyId, status: 'active' } });", ["User: 'active'"]],
  ["import { User as Row } from '@db/models'; Row.count({ where: { status: 'active' } });", ["User: 'active'"]],
  ["Quote.findOne({ include: { association: 'company', where: { status: 'active' } } });", ["Company: 'active'"]],
  ["import { User } from '@db/models'; User.create({ status: 'active' });", []],
])('what is asked for is found: %s', (text, states) => {
  expect(statesAskedFor({ path: 'bff/a.store.ts', text })).toEqual(states);
});

const RAW = /\braw: true\b/;
it('rows are read as instances', () => {
  const product = sourcesIn('app', 'bff', 'database', 'scripts');
  expect(product.filter(({ text }) => RAW.test(text)).map(({ path }) => path)).toEqual([]);
});

it('words that a column may have are those of `states/`', () => {
  const models = sourcesIn('database/models').filter(({ path }) => !path.endsWith('/columns.ts'));
  expect(models.filter(({ text }) => text.includes('DataTypes.ENUM(')).map(({ path }) => path)).toEqual([]);
});
