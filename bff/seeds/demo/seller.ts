import { luhnDigit } from '@formats';
import { Setting } from '@db/models';

/** The demo's seller: a number from the range that Swedish companies do not get, and a telephone from the one kept for fiction. */
const BODY = '559900009';
const SELLER = {
  sellerName: 'Bussplats Demo AB',
  sellerOrgNumber: `${BODY}${luhnDigit(BODY)}`,
  sellerAddress: 'Kungsgatan 1, 753 20 Uppsala',
  supportPhone: '+46846500412',
  supportHoursSv: 'vardagar 8–17',
  supportHoursEn: 'weekdays 08:00–17:00',
  onCallPhone: '+46846500499',
  supportAnswerDays: '1',
};

export async function loadSeller(): Promise<void> {
  await Setting.bulkCreate(
    Object.entries(SELLER).map(([settingKey, value]) => ({ settingKey, validFrom: '2000-01-01', value })),
    // A new installation has them, empty.
    { updateOnDuplicate: ['value'] },
  );
}
