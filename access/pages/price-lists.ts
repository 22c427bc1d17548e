import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { ADMINS, all, only, sent } from '../outcomes';
import type { PageRow } from '../rows';
import { aNewPriceList, aPriceList, temporaryPrices, TYPED } from '../testing/price-list-subjects';

const operators = only('COMPANY_ADMIN');
const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** They belong to no administrator: each may enter any. */
const anyAdmins = all(ADMINS, 'allowed');
/** The address identifies nobody: each has their own. */
const others = all(['COMPANY_ADMIN'], 'allowed');

/** An operator's costs are its own to see and to enter. */
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
  { route: 'dashboard/admin/prices/add', see: admins },
  {
    route: 'dashboard/admin/prices/add/:company/:kind',
    subject: temporaryPrices,
    see: admins,
    others: anyAdmins,
    forms: { '': { may: sent(admins), others: anyAdmins } },
  },
  {
    route: 'dashboard/admin/prices/remove/:company/:kind/:id',
    subject: temporaryPrices,
    see: admins,
    others: anyAdmins,
    forms: { '': { may: sent(admins), others: anyAdmins } },
  },
  {
    route: 'dashboard/admin/prices/example/:company/:kind',
    subject: temporaryPrices,
    query: TYPED.vehicle,
    see: admins,
    others: anyAdmins,
  },
  {
    route: 'dashboard/company/price-example',
    query: { kind: 'vehicle', scope: 'basic', ...TYPED.vehicle },
    see: operators,
  },
];
