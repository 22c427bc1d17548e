/** Of a request by a dashboard: the user whose page it is. Of an answer, `other`: somebody else is logged in. */
export const READER_HEADER = 'x-reader';
