// Traces: S1-023, S2-115, S2-087, S2-088, S2-089, S2-090, S2-091, S2-099, S2-100, S2-101, S2-102, S2-103, S2-104, S2-107, S2-108, S2-109,
// S2-110, S2-130, S2-181, S2-183, S1-024, S2-105, S2-106, S2-114
import { testMatrix } from './testing/matrix-tests';

testMatrix('admin');
