export type FuelType = 'diesel' | 'diesel18' | 'hvo100' | 'b30' | 'petrol' | 'electric';

/**
 * Energy and greenhouse gases of fuels over their whole life cycle. Energy content (MJ per litre) is from Directive (EU) 2018/2001 annex
 * III; gases (g CO₂e per MJ) are from its annex V: 94 is the fossil fuel comparator, 50.1 the default value of biodiesel and of
 * hydrotreated vegetable oil, both from rape seed. An operator's fuel may well be better than the default.
 */
const FOSSIL = 94;
const RAPE_SEED = 50.1;
const DIESEL = 36 * FOSSIL;
const BIODIESEL = 33 * RAPE_SEED;
const HVO = 34 * RAPE_SEED;
const PETROL = 32 * FOSSIL;
/** g CO₂e per kWh used in the Nordic countries, including import and export: IVL, «Emissionsfaktor för nordisk elmix år 2021–2023». */
const NORDIC_ELECTRICITY = 59;

const blend = (bioShare: number) => DIESEL * (1 - bioShare) + BIODIESEL * bioShare;

/** Grams of CO₂e per litre; per kilowatt hour for electric buses. */
const FACTORS: Record<FuelType, number> = {
  diesel: DIESEL,
  diesel18: blend(0.18),
  hvo100: HVO,
  b30: blend(0.3),
  petrol: PETROL,
  electric: NORDIC_ELECTRICITY,
};

/** Grams of CO₂e for driving that far. `fuelPerKm` is millilitres per kilometre, watt hours for electric buses. */
export function emissionsGrams(metres: number, fuelType: FuelType, fuelPerKm: number): number {
  return Math.round((metres / 1_000) * (fuelPerKm / 1_000) * FACTORS[fuelType]);
}
