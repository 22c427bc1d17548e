/** The texts of a settlement statement on paper. */
export const statementWords = {
  sv: {
    title: 'Avräkning',
    company: 'Bussbolag',
    orgNumber: 'Org.nr',
    issued: 'Utskriven',
    isOpen: 'Månaden är inte slut: fler resor kan komma till.',
    notReported: (trips: number): string =>
      trips === 1
        ? '1 resa är inte rapporterad: körningen stängdes automatiskt. Den räknas som de andra.'
        : `${trips} resor är inte rapporterade: körningarna stängdes automatiskt. De räknas som de andra.`,
    sums: 'Belopp exkl. moms, om inget annat anges',
    customerPrice: 'Kundens pris',
    commission: 'Provision och avgift',
    earned: 'Resor, avbokningar och avvikelser till bolaget',
    tax: 'Moms till bolaget',
    debts: 'Avdrag och merkostnad för ersättningsbuss',
    toPay: 'Bolaget har att få',
    owed: 'Bolaget är skyldigt oss',
    lines: 'Specifikation, bolagets belopp exkl. moms',
    none: 'Inga resor har körts eller avbokats den månaden.',
    kind: {
      trip: 'resa',
      fee: 'avbokningsavgift',
      deviation: 'avvikelse',
      penalty: 'avdrag',
      moved: 'merkostnad för ersättningsbuss',
    },
    status: {
      notReported: 'inte rapporterad',
      driven: (source: string): string => `körd enligt ${source}`,
      notDriven: (source: string): string => `inte körd enligt ${source}`,
    },
    page: (number: number, pages: number): string => `sida ${number} av ${pages}`,
  },
  en: {
    title: 'Settlement statement',
    company: 'Bus company',
    orgNumber: 'Org. no.',
    issued: 'Printed',
    isOpen: 'The month is not over: more trips may be added.',
    notReported: (trips: number): string =>
      trips === 1
        ? '1 trip is not reported: the journey was closed automatically. It counts like the others.'
        : `${trips} trips are not reported: the journeys were closed automatically. They count like the others.`,
    sums: 'Amounts excl. VAT, unless otherwise stated',
    customerPrice: 'Customer’s price',
    commission: 'Commission and fee',
    earned: 'Trips, cancellations and incidents to the company',
    tax: 'VAT to the company',
    debts: 'Penalties and extra cost of replacement buses',
    toPay: 'Due to the company',
    owed: 'Owed to us by the company',
    lines: 'Breakdown, the company’s amounts excl. VAT',
    none: 'No trips were driven or cancelled that month.',
    kind: {
      trip: 'trip',
      fee: 'cancellation fee',
      deviation: 'deviation',
      penalty: 'penalty',
      moved: 'extra cost of replacement bus',
    },
    status: {
      notReported: 'not reported',
      driven: (source: string): string => `driven according to ${source}`,
      notDriven: (source: string): string => `not driven according to ${source}`,
    },
    page: (number: number, pages: number): string => `page ${number} of ${pages}`,
  },
} as const;
