/** In a dashboard's request: the user whose page it is. In a response, `other`: somebody else is logged in. */
export const READER_HEADER = 'x-reader';
