export const KIN_SHAPE = 'block wide cover round-2 sand ratio-16-9';
