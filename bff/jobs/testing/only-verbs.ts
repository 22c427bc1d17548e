import type { JobVerbs } from '../job-verbs';

/** Some of the verbs of jobs; a job that calls another one fails. */
export const onlyVerbs = (some: Partial<JobVerbs>): JobVerbs =>
  new Proxy(some as JobVerbs, {
    get: (verbs, name, self) =>
      name in verbs
        ? (Reflect.get(verbs, name, self) as unknown)
        : () => Promise.reject(new Error(`this test has no job verb ${String(name)}`)),
  });
