import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type * as z from 'zod/mini';
import { journeySheet, minutesLate } from '@bff/areas/journeys';
import { reportDeviation } from '@bff/domain/deviations';
import { MOST_MEGABYTES } from '@bff/domain/images';
import { hasRole } from '@bff/domain/shared/actor';
import { readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { takeFile } from '~/forms/take-file.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { translator } from '~/i18n/i18n.server';
import { causeOf, CompanyReport, DriverReport, IMAGE_FIELDS } from './deviation-fields';

/** The form that reports a deviation, with the key that makes resending safe. */
export async function loadDeviationReport({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const sheet = await journeySheet(actor, params['id'] ?? '');
  const { number, from, to, reports, departure, bus, driver } = sheet;
  const late = minutesLate(sheet);
  const t = translator(request);
  return data(
    {
      title: t('deviations:report.title'),
      number,
      sheet: t('journeys:sheet.title', { from, to }),
      departure,
      registrationNumber: bus.registrationNumber,
      canReport: reports.length > 0,
      megabytes: MOST_MEGABYTES,
      late,
      // What is known, for whoever reports it on a telephone to correct.
      values: await withDraft(request, {
        sendKey: randomUUID(),
        extraMinutes: String(late),
        extraMetres: '0',
        ...(driver && hasRole(actor, 'DRIVER') ? { signature: driver.name } : {}),
      }),
    },
    { status: reports.length > 0 ? 200 : 409 },
  );
}

type Told = z.output<typeof DriverReport>;

interface Reporting {
  by: 'driver' | 'company';
  /** The journey sheet to return to. */
  sheet: (number: string) => string;
}

export async function reportFromForm({ request, params }: ActionFunctionArgs, { by, sheet }: Reporting) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  // Another's journey does not exist to the actor; the form could only say that it cannot be done.
  await journeySheet(actor, number);
  const form = await readForm(request);
  const uploads = IMAGE_FIELDS.map((name) => takeFile(form, name)).filter((file) => file !== undefined);
  const done = () => redirectWithFlash(request, sheet(number), 'deviations:flash.reported');
  const t = translator(request);
  const report = ({ chosenCause, cause, ...told }: Told, price: number | null) =>
    reportDeviation(actor, {
      number,
      ...told,
      cause: causeOf((chosen) => t(`deviations:causes.${chosen}`), chosenCause, cause),
      price,
      uploads,
    });
  return by === 'driver'
    ? saveForm(request, DriverReport, { form, run: (told) => report(told, null), done })
    : saveForm(request, CompanyReport, { form, run: (told) => report(told, told.price), done });
}
