import type { MailSetting } from '../mail-content';

/** An installation whose names no text of ours contains. */
export const testSetting: MailSetting = {
  brand: 'Testbuss',
  origin: 'https://buss.example',
  supportEmail: 'support@demo.invalid',
  supportPhone: '+46846500412',
  supportHours: { sv: 'vardagar 8–17', en: 'weekdays 8–17' },
  seller: { name: 'Säljande Buss AB', orgNumber: '5560360793', address: 'Storgatan 1, 753 31 Uppsala' },
};
