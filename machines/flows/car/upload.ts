import { uploadFlow } from '../shared/uploadFlow.ts';

/** Documents for a car claim that exists. */
export const carUpload = uploadFlow('car', '/nonlife/car');
