/** The brands that have a look of their own; the value of `data-brand` on `<html>`. */
export const brands = ['folioleaf', 'norrleaf', 'bildvik', 'wallbay', 'printmoor'] as const;

export type Brand = (typeof brands)[number];
