import type { LineKind } from '@bff/domain/pricing';
import type { Purchase } from '@bff/domain/shared/buying-units';
import type { DisputeStatus } from '@states/dispute-states';
import type { ChoiceStatus } from '@states/choice-states';
import type { EventCode } from '@states/event-codes';
import type { ShownBookingStatus } from '@states/booking-states';
import type { ShownJourneyStatus } from '@states/journey-states';
import type { PaymentStatus } from '@states/payment-states';
import type { FuelType } from '@states/vehicle-words';
import type { FoundOutcome } from '../shared/shown-journey';
import { type BookingStatus, type CanceledBy, isConfirmed } from './booking-states';

/** An order as its pages, mails and documents show it. Amounts in öre, distances in metres. */
export interface OrderDetails extends Purchase {
  id: number;
  number: string;
  /** The unit that it was bought for; null for a customer's own purchase, or if not chosen yet. */
  unit: { id: number; name: string; costCenter: string } | null;
  /** The companies whose buses it has or had. */
  operators: number[];
  purchaseType: 'direct' | 'quote';
  customerType: 'PRIVATE' | 'CORPORATE';
  language: 'sv' | 'en';
  tripType: 'one-way' | 'round-trip' | 'day-trip';
  departure: Date;
  return: Date | null;
  adults: number;
  children: number;
  wheelchairs: number;
  /** ISO codes of the countries of the legs with passengers. */
  countries: string[];
  customerPrice: number;
  tax: number;
  total: number;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  comment: string | null;
  specialRequests: string | null;
  termsAcceptedAt: Date | null;
  firstHeldAt: Date;
  holdExpiresAt: Date | null;
  /** As people see it. */
  heldUntil: Date | null;
  holdExtendedAt: Date | null;
  /** Paid now, or before it was canceled. */
  wasConfirmed: boolean;
  created: Date;
  /** The operator of the buses that still run, else of those that did. */
  company: OrderCompany;
  customer: {
    name: string;
    companyName: string | null;
    orgNumber: string | null;
    street: string;
    postcode: string;
    city: string;
    /** When the personal data was erased. */
    deletedAt: Date | null;
  };
  stops: OrderStop[];
  bookings: BookingDetails[];
  payments: OrderPayment[];
  refunds: OrderRefund[];
  disputes: OrderDispute[];
}

export interface OrderCompany {
  id: number;
  name: string;
  orgNumber: string;
  vatNumber: string;
  contactEmail: string;
  contactPhone: string;
  emergencyPhone: string;
  language: 'sv' | 'en';
}

export interface OrderStop {
  position: number;
  stopType: 'pickUp' | 'dropOff' | 'both';
  placeId: string | null;
  name: string;
  street: string | null;
  /** On the way home, if another than on the way out. */
  homeStreet: string | null;
  country: string;
  lat: number;
  lon: number;
  dwellSeconds: number;
  arrival: Date | null;
  departure: Date | null;
}

export interface BookingDetails {
  id: number;
  number: string;
  vehicleId: number;
  companyId: number;
  company: OrderCompany;
  journeyId: number | null;
  journeyNumber: string | null;
  journeyStatus: ShownJourneyStatus | null;
  /** How it went, if nobody reported it and an administrator has found out. */
  journeyOutcome: FoundOutcome | null;
  status: BookingStatus;
  /** The same as people read it: once the trip is over, how it ended. */
  shown: ShownBookingStatus;
  passengers: number;
  wheelchairs: number;
  departure: Date;
  return: Date | null;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  /** When the last leg with passengers ends; null if no timeline was kept. */
  lastArrival: Date | null;
  drivers: number;
  waitsAtHome: boolean;
  startName: string;
  totalMetres: number;
  passengerMetres: number;
  emissionsGrams: number | null;
  operatorPrice: number;
  commissionBasisPoints: number;
  surchargeFee: number;
  customerPrice: number;
  taxBasisPoints: number;
  tax: number;
  total: number;
  canceledAt: Date | null;
  canceledBy: CanceledBy | null;
  cancelReason: string | null;
  cancellationFee: number | null;
  /** After its operator's cancellation. */
  choice: BookingChoiceDetails | null;
  registrationNumber: string;
  busType: 'touristBus' | 'doubleDecker' | 'minibus';
  seats: number;
  wheelchairPlaces: number;
  fuelType: FuelType;
  model: string;
  driverName: string | null;
  driverPhone: string | null;
  lines: { kind: FrozenLineKind; quantity: number; unit: string; rate: number; amount: number }[];
  tiers: { hours: number; basisPoints: number }[];
  events: { to: string; at: Date; code: EventCode | null; reason: string | null; actorKind: string }[];
}

/** A line as it was when the booking was made, or the difference between a replacement bus and the first. */
export type FrozenLineKind = LineKind | 'moved';

/** What the customer may choose after an operator's cancellation. */
export interface BookingChoiceDetails {
  id: number;
  status: ChoiceStatus;
  /** In öre: the refund, or what the other bus is paid with. */
  amount: number;
  deadline: Date;
  newBookingNumber: string | null;
}

export interface OrderPayment {
  id: number;
  status: PaymentStatus;
  amount: number;
  capturedAmount: number;
  refundedAmount: number;
  /** Some of that is still on its way. */
  isBeingRefunded: boolean;
  cardBrand: string | null;
  cardLast4: string | null;
  url: string | null;
  expires: Date | null;
  succeededAt: Date | null;
  created: Date;
}

export interface OrderRefund {
  bookingId: number | null;
  amount: number;
  status: 'requested' | 'pending' | 'succeeded' | 'failed';
  reason: string;
  created: Date;
  completedAt: Date | null;
}

/** A customer's bank takes a payment back, or enquires about it. */
export interface OrderDispute {
  status: DisputeStatus;
  amount: number;
  /** The amount that the bank holds at present. */
  withdrawnAmount: number;
  openedAt: Date;
}

/** Confirmed now, or before it was canceled. */
export const wasConfirmed = ({ status, events }: Pick<BookingDetails, 'status' | 'events'>): boolean =>
  isConfirmed(status) || events.some(({ to }) => isConfirmed(to));
