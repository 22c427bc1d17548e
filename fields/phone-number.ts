/** A telephone number as it was typed, in E.164; undefined when it is none. */
type ReadPhone = (typed: string) => string | undefined;

const LETTERS = /^\+?[\d\s()./-]+$/;

/**
 * What a browser can tell without the numbering plans of the world, which weigh as much as the rest of a form together: the signs, and how
 * many digits. The server looks the number up.
 */
const plausible: ReadPhone = (typed) => {
  const digits = typed.replace(/\D/g, '').length;
  return LETTERS.test(typed) && digits >= 5 && digits <= 15 ? typed : undefined;
};

let read = plausible;

export const readPhone: ReadPhone = (typed) => read(typed);
/** The server's, where it reads forms and bodies (`parse-form.server.ts`, `bff/api/endpoints/fields.ts`). */
export const setPhoneReader = (reader: ReadPhone): void => {
  read = reader;
};
