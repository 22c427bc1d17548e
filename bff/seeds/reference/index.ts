import type { Sequelize } from 'sequelize';
import { settingDefaults } from '@bff/domain/settings';
import { ContentPage, ContentPageText, Country, MinimumCancellationTier, Setting } from '@db/models';
import { contentPages, contentPageTexts } from './content-pages';
import { countries } from './countries';
import { minimumCancellationTiers } from './minimum-cancellation-tiers';
import { seedPlaces } from './places';

/**
 * Loads what every installation needs. Safe to repeat: it adds what is missing and leaves what an administrator has changed; places are
 * loaded anew when their files have changed.
 */
export async function seedReference(database: Sequelize): Promise<void> {
  const missingOnly = { ignoreDuplicates: true };
  await Setting.bulkCreate(
    Object.entries(settingDefaults).map(([settingKey, value]) => ({ settingKey, value })),
    missingOnly,
  );
  await Country.bulkCreate(
    countries.map(([code, nameSv, nameEn]) => ({ code, nameSv, nameEn })),
    missingOnly,
  );
  await ContentPage.bulkCreate(contentPages, missingOnly);
  await ContentPageText.bulkCreate(contentPageTexts(), missingOnly);
  // All or none: an administrator may have taken one away.
  if ((await MinimumCancellationTier.count()) === 0)
    await MinimumCancellationTier.bulkCreate(
      minimumCancellationTiers.map(([hours, basisPoints]) => ({ hours, basisPoints })),
    );
  await seedPlaces(database);
}
