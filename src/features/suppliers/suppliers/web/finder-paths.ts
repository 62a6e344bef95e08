/** The finder's two addresses; without an import, because the first screen carries what its routes need. */
export const finderPath = '/sourcing/suppliers';
export const browsePath = '/sourcing/suppliers/browse-suppliers';
