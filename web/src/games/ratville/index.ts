// Ratville's part of the page.

export { default as Answers } from './Answers.svelte';
export { default as Board } from './Board.svelte';
export { default as End } from './Achievements.svelte';
export { default as List } from './List.svelte';
export { default as Numbers } from './Numbers.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Point } from './Point.svelte';
export { default as Seat } from './Seat.svelte';
export { cutting as beats, PHASES as phases, WITHIN as within } from './cutting';
export { sentence } from './sentence';
