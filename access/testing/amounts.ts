/**
 * Which of these amounts in öre a page or file shows, as öre or as whole kronor. Only whole figures count: the instants in a page's data, in
 * milliseconds, can have the same digits within.
 */
export const amountsIn = (page: string, amounts: readonly number[]): number[] =>
  amounts.filter((ore) => {
    const kronor = String(ore / 100).replace(/(?<=\d)(?=(?:\d{3})+$)/g, String.raw`[\s\u00a0]?`);
    return new RegExp(String.raw`(?<!\d)(?:${ore}|${kronor})(?!\d)`).test(page);
  });
