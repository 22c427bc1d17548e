import { OfferCard, OfferList } from '@ds/patterns/OfferCard/OfferCard';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { PublicCompany } from '@bff/domain/companies';
import type { ShownImage } from '@bff/domain/images';
import { openKey } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { BusPicture } from '~/nouns/companies/BusPicture';
import { askedFor } from '~/nouns/companies/on-board';

interface CompanyBusesProps {
  operatorId: number;
  buses: readonly (Omit<PublicCompany['buses'][number], 'vehicleIds'> & { picture: ShownImage | null })[];
}

/** As many as tell what the company has; on a telephone a whole fleet is several screens before its reviews. */
const SHOWN = 3;

/** The buses that a company has for sale, identical ones together; the first ones, and the rest at one press. */
export function CompanyBuses({ operatorId, buses }: CompanyBusesProps) {
  const { t } = useTranslation('search');
  const cards = buses.map((bus, index) => {
    const { busType, model, seats, wheelchairPlaces, fuelType, count, picture } = bus;
    const title = t('offer.title', {
      bus: t(`busType.${busType}`),
      seats: t('offer.seats', { count: seats }),
    });
    return (
      <OfferCard
        key={`${busType}${model}${seats}${wheelchairPlaces}${fuelType}`}
        title={title}
        picture={
          <BusPicture
            busType={busType}
            operatorId={operatorId}
            picture={picture}
            alt={t('offer.picture', { name: model || title })}
            repeated={buses.findIndex((one) => one.busType === busType) === index ? 'first' : 'again'}
          />
        }
        head={[
          [
            ...(model === '' ? [] : [model]),
            t(`fuelType.${fuelType}`),
            ...(wheelchairPlaces > 0 ? [t('offer.wheelchairs', { count: wheelchairPlaces })] : []),
            ...(count > 1 ? [t('company.several', { count })] : []),
          ].join(' · '),
        ]}
        facts={equipmentFacts(bus.equipment, t)}
      />
    );
  });
  // A fold for a single one would take as much room.
  const folded = cards.length > SHOWN + 1 ? SHOWN : cards.length;
  return (
    <Stack as="section" gap="s" labelledBy="buses">
      <h2 id="buses">{t('company.buses')}</h2>
      {buses.length === 0 ? (
        <p>{t('company.noBuses')}</p>
      ) : (
        <>
          <OfferList>{cards.slice(0, folded)}</OfferList>
          {cards.length > folded ? (
            <Disclosure summary={t('company.moreBuses', { count: cards.length - folded })}>
              <OfferList>{cards.slice(folded)}</OfferList>
            </Disclosure>
          ) : null}
        </>
      )}
    </Stack>
  );
}

/** What is asked for most, first. */
function equipmentFacts(codes: readonly string[], t: Translate<'search'>): string[] {
  if (codes.length === 0) return [];
  const names = codes.toSorted((a, b) => askedFor(a) - askedFor(b)).map((code) => t(openKey('search:equipment', code)));
  return [names.join(' · ')];
}
