// Traces: S2-025, S6-028, S6-029, S2-033, S2-038, S2-042, S2-048
import { testMatrix } from './testing/matrix-tests';

testMatrix('open');
