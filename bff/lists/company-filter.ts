/** The rule of a filter that is an operator, by its id. */
export const checkCompany = (value: string): string | undefined =>
  /^\d{1,15}$/.test(value) ? undefined : 'forms.invalid';
