// Traces: S7-014
import { testMatrix } from './testing/matrix-tests';

testMatrix('api');
