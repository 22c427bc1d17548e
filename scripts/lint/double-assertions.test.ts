import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['.storybook', 'access', 'app', 'bench', 'bff', 'database', 'design-system', 'e2e', 'fields', 'formats', 'packages/api-client/src', 'scripts', 'states']; // prettier-ignore

/** Where a type is asserted twice because the right one cannot be said, how often, and why. The list may only grow shorter. */
const ALLOWED: Readonly<Record<string, readonly [times: number, why: string]>> = {
  '.storybook/without-server.ts': [1, 'Rollup’s nodes have places, which its types leave to ESTree'],
  'app/areas/customer/reservation/reservation-schema.ts': [1, 'how many fields there are depends on the trip'],
  'app/http/dashboard-guard.test.ts': [1, 'of a build what the guard reads'],
  'app/lists/ListView.tsx': [1, 'filters are typed for who writes a list, and texts within'],
  'bench/record-statements.ts': [1, 'mysql2 types no prototype; measurements alone listen there'],
  'bff/api/endpoint/endpoint.test.ts': [1, 'declarations that the compiler refuses, refused at start too'],
  'bff/api/endpoint/endpoint.ts': [1, 'an endpoint’s types are checked where it is declared, and forgotten here'],
  'bff/api/openapi/document.test.ts': [2, 'the document as who reads its JSON'],
  'bff/domain/offers/facets.test.ts': [1, 'of a vehicle what the filters read'],
  'bff/domain/offers/sort-offers.test.ts': [1, 'of an offer what it is sorted by'],
  'bff/domain/shared/change-state.store.ts': [1, 'Sequelize cannot say that a generic model has a column'],
  'bff/domain/shared/list-page.ts': [1, 'Sequelize types paths of fixed lengths'],
  'bff/integrations/payments/sandbox/api.ts': [1, 'checked against Stripe’s own description before'],
  'bff/integrations/payments/stripe/from-stripe.ts': [
    1,
    'an event from outside is not believed to be what its type says',
  ],
  'bff/jobs/outbox-worker.db.test.ts': [1, 'kinds of messages that no product has'],
  'bff/platform/section-handlers.test.ts': [3, 'of a build what the handlers read'],
  'database/database-clock.ts': [1, 'an expression where the row has a Date afterwards'],
  'database/models/price-lists.ts': [2, 'three models that are alike but for their prices'],
  'fields/kinds.ts': [1, 'Zod types an enum by its words, which are generic here'],
  'scripts/support/generated-client.ts': [1, 'the document as who reads its JSON'],
};

it('the compiler is overruled only where a reason is written down', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('dist/'))
      .map((name) => {
        const text = readFileSync(`${folder}/${name}`, 'utf8');
        return [`${folder}/${name}`, text.match(/\bas (?:unknown|any|never) as\b/g)?.length ?? 0] as const;
      }),
  ).filter(([path, times]) => times > 0 && path !== 'scripts/lint/double-assertions.test.ts');
  const allowed = Object.entries(ALLOWED).map(([path, [times]]) => [path, times] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed));
});
