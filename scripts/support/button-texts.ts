import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';

/** What people press to do something, or to come to where it is done. */
const BUTTONS = ['ActButton', 'Button', 'ConfirmLink', 'LinkButton'];

/** A text of a button: its key, in which `*` stands for what is only known where it is shown. */
interface ButtonText {
  key: string;
  file: string;
}

/** The buttons' texts in a folder's screens and in the components of `app/nouns` that these have, each once. */
export function buttonTexts(folder: string): ButtonText[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const seen = new Set<string>();
  const found = new Map<string, ButtonText>();
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements)
      if (ts.isImportDeclaration(statement)) files.push(...sharedFile((statement.moduleSpecifier as ts.StringLiteral).text)); // prettier-ignore
    for (const key of keysIn(source)) if (!found.has(key)) found.set(key, { key, file });
  }
  return [...found.values()];
}

function sharedFile(specifier: string): string[] {
  if (!specifier.startsWith('~/nouns/')) return [];
  return ['.tsx', '.ts']
    .map((ending) => normalize(`app/${specifier.slice(2)}${ending}`))
    .filter((file) => existsSync(file));
}

function keysIn(source: ts.SourceFile): string[] {
  const keys: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && (BUTTONS.includes(node.openingElement.tagName.getText()) || isLinkToAct(node)))
      for (const child of node.children) keys.push(...keysWithin(child));
    if (isBulkActs(node) || isSubmit(node)) keys.push(...keysWithin(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}

/** The screens where something is made or changed. */
const MAKES = /\bto\.(add|create|edit|import|invite)|\bto\.\w+Commission\(/;

/** A plain link that stands beside a fact to change it (`action: <a>`), or leads to where something is made. */
const isLinkToAct = (node: ts.JsxElement): boolean =>
  node.openingElement.tagName.getText() === 'a' &&
  ((ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'action') ||
    MAKES.test(node.openingElement.attributes.getText()));

/** `bulk={{ acts: [{ label: t('…') }] }}`: the buttons of a list's selected rows. */
const isBulkActs = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'acts' &&
  ts.isJsxExpression(node.parent.parent) &&
  ts.isJsxAttribute(node.parent.parent.parent) &&
  node.parent.parent.parent.name.getText() === 'bulk';

/** `submit={t('…')}` of a form, `submit: t('…')` of a confirmation. */
const isSubmit = (node: ts.Node): boolean =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'submit';

function keysWithin(node: ts.Node): string[] {
  const keys: string[] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression)) {
      const namespace = namespaceOf(inner.expression);
      const asked = inner.arguments[0];
      if (namespace !== undefined && asked)
        keys.push(...textsOf(asked).map((key) => (key.includes(':') ? key : `${namespace}:${key}`)));
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return keys;
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  return [];
}

/** The namespace of a translator: where it was made, or empty where it is given, whose keys name theirs; undefined for other functions. */
function namespaceOf(name: ts.Identifier): string | undefined {
  for (let scope: ts.Node = name; !ts.isSourceFile(scope); scope = scope.parent) {
    if (!ts.isBlock(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        const [, namespace = ''] = /^useTranslation\('?(\w*)'?\)/.exec(initializer?.getText() ?? '') ?? [];
        const isIt = ts.isIdentifier(bound)
          ? bound.text === name.text
          : bound.elements.some((element) => ts.isBindingElement(element) && element.name.getText() === name.text);
        if (isIt && initializer?.getText().startsWith('useTranslation(')) return namespace;
      }
    }
  }
  return name.text === 't' ? '' : undefined;
}
