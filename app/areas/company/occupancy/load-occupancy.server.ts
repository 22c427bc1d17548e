import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { useLoaderData } from '@remix-run/react';
import { occupancyPeriod, occupancyTicks, readOccupancy } from '@bff/areas/company';
import { depotsOf } from '@bff/domain/depots';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { translator } from '~/i18n/i18n.server';
import { companyOf } from '../company-of.server';
import { readQuery } from './occupancy-query';

/** The occupancy of a day, a week or a month, as the address asks for it. */
export async function loadOccupancy({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const today = toLocalDate(clock.now());
  const query = readQuery(new URL(request.url).searchParams, today);
  const period = occupancyPeriod(query.view, query.day);
  const depotId = query.depot ? Number(query.depot) : undefined;
  const [rows, depots] = await Promise.all([
    readOccupancy(actor, period, { companyId, text: query.text, depotId }),
    depotsOf(actor, companyId),
  ]);
  await rememberVisit(request);
  return data({
    title: translator(request)('fleet:occupancy.title'),
    today,
    query,
    period: { ...period, lastDay: shiftedDay(period.afterDay, -1), before: shiftedDay(period.firstDay, -1) },
    ticks: occupancyTicks(period),
    rows,
    depots: depots.map(({ id, name }) => ({ id, name })),
  });
}

export type LoadedOccupancy = ReturnType<typeof useLoaderData<typeof loadOccupancy>>;
