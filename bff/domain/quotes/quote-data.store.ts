import type { DataSubject } from '@bff/domain/erasure';
import { QuoteRequest, QuoteRequestCompany } from '@db/models';

export const quoteDataStore = {
  /** Removes what they wrote, and where they wanted to go. Who was asked, when, and the outcome stay. */
  async pseudonymise({ customerId }: DataSubject): Promise<void> {
    if (customerId === null) return;
    await QuoteRequest.update({ message: null, specialRequests: null, stops: [] }, { where: { customerId } });
    const requests = await QuoteRequest.findAll({ attributes: ['id'], where: { customerId } });
    // Nobody is reminded any more, and nobody told.
    await QuoteRequestCompany.scope('unanswered').update(
      { nextStep: null, nextStepAt: null },
      { where: { quoteRequestId: requests.map(({ id }) => id) } },
    );
  },

  async requests({ customerId }: DataSubject): Promise<unknown[]> {
    if (customerId === null) return [];
    const rows = await QuoteRequest.findAll({
      where: { customerId },
      include: [{ association: 'companies', include: [{ association: 'company', attributes: ['name'] }] }],
      order: ['id'],
    });
    return rows.map((row) => ({
      number: row.number,
      created: row.createdAt,
      tripType: row.tripType,
      stops: row.stops,
      departure: row.departureAt,
      return: row.returnAt,
      adults: row.adults,
      children: row.children,
      wheelchairs: row.wheelchairs,
      message: row.message,
      specialRequests: row.specialRequests,
      companies: row.companies!.map(({ status, message, company }) => ({ name: company!.name, status, message })),
    }));
  },
};
