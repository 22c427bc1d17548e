// Traces: S2-189, S3-080, S9-013
import { describe, expect, it } from 'vitest';
import { ContentPage, ContentPageText, Country, MinimumCancellationTier, Setting } from '@db/models';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { seedReference } from '.';

describe('reference data', () => {
  const database = useTestDatabase();

  it('has every content page in both languages, with titles, and the brand as a placeholder', async () => {
    await seedReference(database.sequelize);
    const pages = await ContentPageText.findAll();
    expect(await ContentPage.count({ where: { isReserved: true, status: 'published' } })).toBe(6);
    const slugs = (language: string) => pages.filter((page) => page.language === language).map(({ slug }) => slug);
    expect(slugs('sv').sort()).toEqual(['about', 'accessibility', 'cookies', 'privacy', 'terms', 'tips-and-faq']);
    expect(slugs('en').sort()).toEqual(slugs('sv').sort());
    for (const page of pages) {
      expect(page.title).not.toBe('');
      expect(page.markdown).not.toMatch(/bussplats/i);
      // Every heading of one language has its counterpart in the other.
      const other = pages.find(({ slug, language }) => slug === page.slug && language !== page.language);
      const headings = (markdown = '') => markdown.match(/^#{2,3} /gm)?.length;
      expect(headings(other?.markdown)).toBe(headings(page.markdown));
    }
  });

  it('is complete, and leaves what an administrator has changed when it is loaded again', async () => {
    await seedReference(database.sequelize);
    const settings = await select<{ settingKey: string; value: string }>('SELECT setting_key, value FROM settings');
    expect(Object.fromEntries(settings.map((row) => [row.settingKey, row.value]))).toMatchObject({
      quoteExpiryHours: '48',
      quoteRequestExpiryHours: '48',
      minimumDaysBeforeDeparture: '4',
      startWindowMinutes: '120',
      holdMinutes: '20',
      directBookingLeadHours: '24',
      pickupDistanceMetres: '100000',
      preparationMinutes: '15',
      turnaroundMinutes: '30',
      taxBasisPoints: '600',
      commissionBasisPoints: '1000',
      surchargeFee: '0',
      maximumTripDays: '14',
      maximumDrivingHoursPerDay: '9',
      paymentTermsDays: '30',
      cardPayment: 'true',
      invoicePayment: 'true',
    });

    await Setting.update({ value: '25' }, { where: { settingKey: 'holdMinutes' } });
    await ContentPageText.update({ markdown: 'Ours' }, { where: { slug: 'about', language: 'sv' } });
    await MinimumCancellationTier.destroy({ where: { hours: 24 } });
    const before = [await Setting.count(), await Country.count(), await ContentPageText.count()];
    await seedReference(database.sequelize);
    expect([await Setting.count(), await Country.count(), await ContentPageText.count()]).toEqual(before);
    expect(await Setting.findOne({ where: { settingKey: 'holdMinutes' } })).toMatchObject({ value: '25' });
    expect(await ContentPageText.findOne({ where: { slug: 'about', language: 'sv' } })).toMatchObject({
      markdown: 'Ours',
    });
    expect(await MinimumCancellationTier.count()).toBe(2);
  });
});
