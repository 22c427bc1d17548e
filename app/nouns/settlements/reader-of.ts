/** Which words a settlement is in: a company reads of itself as «you». */
export const readerOf = (area: 'company' | 'admin'): 'own' | 'theirs' => (area === 'company' ? 'own' : 'theirs');
