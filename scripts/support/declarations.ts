import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ALIASES: readonly (readonly [prefix: string, folder: string])[] = [
  ['~/', 'app/'],
  ['@bff/', 'bff/'],
  ['@states/', 'states/'],
  ['#fields/', 'fields/'],
];

/** Something that a module declares, by its name there (`default` for what it is). */
interface Declaration {
  file: string;
  name: string;
}

interface Module {
  /** Top-level declarations by name. */
  declared: Map<string, ts.Node>;
  /** What is imported as a value, by its name here. */
  imported: Map<string, Declaration>;
  /** What is exported under another name or from another module. */
  exported: Map<string, Declaration>;
}

const modules = new Map<string, Module>();

/** The file of ours that a module is imported from; undefined for packages. */
function fileOf(specifier: string, from: string): string | undefined {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  const path = alias
    ? alias[1] + specifier.slice(alias[0].length)
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : undefined;
  if (path === undefined) return undefined;
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => existsSync(join(ROOT, file)));
}

function namesOf(binding: ts.BindingName): string[] {
  if (ts.isIdentifier(binding)) return [binding.text];
  return binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const read: Module = { declared: new Map(), imported: new Map(), exported: new Map() };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = fileOf((statement.moduleSpecifier as ts.StringLiteral).text, file);
      const clause = statement.importClause;
      if (!from || !clause || clause.isTypeOnly) continue;
      if (clause.name) read.imported.set(clause.name.text, { file: from, name: 'default' });
      if (clause.namedBindings && ts.isNamedImports(clause.namedBindings))
        for (const { isTypeOnly, name, propertyName } of clause.namedBindings.elements)
          if (!isTypeOnly) read.imported.set(name.text, { file: from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) continue;
      const from = statement.moduleSpecifier && fileOf((statement.moduleSpecifier as ts.StringLiteral).text, file);
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { isTypeOnly, name, propertyName } of statement.exportClause.elements)
          if (!isTypeOnly) read.exported.set(name.text, { file: from ?? file, name: (propertyName ?? name).text });
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) for (const one of namesOf(name)) read.declared.set(one, initializer);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
      if (statement.name) read.declared.set(statement.name.text, statement);
      if (isDefault) read.declared.set('default', statement);
    } else if (ts.isExportAssignment(statement)) read.declared.set('default', statement.expression);
  }
  return read;
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const read = readModule(file);
  modules.set(file, read);
  return read;
}

/** Adds every identifier that is used as a value. */
function addValues(node: ts.Node, found: Set<string>): void {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => addValues(child, found));
}

/** The declaration that a name of a module stands for, wherever it is passed on from; undefined for types and packages. */
function declarationOf({ file, name }: Declaration): Declaration | undefined {
  const { declared, exported, imported } = moduleOf(file);
  const origin = exported.get(name);
  if (origin && !(origin.file === file && origin.name === name)) return declarationOf(origin);
  if (declared.has(name)) return { file, name };
  const from = imported.get(name);
  return from && declarationOf(from);
}

/** The declarations that one uses itself. */
function usedBy({ file, name }: Declaration): Declaration[] {
  const { declared, imported } = moduleOf(file);
  const names = new Set<string>();
  addValues(declared.get(name)!, names);
  names.delete(name);
  return [...names].flatMap((used) => {
    const origin = imported.get(used) ?? (declared.has(used) ? { file, name: used } : undefined);
    return (origin && declarationOf(origin)) ?? [];
  });
}

/**
 * The files whose declarations a module needs, itself included. They are found by the names that are used: a noun's index with forty verbs
 * leads only to the verb that is called. A file that `isEnd` is named but not read.
 */
export function filesNeededBy(file: string, isEnd: (file: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (declaration: Declaration): void => {
    const key = `${declaration.file} ${declaration.name}`;
    if (seen.has(key)) return;
    seen.add(key);
    files.add(declaration.file);
    if (!isEnd(declaration.file)) usedBy(declaration).forEach(follow);
  };
  const { declared, exported } = moduleOf(file);
  for (const name of [...declared.keys(), ...exported.keys()]) {
    const declaration = declarationOf({ file, name });
    if (declaration) follow(declaration);
  }
  return files;
}
