// Colours that several pieces share.

export const INK = '#15211d';
export const FUR = '#9a8f86';
export const BONE = '#e9e2cf';
