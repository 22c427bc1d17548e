import type { Association, Model, ModelStatic } from 'sequelize';
import ts from 'typescript';
import { Sequelize } from 'sequelize';
import { initModels } from '../../database/models/init-models';
import { type Source, sourcesIn, sqlTextsOf, textOf, visitSource } from './sql-texts';

// Never connected: only the models' names, tables and associations are used.
const database = new Sequelize({ dialect: 'mysql', define: { underscored: true } });
initModels(database);
/** Every model by its name. */
export const modelNamed = database.models;
const tableOf = (model: ModelStatic<Model>): string => model.getTableName() as string;
const WITHOUT_MODEL = ['busy_vehicles', 'company_revisions'];
const tables = new Set([...Object.values(modelNamed).map(tableOf), ...WITHOUT_MODEL]);

/** The model that an association of that name leads to. */
export const targetOf = (alias: string): string | undefined =>
  Object.values(modelNamed).flatMap(({ associations }) => associations[alias]?.target.name ?? [])[0];

/** The models that a file imports, by what it calls them. */
export function modelsOf(source: Source): Map<string, ModelStatic<Model>> {
  const imported = new Map<string, ModelStatic<Model>>();
  visitSource(source, (node) => {
    if (!ts.isImportDeclaration(node) || textOf(node.moduleSpecifier)?.startsWith('@db/models') !== true) return;
    const named = node.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) return;
    for (const { name, propertyName } of named.elements) {
      const model = modelNamed[(propertyName ?? name).text];
      if (model) imported.set(name.text, model);
    }
  });
  return imported;
}

/** The tables that a file reads or writes: of imported and included models, and in SQL. */
function tablesOf(source: Source): Set<string> {
  const aliases = new Set<string>();
  visitSource(source, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'association') {
      const alias = textOf(node.initializer);
      if (alias) aliases.add(alias);
    }
    // A scope that includes rows is called as what it includes.
    if (ts.isCallExpression(node) && /\.scope$/.test(node.expression.getText()))
      for (const [, name] of node.getText().matchAll(/method: \['(\w+)'/g)) aliases.add(name!);
  });
  const reached = new Set(modelsOf(source).values());
  for (const model of reached)
    for (const alias of aliases) {
      const found = (model.associations as Record<string, Association | undefined>)[alias];
      if (found) reached.add(found.target);
    }
  const inSql = sqlTextsOf(source).flatMap(({ sql }) =>
    [...sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)\b/g)].map(([, table]) => table!),
  );
  return new Set([...[...reached].map(tableOf), ...inSql.filter((table) => tables.has(table))]);
}

/** Noun → every table that its stores touch. */
export function tablesOfNouns(): Map<string, Set<string>> {
  const nouns = new Map<string, Set<string>>();
  for (const source of sourcesIn('bff/domain')) {
    const noun = source.path.split('/')[2]!;
    if (!source.path.endsWith('.store.ts')) continue;
    const known = nouns.get(noun) ?? new Set<string>();
    tablesOf(source).forEach((table) => known.add(table));
    nouns.set(noun, known);
  }
  return nouns;
}
