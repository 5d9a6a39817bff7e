// The numbers of a seat that people compare, for games that have no board of their own yet.

export const HEADLINES: Record<string, string[]> = {
  rattus: ['reserves', 'haven'],
  ratville: ['population'],
  ratzzia: ['food', 'sacks'],
};
