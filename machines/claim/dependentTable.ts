export { askedOnly, outsideEvent } from './askedOnly.ts';
export { fallsWith } from './fallsWith.ts';
