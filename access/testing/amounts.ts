const grouped = (kronor: number): string => String(kronor).replace(/(?<=\d)(?=(?:\d{3})+$)/g, String.raw`[\s\u00a0,]?`);

/**
 * Which of these amounts in öre a page or file shows, as öre, as kronor with them, or as whole kronor, in either language. Only whole
 * figures count: the instants in a page's data, in milliseconds, can have the same digits within.
 */
export const amountsIn = (page: string, amounts: readonly number[]): number[] =>
  amounts.filter((ore) => {
    const exact = `${grouped(Math.floor(ore / 100))}[.,]${String(ore % 100).padStart(2, '0')}`;
    const written = [String(ore), exact, grouped(Math.round(ore / 100))].join('|');
    return new RegExp(String.raw`(?<!\d)(?:${written})(?!\d)`).test(page);
  });
