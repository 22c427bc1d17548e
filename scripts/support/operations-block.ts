import { readFileSync } from 'node:fs';

/** The block of docs/operations.md in that language that begins so: what the document says is what runs (docs/decisions/0912). */
export function operationsBlock(language: string, beginning: string): string {
  const document = readFileSync('docs/operations.md', 'utf8');
  const found = [...document.matchAll(/^ *```(\w+)\n([^]*?)^ *```$/gm)].filter(
    ([, tongue, text = '']) => tongue === language && text.trimStart().startsWith(beginning),
  );
  if (found.length !== 1)
    throw new Error(`docs/operations.md has ${found.length} blocks of ${language} that begin with ${beginning}`);
  return found[0]![2]!;
}
