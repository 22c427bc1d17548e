import type { Association, Model, ModelStatic } from 'sequelize';
import ts from 'typescript';
import { Sequelize } from 'sequelize';
import * as models from '../../database/models';
import { initModels } from '../../database/models/init-models';
import { type Source, sourcesIn, sqlTextsOf, textOf, visitSource } from './sql-texts';

// Never connected: only the models' names, tables and associations are used.
initModels(new Sequelize({ dialect: 'mysql', define: { underscored: true } }));
const byName = models as unknown as Record<string, ModelStatic<Model>>;
const tableOf = (model: ModelStatic<Model>): string => model.getTableName() as string;
const WITHOUT_MODEL = ['busy_vehicles', 'company_revisions'];
const tables = new Set([...Object.values(byName).map(tableOf), ...WITHOUT_MODEL]);

/** The tables that a file reads or writes: of imported and included models, and in SQL. */
function tablesOf(source: Source): Set<string> {
  const imported: ModelStatic<Model>[] = [];
  const aliases = new Set<string>();
  visitSource(source, (node) => {
    if (ts.isImportDeclaration(node) && textOf(node.moduleSpecifier)?.startsWith('@db/models') === true) {
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const { name, propertyName } of named.elements) {
          const model = byName[(propertyName ?? name).text];
          if (model) imported.push(model);
        }
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'association') {
      const alias = textOf(node.initializer);
      if (alias) aliases.add(alias);
    }
  });
  const reached = new Set(imported);
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
