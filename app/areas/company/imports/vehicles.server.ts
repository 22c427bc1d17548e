import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { accessibilityCatalogue } from '@bff/domain/accessibility';
import { depotsOf } from '@bff/domain/depots';
import { importVehicles, wholeFleet } from '@bff/domain/vehicles';
import type { UserActor } from '@bff/domain/shared/actor';
import { importRows } from '~/forms/import-rows.server';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { NewVehicle, vehicleFields } from '../vehicles/vehicle-fields';
import { detailsOf, vehicleValues } from '../vehicles/vehicle-form.server';
import { importFile, sheetFile } from './import-file.server';
import { sheetCells, sheetColumns } from './sheet-columns.server';

/** Per file. */
export const MOST_BUSES = 500;

export async function loadVehicleImport({ request }: LoaderFunctionArgs) {
  await requireActor(request);
  const t = translator(request);
  const intro = t('fleet:import.vehicles.intro');
  return data({
    title: t('fleet:import.vehicles.title'),
    over: t('fleet:vehicles.title'),
    intro,
    mostRows: MOST_BUSES,
  });
}

const sheetOf = async (request: Request, actor: UserActor, companyId: number) => ({
  fields: vehicleFields,
  locale: localeOf(request),
  named: {
    depotId: await depotsOf(actor, companyId),
    accessibility: (await accessibilityCatalogue()).map((one) => ({
      id: one.code,
      name: accessibilityName(one, localeOf(request)),
      others: [one.code, one.nameSv, one.nameEn],
    })),
  },
});

const FIELDS: Readonly<Record<string, string>> = { pickupDistanceMetres: 'pickupKilometres', equipment: 'accessories' };

export async function importVehicleFile({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const columns = sheetColumns(await sheetOf(request, actor, companyId));
  return importFile(request, {
    fields: vehicleFields,
    fieldOf: (fact) => FIELDS[fact] ?? fact,
    read: (text) =>
      importRows(text, {
        columns,
        schema: () => NewVehicle,
        key: 'registrationNumber',
        name: 'registrationNumber',
        mostRows: MOST_BUSES,
      }),
    save: (rows, { seen }) =>
      importVehicles(actor, {
        companyId,
        rows: rows.map(({ row, value }) => ({ row, details: detailsOf(value) })),
        seen,
      }),
    list: to.vehicles(),
    flash: 'fleet:flash.vehiclesImported',
  });
}

/** All buses, whatever the list shows. */
export async function vehicleFile({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return sheetFile(request, to.vehicles(), 'fleet:vehicles.file', async () => {
    const sheet = await sheetOf(request, actor, companyId);
    const fleet = await wholeFleet(actor, companyId);
    return sheetCells(
      sheet,
      fleet.map((bus) => vehicleValues(bus, sheet.locale)),
    );
  });
}
