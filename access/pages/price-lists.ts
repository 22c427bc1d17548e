import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { all, only, sent } from '../outcomes';
import type { PageRow } from '../rows';
import { aNewPriceList, aPriceList, TYPED } from '../testing/price-list-subjects';

const operators = only('COMPANY_ADMIN');
/** Nothing in the address names anybody: each meets their own there. */
const others = all(['COMPANY_ADMIN'], 'allowed');

/** What a trip costs an operator is its own to know and to say. */
export const rows: readonly PageRow[] = [
  ...PRICE_LIST_KINDS.flatMap((kind): PageRow[] => {
    const folder = `dashboard/company/${kind}-costs`;
    return [
      { route: `${folder}/list`, see: operators },
      { route: `${folder}/import`, see: operators, forms: { '': { may: sent(operators), done: 422, others } } },
      { route: `${folder}/export.csv`, see: operators },
      ...(['basic', 'exception'] as const).flatMap((scope): PageRow[] => [
        {
          route: `${folder}/add-${scope}`,
          see: operators,
          forms: { '': { may: sent(operators), subject: aNewPriceList(kind, scope), others } },
        },
        {
          route: `${folder}/${scope}-details/:id`,
          subject: aPriceList(kind, scope),
          see: operators,
          forms: { '': { may: sent(operators) } },
        },
      ]),
      {
        route: `${folder}/remove/:id`,
        subject: aPriceList(kind, 'basic'),
        query: { scope: 'basic' },
        see: operators,
        forms: { '': { may: sent(operators) } },
      },
    ];
  }),
  { route: 'dashboard/company/price-example', query: { kind: 'vehicle', ...TYPED.vehicle }, see: operators },
];
