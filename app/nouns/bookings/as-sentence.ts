/** What somebody wrote as a reason, with a full stop if it ends without one: other sentences follow it. */
export const asSentence = (written: string): string =>
  /[.!?…]["”’)]?$/.test(written.trim()) ? written : `${written.trim()}.`;
