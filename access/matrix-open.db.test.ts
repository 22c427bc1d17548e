// Traces: S2-025, S6-028, S6-029
import { testMatrix } from './testing/matrix-tests';

testMatrix('open');
