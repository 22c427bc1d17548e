/** A file of the browser build, with its static imports. */
export interface BuiltFile {
  fileName: string;
  imports: readonly string[];
}

/**
 * A path from a file back to itself, if there is one. Files in a cycle run in an arbitrary order: one of them uses what another has not
 * created yet («cannot access … before initialization»), and no page starts.
 */
export function importCycle(files: readonly BuiltFile[]): string[] | undefined {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const search = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf.get(file) ?? []) {
      const cycle = search(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const { fileName } of files) {
    const cycle = search(fileName, []);
    if (cycle) return cycle;
  }
  return undefined;
}
