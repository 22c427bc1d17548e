import { setToday } from '#fields/today';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

setToday(() => toLocalDate(clock.millis()));
