import examples from './examples.json';

/** A request made by a test, and its answer; values that vary from run to run are normalised. */
export interface Example {
  request: {
    /** In path, query and headers. */
    parameters?: Readonly<Record<string, string>>;
    body?: unknown;
  };
  status: number;
  answer: unknown;
}

const known: Readonly<Record<string, Example>> = examples;

export const exampleOf = (operationId: string): Example | undefined => known[operationId];
