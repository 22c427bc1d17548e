// Traces: S2-057, S1-017, S2-075, S2-076, S2-077, S2-135, S2-136, S2-137, S2-138, S2-139, S2-140, S2-154, S2-175, S2-079, S2-080, S2-082,
// S2-083, S2-073
import { testMatrix } from './testing/matrix-tests';

testMatrix('dashboards');
