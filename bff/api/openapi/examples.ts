import examples from './examples.json';

/** A request that a test has made, and what it was answered; what changes from run to run is made the same. */
export interface Example {
  request: {
    /** Of path, query and headers. */
    parameters?: Readonly<Record<string, string>>;
    body?: unknown;
  };
  status: number;
  answer: unknown;
}

const known: Readonly<Record<string, Example>> = examples;

export const exampleOf = (operationId: string): Example | undefined => known[operationId];
