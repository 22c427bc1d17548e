import type { OfferView, TickedOffer } from '@bff/areas/public';

/** The boxes in the results, in the address of a page of them, of a comparison and of a quote request. */
export const TICK = 'company';
/** More are not read. Who turns pages without scripts may tick more than can be compared. */
const MOST = 20;
const WRITTEN = /^\d{1,15}(-\d{1,15}){0,9}$/;

/** `5-12`: the bus 12 of the operator 5. `5` is the operator alone, as addresses said before single buses were compared. */
export const tickOf = ({ companyId, vehicleIds }: TickedOffer): string => [companyId, ...vehicleIds].join('-');

/** The same of an offer, whose id ends with its buses. */
export const tickOfOffer = ({ id, company }: Pick<OfferView, 'id' | 'company'>): string =>
  id.replace('offer', String(company.id));

export const ticksIn = (params: URLSearchParams): TickedOffer[] =>
  [...new Set(params.getAll(TICK))]
    .filter((value) => WRITTEN.test(value))
    .slice(0, MOST)
    .map((value) => {
      const [companyId = 0, ...vehicleIds] = value.split('-').map(Number);
      return { companyId, vehicleIds };
    });

/** Whom one asks for a quote: the operators of what is ticked. */
export const tickedCompanies = (ticked: readonly TickedOffer[]): number[] => [
  ...new Set(ticked.map(({ companyId }) => companyId)),
];
