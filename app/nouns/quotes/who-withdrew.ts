/** Who offered what was withdrawn, and who withdrew it, as its company reads it: a key of the texts. */
export const whoWithdrew = ({ isSold, byOffice }: { isSold: boolean; byOffice: boolean }) =>
  `quotes:withdrawnBy.${byOffice ? 'office' : 'company'}.${isSold ? 'offered' : 'own'}` as const;
