// Traces: S5-047
/** A bus that could be part of a combination. */
export interface CombinableBus {
  seats: number;
  wheelchairPlaces: number;
  /** Operator price in öre. */
  price: number;
}

export const MAX_BUSES = 4;
/** Only a company's cheapest buses of each size are tried: more would cost time and gain nothing. */
const MAX_TRIED = 24;

/**
 * The cheapest set of the fewest buses (at most 4) that together have the seats and wheelchair places; undefined when four are not enough
 * (domain.md section 6).
 */
export function combineBuses<Bus extends CombinableBus>(
  buses: readonly Bus[],
  wanted: { passengers: number; wheelchairs: number },
): Bus[] | undefined {
  const tried = [...buses].sort((a, b) => b.seats - a.seats || a.price - b.price).slice(0, MAX_TRIED);
  for (let size = 1; size <= Math.min(MAX_BUSES, tried.length); size++) {
    const best = cheapestSet(tried, size, wanted);
    if (best) return best;
  }
  return undefined;
}

function cheapestSet<Bus extends CombinableBus>(
  buses: readonly Bus[],
  size: number,
  wanted: { passengers: number; wheelchairs: number },
): Bus[] | undefined {
  let best: { buses: Bus[]; price: number } | undefined;
  const chosen: Bus[] = [];
  const choose = (from: number, seats: number, places: number, price: number): void => {
    if (best && price >= best.price) return;
    if (chosen.length === size) {
      if (seats >= wanted.passengers && places >= wanted.wheelchairs) best = { buses: [...chosen], price };
      return;
    }
    for (let index = from; index <= buses.length - (size - chosen.length); index++) {
      const bus = buses[index]!;
      // Sorted by seats: the rest can bring at most this many more.
      if (seats + bus.seats * (size - chosen.length) < wanted.passengers) return;
      chosen.push(bus);
      choose(index + 1, seats + bus.seats, places + bus.wheelchairPlaces, price + bus.price);
      chosen.pop();
    }
  };
  choose(0, 0, 0, 0);
  return best?.buses;
}

export interface Seating {
  adults: number;
  children: number;
  wheelchairs: number;
}

/** Divides the passengers among the buses in proportion to seats: everybody is seated and no bus is overfilled. */
export function seatPassengers(
  buses: readonly Pick<CombinableBus, 'seats' | 'wheelchairPlaces'>[],
  group: Seating,
): Seating[] {
  const seats = buses.reduce((sum, bus) => sum + bus.seats, 0);
  const passengers = group.adults + group.children;
  let left = passengers;
  const shares = buses.map((bus) => {
    const share = Math.min(left, bus.seats, Math.ceil((passengers * bus.seats) / seats));
    left -= share;
    return share;
  });
  for (let index = 0; left > 0 && index < buses.length; index++) {
    const more = Math.min(left, buses[index]!.seats - shares[index]!);
    shares[index]! += more;
    left -= more;
  }
  let { adults, wheelchairs } = group;
  return buses.map((bus, index) => {
    // Adults first on every bus, so that no bus has only children while there are adults for all.
    const share = shares[index]!;
    const busesLeft = buses.length - index;
    const busAdults = Math.min(
      share,
      busesLeft === 1
        ? adults
        : Math.ceil(
            (adults * share) /
              Math.max(
                1,
                shares.slice(index).reduce((sum, one) => sum + one, 0),
              ),
          ),
    );
    const busWheelchairs = Math.min(wheelchairs, bus.wheelchairPlaces);
    adults -= busAdults;
    wheelchairs -= busWheelchairs;
    return { adults: busAdults, children: share - busAdults, wheelchairs: busWheelchairs };
  });
}
