/** A phone number as typed, in E.164; undefined if it is none. */
type ReadPhone = (typed: string) => string | undefined;

const LETTERS = /^\+?[\d\s()./-]+$/;

/**
 * What a browser can check without the world's numbering plans, which weigh as much as the rest of a form: the characters, and the number
 * of digits. The server looks the number up.
 */
const plausible: ReadPhone = (typed) => {
  const digits = typed.replace(/\D/g, '').length;
  return LETTERS.test(typed) && digits >= 5 && digits <= 15 ? typed : undefined;
};

let read = plausible;

export const readPhone: ReadPhone = (typed) => read(typed);
/** For the server, which reads forms and bodies (`parse-form.server.ts`, `bff/api/endpoints/fields.ts`). */
export const setPhoneReader = (reader: ReadPhone): void => {
  read = reader;
};
