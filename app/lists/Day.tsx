import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { noonOf } from '@formats';

/** A stored day (`2027-03-10`) for people: `ons 10 mars 2027`, in a table `10 mars 2027`. */
export const Day = ({ day }: { day: string }) => <DateTime at={noonOf(day)} show="date" />;
